"""The log of a table: an append-only list of numbered events, from which everything else follows.

No event holds a secret: whose secret opens which seat, and what the server adds to the deal, is kept apart. All events
but `Moved` are public as they are; what a seat sees of a decision is in `told.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from roji.table.origin import Origin

OPEN = "open"  # a seat that waits for a person
PERSON = "person"


@dataclass(slots=True, kw_only=True)  # not frozen: that makes them twice as slow to make
class Event:
    """Base of all events; `do` names the kind. `at` is when it happened, in whole seconds since 1970; `id` is that of
    the request behind it, so that it is not fulfilled twice, and is told to nobody."""

    do: ClassVar[str]
    at: int = 0
    id: str = ""


@dataclass(slots=True, kw_only=True)
class Created(Event):
    """A table was made. `seats` says for each seat: open, or the name of a bot."""

    do = "created"
    game: str
    options: dict[str, Any]
    seats: list[str]
    commitment: str  # SHA-256 of what the server adds to the deal
    fair: int = 1  # the form of the dealing; tables of before have the first
    strict: bool = False  # nonces are promised first, and opened when all are there
    chat: bool = False
    hints: bool = True
    rematch_of: str = ""
    after: int | None = None  # the match goes on where another one was after so many decisions: not dealt fairly
    origin: Origin | None = None  # where that was; told to nobody, as it shows what one seat knows


@dataclass(slots=True, kw_only=True)
class Sat(Event):
    """A person took a seat. `nonce` is what the person added to a deal of the first form."""

    do = "sat"
    seat: int
    name: str
    nonce: str = ""


@dataclass(slots=True, kw_only=True)
class Left(Event):
    """A person left a seat before the start."""

    do = "left"
    seat: int


@dataclass(slots=True, kw_only=True)
class Promised(Event):
    """A person's program told the SHA-256 of what it will add to the deal: strict dealing only."""

    do = "promised"
    seat: int
    promise: str


@dataclass(slots=True, kw_only=True)
class Sealed(Event):
    """A person wants to start; the cards are dealt as soon as everybody's nonce is there."""

    do = "sealed"
    seat: int


@dataclass(slots=True, kw_only=True)
class Added(Event):
    """What a person's program adds to the deal."""

    do = "added"
    seat: int
    nonce: str


@dataclass(slots=True, kw_only=True)
class Redealt(Event):
    """Somebody's part did not come in time: promises and nonces are void, and a new deal begins without these seats.

    Where nobody would be left, none is left out, and somebody has to start again.
    """

    do = "redealt"
    without: list[int]
    commitment: str


@dataclass(slots=True, kw_only=True)
class Started(Event):
    """All seats are taken and the cards were dealt."""

    do = "started"


@dataclass(slots=True, kw_only=True)
class Moved(Event):
    """A decision. `note` is what a person adds to it, such as the exact place of a lantern."""

    do = "moved"
    seat: int
    action: int
    note: str = ""


@dataclass(slots=True, kw_only=True)
class AskedBack(Event):
    """A person asks to go back to when `to` decisions had been made; `of` lists the seats that must agree."""

    do = "asked-back"
    seat: int
    to: int
    of: list[int]


@dataclass(slots=True, kw_only=True)
class Answered(Event):
    """A person said yes or no to that."""

    do = "answered"
    seat: int
    yes: bool


@dataclass(slots=True, kw_only=True)
class TookBack(Event):
    """The match went back to when `to` decisions had been made."""

    do = "took-back"
    seat: int
    to: int


@dataclass(slots=True, kw_only=True)
class Resigned(Event):
    """A person gave up. `stand_in` names the bot that plays on; empty where the match is over by this."""

    do = "resigned"
    seat: int
    stand_in: str = ""


@dataclass(slots=True, kw_only=True)
class Replaced(Event):
    """A bot failed, and another one plays on in its place."""

    do = "replaced"
    seat: int
    by: str


@dataclass(slots=True, kw_only=True)
class Said(Event):
    """A person said something."""

    do = "said"
    seat: int
    text: str


@dataclass(slots=True, kw_only=True)
class Rematch(Event):
    """There is a new table with the same people, their seats moved on by one."""

    do = "rematch"
    seat: int
    table: str


Public = (
    Created
    | Sat
    | Left
    | Promised
    | Sealed
    | Added
    | Redealt
    | Started
    | AskedBack
    | Answered
    | TookBack
    | Resigned
    | Replaced
    | Said
    | Rematch
)  # told to everybody as they are, but for the id
Logged = Public | Moved

"""The log of a table: an append-only list of numbered events, from which everything else follows.

No event holds a secret: whose secret opens which seat, and what the server adds to the deal, is kept apart. All events
but `Moved` are public as they are; what a seat sees of a decision is in `told.py`.
"""

from __future__ import annotations

from typing import Any

import msgspec

OPEN = "open"  # a seat that waits for a person
PERSON = "person"


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="do", kw_only=True, omit_defaults=True):
    """Base of all events. `at` is when it happened, in whole seconds since 1970; `id` is that of the request behind it,
    so that it is not fulfilled twice, and is told to nobody."""

    at: int = 0
    id: str = ""


class Created(Event, frozen=True, gc=False, tag="created"):
    """A table was made. `seats` says for each seat: open, or the name of a bot."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    commitment: str  # SHA-256 of what the server adds to the deal
    fair: int = 1  # the form of the dealing; tables of before have the first
    strict: bool = False  # nonces are promised first, and opened when all are there
    chat: bool = False
    hints: bool = True
    rematch_of: str = ""


class Sat(Event, frozen=True, gc=False, tag="sat"):
    """A person took a seat. `nonce` is what the person added to a deal of the first form."""

    seat: int
    name: str
    nonce: str = ""


class Left(Event, frozen=True, gc=False, tag="left"):
    """A person left a seat before the start."""

    seat: int


class Promised(Event, frozen=True, gc=False, tag="promised"):
    """A person's program told the SHA-256 of what it will add to the deal: strict dealing only."""

    seat: int
    promise: str


class Sealed(Event, frozen=True, gc=False, tag="sealed"):
    """A person wants to start; the cards are dealt as soon as everybody's nonce is there."""

    seat: int


class Added(Event, frozen=True, gc=False, tag="added"):
    """What a person's program adds to the deal."""

    seat: int
    nonce: str


class Redealt(Event, frozen=True, gc=False, tag="redealt"):
    """Somebody's part did not come in time: promises and nonces are void, and a new deal begins without these seats.

    Where nobody would be left, none is left out, and somebody has to start again.
    """

    without: list[int]
    commitment: str


class Started(Event, frozen=True, gc=False, tag="started"):
    """All seats are taken and the cards were dealt."""


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """A decision. `note` is what a person adds to it, such as the exact place of a lantern."""

    seat: int
    action: int
    note: str = ""


class AskedBack(Event, frozen=True, gc=False, tag="asked-back"):
    """A person asks to go back to when `to` decisions had been made; `of` lists the seats that must agree."""

    seat: int
    to: int
    of: list[int]


class Answered(Event, frozen=True, gc=False, tag="answered"):
    """A person said yes or no to that."""

    seat: int
    yes: bool


class TookBack(Event, frozen=True, gc=False, tag="took-back"):
    """The match went back to when `to` decisions had been made."""

    seat: int
    to: int


class Resigned(Event, frozen=True, gc=False, tag="resigned"):
    """A person gave up. `stand_in` names the bot that plays on; empty where the match is over by this."""

    seat: int
    stand_in: str = ""


class Replaced(Event, frozen=True, gc=False, tag="replaced"):
    """A bot failed, and another one plays on in its place."""

    seat: int
    by: str


class Said(Event, frozen=True, gc=False, tag="said"):
    """A person said something."""

    seat: int
    text: str


class Rematch(Event, frozen=True, gc=False, tag="rematch"):
    """There is a new table with the same people, their seats moved on by one."""

    seat: int
    table: str


Logged = (
    Created
    | Sat
    | Left
    | Promised
    | Sealed
    | Added
    | Redealt
    | Started
    | Moved
    | AskedBack
    | Answered
    | TookBack
    | Resigned
    | Replaced
    | Said
    | Rematch
)
_decoder = msgspec.json.Decoder(Logged)


def encode(event: Logged) -> bytes:
    """An event as it is stored."""
    return msgspec.json.encode(event)


def decode(data: bytes) -> Logged:
    """The event that was stored."""
    event: Logged = _decoder.decode(data)
    return event

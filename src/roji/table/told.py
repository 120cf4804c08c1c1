"""What a viewer sees of a table: each event, and the state of play. Built by naming what may be told."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, TypeVar, get_args

from roji.games.state import Plain
from roji.games.telling import Sentence
from roji.table.events import Created, Event, Public

_E = TypeVar("_E", bound=Event)
_TOLD = {kind: [field.name for field in fields(kind) if field.name != "id"] for kind in get_args(Public)}


def public(event: _E) -> _E:
    """An event as everybody is told it."""
    if isinstance(event, Created) and event.origin is not None:
        event = replace(event, origin=None)
    if not event.id:
        return event
    made: _E = object.__new__(type(event))  # dataclasses.replace takes twice as long
    made.id = ""
    for name in _TOLD[type(event)]:
        setattr(made, name, getattr(event, name))
    return made


@dataclass(slots=True)
class SeenMove:
    """A decision as a viewer saw it: what happened at the table, and the notation where it is the viewer's own.

    `told` says it: one sentence for each effect, none for those that only a board shows.
    """

    do: ClassVar[str] = "moved"
    seat: int
    effects: list[Plain]
    told: list[Sentence | None]
    name: str = ""
    note: str = ""


Seen = Public | SeenMove


@dataclass(slots=True)
class Choice:
    """A legal decision: its number, its notation, what a board needs to aim and group, and its sentence."""

    action: int
    name: str
    what: dict[str, Any]
    told: Sentence | None = None  # missing where there are very many


@dataclass(slots=True)
class SeatShown:
    """Who sits at a seat: `open`, `person`, or the name of a bot."""

    who: str
    name: str


@dataclass(slots=True)
class UndoAsked:
    """Somebody waits for an answer: may a seat go back to when `to` decisions had been made? `of` must agree."""

    seat: int
    to: int
    of: list[int]


@dataclass(slots=True)
class Shown:
    """The state of play as a viewer may know it after event `n`."""

    n: int
    phase: str  # waiting, running, over
    seats: list[SeatShown]
    to_move: int | None
    view: Plain | None  # None before the deal
    choices: list[Choice]  # of the viewer, where it is its turn
    question: Sentence | None  # what the viewer is asked; when the match is over, how it ended
    may_undo: bool
    asked: UndoAsked | None

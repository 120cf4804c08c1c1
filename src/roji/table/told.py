"""What a viewer sees of a table: each event, and the state of play. Built by naming what may be told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs

from roji.games.state import Plain
from roji.games.telling import Sentence
from roji.table.events import (
    Added,
    Answered,
    AskedBack,
    Created,
    Left,
    Promised,
    Redealt,
    Rematch,
    Replaced,
    Resigned,
    Said,
    Sat,
    Sealed,
    Started,
    TookBack,
)

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


def public(event: Public) -> Public:
    """An event as everybody is told it."""
    return structs.replace(event, id="") if event.id else event


class SeenMove(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag="moved", kw_only=True, omit_defaults=True):
    """A decision as a viewer saw it: what happened at the table, and the notation where it is the viewer's own.

    `told` says it: one sentence for each effect, none for those that only a board shows.
    """

    seat: int
    effects: list[Plain]
    told: list[Sentence | None]
    name: str = ""
    note: str = ""


Seen = Public | SeenMove


class Choice(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A legal decision: its number, its notation, what a board needs to aim and group, and its sentence."""

    action: int
    name: str
    what: dict[str, Any]
    told: Sentence | None = None  # missing where there are very many


class SeatShown(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits at a seat: `open`, `person`, or the name of a bot."""

    who: str
    name: str


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The state of play as a viewer may know it after event `n`."""

    n: int
    phase: str  # waiting, running, over
    seats: list[SeatShown]
    to_move: int | None
    view: Plain | None  # None before the deal
    choices: list[Choice]  # of the viewer, where it is its turn
    question: Sentence | None  # what the viewer is asked; when the match is over, how it ended
    may_undo: bool
    asked: AskedBack | None  # somebody waits for an answer

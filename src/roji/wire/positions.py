"""A position outside of any table, which somebody may look at and decide in: what lessons and the like send."""

from __future__ import annotations

from typing import Any

import msgspec

from roji.games.state import Plain
from roji.games.telling import Sentence
from roji.table.told import Choice
from roji.wire.protocol import Advised


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """How things stand for a seat: all that a board draws, and what can be decided where it is this seat's turn.

    `effects` and `told` are what happened last, `lines` the whole table in sentences. `question` is what the seat is
    asked; when the match is over, how it ended.
    """

    game: str
    options: dict[str, Any]
    players: int
    seat: int
    to_move: int | None
    view: Plain
    choices: list[Choice]
    question: Sentence | None
    effects: list[Plain]
    told: list[Sentence | None]
    lines: list[Sentence]


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """The steps of a lesson by their names, in their order."""

    game: str
    steps: list[str]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson after some decisions. `verdict` is that of the last one: right (the step is done), on (right
    so far), wrong (nothing has happened); empty at the beginning. `say` is what the learner is told.

    `best` is what would be right now, to be marked when somebody asks for it; at once where `marked`.
    """

    number: int
    name: str
    verdict: str
    say: Sentence
    clause: str
    position: Position
    best: list[Advised]
    marked: bool

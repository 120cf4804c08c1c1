"""A problem a day: what a client is sent of it."""

from __future__ import annotations

import msgspec

from roji.games.telling import Sentence
from roji.wire.positions import Position


class ProblemDays(msgspec.Struct, frozen=True, kw_only=True):
    """The games that have problems, the day it is (UTC), and the first day there was one; days as 2026-11-17."""

    today: str
    first: str
    games: list[str]


class ProblemAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The right turn, decision by decision, and in `then` how the match may go on, turn by turn; why it is right.

    `also` says how many other turns are as good; `figures` are those of the proof, by their names.
    """

    turn: list[Sentence]
    then: list[list[Sentence]]
    also: int
    why: str
    figures: Sentence


class ProblemShown(msgspec.Struct, frozen=True, kw_only=True):
    """The problem of a day after some decisions. `verdict` is empty while the turn goes on, then right or wrong.

    `chance` is what the first decision gives, `best` what the right one gives, in per cent, where that was measured.
    `answer` is there when the problem is solved, or somebody asked for it.
    """

    game: str
    day: str
    task: Sentence
    verdict: str
    position: Position
    chance: int | None
    best: int | None
    answer: ProblemAnswer | None

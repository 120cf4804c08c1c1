"""A judge for games whose authors write plain Python alone."""

from __future__ import annotations

from collections.abc import Callable

import cython

from roji.bots.judge import RoundJudge
from roji.games.state import State


class PlainJudge(RoundJudge):
    """`worth(state, seat)` says what the end of a round is worth to a seat, in [-1, 1]; walks need not go further."""

    worth: Callable[[State, int], float]

    def __init__(self, worth: Callable[[State, int], float]) -> None:
        self.worth = worth

    def value(self, state: State, seat: int) -> float:
        with cython.gil:
            return self.worth(state, seat)

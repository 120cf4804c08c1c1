"""Perft: how many complete turns there are, the classic check of a move generator.

A sequence is a chain of decisions that makes whole turns; a player's placement counts as a turn. Counted are the
sequences of exactly so many turns, and the different positions they lead to. A match that ends earlier adds nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import cython

from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals

# A turn is at most: a figurine, three crossings, a jump or stop. A placement has three decisions.
LONGEST_TURN = 5
MOST_ACTIONS = 16


class Count(NamedTuple):
    """What so many turns came to."""

    depth: int
    sequences: int
    positions: int


class Level:
    """One decision deep: a state of its own, and the level below for what comes next."""

    state: KokeshiState
    below: Level
    actions: list[int]
    positions: set[Any]

    def __init__(self, state: State, depth: int, positions: set[Any]) -> None:
        if not cython.compiled:
            self.actions = [0] * MOST_ACTIONS
        self.state = cython.cast(KokeshiState, state)
        self.positions = positions
        if depth:
            self.below = Level(state.clone(), depth - 1, positions)

    def count(self, turns: int) -> int:
        """The sequences of so many complete turns from here."""
        n = self.state.core_legal(self.actions)
        seat = self.state.core_seat()
        found = 0
        for i in range(n):
            self.below.state.core_copy(self.state)
            self.below.state.core_apply(self.actions[i])
            if self.below.state.core_seat() == seat:
                found += self.below.count(turns)
            elif turns > 1:
                found += self.below.count(turns - 1)
            else:
                found += 1
                with cython.gil:
                    self.positions.add(self.below.state.position())
                    if cython.compiled:
                        PyErr_CheckSignals()  # so that Ctrl-C is heard
        return found

    @cython.locals(found=cython.longlong, turns=cython.int)
    def run(self, turns: int) -> int:
        """`count` without the GIL."""
        with cython.nogil:
            found = self.count(turns)
        return found  # noqa: RET504 (Cython returns no Python object without the GIL)


def perft(state: KokeshiState, depth: int) -> Count:
    """Count the sequences of `depth` complete turns from a state, and the positions they lead to."""
    if not depth:
        return Count(0, 1, 1)
    positions: set[Any] = set()
    sequences = Level(state.clone(), depth * LONGEST_TURN, positions).run(depth)
    return Count(depth, sequences, len(positions))

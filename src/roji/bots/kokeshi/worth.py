"""What a figurine still has to go: the evaluation of Kokeshi by crossings."""

from __future__ import annotations

import random
from functools import cache
from math import tanh

from roji.games.kokeshi.garden import Garden
from roji.games.kokeshi.numbers import EMPTY

CROSSING = 100  # one crossing, in the units of the search
AWAY, RUN = 60, 40  # percent: crossings on an empty garden, and those left after a run with the beads on the head
BEAD = 10  # what a bead is worth by itself
WEIGHTS = (3, 1, 0)  # of a player's figurines, the one with the least to go first
TEMPO = 60  # what it is worth to be the one to move
TASTE = 3  # every seed likes some places better than others, by at most this (a mask)

PROVEN = 900_000  # values of a search beyond this are wins
SCALE = 1000.0  # fits how 160 matches between two such players went on (about three quarters of a win here)


@cache
def table(garden: Garden) -> list[int]:
    """Per seat (8192 entries each) and figurine, written as space << 7 | stack: how far it still is to the base."""
    found = [0] * (2 * 8192)
    for seat in range(2):
        far = garden.far[1 - seat]
        run: dict[tuple[int, int], int] = {}
        for stack in stacks():
            for space, away in enumerate(far):
                left = away
                if stack > EMPTY:
                    ways = [run[other, stack >> 2] for other in garden.across(space, stack & 3)]
                    left = min([away, *ways])
                run[space, stack] = left
                beads = (stack.bit_length() - 1) // 2
                cost = (AWAY * away + RUN * left) * CROSSING // 100 - BEAD * beads
                found[8192 * seat + (space << 7 | stack)] = cost
    return found


def tasted(garden: Garden, seed: int) -> list[int]:
    """The same table with the small preferences of a seed, so that not all matches are alike."""
    costs = table(garden)
    tastes = random.Random(seed).randbytes(len(costs))
    return [cost + (taste & TASTE) for cost, taste in zip(costs, tastes, strict=True)]


def stacks() -> list[int]:
    """All stacks of up to three beads, the lower before the higher."""
    found = layer = [EMPTY]
    for _ in range(3):
        layer = [stack << 2 | bead for stack in layer for bead in range(3)]
        found = found + layer
    return found


def outcome(value: int) -> float:
    """The value of a search as an expected outcome in [-1, 1]."""
    if abs(value) > PROVEN:
        return 1.0 if value > 0 else -1.0
    return tanh(value / SCALE)

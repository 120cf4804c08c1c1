"""A garden as the core reads it: sets of spaces as bits, shared by all states of a game."""

from __future__ import annotations

import cython

from roji.games.kokeshi.garden import Garden
from roji.games.kokeshi.numbers import MOST_SPACES


class Board:
    """Tables over at most 62 spaces. Compiled, they are C arrays."""

    reach: list[int]  # per space and colour: the neighbours across a line of that colour
    neighbours: list[int]  # per space and direction: the neighbour, -1 where there is none
    behind: list[int]  # per space and direction: where a jump that way lands (K-15)
    following: list[int]  # ... and where, if all of those are taken (K-16)
    around: list[int]  # per seat: the spaces next to the base (K-4)
    bases: list[int]  # per seat: the base

    def __init__(self, garden: Garden) -> None:
        if not cython.compiled:
            self.reach = [0] * (3 * MOST_SPACES)
            self.neighbours = [-1] * (6 * MOST_SPACES)
            self.behind, self.following = [0] * (6 * MOST_SPACES), [0] * (6 * MOST_SPACES)
            self.around, self.bases = [0, 0], [0, 0]
        for space in range(len(garden.places)):
            for colour in range(3):
                self.reach[3 * space + colour] = bits(garden.across(space, colour))
            for direction in range(6):
                self.neighbours[6 * space + direction] = garden.neighbours[space][direction]
                self.behind[6 * space + direction] = bits(garden.behind(space, direction))
                self.following[6 * space + direction] = bits(garden.following(space, direction))
        for seat, base in enumerate(garden.bases):
            self.bases[seat] = base
            self.around[seat] = bits(garden.neighbours[base])


def bits(spaces: list[int]) -> int:
    """Spaces as a set of bits."""
    return sum(1 << space for space in spaces)

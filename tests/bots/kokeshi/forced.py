"""Forced wins by brute force over the naive move generator, which knows nothing of the search."""

from __future__ import annotations

import random
from functools import cache

from roji.games.kokeshi.rules import KokeshiState
from tests.games.kokeshi import naive
from tests.games.kokeshi.positions import GARDENS, as_naive, random_position, setup

naive_garden = cache(naive.NaiveGarden)
BEADS = "ppggoo"


def wins_now(garden: naive.NaiveGarden, position: naive.Position) -> bool:
    """Whether the player to move can reach the other base with this turn."""
    return any(after.to_move is None for after in naive.turns(garden, position))


def lost_next(garden: naive.NaiveGarden, position: naive.Position) -> bool:
    """Whether the player to move cannot win, and whatever it answers the other player wins next."""
    answers = naive.turns(garden, position)
    return all(after.to_move is not None and wins_now(garden, after) for after in answers)


def wins_in_two(garden: naive.NaiveGarden, position: naive.Position) -> bool:
    """Whether the player to move cannot win now, but has a turn after which it wins whatever the answer."""
    if wins_now(garden, position):
        return False
    return any(lost_next(garden, after) for after in dict.fromkeys(naive.turns(garden, position)))


def anywhere(garden: str, rng: random.Random) -> KokeshiState:
    """Six figurines somewhere with beads at random, which is sharper than what random play leads to."""
    board = naive_garden(garden)
    free = sorted(board.name(place) for place in board.places if place not in board.bases)
    spaces = rng.sample(free, 6)
    sides = []
    for seat in range(2):
        beads = rng.sample(BEADS, 6)
        counts = rng.choice([(2, 2, 2), (3, 2, 1), (1, 3, 2), (3, 3, 0), (0, 3, 3), (2, 1, 3)])
        side = []
        for k in range(3):
            side.append(f"{spaces[3 * seat + k]}:{''.join(beads[: counts[k]])}")
            del beads[: counts[k]]
        sides.append(" ".join(side))
    return setup(sides[0], sides[1], turn=rng.randrange(2), garden=garden)


def with_a_win_in_two(case: int, rng: random.Random) -> KokeshiState:
    """A position with a forced win in two turns of the player to move, on each garden in turn."""
    name = GARDENS[case % len(GARDENS)]
    garden = naive_garden(name)
    while True:
        state = random_position(name, rng, 30 + rng.randrange(60)) if rng.random() < 0.2 else anywhere(name, rng)
        if wins_in_two(garden, as_naive(garden, state)):
            return state

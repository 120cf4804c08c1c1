"""A simple player for any game: it tries every decision in a few random matches and takes the best."""

from __future__ import annotations

import random

from roji.games.state import State

MATCHES = 12  # random matches for each decision


def choose(state: State) -> int:
    """The decision with the best mean outcome over the same few chances."""
    seat = state.seat
    assert seat is not None
    return max(state.legal_actions(), key=lambda action: sum(_outcome(state, seat, action, i) for i in range(MATCHES)))


def _outcome(state: State, seat: int, action: int, number: int) -> float:
    """How a random match ends for the seat after a decision."""
    rng = random.Random(number)
    match = state.redeal(seat, number)
    match.apply(action)
    while not match.over:
        match.apply(rng.choice(match.legal_actions()))
    return match.returns()[seat]

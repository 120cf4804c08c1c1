"""Simple players, stand-ins at the table: one of its own for many a game, else one that suits any. They cannot peek."""

from __future__ import annotations

import random

from roji.bots.bot import players_of
from roji.games.state import State

MATCHES = 12  # random matches for each decision


def choose(state: State) -> int:
    """What the simple player decides for the seat to move; it is handed a state with all unknowns dealt anew."""
    if state.seat is None:
        raise ValueError("the match is over")
    return players_of(state.game).greedy(state.redeal(state.seat, 0))


def any_game(state: State) -> int:
    """The decision with the best mean outcome over the same few random matches."""
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

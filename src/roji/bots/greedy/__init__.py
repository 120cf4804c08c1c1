"""Simple players: one for each game, stand-ins at the table until better ones come. They cannot peek."""

from __future__ import annotations

from importlib import import_module

from roji.games.registry import OWN
from roji.games.state import State


def choose(state: State) -> int:
    """What the simple player decides for the seat to move; it is handed a state with all unknowns dealt anew."""
    if state.seat is None:
        raise ValueError("the match is over")
    name = state.game.id if state.game.id in OWN else "other"
    decided: int = import_module(f"roji.bots.greedy.{name}").choose(state.redeal(state.seat, 0))
    return decided

"""What both Gymnasium and PettingZoo are shown: a row of bytes and a mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from roji.games.game import Game
from roji.games.registry import game_class
from roji.games.state import State

Seen = dict[str, NDArray[Any]]
OBSERVATION, MASK = "observation", "action_mask"


def version(id: str) -> int:
    """The number behind an environment's name: it rises with the rules and with the observation."""
    found = game_class(id)
    return found.version + found().observation.version - 2


def observation_space(game: Game) -> spaces.Dict:
    """The row within the bounds its pieces name, and a flag for every action."""
    most = np.frombuffer(game.observation.most(), np.uint8)
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            MASK: spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.num_actions)


def seen(state: State, seat: int) -> Seen:
    """What a seat observes; nothing is legal while others decide."""
    game = state.game
    row = np.empty(game.observation.size, np.uint8)
    state.observe_into(seat, row)
    if state.seat != seat:
        return {OBSERVATION: row, MASK: np.zeros(game.num_actions, np.int8)}
    mask = np.empty(game.num_actions, np.int8)
    state.mask_into(mask)
    return {OBSERVATION: row, MASK: mask}

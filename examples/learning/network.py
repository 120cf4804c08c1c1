"""A small network: from what is observed, through two hidden layers, to a choice and a guess at the outcome.

NumPy alone runs it (`think`), so that a trained one plays wherever Roji runs; JAX trains it (learn.py).
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

from roji.games.game import Game

HIDDEN = (128, 96)
NEVER = -1e9  # the logit of what is not legal
Params = dict[str, Any]  # weights and biases by name, of NumPy or JAX


def fresh(game: Game, seed: int) -> Params:
    """Weights to begin with. The last layer of the choice is small, so that at first everything is tried."""
    rng = np.random.default_rng(seed)
    sizes = (game.observation.size, *HIDDEN)
    params: Params = {"most": np.frombuffer(game.observation.most(), np.uint8).astype(np.float32)}
    for i, (rows, columns) in enumerate(itertools.pairwise(sizes)):
        params[f"w{i}"] = (rng.standard_normal((rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)
        params[f"b{i}"] = np.zeros(columns, np.float32)
    params["choice"] = (rng.standard_normal((HIDDEN[-1], game.num_actions)) * 0.01).astype(np.float32)
    params["choice_b"] = np.zeros(game.num_actions, np.float32)
    params["guess"] = (rng.standard_normal((HIDDEN[-1], 1)) * 0.01).astype(np.float32)
    params["guess_b"] = np.zeros(1, np.float32)
    return params


def think(params: Params, observation: Any, mask: Any, xp: Any = np) -> tuple[Any, Any]:
    """Logits of the actions and the expected outcome for the seat to move, row by row; `xp` is NumPy or JAX's twin."""
    x = observation.astype(np.float32) / params["most"]
    for i in range(len(HIDDEN)):
        x = xp.maximum(x @ params[f"w{i}"] + params[f"b{i}"], 0)
    logits = xp.where(mask > 0, x @ params["choice"] + params["choice_b"], NEVER)
    return logits, (x @ params["guess"] + params["guess_b"])[..., 0]


def save(params: Params, path: Path, **more: Any) -> None:
    """Write weights, and what else is needed to go on, so that a file is there whole or not at all."""
    part = path.with_suffix(".part.npz")
    arrays: dict[str, Any] = {name: np.asarray(value) for name, value in (params | more).items()}
    np.savez(part, **arrays)
    part.replace(path)


def load(path: Path) -> Params:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}

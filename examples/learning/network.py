"""A small network: from what is observed, through hidden layers, to a choice and a guess at the outcome.

NumPy alone runs it (`think`), so that a trained one plays wherever Roji runs; JAX trains it (learn.py). Beside it
stands a judge that also knows what is hidden. It only helps to learn: the player never asks it.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

from roji.games.game import Game

HIDDEN, JUDGE = (256, 128), (128, 64)  # layers of the player, and of its judge
NEVER = -1e9  # the logit of what is not legal
POINTS = 8.0  # of a round: what counts of points are divided by, where the highest possible one would hide them
JUDGED = "judge"  # how the names of the judge's weights begin
Params = dict[str, Any]  # weights and biases by name, of NumPy or JAX


def measures(game: Game) -> Any:
    """What every byte of an observation is divided by, so that what matters is near 1."""
    spec = game.observation
    most = np.frombuffer(spec.most(), np.uint8).astype(np.float32)
    most[most > 100] = POINTS
    most[spec["scores"]] = np.tile([1, 16], game.players)  # two bytes, of which the first counts sixteens
    return most


def fresh(game: Game, seed: int, hidden: int = 0) -> Params:
    """Weights to begin with; `hidden` is the size of what the judge knows besides.

    The last layer of the choice is small, so that at first everything is tried.
    """
    rng = np.random.default_rng(seed)
    size = game.observation.size
    params: Params = {"most": measures(game)}
    params |= stack(rng, (size, *HIDDEN), "layer")
    params |= stack(rng, (HIDDEN[-1], game.num_actions), "choice", 0.01)
    params |= stack(rng, (HIDDEN[-1], 1), "guess", 0.01)
    if hidden:
        params |= stack(rng, (size + hidden, *JUDGE, 1), JUDGED)
    return params


def stack(rng: np.random.Generator, sizes: tuple[int, ...], name: str, scale: float | None = None) -> Params:
    """Layers one upon the other."""
    params: Params = {}
    for i, (rows, columns) in enumerate(itertools.pairwise(sizes)):
        width = np.sqrt(2 / rows) if scale is None else scale
        params[f"{name}.{i}.w"] = (rng.standard_normal((rows, columns)) * width).astype(np.float32)
        params[f"{name}.{i}.b"] = np.zeros(columns, np.float32)
    return params


def through(params: Params, name: str, x: Any, xp: Any, last: bool = True) -> Any:
    """What comes out of these layers; nothing is cut off below zero after the last one, if it is the `last` of all."""
    depth = sum(part.startswith(f"{name}.") for part in params) // 2
    for i in range(depth):
        x = x @ params[f"{name}.{i}.w"] + params[f"{name}.{i}.b"]
        if i < depth - 1 or not last:
            x = xp.maximum(x, 0)
    return x


def think(params: Params, observation: Any, mask: Any, xp: Any = np) -> tuple[Any, Any]:
    """Logits of the actions and the expected outcome for the seat to move, row by row; `xp` is NumPy or JAX's twin."""
    x = through(params, "layer", observation.astype(np.float32) / params["most"], xp, last=False)
    logits = xp.where(mask > 0, through(params, "choice", x, xp), NEVER)
    return logits, through(params, "guess", x, xp)[..., 0]


def judge(params: Params, observation: Any, hidden: Any, xp: Any) -> Any:
    """The outcome that somebody expects who sees all cards."""
    x = observation.astype(np.float32) / params["most"]
    y = hidden.astype(np.float32) / 255
    return through(params, JUDGED, xp.concatenate([x, y], -1), xp)[..., 0]


def player(params: Params) -> Params:
    """What it takes to play: everything but the judge."""
    return {name: np.asarray(value) for name, value in params.items() if not name.startswith(JUDGED)}


def save(params: Params, path: Path, **more: Any) -> None:
    """Write weights, and what else is needed to go on, so that a file is there whole or not at all."""
    part = path.with_suffix(".part.npz")
    arrays: dict[str, Any] = {name: np.asarray(value) for name, value in (params | more).items()}
    np.savez(part, **arrays)
    part.replace(path)


def load(path: Path) -> Params:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}

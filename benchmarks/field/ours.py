"""Measures one of our games once and prints the figures as JSON; run in our own environment."""

from __future__ import annotations

import json
import sys
import time
from importlib.util import find_spec

import roji
from benchmarks.field.clock import nanoseconds
from benchmarks.measure_games import stepped

SECONDS = 0.5


def native(game: roji.Game) -> float:
    """Decisions a second of random matches in compiled code."""
    n = 1
    while True:
        made = roji.playouts(game, n, 3)
        if made.seconds > SECONDS:
            return made.decisions / made.seconds
        n *= 4 if made.seconds < SECONDS / 8 else 2


def batched(game: roji.Game, size: int, threads: int) -> float:
    """Steps of one match a second, with observation, mask and a random action sampled by the batch."""
    from roji.envs import Batch

    batch = Batch(game, size, seed=1, threads=threads)
    actions = batch.sample()
    for _ in range(20):
        batch.step(batch.sample(actions))
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        batch.step(batch.sample(actions))
        steps += size
    return steps / (time.perf_counter() - begun)


def main(name: str) -> dict[str, float]:
    assert roji.compiled, "make build first"
    game = roji.game(name)
    state = game.new(seed=7)
    for _ in range(4):
        state.apply(state.legal_actions()[0])
    found = {"native": native(game), "stepped": stepped(game) * 1e6, "clone": nanoseconds(state.clone)}
    row = bytearray(game.observation.size)
    found["observation"] = nanoseconds(lambda: state.observe_into(state.seat, row))
    found["bytes"] = float(game.observation.size)
    if find_spec("numpy"):
        for size in (1024, 4096):
            for threads in (1, 2):
                found[f"batch {size} {threads}"] = batched(game, size, threads)
    return found


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))

"""Measures stepping match by match in Python once and prints steps a second as JSON; run in build/peers.

PettingZoo: raw environments (`raw_env`), the agent's observation with its mask asked for before every step, as a
learner must. RLCard: `env.step` with the state it returns. Random legal actions; setting up a match counts.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib import import_module
from typing import Any

SECONDS = 0.5


def pettingzoo(env: Any) -> float:
    """Steps of an environment for many agents."""
    rng, steps, seed = random.Random(1), 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        seed += 1
        env.reset(seed=seed)
        while env.agents:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (time.perf_counter() - begun)


def rlcard(name: str) -> float:
    """Steps of a game of RLCard."""
    made: Any = import_module("rlcard").make(name)
    rng, steps = random.Random(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state, _ = made.reset()
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begun)


def main(kind: str, name: str) -> float:
    if kind == "rlcard":
        return rlcard(name)
    room = "roji.envs.pettingzoo" if kind == "ours" else "pettingzoo.classic"
    return pettingzoo(getattr(import_module(room), name).raw_env())


if __name__ == "__main__":
    print(json.dumps({"rate": main(*sys.argv[1:])}))

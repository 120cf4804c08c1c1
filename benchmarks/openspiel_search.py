"""Measures OpenSpiel's own search in C++ (`pyspiel.ISMCTSBot`) once on gin_rummy; run by search.py.

Prints simulations per second as JSON: time of the processor, at the openings of several deals. One simulation samples
what is hidden, walks down the tree and plays one random game to its end.
"""

from __future__ import annotations

import json
import random
import time

import pyspiel

SIMULATIONS = 200
DEALS = 8


def opening(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """A deal, at the first decision of a player."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def rate() -> float:
    game = pyspiel.load_game("gin_rummy")
    states = [opening(game, seed) for seed in range(DEALS)]
    bots = [pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS) for seed in range(DEALS)]
    begun = time.process_time()
    for bot, state in zip(bots, states, strict=True):
        bot.step(state)
    return SIMULATIONS * DEALS / (time.process_time() - begun)


if __name__ == "__main__":
    print(json.dumps(rate()))

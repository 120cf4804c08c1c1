"""Measures our tree search on koikoi once and prints simulations per second as JSON; run by search.py.

One simulation deals anew what is hidden, walks down the tree and asks the judge how the round will end. Time of the
processor, one thread, at the openings of several deals, with the budget of a decision and the tree made for it.
"""

from __future__ import annotations

import json
import sys
import time

import roji
from roji.bots.bot import bot

SIMULATIONS = 4000
DEALS = 40


def rate() -> float:
    simulations = SIMULATIONS if roji.compiled else 40
    game = roji.game("koikoi")
    states = [game.new(seed=seed) for seed in range(DEALS if roji.compiled else 5)]
    players = [bot(f"search:{simulations}", game, state.seat or 0) for state in states]
    begun = time.process_time()
    for player, state in zip(players, states, strict=True):
        player.choose(state)
    return simulations * len(states) / (time.process_time() - begun)


if __name__ == "__main__":
    assert roji.compiled == ("plain" not in sys.argv), "make build first"
    print(json.dumps(rate()))

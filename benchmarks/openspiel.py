"""Measures OpenSpiel once and prints decisions per second as JSON; run by peers.py where open_spiel is installed.

Native: its own C++ random bots play whole games (`evaluate_bots`). Stepped: the usual Python loop. Only
decisions of players count, chance nodes do not; both are timed without the set-up of the game.
"""

from __future__ import annotations

import json
import random
import time

import pyspiel

GAMES = ("hearts", "breakthrough", "hanabi")
SECONDS = 0.6


def native(name: str) -> float:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    decisions, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        state = game.new_initial_state()
        begun = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - begun
        decisions += sum(pair.player >= 0 for pair in state.full_history())
        seed += 1
    return decisions / spent / 1e6


def stepped(name: str) -> float:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[decisions % len(legal)])
                decisions += 1
    return decisions / (time.perf_counter() - begun) / 1e6


if __name__ == "__main__":
    print(json.dumps({name: {"native": native(name), "stepped": stepped(name)} for name in GAMES}))

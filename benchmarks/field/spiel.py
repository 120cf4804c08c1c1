"""Measures one game of OpenSpiel once and prints the figures as JSON; run in build/peers.

Native: its own C++ random bots play whole games. Stepped: the usual loop in Python. Only decisions of players count;
chance nodes do not. Clone and observation are those of a state after two decisions.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel

from benchmarks.field.clock import nanoseconds

SECONDS = 0.5


def native(game: Any) -> float:
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    decisions, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        state = game.new_initial_state()
        begun = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - begun
        decisions += sum(pair.player >= 0 for pair in state.full_history())
        seed += 1
    return decisions / spent


def played(game: Any, rng: random.Random, most: int) -> tuple[Any, int]:
    """A game after at most so many decisions of players."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and (made < most or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[made % len(legal)])
            made += 1
    return state, made


def stepped(game: Any) -> float:
    rng, decisions = random.Random(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        decisions += played(game, rng, 1 << 30)[1]
    return decisions / (time.perf_counter() - begun)


def main(name: str) -> dict[str, float]:
    game = pyspiel.load_game(name)
    state, _ = played(game, random.Random(2), 2)
    player = state.current_player()
    kind = game.get_type()
    see = state.information_state_tensor if kind.provides_information_state_tensor else state.observation_tensor
    found = {"native": native(game), "stepped": stepped(game), "clone": nanoseconds(state.clone)}
    return {**found, "observation": nanoseconds(lambda: see(player))}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))

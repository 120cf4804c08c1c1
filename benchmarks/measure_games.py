"""Measures every game once, in the mode the environment chooses, and prints the figures as JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import roji

SECONDS = 0.3
clock = time.perf_counter


def native(game: roji.Game) -> float:
    """Million decisions per second of random matches."""
    n = 1
    while True:
        made = roji.playouts(game, n, 3)
        if made.seconds > SECONDS:
            return made.decisions / made.seconds / 1e6
        n *= 4 if made.seconds < SECONDS / 8 else 2


def stepped(game: roji.Game) -> float:
    """Million decisions per second of the usual Python loop, matches set up beforehand."""
    decisions, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        state = game.new(seed=seed)
        begun = clock()
        while state.seat is not None:
            legal = state.legal_actions()
            state.apply(legal[decisions % len(legal)])
            decisions += 1
        spent += clock() - begun
        seed += 1
    return decisions / spent / 1e6


def gardens() -> dict[str, float]:
    """Niwashi: million decisions per second while the garden has about so many tiles."""
    game = roji.game("niwashi")
    counts: dict[int, int] = {5: 0, 20: 0, 45: 0}
    spent = dict.fromkeys(counts, 0.0)
    rng = random.Random(4)
    seed = 0
    while any(value < SECONDS / 6 for value in spent.values()) and seed < 400:
        state = game.new(seed=seed)
        seed += 1
        laid = 1
        while state.seat is not None:
            legal = state.legal_actions()
            tiles = [action for action in legal if state.describe(action)["do"] != "lantern"]
            action = rng.choice(tiles or legal)
            laid += state.describe(action)["do"] == "lay"
            near = next((size for size in counts if abs(laid - size) <= 2), None)
            begun = clock()
            state.legal_actions()
            state.apply(action)
            if near is not None:
                spent[near] += clock() - begun
                counts[near] += 1
    return {f"garden {size}": counts[size] / spent[size] / 1e6 for size in counts if spent[size]}


def main() -> None:
    figures = {}
    for name in roji.list_games():
        game = roji.game(name)
        size = sys.getsizeof(game.new(seed=1)) if roji.compiled else 0
        figures[name] = {"native": native(game), "stepped": stepped(game), "size": float(size)}
        if name == "niwashi":
            figures[name] |= gardens()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

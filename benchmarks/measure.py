"""Measures one subject once and prints the figures as JSON; run by run.py in an interpreter of its own."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

clock = time.perf_counter


def per_call(call: Callable[[], Any], calls: int) -> float:
    """Seconds for one call."""
    begun = clock()
    for _ in range(calls):
        call()
    return (clock() - begun) / calls


def roji_figures(plain: bool) -> dict[str, float]:
    begun = clock()
    import roji

    figures = {"import": (clock() - begun) * 1e3}
    assert roji.compiled != plain, "make build first"
    game = roji.game("koikoi")
    matches = 60 if plain else 40_000
    for key, threads in (("playouts", 1), ("playouts2", 2)):
        made = roji.playouts(game, matches, 1, threads)
        figures[key] = made.decisions / made.seconds / 1e6
    states = [game.new(seed=i) for i in range(3 if plain else 150)]
    decisions = 0
    begun = clock()
    for state in states:
        while state.seat is not None:
            legal = state.legal_actions()
            state.apply(legal[decisions % len(legal)])
            decisions += 1
    figures["steps"] = decisions / (clock() - begun) / 1e6
    state = game.new(seed=7)
    calls = 2_000 if plain else 100_000
    figures["clone"] = per_call(state.clone, calls) * 1e9
    figures["legal"] = per_call(state.legal_actions, calls) * 1e9
    figures["view"] = per_call(lambda: state.view(0), 2_000) * 1e6
    figures["new"] = per_call(lambda: game.new(seed=7), 50 if plain else 5_000) * 1e6
    if not plain:
        figures["size"] = sys.getsizeof(state)
    return figures


def prototype_figures(plain: bool) -> dict[str, float]:
    begun = clock()
    import koi_h  # type: ignore[import-not-found]

    figures = {"import": (clock() - begun) * 1e3}
    rounds = 500 if plain else 120_000
    begun = clock()
    decisions, _ = koi_h.run(rounds, 1)
    figures["playouts"] = decisions / (clock() - begun) / 1e6
    states = [koi_h.State(i + 1) for i in range(40 if plain else 1_800)]
    decisions = 0
    begun = clock()
    for state in states:
        while state.phase != 4:
            legal = state.legal_actions()
            state.apply(legal[decisions % len(legal)])
            decisions += 1
    figures["steps"] = decisions / (clock() - begun) / 1e6
    state = koi_h.State(7)
    calls = 20_000 if plain else 100_000
    figures["clone"] = per_call(state.clone, calls) * 1e9
    figures["legal"] = per_call(state.legal_actions, calls) * 1e9
    return figures


if __name__ == "__main__":
    subject = sys.argv[1]
    measure = prototype_figures if subject.startswith("prototype") else roji_figures
    print(json.dumps(measure(subject.endswith("plain"))))

"""Measures OpenSpiel once and prints million decisions per second as JSON; run by peers.py where it is installed."""

from __future__ import annotations

import json

import pyspiel

from benchmarks.field.spiel import native, stepped

GAMES = ("hearts", "breakthrough", "hanabi")


def rates(name: str) -> dict[str, float]:
    game = pyspiel.load_game(name)
    return {"native": native(game) / 1e6, "stepped": stepped(game) / 1e6}


if __name__ == "__main__":
    print(json.dumps({name: rates(name) for name in GAMES}))

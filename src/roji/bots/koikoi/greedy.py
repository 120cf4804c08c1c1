"""A simple Koi-Koi player: takes the most valuable capture, always stops."""

from __future__ import annotations

from roji.games.koikoi.facts import Decision
from roji.games.state import State

# What a captured card is worth to a greedy player, by kind; the sake cup and the special threes count more.
VALUES = {"L": 10, "A": 4, "R": 3, "x": 1, "y": 1, "z": 1}
WANTED = {"9A": 7, "6A": 6, "7A": 6, "10A": 6, "1R": 5, "2R": 5, "3R": 5, "6R": 5, "9R": 5, "10R": 5}


def worth(card: str) -> int:
    """How much a greedy player wants a card."""
    return WANTED.get(card, VALUES[card[-1]])


def choose(state: State) -> int:
    """The decision of a greedy player, from the descriptions of its choices alone."""
    return max(state.legal_actions(), key=lambda action: _gain(state.describe(action)))


def _gain(action: Decision) -> float:
    if action["do"] == "stop":
        return 1
    if action["do"] == "koikoi":
        return 0
    if action["do"] == "take":
        return worth(action["card"])
    matches = [worth(card) for card in action["matches"]]
    if not matches:
        return -worth(action["card"])  # lay the least wanted card
    return worth(action["card"]) + (sum(matches) if len(matches) == 3 else max(matches))

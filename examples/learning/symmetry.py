"""Cards that the rules do not tell apart: exchanged, a lesson is a new one that teaches the same."""

from __future__ import annotations

from typing import Any

import numpy as np

from roji.games.game import Game
from roji.games.koikoi.cards import CARDS

PLAIN = [
    [CARDS.index(card) for card in CARDS if card[:-1] == str(month) and card[-1] in "xyz"] for month in range(1, 13)
]
MONTHS = ((4, 5), (6, 10))  # whose cards count alike, one by one
PILES = ("hand", "field", "captured", "played", "pending")


class Exchange:
    """One way to exchange cards after the other, for observations and for actions."""

    def __init__(self, game: Game, rng: np.random.Generator) -> None:
        self.game, self.rng = game, rng

    def cards(self) -> Any:
        """Which card comes where each one was."""
        found = np.arange(len(CARDS))
        for one, other in MONTHS:
            if self.rng.random() < 0.5:
                first, second = np.arange(4 * one - 4, 4 * one), np.arange(4 * other - 4, 4 * other)
                found[[*first, *second]] = found[[*second, *first]]
        for plain in PLAIN:
            found[plain] = found[self.rng.permutation(plain)]
        return found

    def __call__(self, rows: dict[str, Any]) -> dict[str, Any]:
        """The same rows with cards exchanged, everywhere alike."""
        cards, spec = self.cards(), self.game.observation
        columns, actions = np.arange(spec.size), np.arange(self.game.num_actions)
        actions[: len(cards)] = cards
        for name in PILES:
            piles = columns[spec[name]].reshape(-1, len(cards))
            columns[spec[name]] = piles[:, cards].ravel()
        changed = {"observation": columns, "mask": actions, "shares": actions}
        return {name: values[:, changed[name]] if name in changed else values for name, values in rows.items()}

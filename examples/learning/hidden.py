"""What nobody at the table knows, for the judge alone: the other's hand, and which cards lie next in the stock."""

from __future__ import annotations

from typing import Any

import numpy as np

from roji.envs import Batch
from roji.games.game import Game

CARDS = 48
SIZE = 3 * CARDS  # the other's hand; own cards to come, and those of the other
FADES = 0.75  # how much less a card counts with every turn until it comes
GONE = 255  # the place of what is not in the stock


class Hidden:
    """The deals of all running rounds. They follow from the seed, so that this is no peeking into anybody's match."""

    def __init__(self, game: Game, batch: Batch) -> None:
        self.batch = batch
        self.spec = game.observation
        self.hands = np.zeros((batch.n, 2, CARDS), np.uint8)  # as they were dealt, by seat
        self.places = np.zeros((batch.n, CARDS), np.uint8)  # of the cards in the stock, GONE for the others
        turns = np.arange(256)
        self.weight = np.where(turns < 24, 255 * FADES ** (turns // 2), 0).astype(np.uint8)
        self.look(range(batch.n))

    def look(self, rows: Any) -> None:
        """See how these rounds, which have just begun, were dealt."""
        for row in rows:
            state: Any = self.batch.state(int(row))
            stock = state.facts(results=False).stock
            self.places[row] = GONE
            self.places[row, list(stock)] = range(24 - len(stock), 24)
            for seat in range(2):
                seen = np.frombuffer(state.observe(seat), np.uint8)
                self.hands[row, seat] = seen[self.spec["hand"]] | seen[self.spec["played"]][:CARDS]

    def now(self, seen: Any, seats: Any) -> Any:
        """What is hidden from the seat to move in every row, which observes this."""
        rows = np.arange(len(seen))
        played = seen[:, self.spec["played"]][:, CARDS:]
        hand = self.hands[rows, 1 - seats] & ~played
        ahead = self.places - (24 - seen[:, self.spec["stock"]])  # a card that was turned wraps round to a high number
        weight = np.where(self.places == GONE, 0, self.weight[ahead])
        own = np.where(seen[:, self.spec["phase"]][:, :2].any(1), 0, 1)  # whether the next card is turned by oneself
        mine = ahead % 2 == own[:, None]
        return np.concatenate([hand * 255, weight * mine, weight * ~mine], 1).astype(np.uint8)

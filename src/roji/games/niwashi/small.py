"""Niwashi small enough for exact methods: an end game of one tile each, without the lantern."""

from __future__ import annotations

from functools import partial
from typing import Any

from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.journey import Garden
from roji.games.variants import Variant


class LastTiles(Niwashi):
    """Five columns and nine rows, one tile in a hand, no lantern: all that can be said is said by where a tile lies."""

    def configure(self) -> None:
        super().configure()
        garden = Garden("last-tiles", (5, 9), (), 0, 1, (), 0, "")
        self.hand, self.lanterns, self.rows = garden.hand, garden.lanterns, garden.rows()


# Three rows of four, each one field short of a wish, and sand beside them to lay tiles on. Each gardener holds one of
# the three wishes; the third is in the box. Every lay can fulfil one wish, and nobody knows which the partner holds.
POSITION: dict[str, Any] = {
    "phase": "tile",
    "turn": 0,
    "ground": ["ad29 hhhh", "ah30 s", "ah31 s", "ad32 nnnn", "ah33 s", "ah34 s", "ad35 aaaa"],
    "garden": [],
    "chosen": "",
    "chosen_cell": "",
    "to_draw": 0,
    "special": False,
    "dealt": ["", ""],
    "taken": ["hna", "nha"],
    "display": "-",
    "discard": "",
    "removed": "",
    "pile": "",
    "box": "",
    "wishes": ["hI", "nI"],
    "stacks": ["", ""],
    "fulfilled": ["", ""],
    "wish_box": "aI",
    "lantern": {"place": "rest", "direction": "-", "tile": ""},
    "lanterns": 0,
    "ending": "",
}

VARIANTS = {"last-tiles": Variant(partial(LastTiles, starter=0), POSITION)}

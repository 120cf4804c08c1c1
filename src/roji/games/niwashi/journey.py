"""The journey (N-B3): the gardens of journey.toml, their restrictions, and which of them are open."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import read_cell

NO_JOURNEY = "none"
BANS = ("cover-sand", "discard-hand", "draw-discard")


@dataclass(frozen=True)
class Garden:
    """One garden of the journey; `lanterns` is -1 where they are not counted."""

    id: str
    bounds: tuple[int, int]
    blocked: tuple[str, ...]
    lanterns: int
    hand: int
    bans: tuple[str, ...]
    target: int
    unlocked_by: str

    def corners(self) -> tuple[int, int]:
        """The first and the last cell on which tiles may lie."""
        columns, rows = self.bounds
        left, top = (SIDE - columns) // 2, (SIDE - rows) // 2
        return SIDE * top + left, SIDE * (top + rows - 1) + left + columns - 1

    def rows(self) -> list[int]:
        """The cells on which tiles may lie, as bits of columns, row by row."""
        columns, rows = self.bounds
        left, top = (SIDE - columns) // 2, (SIDE - rows) // 2
        open_rows = [((1 << columns) - 1) << left if top <= r < top + rows else 0 for r in range(SIDE)]
        for name in self.blocked:
            cell = read_cell(name)
            open_rows[cell // SIDE] &= ~(1 << cell % SIDE)
        return open_rows


# What holds without a journey: the whole table, no restriction, nothing to reach.
ANYWHERE = Garden(NO_JOURNEY, (SIDE, SIDE), (), -1, 3, (), 0, "")


@cache
def gardens() -> dict[str, Garden]:
    """The gardens by id, in the order of the journey."""
    data = tomllib.loads(Path(__file__).with_name("journey.toml").read_text(encoding="utf-8"))
    found = {}
    for row in data["gardens"]:
        columns, rows = row.pop("bounds")
        made = Garden(
            **{**row, "bounds": (columns, rows), "blocked": tuple(row["blocked"]), "bans": tuple(row["bans"])}
        )
        found[made.id] = made
    return found


def garden(id: str) -> Garden:
    """A garden of the journey, or the plain table."""
    return ANYWHERE if id == NO_JOURNEY else gardens()[id]


def unlocked(reached: Collection[str]) -> list[str]:
    """The gardens open to a pair that has reached the targets of these."""
    return [id for id, found in gardens().items() if not found.unlocked_by or found.unlocked_by in reached]

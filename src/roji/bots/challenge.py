"""Playing together with strangers, measured: what a game fixes for it, and the leaderboard.

A game that is played together names its `Challenge` among its players. An entry is one way to play, as one or several
runs that came about without knowing of each other. Three figures tell about it: with itself, with its other runs, and
with the partners of a fixed pool.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roji.games.errors import Invalid

Figure = tuple[float, float, float]  # a mean of points with its 95 % interval
FIGURES = ("self_play", "cross_play", "ad_hoc", "worst")


@dataclass(frozen=True)
class Challenge:
    """What is the same for everybody. Another `version` is another challenge."""

    version: int
    pool: tuple[str, ...]  # bots of the game
    baselines: Mapping[str, tuple[str, ...]]  # entries of our own: their runs by name
    board: Path  # the leaderboard
    deals: int = 50
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """A line of the leaderboard."""

    name: str
    by: str
    runs: tuple[str, ...]
    deals: int
    date: str
    roji: str
    self_play: Figure
    cross_play: Figure | None  # None where there is one run alone
    ad_hoc: Figure
    worst: Figure
    beside: str  # the partner with whom it did worst


def read_board(path: Path) -> list[Entry]:
    """The leaderboard, the best with strangers first; Invalid where a file is none."""
    try:
        rows = tomllib.loads(path.read_text("utf-8")).get("entries", [])
        entries = [_entry(row) for row in rows]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise Invalid("challenge-board", path=str(path), why=f"{type(error).__name__}: {error}") from error
    return ordered(entries)


def ordered(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (-entry.ad_hoc[0], entry.name))


def _entry(row: dict[str, Any]) -> Entry:
    figures = {name: tuple(float(value) for value in row[name]) if name in row else None for name in FIGURES}
    if any(figure is not None and len(figure) != 3 for figure in figures.values()):
        raise ValueError("a figure is a mean and the two ends of its interval")
    return Entry(**{**row, "runs": tuple(row["runs"]), "cross_play": None, **figures})


def written(entries: Sequence[Entry]) -> str:
    """Entries as they stand in the file."""
    lines = []
    for entry in entries:
        lines.append("[[entries]]")
        for name, value in vars(entry).items():
            if value is not None:
                shown = list(value) if isinstance(value, tuple) else value
                lines.append(f"{name} = {_toml(shown)}")
        lines.append("")
    return "\n".join(lines)


def _toml(value: Any) -> str:
    """A value as TOML writes it; texts as JSON does, which is the same for what they may hold."""
    import json

    return json.dumps(value, ensure_ascii=False)

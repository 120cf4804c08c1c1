"""Perft counts as plain text, one file per garden: `python -m tests.games.kokeshi.perft_files` writes them.

A line holds the figurines of seat 0, those of seat 1, who is to move, and for each depth the sequences and positions.
The writer believes nothing: it asks the naive generator as well.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from roji.games.kokeshi.perft import perft
from roji.games.kokeshi.rules import KokeshiState
from tests.games.kokeshi import naive
from tests.games.kokeshi.positions import GARDENS, as_naive, random_position, setup

FOLDER = Path(__file__).parents[2] / "perft" / "kokeshi"
DEPTH = 3
POSITIONS = 4
HEAD = """# Complete turns on the garden "{name}": kokeshi | samurai | to move | depth sequences positions | ...
# Both generators agree on every number; python -m tests.games.kokeshi.perft_files writes this file.
"""


class Line(NamedTuple):
    """One position and its counts: depth, sequences, positions."""

    kokeshi: str
    samurai: str
    turn: int
    counts: list[tuple[int, int, int]]


def read(name: str) -> list[Line]:
    """The lines of a file."""
    found = []
    for row in (FOLDER / f"{name}.txt").read_text().splitlines():
        if row and not row.startswith("#"):
            kokeshi, samurai, turn, *counts = (part.strip() for part in row.split("|"))
            numbers = [tuple(map(int, count.split())) for count in counts]
            found.append(Line(kokeshi, samurai, int(turn), [(a, b, c) for a, b, c in numbers]))
    return found


def write(name: str) -> None:
    """The first position is a placement, the others come out of random matches and have jumps in them."""
    garden = naive.NaiveGarden(name)
    rng = random.Random(f"perft {name}")
    rows: list[str] = []
    while len(rows) < POSITIONS:
        state = random_position(name, rng, 60 * len(rows))
        data = state.to_dict()
        if rows and not any(figurine.endswith(":") for side in data["figurines"] for figurine in side):
            continue
        kokeshi, samurai = (" ".join(side) for side in data["figurines"])
        counts = []
        for depth in range(1, DEPTH + 1):
            found = perft(state, depth)
            assert naive.perft(garden, as_naive(garden, state), depth) == found[1:], (kokeshi, samurai, depth)
            counts.append(f"{depth} {found.sequences} {found.positions}")
        rows.append(" | ".join([kokeshi, samurai, str(data["turn"]), *counts]))
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(HEAD.format(name=name) + "\n".join(rows) + "\n")


def state_of(name: str, line: Line) -> KokeshiState:
    """The position of a line."""
    return setup(line.kokeshi, line.samurai, line.turn, name)


if __name__ == "__main__":
    for garden in GARDENS:
        write(garden)

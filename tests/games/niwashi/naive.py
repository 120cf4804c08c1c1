"""Niwashi done slowly and independently: shapes, placements and fulfilment over a plain dict of fields."""

from __future__ import annotations

from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
Fields: TypeAlias = dict[Place, str]

DRAWINGS = {
    "F": ".XX XX. .X.",
    "I": "XXXXX",
    "L": "X. X. X. XX",
    "N": ".X XX X. X.",
    "P": "XX XX X.",
    "T": "XXX .X. .X.",
    "U": "X.X XXX",
    "V": "X.. X.. XXX",
    "W": "X.. XX. .XX",
    "X": ".X. XXX .X.",
    "Y": ".X XX .X .X",
    "Z": "XX. .X. .XX",
}
EDGE = range(63)
WAYS = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}


def drawings(letter: str) -> set[tuple[str, ...]]:
    """All turned and mirrored drawings of a shape."""
    found = set()
    rows = DRAWINGS[letter].split()
    for _ in range(4):
        rows = ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]
        found.add(tuple(rows))
        found.add(tuple(row[::-1] for row in rows))
    return found


def occurrences(fields: Fields, season: str, letter: str) -> list[set[Place]]:
    """Every place where a shape can be seen in a season."""
    found = []
    xs, ys = [x for x, _ in fields], [y for _, y in fields]
    for drawing in drawings(letter):
        cells = [(x, y) for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "X"]
        for left in range(min(xs), max(xs) + 1):
            for top in range(min(ys), max(ys) + 1):
                here = {(left + x, top + y) for x, y in cells}
                if all(fields.get(place) == season for place in here):
                    found.append(here)
    return found


def run(start: Place, way: str) -> list[Place]:
    dx, dy = WAYS[way]
    return [(start[0] + k * dx, start[1] + k * dy) for k in range(3)]


def placements(fields: Fields, tile: str) -> set[tuple[Place, str]]:
    """Every start and direction from which a tile covers one or two fields."""
    found = set()
    near = {(x + dx, y + dy) for x, y in fields for dx in range(-2, 3) for dy in range(-2, 3)}
    for start in near:
        for way in "es" if tile == tile[::-1] else "eswn":
            cells = run(start, way)
            inside = all(x in EDGE and y in EDGE for x, y in cells)
            if inside and sum(cell in fields for cell in cells) in (1, 2):
                found.add((start, way))
    return found


def fulfilled(fields: Fields, tile: list[Place], hand: list[str], stack: list[str]) -> list[str]:
    """The wishes laid open, in order, when the partner has just laid a tile on these cells (N-8 to N-10)."""
    done: list[str] = []
    hand, stack = list(hand), list(stack)
    while True:
        shown = [wish for wish in hand if any(here & set(tile) for here in occurrences(fields, wish[0], wish[1]))]
        if not shown:
            return done
        done.append(shown[0])
        hand.remove(shown[0])
        hand += stack[:1]
        stack = stack[1:]

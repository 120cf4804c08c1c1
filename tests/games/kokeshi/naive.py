"""An independent, slow move generator: places are coordinates, beads are letters, every turn is spelled out.

It shares nothing with the package but the file of gardens, and follows the clauses as literally as it can.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import roji

Place = tuple[int, int]
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
FILE = Path(roji.__file__).parent / "games" / "kokeshi" / "gardens.toml"


class Figurine(NamedTuple):
    """Who owns it, where it stands, its beads with the top one last."""

    owner: int
    place: Place
    beads: str


class Position(NamedTuple):
    """All six figurines in a fixed order, and who is to move (None once somebody has won)."""

    figurines: tuple[Figurine, ...]
    to_move: int | None


def plus(a: Place, b: Place) -> Place:
    return a[0] + b[0], a[1] + b[1]


class NaiveGarden:
    """The lines of a garden as a dict from pairs of places to a bead letter, in both directions."""

    def __init__(self, name: str) -> None:
        text = tomllib.loads(FILE.read_text())[name]["tiles"]
        self.lines: dict[tuple[Place, Place], str] = {}
        self.bases: list[Place] = [(0, 0), (0, 0)]
        for row in text.strip().splitlines():
            centre_text, colours, *base = row.split()
            q, r = centre_text.split(",")
            centre = (int(q), int(r))
            if base:
                self.bases[["first", "second"].index(base[0])] = centre
            corners = [plus(centre, step) for step in STEPS]
            for k in range(6):
                self.line(centre, corners[k], "pgo"[int(colours[k])])
                self.line(corners[k], corners[(k + 1) % 6], "pgo"[k % 3])
        self.places = {place for pair in self.lines for place in pair}

    def line(self, a: Place, b: Place, colour: str) -> None:
        for pair in ((a, b), (b, a)):
            assert self.lines.get(pair, colour) == colour, f"two colours between {a} and {b}"
            self.lines[pair] = colour

    def name(self, place: Place) -> str:
        """Row letter and number, counted from the top left."""
        rows = sorted({r for _, r in self.places})
        row = sorted(q for q, r in self.places if r == place[1])
        return "abcdefghijklmnopqrstuvwxyz"[rows.index(place[1])] + str(row.index(place[0]) + 1)

    def place(self, name: str) -> Place:
        """The place of a space by its name."""
        return next(place for place in self.places if self.name(place) == name)


def turns(garden: NaiveGarden, position: Position) -> list[Position]:
    """The position after every complete turn, once per way to play it."""
    if position.to_move is None:
        return []
    found = []
    for index, figurine in enumerate(position.figurines):
        if figurine.owner == position.to_move:
            found += moves(garden, position, index, crossed=False)
            found += passes(position, index)
    return found


def others(position: Position, index: int) -> list[int]:
    """The other figurines of the same player that have room for a bead (K-8, K-R1)."""
    owner = position.figurines[index].owner
    return [i for i, f in enumerate(position.figurines) if f.owner == owner and i != index and len(f.beads) < 3]


def replaced(position: Position, changes: dict[int, Figurine]) -> Position:
    figurines = tuple(changes.get(i, f) for i, f in enumerate(position.figurines))
    return Position(figurines, position.to_move)


def handed_on(position: Position, start: int, to: int) -> Position:
    """The top bead of one figurine on top of another."""
    giver, taker = position.figurines[start], position.figurines[to]
    return replaced(
        position,
        {start: giver._replace(beads=giver.beads[:-1]), to: taker._replace(beads=taker.beads + giver.beads[-1])},
    )


def passes(position: Position, index: int) -> list[Position]:
    """K-11."""
    if not position.figurines[index].beads:
        return []
    return [next_player(handed_on(position, index, to)) for to in others(position, index)]


def next_player(position: Position) -> Position:
    assert position.to_move is not None
    return Position(position.figurines, 1 - position.to_move)


def moves(garden: NaiveGarden, position: Position, index: int, crossed: bool) -> list[Position]:
    """Every way to go on with a figurine that has (or has not) crossed a line in this turn."""
    figurine = position.figurines[index]
    home, goal = garden.bases[figurine.owner], garden.bases[1 - figurine.owner]
    taken = {f.place for f in position.figurines}
    found = []
    if crossed and figurine.place != home:  # K-9, K-12
        found.append(next_player(position))
    if figurine.beads:
        for step in STEPS:
            target = plus(figurine.place, step)
            if garden.lines.get((figurine.place, target)) != figurine.beads[-1] or target in taken:
                continue
            for to in others(position, index):
                after = handed_on(position, index, to)
                after = replaced(after, {index: after.figurines[index]._replace(place=target)})
                if target == goal:
                    found.append(Position(after.figurines, None))
                else:
                    found += moves(garden, after, index, crossed=True)
    else:
        for target in landings(garden, position, index):
            after = replaced(position, {index: figurine._replace(place=target)})
            found.append(Position(after.figurines, None) if target == goal else next_player(after))
    return found


def landings(garden: NaiveGarden, position: Position, index: int) -> set[Place]:
    """K-15, K-16, K-B4, K-R3: where an empty figurine can jump to."""
    figurine = position.figurines[index]
    taken = {f.place for f in position.figurines}
    unfree = taken | {garden.bases[figurine.owner]}
    found: set[Place] = set()
    for d, step in enumerate(STEPS):
        over = plus(figurine.place, step)
        if over not in taken or (figurine.place, over) not in garden.lines:
            continue
        sides = [STEPS[(d - 1) % 6], step, STEPS[(d + 1) % 6]]
        behind = [plus(over, side) for side in sides]
        free = {place for place in behind if (over, place) in garden.lines and place not in unfree}
        if not free:
            beyond = [plus(plus(over, step), side) for side in (sides[0], sides[2])]
            free = {place for place in beyond if place in garden.places and place not in unfree}
        found |= free
    return found


def perft(garden: NaiveGarden, position: Position, depth: int) -> tuple[int, int]:
    """Sequences of complete turns and the different positions they lead to (equal stacks are interchangeable)."""
    layer = [position]
    for _ in range(depth):
        layer = [after for before in layer for after in turns(garden, before)]
    return len(layer), len({(tuple(sorted(p.figurines)), p.to_move) for p in layer})

"""Gardens: tiles laid side by side, written as text, checked and turned into spaces and lines (K-2, K-B1 to K-B3).

A garden text names its twelve tiles, one per line or separated by `/`: the centre `q,r` of the tile in axial
coordinates, the colours of the six lines around it from direction 0 on, and `first` or `second` on a base.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from roji.games.errors import Invalid

Place = tuple[int, int]

COLOURS = "pgo"  # K-B5: the colours 0, 1, 2 of lines and beads
DIRECTIONS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# K-B2: the lines around the centre; each arrangement is on two tiles. The first carries the bases.
ARRANGEMENTS = ("200121", "221100", "021102", "021012", "210012", "121020")
BASES = ("first", "second")
TILES = 12
# Gardens of few tiles for exact methods (small.py), never offered at a table.
SMALL = {"rhombus": "0,0 200121 first / 2,-1 221100 / 1,1 100221 / 3,0 121200 second"}
FILE = Path(__file__).with_name("gardens.toml")
TILE = re.compile(r"\(?(-?\d{1,3}),(-?\d{1,3})\)?\s+([0-2]{6})(?:\s+(first|second))?")


class Tile(NamedTuple):
    """One tile as it lies: its centre space, the colours of the lines around it, whose base it carries (-1: none)."""

    centre: Place
    lines: str
    base: int

    def __str__(self) -> str:
        return f"{at(self.centre)} {self.lines}" + (f" {BASES[self.base]}" if self.base >= 0 else "")


def at(place: Place) -> str:
    """A place as it is written in a garden text."""
    return f"{place[0]},{place[1]}"


def step(place: Place, direction: int, times: int = 1) -> Place:
    """The place so many steps away in a direction."""
    dq, dr = DIRECTIONS[direction % 6]
    return place[0] + dq * times, place[1] + dr * times


def across(centre: Place, edge: int) -> Place:
    """The centre of the tile on the other side of an edge: the tiles share the corner spaces edge and edge + 1."""
    return step(step(centre, edge), edge + 1)


def turned(lines: str, steps: int) -> str:
    """The lines of a tile turned by so many sixths."""
    return lines[-steps % 6 :] + lines[: -steps % 6]


# -- reading and checking a garden text ----------------------------------------------------------------


@cache
def known_gardens() -> dict[str, str]:
    """Our own gardens: name and text."""
    table: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: entry["tiles"] for name, entry in table.items()}


def read_tiles(text: str) -> list[Tile]:
    """The tiles of a garden text, or Invalid naming the words that are none."""
    tiles = []
    lines = (line.partition("#")[0] for line in text.splitlines())
    for entry in (part.strip() for line in lines for part in line.split("/")):
        if not entry:
            continue
        found = TILE.fullmatch(entry)
        if not found:
            raise Invalid("kokeshi-garden-entry", entry=entry)
        base = BASES.index(found[4]) if found[4] else -1
        tiles.append(Tile((int(found[1]), int(found[2])), found[3], base))
    return tiles


def check_tiles(tiles: list[Tile]) -> None:
    """K-B3: a garden that can be laid with the twelve tiles, or Invalid saying what is wrong."""
    if len(tiles) != TILES:
        raise Invalid("kokeshi-garden-count", count=len(tiles))
    check_arrangements(tiles)
    check_bases(tiles)
    check_together(tiles)


def check_arrangements(tiles: list[Tile]) -> None:
    """K-B2: six arrangements, each on two tiles, each lying so that its half-lines meet the neighbours'."""
    used: Counter[str] = Counter()
    for tile in tiles:
        if any(tile.lines.count(colour) != 2 for colour in "012"):
            raise Invalid("kokeshi-garden-colours", tile=str(tile))
        own = arrangement(tile.lines)
        if own is None:
            skew = any(arrangement(turned(tile.lines, steps)) for steps in (1, 2))
            raise Invalid("kokeshi-garden-half-lines" if skew else "kokeshi-garden-no-tile", tile=str(tile))
        used[own] += 1
    for own in ARRANGEMENTS:
        if used[own] != 2:
            raise Invalid("kokeshi-garden-arrangement", lines=own, count=used[own])


def arrangement(lines: str) -> str | None:
    """The arrangement a tile shows, as it lies or turned by half a turn."""
    for own in ARRANGEMENTS:
        if lines in (own, turned(own, 3)):
            return own
    return None


def half_lines(lines: str) -> str | None:
    """K-B2: the colours of the half-lines over the six edges of a tile as it lies; None for what is no tile."""
    for steps in range(6):
        if turned(lines, -steps) in ARRANGEMENTS:
            return turned("012012", steps)
    return None


def clashes(tiles: list[Tile]) -> list[list[int]]:
    """For every tile the edges over which its half-lines do not go on with the same colour (K-2)."""
    there = {tile.centre: half_lines(tile.lines) for tile in tiles}
    found = []
    for tile in tiles:
        own = half_lines(tile.lines)
        others = [there.get(across(tile.centre, edge)) for edge in range(6)]
        found.append([edge for edge, other in enumerate(others) if own and other and own[edge] != other[edge - 3]])
    return found


def check_bases(tiles: list[Tile]) -> None:
    """K-1, K-2: one base for each player, on the tiles that carry one, and not side by side."""
    if sorted(tile.base for tile in tiles if tile.base >= 0) != [0, 1]:
        raise Invalid("kokeshi-garden-bases")
    for tile in tiles:
        if (tile.base >= 0) != (arrangement(tile.lines) == ARRANGEMENTS[0]):
            raise Invalid("kokeshi-garden-base-tile", lines=ARRANGEMENTS[0], tile=str(tile))
    first, second = (tile.centre for tile in tiles if tile.base >= 0)
    if any(across(first, edge) == second for edge in range(6)):
        raise Invalid("kokeshi-garden-base-edge")


def check_together(tiles: list[Tile]) -> None:
    """K-2, K-B3: every place holds one tile, and whole edges join them all."""
    centres = [tile.centre for tile in tiles]
    for centre, count in Counter(centres).items():
        if count > 1:
            raise Invalid("kokeshi-garden-twice", place=at(centre))
    joined, rim = {centres[0]}, [centres[0]]
    while rim:
        centre = rim.pop()
        for edge in range(6):
            other = across(centre, edge)
            if other in centres and other not in joined:
                joined.add(other)
                rim.append(other)
    for centre in centres:
        if centre not in joined:
            raise Invalid("kokeshi-garden-apart", place=at(centre), start=at(centres[0]))


# -- the garden ----------------------------------------------------------------------------------------


class Garden:
    """Spaces and lines of a checked garden. Spaces are numbered row by row and named by row letter and number."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.check(tiles)
        self.tiles = tiles
        self.places = sorted(
            {place for tile in tiles for place in corners_and_centre(tile.centre)}, key=lambda place: place[::-1]
        )
        self.number = {place: space for space, place in enumerate(self.places)}
        self.names = self._names()
        self.by_name = {name: space for space, name in enumerate(self.names)}
        first, second = sorted((tile for tile in tiles if tile.base >= 0), key=lambda tile: tile.base)
        self.bases = (self.number[first.centre], self.number[second.centre])
        # Per space and direction: the neighbour and the colour of the line between them, -1 where there is none.
        self.neighbours = [[-1] * 6 for _ in self.places]
        self.colours = [[-1] * 6 for _ in self.places]
        for tile in tiles:
            self._draw_lines(tile)

    def check(self, tiles: list[Tile]) -> None:
        check_tiles(tiles)

    def _names(self) -> list[str]:
        rows = sorted({r for _, r in self.places})
        count: Counter[int] = Counter()
        names = []
        for _, r in self.places:
            count[r] += 1
            names.append(f"{chr(ord('a') + rows.index(r))}{count[r]}")
        return names

    def _draw_lines(self, tile: Tile) -> None:
        """K-B2: six whole lines around the centre, and half-lines across the six edges."""
        for k in range(6):
            corner = step(tile.centre, k)
            self._join(tile.centre, corner, k, int(tile.lines[k]))
            self._join(corner, step(tile.centre, k + 1), k + 2, k % 3)

    def _join(self, one: Place, other: Place, direction: int, colour: int) -> None:
        a, b = self.number[one], self.number[other]
        self.neighbours[a][direction % 6], self.neighbours[b][(direction + 3) % 6] = b, a
        self.colours[a][direction % 6] = self.colours[b][(direction + 3) % 6] = colour

    @property
    def text(self) -> str:
        """The garden as one line of text."""
        return " / ".join(str(tile) for tile in self.tiles)

    @property
    def lines(self) -> dict[tuple[int, int], int]:
        """Every line once: the two spaces, the lower first, and its colour."""
        return {
            (a, b): self.colours[a][direction]
            for a, row in enumerate(self.neighbours)
            for direction, b in enumerate(row)
            if a < b
        }

    def across(self, space: int, colour: int) -> list[int]:
        """The neighbours across lines of a colour (K-7)."""
        rows = zip(self.neighbours[space], self.colours[space], strict=True)
        return [other for other, line in rows if line == colour]

    def behind(self, space: int, direction: int) -> list[int]:
        """K-B4: the spaces just behind the neighbour in a direction, as far as a line joins them to it."""
        over = self.neighbours[space][direction]
        if over < 0:
            return []
        found = (self.neighbours[over][(direction + turn) % 6] for turn in (-1, 0, 1))
        return [landing for landing in found if landing >= 0]

    def following(self, space: int, direction: int) -> list[int]:
        """K-B4: the spaces beyond, each touching two of those behind, by position alone."""
        if self.neighbours[space][direction] < 0:
            return []
        ahead = step(self.places[space], direction, 2)
        found = (step(ahead, direction + turn) for turn in (-1, 1))
        return [self.number[place] for place in found if place in self.number]

    @cached_property
    def far(self) -> tuple[list[int], list[int]]:
        """Per base: the crossings from every space to it on an empty garden, whatever their colours."""
        first, second = (self._crossings_to(base) for base in self.bases)
        return first, second

    @cached_property
    def leap(self) -> tuple[int, int]:
        """Per seat: the crossings to the other base that a jump can save at most."""
        first, second = (
            max(
                far[space] - far[landing]
                for space in range(len(self.places))
                for direction in range(6)
                for landing in (space, *self.behind(space, direction), *self.following(space, direction))
            )
            for far in reversed(self.far)
        )
        return first, second

    def _crossings_to(self, goal: int) -> list[int]:
        far = {goal: 0}
        queue = [goal]
        for space in queue:
            for other in self.neighbours[space]:
                if other >= 0 and other not in far:
                    far[other] = far[space] + 1
                    queue.append(other)
        return [far[space] for space in range(len(self.places))]

    def distance(self) -> int:
        """Crossings from base to base on an empty garden."""
        return self.far[0][self.bases[1]]

    def symmetric(self) -> bool:
        """Whether half a turn of the garden exchanges the bases and changes nothing else (K-B3)."""
        (q0, r0), (q1, r1) = (self.places[base] for base in self.bases)
        there = {tile.centre: tile for tile in self.tiles}
        for tile in self.tiles:
            partner = there.get((q0 + q1 - tile.centre[0], r0 + r1 - tile.centre[1]))
            if partner is None or partner.lines != turned(tile.lines, 3):
                return False
        return True

    def plain(self) -> dict[str, Any]:
        """What a board needs to draw the garden, as plain data."""
        return {
            "spaces": {
                name: {
                    "q": q,
                    "r": r,
                    "centre": (q, r) in {tile.centre for tile in self.tiles},
                    "far": [far[self.by_name[name]] for far in self.far],
                }
                for name, (q, r) in zip(self.names, self.places, strict=True)
            },
            "lines": [
                {"between": [self.names[a], self.names[b]], "colour": COLOURS[colour]}
                for (a, b), colour in self.lines.items()
            ],
            "bases": [self.names[base] for base in self.bases],
            "distance": self.distance(),
        }


class SmallGarden(Garden):
    """A garden of fewer tiles than the box has."""

    def check(self, tiles: list[Tile]) -> None:
        check_bases(tiles)
        check_together(tiles)


def corners_and_centre(centre: Place) -> list[Place]:
    """The seven spaces a tile touches."""
    return [centre, *(step(centre, k) for k in range(6))]


@lru_cache(maxsize=64)
def garden(value: str) -> Garden:
    """The garden of this name or text; those in use are kept."""
    if value in SMALL:
        return SmallGarden(read_tiles(SMALL[value]))
    return Garden(read_tiles(known_gardens().get(value, value)))

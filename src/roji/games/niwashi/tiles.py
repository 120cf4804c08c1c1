"""The material: fields, 62 garden tiles (N-1, N-B1), shapes (N-B2), 24 wishes (N-B4), cells, directions."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TypeAlias

from roji.games.errors import Invalid
from roji.games.niwashi.facts import Direction
from roji.games.niwashi.numbers import SIDE

# Haru, natsu, aki, fuyu, suna: spring, summer, autumn, winter and sand. A field's colour is its place here + 1.
FIELDS = "hnafs"
SEASONS = FIELDS[:4]
SAND = "s"


def _order(tile: str) -> list[int]:
    return [FIELDS.index(field) for field in tile]


def canonical(tile: str) -> str:
    """The name of a tile: read from the end that comes first in the year."""
    return min(tile, tile[::-1], key=_order)


# N-B1: at most one sand, not all of one colour; a tile and its reversal are one tile.
TILES = tuple(
    tile
    for tile in map("".join, product(FIELDS, repeat=3))
    if tile == canonical(tile) and tile.count(SAND) <= 1 and len(set(tile)) > 1
)
INDEX = {tile: i for i, tile in enumerate(TILES)}

# What is in the box for each value of the option `tiles`.
SETS = {
    "standard": TILES,
    "all_different": tuple(
        tile
        for tile in TILES
        for _ in range((3 if tile in ("hsa", "nsf") else 2) if len(set(tile)) == 3 else 0)
    ),
}  # fmt: skip

# The twelve pentominoes by their usual letters, one drawing each.
PENTOMINOES = {
    "F": (".##", "##.", ".#."),
    "I": ("#####",),
    "L": ("####", "#..."),
    "N": ("##..", ".###"),
    "P": ("##", "##", "#."),
    "T": ("###", ".#.", ".#."),
    "U": ("#.#", "###"),
    "V": ("#..", "#..", "###"),
    "W": ("#..", "##.", ".##"),
    "X": (".#.", "###", ".#."),
    "Y": ("####", ".#.."),
    "Z": ("##.", ".#.", ".##"),
}
LETTERS = "".join(PENTOMINOES)
SHAPES = "ITUVWX"  # N-B2: those with a mirror line

Shape: TypeAlias = frozenset[tuple[int, int]]


@cache
def orientations(letter: str) -> tuple[Shape, ...]:
    """N-11: every way a shape can lie, as (column, row) cells from 0 on."""
    drawn = [(x, y) for y, row in enumerate(PENTOMINOES[letter]) for x, mark in enumerate(row) if mark == "#"]
    found: set[Shape] = set()
    for flip in (1, -1):
        cells = [(flip * x, y) for x, y in drawn]
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - top) for x, y in cells))
    return tuple(sorted(found, key=sorted))


@cache
def around(letter: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The other four cells of a shape seen from one of its cells, for every orientation and every cell."""
    return tuple(
        tuple(sorted((x - px, y - py) for x, y in shape if (x, y) != (px, py)))
        for shape in orientations(letter)
        for px, py in sorted(shape)
    )


# -- wishes --------------------------------------------------------------------------------------------


def wish_name(wish: int, shapes: str) -> str:
    """N-B4: season and shape, such as `hT`."""
    return SEASONS[wish % 4] + shapes[wish // 4]


def read_wish(text: str, shapes: str) -> int:
    """The number of a wish written in notation."""
    season, shape = text[:1].lower(), text[1:].upper()
    if len(text) != 2 or season not in SEASONS or shape not in shapes:
        raise Invalid("niwashi-wish-unknown", wish=text or "?", shapes=" ".join(shapes))
    return shapes.index(shape) * 4 + SEASONS.index(season)


def read_tile(text: str) -> int:
    """The number of a tile written in notation; from its other end it would lie the other way, so that is refused."""
    word = text.lower()
    if word in INDEX:
        return INDEX[word]
    if word[::-1] in INDEX:
        raise Invalid("niwashi-tile-reversed", tile=text, name=word[::-1])
    raise Invalid("niwashi-tile-unknown", tile=text or "?")


# -- the table (N-R5) ----------------------------------------------------------------------------------

DIRECTIONS: tuple[Direction, ...] = ("e", "s", "w", "n")  # where a tile runs from its first field
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
AIMS = ("n", "ne", "e", "se", "s", "sw", "w", "nw", "-")  # where the lantern points; "-" is nowhere


def column_name(column: int) -> str:
    """a to z, then aa to bk."""
    return ("" if column < 26 else "ab"[column // 26 - 1]) + chr(97 + column % 26)


COLUMNS = {column_name(column): column for column in range(SIDE)}


@cache
def cell_name(cell: int) -> str:
    """A cell by column and row; the middle of the table is af32."""
    return f"{column_name(cell % SIDE)}{cell // SIDE + 1}"


def read_cell(text: str) -> int:
    """The number of a cell written in notation."""
    word = text.strip().lower()
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    if letters in COLUMNS and digits and len(digits) < 3 and digits.isascii() and 1 <= int(digits) <= SIDE:
        return (int(digits) - 1) * SIDE + COLUMNS[letters]
    raise Invalid("niwashi-cell-unknown", cell=text or "?")


def run(cell: int, direction: int) -> list[tuple[int, int]]:
    """The three (column, row) cells of a tile; they may lie beyond the table."""
    dx, dy = STEPS[direction]
    return [(cell % SIDE + k * dx, cell // SIDE + k * dy) for k in range(3)]

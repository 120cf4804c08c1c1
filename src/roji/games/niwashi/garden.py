"""The garden: what lies on the table, where a tile may lie, which shapes can be seen, and the lantern.

The fields are kept twice. `cells` has the visible colours, 64 to a row so that a row ends in an empty column;
`occupied` and `room` have a bit per cell and a word per row, so that all placements of a row are found at
once. garden.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from roji.games.niwashi import tiles
from roji.games.niwashi.numbers import *
from roji.games.state import State

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest
else:
    from roji.games.bits import lowest

SAND = 5  # the colour
ALIGNMENTS = 40  # at most: eight orientations of five cells
ONE = 1

if not cython.compiled:
    FIELD = bytearray(3 * TILE_KINDS)  # the three colours of every tile
    AROUND = [0] * (12 * ALIGNMENTS * 4)  # the other four cells of a shape, for every alignment
    ALIGNED = [0] * 12  # how many alignments a shape has
    STEP = [0] * 4


def _fill_tables() -> None:
    for t, tile in enumerate(tiles.TILES):
        for k in range(3):
            FIELD[3 * t + k] = 1 + tiles.FIELDS.index(tile[k])
    for s, letter in enumerate(tiles.LETTERS):
        ALIGNED[s] = len(tiles.around(letter))
        for a, others in enumerate(tiles.around(letter)):
            for k, (x, y) in enumerate(others):
                AROUND[(s * ALIGNMENTS + a) * 4 + k] = STRIDE * y + x
    for d, (x, y) in enumerate(tiles.STEPS):
        STEP[d] = STRIDE * y + x


_fill_tables()


def along(garden: Garden, r: int) -> int:
    """N-14: the columns in which a tile may begin and lie along row r, as bits."""
    o, m = garden.occupied[r], garden.room[r]
    return (o | o >> 1 | o >> 2) & ~(o & o >> 1 & o >> 2) & m & m >> 1 & m >> 2


def upright(garden: Garden, r: int) -> int:
    """N-14: the columns in which a tile may begin in row r and lie down its column, as bits."""
    a, b, c = garden.occupied[r], garden.occupied[r + 1], garden.occupied[r + 2]
    return (a | b | c) & ~(a & b & c) & garden.room[r] & garden.room[r + 1] & garden.room[r + 2]


def starts(garden: Garden, tile: int, r: int) -> int:
    """The columns of row r where a tile's first field may lie, as bits."""
    bits = along(garden, r) | upright(garden, r)
    if FIELD[3 * tile] != FIELD[3 * tile + 2]:  # else west is east and north is south
        bits |= along(garden, r) << 2
        if r >= 2:
            bits |= upright(garden, r - 2)
    return bits


class Garden(State):
    """The part of a state that lies in the middle of the table."""

    def plan(self, game: Niwashi) -> None:
        """What the options say about the garden."""
        self.keep_sand = "cover-sand" in game.bans
        for i, letter in enumerate(game.options["shapes"]):
            self.shapes[i] = tiles.LETTERS.index(letter)
        for r in range(SIDE):
            self.table[r] = game.rows[r]

    def allocate_garden(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.north = self.south = self.laid = 0
            self.lantern_place = self.lantern_aim = self.lantern_mark = 0
            self.shapes, self.table = bytearray(6), [0] * (SIDE + 2)
            self.cells, self.occupied, self.room = bytearray(SIZE), [0] * (SIDE + 2), [0] * (SIDE + 2)
            self.laid_tile, self.laid_direction = bytearray(COPIES), bytearray(COPIES)
            self.laid_cell, self.laid_seat = [0] * COPIES, [0] * COPIES

    def clear_garden(self) -> None:
        """An empty table, the lantern at rest (N-R9)."""
        for i in range(SIZE):
            self.cells[i] = 0
        for r in range(SIDE + 2):
            self.occupied[r] = 0
            self.room[r] = self.table[r]
        self.north = SIDE
        self.south = -1
        self.laid = 0
        self.rest_lantern()

    def rest_lantern(self) -> None:
        """N-R9: beside the draw pile, marking nothing."""
        self.lantern_place = AT_REST
        self.lantern_aim = NOWHERE
        self.lantern_mark = NONE

    # -- placements --------------------------------------------------------------------------------

    def across(self, r: int) -> int:
        return along(self, r)

    def down(self, r: int) -> int:
        return upright(self, r)

    def list_starts(self, tile: int, out: list[int]) -> int:
        """All cells where a tile's first field may lie, in rising order; returns how many."""
        n = 0
        for r in range(max(self.north - 2, 0), min(self.south + 3, SIDE)):
            bits = starts(self, tile, r)
            while bits:
                out[n] = SIDE * r + lowest(bits)
                bits &= bits - 1
                n += 1
        return n

    def directions_from(self, tile: int, cell: int) -> int:
        """The directions in which a tile may lie from a cell, as bits: those to which nothing is an obstacle."""
        r, c = cell // SIDE, cell % SIDE
        found = (along(self, r) >> c & 1) | (upright(self, r) >> c & 1) << 1
        if FIELD[3 * tile] != FIELD[3 * tile + 2]:
            found |= (along(self, r) << 2 >> c & 1) << 2
            if r >= 2:
                found |= (upright(self, r - 2) >> c & 1) << 3
        return found

    def can_lay(self) -> bool:
        """Whether any tile can be laid: where one fits, every tile fits."""
        for r in range(max(self.north - 2, 0), self.south + 1):
            if along(self, r) | upright(self, r):
                return True
        return False

    def obstacle(self, tile: int, cell: int, direction: int) -> int:
        """N-14, N-R5: what stands against laying a tile here, FREE if nothing does."""
        if direction >= 2 and FIELD[3 * tile] == FIELD[3 * tile + 2]:
            return SAME_BACKWARDS
        r, c = cell // SIDE, cell % SIDE
        dr = 1 if direction == 1 else -1 if direction == 3 else 0
        dc = 1 if direction == 0 else -1 if direction == 2 else 0
        if not (0 <= r + 2 * dr < SIDE and 0 <= c + 2 * dc < SIDE):
            return EDGE
        covered = 0
        barred = False
        for k in range(3):
            if not self.room[r + k * dr] >> (c + k * dc) & 1:
                barred = True
            if self.occupied[r + k * dr] >> (c + k * dc) & 1:
                covered += 1
        if covered == 0:
            return COVERS_NONE
        if covered == 3:
            return COVERS_ALL
        return BARRED if barred else FREE

    def cover(self, tile: int, cell: int, direction: int, seat: int) -> bool:
        """Put a tile down; whether it covered a field with the same colour (N-19)."""
        covered = same = 0  # fields of the tile, as bits
        r, c = cell // SIDE, cell % SIDE
        at = STRIDE * (r + MARGIN) + c
        self.laid_tile[self.laid] = tile
        self.laid_cell[self.laid] = cell
        self.laid_direction[self.laid] = direction
        self.laid_seat[self.laid] = seat
        self.laid += 1
        for k in range(3):
            colour = FIELD[3 * tile + k]
            if self.cells[at]:
                covered |= 1 << k
            if self.cells[at] == colour:
                same |= 1 << k
            self.show(at, colour, seat)
            at += STEP[direction]
        self.note(E_LAY, seat, self.laid - 1 + 256 * (covered + 8 * same))
        return same != 0

    def show(self, at: int, colour: int, seat: int) -> None:
        """N-15: a field of this colour is visible now; a lantern in its way is lifted (N-17, N-R9)."""
        r, c = at // STRIDE - MARGIN, at % STRIDE
        self.cells[at] = colour
        self.occupied[r] |= ONE << c
        if self.keep_sand and colour == SAND:
            self.room[r] &= ~(ONE << c)
        self.north = min(self.north, r)
        self.south = max(self.south, r)
        if self.lantern_place == SIDE * r + c:
            self.note(E_LIFT, seat, 0)
            self.rest_lantern()

    # -- shapes ------------------------------------------------------------------------------------

    def shows(self, wish: int, last: int) -> bool:
        """N-8, N-11, N-12, N-R8: whether a wish is visible with a visible field of the tile laid as number `last`."""
        colour = 1 + wish % 4
        shape = self.shapes[wish // 4]
        for k in range(3):
            if FIELD[3 * self.laid_tile[last] + k] == colour and self.on_top(last, k):
                at = self.field_at(last, k)
                for a in range(shape * ALIGNMENTS, shape * ALIGNMENTS + ALIGNED[shape]):
                    if (
                        self.cells[at + AROUND[4 * a]] == colour
                        and self.cells[at + AROUND[4 * a + 1]] == colour
                        and self.cells[at + AROUND[4 * a + 2]] == colour
                        and self.cells[at + AROUND[4 * a + 3]] == colour
                    ):
                        return True
        return False

    def field_at(self, number: int, k: int) -> int:
        """Where field k of a laid tile is."""
        cell = self.laid_cell[number]
        return STRIDE * (cell // SIDE + MARGIN) + cell % SIDE + k * STEP[self.laid_direction[number]]

    def on_top(self, number: int, k: int) -> bool:
        """Whether no tile laid later covers field k of this one."""
        at = self.field_at(number, k)
        for later in range(number + 1, self.laid):
            for other in range(3):
                if self.field_at(later, other) == at:
                    return False
        return True

    # -- for the rooms that work in Python ---------------------------------------------------------

    def ground(self) -> tuple[tuple[int, int], ...]:
        """The visible fields that belong to no tile on record, for positions set up by what can be seen."""
        known = {self.field_at(number, k) for number in range(self.laid) for k in range(3)}
        found = []
        for r in range(self.north, self.south + 1):
            for c in range(SIDE):
                at = STRIDE * (r + MARGIN) + c
                if self.cells[at] and at not in known:
                    found.append((SIDE * r + c, self.cells[at]))
        return tuple(found)

    def under(self, cell: int, direction: int) -> list[int]:
        """The visible colours where the fields of a tile would lie, 0 where there is none; for a tile on the table."""
        at = STRIDE * (cell // SIDE + MARGIN) + cell % SIDE
        return [self.cells[at + k * STEP[direction]] for k in range(3)]

    def barred(self, cell: int, direction: int) -> int:
        """The first cell under a tile on which none may lie, -1 if there is none."""
        for c, r in tiles.run(cell, direction):
            if not self.room[r] >> c & 1:
                return SIDE * r + c
        return -1

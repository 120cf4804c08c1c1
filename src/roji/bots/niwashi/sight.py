"""What a gardener sees in a garden: how far every wish has come, and what each placement would change about that.

A wish stands the better the more of its possible places are nearly complete. Trying a tile, only the places that touch
its three cells are counted anew. sight.pxd gives the C types.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import cython

from roji.games.niwashi import tiles
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.garden import Garden
from roji.games.state import State

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest
    from cython.cimports.roji.games.niwashi.garden import ALIGNED, AROUND, FIELD, STEP
else:
    from roji.games.bits import lowest
    from roji.games.niwashi.garden import ALIGNED, AROUND, FIELD, STEP

SIDE, STRIDE, MARGIN = 63, 64, 4
SIZE = STRIDE * (SIDE + 2 * MARGIN)
ALIGNMENTS, WISHES = 40, 24
ROOM = 4096  # placements looked at together
BARRED, SHUT, OPEN = 0, 1, 2  # a cell on which no tile may lie, none can lie now, one can
BLUR = 6  # rows or columns from the first field of a tile within which a shape may have a field of it
CLOSED = 0.2  # what a shape keeps if its last field cannot be laid now


class Placement(NamedTuple):
    """A tile, the cell of its first field and its direction; the wishes that can be seen with it, as bits."""

    tile: int
    cell: int
    direction: int
    shown: int


def nearness(missing: list[tuple[int, int]], others: set[tuple[int, int]], worth: tuple[float, ...]) -> float:
    """What a shape is worth by the fields it lacks: none, one, two that one tile can lay, two, three, four."""
    if len(missing) != 2:
        return worth[(0, 1, -1, 4, 5, 6)[len(missing)]]
    (ax, ay), (bx, by) = missing
    apart = abs(ax - bx) + abs(ay - by)
    between = ((ax + bx) // 2, (ay + by) // 2)
    together = apart == 1 or (apart == 2 and (ax == bx or ay == by) and between not in others)
    return worth[2 if together else 3]


@cache
def worths(letter: str, worth: tuple[float, ...]) -> list[tuple[float, float]]:
    """What a shape is worth with a field and without it, for each place of the field and all that may lie beside it."""
    found = []
    for others in tiles.around(letter):
        for mask in range(16):
            missing = [others[k] for k in range(4) if not mask >> k & 1]
            shape = {(0, 0), *others}
            found.append((nearness(missing, shape, worth), nearness([*missing, (0, 0)], shape, worth)))
    return found


class Sight(Garden):
    """A garden with the standing of all 24 wishes. `worth`: see nearness."""

    def __init__(self, game: Niwashi, worth: tuple[float, ...]) -> None:
        State.__init__(self, game)
        self.allocate_garden()
        if not cython.compiled:
            self.gain, self.base = [0.0] * 3840, [0.0] * 3840
            self.reach = bytearray(SIZE)
            self.standing, self.change = [0.0] * WISHES, [0.0] * WISHES
            self.tiles, self.directions = bytearray(ROOM), bytearray(ROOM)
            self.starts_at, self.shown = [0] * ROOM, [0] * ROOM
            self.rise, self.value = [0.0] * (ROOM * WISHES), [0.0] * ROOM
            self.known = [0] * (5 * SIZE)
            self.gains, self.losses = [0.0] * (24 * SIZE), [0.0] * (6 * SIZE)
            self.whole = [0] * (4 * SIZE)
        self.plan(game)
        self.found = 0
        self.gardens = 0
        self.changed()
        for s, letter in enumerate(game.options["shapes"]):
            for i, (here, without) in enumerate(worths(letter, tuple(worth))):
                self.base[s * ALIGNMENTS * 16 + i] = here
                self.gain[s * ALIGNMENTS * 16 + i] = here - without
        self.clear_garden()

    # -- the garden ----------------------------------------------------------------------------------

    def restart(self, ground: list[tuple[int, int]]) -> None:
        """An empty table, or the loose fields of a position: cells with their colours."""
        self.clear_garden()
        for cell, colour in ground:
            self.show(STRIDE * (cell // SIDE + MARGIN) + cell % SIDE, colour, -1)
        self.look()
        self.stand()

    def lay(self, tile: int, cell: int, direction: int, seat: int) -> int:
        """A tile is laid for good; the wishes that can be seen with it, as bits."""
        self.found = 0
        self.consider(tile, cell, direction)
        self.cover(tile, cell, direction, seat)
        self.look()
        self.stand()
        return self.shown[0]

    def changed(self) -> None:
        """The garden is another one: what single fields would change in it is not known yet."""
        self.gardens += 1
        self.garden = self.gardens
        self.blurred = 0

    def look(self) -> None:
        """Which cells a tile can come to lie on (N-14)."""
        self.changed()
        for r in range(SIDE):
            for c in range(SIDE):
                self.reach[STRIDE * (r + MARGIN) + c] = SHUT if self.room[r] >> c & 1 else BARRED
        for r in range(max(self.north - 2, 0), self.south + 1):
            bits = self.across(r)
            while bits:
                c = lowest(bits)
                bits &= bits - 1
                at = STRIDE * (r + MARGIN) + c
                for k in range(3):
                    self.reach[at + k] = OPEN
            bits = self.down(r)
            while bits:
                c = lowest(bits)
                bits &= bits - 1
                at = STRIDE * (r + MARGIN) + c
                for k in range(3):
                    self.reach[at + k * STRIDE] = OPEN

    def stand(self) -> None:
        """How far every wish has come: the sum over all places of its shape."""
        for k in range(WISHES):
            self.standing[k] = 0.0
        for r in range(max(self.north, 0), self.south + 1):
            for c in range(SIDE):
                at = STRIDE * (r + MARGIN) + c
                colour = self.cells[at]
                if colour == 0 or colour > 4:
                    continue
                for s in range(6):
                    first = self.shapes[s] * ALIGNMENTS
                    for a in range(ALIGNED[self.shapes[s]]):
                        mask = self.match(at, colour, first + a)
                        count = 1 + (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3)
                        if count > 1:
                            self.standing[4 * s + colour - 1] += (
                                self.base[(s * ALIGNMENTS + a) * 16 + mask] * self.hope(at, first + a, mask) / count
                            )

    def match(self, at: int, colour: int, a: int) -> int:
        """Which of the other four fields of an alignment have this colour, as bits."""
        mask = 0
        if self.cells[at + AROUND[4 * a]] == colour:
            mask = 1
        if self.cells[at + AROUND[4 * a + 1]] == colour:
            mask |= 2
        if self.cells[at + AROUND[4 * a + 2]] == colour:
            mask |= 4
        if self.cells[at + AROUND[4 * a + 3]] == colour:
            mask |= 8
        return mask

    def hope(self, at: int, a: int, mask: int) -> float:
        """0 if a missing field can never be laid, CLOSED if it is the last and cannot be laid now, else 1."""
        missing = 15 ^ mask
        for k in range(4):
            if missing >> k & 1:
                other = self.reach[at + AROUND[4 * a + k]]
                if other == BARRED:
                    return 0.0
                if other == SHUT and missing & (missing - 1) == 0:
                    return CLOSED
        return 1.0

    # -- placements ----------------------------------------------------------------------------------

    def worth_at(self, s: int, at: int, colour: int) -> float:
        """What a field of this colour means for a shape of its season."""
        letter = self.shapes[s]
        total = 0.0
        for a in range(ALIGNED[letter]):
            mask = self.match(at, colour, letter * ALIGNMENTS + a)
            if mask:
                total += self.gain[(s * ALIGNMENTS + a) * 16 + mask] * self.hope(at, letter * ALIGNMENTS + a, mask)
        return total

    def put(self, at: int, colour: int) -> None:
        """Try a field: what it changes goes into `change`."""
        old = self.cells[at]
        if 0 < old < 5 and old != colour:
            for s in range(6):
                letter = self.shapes[s]
                for a in range(ALIGNED[letter]):
                    mask = self.match(at, old, letter * ALIGNMENTS + a)
                    if mask:
                        self.change[4 * s + old - 1] -= self.gain[(s * ALIGNMENTS + a) * 16 + mask] * self.hope(
                            at, letter * ALIGNMENTS + a, mask
                        )
        self.cells[at] = colour
        if colour < 5 and old != colour:
            for s in range(6):
                letter = self.shapes[s]
                for a in range(ALIGNED[letter]):
                    mask = self.match(at, colour, letter * ALIGNMENTS + a)
                    if mask:
                        self.change[4 * s + colour - 1] += self.gain[(s * ALIGNMENTS + a) * 16 + mask] * self.hope(
                            at, letter * ALIGNMENTS + a, mask
                        )

    def put_alone(self, at: int, colour: int) -> None:
        """The same for a field whose seasons, before and after, no other field of its tile has: that is remembered."""
        old = self.cells[at]
        if 0 < old < 5 and old != colour:
            if self.known[5 * at] != self.garden:
                self.known[5 * at] = self.garden
                for s in range(6):
                    self.losses[6 * at + s] = self.worth_at(s, at, old)
            for s in range(6):
                self.change[4 * s + old - 1] = 0.0 - self.losses[6 * at + s]
        if 0 < colour < 5 and old != colour:
            if self.known[5 * at + colour] != self.garden:
                self.known[5 * at + colour] = self.garden
                self.whole[4 * at + colour - 1] = self.shapes_at(at, colour)
                for s in range(6):
                    self.gains[(4 * at + colour - 1) * 6 + s] = self.worth_at(s, at, colour)
            for s in range(6):
                self.change[4 * s + colour - 1] = self.gains[(4 * at + colour - 1) * 6 + s]
        self.cells[at] = colour

    def consider(self, tile: int, cell: int, direction: int) -> None:
        """What a placement would show and change; the garden is as before afterwards."""
        if not cython.compiled:
            old, seasons = bytearray(3), [0] * 3
        n = self.found
        at = STRIDE * (cell // SIDE + MARGIN) + cell % SIDE
        step = STEP[direction]
        for w in range(WISHES):
            self.change[w] = 0.0
        before = 0
        for k in range(3):
            old[k] = self.cells[at + k * step]
            seasons[k] = (1 << old[k] | 1 << FIELD[3 * tile + k]) & 30
            if seasons[k] & before:
                self.put(at + k * step, FIELD[3 * tile + k])
            else:
                self.put_alone(at + k * step, FIELD[3 * tile + k])
            before |= seasons[k]
        self.shown[n] = 0
        for k in range(3):
            colour = FIELD[3 * tile + k]
            if 1 << colour & (seasons[(k + 1) % 3] | seasons[(k + 2) % 3]):
                self.shown[n] |= self.shapes_at(at + k * step, colour)
            else:
                self.shown[n] |= self.seen_at(at + k * step, colour)
        for k in range(3):
            self.cells[at + k * step] = old[k]
        for w in range(WISHES):
            if self.change[w] == 0.0:
                self.rise[n * WISHES + w] = 0.0
                continue
            stood = self.standing[w]
            after = max(stood + self.change[w], 0.0)
            self.rise[n * WISHES + w] = after / (1.0 + after) - stood / (1.0 + stood)
        self.tiles[n] = tile
        self.starts_at[n] = cell
        self.directions[n] = direction
        self.found += 1

    def survey_tile(self, tile: int) -> None:
        """Every way to lay a tile, after those already found."""
        turned = FIELD[3 * tile] != FIELD[3 * tile + 2]  # else west is east and north is south
        for r in range(max(self.north - 2, 0), self.south + 1):
            bits = self.across(r)
            while bits and self.found < ROOM - 1:
                c = lowest(bits)
                bits &= bits - 1
                self.consider(tile, SIDE * r + c, 0)
                if turned:
                    self.consider(tile, SIDE * r + c + 2, 2)
            bits = self.down(r)
            while bits and self.found < ROOM - 1:
                c = lowest(bits)
                bits &= bits - 1
                self.consider(tile, SIDE * r + c, 1)
                if turned:
                    self.consider(tile, SIDE * (r + 2) + c, 3)

    def rate(self, show: list[float], lift: list[float]) -> None:
        """The value of every placement found: what a shown wish counts, and what a wish that comes nearer counts."""
        if not cython.compiled:
            shows, lifts = show, lift
        for w in range(WISHES):
            shows[w] = show[w]
            lifts[w] = lift[w]
        for i in range(self.found):
            total = 0.0
            for w in range(WISHES):
                if self.shown[i] >> w & 1:
                    total += shows[w]
                total += lifts[w] * self.rise[i * WISHES + w]
            self.value[i] = total

    # -- the turn after this one ---------------------------------------------------------------------

    def shapes_at(self, at: int, colour: int) -> int:
        """The wishes that can be seen with this field, as bits."""
        seen = 0
        for s in range(6):
            letter = self.shapes[s]
            for a in range(letter * ALIGNMENTS, letter * ALIGNMENTS + ALIGNED[letter]):
                if (
                    self.cells[at + AROUND[4 * a]] == colour
                    and self.cells[at + AROUND[4 * a + 1]] == colour
                    and self.cells[at + AROUND[4 * a + 2]] == colour
                    and self.cells[at + AROUND[4 * a + 3]] == colour
                ):
                    seen |= 1 << (4 * s + colour - 1)
                    break
        return seen

    def seen_at(self, at: int, colour: int) -> int:
        """The same, also where it was worked out before another tile was tried: then near that tile it is not known."""
        if colour > 4:
            return 0
        if self.known[5 * at + colour] != self.garden:
            return self.shapes_at(at, colour)
        if self.blurred:
            r, c = at // STRIDE - self.blurred // STRIDE, at % STRIDE - self.blurred % STRIDE
            if -BLUR <= r <= BLUR and -BLUR <= c <= BLUR:
                return self.shapes_at(at, colour)
        return self.whole[4 * at + colour - 1]

    def glimpse(self, tile: int, cell: int, direction: int) -> int:
        """The wishes that could be seen with a placement, as bits."""
        if not cython.compiled:
            old, seasons = bytearray(3), [0] * 3
        at = STRIDE * (cell // SIDE + MARGIN) + cell % SIDE
        step = STEP[direction]
        seen = 0
        for k in range(3):
            old[k] = self.cells[at + k * step]
            seasons[k] = (1 << old[k] | 1 << FIELD[3 * tile + k]) & 30
            self.cells[at + k * step] = FIELD[3 * tile + k]
        for k in range(3):
            colour = FIELD[3 * tile + k]
            if 1 << colour & (seasons[(k + 1) % 3] | seasons[(k + 2) % 3]):
                seen |= self.shapes_at(at + k * step, colour)
            else:
                seen |= self.seen_at(at + k * step, colour)
        for k in range(3):
            self.cells[at + k * step] = old[k]
        return seen

    def sum_of(self, seen: int, shows: list[float]) -> float:
        """What these wishes count."""
        total = 0.0
        for w in range(WISHES):
            if seen >> w & 1:
                total += shows[w]
        return total

    def brightest(self, tile: int, shows: list[float]) -> float:
        """The most that a placement of a tile could show."""
        turned = FIELD[3 * tile] != FIELD[3 * tile + 2]
        most = 0.0
        for r in range(max(self.north - 2, 0), self.south + 1):
            bits = self.across(r)
            while bits:
                c = lowest(bits)
                bits &= bits - 1
                most = max(most, self.sum_of(self.glimpse(tile, SIDE * r + c, 0), shows))
                if turned:
                    most = max(most, self.sum_of(self.glimpse(tile, SIDE * r + c + 2, 2), shows))
            bits = self.down(r)
            while bits:
                c = lowest(bits)
                bits &= bits - 1
                most = max(most, self.sum_of(self.glimpse(tile, SIDE * r + c, 1), shows))
                if turned:
                    most = max(most, self.sum_of(self.glimpse(tile, SIDE * (r + 2) + c, 3), shows))
        return most

    def ahead(self, n: int, rest: list[int], show: list[float]) -> float:
        """The most that one of the tiles left could show in the garden after a placement found."""
        if not cython.compiled:
            shows, old = [0.0] * WISHES, bytearray(3)
            occupied, room = [0] * (SIDE + 2), [0] * (SIDE + 2)
        for w in range(WISHES):
            shows[w] = 0.0 if self.shown[n] >> w & 1 else show[w]
        occupied[:] = self.occupied
        room[:] = self.room
        north, south = self.north, self.south
        at = STRIDE * (self.starts_at[n] // SIDE + MARGIN) + self.starts_at[n] % SIDE
        step = STEP[self.directions[n]]
        tile = self.tiles[n]
        for k in range(3):
            old[k] = self.cells[at + k * step]
            self.show(at + k * step, FIELD[3 * tile + k], -1)
        self.blurred = at
        most = 0.0
        for i in range(len(rest)):
            most = max(most, self.brightest(rest[i], shows))
        self.blurred = 0
        for k in range(3):
            self.cells[at + k * step] = old[k]
        self.occupied[:] = occupied
        self.room[:] = room
        self.north, self.south = north, south
        return most

    # -- for the rooms that work in Python -----------------------------------------------------------

    def survey(self, hand: list[int], show: list[float], lift: list[float]) -> list[float]:
        """Look at every placement of these tiles and rate it; returns the values."""
        self.found = 0
        for tile in hand:
            self.survey_tile(tile)
        self.rate(show, lift)
        return [self.value[i] for i in range(self.found)]

    def spots(self) -> list[tuple[int, int, int]]:
        """Tile, cell and direction of every placement found."""
        return [(self.tiles[i], self.starts_at[i], self.directions[i]) for i in range(self.found)]

    def placement(self, i: int) -> Placement:
        """One of the placements found."""
        return Placement(self.tiles[i], self.starts_at[i], self.directions[i], self.shown[i])

    def brightest_of(self, tile: int, show: list[float]) -> float:
        """The most that a placement of a tile could show now."""
        if not cython.compiled:
            shows = [0.0] * WISHES
        for w in range(WISHES):
            shows[w] = show[w]
        return self.brightest(tile, shows)

    def index(self, tile: int, cell: int, direction: int) -> int:
        """Which of the placements found this is; -1 if it is none of them."""
        for i in range(self.found):
            if self.tiles[i] == tile and self.starts_at[i] == cell and self.directions[i] == direction:
                return i
        return -1

    def traits(self, actual: int) -> list[tuple[int, int, int]]:
        """What one of the placements found does for every wish, in hundredths: how much nearer it brings it, how much
        less than the best one would, and how many of the others do no more for it."""
        found = []
        for w in range(WISHES):
            here = self.rise[actual * WISHES + w]
            most, below = here, -1
            for i in range(self.found):
                most = max(most, self.rise[i * WISHES + w])
                if self.rise[i * WISHES + w] <= here:
                    below += 1
            found.append((int(100 * here), int(100 * (most - here)), 100 * below // max(self.found - 1, 1)))
        return found

    def ways(self) -> int:
        """How many placements were found."""
        return self.found

    def standings(self) -> list[float]:
        """How far every wish has come, from 0 to 1."""
        return [self.standing[w] / (1.0 + self.standing[w]) for w in range(WISHES)]

"""Niwashi, a whole match: deal, wishes, placements, lantern, drawing, the end (clauses N-*).

A turn is a few small decisions. Laying: the tile, the cell of its first field, its direction. The lantern:
where it stands, where it points, the hand tile by tile onto the discard pile. Then, after laying, which
tile is drawn. A draw or discard that can be made in one way only is made by itself.

The garden is kept twice: `cells` has the visible colours, 64 to a row so that a row ends in an empty
column; `occupied` and `room` have a bit per cell and a word per row, so that all placements of a row
are found at once. rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.niwashi import notation, tiles, views
from roji.games.state import Plain, State

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest
    from cython.cimports.roji.games.rng import below, shuffle
else:
    from roji.games.bits import M64, lowest
    from roji.games.rng import below, shuffle

# What the seat to move decides.
TILE, CELL, DIRECTION, DRAW, PLACE, AIM, DISCARD, OVER = 0, 1, 2, 3, 4, 5, 6, 7

# Actions: in TILE and DISCARD a tile type, in CELL a cell, in DIRECTION e s w n, in DRAW a display place.
LANTERN = 62  # in TILE: move the lantern instead
FROM_DISCARD = 3  # in DRAW: the top of the discard pile
# In PLACE a cell of the table, a field of a display tile, a shape on the aid card, or a pile (N-R6).
ON_DISPLAY, ON_AID, ON_PILE, ON_DISCARD, AT_REST = 3969, 3978, 3984, 3985, 3986
NOWHERE = 8  # in AIM: no direction

# Why a tile cannot lie somewhere. BARRED: outside the garden, a blocked plot, or sand that must stay (N-B3).
FREE, EDGE, BARRED, COVERS_NONE, COVERS_ALL, SAME_BACKWARDS = 0, 1, 2, 3, 4, 5

# How a match ended (N-23, N-R10).
RUNNING, NO_TILE, NO_MOVE, ALL_FULFILLED = 0, 1, 2, 3

# What happened, for `note`.
E_TILE, E_CELL, E_LAY, E_LIFT, E_TAKE, E_TAKE_DISCARD, E_FILL, E_LANTERN, E_PLACE, E_AIM = range(10)
E_DISCARD, E_REMOVE, E_FULFIL, E_WISH, E_END = range(10, 15)

SIDE, STRIDE, MARGIN = 63, 64, 4  # MARGIN rows above and below: a shape reaches four cells far
SIZE = STRIDE * (SIDE + 2 * MARGIN)
MIDDLE = 31
NONE = 255  # no tile
NOBODY = -1  # who laid the first tile
SAND = 5
TILES, COPIES, PILE = 62, 62, 47  # kinds of tile, tiles in the box (N-1), tiles in play (N-3)
WISHES, STACK, HELD = 24, 10, 2  # N-2, N-5
ALIGNMENTS = 40  # at most: eight orientations of five cells
LOT_KEY = 4  # where the key of the lot stands, after that of the deal
ONE = 1
GAMMA = 0x9E3779B97F4A7C15
BEGIN_TAG = 1

if not cython.compiled:
    FIELD = bytearray(3 * TILES)  # the three colours of every tile
    BOXES = bytearray(2 * COPIES)  # the tiles of both values of the option `tiles`
    AROUND = [0] * (12 * ALIGNMENTS * 4)  # the other four cells of a shape, for every alignment
    ALIGNED = [0] * 12  # how many alignments a shape has
    STEP = [0] * 4


def _fill_tables() -> None:
    for t, tile in enumerate(tiles.TILES):
        for k in range(3):
            FIELD[3 * t + k] = 1 + tiles.FIELDS.index(tile[k])
    for b, box in enumerate(tiles.SETS.values()):
        for i, tile in enumerate(box):
            BOXES[COPIES * b + i] = tiles.INDEX[tile]
    for s, letter in enumerate(tiles.LETTERS):
        ALIGNED[s] = len(tiles.around(letter))
        for a, others in enumerate(tiles.around(letter)):
            for k, (x, y) in enumerate(others):
                AROUND[(s * ALIGNMENTS + a) * 4 + k] = STRIDE * y + x
    for d, (x, y) in enumerate(tiles.STEPS):
        STEP[d] = STRIDE * y + x


_fill_tables()


class NiwashiState(State):
    """A match of Niwashi. Seats are 0 and 1; what both have is kept in one array, seat 0 first."""

    game: Niwashi
    box: int
    hand_size: int
    lantern_limit: int
    first: int
    older: bool
    refill: bool
    keep_sand: bool
    hand_leaves: bool
    no_special: bool
    shapes: bytearray
    table: list[int]
    cells: bytearray
    occupied: list[int]
    room: list[int]
    north: int
    south: int
    laid: int
    laid_tile: bytearray
    laid_cell: list[int]
    laid_direction: bytearray
    laid_seat: list[int]
    dealt: bytearray
    taken: bytearray
    display: bytearray
    discard: bytearray
    discarded: int
    removed: bytearray
    gone: int
    deck: bytearray
    top: int
    pile_end: int
    deck_end: int
    held: bytearray
    holding: list[int]
    stack: bytearray
    next_wish: list[int]
    stack_end: list[int]
    done: bytearray
    fulfilled: list[int]
    wish_box: bytearray
    wishes_boxed: int
    lantern_place: int
    lantern_aim: int
    lantern_mark: int
    lanterns: int
    phase: int
    turn: int
    tile: int
    cell: int
    wanted: int
    special: bool
    ending: int

    def __init__(self, game: Niwashi) -> None:
        State.__init__(self, game)
        self.allocate()
        self.box = game.box
        self.hand_size = game.hand
        self.lantern_limit = game.lanterns
        self.first = game.first
        self.older = game.options["older_tile_counts"]
        self.refill = game.options["refill_to_three"]
        self.keep_sand = "cover-sand" in game.bans
        self.hand_leaves = "discard-hand" in game.bans
        self.no_special = "draw-discard" in game.bans
        for i, letter in enumerate(game.options["shapes"]):
            self.shapes[i] = tiles.LETTERS.index(letter)
        for r in range(SIDE):
            self.table[r] = game.rows[r]

    def allocate(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.shapes, self.table = bytearray(6), [0] * (SIDE + 2)
            self.cells, self.occupied, self.room = bytearray(SIZE), [0] * (SIDE + 2), [0] * (SIDE + 2)
            self.laid_tile, self.laid_direction = bytearray(COPIES), bytearray(COPIES)
            self.laid_cell, self.laid_seat = [0] * COPIES, [0] * COPIES
            self.dealt, self.taken = bytearray(6), bytearray(6)
            self.display, self.discard, self.removed = bytearray(3), bytearray(COPIES), bytearray(COPIES)
            self.deck = bytearray(COPIES)
            self.held, self.holding = bytearray(4), [0, 0]
            self.stack, self.next_wish, self.stack_end = bytearray(2 * STACK), [0, 0], [0, 0]
            self.done, self.fulfilled, self.wish_box = bytearray(2 * STACK), [0, 0], bytearray(WISHES)

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def core_over(self) -> bool:
        return self.phase == OVER

    def core_round(self) -> int:
        return 1 if self.phase == OVER else 0

    def core_legal(self, out: list[int]) -> int:
        n = 0
        if self.phase == TILE:
            if self.can_lay():
                n = self.hand_types(out)
            if self.lantern_left():
                out[n] = LANTERN
                n += 1
        elif self.phase == CELL:
            for r in range(max(self.north - 2, 0), min(self.south + 3, SIDE)):
                bits = self.starts(r)
                while bits:
                    out[n] = SIDE * r + lowest(bits)
                    bits &= bits - 1
                    n += 1
        elif self.phase == DIRECTION:
            for d in range(4):
                if self.obstacle(self.tile, self.cell, d) == FREE:
                    out[n] = d
                    n += 1
        elif self.phase == DRAW:
            for p in range(3):
                if self.display[p] != NONE:
                    out[n] = p
                    n += 1
            if self.may_take_discard():
                out[n] = FROM_DISCARD
                n += 1
        elif self.phase == PLACE:
            for i in range(ON_DISPLAY):
                out[i] = i
            n = ON_DISPLAY
            for i in range(9):
                if self.display[i // 3] != NONE:
                    out[n] = ON_DISPLAY + i
                    n += 1
            for i in range(ON_AID, AT_REST):
                out[n] = i
                n += 1
        elif self.phase == AIM:
            for d in range(NOWHERE + 1):
                out[d] = d
            n = NOWHERE + 1
        elif self.phase == DISCARD:
            n = self.hand_types(out)
        return n

    def core_can(self, action: int) -> bool:
        if self.phase == TILE:
            if action == LANTERN:
                return self.lantern_left()
            return self.in_hand(action) and self.can_lay()
        if self.phase == CELL:
            return action < ON_DISPLAY and self.starts(action // SIDE) >> (action % SIDE) & 1 != 0
        if self.phase == DIRECTION:
            return action < 4 and self.obstacle(self.tile, self.cell, action) == FREE
        if self.phase == DRAW:
            if action == FROM_DISCARD:
                return self.may_take_discard()
            return action < FROM_DISCARD and self.display[action] != NONE
        if self.phase == PLACE:
            if ON_DISPLAY <= action < ON_AID:
                return self.display[(action - ON_DISPLAY) // 3] != NONE
            return action < AT_REST
        if self.phase == AIM:
            return action <= NOWHERE
        return self.phase == DISCARD and self.in_hand(action)

    def core_apply(self, action: int) -> None:
        if self.phase == TILE:
            if action == LANTERN:
                self.note(E_LANTERN, self.turn, 0)
                self.phase = PLACE
            else:
                self.drop(action)
                self.tile = action
                self.note(E_TILE, self.turn, action)
                self.phase = CELL
        elif self.phase == CELL:
            self.cell = action
            self.note(E_CELL, self.turn, action)
            self.phase = DIRECTION
        elif self.phase == DIRECTION:
            self.lay(action)
        elif self.phase == DRAW:
            self.take(action)
            self.draw()
        elif self.phase == PLACE:
            self.put_lantern(action)
        elif self.phase == AIM:
            self.lantern_aim = action
            self.note(E_AIM, self.turn, action)
            self.discard_hand()
        else:
            self.discard_tile(action)
            self.discard_hand()

    def core_copy(self, other: State) -> None:
        self.box = cython.cast(NiwashiState, other).box
        self.hand_size = cython.cast(NiwashiState, other).hand_size
        self.lantern_limit = cython.cast(NiwashiState, other).lantern_limit
        self.first = cython.cast(NiwashiState, other).first
        self.older = cython.cast(NiwashiState, other).older
        self.refill = cython.cast(NiwashiState, other).refill
        self.keep_sand = cython.cast(NiwashiState, other).keep_sand
        self.hand_leaves = cython.cast(NiwashiState, other).hand_leaves
        self.no_special = cython.cast(NiwashiState, other).no_special
        self.shapes[:] = cython.cast(NiwashiState, other).shapes
        self.table[:] = cython.cast(NiwashiState, other).table
        self.cells[:] = cython.cast(NiwashiState, other).cells
        self.occupied[:] = cython.cast(NiwashiState, other).occupied
        self.room[:] = cython.cast(NiwashiState, other).room
        self.north = cython.cast(NiwashiState, other).north
        self.south = cython.cast(NiwashiState, other).south
        self.laid = cython.cast(NiwashiState, other).laid
        self.laid_tile[:] = cython.cast(NiwashiState, other).laid_tile
        self.laid_cell[:] = cython.cast(NiwashiState, other).laid_cell
        self.laid_direction[:] = cython.cast(NiwashiState, other).laid_direction
        self.laid_seat[:] = cython.cast(NiwashiState, other).laid_seat
        self.dealt[:] = cython.cast(NiwashiState, other).dealt
        self.taken[:] = cython.cast(NiwashiState, other).taken
        self.display[:] = cython.cast(NiwashiState, other).display
        self.discard[:] = cython.cast(NiwashiState, other).discard
        self.discarded = cython.cast(NiwashiState, other).discarded
        self.removed[:] = cython.cast(NiwashiState, other).removed
        self.gone = cython.cast(NiwashiState, other).gone
        self.deck[:] = cython.cast(NiwashiState, other).deck
        self.top = cython.cast(NiwashiState, other).top
        self.pile_end = cython.cast(NiwashiState, other).pile_end
        self.deck_end = cython.cast(NiwashiState, other).deck_end
        self.held[:] = cython.cast(NiwashiState, other).held
        self.holding[:] = cython.cast(NiwashiState, other).holding
        self.stack[:] = cython.cast(NiwashiState, other).stack
        self.next_wish[:] = cython.cast(NiwashiState, other).next_wish
        self.stack_end[:] = cython.cast(NiwashiState, other).stack_end
        self.done[:] = cython.cast(NiwashiState, other).done
        self.fulfilled[:] = cython.cast(NiwashiState, other).fulfilled
        self.wish_box[:] = cython.cast(NiwashiState, other).wish_box
        self.wishes_boxed = cython.cast(NiwashiState, other).wishes_boxed
        self.lantern_place = cython.cast(NiwashiState, other).lantern_place
        self.lantern_aim = cython.cast(NiwashiState, other).lantern_aim
        self.lantern_mark = cython.cast(NiwashiState, other).lantern_mark
        self.lanterns = cython.cast(NiwashiState, other).lanterns
        self.phase = cython.cast(NiwashiState, other).phase
        self.turn = cython.cast(NiwashiState, other).turn
        self.tile = cython.cast(NiwashiState, other).tile
        self.cell = cython.cast(NiwashiState, other).cell
        self.wanted = cython.cast(NiwashiState, other).wanted
        self.special = cython.cast(NiwashiState, other).special
        self.ending = cython.cast(NiwashiState, other).ending

    def core_begin(self, seed: int, index: int) -> None:
        if not cython.compiled:
            keys = [0] * 8
        for i in range(2):
            keys[4 * i] = seed
            keys[4 * i + 1] = index
            keys[4 * i + 2] = i
            keys[4 * i + 3] = BEGIN_TAG
        self.shuffle_all(keys)
        self.start()

    def core_redeal(self, seat: int, seed: int) -> None:
        if self.phase == OVER:
            return
        if not cython.compiled:
            counts = [0] * TILES
            pool = bytearray(COPIES)
        rng = seed
        # Tiles: hands as they came from the deal, draw pile, box; what a player took was seen by all.
        for t in range(TILES):
            counts[t] = 0
        for other in range(2):
            for i in range(3 * other, 3 * other + 3):
                if other != seat and self.dealt[i] != NONE:
                    counts[self.dealt[i]] += 1
        for i in range(self.top, self.deck_end):
            counts[self.deck[i]] += 1
        n = 0
        for t in range(TILES):
            for _ in range(counts[t]):
                pool[n] = t
                n += 1
        rng = self.mix(pool, n, rng)
        for other in range(2):
            if other != seat:
                size = 0
                for i in range(3 * other, 3 * other + 3):
                    if self.dealt[i] != NONE:
                        self.dealt[i] = NONE
                        size += 1
                for _ in range(size):
                    n -= 1
                    self.insert(self.dealt, other, pool[n])
        for i in range(self.top, self.deck_end):
            n -= 1
            self.deck[i] = pool[n]
        # Wishes: those in other hands, both stacks, box.
        for t in range(WISHES):
            counts[t] = 0
        for other in range(2):
            if other != seat:
                for i in range(HELD * other, HELD * other + self.holding[other]):
                    counts[self.held[i]] += 1
            for i in range(self.next_wish[other], self.stack_end[other]):
                counts[self.stack[STACK * other + i]] += 1
        for i in range(self.wishes_boxed):
            counts[self.wish_box[i]] += 1
        n = 0
        for t in range(WISHES):
            if counts[t]:
                pool[n] = t
                n += 1
        self.mix(pool, n, rng)
        for other in range(2):
            if other != seat:
                for i in range(HELD * other, HELD * other + self.holding[other]):
                    n -= 1
                    self.held[i] = pool[n]
            for i in range(self.next_wish[other], self.stack_end[other]):
                n -= 1
                self.stack[STACK * other + i] = pool[n]
        for i in range(self.wishes_boxed):
            n -= 1
            self.wish_box[i] = pool[n]

    def mix(self, pool: bytearray, n: int, rng: int) -> int:
        """Shuffle the first n of a pool; returns where the generator stands."""
        for i in range(n - 1, 0, -1):
            rng += GAMMA
            if not cython.compiled:
                rng &= M64
            j = below(rng, i + 1)
            swap = pool[i]
            pool[i] = pool[j]
            pool[j] = swap
        return rng

    def core_return(self, seat: int) -> float:
        """N-24 as a share of all 20 wishes, from -1 to 1, the same for both."""
        if self.phase != OVER:
            return 0.0
        return (self.fulfilled[0] + self.fulfilled[1]) / 10.0 - 1.0

    def blank(self) -> State:
        copy = NiwashiState.__new__(NiwashiState)
        copy.game = self.game
        copy.trace = None
        copy.allocate()
        return copy

    # -- the deal ----------------------------------------------------------------------------------

    def shuffle_all(self, keys: list[int]) -> None:
        """N-3, N-5, N-6: the order of tiles and wishes, and who begins; all that chance decides."""
        if not cython.compiled:
            lot = bytearray(2)
        for i in range(COPIES):
            self.deck[i] = BOXES[COPIES * self.box + i]
        shuffle(keys, 0, 0, self.deck, COPIES)
        for i in range(WISHES):
            self.wish_box[i] = i
        shuffle(keys, 0, 1, self.wish_box, WISHES)
        self.turn = self.first
        if self.first < 0:
            lot[0] = 0
            lot[1] = 1
            shuffle(keys, LOT_KEY, 0, lot, 2)
            self.turn = lot[0]

    def start(self) -> None:
        """N-3 to N-5: deal from `deck` and `wish_box`, whose order is that of the shuffled tiles and wishes."""
        self.clear()
        self.pile_end = PILE
        self.deck_end = COPIES
        self.tile = self.deck[0]
        self.cell = SIDE * MIDDLE + MIDDLE - 1
        self.top = 1
        self.cover(0, NOBODY)
        self.tile = NONE
        self.cell = 0
        for seat in range(2):
            for _ in range(self.hand_size):
                self.insert(self.dealt, seat, self.deck[self.top])
                self.top += 1
        self.fill_display()
        for seat in range(2):
            for i in range(STACK):
                self.stack[STACK * seat + i] = self.wish_box[STACK * seat + i]
            self.stack_end[seat] = STACK
            for _ in range(HELD):
                self.draw_wish(seat)
        self.wishes_boxed = WISHES - 2 * STACK
        for i in range(self.wishes_boxed):
            self.wish_box[i] = self.wish_box[2 * STACK + i]
        self.phase = TILE

    def clear(self) -> None:
        """An empty table, empty hands, the lantern at rest (N-R9)."""
        for i in range(SIZE):
            self.cells[i] = 0
        for r in range(SIDE + 2):
            self.occupied[r] = 0
            self.room[r] = self.table[r]
        self.north = SIDE
        self.south = -1
        self.laid = self.discarded = self.gone = self.top = self.pile_end = self.deck_end = 0
        for i in range(6):
            self.dealt[i] = NONE
            self.taken[i] = NONE
        for p in range(3):
            self.display[p] = NONE
        for seat in range(2):
            self.holding[seat] = 0
            self.next_wish[seat] = 0
            self.stack_end[seat] = 0
            self.fulfilled[seat] = 0
        self.wishes_boxed = 0
        self.lantern_place = AT_REST
        self.lantern_aim = NOWHERE
        self.lantern_mark = self.tile = NONE
        self.lanterns = self.cell = self.wanted = 0
        self.special = False
        self.ending = RUNNING

    def fill_display(self) -> None:
        """N-21: empty places of the display are filled as long as the draw pile lasts."""
        for p in range(self.hand_size):
            if self.display[p] == NONE and self.top < self.pile_end:
                self.display[p] = self.deck[self.top]
                self.top += 1
                self.note(E_FILL, p, self.display[p])

    def draw_wish(self, seat: int) -> None:
        """N-9: the next wish of the personal stack comes to the hand, if there is one."""
        if self.next_wish[seat] < self.stack_end[seat]:
            wish = self.stack[STACK * seat + self.next_wish[seat]]
            self.next_wish[seat] += 1
            self.held[HELD * seat + self.holding[seat]] = wish
            self.holding[seat] += 1
            self.note(E_WISH, seat, wish)

    # -- hands -------------------------------------------------------------------------------------

    def insert(self, hand: bytearray, seat: int, tile: int) -> None:
        """Add a tile to a hand, which stays sorted; empty places come last."""
        i = 3 * seat + 2
        while i > 3 * seat and hand[i - 1] > tile:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = tile

    def remove(self, hand: bytearray, seat: int, tile: int) -> bool:
        """Take a tile out of a hand; False if it is not there."""
        for i in range(3 * seat, 3 * seat + 3):
            if hand[i] == tile:
                for j in range(i, 3 * seat + 2):
                    hand[j] = hand[j + 1]
                hand[3 * seat + 2] = NONE
                return True
        return False

    def drop(self, tile: int) -> None:
        """Take a tile out of the hand; of two alike the one that everyone knows, so that the other stays hidden."""
        if not self.remove(self.taken, self.turn, tile):
            self.remove(self.dealt, self.turn, tile)

    def in_hand(self, tile: int) -> bool:
        if tile >= TILES:
            return False
        for i in range(3 * self.turn, 3 * self.turn + 3):
            if self.dealt[i] == tile or self.taken[i] == tile:
                return True
        return False

    def hand_count(self) -> int:
        n = 0
        for i in range(3 * self.turn, 3 * self.turn + 3):
            if self.dealt[i] != NONE:
                n += 1
            if self.taken[i] != NONE:
                n += 1
        return n

    def hand_types(self, out: list[int]) -> int:
        """The different tiles in hand, in rising order; returns how many."""
        n = 0
        i = j = 3 * self.turn
        last = 3 * self.turn + 3
        while True:
            a = self.dealt[i] if i < last else NONE
            b = self.taken[j] if j < last else NONE
            tile = a if a < b else b
            if tile == NONE:
                return n
            if a == tile:
                i += 1
            else:
                j += 1
            if n == 0 or out[n - 1] != tile:
                out[n] = tile
                n += 1

    # -- placements --------------------------------------------------------------------------------

    def across(self, r: int) -> int:
        """N-14: the columns in which a tile may begin and lie along row r, as bits."""
        o, m = self.occupied[r], self.room[r]
        return (o | o >> 1 | o >> 2) & ~(o & o >> 1 & o >> 2) & m & m >> 1 & m >> 2

    def down(self, r: int) -> int:
        """N-14: the columns in which a tile may begin in row r and lie down its column, as bits."""
        a, b, c = self.occupied[r], self.occupied[r + 1], self.occupied[r + 2]
        return (a | b | c) & ~(a & b & c) & self.room[r] & self.room[r + 1] & self.room[r + 2]

    def starts(self, r: int) -> int:
        """The columns of row r where the chosen tile's first field may lie, as bits."""
        bits = self.across(r) | self.down(r)
        if FIELD[3 * self.tile] != FIELD[3 * self.tile + 2]:  # else west is east and north is south
            bits |= self.across(r) << 2
            if r >= 2:
                bits |= self.down(r - 2)
        return bits

    def can_lay(self) -> bool:
        """Whether any tile can be laid: where one fits, every tile fits."""
        for r in range(max(self.north - 2, 0), self.south + 1):
            if self.across(r) | self.down(r):
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

    def lay(self, direction: int) -> None:
        """N-13 to N-15: the chosen tile is laid; then a tile is drawn (N-18)."""
        self.special = self.cover(direction, self.turn) and not self.no_special
        self.wanted = 1
        if self.refill:  # N-R4, the option
            self.wanted = self.hand_size - self.hand_count()
        self.tile = NONE
        self.cell = 0
        self.draw()

    def cover(self, direction: int, seat: int) -> bool:
        """Put the chosen tile down; whether it covered a field with the same colour (N-19)."""
        covered = same = 0  # fields of the tile, as bits
        r, c = self.cell // SIDE, self.cell % SIDE
        at = STRIDE * (r + MARGIN) + c
        self.laid_tile[self.laid] = self.tile
        self.laid_cell[self.laid] = self.cell
        self.laid_direction[self.laid] = direction
        self.laid_seat[self.laid] = seat
        self.laid += 1
        for k in range(3):
            colour = FIELD[3 * self.tile + k]
            if self.cells[at]:
                covered |= 1 << k
            if self.cells[at] == colour:
                same |= 1 << k
            self.show(at, colour)
            at += STEP[direction]
        self.note(E_LAY, seat, self.laid - 1 + 256 * (covered + 8 * same))
        return same != 0

    def show(self, at: int, colour: int) -> None:
        """N-15: a field of this colour is visible now; a lantern in its way is lifted (N-17, N-R9)."""
        r, c = at // STRIDE - MARGIN, at % STRIDE
        self.cells[at] = colour
        self.occupied[r] |= ONE << c
        if self.keep_sand and colour == SAND:
            self.room[r] &= ~(ONE << c)
        self.north = min(self.north, r)
        self.south = max(self.south, r)
        if self.lantern_place == SIDE * r + c:
            self.note(E_LIFT, self.turn, 0)
            self.lantern_place = AT_REST
            self.lantern_aim = NOWHERE
            self.lantern_mark = NONE

    # -- drawing -----------------------------------------------------------------------------------

    def may_take_discard(self) -> bool:
        """N-19, N-22: only in the special case, and only where a tile lies; the top one (N-R3)."""
        return self.special and self.discarded > 0

    def draw(self) -> None:
        """N-18, N-R4: draw what is due; one way only happens by itself, no way ends the drawing (N-22)."""
        while self.wanted > 0:
            ways = 0
            way = 0
            for p in range(3):
                if self.display[p] != NONE:
                    ways += 1
                    way = p
            if self.may_take_discard():
                ways += 1
                way = FROM_DISCARD
            if ways > 1:
                self.phase = DRAW
                return
            if ways == 0:
                break
            self.take(way)
        self.wanted = 0
        self.special = False
        self.fill_display()
        self.pass_turn(True)

    def take(self, way: int) -> None:
        """A tile comes to the hand, before everyone's eyes."""
        if way == FROM_DISCARD:
            self.discarded -= 1
            tile = self.discard[self.discarded]
            self.note(E_TAKE_DISCARD, self.turn, tile)
        else:
            tile = self.display[way]
            self.display[way] = NONE
            self.note(E_TAKE, self.turn, tile + 256 * way)
        self.insert(self.taken, self.turn, tile)
        self.wanted -= 1

    # -- the lantern -------------------------------------------------------------------------------

    def lantern_left(self) -> bool:
        """On a journey the lanterns may be counted (N-B3)."""
        return self.lantern_limit < 0 or self.lanterns < self.lantern_limit

    def put_lantern(self, place: int) -> None:
        """N-16, N-R6, N-R9: the lantern stands here now, and what it marks is remembered."""
        self.lanterns += 1
        self.lantern_place = place
        self.lantern_aim = NOWHERE
        self.lantern_mark = NONE
        if ON_DISPLAY <= place < ON_AID:
            self.lantern_mark = self.display[(place - ON_DISPLAY) // 3]
        elif place == ON_DISCARD and self.discarded > 0:
            self.lantern_mark = self.discard[self.discarded - 1]
        self.note(E_PLACE, self.turn, place)
        self.phase = AIM

    def discard_hand(self) -> None:
        """N-16: the hand goes, in the order its owner likes; then the display comes to the hand (N-20)."""
        if not cython.compiled:
            types = [0] * 6
        while True:
            n = self.hand_types(types)
            if n > 1:
                self.phase = DISCARD
                return
            if n == 0:
                break
            self.discard_tile(types[0])
        for p in range(3):
            if self.display[p] != NONE:
                self.take(p)
        self.wanted = 0
        self.fill_display()
        self.pass_turn(False)

    def discard_tile(self, tile: int) -> None:
        """A tile goes onto the discard pile, or in some gardens of the journey out of the game (N-B3)."""
        self.drop(tile)
        if self.hand_leaves:
            self.removed[self.gone] = tile
            self.gone += 1
            self.note(E_REMOVE, self.turn, tile)
        else:
            self.discard[self.discarded] = tile
            self.discarded += 1
            self.note(E_DISCARD, self.turn, tile)

    # -- wishes and the end ------------------------------------------------------------------------

    def pass_turn(self, laid: bool) -> None:
        """The partner's turn begins: wishes first (N-8, N-R2), then see whether it can go on (N-23, N-R10)."""
        self.turn = 1 - self.turn
        if laid or self.older:
            self.fulfil()
        if self.phase == OVER:
            return
        if self.hand_count() == 0:
            self.finish(NO_TILE)
        elif not self.lantern_left() and not self.can_lay():
            self.finish(NO_MOVE)
        else:
            self.phase = TILE

    def finish(self, ending: int) -> None:
        self.ending = ending
        self.phase = OVER
        self.note(E_END, self.turn, ending)

    def fulfil(self) -> None:
        """N-8 to N-10, N-R1: every wish in hand that the partner's tile fulfils is laid open, new ones too."""
        last = self.laid - 1
        while last >= 0 and self.laid_seat[last] != 1 - self.turn:
            last -= 1
        if last < 0:
            return
        i = 0
        while i < self.holding[self.turn]:
            wish = self.held[HELD * self.turn + i]
            if self.shows(wish, last):
                self.lay_open(i)
            else:
                i += 1

    def lay_open(self, i: int) -> None:
        """N-9: wish i of the hand is fulfilled, the next one drawn; with the last of all the match ends (N-23)."""
        seat = self.turn
        wish = self.held[HELD * seat + i]
        self.note(E_FULFIL, seat, wish)
        self.done[STACK * seat + self.fulfilled[seat]] = wish
        self.fulfilled[seat] += 1
        self.holding[seat] -= 1
        for j in range(i, self.holding[seat]):
            self.held[HELD * seat + j] = self.held[HELD * seat + j + 1]
        self.draw_wish(seat)
        if self.holding[0] + self.holding[1] == 0:
            self.finish(ALL_FULFILLED)

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

    def begin(self, keys: list[int], deck: list[int], wishes: list[int]) -> None:
        """Start from two keys (the deal, the lot), or from tiles and wishes in the order dealt."""
        if not cython.compiled:
            words = [0] * 8
        if keys:
            for i in range(8):
                words[i] = keys[i]
            self.shuffle_all(words)
        else:
            self.turn = self.first
        for i, tile in enumerate(deck):
            self.deck[i] = tile
        for i, wish in enumerate(wishes):
            self.wish_box[i] = wish
        self.start()

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

    def facts(self) -> views.Facts:
        """Everything the state holds, as Python values."""
        return views.Facts(
            phase=self.phase,
            turn=self.turn,
            ground=self.ground(),
            garden=tuple(
                views.Laid(self.laid_tile[i], self.laid_cell[i], self.laid_direction[i], self.laid_seat[i])
                for i in range(self.laid)
            ),
            tile=self.tile,
            cell=self.cell if self.phase == DIRECTION else -1,
            wanted=self.wanted,
            special=bool(self.special),
            dealt=(self.hand(0, True), self.hand(1, True)),
            taken=(self.hand(0, False), self.hand(1, False)),
            display=tuple(self.display[p] for p in range(self.hand_size)),
            discard=tuple(self.discard[i] for i in range(self.discarded)),
            removed=tuple(self.removed[i] for i in range(self.gone)),
            pile=tuple(self.deck[i] for i in range(self.top, self.pile_end)),
            box=tuple(self.deck[i] for i in range(self.pile_end, self.deck_end)),
            held=(self.wishes(0), self.wishes(1)),
            stacks=(self.stacked(0), self.stacked(1)),
            done=(self.laid_open(0), self.laid_open(1)),
            wish_box=tuple(self.wish_box[i] for i in range(self.wishes_boxed)),
            lantern=views.Lantern(self.lantern_place, self.lantern_aim, self.lantern_mark),
            lanterns=self.lanterns,
            ending=self.ending,
        )

    def hand(self, seat: int, hidden: bool) -> tuple[int, ...]:
        """A hand's tiles that came from the deal, or those that were taken from the open."""
        tiles = [self.dealt[i] if hidden else self.taken[i] for i in range(3 * seat, 3 * seat + 3)]
        return tuple(tile for tile in tiles if tile != NONE)

    def wishes(self, seat: int) -> tuple[int, ...]:
        return tuple(self.held[HELD * seat + i] for i in range(self.holding[seat]))

    def stacked(self, seat: int) -> tuple[int, ...]:
        return tuple(self.stack[STACK * seat + i] for i in range(self.next_wish[seat], self.stack_end[seat]))

    def laid_open(self, seat: int) -> tuple[int, ...]:
        return tuple(self.done[STACK * seat + i] for i in range(self.fulfilled[seat]))

    def restore(self, facts: views.Facts) -> None:
        """Become the state these facts describe."""
        self.clear()
        for cell, colour in facts.ground:
            self.show(STRIDE * (cell // SIDE + MARGIN) + cell % SIDE, colour)
        for laid in facts.garden:
            self.tile = laid.tile
            self.cell = laid.cell
            self.cover(laid.direction, laid.seat)
        self.phase = facts.phase
        self.turn = facts.turn
        self.tile = facts.tile
        self.cell = max(facts.cell, 0)
        self.wanted = facts.wanted
        self.special = facts.special
        for p, tile in enumerate(facts.display):
            self.display[p] = tile
        for i, tile in enumerate(facts.discard):
            self.discard[i] = tile
        self.discarded = len(facts.discard)
        for i, tile in enumerate(facts.removed):
            self.removed[i] = tile
        self.gone = len(facts.removed)
        for i, tile in enumerate(facts.pile + facts.box):
            self.deck[i] = tile
        self.pile_end = len(facts.pile)
        self.deck_end = len(facts.pile) + len(facts.box)
        for seat in range(2):
            for tile in facts.dealt[seat]:
                self.insert(self.dealt, seat, tile)
            for tile in facts.taken[seat]:
                self.insert(self.taken, seat, tile)
            for i, wish in enumerate(facts.held[seat]):
                self.held[HELD * seat + i] = wish
            self.holding[seat] = len(facts.held[seat])
            for i, wish in enumerate(facts.stacks[seat]):
                self.stack[STACK * seat + i] = wish
            self.stack_end[seat] = len(facts.stacks[seat])
            for i, wish in enumerate(facts.done[seat]):
                self.done[STACK * seat + i] = wish
            self.fulfilled[seat] = len(facts.done[seat])
        for i, wish in enumerate(facts.wish_box):
            self.wish_box[i] = wish
        self.wishes_boxed = len(facts.wish_box)
        self.lantern_place = facts.lantern.place
        self.lantern_aim = facts.lantern.aim
        self.lantern_mark = facts.lantern.mark
        self.lanterns = facts.lanterns
        self.ending = facts.ending

    def moment(self) -> notation.Moment:
        """What the running decision is about: enough to name and to describe what can be done."""
        top = self.discard[self.discarded - 1] if self.discarded else NONE
        display = tuple(self.display[p] for p in range(3))
        return notation.Moment(self.phase, self.tile, self.cell, display, top, self.game.options["shapes"])

    def obstacles(self, cell: int) -> list[tuple[int, int]]:
        """What stands against the chosen tile, direction by direction; with it, where BARRED, the barred cell."""
        found = []
        for d in range(4):
            why = self.obstacle(self.tile, cell, d)
            barred = [SIDE * r + c for c, r in tiles.run(cell, d) if why == BARRED and not self.room[r] >> c & 1]
            found.append((why, barred[0] if barred else -1))
        return found

    # -- the contract, in Python -------------------------------------------------------------------

    def scores(self) -> list[int]:
        """N-24: one score for both."""
        score = self.fulfilled[0] + self.fulfilled[1]
        return [score, score]

    def rounds(self) -> list[Plain]:
        return views.results(self.facts(), self.game)

    def view(self, seat: int | None) -> Plain:
        return views.view(self.facts(), self.game, seat)

    def to_dict(self) -> Plain:
        return views.to_dict(self.facts(), self.game)

    def key(self) -> Any:
        return self.facts()

    def name(self, action: int) -> str:
        return notation.name(action, self.moment())

    def parse(self, text: str) -> int:
        return notation.parse(text, self.moment())

    def describe(self, action: int) -> Plain:
        return notation.describe(action, self.moment())

    def refusal(self, action: int) -> Illegal:
        return views.refusal(action, self)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Plain]:
        return views.told(events, self.facts(), self.game, seat)

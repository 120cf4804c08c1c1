"""What lies beside the garden: tiles in hands, display, piles and box, and all wishes.

supplies.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from roji.games.niwashi import tiles
from roji.games.niwashi.garden import Garden
from roji.games.niwashi.numbers import *

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi
    from roji.games.niwashi.views import Facts

if cython.compiled:
    from cython.cimports.roji.games.rng import below, shuffle
else:
    from roji.games.bits import M64
    from roji.games.rng import below, shuffle

GAMMA = 0x9E3779B97F4A7C15

if not cython.compiled:
    BOXES = bytearray(2 * COPIES)  # the tiles of both values of the option `tiles`


def _fill_boxes() -> None:
    for b, box in enumerate(tiles.SETS.values()):
        for i, tile in enumerate(box):
            BOXES[COPIES * b + i] = tiles.INDEX[tile]


_fill_boxes()


class Supplies(Garden):
    """The part of a state that is dealt: what both seats have is kept in one array, seat 0 first.

    A hand is what came hidden from the deal (`dealt`) and what was taken from the open (`taken`).
    """

    def stock(self, game: Niwashi) -> None:
        """What the options say about the deal."""
        self.box = game.box
        self.hand_size = game.hand
        self.first = game.first

    def allocate_supplies(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.discarded = self.gone = self.top = self.pile_end = self.deck_end = self.wishes_boxed = self.turn = 0
            self.dealt, self.taken = bytearray(6), bytearray(6)
            self.display, self.discard, self.removed = bytearray(3), bytearray(COPIES), bytearray(COPIES)
            self.deck = bytearray(COPIES)
            self.held, self.holding = bytearray(4), [0, 0]
            self.stack, self.next_wish, self.stack_end = bytearray(2 * STACK), [0, 0], [0, 0]
            self.done, self.fulfilled, self.wish_box = bytearray(2 * STACK), [0, 0], bytearray(WISHES)

    def clear_supplies(self) -> None:
        """Empty hands, no display, no piles, no wishes."""
        self.discarded = self.gone = self.top = self.pile_end = self.deck_end = 0
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

    def deal(self) -> int:
        """N-3 to N-5: deal `deck` and `wish_box`, which lie in shuffled order; returns the tile of the garden."""
        self.pile_end = PILE
        self.deck_end = COPIES
        self.top = 1
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
        return self.deck[0]

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

    def redeal_hidden(self, seat: int, seed: int) -> None:
        """Deal anew what a seat (-1: a spectator) cannot know, from the sorted unknowns (N-R11)."""
        if not cython.compiled:
            counts = [0] * TILE_KINDS
            pool = bytearray(COPIES)
        rng = seed
        # Tiles: hands as they came from the deal, draw pile, box; what a player took was seen by all.
        for t in range(TILE_KINDS):
            counts[t] = 0
        for other in range(2):
            for i in range(3 * other, 3 * other + 3):
                if other != seat and self.dealt[i] != NONE:
                    counts[self.dealt[i]] += 1
        for i in range(self.top, self.deck_end):
            counts[self.deck[i]] += 1
        n = 0
        for t in range(TILE_KINDS):
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
        if tile >= TILE_KINDS:
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

    # -- for the rooms that work in Python ---------------------------------------------------------

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

    def restore_supplies(self, facts: Facts) -> None:
        """Hands, piles, wishes and whose turn it is, as these facts say."""
        self.turn = facts.turn
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

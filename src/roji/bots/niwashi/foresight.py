"""What a partner may lay in answer to a placement, and which wishes that would show. foresight.pxd gives C types."""

from __future__ import annotations

import cython

from roji.bots.niwashi.insight import Insight
from roji.bots.niwashi.sight import Placement
from roji.games.niwashi.game import Niwashi

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.roji.bots.niwashi.sight import MARGIN, ROOM, SIDE, STRIDE, WISHES
    from cython.cimports.roji.games.niwashi.garden import FIELD, STEP
else:
    from math import exp

    from roji.bots.niwashi.sight import MARGIN, ROOM, SIDE, SIZE, STRIDE, WISHES
    from roji.games.niwashi.garden import FIELD, STEP

HANDS = 48  # hands that can be asked about together
EMPTY = 24 * 24  # the hand without a wish
FAINT = 12.0  # times the heat below the best: nobody lays that
NEAR = 6  # rows or columns between two tiles that can be part of one shape


class Foresight(Insight):
    """Sees a garden one answer further. `odds`: how likely each of the placements found is laid next."""

    def __init__(self, game: Niwashi, worth: tuple[float, ...]) -> None:
        super().__init__(game, worth)
        if not cython.compiled:
            self.odds = [0.0] * ROOM

    def lean(self, tile: int, cell: int, direction: int, tiles: list[int]) -> None:
        """Look at every placement of some tiles in the garden after another placement; `found` are those."""
        if not cython.compiled:
            old, reach = bytearray(3), bytearray(SIZE)
            occupied, room, standing = [0] * (SIDE + 2), [0] * (SIDE + 2), [0.0] * WISHES
        self.found = 0
        self.consider(tile, cell, direction)
        occupied[:] = self.occupied
        room[:] = self.room
        reach[:] = self.reach
        standing[:] = self.standing
        north, south, garden = self.north, self.south, self.garden
        for w in range(WISHES):
            self.standing[w] = max(standing[w] + self.change[w], 0.0)
        at = STRIDE * (cell // SIDE + MARGIN) + cell % SIDE
        step = STEP[direction]
        for k in range(3):
            old[k] = self.cells[at + k * step]
            self.show(at + k * step, FIELD[3 * tile + k], -1)
        self.look()
        self.found = 0
        for i in range(len(tiles)):
            self.survey_tile(tiles[i])
        for k in range(3):
            self.cells[at + k * step] = old[k]
        self.occupied[:] = occupied
        self.room[:] = room
        self.reach[:] = reach
        self.standing[:] = standing
        self.north, self.south, self.garden = north, south, garden

    def hits(self, mine: int) -> int:
        """How many of the placements found show one of these wishes, given as bits."""
        n = 0
        for a in range(self.found):
            if self.shown[a] & mine:
                n += 1
        return n

    # -- who lays what -------------------------------------------------------------------------------

    def anyhow(self, share: float) -> None:
        """Somebody lays any of the placements found, in this share of the turns; the rest is to be added."""
        for a in range(self.found):
            self.odds[a] = share / self.found

    def expect(
        self, share: float, hands: list[int], weights: list[float], own: float, showing: list[float],
        lifting: list[float], heat: float,
    ) -> None:  # fmt: skip
        """In this share of the turns somebody chooses who holds one of these hands, with these weights.

        A hand is 24 * i + j like in explain, or EMPTY. The values are those of the last rate with the same `showing`
        and `lifting`.
        """
        if not cython.compiled:
            show, lift, e = [0.0] * WISHES, [0.0] * WISHES, [0.0] * (WISHES + 1)
            first, second = [0] * HANDS, [0] * HANDS
            top, whole, weigh = [0.0] * HANDS, [0.0] * HANDS, [0.0] * HANDS
        n = min(len(hands), HANDS)
        for i in range(WISHES):
            show[i] = showing[i]
            lift[i] = lifting[i]
        e[WISHES] = 0.0
        for j in range(n):
            first[j] = hands[j] // WISHES
            second[j] = hands[j] % WISHES if hands[j] < EMPTY else WISHES
            top[j] = -1e9
            whole[j] = 0.0
            weigh[j] = share * weights[j]
        for turn in range(3):  # the best value for every hand, the sum over all placements, then each one's part
            for a in range(self.found):
                for i in range(WISHES):
                    e[i] = (own - lift[i]) * self.rise[a * WISHES + i]
                    if self.shown[a] >> i & 1:
                        e[i] -= show[i]
                for j in range(n):
                    value = self.value[a] + e[first[j]]
                    if second[j] != first[j]:
                        value += e[second[j]]
                    if turn == 0:
                        top[j] = max(top[j], value)
                    elif value > top[j] - FAINT * heat:
                        value = exp((value - top[j]) / heat)
                        if turn == 1:
                            whole[j] += value
                        else:
                            self.odds[a] += weigh[j] * value / whole[j]

    def fulfilled(self, mine: int) -> float:
        """How many of these wishes, given as bits, are likely to be seen with what is laid next."""
        total = 0.0
        for a in range(self.found):
            if self.shown[a] & mine:
                total += self.odds[a] * self.count(self.shown[a] & mine)
        return total

    def count(self, bits: int) -> int:
        n = 0
        while bits:
            bits &= bits - 1
            n += 1
        return n

    def likeliest(self, few: int) -> list[tuple[Placement, float]]:
        """The placements that are most likely laid next, with their odds."""
        order = sorted([(-self.odds[a], a) for a in range(self.found)])[:few]
        return [(self.placement(a), -odds) for odds, a in order]

    # -- before it is laid ---------------------------------------------------------------------------

    def prepare(self, answers: list[tuple[Placement, float]], mine: int) -> list[float]:
        """For every placement found, how many of these wishes the answers would show that are likely anyway."""
        if not cython.compiled:
            old = bytearray(6)
            gain = [0.0] * ROOM
        for a in range(self.found):
            gain[a] = 0.0
        for placement, odds in answers:
            tile, cell = placement.tile, placement.cell
            step = STEP[placement.direction]
            at = STRIDE * (cell // SIDE + MARGIN) + cell % SIDE
            weight = odds
            for a in range(self.found):
                r = self.starts_at[a] // SIDE - cell // SIDE
                c = self.starts_at[a] % SIDE - cell % SIDE
                if r > NEAR or r < -NEAR or c > NEAR or c < -NEAR:
                    continue
                start = STRIDE * (self.starts_at[a] // SIDE + MARGIN) + self.starts_at[a] % SIDE
                stride = STEP[self.directions[a]]
                for k in range(3):
                    old[k] = self.cells[start + k * stride]
                    self.cells[start + k * stride] = FIELD[3 * self.tiles[a] + k]
                covered = 0
                for k in range(3):
                    old[3 + k] = self.cells[at + k * step]
                    if self.cells[at + k * step]:
                        covered += 1
                if covered < 3:
                    for k in range(3):
                        self.cells[at + k * step] = FIELD[3 * tile + k]
                    seen = 0
                    for k in range(3):
                        if FIELD[3 * tile + k] < 5:
                            seen |= self.wished_at(at + k * step, FIELD[3 * tile + k], mine)
                    gain[a] += weight * self.count(seen)
                    for k in range(3):
                        self.cells[at + k * step] = old[3 + k]
                for k in range(3):
                    self.cells[start + k * stride] = old[k]
        return [gain[a] for a in range(self.found)]

    def wished_at(self, at: int, colour: int, mine: int) -> int:
        """Which of these wishes can be seen with this field, as bits."""
        for s in range(6):
            if mine >> (4 * s + colour - 1) & 1:
                return self.shapes_at(at, colour) & mine
        return 0

"""What Garden Orders asks of a search: the chance to win the match from here, a quick player, likely hands."""

from __future__ import annotations

import cython

from roji.bots.judge import Judge
from roji.games.orders.rules import OrdersState
from roji.games.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.roji.games.bits import lowest, popcount
    from cython.cimports.roji.games.orders.scoring import points, trio_values
else:
    from math import exp

    from roji.games.bits import lowest, popcount
    from roji.games.orders.scoring import points, trio_values

EDGE = 150  # points ahead beyond which nothing changes any more
REACH = 150  # the same, for Python: EDGE is a C constant once compiled
NODES = 12  # places at which the points to come of one seat are looked at
PLACES = 12  # the same, for Python
ROUNDS = 8
ONE = 1
TURN, TAKE, CHOOSE, LAY = 0, 1, 2, 3
TRIO, HAND, LEAST = 34, 9, 6
HEAT = 2.5  # points less that make a decision e times less worth a thought


class OrdersJudge(Judge):
    """The chance to win the match at the end of a round; inside it a player that looks one turn ahead.

    `chances` has for every number of rounds left (less one), every place and every lead the chance to stay ahead of
    one other seat, `shares` how likely the places are.
    """

    def __init__(self, chances: list[list[list[float]]], shares: list[float]) -> None:
        if not cython.compiled:
            self.chances = [[[0.0] * (2 * EDGE + 1) for _ in range(NODES)] for _ in range(ROUNDS)]
            self.shares = [0.0] * NODES
        for left in range(ROUNDS):
            for place in range(NODES):
                for ahead in range(2 * EDGE + 1):
                    self.chances[left][place][ahead] = chances[left][place][ahead]
        for place in range(NODES):
            self.shares[place] = shares[place]

    # -- the match ---------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        if state.core_over():
            return state.core_return(seat)
        return self.match_value(cython.cast(OrdersState, state), seat)

    def match_value(self, at: OrdersState, seat: int) -> float:
        """As `returns` counts it: the chance that no other seat has more in the end."""
        later = at.rounds_total - at.index - 1
        won = 0.0
        for place in range(NODES):
            ahead = self.shares[place]
            if ahead > 0.0:
                for other in range(at.seats):
                    if other != seat:
                        lead = at.totals[seat] - at.totals[other]
                        lead = EDGE if lead > EDGE else -EDGE if lead < -EDGE else lead
                        ahead *= self.chances[later][place][lead + EDGE]
                won += ahead
        return (at.seats * won - 1.0) / (at.seats - 1.0)

    # -- the quick player --------------------------------------------------------------------------

    def guide(self, state: State, moves: list[int], n: int, rng: int) -> int:
        return self.quick(cython.cast(OrdersState, state), moves, n)

    def quick(self, at: OrdersState, moves: list[int], n: int) -> int:
        """The decision with the best count after this turn; of equal ones the last, which is a reveal."""
        if n == 1:
            return 0
        if not cython.compiled:
            counts = [0] * n
        self.survey(at, moves, n, counts)
        best = 0
        for k in range(n):
            if counts[k] >= counts[best]:
                best = k
        return best

    def hopes(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        self.weigh(cython.cast(OrdersState, state), moves, n, out)
        return True

    def weigh(self, at: OrdersState, moves: list[int], n: int, out: list[float]) -> None:
        """How much of the thought every decision deserves: more points, more of it."""
        if not cython.compiled:
            counts = [0] * n
        self.survey(at, moves, n, counts)
        best = counts[0]
        for k in range(n):
            if counts[k] > best:
                best = counts[k]
        total = 0.0
        for k in range(n):
            out[k] = exp((counts[k] - best) / HEAT)
            total += out[k]
        for k in range(n):
            out[k] /= total

    def survey(self, at: OrdersState, moves: list[int], n: int, counts: list[int]) -> None:
        """What the hand of the seat to move can pay after each decision and the rest of its turn, into `counts`."""
        once = at.hands[at.turn]
        twice = at.hands_twice[at.turn]
        for k in range(n):
            move = moves[k]
            bit = ONE << move
            if at.phase == TURN:
                if k == n - 1:
                    counts[k] = self.after_reveal(at, once, twice)
                else:
                    counts[k] = self.after_lay(at, once & ~bit | twice & bit, twice & ~bit)
            elif at.phase == TAKE:
                counts[k] = self.count(at, once | bit, twice | once & bit)
            elif at.phase == LAY:
                counts[k] = self.after_trio(at, once & ~bit | twice & bit, twice & ~bit, at.pending)
            elif k == n - 1:
                counts[k] = self.count(at, once, twice)
            else:
                counts[k] = self.after_trio(at, once, twice, move - TRIO)

    def count(self, at: OrdersState, once: int, twice: int) -> int:
        """What a hand pays under the order of the round."""
        return points(once, twice, at.orders[at.index], at.min_run)

    def after_lay(self, at: OrdersState, once: int, twice: int) -> int:
        """The most that a hand can pay with a card of the row."""
        best = 0
        row = at.row
        while row:
            bit = row & -row
            row &= row - 1
            found = self.count(at, once | bit, twice | once & bit)
            if found > best:
                best = found
        return best

    def after_reveal(self, at: OrdersState, once: int, twice: int) -> int:
        """What a hand pays with the best trio that lies there before the reveal."""
        best = self.count(at, once, twice)
        values = trio_values(at.row)
        while values:
            found = self.after_trio(at, once, twice, lowest(values))
            values &= values - 1
            if found > best:
                best = found
        return best

    def after_trio(self, at: OrdersState, once: int, twice: int, value: int) -> int:
        """What a hand pays with a trio, when the cards that cost least are laid one after the other."""
        size = popcount(once) + popcount(twice)
        trio = ONE << value | ONE << value + 11 | ONE << value + 22
        best = self.count(at, once | trio, twice | once & trio)
        while size > LEAST:
            best = -1
            chosen = 0
            cards = once
            while cards:
                bit = cards & -cards
                cards &= cards - 1
                left = once & ~bit | twice & bit
                found = self.count(at, left | trio, twice & ~bit | left & trio)
                if found > best:
                    best = found
                    chosen = bit
            once = once & ~chosen | twice & chosen
            twice &= ~chosen
            size -= 1
        return best

    # -- likely hands ------------------------------------------------------------------------------

    def fits(self, state: State, seat: int, rng: int) -> bool:
        return True

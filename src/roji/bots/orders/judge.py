"""What Garden Orders asks of a search: the chance to win the match from here, a quick player, likely hands."""

from __future__ import annotations

import cython

from roji.bots.judge import RoundJudge
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
RUN = 8  # the order that pays for a run
TURN, TAKE, CHOOSE, LAY = 0, 1, 2, 3
TRIO, DECK, STACK, LEAST = 34, 66, 9, 6
REVEALS = 0.5  # points: swaps for less than one are not made for the count alone
TIE = 0.01  # what a card's value counts where all else is equal
COMING = 0.3  # how much of the gain by a card that comes counts, for every card that does
LYING = 0.4  # how much of the gain by a card that stays in the row counts
HEAT = 1.5  # points less that make a decision e times less worth a thought


def count(at: OrdersState, once: int, twice: int) -> int:
    """What a hand pays under the order of the round."""
    return points(once, twice, at.orders[at.index], at.min_run)


class OrdersJudge(RoundJudge):
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
        """The decision with the best count after this turn; where none gains, a reveal: so every round ends."""
        if n == 1:
            return 0
        if at.phase == TURN and self.idle(at, at.hands[at.turn], at.hands_twice[at.turn]):
            return n - 1
        if not cython.compiled:
            found = [0.0] * n
        self.survey(at, moves, n, False, found)
        best = 0
        for k in range(n):
            if found[k] >= found[best]:
                best = k
        return best

    def idle(self, at: OrdersState, once: int, twice: int) -> bool:
        """Whether no swap can gain: no card of the row adds anything, and without trios and runs no card harms."""
        if at.orders[at.index] == RUN or trio_values(once):
            return False
        now = count(at, once, twice)
        row = at.row
        while row:
            bit = row & -row
            row &= row - 1
            if count(at, once | bit, twice | once & bit) > now:
                return False
        return True

    def hopes(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        self.weigh(cython.cast(OrdersState, state), moves, n, False, out)
        return True

    def plans(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        return self.settle(cython.cast(OrdersState, state), moves, n, out)

    def settle(self, at: OrdersState, moves: list[int], n: int, out: list[float]) -> bool:
        """Hopes that look at what each hand promises; not after a reveal, where every deal has another row."""
        if at.phase == CHOOSE or at.phase == LAY:
            return False
        self.weigh(at, moves, n, True, out)
        return True

    def weigh(self, at: OrdersState, moves: list[int], n: int, careful: bool, out: list[float]) -> None:
        """How much of the thought every decision deserves: the better the hand after it, the more."""
        self.survey(at, moves, n, careful, out)
        best = out[0]
        for k in range(n):
            if out[k] > best:
                best = out[k]
        total = 0.0
        for k in range(n):
            out[k] = exp((out[k] - best) / HEAT)
            total += out[k]
        for k in range(n):
            out[k] /= total

    def survey(self, at: OrdersState, moves: list[int], n: int, careful: bool, out: list[float]) -> None:
        """How good the hand of the seat to move can be after each decision and the rest of its turn."""
        if not cython.compiled:
            pool = bytearray(DECK)
        once = at.hands[at.turn]
        twice = at.hands_twice[at.turn]
        size = at.unseen(at.turn, pool) if careful else 0
        if at.phase == TURN and not careful:
            self.skim(at, moves, n, pool, out)
            return
        for k in range(n):
            move = moves[k]
            bit = ONE << move
            if at.phase == TURN:
                if k == n - 1:
                    out[k] = self.after_reveal(at, once, twice, pool, size) + REVEALS
                else:
                    out[k] = self.after_lay(at, once & ~bit | twice & bit, twice & ~bit, pool, size)
                    out[k] -= TIE * (move % 11)
            elif at.phase == TAKE:
                out[k] = self.worth(at, once | bit, twice | once & bit, at.row & ~bit, pool, size) + TIE * (move % 11)
            elif at.phase == LAY:
                out[k] = self.after_trio(at, once & ~bit | twice & bit, twice & ~bit, at.pending, pool, size)
                out[k] -= TIE * (move % 11)
            elif k == n - 1:
                out[k] = self.worth(at, once, twice, at.row, pool, size)
            else:
                out[k] = self.after_trio(at, once, twice, move - TRIO, pool, size)

    def skim(self, at: OrdersState, moves: list[int], n: int, pool: bytearray, out: list[float]) -> None:
        """What the hand pays after a swap or a reveal; what hardly gains is counted without the card it takes."""
        once = at.hands[at.turn]
        twice = at.hands_twice[at.turn]
        now = count(at, once, twice)
        most = 0
        useful = 0
        row = at.row
        while row:
            bit = row & -row
            row &= row - 1
            gain = count(at, once | bit, twice | once & bit) - now
            if gain > 0:
                useful |= bit
                most = max(most, gain)
        for k in range(n - 1):
            bit = ONE << moves[k]
            left = once & ~bit | twice & bit
            double = twice & ~bit
            best = count(at, left, double)
            row = useful if best + most > now else 0
            while row:
                bit = row & -row
                row &= row - 1
                best = max(best, count(at, left | bit, double | left & bit))
            out[k] = best - TIE * (moves[k] % 11)
        out[n - 1] = REVEALS + (self.after_reveal(at, once, twice, pool, 0) if trio_values(at.row) else now)

    def worth(self, at: OrdersState, once: int, twice: int, row: int, pool: bytearray, size: int) -> float:
        """What a hand pays, and what it promises: its gain by a card that may come, and by one that lies there."""
        now = count(at, once, twice)
        if not size:
            return now
        total = 0
        gain = 0
        for i in range(size):
            if i == 0 or pool[i] != pool[i - 1]:
                gain = self.best_with(at, once, twice, ONE << pool[i]) - now
            if gain > 0:
                total += gain
        best = 0
        while row:
            gain = self.best_with(at, once, twice, row & -row) - now
            row &= row - 1
            if gain > best:
                best = gain
        return now + COMING * (STACK - at.top) * total / size + LYING * best

    def best_with(self, at: OrdersState, once: int, twice: int, bit: int) -> int:
        """The most that a hand pays after a swap for this card."""
        best = 0
        cards = once
        while cards:
            gone = cards & -cards
            cards &= cards - 1
            left = once & ~gone | twice & gone
            found = count(at, left | bit, twice & ~gone | left & bit)
            if found > best:
                best = found
        return best

    def after_lay(self, at: OrdersState, once: int, twice: int, pool: bytearray, size: int) -> float:
        """The best that a hand can be with a card of the row."""
        best = 0.0
        row = at.row
        while row:
            bit = row & -row
            row &= row - 1
            found = self.worth(at, once | bit, twice | once & bit, at.row & ~bit, pool, size)
            if found > best:
                best = found
        return best

    def after_reveal(self, at: OrdersState, once: int, twice: int, pool: bytearray, size: int) -> float:
        """How good a hand is with the best trio that lies there before the reveal."""
        best = self.worth(at, once, twice, at.row, pool, size)
        values = trio_values(at.row)
        while values:
            found = self.after_trio(at, once, twice, lowest(values), pool, size)
            values &= values - 1
            if found > best:
                best = found
        return best

    def after_trio(self, at: OrdersState, once: int, twice: int, value: int, pool: bytearray, size: int) -> float:
        """How good a hand is with a trio, when the cards that cost least are laid one after the other."""
        trio = ONE << value | ONE << value + 11 | ONE << value + 22
        for _ in range(popcount(once) + popcount(twice) - LEAST):
            best = -1
            chosen = 0
            cards = once
            while cards:
                bit = cards & -cards
                cards &= cards - 1
                left = once & ~bit | twice & bit
                found = count(at, left | trio, twice & ~bit | left & trio)
                if found > best:
                    best = found
                    chosen = bit
            once = once & ~chosen | twice & chosen
            twice &= ~chosen
        return self.worth(at, once | trio, twice | once & trio, at.row & ~trio, pool, size)

    # -- likely hands ------------------------------------------------------------------------------

    def fits(self, state: State, seat: int, rng: int) -> bool:
        return True

"""The judge of Koi-Koi that has learnt how rounds end: the search asks it instead of playing on."""

from __future__ import annotations

import cython

from roji.bots.koikoi.judge import KoiKoiJudge
from roji.bots.network import Network
from roji.games.koikoi.rules import KoiKoiState
from roji.games.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.roji.bots.koikoi.features import features
    from cython.cimports.roji.games.bits import lowest, mix64, popcount
    from cython.cimports.roji.games.koikoi.scoring import combinations, points
else:
    from math import exp

    from roji.bots.koikoi.features import features
    from roji.games.bits import M64, lowest, mix64, popcount
    from roji.games.koikoi.scoring import combinations, points

GAMMA = 0x9E3779B97F4A7C15
ONE = 1
SIDE = 11
CLASSES = 23
CLASSES_IN_ALL = 23  # the same, for Python
LEAST = (1, 2, 3, 5, 6, 7, 11, 16, 21, 30, 46)  # the least points of every class of wins


def class_of(gain: int) -> int:
    """In which class a round falls: wins by points, losses by points, drawn."""
    if not gain:
        return 22
    side = max(k for k, least in enumerate(LEAST) if least <= abs(gain))
    return side if gain > 0 else 11 + side


class LearnedJudge(KoiKoiJudge):
    """`typical` says how many points a win of every class counts."""

    def __init__(self, equity: list[list[list[float]]], network: Network, typical: list[int]) -> None:
        KoiKoiJudge.__init__(self, equity)
        self.network = network
        self.known = False
        if not cython.compiled:
            self.typical, self.weights = [0] * SIDE, [0] * 48
        for k in range(SIDE):
            self.typical[k] = typical[k]

    def knows(self, state: State) -> bool:
        return self.open_round(cython.cast(KoiKoiState, state))

    def open_round(self, at: KoiKoiState) -> bool:
        return at.phase == 0

    def values(self, state: State, seats: int, out: list[float]) -> None:
        out[0] = self.value(state, 0)
        out[1] = -out[0]

    def value(self, state: State, seat: int) -> float:
        return self.worth_of(cython.cast(KoiKoiState, state), seat)

    def worth_of(self, at: KoiKoiState, seat: int) -> float:
        """Equity where a round has ended, what the network foresees inside of one."""
        if at.phase != 0 or not at.played[0] | at.played[1]:
            return self.match_value(at, seat)
        value = self.foreseen(at, at.turn, -1)
        return value if at.turn == seat else -value

    def foreseen(self, at: KoiKoiState, mover: int, caller: int) -> float:
        """The equity that the seat to play a card can expect from how such rounds end."""
        if not cython.compiled:
            active, shares = [0] * 128, [0.0] * CLASSES
        n = features(at, mover, caller, active)
        self.network.answer(active, n, shares)
        most = shares[0]
        for k in range(CLASSES):
            if shares[k] > most:
                most = shares[k]
        total = 0.0
        for k in range(CLASSES):
            shares[k] = exp(shares[k] - most)
            total += shares[k]
        value = 0.0
        for k in range(SIDE):
            value += shares[k] * self.after(at, mover, self.typical[k])
            value += shares[SIDE + k] * self.after(at, mover, -self.typical[k])
        return (value + shares[CLASSES - 1] * self.after(at, mover, 0)) / total

    def after(self, at: KoiKoiState, seat: int, gain: int) -> float:
        """The equity of the match after this round ends with so many points for a seat, negative: for the other."""
        left = at.rounds_total - at.index - 1
        ahead = at.totals[seat] - at.totals[1 - seat] + gain
        ahead = 120 if ahead > 120 else -120 if ahead < -120 else ahead
        if gain > 0:
            return self.equity[left][ahead + 120][1]
        return self.equity[left][ahead + 120][gain == 0 and at.dealer != seat]

    # -- likely hands ------------------------------------------------------------------------------

    def believe(self, weights: list[int]) -> None:
        """Remember how likely each card is in the other's hand rather than in the stock."""
        self.known = len(set(weights)) > 1
        for card in range(48):
            self.weights[card] = weights[card]

    def fits(self, state: State, seat: int, rng: int) -> bool:
        if self.known:
            self.imagine(cython.cast(KoiKoiState, state), seat, rng)
        return True

    def imagine(self, at: KoiKoiState, seat: int, rng: int) -> None:
        """Choose the other's hand anew among the cards dealt by chance, one after the other by weight."""
        if not cython.compiled:
            pool = bytearray(48)
        n = 0
        total = 0
        for i in range(at.top, at.stock_size):
            pool[n] = at.stock[i]
            total += self.weights[pool[n]]
            n += 1
        cards = at.hands[1 - seat]
        held = popcount(cards)
        while cards:
            pool[n] = lowest(cards)
            total += self.weights[pool[n]]
            cards &= cards - 1
            n += 1
        for _ in range(held):
            rng = mix64(rng + GAMMA if cython.compiled else (rng + GAMMA) & M64)
            draw = (rng >> 32) * total >> 32
            i = 0
            while draw >= self.weights[pool[i]]:
                draw -= self.weights[pool[i]]
                i += 1
            cards |= ONE << pool[i]
            total -= self.weights[pool[i]]
            n -= 1
            pool[i] = pool[n]
        at.hands[1 - seat] = cards
        for i in range(n):
            at.stock[at.top + i] = pool[i]

    def imagined(self, state: State, seat: int, seed: int) -> State:
        """A deal that the seat can imagine, for callers in Python."""
        found = state.redeal(seat, seed)
        self.fits(found, seat, mix64(seed + ONE))  # other chances than those of the deal
        return found

    # -- the quick player --------------------------------------------------------------------------

    def guide(self, state: State, moves: list[int], n: int, rng: int) -> int:
        return self.answer(cython.cast(KoiKoiState, state), moves, n)

    def answer(self, at: KoiKoiState, moves: list[int], n: int) -> int:
        """Take the better match; call where that promises more than stopping."""
        if at.phase == 3:
            base = points(at.captured[at.turn], combinations(at.captured[at.turn], at.flags), at.flags)
            if base >= 7:
                base *= 2
            if at.each_call:
                base *= 1 + at.calls[0] + at.calls[1]
            elif at.calls[1 - at.turn]:
                base *= 2
            return -self.foreseen(at, 1 - at.turn, at.turn) > self.after(at, at.turn, base)
        best = 0
        most = -1e9
        for k in range(n):
            gain = self.gain(at, moves[k])
            if gain > most:
                most = gain
                best = k
        return best

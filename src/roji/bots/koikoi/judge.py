"""What Koi-Koi asks of a search: the chance to win the match from here, a quick player, likely hands."""

from __future__ import annotations

import cython

from roji.bots.judge import RoundJudge
from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.rules import KoiKoiState
from roji.games.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.roji.games.bits import lowest, mix64
    from cython.cimports.roji.games.koikoi.scoring import combinations, points
else:
    from math import exp

    from roji.games.bits import lowest, mix64
    from roji.games.koikoi.scoring import combinations, points

EDGE = 120  # points ahead beyond which nothing changes any more
REACH = 120  # the same, for Python: EDGE is a C constant once compiled
ONE, MONTH = 1, 15
CALM = 10.0  # gains that differ by this make one move e times as hopeful as the other
POINT = 4.0  # what a point of a combination is worth beside the cards

# What a card is worth to a quick player, by kind and for those of the special combinations.
KINDS = {"L": 10.0, "A": 4.0, "R": 3.0, "x": 1.0, "y": 1.0, "z": 1.0}
WANTED = {"9A": 9.0, "6A": 6.0, "7A": 6.0, "10A": 6.0, "1R": 5.0, "2R": 5.0, "3R": 5.0, "6R": 5.0, "9R": 5.0,
          "10R": 5.0, "11L": 7.0}  # fmt: skip


class KoiKoiJudge(RoundJudge):
    """Equity of the match at the end of a round; captures by value inside it."""

    def __init__(self, equity: list[list[list[float]]]) -> None:
        if not cython.compiled:
            self.equity = [[[0.0, 0.0] for _ in range(2 * EDGE + 1)] for _ in range(13)]
            self.worth = [0.0] * 48
        for left in range(13):
            for ahead in range(2 * EDGE + 1):
                for deals in range(2):
                    self.equity[left][ahead][deals] = equity[left][ahead][deals]
        self.denied = 0
        for i, card in enumerate(CARDS):
            self.worth[i] = WANTED.get(card, KINDS[card[len(card) - 1]])

    def value(self, state: State, seat: int) -> float:
        return self.match_value(cython.cast(KoiKoiState, state), seat)

    def match_value(self, at: KoiKoiState, seat: int) -> float:
        """The equity of the match: rounds left, points ahead, and who deals."""
        left = at.rounds_total - at.index
        ahead = at.totals[seat] - at.totals[1 - seat]
        if ahead > EDGE:
            ahead = EDGE
        if ahead < -EDGE:
            ahead = -EDGE
        return self.equity[left][ahead + EDGE][at.dealer == seat]

    def guide(self, state: State, moves: list[int], n: int, rng: int) -> int:
        return self.quick(cython.cast(KoiKoiState, state), moves, n, rng)

    def quick(self, at: KoiKoiState, moves: list[int], n: int, rng: int) -> int:
        """Mostly the most valuable capture, or the least valuable card; a combination is taken."""
        if n == 1 or at.phase == 3:
            return 0  # a combination: stop
        rng = mix64(rng)
        if (rng & 7) == 0:
            return (rng >> 32) % n
        best = 0
        most = -1e9
        for k in range(n):
            gain = self.gain(at, moves[k])
            if gain > most:
                most = gain
                best = k
        return best

    def gain(self, at: KoiKoiState, card: int) -> float:
        """What a card brings at once: captured cards by value, points of combinations; laid down it is lost."""
        gain = self.worth[card]
        won = ONE << card
        if at.phase == 0:
            match = at.field & MONTH << (card & ~3)
            if not match:
                return -gain
            gain += self.taken(match)
            won |= match
        else:
            won |= ONE << at.pending
        pile = at.captured[at.turn]
        now = points(pile, combinations(pile, at.flags), at.flags)
        pile |= won
        return gain + POINT * (points(pile, combinations(pile, at.flags), at.flags) - now)

    def hopes(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        return self.expects(cython.cast(KoiKoiState, state), moves, n, out)

    def expects(self, at: KoiKoiState, moves: list[int], n: int, out: list[float]) -> bool:
        """The thought goes first where most is gained at once; stopping and calling get the same."""
        if at.phase == 3:
            out[0] = 0.5
            out[1] = 0.5
            return True
        total = 0.0
        for k in range(n):
            out[k] = exp(self.gain(at, moves[k]) / CALM)
            total += out[k]
        for k in range(n):
            out[k] /= total
        return True

    def taken(self, match: int) -> float:
        """The value of what a card captures: the best of one or two, all of three."""
        gain = 0.0
        most = 0.0
        three = match & (match - 1)
        three &= three - 1
        while match:
            card = lowest(match)
            match &= match - 1
            gain += self.worth[card]
            if self.worth[card] > most:
                most = self.worth[card]
        return gain if three else most

    def fits(self, state: State, seat: int, rng: int) -> bool:
        return self.plausible(cython.cast(KoiKoiState, state), seat, rng)

    def plausible(self, at: KoiKoiState, seat: int, rng: int) -> bool:
        """Whether the other holds nothing it would have captured with when it laid a card instead; doubt remains."""
        return at.hands[1 - seat] & self.denied == 0 or (mix64(rng ^ self.denied) & 15) == 0

    def deny(self, months: list[int]) -> None:
        """Remember months of which the other showed that it holds no card."""
        self.denied = 0
        for month in months:
            self.denied |= MONTH << 4 * (month - 1)

"""Tsukimi, a whole match: deals, tricks, counts (clauses T-*).

An action is a card: 6 * suit + value - 1. Sets of cards are bits; rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.plain import GuestState
from roji.games.state import State
from tsukimi import views
from tsukimi.facts import Decision, Effect, Result, View

if TYPE_CHECKING:
    from tsukimi.game import Tsukimi

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, mix64, popcount
else:
    from roji.games.bits import lowest, mix64, popcount

SUIT, CARDS, HAND, SEATS, ROUNDS = 6, 24, 6, 4, 6
HARES, MOONS, ALL = 0x3F000, 0xFC0000, 0xFFFFFF
NOTHING_TAKEN = 6  # T-7
ONE = 1

# What happened, for `note`.
E_LAY, E_TRICK, E_ROUND, E_DEAL = range(4)


def worth(taken: int) -> int:
    """T-6, T-7: the points of the cards that a seat took."""
    if taken == 0:
        return NOTHING_TAKEN
    return 2 * popcount(taken & MOONS) + popcount(taken & HARES)


class TsukimiState(GuestState):
    """A match of Tsukimi. Hands and the like are indexed by seat, `laid` from the seat that led."""

    game: Tsukimi

    def __init__(self, game: Tsukimi) -> None:
        GuestState.__init__(self, game)
        if not cython.compiled:  # what are C arrays in the compiled class
            self.hands, self.taken, self.laid, self.totals = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.results, self.decks, self.pool = [0] * SEATS * ROUNDS, bytearray(CARDS * ROUNDS), bytearray(CARDS)
        self.seats: int = game.players
        self.last: int = game.options["rounds"]
        self.index = self.leader = self.count = 0

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.index == self.last else (self.leader + self.count) % self.seats

    def core_over(self) -> bool:
        return self.index == self.last

    def core_round(self) -> int:
        return self.index

    def core_legal(self, out: list[int]) -> int:
        if self.index == self.last:
            return 0
        mask = self.hands[(self.leader + self.count) % self.seats]
        n = 0
        while mask:
            out[n] = lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    def core_can(self, action: int) -> bool:
        if self.index == self.last or action >= CARDS:
            return False
        return self.hands[(self.leader + self.count) % self.seats] >> action & 1 != 0

    def core_apply(self, action: int) -> None:
        seat = (self.leader + self.count) % self.seats
        self.note(E_LAY, seat, action)
        self.hands[seat] ^= ONE << action
        self.laid[self.count] = action
        self.count += 1
        if self.count == self.seats:
            self.take()
            if self.hands[0] == 0:
                self.finish()

    def core_copy(self, other: State) -> None:
        self.become(cython.cast(TsukimiState, other))

    def become(self, other: TsukimiState) -> None:
        """Take over everything of another state of the same game."""
        self.index, self.leader, self.count = other.index, other.leader, other.count
        self.hands[:] = other.hands
        self.taken[:] = other.taken
        self.laid[:] = other.laid
        self.totals[:] = other.totals
        self.results[:] = other.results
        self.decks[:] = other.decks

    def core_begin(self, seed: int, index: int) -> None:
        rng = mix64(seed ^ mix64(index + 1))
        for i in range(CARDS * self.last):
            self.decks[i] = i % CARDS
        for i in range(self.last):
            rng = self.stir(i, rng)
        self.start()

    def core_redeal(self, seat: int, seed: int) -> None:
        if self.index == self.last:
            return
        rng = mix64(seed)
        unknown = ALL
        for i in range(self.seats):
            unknown &= ~self.taken[i]
        for i in range(self.count):
            unknown &= ~(ONE << self.laid[i])
        if seat >= 0:
            unknown &= ~self.hands[seat]
        n = 0
        while unknown:
            self.pool[n] = lowest(unknown)
            unknown &= unknown - 1
            n += 1
        for i in range(self.seats):
            if i == seat:
                continue
            count = popcount(self.hands[i])
            self.hands[i] = 0
            for _ in range(count):
                rng = mix64(rng ^ n)
                j = (rng >> 32) * n >> 32
                n -= 1
                self.hands[i] |= ONE << self.pool[j]
                self.pool[j] = self.pool[n]
        for i in range(self.index + 1, self.last):  # from a sorted deck: the real one must not matter
            for j in range(CARDS):
                self.decks[CARDS * i + j] = j
            rng = self.stir(i, rng)

    def core_return(self, seat: int) -> float:
        if self.index != self.last:
            return 0.0
        best = winners = 0
        for i in range(self.seats):
            if self.totals[i] > best:
                best = self.totals[i]
                winners = 0
            if self.totals[i] == best:
                winners += 1
        others: float = self.seats - 1
        if self.totals[seat] < best:
            return -1.0 / others
        return (self.seats - winners) / (winners * others)

    # -- the rules ---------------------------------------------------------------------------------

    def stir(self, r: int, rng: int) -> int:
        """Shuffle the deck of a round for playouts and redeals; the deals of a match come from `Stream`."""
        for i in range(CARDS - 1, 0, -1):
            rng = mix64(rng ^ i)
            j = (rng >> 32) * (i + 1) >> 32
            card = self.decks[CARDS * r + i]
            self.decks[CARDS * r + i] = self.decks[CARDS * r + j]
            self.decks[CARDS * r + j] = card
        return rng

    def start(self) -> None:
        """The first deal."""
        self.index = 0
        for i in range(self.seats):
            self.totals[i] = 0
        self.deal()

    def deal(self) -> None:
        """T-2: six cards each; the seats lead the rounds in turn (T-3)."""
        self.leader = self.index % self.seats
        self.count = 0
        for i in range(self.seats):
            self.taken[i] = 0
            self.hands[i] = 0
            for j in range(HAND):
                self.hands[i] |= ONE << self.decks[CARDS * self.index + HAND * i + j]

    def take(self) -> None:
        """T-5: the highest moon takes the trick, else the highest card of the suit that was led."""
        best = 0
        for i in range(1, self.count):
            same = self.laid[i] // SUIT == self.laid[best] // SUIT
            if (same and self.laid[i] > self.laid[best]) or (not same and MOONS >> self.laid[i] & 1):
                best = i
        self.leader = (self.leader + best) % self.seats
        for i in range(self.count):
            self.taken[self.leader] |= ONE << self.laid[i]
        self.count = 0
        self.note(E_TRICK, self.leader, self.taken[self.leader])

    def finish(self) -> None:
        """T-6 to T-8: the count of a round, and the next deal."""
        for i in range(self.seats):
            self.results[SEATS * self.index + i] = worth(self.taken[i])
            self.totals[i] += self.results[SEATS * self.index + i]
        self.note(E_ROUND, self.index, 0)
        self.index += 1
        if self.index < self.last:
            self.deal()
            self.note(E_DEAL, self.leader, 0)

    # -- the contract, in Python -------------------------------------------------------------------

    def begin(self, decks: list[list[int]]) -> None:
        """The first deal from a whole deck for every round."""
        for r, deck in enumerate(decks):
            for i, card in enumerate(deck):
                self.decks[CARDS * r + i] = card
        self.start()

    def facts(self) -> views.Facts:
        """Everything, for views.py to tell what may be told."""
        seats = range(self.seats)
        return views.Facts(
            hands=tuple([self.hands[seat] for seat in seats]),
            taken=tuple([self.taken[seat] for seat in seats]),
            laid=tuple([self.laid[i] for i in range(self.count)]),
            leader=self.leader,
            results=tuple([tuple([self.results[SEATS * r + seat] for seat in seats]) for r in range(self.index)]),
            decks=tuple(
                [tuple([self.decks[CARDS * r + i] for i in range(CARDS)]) for r in range(self.index + 1, self.last)]
            ),
        )

    def restore(self, facts: views.Facts) -> None:
        """Become the state that these facts describe."""
        self.index, self.leader, self.count = len(facts.results), facts.leader, len(facts.laid)
        for i, card in enumerate(facts.laid):
            self.laid[i] = card
        for seat in range(self.seats):
            self.hands[seat], self.taken[seat] = facts.hands[seat], facts.taken[seat]
            self.totals[seat] = sum([points[seat] for points in facts.results])
            for r, points in enumerate(facts.results):
                self.results[SEATS * r + seat] = points[seat]
        for r, deck in enumerate(facts.decks, self.index + 1):
            for i, card in enumerate(deck):
                self.decks[CARDS * r + i] = card

    def scores(self) -> list[int]:
        return [self.totals[seat] for seat in range(self.seats)]

    def rounds(self) -> list[Result]:
        return views.results(self.facts())

    def view(self, seat: int | None) -> View:
        self.game.check_seat(seat)
        return views.view(self.facts(), self.game, seat)

    def to_dict(self) -> Any:
        return views.to_dict(self.facts())

    def key(self) -> Any:
        return self.facts()

    def name(self, action: int) -> str:
        return views.card(action)

    def parse(self, text: str) -> int:
        return views.read_card(text)

    def describe(self, action: int) -> Decision:
        return {"do": "lay", "card": views.card(action)}

    def refusal(self, action: int) -> Illegal:
        if self.over:
            return Illegal("T-8", "tsukimi-refuse-over")
        hand = " ".join(views.cards(self.hands[self.core_seat()]))
        return Illegal("T-4", "tsukimi-refuse-not-in-hand", card=views.card(action), hand=hand)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Effect]:
        return views.told(events, self.facts(), seat)

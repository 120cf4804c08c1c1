"""Koi-Koi, a whole match: lot, deals, captures, calls, doublings, next dealer (clauses H-*).

Actions: 0 to 47 play that card, or take that field card where two match; STOP; KOIKOI.
Sets of cards are bits; rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.koikoi import notation, views
from roji.games.koikoi.ledger import Ledger
from roji.games.koikoi.numbers import *
from roji.games.state import State

if TYPE_CHECKING:
    from roji.games.koikoi.facts import Decision, Effect, Result, View
    from roji.games.koikoi.game import KoiKoi

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, popcount
    from cython.cimports.roji.games.koikoi.observation import write
    from cython.cimports.roji.games.koikoi.scoring import combinations, four_of_a_month, lucky, points
    from cython.cimports.roji.games.rng import shuffle, stir
else:
    from roji.games.bits import lowest, popcount
    from roji.games.koikoi.observation import write
    from roji.games.koikoi.scoring import combinations, four_of_a_month, lucky, points
    from roji.games.rng import shuffle, stir
    from roji.games.state import copy_fields

ONE, MONTH = 1, 15


class KoiKoiState(Ledger):
    """A match of Koi-Koi. Seats are 0 and 1; hands, captured and the like are indexed by seat."""

    game: KoiKoi

    def __init__(self, game: KoiKoi) -> None:
        State.__init__(self, game)
        self.allocate()
        options = game.options
        self.rounds_total: int = options["rounds"]
        self.dealt = 3 * game.hand
        self.cards = 4 * len(game.months)
        self.stock_size = self.cards - self.dealt
        for i in range(self.cards):
            self.box[i] = 4 * (game.months[i // 4] - 1) + i % 4
        self.flags = game.flags
        self.rise = options["koikoi_rise"]
        self.many_calls = options["calls"] == "many"
        self.each_call = options["call_bonus"] == "each"
        self.redeal_four = options["redeal"]
        self.first_dealer = game.first_dealer

    def allocate(self) -> None:
        """Room for what are C arrays in the compiled class."""
        self.allocate_ledger()
        if not cython.compiled:
            self.hands, self.captured, self.played = [0, 0], [0, 0], [0, 0]
            self.field = self.top = self.phase = self.turn = self.dealer = self.pending = 0
            self.stock, self.lot = bytearray(48), bytearray(2)
            self.calls, self.held, self.best = [0, 0], [0, 0], [0, 0]
            self.box = bytearray(48)
            self.keys = [0] * (LOT_KEY + 4)
            self.script: list[tuple[int, ...]] | None = None

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def core_over(self) -> bool:
        return self.phase == OVER

    def core_round(self) -> int:
        return self.index

    def legal_mask(self) -> int:
        """The legal cards as bits; in DECIDE and OVER there are none."""
        if self.phase == PLAY:
            return self.hands[self.turn]
        if self.phase >= DECIDE:
            return 0
        return self.field & MONTH << (self.pending & ~3)

    def core_legal(self, out: list[int]) -> int:
        if self.phase == DECIDE:
            out[0] = STOP
            out[1] = KOIKOI
            return 2
        mask = self.legal_mask()
        n = 0
        while mask:
            out[n] = lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    def core_can(self, action: int) -> bool:
        if action >= STOP:
            return self.phase == DECIDE and action <= KOIKOI
        return self.legal_mask() >> action & 1 != 0

    def core_apply(self, action: int) -> None:
        if self.phase == PLAY:
            self.note(E_PLAY, self.turn, action)
            self.hands[self.turn] ^= ONE << action
            self.played[self.turn] |= ONE << action
            if self.place(action, PICK_HAND):
                self.turn_stock()
        elif self.phase == PICK_HAND:
            self.take(action)
            self.turn_stock()
        elif self.phase == PICK_STOCK:
            self.take(action)
            self.end_turn()
        elif action == STOP:
            self.note(E_STOP, self.turn, 0)
            self.win()
        else:
            self.note(E_CALL, self.turn, 0)
            self.calls[self.turn] += 1
            self.held[self.turn] = combinations(self.captured[self.turn], self.flags)
            self.best[self.turn] = points(self.captured[self.turn], self.held[self.turn], self.flags)
            self.pass_turn()

    def core_copy(self, other: State) -> None:
        self.become(cython.cast(KoiKoiState, other))

    def become(self, other: KoiKoiState) -> None:
        """Take over everything of another state of the same game."""
        copy_fields(self, other)
        if self.script is not other.script:
            with cython.gil:
                self.script = other.script

    def core_begin(self, seed: int, index: int) -> None:
        for i in range(ROUNDS + 1):
            self.keys[4 * i] = seed
            self.keys[4 * i + 1] = index
            self.keys[4 * i + 2] = i
            self.keys[4 * i + 3] = BEGIN_TAG
        self.start()

    def core_redeal(self, seat: int, seed: int) -> None:
        if self.phase == OVER:
            return
        if not cython.compiled:
            pool = bytearray(48)
        unknown = 0
        for i in range(self.top, self.stock_size):
            unknown |= ONE << self.stock[i]
        for other in range(2):
            if other != seat:
                unknown |= self.hands[other]
        n = 0
        while unknown:
            pool[n] = lowest(unknown)
            unknown &= unknown - 1
            n += 1
        rng = seed
        for _ in range(100):
            rng = stir(pool, 0, n, rng)
            take = n
            fits = True
            for other in range(2):
                if other != seat:
                    hand = 0
                    for _ in range(popcount(self.hands[other])):
                        take -= 1
                        hand |= ONE << pool[take]
                    self.hands[other] = hand
                    if popcount(hand | self.played[other]) == 8 and lucky(hand | self.played[other]):
                        fits = False
            if fits:  # a hand that was lucky at the deal would have ended the round (H-11)
                break
        for i in range(self.top, self.stock_size):
            self.stock[i] = pool[i - self.top]
        for i in range(self.index + 1, self.rounds_total):
            self.keys[4 * i] = seed
            self.keys[4 * i + 1] = i
            self.keys[4 * i + 2] = 0
            self.keys[4 * i + 3] = REDEAL_TAG
        if self.script is not None:
            with cython.gil:
                self.script = None

    def core_return(self, seat: int) -> float:
        if self.phase != OVER or self.totals[0] == self.totals[1]:
            return 0.0
        return 1.0 if self.totals[seat] > self.totals[1 - seat] else -1.0

    def core_observe(self, seat: int, out: bytearray) -> None:
        write(self, seat, out)

    def blank(self) -> State:
        copy = KoiKoiState.__new__(KoiKoiState)
        copy.game = self.game
        copy.trace = None
        copy.allocate()
        return copy

    # -- the rules ---------------------------------------------------------------------------------

    def start(self) -> None:
        """The match begins: lot, first deal."""
        self.clear_ledger()
        self.pending = 0
        self.lot[0] = self.lot[1] = 0
        if self.first_dealer < 0:
            self.draw_lot()
        else:
            self.dealer = self.first_dealer
        self.keys[LOT_KEY] = self.keys[LOT_KEY + 1] = self.keys[LOT_KEY + 2] = self.keys[LOT_KEY + 3] = 0
        self.start_round()

    def draw_lot(self) -> None:
        """H-8, H-R11: each draws a card until the months differ; the earlier month deals."""
        nonce = 0
        while self.lot[0] >> 2 == self.lot[1] >> 2:
            for i in range(48):
                self.stock[i] = i
            shuffle(self.keys, LOT_KEY, nonce, self.stock, 48)
            self.lot[0] = self.stock[0]
            self.lot[1] = self.stock[1]
            nonce += 1
        self.dealer = 0 if self.lot[0] < self.lot[1] else 1

    def start_round(self) -> None:
        """Deal rounds until one is to be played or the match is over (H-10)."""
        while self.index < self.rounds_total:
            if self.deal():
                self.phase = PLAY
                return
        self.phase = OVER

    def next_deck(self, nonce: int) -> None:
        """The shuffled deck of the next deal, from the explicit decks as long as there are any."""
        if self.script is not None:
            with cython.gil:
                self.next_written_deck()
        else:
            for i in range(48):  # fewer cards (small.py) lie first; a loop of known length is quicker
                self.stock[i] = self.box[i]
            shuffle(self.keys, 4 * self.index, nonce, self.stock, self.cards)

    def next_written_deck(self) -> None:
        """The next of the explicit decks. Apart, since a loop over objects would make every deal take the GIL."""
        assert self.script is not None
        for i, card in enumerate(self.script[0]):
            self.stock[i] = card
        self.script = self.script[1:] or None

    def deal(self) -> bool:
        """H-9: deal the round; False if a lucky hand has ended it already (H-11)."""
        challenger = 1 - self.dealer
        self.redeals[self.index] = 0
        nonce = 0
        while True:
            self.next_deck(nonce)
            self.hands[0] = self.hands[1] = self.field = 0
            for i in range(0, self.dealt, 6):
                self.hands[challenger] |= ONE << self.stock[i] | ONE << self.stock[i + 1]
                self.field |= ONE << self.stock[i + 2] | ONE << self.stock[i + 3]
                self.hands[self.dealer] |= ONE << self.stock[i + 4] | ONE << self.stock[i + 5]
            first = second = 0
            if self.dealt == 24:  # H-11 speaks of eight cards: smaller hands (small.py) are never lucky
                first = lucky(self.hands[0])
                second = lucky(self.hands[1])
            if first or second or not self.redeal_four or not four_of_a_month(self.field):
                break
            self.note(E_REDEAL, self.dealer, self.field)  # H-R4
            self.redeals[self.index] += 1
            nonce += 1
        for i in range(24):
            self.stock[i] = self.stock[i + self.dealt]
        self.keys[4 * self.index] = self.keys[4 * self.index + 1] = 0
        self.keys[4 * self.index + 2] = self.keys[4 * self.index + 3] = 0
        self.top = 0
        self.turn = self.dealer
        self.captured[0] = self.captured[1] = self.played[0] = self.played[1] = 0
        self.calls[0] = self.calls[1] = 0
        self.held[0] = self.held[1] = 0
        self.best[0] = self.best[1] = 0
        self.note(E_DEALER, self.dealer, 0)
        self.note(E_HAND, 0, self.hands[0])
        self.note(E_HAND, 1, self.hands[1])
        self.note(E_FIELD, self.dealer, self.field)
        if first and second:
            self.finish(BOTH_LUCKY, 2, 0, self.hands[0], self.hands[1])  # H-R5
        elif first:
            self.finish(LUCKY, 0, 6, self.hands[0], 0)
        elif second:
            self.finish(LUCKY, 1, 6, self.hands[1], 0)
        return not (first or second)

    def place(self, card: int, choice: int) -> bool:
        """H-12: lay a card on the field; False if its owner must first choose between two matches (H-R2)."""
        bit = ONE << card
        match = self.field & MONTH << (card & ~3)
        if not match:
            self.field |= bit
            self.note(E_LAY, self.turn, bit)
            return True
        rest = match & (match - 1)
        if rest and not rest & (rest - 1):
            self.pending = card
            self.phase = choice
            return False
        self.field ^= match  # one match, or all three of them (H-R3)
        self.captured[self.turn] |= match | bit
        self.note(E_CAPTURE, self.turn, match | bit)
        return True

    def take(self, card: int) -> None:
        """The chosen field card and the card that waits for it are captured."""
        pair = ONE << card | ONE << self.pending
        self.field ^= ONE << card
        self.captured[self.turn] |= pair
        self.note(E_CAPTURE, self.turn, pair)

    def turn_stock(self) -> None:
        """H-13: the top card of the stock is turned and laid."""
        card = self.stock[self.top]
        self.top += 1
        self.note(E_TURN, self.turn, card)
        if self.place(card, PICK_STOCK):
            self.end_turn()

    def end_turn(self) -> None:
        """H-15: the combinations are judged once, after both captures."""
        seat = self.turn
        now = combinations(self.captured[seat], self.flags)
        if self.rise and now:  # H-R7, the option
            if points(self.captured[seat], now, self.flags) <= self.best[seat]:
                now = 0
        else:
            now &= ~self.held[seat]
        if not now:
            self.pass_turn()
        elif self.hands[seat] and (self.many_calls or self.calls[0] + self.calls[1] == 0):
            self.phase = DECIDE
        else:
            self.win()  # H-17, H-R7, H-R8

    def pass_turn(self) -> None:
        """H-14: the opponent plays; with both hands empty the round is drawn (H-19, H-R9)."""
        self.turn = 1 - self.turn
        self.phase = PLAY
        if not self.hands[self.turn]:
            self.finish(DRAWN, 2, 0, 0, 0)
            self.start_round()

    def win(self) -> None:
        """The player to move wins the round with all combinations held (H-17, H-18, H-R10)."""
        seat = self.turn
        base = points(self.captured[seat], combinations(self.captured[seat], self.flags), self.flags)
        if base >= 7:
            base *= 2
        if self.each_call:
            base *= 1 + self.calls[0] + self.calls[1]
        elif self.calls[1 - seat]:
            base *= 2
        self.finish(COMBINATION, seat, base, self.captured[seat], 0)
        self.start_round()

    def finish(self, kind: int, winner: int, gain: int, shown: int, shown_too: int) -> None:
        """Write the round down; the winner deals next, after a drawn round the challenger (H-20)."""
        r = self.index
        self.write_down(kind, winner, gain, self.dealer)
        self.calls_0[r] = self.calls[0]
        self.calls_1[r] = self.calls[1]
        self.shown[r] = shown
        self.shown_too[r] = shown_too
        self.dealer = winner if winner < NOBODY else 1 - self.dealer
        self.note(E_ROUND, r, 0)
        self.index += 1

    # -- for the rooms that work in Python ---------------------------------------------------------

    def begin(self, keys: list[int], script: list[tuple[int, ...]]) -> None:
        """Start the match from round keys (four words each, the lot last) and explicit decks."""
        for i, word in enumerate(keys):
            self.keys[i] = word
        self.script = script or None
        self.start()

    def facts(self, results: bool = True) -> views.Facts:
        """Everything the state holds, as Python values; the finished rounds only where they are needed."""
        n = self.index
        return views.Facts(
            hands=(self.hands[0], self.hands[1]),
            captured=(self.captured[0], self.captured[1]),
            played=(self.played[0], self.played[1]),
            field=self.field,
            stock=tuple([self.stock[i] for i in range(self.top, self.stock_size)]),
            lot=(self.lot[0], self.lot[1]),
            phase=self.phase,
            turn=self.turn,
            dealer=self.dealer,
            pending=self.pending if self.phase in (PICK_HAND, PICK_STOCK) else -1,
            redeals=self.redeals[n] if n < self.rounds_total else 0,
            calls=(self.calls[0], self.calls[1]),
            held=(self.held[0], self.held[1]),
            best=(self.best[0], self.best[1]),
            results=self.finished() if results else (),
        )

    def future(self) -> list[list[list[int]]]:
        """The decks of the rounds to come, one list per round: more than one deck if it will be redealt."""
        ahead = cython.cast(KoiKoiState, self.clone())
        future: list[list[list[int]]] = []
        for r in range(self.index + 1, self.rounds_total):
            ahead.index = r
            decks: list[list[int]] = []
            again = True
            while again:
                ahead.next_deck(len(decks))
                deck = [ahead.stock[i] for i in range(self.cards)]
                decks.append(deck)
                again = views.dealt_again(deck, self.redeal_four)
            future.append(decks)
        return future

    def restore(self, facts: views.Facts, script: list[tuple[int, ...]]) -> None:
        """Become the state these facts describe."""
        for seat in range(2):
            self.hands[seat] = facts.hands[seat]
            self.captured[seat] = facts.captured[seat]
            self.played[seat] = facts.played[seat]
            self.lot[seat] = facts.lot[seat]
            self.calls[seat] = facts.calls[seat]
            self.held[seat] = facts.held[seat]
            self.best[seat] = facts.best[seat]
        self.field = facts.field
        self.top = self.stock_size - len(facts.stock)
        for i, card in enumerate(facts.stock):
            self.stock[self.top + i] = card
        self.phase = facts.phase
        self.turn = facts.turn
        self.dealer = facts.dealer
        self.pending = facts.pending
        self.restore_ledger(facts.results)
        if self.index < self.rounds_total:
            self.redeals[self.index] = facts.redeals
        self.script = script or None

    # -- the contract, in Python -------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.totals[0], self.totals[1]]

    def rounds(self) -> list[Result]:
        return views.results(self.facts(), self.game)

    def view(self, seat: int | None) -> View:
        return views.view(self.facts(), self.game, seat)

    def views_of(self, seats: list[int | None]) -> list[View]:
        return views.of_seats(self.facts(), self.game, seats)

    def to_dict(self) -> dict[str, Any]:
        return views.to_dict(self.facts(), self.future())

    def key(self) -> Any:
        return self.facts(), tuple(tuple(card) for round_ in self.future() for card in round_)

    def name(self, action: int) -> str:
        return notation.name(action, self.phase in (PICK_HAND, PICK_STOCK))

    def parse(self, text: str) -> int:
        return notation.parse(text, self.phase in (PICK_HAND, PICK_STOCK))

    def describe(self, action: int) -> Decision:
        return views.describe(self.facts(), self.game, action)

    def described(self) -> list[tuple[int, str, Decision]]:
        if self.phase == PLAY:
            return [views.playing(a, self.field & MONTH << (a & ~3)) for a in self.legal_actions()]
        facts = self.facts(results=False)
        return [(a, self.name(a), views.describe(facts, self.game, a)) for a in self.legal_actions()]

    def refusal(self, action: int) -> Illegal:
        return views.refusal(self.facts(), action)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Effect]:
        return views.told(events, self.facts(self.ended(events)), self.game, seat)

    def told_all(self, events: list[tuple[int, int, int]]) -> list[list[Effect]]:
        return views.told_all(events, self.facts(self.ended(events)), self.game)

    def ended(self, events: list[tuple[int, int, int]]) -> bool:
        """Whether a round or the match ended with these events."""
        return self.phase == OVER or E_ROUND in [event[0] for event in events]

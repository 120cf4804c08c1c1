"""Garden Orders, a whole match: deals, swaps, reveals, trios, the count of every round (clauses O-*).

Actions: 0 to 32 lay that hand card, or take that card from the row; REVEAL; TRIO + value; DECLINE.
A bag of cards is two sets of bits, `x` for the cards in it at least once and `x_twice` for those in it
twice; rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.orders import notation, positions, views
from roji.games.orders.cards import gather, listed
from roji.games.orders.numbers import *
from roji.games.state import State

if TYPE_CHECKING:
    from roji.games.orders.facts import Decision, Effect, Result, View
    from roji.games.orders.game import Orders

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, popcount
    from cython.cimports.roji.games.orders.observation import write
    from cython.cimports.roji.games.orders.scoring import points, trio_values
    from cython.cimports.roji.games.rng import shuffle, stir
else:
    from roji.games.bits import lowest, popcount
    from roji.games.orders.observation import write
    from roji.games.orders.scoring import points, trio_values
    from roji.games.rng import shuffle, stir
    from roji.games.state import copy_fields

ONE = 1


def pack(once: int, twice: int) -> int:
    """At most ten cards in one word: six bits each, the card plus one, lowest card first."""
    packed = 0
    shift = 0
    while once:
        card = lowest(once)
        once &= once - 1
        for _ in range(1 + (twice >> card & 1)):
            packed |= (card + ONE) << shift
            shift += SPREAD
    return packed


class OrdersState(State):
    """A match of Garden Orders. Bags of hands and known cards are indexed by seat."""

    game: Orders

    def __init__(self, game: Orders) -> None:
        State.__init__(self, game)
        self.allocate()
        self.seats = game.players
        self.hand_size = game.hand
        self.stack_size = game.stack
        self.row_size = game.row
        self.cards = 2 * len(game.kinds)
        self.absent = (ONE << KINDS) - 1
        for kind in game.kinds:
            self.absent ^= ONE << kind
        self.rounds_total = game.options["rounds"]
        self.stall_limit = game.options["stall_rounds"] * game.players
        self.min_run = game.options["min_run"]
        self.first_starter = game.first_starter
        self.fixed = bool(game.fixed_orders)
        for i, order in enumerate(game.fixed_orders):
            self.orders[i] = order

    def allocate(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.row = self.row_twice = self.top = self.phase = self.turn = self.starter = 0
            self.pending = self.swaps = self.index = 0
            self.hands, self.hands_twice = [0] * SEATS, [0] * SEATS
            self.known, self.known_twice = [0] * SEATS, [0] * SEATS
            self.stack, self.orders = bytearray(STACK), bytearray(ORDERS)
            self.totals, self.finals = [0] * SEATS, [0] * SEATS * ROUNDS
            self.keys = [0] * (4 * ROUNDS)
            self.script: list[tuple[int, ...]] | None = None

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def core_over(self) -> bool:
        return self.phase == OVER

    def core_round(self) -> int:
        return self.index

    def legal_mask(self) -> int:
        """The legal actions as bits."""
        if self.phase == TURN:
            if self.stall_limit and self.swaps >= self.stall_limit:
                return ONE << REVEAL  # O-R3
            return self.hands[self.turn] | ONE << REVEAL
        if self.phase == TAKE:  # O-7: not the card just laid, but its twin will do (O-R6)
            return self.row & ~(ONE << self.pending) | self.row_twice & ONE << self.pending
        if self.phase == CHOOSE:
            return trio_values(self.row) << TRIO | ONE << DECLINE  # O-11
        if self.phase == LAY:
            return self.hands[self.turn]
        return 0

    def core_legal(self, out: list[int]) -> int:
        mask = self.legal_mask()
        n = 0
        while mask:
            out[n] = lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    def core_can(self, action: int) -> bool:
        return action <= DECLINE and self.legal_mask() >> action & 1 != 0

    def core_apply(self, action: int) -> None:
        if self.phase == TURN:
            if action == REVEAL:
                self.reveal()
            else:
                self.lay(action)
                self.pending = action
                self.phase = TAKE
        elif self.phase == TAKE:
            self.note(E_TAKE, self.turn, action)
            self.take(action)
            if self.stall_limit:
                self.swaps += 1
            self.end_turn()  # O-8: after a swap no trio is taken
        elif self.phase == CHOOSE:
            if action == DECLINE:
                self.note(E_DECLINE, self.turn, 0)
                self.end_turn()
            else:
                self.pending = action - TRIO
                self.note(E_CHOOSE, self.turn, self.pending)
                self.phase = LAY
        else:
            self.lay(action)
            if popcount(self.hands[self.turn]) + popcount(self.hands_twice[self.turn]) == self.hand_size - 3:
                self.take_trio()

    def core_copy(self, other: State) -> None:
        self.become(cython.cast(OrdersState, other))

    def become(self, other: OrdersState) -> None:
        """Take over everything of another state of the same game."""
        copy_fields(self, other)
        if self.script is not other.script:
            with cython.gil:
                self.script = other.script

    def core_begin(self, seed: int, index: int) -> None:
        if not cython.compiled:
            drawn = bytearray(SEATS)
        self.set_key(0, seed, index, ROUNDS, BEGIN_TAG)  # of no round: it draws starter and orders
        for i in range(SEATS):
            drawn[i] = i
        shuffle(self.keys, 0, 0, drawn, self.seats)
        if not self.fixed:
            for i in range(ORDERS):
                self.orders[i] = i + 1
            shuffle(self.keys, 0, 1, self.orders, ORDERS)
        for i in range(ROUNDS):
            self.set_key(i, seed, index, i, BEGIN_TAG)
        self.start(drawn[0] if self.first_starter < 0 else self.first_starter)

    def core_redeal(self, seat: int, seed: int) -> None:
        if self.phase == OVER:
            return
        if not cython.compiled:
            pool = bytearray(DECK)
        n = self.unseen(seat, pool)
        rng = stir(pool, 0, n, seed)
        for i in range(self.top, self.stack_size):
            n -= 1
            self.stack[i] = pool[n]
        for other in range(self.seats):
            if other != seat:
                missing = popcount(self.hands[other]) + popcount(self.hands_twice[other])
                self.hands[other] = self.known[other]
                self.hands_twice[other] = self.known_twice[other]
                missing -= popcount(self.hands[other]) + popcount(self.hands_twice[other])
                for _ in range(missing):
                    n -= 1
                    self.give(other, pool[n])
        if not self.fixed:
            self.redraw_orders(rng)
        for i in range(self.index + 1, self.rounds_total):
            self.set_key(i, seed, i, 0, REDEAL_TAG)
        if self.script is not None:
            with cython.gil:
                self.script = None

    def core_return(self, seat: int) -> float:
        if self.phase != OVER:
            return 0.0
        best = 0
        winners = 0
        for other in range(self.seats):
            if self.totals[other] > best:
                best = self.totals[other]
                winners = 0
            if self.totals[other] == best:
                winners += 1
        others: float = self.seats - 1
        if self.totals[seat] < best:
            return -1.0 / others
        return (self.seats - winners) / (winners * others)

    def core_observe(self, seat: int, out: bytearray) -> None:
        write(self, seat, out)

    def blank(self) -> State:
        copy = OrdersState.__new__(OrdersState)
        copy.game = self.game
        copy.trace = None
        copy.allocate()
        return copy

    # -- the rules ---------------------------------------------------------------------------------

    def set_key(self, i: int, a: int, b: int, c: int, d: int) -> None:
        """The four words of a round's key."""
        self.keys[4 * i] = a
        self.keys[4 * i + 1] = b
        self.keys[4 * i + 2] = c
        self.keys[4 * i + 3] = d

    def unseen(self, seat: int, pool: bytearray) -> int:
        """All cards that a seat has not seen, sorted, into the pool; returns how many they are."""
        # What the seat sees: `single` are the cards it sees once, `double` those it sees twice.
        single = self.row ^ self.row_twice
        double = self.row_twice | self.absent  # what is not in the game cannot turn up
        for other in range(self.seats):
            if other == seat:
                once = self.hands[other]
                twice = self.hands_twice[other]
            else:
                once = self.known[other]
                twice = self.known_twice[other]
            double |= twice | single & once
            single = (single | once) & ~double
        n = 0
        for i in range(KINDS):
            if not double >> i & 1:
                pool[n] = i
                n += 1
                if not single >> i & 1:
                    pool[n] = i
                    n += 1
        return n

    def redraw_orders(self, rng: int) -> None:
        """Shuffle the orders that have not been turned up yet."""
        used = 0
        for i in range(self.index + 1):
            used |= ONE << self.orders[i]
        at = self.index + 1
        for i in range(1, ORDERS + 1):
            if not used >> i & 1:
                self.orders[at] = i
                at += 1
        stir(self.orders, self.index + 1, ORDERS, rng)

    def start(self, starter: int) -> None:
        """The match begins with this seat (O-6)."""
        self.index = 0
        self.starter = starter
        for seat in range(SEATS):
            self.totals[seat] = 0
        self.deal()

    def next_deck(self, deck: bytearray, r: int) -> None:
        """The shuffled deck of round r (O-29: all 66 cards), from the explicit decks as long as there are any."""
        if self.script is not None:
            with cython.gil:
                self.next_written_deck(deck)
        else:
            n = 0
            for i in range(KINDS):
                if not self.absent >> i & 1:
                    deck[n] = deck[n + 1] = i
                    n += 2
            shuffle(self.keys, 4 * r, 0, deck, n)

    def next_written_deck(self, deck: bytearray) -> None:
        """The next of the explicit decks. Apart, since a loop over objects would make every deal take the GIL."""
        assert self.script is not None
        for i, card in enumerate(self.script[0]):
            deck[i] = card
        self.script = self.script[1:] or None

    def deal(self) -> None:
        """O-4, O-5: nine cards for every seat in turn, nine for the stack, three for the row; the rest is out."""
        if not cython.compiled:
            deck = bytearray(DECK)
        self.next_deck(deck, self.index)
        self.set_key(self.index, 0, 0, 0, 0)
        self.note(E_ORDER, self.index, self.orders[self.index])
        self.note(E_START, self.starter, 0)
        at = 0
        for seat in range(self.seats):
            self.hands[seat] = self.hands_twice[seat] = self.known[seat] = self.known_twice[seat] = 0
            for _ in range(self.hand_size):
                self.give(seat, deck[at])
                at += 1
            self.note(E_HAND, seat, pack(self.hands[seat], self.hands_twice[seat]))
        for i in range(self.stack_size):
            self.stack[i] = deck[at]
            at += 1
        self.row = self.row_twice = 0
        for _ in range(self.row_size):
            self.open_card(deck[at])
            at += 1
        self.note(E_ROW, self.starter, pack(self.row, self.row_twice))
        self.top = 0
        self.swaps = 0
        self.pending = 0
        self.turn = self.starter
        self.phase = TURN

    def give(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.hands_twice[seat] |= self.hands[seat] & ONE << card
        self.hands[seat] |= ONE << card

    def open_card(self, card: int) -> None:
        """A card comes into the row."""
        self.row_twice |= self.row & ONE << card
        self.row |= ONE << card

    def lay(self, card: int) -> None:
        """A hand card goes openly into the row; one known copy less is in the hand (O-R8)."""
        self.note(E_LAY, self.turn, card)
        bit = ONE << card
        self.hands[self.turn] &= ~bit | self.hands_twice[self.turn]
        self.hands_twice[self.turn] &= ~bit
        self.known[self.turn] &= ~bit | self.known_twice[self.turn]
        self.known_twice[self.turn] &= ~bit
        self.open_card(card)

    def take(self, card: int) -> None:
        """A card goes openly from the row into the hand, and is known to be there."""
        bit = ONE << card
        self.row &= ~bit | self.row_twice
        self.row_twice &= ~bit
        self.give(self.turn, card)
        self.known_twice[self.turn] |= self.known[self.turn] & bit
        self.known[self.turn] |= bit

    def reveal(self) -> None:
        """O-9: the top card of the stack comes into the row; if a trio lies open the turn goes on (O-11)."""
        card = self.stack[self.top]
        self.top += 1
        self.note(E_REVEAL, self.turn, card)
        self.open_card(card)
        self.swaps = 0
        if trio_values(self.row):
            self.phase = CHOOSE
        else:
            self.end_turn()

    def take_trio(self) -> None:
        """O-11 to O-13: the trio chosen goes into the hand, and the turn ends."""
        self.note(E_TRIO, self.turn, self.pending)
        for colour in range(3):
            self.take(VALUES * colour + self.pending)
        self.end_turn()

    def end_turn(self) -> None:
        """O-6: the next seat plays; after the last stack card the round is over (O-14)."""
        if self.top == self.stack_size:
            self.finish()
            return
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        self.phase = TURN

    def finish(self) -> None:
        """O-29: the hands are laid open and counted; the seat after the last starter begins next (O-R2)."""
        r = self.index
        for seat in range(self.seats):
            self.finals[SEATS * r + seat] = pack(self.hands[seat], self.hands_twice[seat])
            self.totals[seat] += points(self.hands[seat], self.hands_twice[seat], self.orders[r], self.min_run)
        self.note(E_ROUND, r, 0)
        self.index += 1
        if self.index == self.rounds_total:
            self.phase = OVER
            return
        self.starter = self.starter + 1 if self.starter + 1 < self.seats else 0
        self.deal()

    # -- for the rooms that work in Python ---------------------------------------------------------

    def begin(self, keys: list[int], script: list[tuple[int, ...]], orders: list[int], starter: int) -> None:
        """Start the match from round keys (four words each), explicit decks, orders and starter."""
        for i, word in enumerate(keys):
            self.keys[i] = word
        for i, order in enumerate(orders):
            self.orders[i] = order
        self.script = script or None
        self.start(starter)

    def facts(self) -> views.Facts:
        """Everything the state holds but the rounds to come, as Python values."""
        over = self.phase == OVER
        begun = self.index if over else self.index + 1
        seats = range(self.seats)
        return views.Facts(
            hands=tuple(listed(self.hands[seat], self.hands_twice[seat]) for seat in seats),
            known=tuple(listed(self.known[seat], self.known_twice[seat]) for seat in seats),
            row=listed(self.row, self.row_twice),
            stack=tuple(self.stack[i] for i in range(self.top, self.stack_size)),
            orders=tuple(self.orders[i] for i in range(begun)),
            phase=self.phase,
            turn=self.turn,
            starter=self.starter,
            pending=self.pending if self.phase in (TAKE, LAY) else -1,
            swaps=self.swaps,
            results=tuple(tuple(self.finals[SEATS * r + seat] for seat in seats) for r in range(self.index)),
        )

    def future(self) -> positions.Future:
        """Order and deck of every round to come."""
        if not cython.compiled:
            deck = bytearray(DECK)
        ahead = cython.cast(OrdersState, self.clone())
        rounds: positions.Future = []
        for r in range(self.index + 1, self.rounds_total):
            ahead.next_deck(deck, r)
            rounds.append((self.orders[r], tuple([deck[i] for i in range(self.cards)])))
        return rounds

    def restore(self, facts: views.Facts, future: positions.Future) -> None:
        """Become the state these facts describe."""
        for seat in range(self.seats):
            self.hands[seat], self.hands_twice[seat] = gather(facts.hands[seat])
            self.known[seat], self.known_twice[seat] = gather(facts.known[seat])
        self.row, self.row_twice = gather(facts.row)
        self.top = self.stack_size - len(facts.stack)
        for i, card in enumerate(facts.stack):
            self.stack[self.top + i] = card
        self.phase = facts.phase
        self.turn = facts.turn
        self.starter = facts.starter
        self.pending = max(facts.pending, 0)
        self.swaps = facts.swaps
        self.index = len(facts.results)
        for i, order in enumerate([*facts.orders, *(order for order, _ in future)]):
            self.orders[i] = order
        for r, hands in enumerate(facts.results):
            for seat, packed in enumerate(hands):
                self.finals[SEATS * r + seat] = packed
                once, twice = gather(views.unpack(packed))
                self.totals[seat] += points(once, twice, facts.orders[r], self.min_run)
        self.script = [deck for _, deck in future] or None

    # -- the contract, in Python -------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.totals[seat] for seat in range(self.seats)]

    def rounds(self) -> list[Result]:
        return views.results(self.facts(), self.game)

    def view(self, seat: int | None) -> View:
        return views.view(self.facts(), self.game, seat)

    def to_dict(self) -> dict[str, Any]:
        return positions.to_dict(self.facts(), self.future(), self.game)

    def key(self) -> Any:
        return self.facts(), tuple(self.future())

    def name(self, action: int) -> str:
        return notation.name(action, self.phase == TAKE)

    def parse(self, text: str) -> int:
        return notation.parse(text, self.phase == TAKE)

    def describe(self, action: int) -> Decision:
        return views.describe(self.facts(), action)

    def described(self) -> list[tuple[int, str, Decision]]:
        facts = self.facts()
        return [(a, self.name(a), views.describe(facts, a)) for a in self.legal_actions()]

    def refusal(self, action: int) -> Illegal:
        return views.refusal(self.facts(), action)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Effect]:
        return views.told(events, self.ended(events), self.game, seat)

    def told_all(self, events: list[tuple[int, int, int]]) -> list[list[Effect]]:
        facts = self.ended(events)
        return [views.told(events, facts, self.game, seat) for seat in range(self.seats)]

    def ended(self, events: list[tuple[int, int, int]]) -> views.Facts | None:
        """The facts, where a round ended with these events: only then more than the events is told."""
        return self.facts() if any(event[0] == E_ROUND for event in events) else None

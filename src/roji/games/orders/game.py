"""Garden Orders as a game: its options, and how its matches begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, ClassVar

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.observation import Observation
from roji.games.options import LOT, ListOption, Option, starter
from roji.games.orders import positions
from roji.games.orders.cards import CARDS, COLOURS
from roji.games.orders.numbers import HAND, KINDS, NUM_ACTIONS, ROUNDS, ROW, STACK, VALUES
from roji.games.orders.observation import spec
from roji.games.orders.rules import OrdersState
from roji.games.orders.telling import OrdersTelling
from roji.games.rng import Stream, check_seed, key_words, round_key

DRAWN = "drawn"  # the value of `orders` that leaves them to chance


class Orders(Game):
    """Niwa - Garden Orders, for two to six (O-B1)."""

    id = "orders"
    clause = "O"
    place = 2
    minutes = 20
    players_path = "roji.bots.orders.players:PLAYERS"
    board_path = "roji.cli.orders.board:GameBoard"
    scorekeeper_path = "roji.games.orders.scorekeeper:keeper"
    score_flags = (Option("order", None, range(1, 9)),)
    score_rows = tuple(
        (f"letter-{colour}", CARDS[VALUES * at : VALUES * (at + 1)]) for at, colour in enumerate(COLOURS)
    )
    score_copies = 2
    score_options = ("min_run",)
    drawing_path = "roji.pictures.orders:position"
    lesson = "roji.games.orders:lesson.toml"
    problems = "roji.games.orders:problems.jsonl"
    kit_path = "roji.testing.facts.orders"
    small_path = "roji.games.orders.small:VARIANTS"
    telling = OrdersTelling(id)
    option_table = (
        Option("players", 2, range(2, 7)),
        Option("rounds", 3, range(1, ROUNDS + 1)),
        ListOption("orders", DRAWN, range(1, 9), ROUNDS),
        Option("stall_rounds", 10, range(101)),
        Option("min_run", 2, range(1, 3)),
        starter(6),
    )

    facts = "roji.games.orders.facts"
    turns_up = frozenset({"reveal", "order", "start", "row", "hand", "round", "over"})
    shows = frozenset({"lay"})
    num_actions = NUM_ACTIONS
    max_legal = 11  # cards in the row before the last of the stack is revealed
    # What is dealt (O-1, O-5); small.py has less of it.
    kinds: ClassVar[tuple[int, ...]] = tuple(range(KINDS))
    hand: ClassVar[int] = HAND
    stack: ClassVar[int] = STACK
    row: ClassVar[int] = ROW

    def configure(self) -> None:
        options = self.options
        self.players = options["players"]
        self.first_starter = -1 if options["starter"] == LOT else int(options["starter"])
        if self.first_starter >= self.players:
            allowed = starter(self.players).allowed()
            raise Invalid(
                "bad-option-value", game=self.id, option="starter", value=str(self.first_starter), allowed=allowed
            )
        listed = [] if options["orders"] == DRAWN else [int(order) for order in options["orders"].split(",")]
        if len(listed) > options["rounds"]:
            raise Invalid("orders-too-many-orders", count=len(listed), rounds=options["rounds"])
        # O-R7: a list shorter than the match begins again, so that orders=4 means order 4 in every round.
        self.fixed_orders = (listed * ROUNDS)[: options["rounds"]]

    def observed(self) -> Observation:
        return spec(self.players)

    @property
    def max_decisions(self) -> int | None:
        """Swaps of two decisions up to the limit (O-R3) before every card of the stack, with it a trio of four."""
        swaps: int = self.options["stall_rounds"] * self.players
        rounds: int = self.options["rounds"]
        return rounds * self.stack * (2 * swaps + 5) if swaps else None

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> OrdersState:
        """A match from a seed; `deal` lists whole decks (66 cards in the order dealt) for the first rounds.

        Every seat in turn gets nine cards, then come the stack from its top and the row; the rest is out.
        A deck may begin with the number of its order: without a seed and without `orders` it must.
        """
        if deal is None and seed is None:
            seed = secrets.randbits(64)
        decks = [positions.read_deck(deck, self) for deck in deal or ()]
        rounds = self.options["rounds"]
        if len(decks) > rounds or (seed is None and len(decks) < rounds):
            raise Invalid("deal-rounds", count=len(decks), rounds=rounds)
        if seed is None:
            keys = []
            first = self.first_starter
            if first < 0:
                raise Invalid("deal-needs-starter")
        else:
            check_seed(seed)
            keys = [word for part in range(ROUNDS) for word in key_words(round_key(seed, part))]
            first = self.first_starter
            if first < 0:  # O-6
                first = Stream(round_key(seed, "lot")).shuffled(self.players)[0]
        state = OrdersState(self)
        state.begin(keys, [cards for _, cards in decks], self._orders(seed, [order for order, _ in decks]), first)
        return state

    def _orders(self, seed: int | None, named: list[int]) -> list[int]:
        """O-4, O-27: the orders of all rounds; those that decks name come where they are named (0: not named)."""
        if self.fixed_orders:
            for order, fixed in zip(named, self.fixed_orders, strict=False):
                if order not in (0, fixed):
                    raise Invalid("orders-deal-order-fixed", order=order, fixed=fixed)
            return self.fixed_orders
        if seed is None and 0 in named:
            raise Invalid("orders-deal-order-missing")
        for i, order in enumerate(named):
            if order and order in named[:i]:
                raise Invalid("orders-deal-order-twice", order=order)
        drawn = range(8) if seed is None else Stream(round_key(seed, "orders")).shuffled(8)
        others = [order + 1 for order in drawn if order + 1 not in named]
        return [order or others.pop(0) for order in named] + others

    def from_dict(self, data: Any) -> OrdersState:
        facts, future = positions.read_facts(data, self)
        state = OrdersState(self)
        state.restore(facts, future)
        return state

    def scratch(self) -> OrdersState:
        return OrdersState(self)

"""Counts a hand at the end of a round as people do at the table: trios first, then the order."""

from __future__ import annotations

from functools import partial
from typing import Any

from roji.games.errors import Invalid
from roji.games.orders.cards import names, read_cards
from roji.games.orders.game import Orders
from roji.games.orders.numbers import HAND
from roji.games.orders.positions import read_order
from roji.games.orders.scoring import explain
from roji.games.scorekeeper import Keeper, Reason, Score


def keeper(*, order: int | None = None, **options: Any) -> Keeper:
    """Counts hands of nine cards under an order; of the game's options `min_run` matters (O-R4)."""
    game = Orders(**options)
    if order is None:
        raise Invalid("orders-order-missing")
    return partial(_hand, read_order(order), game.options["min_run"])


def _hand(order: int, min_run: int, cards: str) -> Score:
    """A hand of nine cards (O-15)."""
    hand = tuple(sorted(read_cards(cards)))
    if len(hand) != HAND:
        raise Invalid("orders-hand-size", count=len(hand))
    lines = explain(hand, order, min_run)
    reasons = [Reason(line.clause, line.key, line.points, cards=names(line.cards)) for line in lines]
    return Score("orders", sum(line.points for line in lines), reasons)

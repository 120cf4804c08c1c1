"""Garden Orders small enough for exact methods: two colours, few values, small hands; so there are no trios."""

from __future__ import annotations

from functools import partial

from roji.games.orders.game import Orders
from roji.games.orders.numbers import VALUES
from roji.games.variants import Variant


class TwoColours(Orders):
    """Pink and green ones and twos, each twice: two cards for each hand, two in the stack, one in the row, one out."""

    kinds = (1, 2, VALUES + 1, VALUES + 2)
    hand, stack, row = 2, 2, 1


VARIANTS = {
    "two-colours": Variant(partial(TwoColours, rounds=1, orders="2", stall_rounds=1, starter=0)),
}

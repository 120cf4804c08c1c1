"""Garden Orders small enough for exact methods: two colours, few values, small hands; so there are no trios."""

from __future__ import annotations

from collections import Counter
from functools import partial

from roji.games.game import Game
from roji.games.orders.cards import names
from roji.games.orders.game import Orders
from roji.games.orders.numbers import VALUES
from roji.games.state import State
from roji.games.variants import Variant


class TwoColours(Orders):
    """Pink and green ones and twos, each twice: two cards for each hand, two in the stack, one in the row, one out."""

    kinds = (1, 2, VALUES + 1, VALUES + 2)
    hand, stack, row = 2, 2, 1


def every_deal(game: Game) -> list[tuple[float, State]]:
    """All deals that differ, each with its chance: of a hand the order does not count, of the stack it does."""
    assert isinstance(game, Orders)
    hand, counts = game.hand, Counter[tuple[int, ...]]()
    left = Counter(dict.fromkeys(game.kinds, 2))

    def deal(deck: tuple[int, ...], ways: int) -> None:
        """Go on with every kind that is left, as often as there are cards of it."""
        if len(deck) == 2 * len(game.kinds):
            first, second = sorted(deck[:hand]), sorted(deck[hand : 2 * hand])
            counts[*first, *second, *deck[2 * hand :]] += ways
            return
        for kind in game.kinds:
            if left[kind]:
                left[kind] -= 1
                deal((*deck, kind), ways * (left[kind] + 1))
                left[kind] += 1

    deal((), 1)
    total = counts.total()
    return [(ways / total, game.new(deal=[names(deck)])) for deck, ways in sorted(counts.items())]


VARIANTS = {
    "two-colours": Variant(partial(TwoColours, rounds=1, orders="2", stall_rounds=1, starter=0), deals=every_deal),
}

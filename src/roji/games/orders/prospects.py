"""What a hand pays now, and what it would pay after each decision its owner can make: for the owner's eyes only."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from roji.games.orders.cards import CARDS, gather
from roji.games.orders.numbers import HAND
from roji.games.orders.scoring import points

Cards = tuple[int, ...]


class Counter:
    """Counts hands under one order."""

    def __init__(self, order: int, min_run: int) -> None:
        self.order, self.min_run = order, min_run

    def __call__(self, cards: Iterable[int]) -> int:
        return points(*gather(cards), self.order, self.min_run)


def without(cards: Cards, *gone: int) -> Cards:
    """Cards without one copy of each of these."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def after_swaps(hand: Cards, row: Cards, count: Counter) -> dict[str, dict[str, int]]:
    """O-7: for every hand card and every row card what the hand would pay after swapping them."""
    return {CARDS[given]: after_takes(without(hand, given), row, count) for given in sorted(set(hand))}


def after_takes(hand: Cards, row: Cards, count: Counter) -> dict[str, int]:
    """O-7: for every card of the row what the hand would pay with it."""
    return {CARDS[card]: count((*hand, card)) for card in sorted(set(row))}


def after_trio(hand: Cards, value: int, count: Counter) -> int:
    """O-11: the most that the hand can pay with a trio, whichever cards are laid for it."""
    trio = [value + 11 * colour for colour in range(3)]
    lay = len(hand) - (HAND - 3)
    return max(count([*without(hand, *laid), *trio]) for laid in set(combinations(hand, lay)))


def after_lays(hand: Cards, value: int, count: Counter) -> dict[str, int]:
    """O-11: for every card that can be laid for a trio the most that the hand can pay in the end."""
    return {CARDS[card]: after_trio(without(hand, card), value, count) for card in sorted(set(hand))}

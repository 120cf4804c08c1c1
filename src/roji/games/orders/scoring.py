"""What nine cards are worth: first the trios (O-15, O-16), then the cards that fit the order (O-17 to O-25).

Whatever the order, the cards that fit it score their values, so an order is a choice of cards. All
functions work on a bag: `bag[0]` are the cards in it at least once, `bag[1]` those in it twice.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from roji.games.bits import members
from roji.games.orders.cards import ORDERS, gather, listed

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, popcount
else:
    from roji.games.bits import lowest, popcount

COLOUR = 0x7FF  # the eleven values of pink; green and orange stand 11 and 22 bits higher
ALL_COLOURS = 0x400801  # bit 0 of every colour
ODD = 0x2AA * 0x400801
EVEN = 0x555 * 0x400801
ONE = 1

LENGTH = 6  # bits of a sum beneath the length of a run: the sum of one colour is at most 55

# For every set of values of one colour: their sum, the highest, and the longest run in it, of equally long ones the
# highest; a rank is the length of that run with its sum beneath.
if not cython.compiled:
    SUMS, TOPS, RUNS, RANKS = [0] * 2048, [0] * 2048, [0] * 2048, [0] * 2048


def fill_tables() -> None:
    """Work out SUMS, TOPS, RUNS and RANKS."""
    for values in range(2048):
        total = 0
        top = 0
        chosen = 0
        run = 0
        for value in range(11):
            card = ONE << value
            run = run | card if values & card else 0
            total += value if values & card else 0
            top = value if values & card else top
            if popcount(run) >= popcount(chosen):
                chosen = run if run else chosen
        SUMS[values] = total
        TOPS[values] = top
        RUNS[values] = chosen
        RANKS[values] = popcount(chosen) << LENGTH | SUMS[chosen]


fill_tables()


def trio_values(once: int) -> int:
    """O-10: the values that are there in all three colours, as bits 0 to 10."""
    return once & once >> 11 & once >> 22 & COLOUR


def trio_worth(value: int) -> int:
    """O-16, O-B2: 20 for the zeros, one less with every value, 10 for the tens."""
    return 20 - value


def set_aside_trios(bag: list[int]) -> int:
    """O-15: take every possible trio out of a bag; returns their points."""
    total = 0
    values = trio_values(bag[0])
    while values:
        cards = values * ALL_COLOURS
        bag[0] = bag[0] & ~cards | bag[1] & cards
        bag[1] &= ~cards
        while values:
            total += trio_worth(lowest(values))
            values &= values - 1
        values = trio_values(bag[0])
    return total


def card_sum(cards: int) -> int:
    """The values of a set of cards, added up."""
    return SUMS[cards & COLOUR] + SUMS[cards >> 11 & COLOUR] + SUMS[cards >> 22 & COLOUR]


def best_colour(bag: list[int]) -> int:
    """O-18: all cards of the colour that gives most; the first such colour where two give the same."""
    best = -1
    chosen = 0
    for colour in range(3):
        cards = COLOUR << 11 * colour
        found = SUMS[bag[0] >> 11 * colour & COLOUR] + SUMS[bag[1] >> 11 * colour & COLOUR]
        if found > best:
            best = found
            chosen = cards
    return chosen


def highest(cards: int) -> int:
    """O-19: the highest card of each colour."""
    chosen = 0
    for colour in range(3):
        own = cards & COLOUR << 11 * colour
        while own & (own - 1):
            own &= own - 1
        chosen |= own
    return chosen


def keep_pairs(bag: list[int]) -> None:
    """O-20: of every value with an odd number of cards one card goes, that of the last colour."""
    single = bag[0] ^ bag[1]
    odd = (single ^ single >> 11 ^ single >> 22) & COLOUR
    while odd:
        card = ONE << lowest(odd) + 22
        odd &= odd - 1
        while not bag[0] & card:
            card >>= 11
        if bag[1] & card:
            bag[1] ^= card
        else:
            bag[0] ^= card


def longest_run(cards: int, least: int) -> int:
    """O-24, O-R4: the longest run of values in one colour, among equally long ones the higher sum."""
    chosen = 0
    best_length = 0
    best_sum = 0
    for colour in range(3):
        run = RUNS[cards >> 11 * colour & COLOUR]
        length = popcount(run)
        total = SUMS[run]
        if length > best_length or (length == best_length and total > best_sum):
            chosen = run << 11 * colour
            best_length = length
            best_sum = total
    return chosen if best_length >= least else 0


def keep_fitting(bag: list[int], order: int, min_run: int) -> None:
    """O-17 to O-24: leave in a bag without trios the cards that score under an order."""
    if order == 2:
        chosen = best_colour(bag)
        bag[0] &= chosen
        bag[1] &= chosen
    elif order == 3:
        bag[0] = highest(bag[0])
        bag[1] = 0
    elif order == 4:
        keep_pairs(bag)
    elif order == 5:
        bag[0] = bag[1]
    elif order == 6:
        bag[0] &= ODD
        bag[1] &= ODD
    elif order == 7:
        bag[0] &= EVEN
        bag[1] &= EVEN
    elif order == 8:
        bag[0] = longest_run(bag[0], min_run)
        bag[1] = 0


def fitting_sum(once: int, twice: int, order: int, min_run: int) -> int:
    """O-17 to O-24: what the cards of a bag without trios score, without asking which they are."""
    if order == 1:
        return card_sum(once) + card_sum(twice)
    if order == 2:
        pink = SUMS[once & COLOUR] + SUMS[twice & COLOUR]
        green = SUMS[once >> 11 & COLOUR] + SUMS[twice >> 11 & COLOUR]
        orange = SUMS[once >> 22 & COLOUR] + SUMS[twice >> 22 & COLOUR]
        return max(pink, green, orange)
    if order == 3:
        return TOPS[once & COLOUR] + TOPS[once >> 11 & COLOUR] + TOPS[once >> 22 & COLOUR]
    if order == 4:
        single = once ^ twice
        odd = (single ^ single >> 11 ^ single >> 22) & COLOUR
        return card_sum(once) + card_sum(twice) - SUMS[odd]
    if order == 5:
        return 2 * card_sum(twice)
    if order == 6:
        return card_sum(once & ODD) + card_sum(twice & ODD)
    if order == 7:
        return card_sum(once & EVEN) + card_sum(twice & EVEN)
    rank = max(RANKS[once & COLOUR], RANKS[once >> 11 & COLOUR], RANKS[once >> 22 & COLOUR])
    return rank & ((1 << LENGTH) - 1) if rank >> LENGTH >= min_run else 0


def points(once: int, twice: int, order: int, min_run: int) -> int:
    """The points of a hand: its trios, and the values of the cards that fit the order."""
    if not trio_values(once):
        return fitting_sum(once, twice, order, min_run)
    if not cython.compiled:
        bag = [0, 0]
    bag[0] = once
    bag[1] = twice
    total = set_aside_trios(bag)
    return total + fitting_sum(bag[0], bag[1], order, min_run)


def divide(once: int, twice: int, order: int, min_run: int) -> tuple[int, int]:
    """The cards of a hand that fit the order once its trios are set aside, as a bag."""
    if not cython.compiled:
        bag = [0, 0]
    bag[0] = once
    bag[1] = twice
    set_aside_trios(bag)
    keep_fitting(bag, order, min_run)
    return bag[0], bag[1]


class Line(NamedTuple):
    """One line of a count: the clause it follows, its name in words/, points and cards."""

    clause: str
    key: str
    points: int
    cards: tuple[int, ...]


PRINTED = (0, 8, 10)  # trios whose worth O-16 names; the others follow O-B2


def explain(cards: tuple[int, ...], order: int, min_run: int) -> list[Line]:
    """The count of a hand: every card stands in exactly one line."""
    once, twice = gather(cards)
    _, clause, key = ORDERS[order - 1]
    lines = []
    for value in sorted(members(trio_values(once)) + members(trio_values(twice))):
        trio = tuple(value + 11 * colour for colour in range(3))
        lines.append(Line("O-16" if value in PRINTED else "O-B2", "trio", trio_worth(value), trio))
    fitting = listed(*divide(once, twice, order, min_run))
    if key in ("pair", "twins"):
        by_value = sorted(fitting, key=lambda card: (-(card % 11), card))
        groups = [tuple(by_value[i : i + 2]) for i in range(0, len(by_value), 2)]
    else:
        groups = [fitting] if fitting else []
    lines += [Line(clause, key, sum(card % 11 for card in group), group) for group in groups]
    left = list(cards)
    for line in lines:
        for card in line.cards:
            left.remove(card)
    if left:
        lines.append(Line("O-25", "rest", 0, tuple(left)))
    return lines

"""What a pile of captured cards is worth (H-21 to H-33, H-R6), and which hands are lucky (H-11)."""

from __future__ import annotations

from typing import NamedTuple

import cython

from roji.games.koikoi import cards as deck

if cython.compiled:
    from cython.cimports.roji.games.bits import popcount
else:
    from roji.games.bits import popcount

# The flags of scoring as bits: option `viewings` (H-33) and option `stacking` (H-R6).
F_VIEWINGS = 1
F_STACKING = 2
VIEWINGS, STACKING = 1, 2

LIGHTS = deck.LIGHTS
RAIN = deck.RAIN
CHERRY_VIEWING = deck.CHERRY_VIEWING
MOON_VIEWING = deck.MOON_VIEWING
ANIMALS = deck.ANIMALS
BOAR_DEER_BUTTERFLIES = deck.BOAR_DEER_BUTTERFLIES
RED = deck.RED
BLUE = deck.BLUE
RIBBONS = deck.RIBBONS
PLAIN = deck.PLAIN
NIBBLES = 0x111111111111
NIBBLES_3 = 0x333333333333
NIBBLES_4 = 0x444444444444
NIBBLES_5 = 0x555555555555

# A combination is bit (clause - 21): H-21 five lights is bit 0, H-32 red and blue is bit 11.


def combinations(cards: int, flags: int) -> int:
    """The combinations that count in a pile, as bits (H-R6: the highest of each family)."""
    bits = 0
    lights = popcount(cards & LIGHTS)
    if lights == 5:
        bits |= 1
    elif lights == 4:
        bits |= 2
    elif lights == 3 and not cards & RAIN:
        bits |= 4
    if flags & F_VIEWINGS:
        if cards & CHERRY_VIEWING == CHERRY_VIEWING:
            bits |= 8
        if cards & MOON_VIEWING == MOON_VIEWING:
            bits |= 16
    if cards & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES:
        bits |= 32
    if popcount(cards & ANIMALS) >= 5 and (flags & F_STACKING or not bits & 32):
        bits |= 256
    red = cards & RED == RED
    blue = cards & BLUE == BLUE
    if flags & F_STACKING or not (red and blue):
        if red:
            bits |= 64
        if blue:
            bits |= 128
    else:
        bits |= 2048
    if popcount(cards & RIBBONS) >= 5 and (flags & F_STACKING or not (red or blue)):
        bits |= 512
    if popcount(cards & PLAIN) >= 10:
        bits |= 1024
    return bits


def points(cards: int, bits: int, flags: int) -> int:
    """The points of the combinations that count, before any doubling."""
    total = 0
    if bits & 1:
        total = 10
    if bits & 2:
        total = 7 if cards & RAIN else 8
    if bits & 4:
        total = 5
    if bits & 8:
        total += 5
    if bits & 16:
        total += 5
    animals = popcount(cards & ANIMALS)
    if bits & 32:
        total += 5
        if not flags & F_STACKING:
            total += animals - 3
    if bits & 256:
        total += animals - 4
    ribbons = popcount(cards & RIBBONS)
    if bits & 64:
        total += 5
        if not flags & F_STACKING:
            total += ribbons - 3
    if bits & 128:
        total += 5
        if not flags & F_STACKING:
            total += ribbons - 3
    if bits & 512:
        total += ribbons - 4
    if bits & 2048:
        total += 10 + ribbons - 6
    if bits & 1024:
        total += popcount(cards & PLAIN) - 9
    return total


def lucky(hand: int) -> int:
    """H-11: 1 for four cards of a month, 2 for two cards of each of four months, else 0."""
    counts = hand - (hand >> 1 & NIBBLES_5)
    counts = (counts & NIBBLES_3) + (counts >> 2 & NIBBLES_3)
    if counts & NIBBLES_4:
        return 1
    return 0 if counts & NIBBLES else 2


def four_of_a_month(cards: int) -> bool:
    """Whether all four cards of some month are among these."""
    return cards & cards >> 1 & cards >> 2 & cards >> 3 & NIBBLES != 0


class Combination(NamedTuple):
    """One combination in a pile: the clause it follows, its name in words/, points and cards."""

    clause: str
    key: str
    points: int
    cards: int


# Clause, name in words/, the cards that belong to it, one row per bit.
TABLE = (
    ("H-21", "five-lights", deck.LIGHTS),
    ("H-22", "four-lights", deck.LIGHTS),
    ("H-23", "three-lights", deck.LIGHTS),
    ("H-24", "cherry-viewing", deck.CHERRY_VIEWING),
    ("H-25", "moon-viewing", deck.MOON_VIEWING),
    ("H-26", "boar-deer-butterflies", deck.ANIMALS),
    ("H-27", "red-ribbons", deck.RIBBONS),
    ("H-28", "blue-ribbons", deck.RIBBONS),
    ("H-29", "animals", deck.ANIMALS),
    ("H-30", "ribbons", deck.RIBBONS),
    ("H-31", "plain", deck.PLAIN),
    ("H-32", "red-and-blue", deck.RIBBONS),
)
FLAT = {5: deck.BOAR_DEER_BUTTERFLIES, 6: deck.RED, 7: deck.BLUE}  # with stacking these count 5, no more


def explain(cards: int, flags: int) -> list[Combination]:
    """Every combination that counts in a pile, each with its own points and cards."""
    bits = combinations(cards, flags)
    found = []
    for i, (clause, key, family) in enumerate(TABLE):
        if bits & 1 << i:
            if flags & STACKING:
                family = FLAT.get(i, family)
            found.append(Combination(clause, key, points(cards, 1 << i, flags), cards & family))
    return found


def score_pile(cards: int, flags: int) -> int:
    """The points of a pile before any doubling."""
    return points(cards, combinations(cards, flags), flags)


def lucky_hand(hand: int) -> int:
    """`lucky` for callers outside compiled code."""
    return lucky(hand)


def combinations_of(cards: int, flags: int) -> int:
    """`combinations` for callers outside compiled code."""
    return combinations(cards, flags)

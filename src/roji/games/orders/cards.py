"""The 66 cards and the eight orders (O-1, O-2): `P8` is the pink eight, and there are two of it.

A card is a number below 33: 11 times its colour plus its value. The two copies of a card cannot be told
apart (O-R8), so a bag of cards is two sets of bits: the cards in it at least once, and those in it twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import normalize

from roji.games.bits import members
from roji.games.errors import Invalid
from roji.games.orders.numbers import VALUES

COLOURS = {"P": "pink", "G": "green", "O": "orange"}
CARDS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(VALUES))
INDEX = {card.lower(): i for i, card in enumerate(CARDS)}

# Number, clause, name in words/ (O-2). scoring.py says which cards fit an order.
ORDERS = (
    (1, "O-17", "all"),
    (2, "O-18", "colour"),
    (3, "O-19", "highest"),
    (4, "O-20", "pair"),
    (5, "O-21", "twins"),
    (6, "O-22", "odd"),
    (7, "O-23", "even"),
    (8, "O-24", "run"),
)


def names(cards: Iterable[int]) -> list[str]:
    """Cards in notation."""
    return [CARDS[card] for card in cards]


def gather(cards: Iterable[int]) -> tuple[int, int]:
    """Cards as two sets of bits: those there at least once, those there twice."""
    once = twice = 0
    for card in cards:
        twice |= once & 1 << card
        once |= 1 << card
    return once, twice


def listed(once: int, twice: int) -> tuple[int, ...]:
    """The cards of a bag by colour and value, a card that is there twice named twice."""
    return tuple(sorted([*members(once), *members(twice)]))


def rest(cards: Iterable[int]) -> tuple[int, ...]:
    """What the whole deck (O-1) has besides these cards."""
    once, twice = gather(cards)
    every = (1 << len(CARDS)) - 1
    return listed(every & ~twice, every & ~once)


def read_card(text: str) -> int:
    """A card written in notation, or Invalid showing what was meant."""
    card = INDEX.get(text.strip().lower())
    if card is None:
        raise Invalid("orders-card-unknown", card=text.strip(), meant=_meant(text))
    return card


def _meant(text: str) -> str:
    """The card somebody may have meant by `8P`, `green 8` or, in German, `R8`."""
    plain = normalize("NFKC", text).lower()
    letter = re.search(r"[pgor]", plain)
    value = re.search(r"\d+", plain)
    if letter is None or value is None or len(value[0]) > 2 or int(value[0]) >= VALUES:
        return "none"
    return letter[0].upper().replace("R", "P") + str(int(value[0]))


def read_cards(text: str) -> list[int]:
    """Cards in notation, separated by spaces or commas, none more than twice."""
    cards = [read_card(word) for word in text.replace(",", " ").split()]
    for card in cards:
        if cards.count(card) > 2:
            raise Invalid("orders-card-thrice", card=CARDS[card])
    return cards

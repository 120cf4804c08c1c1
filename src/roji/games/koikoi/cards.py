"""The 48 cards (H-1 to H-6): month + L(ight) A(nimal) R(ibbon) x y z (plain), numbered by month."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from unicodedata import normalize

from roji.games.bits import members
from roji.games.errors import Invalid

# One row per month (H-1): its plant, and its four cards. Plain cards are x, y, z (H-5).
MONTHS = (
    ("pine", "LRxy"),
    ("plum", "ARxy"),
    ("cherry", "LRxy"),
    ("wisteria", "ARxy"),
    ("iris", "ARxy"),
    ("peony", "ARxy"),
    ("bush-clover", "ARxy"),
    ("pampas", "LAxy"),
    ("chrysanthemum", "ARxy"),
    ("maple", "ARxy"),
    ("willow", "LARx"),
    ("paulownia", "Lxyz"),
)

# The cards with a picture of their own (H-2, H-3); words/ has both sets of names (H-7).
PICTURES = {
    "1L": "crane", "3L": "curtain", "8L": "moon", "11L": "rain-man", "12L": "phoenix",
    "2A": "warbler", "4A": "cuckoo", "5A": "bridge", "6A": "butterflies", "7A": "boar",
    "8A": "geese", "9A": "sake-cup", "10A": "deer", "11A": "swallow",
}  # fmt: skip

CARDS = tuple(f"{month}{kind}" for month, (_, kinds) in enumerate(MONTHS, 1) for kind in kinds)
INDEX = {card.lower(): i for i, card in enumerate(CARDS)}


def mask(text: str) -> int:
    """The set of the cards named, as bits."""
    return sum(1 << INDEX[card.lower()] for card in text.split())


def _kind(letters: str) -> int:
    return sum(1 << i for i, card in enumerate(CARDS) if card[-1] in letters)


ALL = (1 << 48) - 1
LIGHTS = _kind("L")  # H-2
ANIMALS = _kind("A")  # H-3
RIBBONS = _kind("R")  # H-4
CUP = mask("9A")
PLAIN = _kind("xyz") | CUP  # H-5, H-6
RAIN = mask("11L")
CHERRY_VIEWING = mask("3L 9A")
MOON_VIEWING = mask("8L 9A")
BOAR_DEER_BUTTERFLIES = mask("7A 10A 6A")
RED = mask("1R 2R 3R")  # with writing, H-B1
BLUE = mask("6R 9R 10R")  # H-4


# For every two months the names of each set of their eight cards.
PAIRS = [[[CARDS[first + i] for i in members(bits)] for bits in range(256)] for first in range(0, 48, 8)]


def names(cards: int) -> list[str]:
    """A set of cards in notation, by month."""
    return list(shared_names(cards))


@lru_cache(4096)
def shared_names(cards: int) -> list[str]:
    """The same list each time, not to be changed."""
    found: list[str] = []
    for pair in PAIRS:
        found += pair[cards & 255]
        cards >>= 8
    return found


def read_card(text: str) -> int:
    """The index of a card written in notation, or Invalid showing what was meant."""
    card = INDEX.get(text.strip().lower())
    if card is not None:
        return card
    raise _unknown(text.strip())


def _unknown(text: str) -> Invalid:
    """What was probably meant by something that is no card."""
    if (meant := _meant(text)) in INDEX:
        return Invalid("koikoi-card-unknown", card=text, meant=CARDS[INDEX[meant]])
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    month = int(digits) if digits and len(digits) < 4 else 0
    if 1 <= month <= 12:
        return Invalid("koikoi-card-not-in-month", card=text, month=month, has=" ".join(names(15 << (month - 1) * 4)))
    if digits:
        return Invalid("koikoi-card-month", card=text)
    near = get_close_matches(text.lower().replace(" ", "-"), PICTURES.values(), 1, 0.5)
    pictured = next((card for card, picture in PICTURES.items() if near and picture == near[0]), "none")
    return Invalid("koikoi-card-unknown", card=text, meant=pictured)


def _meant(text: str) -> str:
    """Full-width letters, a zero before the month, or the kind before the month, as it would be written."""
    plain = normalize("NFKC", text).lower()
    found = re.fullmatch(r"0*(\d+)([a-z])", plain) or re.fullmatch(r"([a-z])0*(\d+)", plain)
    return "".join(sorted(found.groups())) if found else ""


def read_cards(text: str) -> list[int]:
    """Cards in notation, separated by spaces or commas, each at most once."""
    cards = [read_card(word) for word in text.replace(",", " ").split()]
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise Invalid("koikoi-card-twice", card=CARDS[card])
    return cards


def read_set(text: str) -> int:
    """The same as a set of bits."""
    return sum(1 << card for card in read_cards(text))

"""The names of the cards for people: traditional or of the Mario edition (H-7), in every language."""

from __future__ import annotations

from roji.games.koikoi.cards import CARDS, INDEX
from roji.words.speaking import named


def card_name(card: str, lang: str = "en", names: str = "traditional") -> str:
    """What people call a card."""
    return named("koikoi", "card", CARDS[INDEX[card.lower()]], lang, names)

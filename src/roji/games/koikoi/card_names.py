"""The names of the cards for people: traditional or of the Mario edition (H-7), in every language."""

from __future__ import annotations

from roji import words
from roji.games.koikoi.cards import BLUE, CARDS, INDEX, MONTHS, PICTURES, RED


def card_name(card: str, lang: str = "en", names: str = "traditional") -> str:
    """What people call a card."""
    index = INDEX[card.lower()]
    card = CARDS[index]
    month, kind = card[:-1], card[-1]
    plant = words.say(f"koikoi-plant-{month}", lang)
    if card in PICTURES:
        picture = words.say(f"koikoi-{names}-{PICTURES[card]}", lang)
        return words.say("koikoi-card-picture", lang, picture=picture, plant=plant)
    if kind == "R":
        colour = "blue" if BLUE >> index & 1 else "red-written" if RED >> index & 1 else "red"
        return words.say(f"koikoi-card-{colour}", lang, plant=plant)
    several = sum(letter in "xyz" for letter in MONTHS[int(month) - 1][1]) > 1
    return words.say("koikoi-card-plain", lang, plant=plant, number="xyz".index(kind) + 1 if several else 0)

"""How decisions are written: `3R` plays a card, `=3L` takes a field card, `stop`, `koikoi`."""

from __future__ import annotations

from roji.games.errors import Invalid
from roji.games.koikoi.cards import CARDS, read_card
from roji.games.koikoi.numbers import KOIKOI, STOP

CHOICES = {"stop": STOP, "koikoi": KOIKOI}


def name(action: int, taking: bool) -> str:
    """An action as it is written when the seat plays, or takes one of two matches."""
    if action == STOP:
        return "stop"
    if action == KOIKOI:
        return "koikoi"
    return f"={CARDS[action]}" if taking else CARDS[action]


def parse(text: str, taking: bool) -> int:
    """The action written so; a card to take may be written without its `=`."""
    word = text.strip().lower().replace("koi-koi", "koikoi")
    if word in CHOICES:
        return CHOICES[word]
    if word.startswith("="):
        if not taking:
            raise Invalid("koikoi-nothing-to-take", text=text.strip())
        word = word[1:]
    return read_card(word)

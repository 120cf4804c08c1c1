"""How decisions are written: `P8` lays a card, `=P8` takes one from the row, `reveal`, `trio8`, `decline`."""

from __future__ import annotations

from roji.games.errors import Invalid
from roji.games.orders.cards import CARDS, read_card
from roji.games.orders.numbers import DECLINE, REVEAL, TRIO, VALUES

WORDS = {"reveal": REVEAL, "decline": DECLINE, **{f"trio{value}": TRIO + value for value in range(VALUES)}}
WRITTEN = {action: word for word, action in WORDS.items()}


def name(action: int, taking: bool) -> str:
    """An action as it is written when the seat lays a card, or takes one."""
    if action in WRITTEN:
        return WRITTEN[action]
    return f"={CARDS[action]}" if taking else CARDS[action]


def parse(text: str, taking: bool) -> int:
    """The action written so; a card to take may be written without its `=`."""
    word = text.strip().lower()
    if word in WORDS:
        return WORDS[word]
    if word.startswith("="):
        if not taking:
            raise Invalid("orders-nothing-to-take", text=text.strip())
        word = word[1:]
    elif word.startswith("trio"):
        raise Invalid("orders-trio-unknown", text=text.strip())
    return read_card(word)

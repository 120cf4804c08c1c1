"""Koi-Koi as a picture: the field between the two piles."""

from __future__ import annotations

from roji.games.game import Game
from roji.games.koikoi.facts import View
from roji.pictures.cards import BACK, Cards
from roji.pictures.frame import ROOM
from roji.pictures.svg import FAINT, Drawing, short, words
from roji.words import say
from roji.words.speaking import Speaker

LEFT = 150.0  # where the cards begin, beside the names
KINDS = "LARxyz"


def position(game: Game, view: View, speaker: Speaker) -> Drawing:
    """The other pile above, the field and the stock, the own pile, and below it the hand of whose eyes these are."""
    cards, own = Cards(game, speaker.lang), view["seat"] or 0
    hand = view["hand"] or []
    pile, field, gap = (88.0, 112.0, 13.0) if hand else (112.0, 142.0, 37.0)
    parts, y = list[str](), 0.0
    for row in ("other", "field", "own"):
        if row == "field":
            parts += middle(cards, view, speaker, y, field)
            y += field + gap
        else:
            parts += captured(cards, view, speaker, own if row == "own" else 1 - own, y, pile)
            y += pile + gap
    if hand:
        parts.append(cards.row(hand, LEFT, y, ROOM.width - LEFT, field, 10))
    return Drawing(ROOM.width, ROOM.height, cards.symbols() + "".join(parts))


def captured(cards: Cards, view: View, speaker: Speaker, seat: int, y: float, height: float) -> list[str]:
    """A pile by kinds, and how often its owner has called."""
    pile = sorted(view["captured"][seat], key=lambda card: KINDS.index(card[-1]))
    parts = [cards.row(pile, LEFT, y, ROOM.width - LEFT, height)]
    parts.append(words(0, y + 36, short(speaker.called(seat), 24, LEFT - 10), 24))
    if calls := view["calls"][seat]:
        called = say("koikoi-board-calls", speaker.lang, count=calls)
        parts.append(words(0, y + 66, short(called, 18, LEFT - 10), 18, FAINT))
    return parts


def middle(cards: Cards, view: View, speaker: Speaker, y: float, height: float) -> list[str]:
    """The field, and the stock at its right."""
    label = short(say("koikoi-label-field", speaker.lang), 22, LEFT - 10)
    parts = [words(0, y + height / 2, label, 22, FAINT)]
    parts.append(cards.row(view["field"], LEFT, y, ROOM.width - 2 * LEFT, height, 10))
    if view["stock"]:
        parts.append(cards.put(BACK, ROOM.width - 90, y, height))
        parts.append(words(ROOM.width - 104, y + height / 2 + 10, str(view["stock"]), 28, FAINT, "end"))
    return parts

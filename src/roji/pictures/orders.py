"""Garden Orders as a picture: the order and the row above, below them what is known of every hand."""

from __future__ import annotations

from roji.games.game import Game
from roji.games.orders.facts import View
from roji.games.orders.numbers import HAND
from roji.pictures.cards import BACK, Cards
from roji.pictures.frame import ROOM
from roji.pictures.svg import Drawing, short, words
from roji.words import say
from roji.words.speaking import Speaker

TOP = 146.0  # height of the row


def position(game: Game, view: View, speaker: Speaker) -> Drawing:
    """While a round runs its order, row and hands; after the match the last hands as they were counted."""
    cards = Cards(game, speaker.lang)
    seats = len(view["scores"])
    result = view["results"][-1] if view["phase"] == "over" else None
    order = result["order"] if result else view["order"]
    number = say("orders-board-order", speaker.lang, number=order)
    drawn = f"order-{order}" in cards.faces
    parts = [cards.put(f"order-{order}", 0, 0, TOP) if drawn else words(0, TOP / 2, number, 30)]
    if result:
        asked = say(f"orders-order-{order}", speaker.lang)
        parts.append(
            words(
                270, TOP / 2 + 8, short(say("orders-page-order", speaker.lang, number=order, order=asked), 26, 820), 26
            )
        )
    else:
        parts.append(cards.row(view["row"], 260, 0, ROOM.width - 420, TOP, 10))
        if view["stack"]:
            parts.append(cards.put(BACK, ROOM.width - 96, 0, TOP))
    columns = 1 if seats == 2 else 2
    wide, deep = ROOM.width / columns, (ROOM.height - TOP - 16) / -(-seats // columns)
    for seat in range(seats):
        x, y = wide * (seat % columns), TOP + 16 + deep * (seat // columns)
        hand = sorted(result["hands"][seat], key=shelf) if result else held(view, seat)
        parts.append(words(x, y + 24, short(speaker.called(seat), 20, 120), 20))
        if result:
            parts.append(words(x, y + 54, str(result["points"][seat]), 26, weight="600"))
        parts.append(cards.row(hand, x + 130, y, wide - 146, deep - 10, 4))
    return Drawing(ROOM.width, ROOM.height, cards.symbols() + "".join(parts))


def held(view: View, seat: int) -> list[str]:
    """The hand of a seat as the viewer knows it: cards taken openly, and backs."""
    if seat == view["seat"] and view["hand"] is not None:
        return sorted(view["hand"], key=shelf)
    known = view["known"][seat]
    return [*known, *[BACK] * min(HAND, view["hand_counts"][seat] - len(known))]


def shelf(card: str) -> tuple[str, int]:
    """By colour and value."""
    return card[0], int(card[1:])

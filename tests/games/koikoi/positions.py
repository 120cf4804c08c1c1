"""Positions and decks of Koi-Koi in notation, for tests."""

from __future__ import annotations

from typing import Any

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.state import State

NO_HELD: list[list[str]] = [[], []]


def position(
    hands: tuple[str, str] = ("1x", "2x"),
    field: str = "",
    stock: str = "",
    captured: tuple[str, str] = ("", ""),
    *,
    phase: str = "play",
    turn: int = 0,
    dealer: int = 0,
    calls: tuple[int, int] = (0, 0),
    held: list[list[str]] | None = None,
    best: tuple[int, int] = (0, 0),
    pending: str = "",
    later: list[str] | None = None,
    **options: Any,
) -> State:
    """A state of the first round; `later` are the decks of the rounds after it."""
    later = later or []
    game = roji.game("koikoi", **{"rounds": 1 + len(later), **options})
    return game.from_dict(
        {
            "phase": phase,
            "turn": turn,
            "dealer": dealer,
            "hands": list(hands),
            "captured": list(captured),
            "played": ["", ""],
            "field": field,
            "stock": stock,
            "pending": pending,
            "lot": "",
            "redeals": 0,
            "calls": list(calls),
            "held": held or NO_HELD,
            "best": list(best),
            "results": [],
            "future": [[deck] for deck in later],
        }
    )


def deck(challenger: str = "", field: str = "", dealer: str = "", stock: str = "") -> str:
    """A whole deck that deals these cards to these places; the rest is filled up in a fixed order.

    The filling takes every 5th card, so that it makes no lucky hand and no four of a month by itself.
    """
    asked = [text.split() for text in (challenger, field, dealer)]
    first = stock.split()
    used = {card for cards in (*asked, first) for card in cards}
    rest = [card for card in (CARDS[i * 5 % 48] for i in range(48)) if card not in used]
    piles = []
    for cards in asked:
        missing = 8 - len(cards)
        piles.append(cards + rest[:missing])
        rest = rest[missing:]
    order = [piles[pair % 3][pair // 3 * 2 + i] for pair in range(12) for i in range(2)]
    return " ".join(order + first + rest)


def play(state: State, text: str) -> State:
    """Make the decisions written, one after another."""
    for move in text.split():
        state.apply(state.parse(move))
    return state

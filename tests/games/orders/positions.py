"""Positions and decks of Garden Orders in notation, for tests. What a test does not name is filled up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import roji
from roji.games.orders.cards import CARDS
from roji.games.state import State


class Box:
    """The 66 cards, of which tests take what they need; the rest goes out in a fixed order."""

    def __init__(self, *named: str) -> None:
        self.left = [card for card in CARDS for _ in range(2)]
        for card in " ".join(named).split():
            self.left.remove(card)

    def fill(self, text: str, count: int, colours: str = "PGO") -> str:
        """The cards named and, up to the count, others of these colours."""
        cards = text.split()
        while len(cards) < count:
            card = next(card for card in self.left if card[0] in colours)
            self.left.remove(card)
            cards.append(card)
        return " ".join(cards)


def position(
    hands: Sequence[str] = ("", ""),
    row: str = "",
    stack: str | None = None,
    *,
    known: Sequence[str] | None = None,
    phase: str = "turn",
    turn: int = 0,
    starter: int = 0,
    laid: str = "",
    trio: int | None = None,
    swaps: int = 0,
    orders: Sequence[int] = (1,),
    later: Sequence[str] = (),
    **options: Any,
) -> State:
    """A state of the first round; the stack named is all that is left of it, `later` are the decks to come.

    Hands and row are filled up to their size: hands of 9 (one less for a card laid), a row of three, one for
    each card revealed, and the one laid. What fills the row is pink or green, so that it makes no trio.
    """
    box = Box(*hands, row, stack or "")
    count = 9 if stack is None else len(stack.split())
    stack = box.fill(stack or "", count)
    row = box.fill(row, 12 - count + (phase == "take"), "PG")
    sizes = [9 - (phase == "take" and seat == turn) for seat in range(len(hands))]
    players = len(hands)
    game = roji.game(
        "orders",
        **{"players": players, "rounds": 1 + len(later), "orders": list(orders), **options},
    )
    return game.from_dict(
        {
            "phase": phase,
            "turn": turn,
            "starter": starter,
            "orders": game.options["orders"].split(",")[:1],
            "hands": [box.fill(hand, size) for hand, size in zip(hands, sizes, strict=True)],
            "known": list(known or [""] * players),
            "row": row,
            "stack": stack,
            "laid": laid,
            "trio": trio,
            "swaps": swaps,
            "results": [],
            "future": [
                {"order": (list(orders) * 8)[r], "deck": later_deck} for r, later_deck in enumerate(later, 1)
            ],
        }
    )  # fmt: skip


def deck(hands: Sequence[str] = ("", ""), stack: str = "", row: str = "", order: int | None = None) -> str:
    """A whole deck that deals these cards to these places."""
    box = Box(*hands, stack, row)
    row = box.fill(row, 3, "PG")
    places = [*(box.fill(hand, 9) for hand in hands), box.fill(stack, 9), row]
    cards = " ".join([*places, *box.left])
    return cards if order is None else f"{order}: {cards}"


def play(state: State, text: str) -> State:
    """Make the decisions written, one after another."""
    for move in text.split():
        state.apply(state.parse(move))
    return state


def names(state: State) -> list[str]:
    """What can be done, in notation."""
    return [state.name(action) for action in state.legal_actions()]


def cards(text: str) -> Counter[str]:
    """Cards in no order."""
    return Counter(text.split())


def refused(state: State, move: str) -> tuple[str, str]:
    """Clause and sentence of the refusal of a decision."""
    with pytest.raises(roji.Illegal) as error:
        state.apply(state.parse(move))
    return error.value.clause, str(error.value)


def run_out(state: State) -> State:
    """Reveal and decline until the round is over."""
    round_ = state.round
    while not state.over and state.round == round_:
        state.apply(state.parse("reveal" if "reveal" in names(state) else "decline"))
    return state

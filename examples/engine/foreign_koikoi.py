#!/usr/bin/env python3
"""How a Koi-Koi program of somebody else sits at our table: an adapter between its cards and ours.

Such programs mostly number the four cards of a month, (month, 1) being the best, and ask their player four kinds of
questions. Put the call of the foreign program where `Foreign` stands; the rest can stay.
"""

import json
import sys
from typing import Any

Card = tuple[int, int]
KINDS = {1: "LRxy", 2: "ARxy", 3: "LRxy", 4: "ARxy", 5: "ARxy", 6: "ARxy"}
KINDS |= {7: "ARxy", 8: "LAxy", 9: "ARxy", 10: "ARxy", 11: "LARx", 12: "Lxyz"}


def theirs(card: str) -> Card:
    """Our card as theirs: 8L is (8, 1), 12z is (12, 4)."""
    month, kind = int(card[:-1]), card[-1]
    return month, KINDS[month].index(kind) + 1


def ours(card: Card) -> str:
    """Their card as ours."""
    month, number = card
    return f"{month}{KINDS[month][number - 1]}"


class Foreign:
    """A stand-in for the foreign program: it plays and takes the best card of a month, and always stops."""

    def discard(self, hand: list[Card], field: list[Card]) -> Card:
        """Which card of the hand to play: the best that matches, else the worst."""
        matching = [card for card in hand if any(card[0] == other[0] for other in field)]
        return min(matching, key=lambda card: card[1]) if matching else max(hand, key=lambda card: card[1])

    def pick(self, cards: list[Card]) -> Card:
        """Which of two cards in the field to take."""
        return min(cards, key=lambda card: card[1])

    def koikoi(self) -> bool:
        """Whether to call koi-koi."""
        return False


def decided(player: Foreign, message: dict[str, Any]) -> str:
    """What the foreign program wants, in our notation."""
    view, legal = message["view"], [choice["what"] for choice in message["legal"]]
    match legal[0]["do"]:
        case "play":
            field = [theirs(card) for card in view["field"]]
            return ours(player.discard([theirs(what["card"]) for what in legal], field))
        case "take":
            return "=" + ours(player.pick([theirs(what["card"]) for what in legal]))
        case _:
            return "koikoi" if player.koikoi() else "stop"


def main() -> None:
    player = Foreign()
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, Any] = {"do": "ready"}
        if message["do"] == "hello":
            answer = {"do": "hello", "protocol": 1, "name": "foreign", "version": "1", "games": ["koikoi"]}
        elif message["do"] == "decide":
            answer = {"do": "move", "move": decided(player, message)}
        print(json.dumps({**answer, "id": message["id"]}), flush=True)


if __name__ == "__main__":
    main()

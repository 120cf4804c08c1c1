"""The scorekeeper: what the cards that somebody took are worth, clause by clause."""

from __future__ import annotations

from typing import Any

from roji.games.scorekeeper import Keeper, Reason, Score
from tsukimi.views import DECK, read_card


def keeper(**options: Any) -> Keeper:
    """Counts piles in notation."""
    return count


def count(text: str) -> Score:
    """T-6, T-7."""
    cards = [DECK[number] for number in sorted({read_card(word) for word in text.split()})]
    moons, hares = [card for card in cards if card[0] == "m"], [card for card in cards if card[0] == "h"]
    reasons = [Reason("T-6", "moons", 2 * len(moons), cards=moons), Reason("T-6", "hares", len(hares), cards=hares)]
    found = [reason for reason in reasons if reason.points] if cards else [Reason("T-7", "nothing", 6)]
    return Score("tsukimi", sum(reason.points for reason in found), found)

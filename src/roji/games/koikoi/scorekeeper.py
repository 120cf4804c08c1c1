"""Counts a captured pile, or judges a dealt hand, as people do at the table."""

from __future__ import annotations

from typing import Any

from roji.games.errors import Invalid
from roji.games.koikoi import scoring
from roji.games.koikoi.cards import names, read_cards, read_set
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.views import LUCKY_KEYS, doublings
from roji.games.scorekeeper import Reason, Score


def score(
    cards: str, *, called_by_opponent: bool = False, own_calls: int = 0, hand: bool = False, **options: Any
) -> Score:
    """The points of a won round with this captured pile; with `hand`, of a hand as dealt (H-11)."""
    game = KoiKoi(**options)
    if type(own_calls) is not int or own_calls < 0:
        raise Invalid("koikoi-calls-number", value=repr(own_calls))
    if hand:
        return _hand(cards)
    pile = read_set(cards)
    reasons = [
        Reason(found.clause, found.key, found.points, cards=names(found.cards))
        for found in scoring.explain(pile, game.flags)
    ]
    base = sum(reason.points for reason in reasons)
    points = base
    if base:
        for doubling in doublings(base, own_calls, int(called_by_opponent), game):
            points *= doubling["times"]
            reasons.append(Reason(doubling["clause"], doubling["key"], times=doubling["times"]))
    return Score("koikoi", points, reasons)


def _hand(cards: str) -> Score:
    """H-11: 6 points for a lucky hand of eight cards."""
    held = read_cards(cards)
    if len(held) != 8:
        raise Invalid("koikoi-hand-size", count=len(held))
    luck = scoring.lucky_hand(read_set(cards))
    if not luck:
        return Score("koikoi", 0, [])
    return Score("koikoi", 6, [Reason("H-11", LUCKY_KEYS[luck], 6, cards=names(read_set(cards)))])

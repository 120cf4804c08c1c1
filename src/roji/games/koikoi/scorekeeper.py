"""Counts a captured pile, or judges a dealt hand, as people do at the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from roji.games.errors import Illegal, Invalid
from roji.games.koikoi import scoring
from roji.games.koikoi.cards import names, read_cards, read_set
from roji.games.koikoi.game import CALLS, KoiKoi
from roji.games.koikoi.views import LUCKY_KEYS, doublings
from roji.games.scorekeeper import Keeper, Reason, Score


def keeper(
    *,
    called_by_opponent: bool = False,
    own_calls: int = 0,
    opponent_calls: int = 0,
    hand: bool = False,
    **options: Any,
) -> Keeper:
    """Counts won rounds by the captured pile and the calls of both; with `hand`, hands as dealt (H-11)."""
    game = KoiKoi(**options)
    own, other = (flag.check(game.id, told) for flag, told in zip(CALLS, (own_calls, opponent_calls), strict=True))
    other = max(other, int(called_by_opponent))
    if hand:
        if own + other:
            raise Invalid("koikoi-hand-calls")
        return _hand
    if game.options["calls"] == "once" and own + other > 1:
        raise Illegal("H-16", "koikoi-refuse-calls")
    return partial(_pile, game, own, other)


def _pile(game: KoiKoi, own_calls: int, other_calls: int, cards: str) -> Score:
    """A captured pile: its combinations, then the doublings (H-17, H-18)."""
    pile = read_set(cards)
    reasons = [
        Reason(found.clause, found.key, found.points, cards=names(found.cards))
        for found in scoring.explain(pile, game.flags)
    ]
    base = sum(reason.points for reason in reasons)
    points = base
    if base:
        for doubling in doublings(base, own_calls, other_calls, game):
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
    return Score("koikoi", 6, [Reason("H-11", LUCKY_KEYS[luck], 6, cards=names(_lucky(read_set(cards))))])


def _lucky(hand: int) -> int:
    """The cards that make a hand lucky: the months of which it has all four, else all of it."""
    whole = [month for month in range(0, 48, 4) if hand >> month & 15 == 15]
    return sum(15 << month for month in whole) or hand

"""Koi-Koi small enough for exact methods: fewer months, smaller hands, all other rules as they are."""

from __future__ import annotations

from functools import partial

from roji.games.koikoi.game import KoiKoi
from roji.games.variants import Variant


class ThreeMonths(KoiKoi):
    """Cherry, pampas and chrysanthemum: twelve cards, two for each hand and for the field, six in the stock.

    What can be made of them are the two viewings, of the cup with curtain or moon.
    """

    months = (3, 8, 9)
    hand = 2


class SixMonths(KoiKoi):
    """With pine, plum and maple beside them: 24 cards, four for each hand and for the field, twelve in the stock."""

    months = (1, 2, 3, 8, 9, 10)
    hand = 4


VARIANTS = {
    "three-months": Variant(partial(ThreeMonths, rounds=1, starter=0), alike_path="roji.games.koikoi.alike:ALIKE"),
    "six-months": Variant(partial(SixMonths, rounds=1, starter=0)),
}

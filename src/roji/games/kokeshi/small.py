"""Kokeshi and Samurai small enough to be solved: few tiles, few turns, all other rules as they are."""

from __future__ import annotations

from functools import partial

from roji.games.kokeshi.game import Kokeshi, read_garden
from roji.games.options import Option, Written, starter
from roji.games.variants import Variant


class Rhombus(Kokeshi):
    """Four tiles in a rhombus, the same from both ends; three crossings lead from base to base."""

    option_table = (
        Written("garden", "rhombus", ("rhombus",), read_garden),
        Option("max_turns", 3, range(1, 201)),
        starter(2),
    )


VARIANTS = {"rhombus": Variant(partial(Rhombus, starter=0))}

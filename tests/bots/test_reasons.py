"""Reasons argue for what is advised, and marks hold: in a part of the golden records; `make soak` takes all of them."""

from __future__ import annotations

import pytest

from tests.bots.golden import GOLDEN, check_marks, check_reasons
from tests.family import OWN

FEW = {
    "koikoi": ("drawn-round", "each-call"),
    "orders": ("order-3", "trio-taken"),
    "kokeshi": ("won-by-jump", "ponds"),
    "niwashi": ("all-different",),
}


@pytest.mark.parametrize("game", OWN)
def test_the_alternative_that_is_told_is_worse_by_the_figure_that_is_told(game: str) -> None:
    assert sum(check_reasons(GOLDEN / game / f"{name}.toml", 3, 200) for name in FEW[game])


def test_a_mark_survives_ten_times_the_thought() -> None:
    games = ("koikoi", "orders", "kokeshi")
    assert sum(check_marks(GOLDEN / game / f"{name}.toml", 1, 100) for game in games for name in FEW[game]) > 3

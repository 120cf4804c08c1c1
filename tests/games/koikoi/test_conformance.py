"""Koi-Koi keeps the contract, with every option, plain and compiled."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.testing import check_game

KOIKOI = [
    {},
    {"preset": "common", "rounds": 3},
    {"preset": "rising", "rounds": 3},
    {"rounds": 1, "viewings": False},
    {"rounds": 2, "stacking": True},
    {"rounds": 2, "koikoi_rise": True},
    {"rounds": 2, "redeal": False},
    {"rounds": 2, "calls": "many"},
    {"rounds": 2, "calls": "many", "call_bonus": "each"},
    {"rounds": 2, "starter": 0},
    {"rounds": 2, "starter": 1},
]


@pytest.mark.parametrize("options", KOIKOI, ids=str)
def test_koikoi_keeps_the_contract_with_every_option(options: dict[str, Any]) -> None:
    assert check_game(roji.game("koikoi", **options), matches=3, seed=4, modes=not options or "preset" in options) > 20

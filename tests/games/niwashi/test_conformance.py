"""Niwashi keeps the contract of every game, with every option and in every garden."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.games.niwashi import journey
from roji.testing import check_game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"tiles": "all_different"},
    {"shapes": "FLNPYZ"},
    {"older_tile_counts": True},
    {"refill_to_three": True, "starter": 1},
    *({"journey": id} for id in journey.gardens()),
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_niwashi_keeps_the_contract(options: dict[str, Any]) -> None:
    assert check_game(roji.game("niwashi", **options), matches=1, seed=7, modes=False) > 50


def test_plain_and_compiled_play_alike() -> None:
    """Also with everything unusual at once."""
    unusual = {"tiles": "all_different", "older_tile_counts": True, "refill_to_three": True, "journey": "raked-sand"}
    for options in ({}, unusual):
        assert check_game(roji.game("niwashi", **options), matches=1, seed=2, modes=True)


def test_random_matches_end_and_depend_on_the_seed_alone() -> None:
    game = roji.game("niwashi")
    first = roji.playouts(game, 30, seed=1)
    assert first.decisions == roji.playouts(game, 30, seed=1, threads=2).decisions
    assert first.decisions != roji.playouts(game, 30, seed=2).decisions
    assert first.wins == [0, 0]

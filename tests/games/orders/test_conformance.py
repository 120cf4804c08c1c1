"""Garden Orders keeps the contract: every player count and a sample of every option, plain and compiled."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.testing import check_game

SAMPLES: list[dict[str, Any]] = [
    {},
    {"players": 3, "rounds": 2, "stall_rounds": 1},
    {"players": 4, "rounds": 2, "stall_rounds": 1, "orders": "4,8", "min_run": 1},
    {"players": 5, "rounds": 1, "stall_rounds": 2, "starter": 4},
    {"players": 6, "rounds": 2, "stall_rounds": 1},
    {"players": 2, "rounds": 8, "stall_rounds": 1, "starter": 0},
    {"players": 2, "rounds": 1, "stall_rounds": 0, "orders": "2"},
]


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_the_contract_is_kept(options: dict[str, Any]) -> None:
    assert check_game(roji.game("orders", **options), matches=2, seed=1, modes=False) > 20


def test_plain_and_compiled_play_the_same() -> None:
    for options in ({"players": 3, "rounds": 2, "stall_rounds": 1}, {"players": 6, "rounds": 1, "stall_rounds": 1}):
        check_game(roji.game("orders", **options), matches=1, seed=2, modes=True)

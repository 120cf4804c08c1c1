"""The contract every game keeps, on every garden and for every option."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.testing import check_game
from tests.games.kokeshi.positions import GARDENS


@pytest.mark.parametrize("name", GARDENS)
def test_every_garden_keeps_the_contract(name: str) -> None:
    assert check_game(roji.game("kokeshi", garden=name, max_turns=60), matches=2, modes=name == "ring") > 100


@pytest.mark.parametrize("options", [{"max_turns": 0}, {"max_turns": 1}, {"starter": 0}, {"starter": 1}])
def test_every_option_keeps_the_contract(options: dict[str, Any]) -> None:
    assert check_game(roji.game("kokeshi", garden="courtyard", **options), matches=1, modes=options == {"max_turns": 0})


def test_a_garden_of_ones_own_keeps_the_contract() -> None:
    """K-B3: turned tiles make another garden."""
    text = roji.game("kokeshi").garden.text.replace("2,-1 221100", "2,-1 100221")  # type: ignore[attr-defined]
    assert check_game(roji.game("kokeshi", garden=text, max_turns=20), matches=2, modes=False)


def test_neither_seat_is_favoured_by_chance() -> None:
    """K-B3: in random play both seats win about half of the matches that are won."""
    first, second = roji.playouts(roji.game("kokeshi", starter=0), 2000 if roji.compiled else 300, seed=1).wins
    assert abs(first / (first + second) - 0.5) < 0.1

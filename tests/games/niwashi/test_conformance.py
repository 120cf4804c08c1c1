"""Niwashi keeps the contract of every game, with every option and in every garden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.niwashi import journey
from roji.table.record import read
from roji.testing import check_game
from roji.testing.check import Match, check_match, check_redeal
from roji.testing.facts.niwashi import hidden, pieces
from roji.testing.leaks import check_leaks
from tests.games.niwashi.golden import FOLDER

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


@pytest.mark.parametrize("name", ["all-twenty", "all-different", "older-tile"])
def test_a_match_full_of_fulfilled_wishes_leaks_nothing(name: str) -> None:
    """N-7, N-R11: random play hardly fulfils a wish, so golden matches go through the leak test as well."""
    record = read((FOLDER / f"{name}.toml").read_bytes())
    match = Match(record.game, record.seed or 0, [state for state, _ in record.states()], record.moves)
    match.states.append(record.final())
    rng = random.Random(name)
    for _ in range(2):
        check_leaks(match, rng, hidden)
        check_redeal(match, rng, hidden)
    check_match(match, rng, pieces)

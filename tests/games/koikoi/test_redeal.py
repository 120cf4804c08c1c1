"""What a seat of Koi-Koi cannot know, dealt anew; pinned so that no machine differs."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import read_set
from roji.games.koikoi.scoring import lucky_hand
from tests.games.koikoi.positions import deck, position


def test_a_redeal_that_would_have_been_lucky_is_not_dealt() -> None:
    """H-11: the opponent's hand was seen not to be lucky."""

    state = roji.game("koikoi", rounds=1, starter=0).new(deal=[deck()])
    for number in range(3000):
        hand = state.redeal(0, number).to_dict()["hands"][1]
        assert lucky_hand(read_set(hand)) == 0
    state.apply(state.legal_actions()[0])
    seen = {state.redeal(0, number).to_dict()["hands"][1] for number in range(50)}
    assert len(seen) == 50


def test_a_redeal_of_a_finished_match_changes_nothing() -> None:
    state = position(("1x", "2x"), "", "5x 6x")
    for move in ("1x", "2x"):
        state.apply(state.parse(move))
    assert state.redeal(0, 1) == state


@pytest.mark.parametrize("seed", [-1, 1 << 64, "a"])
def test_a_redeal_needs_a_seed_of_64_bits(seed: Any) -> None:
    with pytest.raises(roji.Invalid, match=r"2\^64"):
        roji.game("koikoi").new(seed=1).redeal(0, seed)


def test_redeals_are_the_same_on_every_machine() -> None:
    state = roji.game("koikoi", rounds=2, starter=0).new(seed=21)
    for _ in range(6):
        state.apply(state.legal_actions()[0])
    found = []
    for seat in (0, 1, None):
        data = state.redeal(seat, 99).to_dict()
        found.append((data["hands"], data["stock"].split()[:4], data["future"][0][0].split()[:4]))
    assert found == PINNED_REDEALS


PINNED_REDEALS = [
    (["7x 7y 9A 9x 9y", "1R 1y 2R 3x 4A 10y"], ["10A", "12y", "10R", "6y"], ["11A", "3R", "3x", "5A"]),
    (["1R 1y 2R 4A 10R", "4x 8A 8x 9R 10A 11x"], ["3y", "8L", "6y", "7R"], ["11A", "3R", "3x", "5A"]),
    (["1R 1y 3x 4x 10R", "3y 6x 6y 8A 9y 11x"], ["9A", "7R", "4A", "10A"], ["11A", "3R", "3x", "5A"]),
]


def test_a_redeal_keeps_the_own_hand_and_all_that_is_open() -> None:
    state = roji.game("koikoi", rounds=3).new(seed=4)
    for _ in range(5):
        state.apply(state.legal_actions()[-1])
    before = state.to_dict()
    for seat in (0, 1):
        for number in range(20):
            after = state.redeal(seat, number).to_dict()
            assert after["hands"][seat] == before["hands"][seat]
            assert {key: after[key] for key in OPEN} == {key: before[key] for key in OPEN}
            unknown = sorted((after["hands"][1 - seat] + " " + after["stock"]).split())
            assert unknown == sorted((before["hands"][1 - seat] + " " + before["stock"]).split())
            assert after["future"] != before["future"]


OPEN = ("field", "captured", "played", "phase", "turn", "dealer", "pending", "calls", "held", "best", "results", "lot")


def test_a_redeal_reaches_every_hidden_card() -> None:
    state = roji.game("koikoi", rounds=1).new(seed=4)
    other = 1 - (state.seat or 0)
    unknown = set((state.to_dict()["hands"][other] + " " + state.to_dict()["stock"]).split())
    dicts = [state.redeal(state.seat, number).to_dict() for number in range(300)]
    assert {card for data in dicts for card in data["hands"][other].split()} == unknown
    for place in (0, 12, 23):
        assert {data["stock"].split()[place] for data in dicts} == unknown


def test_a_redeal_gives_up_on_luck_when_nothing_else_can_be_dealt() -> None:
    """A puzzle whose unknown cards can only make a lucky hand is dealt all the same."""
    state = position(("1x", "2A 2R 4A 4R 5A 5R 6A 6R"), "", "")
    assert state.redeal(0, 1).to_dict()["hands"][1] == state.to_dict()["hands"][1]


def test_a_redeal_forgets_explicit_decks_to_come() -> None:
    state = position(("1x 2x", "3x 4x"), "", "5x 6x 7x 8x", later=[deck()])
    assert state.redeal(0, 1).to_dict()["future"] != state.to_dict()["future"]
    assert state.redeal(0, 1) == state.redeal(0, 1)

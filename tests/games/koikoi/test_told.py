"""What a seat of Koi-Koi is shown and told: events, descriptions, progress."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import RAIN
from roji.games.koikoi.progress import goals as goals_of
from roji.games.koikoi.scoring import explain
from roji.games.state import State
from tests.games.koikoi.positions import deck, play, position


def test_effects_tell_a_seat_its_own_new_hand_and_no_other() -> None:
    state = position(("5x", "4x"), "", "7x 11x", later=[deck()])
    state.apply(state.parse("5x"))
    for seat in (0, 1, None):
        after, events = state.effects_of(state.parse("4x"), seat)
        hands = [event for event in events if event["do"] == "hand"]
        assert [event["seat"] for event in hands] == ([] if seat is None else [seat])
        assert [event["do"] for event in events if event["do"] != "hand"] == [
            "play", "lay", "turn", "lay", "round", "deal", "field",
        ]  # fmt: skip
        assert after.round == 1


def test_when_the_match_is_over_everything_is_shown() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""))
    assert state.view(None)["revealed"] is None
    for move in ("12x", "stop"):
        state.apply(state.parse(move))
    assert state.view(None)["revealed"] == {"hands": [["5x"], ["4x", "9x"]], "stock": ["8x", "11x", "2R"]}


def events(state: State, move: str, seat: int | None = None) -> list[Any]:
    """What a seat sees when this is played."""
    return state.effects_of(state.parse(move), seat)[1]


def test_a_played_card_and_a_turned_card_are_told_with_what_they_capture() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 5R", "5x 6x 7x 8x")
    assert events(state, "1x") == [
        {"do": "play", "seat": 0, "card": "1x"},
        {"do": "capture", "seat": 0, "cards": ["1L", "1x"]},
        {"do": "turn", "seat": 0, "card": "5x"},
        {"do": "capture", "seat": 0, "cards": ["5R", "5x"]},
    ]
    play(state, "1x")
    assert events(state, "3x") == [
        {"do": "play", "seat": 1, "card": "3x"},
        {"do": "lay", "seat": 1, "cards": ["3x"]},
        {"do": "turn", "seat": 1, "card": "6x"},
        {"do": "lay", "seat": 1, "cards": ["6x"]},
    ]


def test_a_choice_is_told_when_it_is_made() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R", "5x 6x 7x 8x")
    assert events(state, "1x") == [{"do": "play", "seat": 0, "card": "1x"}]
    play(state, "1x")
    assert events(state, "=1R")[0] == {"do": "capture", "seat": 0, "cards": ["1R", "1x"]}


def test_stop_and_call_are_told_and_the_round_with_its_reasons() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""), later=[deck()])
    play(state, "12x")
    assert events(state, "koikoi") == [{"do": "koikoi", "seat": 0}]
    told = events(state, "stop", 1)
    assert [event["do"] for event in told] == ["stop", "round", "deal", "hand", "field"]
    assert told[0] == {"do": "stop", "seat": 0}
    assert told[1] == {"do": "round", **play(state.clone(), "stop").rounds()[0]}
    assert told[2] == {"do": "deal", "seat": 0}
    after = play(state.clone(), "stop").view(1)
    assert told[3] == {"do": "hand", "seat": 1, "cards": after["hand"]}
    assert told[4] == {"do": "field", "cards": after["field"]}


def test_a_redeal_is_told_with_the_field_that_caused_it() -> None:
    """H-R4"""
    again = deck(field="5A 5R 5x 5y")
    state = position(("5x", "4x"), "", "7x 11x", turn=1, dealer=1)
    data = {**state.to_dict(), "future": [[again, deck()]]}
    state = play(roji.game("koikoi", rounds=2).from_dict(data), "4x")
    told = events(state, "5x")
    (redealt,) = [event for event in told if event["do"] == "redeal"]
    assert {"5A", "5R", "5x", "5y"} <= set(redealt["cards"])
    assert len(redealt["cards"]) == 8
    assert play(state, "5x").view(0)["redeals"] == 1


def test_what_both_seats_are_told_at_once_is_what_each_is_told() -> None:
    rng = random.Random(5)
    state = roji.game("koikoi").new(seed=5)
    dealt = 0
    while not state.over:
        events = state.traced(rng.choice(state.legal_actions()))
        told = state.told_all(events)
        assert told == [state.told(events, seat) for seat in range(2)]
        dealt += told[0] != told[1]
    assert dealt == 11  # new hands at the beginning of every round but the first


def test_stopping_is_described_with_what_it_pays() -> None:
    """H-17, H-18: seven points or more are doubled, and again if the opponent had called."""
    pile = "1L 3L 8L 12L 3R"
    state = position(("3x 2x", "5x 4x"), "3y 9x", "5y 6x 7x 8x", captured=(pile, ""), calls=(0, 1), preset="common")
    play(state, "3x")
    stop = state.describe(48)
    assert not state.over
    assert [(entry["key"], entry["points"]) for entry in stop["combinations"]] == [("four-lights", 8)]
    assert [(entry["clause"], entry["times"]) for entry in stop["doublings"]] == [("H-18", 2), ("H-17", 2)]
    assert stop["points"] == 32
    play(state, "stop")
    assert state.scores() == [32, 0]


def test_progress_counts_the_cards_of_every_combination_and_sees_what_cannot_be_any_more() -> None:
    """H-21 to H-32."""
    state = position(("1x 2x", "3x 4x"), "9x", "5x 6x 7x 8x", captured=("1L 11L 6A 9A 1R", "3L 8L 2R"))
    view = state.view(0)
    keys = [goal["key"] for goal in view["goals"]]
    mine, theirs = (dict(zip(keys, rows, strict=True)) for rows in view["progress"])
    assert mine["four-lights"] is None
    assert mine["three-lights"] is None  # H-23: the rain man does not help
    assert mine["plain"] == 1  # H-6: the sake cup
    assert mine["boar-deer-butterflies"] == 1
    assert mine["red-ribbons"] is None
    assert theirs["cherry-viewing"] is None
    assert theirs["three-lights"] == 2
    assert theirs["blue-ribbons"] == 0
    plain = position(("1x 2x", "3x 4x"), "9x", "5x 6x 7x 8x", viewings=False, stacking=True).view(None)
    assert not {"cherry-viewing", "moon-viewing", "red-and-blue"} & {goal["key"] for goal in plain["goals"]}
    assert len(plain["goals"]) == len(plain["progress"][0]) == 9


@pytest.mark.parametrize("flags", range(4))
def test_every_combination_of_a_pile_is_worth_what_its_goal_says(flags: int) -> None:
    """H-21 to H-33, H-R6."""
    goals, seen = {goal["key"]: goal for goal in goals_of(flags)}, set()
    rng = random.Random(flags)
    for _ in range(3000):
        pile = sum(1 << card for card in rng.sample(range(48), rng.randrange(4, 40)))
        for found in explain(pile, flags):
            goal = goals[found.key]
            further = found.cards.bit_count() - goal["need"] if goal["more"] else 0
            rainy = found.key == "four-lights" and bool(found.cards & RAIN)  # H-22
            assert found.points == goal["points"] + further - rainy
            seen.add(found.key)
    assert seen == set(goals)


def test_the_waiting_card_is_shown_only_while_it_waits() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R", "5x 6x 7x 8x")
    assert state.view(0)["pending"] is None
    play(state, "1x")
    assert (state.view(0)["pending"], state.to_dict()["pending"]) == ("1x", "1x")
    play(state, "=1L")
    assert (state.view(0)["pending"], state.to_dict()["pending"]) == (None, "")


def test_each_seat_is_told_the_hand_it_is_dealt() -> None:
    state = play(position(("5x", "4x"), "", "7x 11x", later=[deck()]), "5x")
    for seat in (0, 1):
        after, told = state.effects_of(state.parse("4x"), seat)
        (hand,) = [event for event in told if event["do"] == "hand"]
        assert hand["cards"] == after.view(seat)["hand"]


def test_the_last_decision_tells_what_was_left_over() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""))
    play(state, "12x")
    assert events(state, "stop")[-1] == {
        "do": "over",
        "scores": [5, 0],
        "hands": [["5x"], ["4x", "9x"]],
        "stock": ["8x", "11x", "2R"],
    }


def test_descriptions_say_what_a_card_matches() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R 9x", "5x 6x 7x 8x")
    assert state.describe(state.parse("1x")) == {"do": "play", "card": "1x", "matches": ["1L", "1R"]}
    assert state.describe(state.parse("2x")) == {"do": "play", "card": "2x", "matches": []}
    play(state, "1x")
    assert state.describe(state.parse("=1R")) == {"do": "take", "card": "1R", "with": "1x"}
    assert state.describe(49)["do"] == "koikoi"

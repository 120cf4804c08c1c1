"""What every seat is shown and told: views, events, descriptions, notation."""

from __future__ import annotations

import pytest

import roji
from roji.games.errors import Invalid
from tests.games.orders.positions import deck, play, position


def test_a_view_shows_the_own_hand_and_what_is_open() -> None:
    """O-5, O-7, O-R8: own hand, row, order, stack size, known cards; no other hand, no stack, nothing that is out."""
    state = play(position(("P8 P1", "O3"), row="O5 G10 G9", orders=[4]), "P8 =O5")
    view = state.view(1)
    assert view["game"] == "orders"
    assert view["seat"] == 1
    assert (view["phase"], view["to_move"], view["round"], view["rounds"]) == ("turn", 1, 0, 1)
    assert (view["order"], view["orders"], view["starter"]) == (4, [4], 0)
    assert "O3" in view["hand"]
    assert view["hand_counts"] == [9, 9]
    assert view["known"] == [["O5"], []]
    assert view["row"] == ["P8", "G9", "G10"]
    assert (view["stack"], view["out"]) == (9, 36)
    assert (view["laid"], view["trio"], view["trios"]) == (None, None, [])
    assert view["scores"] == [0, 0]
    assert view["order_cards"] == [[], []]
    assert view["results"] == []
    assert view["revealed"] is None
    assert state.view(None)["hand"] is None
    with pytest.raises(Invalid, match="no seat 2"):
        state.view(2)


def test_the_open_trios_are_shown_while_one_may_be_taken() -> None:
    """O-11"""
    state = position(("P1 G2 O3", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    view = play(state, "reveal").view(None)
    assert (view["phase"], view["trios"], view["trio"]) == ("trio", [5], None)
    view = play(state, "trio5").view(None)
    assert (view["phase"], view["trios"], view["trio"]) == ("lay", [], 5)


def test_everything_is_shown_when_the_match_is_over() -> None:
    """O-29: the hands with the result, and what stayed out."""
    state = play(position(("", ""), stack="O1", orders=[2]), "reveal")
    view = state.view(None)
    assert (view["phase"], view["to_move"], view["order"], view["starter"]) == ("over", None, None, None)
    assert (view["round"], view["orders"], view["swaps_left"]) == (1, [2], None)
    assert view["revealed"]["out"] == state.to_dict()["out"].split()
    assert view["revealed"]["orders"] == [1, 3, 4, 5, 6, 7, 8]
    assert view["results"][0]["hands"] == [hand.split() for hand in state.to_dict()["hands"]]


def test_decisions_are_described() -> None:
    state = position(("P1 G2 O3", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    assert state.describe(state.parse("P1")) == {"do": "swap", "card": "P1"}
    assert state.describe(state.parse("reveal")) == {"do": "reveal"}
    swapping = play(state.clone(), "P1")
    assert swapping.describe(swapping.parse("=G5")) == {"do": "take", "card": "G5", "for": "P1"}
    play(state, "reveal")
    assert state.describe(state.parse("trio5")) == {"do": "trio", "value": 5, "cards": ["P5", "G5", "O5"]}
    assert state.describe(state.parse("decline")) == {"do": "decline"}
    play(state, "trio5")
    assert state.describe(state.parse("P1")) == {"do": "lay", "card": "P1", "trio": 5}


def test_notation_is_read_leniently_and_refused_clearly() -> None:
    state = position(("P1 G2 O3", ""), row="P5 G5 G10")
    assert state.parse(" REVEAL ") == 33
    assert state.parse("Trio10") == 44
    assert state.parse("decline") == 45
    assert state.name(44) == "trio10"
    assert state.parse("p1") == 1
    with pytest.raises(Invalid, match="nothing to take now"):
        state.parse("=G5")
    with pytest.raises(Invalid, match="trio0 to trio10"):
        state.parse("trio11")
    with pytest.raises(Invalid, match="is not a card"):
        state.parse("tea")
    play(state, "P1")
    assert state.parse("g5") == state.parse("=G5") == 16
    assert state.name(16) == "=G5"


def test_the_end_of_a_round_and_the_next_deal_are_told_each_seat_its_own_hand() -> None:
    """O-29, O-4, O-5"""
    next_deck = deck(("P0 P0 P1 P1 P2 P2 P3 P3 P4", "O1"), row="G9 G10 G10")
    state = position(("", ""), stack="O2", later=[next_deck], orders=[1, 5], starter=1, turn=1)
    told = {viewer: state.effects_of(state.parse("reveal"), viewer)[1] for viewer in (0, 1, None)}
    assert [event["do"] for event in told[None]] == ["reveal", "round", "order", "start", "row"]
    assert [event["do"] for event in told[0]] == ["reveal", "round", "order", "start", "hand", "row"]
    result, order, start, hand, row = told[0][1:]
    after = play(state.clone(), "reveal")
    assert {key: value for key, value in result.items() if key != "do"} == after.rounds()[0]
    assert order == {"do": "order", "round": 1, "order": 5}
    assert start == {"do": "start", "seat": 0}
    assert hand == {"do": "hand", "seat": 0, "cards": ["P0", "P0", "P1", "P1", "P2", "P2", "P3", "P3", "P4"]}
    assert row == {"do": "row", "cards": ["G9", "G10", "G10"]}
    assert told[1][4]["cards"] == after.view(1)["hand"]


def test_a_trio_is_told_step_by_step() -> None:
    """O-11"""
    state = position(("P1 G2 O3", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    play(state, "reveal")
    assert state.effects_of(state.parse("decline"), 1)[1] == [{"do": "decline", "seat": 0}]
    play(state, "trio5 P1 G2")
    _, events = state.effects_of(state.parse("O3"), 1)
    assert events == [
        {"do": "lay", "seat": 0, "card": "O3"},
        {"do": "trio", "seat": 0, "value": 5, "cards": ["P5", "G5", "O5"]},
    ]


def test_the_end_of_the_match_is_told_with_scores_and_winners() -> None:
    """O-27, O-R1"""
    hands = ("P1 P3 P5 P7 P9 P0 P2 P4 P6", "G1 G3 G5 G7 G9 G0 G2 G4 G6")
    state = position(hands, stack="O2", orders=[6])
    _, events = state.effects_of(state.parse("reveal"), None)
    assert [event["do"] for event in events] == ["reveal", "round", "over"]
    assert (events[-1]["scores"], events[-1]["winners"]) == ([25, 25], [0, 1])
    assert len(events[-1]["out"]) == 36
    assert events[-1]["orders"] == [1, 2, 3, 4, 5, 7, 8]


def test_a_running_match_tells_no_end() -> None:
    state = roji.game("orders", rounds=2).new(seed=1)
    _, events = state.effects_of(state.legal_actions()[0], None)
    assert [event["do"] for event in events] == ["lay"]

"""What a seat is told its hand pays now, and would pay after what it can decide."""

from __future__ import annotations

from itertools import combinations

import roji
from roji.games.state import State
from tests.games.orders.positions import play, position


def pays(state: State, seat: int) -> int:
    points: int = state.view(seat)["pays"]["points"]
    return points


def test_a_hand_is_counted_now_with_its_reasons() -> None:
    """O-28: the example of the rules: a trio of eights, tens, fours, and two cards that are worth nothing."""
    hand = "P8 G8 O8 P10 O10 P4 G4 P1 G2"
    state = position((hand, ""), orders=[4])
    assert state.view(0)["pays"] == {
        "points": 40,
        "reasons": [
            {"clause": "O-16", "key": "trio", "points": 12, "cards": ["P8", "G8", "O8"]},
            {"clause": "O-20", "key": "pair", "points": 20, "cards": ["P10", "O10"]},
            {"clause": "O-20", "key": "pair", "points": 8, "cards": ["P4", "G4"]},
            {"clause": "O-25", "key": "rest", "points": 0, "cards": ["P1", "G2"]},
        ],
    }


def test_only_the_own_hand_is_counted_and_only_in_a_running_match() -> None:
    state = position(("P8", "P9"), stack="O1", orders=[1])
    assert state.view(None)["pays"] is None
    assert pays(state, 0) != pays(state, 1)
    assert play(state, "reveal").view(0)["pays"] is None


def test_prospects_are_for_the_seat_to_move() -> None:
    state = position(("P8", "P9"), stack="O1", orders=[1])
    assert state.view(0)["prospects"] is not None
    assert state.view(1)["prospects"] is None
    assert state.view(None)["prospects"] is None
    assert play(state, "reveal").view(0)["prospects"] is None


def test_what_a_swap_would_pay_is_what_it_pays() -> None:
    """O-7, under every order and for every swap."""
    for order in range(1, 9):
        state = roji.game("orders", orders=str(order), rounds=1).new(seed=order)
        seat = state.seat
        assert seat is not None
        swaps = state.view(seat)["prospects"]["swaps"]
        assert set(swaps) == set(state.view(seat)["hand"])
        for give, takes in swaps.items():
            laid = play(state.clone(), give)
            assert laid.view(seat)["prospects"]["swaps"] == {give: takes}
            for take, points in takes.items():
                assert pays(play(laid.clone(), f"={take}"), seat) == points


def test_a_twin_may_be_taken_but_not_the_card_just_laid() -> None:
    """O-R6, O-7"""
    state = position(("P8 P1", ""), row="P8 G5 G6")
    assert set(state.view(0)["prospects"]["swaps"]["P8"]) == {"P8", "G5", "G6"}
    assert set(play(state.clone(), "P8").view(0)["prospects"]["swaps"]["P8"]) == {"P8", "G5", "G6"}
    assert set(play(state, "P1").view(0)["prospects"]["swaps"]["P1"]) == {"P8", "G5", "G6"}


def test_who_has_to_reveal_has_no_swap_in_prospect() -> None:
    """O-R3"""
    state = position(("", ""), stall_rounds=1, swaps=2)
    assert state.view(0)["prospects"] == {"swaps": {}, "trios": {}, "lays": {}}


def test_a_trio_promises_the_best_that_can_be_reached_with_it() -> None:
    """O-11: the promise of the trio is that of the best card to lay, and is kept in the end."""
    hand = "P1 P2 P3 G3 G7 G9 O1 O2 O10"
    state = position((hand, ""), row="P5 G5 G10", stack="O5 P4 P4 P6 P7 P8 P9 P10 P10", orders=[6])
    play(state, "reveal")
    promised = state.view(0)["prospects"]["trios"]["5"]
    outcomes = []
    for laid in combinations(hand.split(), 3):
        outcomes.append(pays(play(state.clone(), f"trio5 {' '.join(laid)}"), 0))
    assert promised == max(outcomes)
    play(state, "trio5")
    for _ in range(3):
        lays = state.view(0)["prospects"]["lays"]
        assert max(lays.values()) == promised
        play(state, max(lays, key=lambda card: lays[card]))
    assert pays(state, 0) == promised


def test_the_end_of_the_match_tells_every_round() -> None:
    """O-27: the points of every round with its order and its winners."""
    hands = ("P1 P3 P5 P7 P9 P0 P2 P4 P6", "G1 G3 G5 G7 G10 G0 G2 G4 G6")
    _, events = position(hands, stack="O2", orders=[6]).effects_of(33, None)
    assert events[-1]["rounds"] == [{"order": 6, "points": [25, 16], "winners": [0]}]

"""A match, its deals and its turns: clauses H-8 to H-14 and H-19 with their rulings, each from a set-up position."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.rng import Stream, round_key
from roji.games.state import State
from tests.games.koikoi.positions import deck, play, position


def start(*decks: str, **options: Any) -> State:
    """A match from explicit decks, seat 0 dealing first."""
    return roji.game("koikoi", **{"rounds": len(decks), "starter": 0, **options}).new(deal=list(decks))


# -- a match -------------------------------------------------------------------------------------------


def test_h8_the_earlier_month_of_the_lot_deals_first() -> None:
    """H-8"""
    dealers = set()
    for seed in range(40):
        view = roji.game("koikoi").new(seed=seed).view(None)
        mine, theirs = (CARDS.index(card) // 4 for card in view["lot"])
        assert mine != theirs
        first = view["results"][0]["dealer"] if view["results"] else view["dealer"]
        assert first == (0 if mine < theirs else 1)
        dealers.add(first)
    assert dealers == {0, 1}


def test_hr11_equal_months_in_the_lot_are_drawn_again() -> None:
    """H-R11: the second draw of a seed whose first one is a tie."""
    game = roji.game("koikoi")
    tied = 0
    for seed in range(200):
        stream = Stream(round_key(seed, "lot"))
        draws = [stream.shuffled(48, nonce)[:2] for nonce in range(4)]
        wanted = next(draw for draw in draws if draw[0] // 4 != draw[1] // 4)
        tied += wanted != draws[0]
        assert game.new(seed=seed).view(None)["lot"] == [CARDS[card] for card in wanted]
    assert tied > 3


@pytest.mark.parametrize("seat", [0, 1])
def test_the_starter_can_be_chosen_instead_of_drawn(seat: int) -> None:
    """H-8, option starter"""
    for seed in range(4):
        view = roji.game("koikoi", starter=seat).new(seed=seed).view(0)
        assert view["lot"] is None
        assert (view["results"][0]["dealer"] if view["results"] else view["dealer"]) == seat


def test_h9_two_cards_at_a_time_to_challenger_field_dealer() -> None:
    """H-9"""
    order = roji.game("koikoi", starter=0, rounds=1)
    cards = deck().split()
    state = order.new(deal=[cards])
    data = state.to_dict()
    for name, place in (("challenger", 0), ("field", 1), ("dealer", 2)):
        wanted = {cards[pair * 6 + place * 2 + i] for pair in range(4) for i in range(2)}
        found = {"challenger": data["hands"][1], "field": data["field"], "dealer": data["hands"][0]}[name]
        assert set(found.split()) == wanted
    assert data["stock"].split() == cards[24:]
    assert state.view(0)["stock"] == 24
    assert state.view(0)["hand_counts"] == [8, 8]


def test_h10_a_match_is_twelve_rounds_and_most_points_win() -> None:
    """H-10"""
    game = roji.game("koikoi")
    rng = random.Random(3)
    state = game.new(seed=3)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    results = state.rounds()
    assert len(results) == state.round == 12
    totals = [sum(r["points"] for r in results if r["winner"] == seat) for seat in (0, 1)]
    assert state.scores() == totals
    assert totals[0] != totals[1]
    assert state.returns() == ([1.0, -1.0] if totals[0] > totals[1] else [-1.0, 1.0])


def test_hr11_equal_totals_are_a_drawn_match() -> None:
    """H-R11: nobody scores in a single drawn round."""
    state = position(("1x", "2x"), "5x", "3x 4x")
    play(state, "1x 2x")
    assert state.over
    assert state.scores() == [0, 0]
    assert state.returns() == [0.0, 0.0]


def test_hr12_rounds_can_be_fewer() -> None:
    """H-R12: option rounds"""
    assert [roji.game("koikoi", rounds=n).options["rounds"] for n in (1, 12)] == [1, 12]
    for wrong in (0, 13, "many", True):
        with pytest.raises(roji.Invalid, match="rounds"):
            roji.game("koikoi", rounds=wrong)


FOUR = "1L 1R 1x 1y 2A 4A 5A 6A"
PAIRS = "1L 1R 2A 2R 3L 3R 12x 12z"


@pytest.mark.parametrize("hand", [FOUR, PAIRS])
@pytest.mark.parametrize("seat", [0, 1])
def test_h11_a_lucky_hand_wins_the_round_at_once_with_six(hand: str, seat: int) -> None:
    """H-11, H-R10: 6 flat, shown, without a choice; the holder deals next."""
    lucky = deck(dealer=hand) if seat == 0 else deck(challenger=hand)
    state = start(lucky, deck())
    (result,) = state.rounds()
    assert (result["kind"], result["winner"], result["points"]) == ("lucky", seat, 6)
    assert result["lucky_hands"][0]["clause"] == "H-11"
    assert set(result["lucky_hands"][0]["cards"]) == set(hand.split())
    assert result["doublings"] == []
    assert state.scores() == [6, 0][:: 1 if seat == 0 else -1]
    assert state.round == 1
    assert state.view(None)["dealer"] == seat


def test_hr5_two_lucky_hands_draw_the_round_and_the_challenger_deals() -> None:
    """H-R5"""
    state = start(deck(dealer=FOUR, challenger="7A 7R 8L 8A 9A 9R 10A 10R"), deck())
    (result,) = state.rounds()
    assert (result["kind"], result["winner"], result["points"]) == ("both-lucky", None, 0)
    assert [entry["key"] for entry in result["lucky_hands"]] == ["four-of-a-month", "four-pairs"]
    assert state.scores() == [0, 0]
    assert state.view(None)["dealer"] == 1
    assert state.seat == 1


def test_hr4_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer() -> None:
    """H-R4: the round is not counted."""
    state = start(deck(field="5A 5R 5x 5y"), deck(), rounds=1)
    assert (state.round, state.seat, state.view(0)["redeals"]) == (0, 0, 1)
    assert state.rounds() == []
    assert set(state.to_dict()["hands"][1].split()) == {deck().split()[i] for i in (0, 1, 6, 7, 12, 13, 18, 19)}


def test_hr4_with_redeal_off_they_stay_on_the_field_to_the_end() -> None:
    """H-R4, option redeal"""
    state = start(deck(field="5A 5R 5x 5y"), redeal=False)
    while not state.over:
        assert {"5A", "5R", "5x", "5y"} <= set(state.view(0)["field"])
        state.apply(state.legal_actions()[-1])


def test_hr4_a_lucky_hand_comes_before_a_redeal() -> None:
    """H-R4, H-11"""
    state = start(deck(field="5A 5R 5x 5y", dealer="1L 1R 1x 1y 2A 4A 6A 7A"), deck())
    assert state.rounds()[0]["kind"] == "lucky"
    assert state.rounds()[0]["redeals"] == 0


def test_three_of_a_month_on_the_field_are_no_reason_to_deal_again() -> None:
    """H-R4"""
    assert start(deck(field="5A 5R 5x")).view(0)["redeals"] == 0


# -- a turn --------------------------------------------------------------------------------------------


def test_the_dealer_begins_and_turns_alternate() -> None:
    """H-14"""
    state = position(("1x 2x", "3x 4x"), "", "5x 6x 7x 8x")
    seats = []
    while not state.over:
        seats.append(state.seat)
        state.apply(state.legal_actions()[0])
    assert seats == [0, 1, 0, 1]


def test_h12_a_card_of_the_same_month_is_captured_with_the_card_played() -> None:
    """H-12, H-14: captured cards lie open before their owner."""
    state = play(position(("1x 2x", "3x 4x"), "1L 9x", "5x 6x 7x 8x"), "1x")
    view = state.view(1)
    assert view["captured"] == [["1L", "1x"], []]
    assert view["field"] == ["5x", "9x"]


def test_h12_a_card_that_matches_nothing_stays_on_the_field() -> None:
    """H-12"""
    state = play(position(("1x 2x", "3x 4x"), "9x", "5x 6x 7x 8x"), "1x")
    assert state.view(0)["field"] == ["1x", "5x", "9x"]
    assert state.view(0)["captured"] == [[], []]


def test_h13_the_turned_card_may_match_the_card_just_played() -> None:
    """H-13"""
    state = play(position(("1x 2x", "3x 4x"), "9x", "1L 6x 7x 8x"), "1x")
    assert state.view(0)["captured"] == [["1L", "1x"], []]
    assert state.view(0)["stock"] == 3


def test_hr2_two_matches_let_the_player_choose_for_the_played_card() -> None:
    """H-R2"""
    state = play(position(("1x 2x", "3x 4x"), "1L 1R 9x", "5x 6x 7x 8x"), "1x")
    assert (state.seat, state.view(None)["phase"], state.view(None)["pending"]) == (0, "take", "1x")
    assert [state.name(action) for action in state.legal_actions()] == ["=1L", "=1R"]
    play(state, "=1R")
    assert state.view(0)["captured"] == [["1R", "1x"], []]
    assert "1L" in state.view(0)["field"]


def test_hr2_two_matches_let_the_player_choose_for_the_turned_card() -> None:
    """H-R2"""
    state = play(position(("1x 2x", "3x 4x"), "6A 6R 9x", "6x 7x 8x 10x"), "1x")
    assert (state.seat, state.view(None)["phase"], state.view(None)["pending"]) == (0, "take-turned", "6x")
    play(state, "=6A")
    assert state.view(0)["captured"] == [["6A", "6x"], []]
    assert state.seat == 1


def test_hr2_captured_cards_leave_at_once_and_the_turned_card_cannot_match_them() -> None:
    """H-R2"""
    state = play(position(("1x 2x", "3x 4x"), "1L", "1R 6x 7x 8x"), "1x")
    assert state.view(0)["captured"] == [["1L", "1x"], []]
    assert state.view(0)["field"] == ["1R"]


def test_hr3_three_matches_go_to_the_player_with_the_card() -> None:
    """H-R3, for the played and for the turned card"""
    state = play(position(("1x 2x", "3x 4x"), "1L 1R 1y", "5x 6x 7x 8x"), "1x")
    assert state.view(0)["captured"][0] == ["1L", "1R", "1x", "1y"]
    state = play(position(("2x 3y", "3x 4x"), "1L 1R 1y", "1x 6x 7x 8x"), "2x")
    assert state.view(0)["captured"][0] == ["1L", "1R", "1x", "1y"]


def test_h19_the_round_ends_when_both_hands_are_empty_with_eight_cards_left() -> None:
    """H-19"""
    rng = random.Random(0)
    drawn = 0
    for seed in range(60):
        state = roji.game("koikoi", rounds=1).new(seed=seed)
        while not state.over:
            state.apply(rng.choice([a for a in state.legal_actions() if a != 48]))
        if state.rounds()[0]["kind"] == "drawn":
            drawn += 1
            assert state.view(None)["stock"] == 8
            assert state.view(None)["hand_counts"] == [0, 0]
            assert state.scores() == [0, 0]
    assert drawn

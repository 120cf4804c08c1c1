"""Set-up and turns: swaps, reveals, trios, and what everybody knows of the hands, each from a set-up position."""

from __future__ import annotations

from collections import Counter

import pytest

import roji
from roji.games.state import State
from tests.games.orders.positions import cards, deck, names, play, position, refused, run_out


def hand(state: State, seat: int) -> Counter[str]:
    return Counter(state.view(seat)["hand"])


def row(state: State) -> Counter[str]:
    return Counter(state.view(None)["row"])


def known(state: State, seat: int) -> list[str]:
    found: list[str] = state.view(None)["known"][seat]
    return found


# -- set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_o5_ob1_nine_cards_each_a_stack_of_nine_and_three_in_the_row(players: int) -> None:
    """O-5, O-B1: two to six players; six use the deck exactly."""
    state = roji.game("orders", players=players).new(seed=3)
    view = state.view(0)
    assert view["hand_counts"] == [9] * players
    assert (len(view["hand"]), view["stack"], len(view["row"])) == (9, 9, 3)
    out = state.to_dict()["out"].split()
    assert len(out) == view["out"] == 66 - 9 * players - 12
    assert (players == 6) == (out == [])


@pytest.mark.parametrize("players", [1, 7])
def test_ob1_one_or_seven_cannot_play(players: int) -> None:
    """O-B1"""
    with pytest.raises(roji.Invalid, match="2–6"):
        roji.game("orders", players=players)


def test_o5_a_deck_is_dealt_hand_by_hand_then_stack_then_row() -> None:
    """O-5: the rest is out of the round, unseen."""
    one = deck(("P0 P0 P1", "O9"), stack="O5 G1 O5", row="G10 G10 G9", order=3).split(": ")[1].split()
    state = roji.game("orders", rounds=1, starter=0, orders=3).new(deal=[one])
    data = state.to_dict()
    assert cards(data["hands"][0]) == Counter(one[:9])
    assert cards(data["hands"][1]) == Counter(one[9:18])
    assert data["stack"].split() == one[18:27]
    assert cards(data["row"]) == Counter(one[27:30])
    assert cards(data["out"]) == Counter(one[30:])
    for viewer in (0, 1, None):
        assert not {"out_cards", "stack_cards"} & set(state.view(viewer))
        assert state.view(viewer)["revealed"] is None


def test_o4_o27_one_random_order_lies_open_and_every_round_has_another() -> None:
    """O-4, O-27"""
    first = set()
    for seed in range(60):
        state = roji.game("orders", rounds=8, stall_rounds=1).new(seed=seed)
        first.add(state.view(None)["order"])
        data = state.to_dict()
        orders = [*data["orders"], *(entry["order"] for entry in data["future"])]
        assert sorted(orders) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert state.view(0)["orders"] == orders[:1]
        assert data["orders_left"] == []
    assert first == {1, 2, 3, 4, 5, 6, 7, 8}


def test_o4_the_open_order_governs_the_round() -> None:
    """O-4: the same hands under order 6 and under order 7."""
    odd = run_out(position(("P1 P3 P5 P7 P9 G1 G3 G5 G7", ""), orders=[6]))
    even = run_out(position(("P1 P3 P5 P7 P9 G1 G3 G5 G7", ""), orders=[7]))
    assert odd.scores()[0] == 41
    assert even.scores()[0] == 0


def test_o6_the_seed_chooses_who_starts_or_people_do() -> None:
    """O-6, option starter"""
    game = roji.game("orders", players=5)
    assert {game.new(seed=seed).seat for seed in range(60)} == {0, 1, 2, 3, 4}
    for seat in range(5):
        assert {roji.game("orders", players=5, starter=seat).new(seed=seed).seat for seed in range(5)} == {seat}
    with pytest.raises(roji.Invalid, match="lot, 0, 1, 2"):
        roji.game("orders", players=3, starter=3)


def test_o6_play_goes_clockwise() -> None:
    """O-6: seat after seat, and after the last the first."""
    state = position(("", "", ""), turn=1)
    seats = []
    for _ in range(6):
        seats.append(state.seat)
        play(state, "reveal")
    assert seats == [1, 2, 0, 1, 2, 0]


# -- swap ------------------------------------------------------------------------------------------------


def test_o7_a_swap_lays_a_card_openly_and_takes_a_different_one() -> None:
    """O-7"""
    state = position(("P8 O3", ""), row="O5 G10 G10")
    before = hand(state, 0)
    play(state, "P8")
    assert state.seat == 0
    assert names(state) == ["=G10", "=O5"]
    assert row(state) == cards("O5 G10 G10 P8")
    assert hand(state, 0) == before - cards("P8")
    assert state.view(1)["laid"] == "P8"
    clause, says = refused(state, "=P8")
    assert (clause, "different" in says) == ("O-7", True)
    play(state, "=G10")
    assert state.seat == 1
    assert hand(state, 0) == before - cards("P8") + cards("G10")
    assert row(state) == cards("O5 G10 P8")


def test_o7_everyone_sees_both_cards() -> None:
    """O-7"""
    state = position(("P8", "", ""), row="O5 G10 G10")
    for move, event in (
        ("P8", {"do": "lay", "seat": 0, "card": "P8"}),
        ("=O5", {"do": "take", "seat": 0, "card": "O5"}),
    ):
        for viewer in (0, 1, 2, None):
            assert state.effects_of(state.parse(move), viewer)[1] == [event]
        play(state, move)


def test_o7_only_hand_cards_are_laid_and_only_row_cards_taken() -> None:
    """O-7"""
    state = position(("P8 P0 P1 P2 P3 P4 P5 P6 P7", ""), row="O5 G10 G10")
    clause, says = refused(state, "O5")
    assert (clause, "P0 P1 P2 P3 P4 P5 P6 P7 P8" in says) == ("O-7", True)
    assert refused(state, "O9")[0] == "O-7"
    play(state, "P8")
    clause, says = refused(state, "=P7")
    assert (clause, "Take one of G10 O5" in says) == ("O-7", True)
    clause, says = refused(state, "reveal")
    assert (clause, "Take one of" in says or "take one of" in says) == ("O-7", True)
    assert refused(state, "decline")[0] == "O-8"


def test_or6_a_card_may_be_swapped_for_its_twin() -> None:
    """O-R6: also when another twin lies there, the position is as before but for what is known."""
    state = position(("P8", ""), row="P8 G10 G9")
    play(state, "P8")
    assert "=P8" in names(state)
    before = position(("P8", ""), row="P8 G10 G9")
    play(state, "=P8")
    assert hand(state, 0) == hand(before, 0)
    assert row(state) == row(before)
    assert known(state, 0) == ["P8"]
    assert state.seat == 1


def test_or6_a_refusal_names_the_twin_of_the_card_laid() -> None:
    """O-R6: among what can be taken, where it lies in the row."""
    state = play(position(("P8", ""), row="P8 G10 G9"), "P8")
    assert refused(state, "=O9")[1].endswith("Take one of P8 G9 G10.")
    assert refused(state, "reveal")[1].endswith("take one of P8 G9 G10.")
    alone = play(position(("P8", ""), row="O5 G10 G9"), "P8")
    assert refused(alone, "=O9")[1].endswith("Take one of G9 G10 O5.")


def test_o11_where_no_trio_was_revealed_there_is_nothing_to_decline() -> None:
    """O-11: whether or not one lies open by a swap; to reveal first would not help."""
    for row in ("P8 G10 G9", "P5 G5 O5"):
        clause, says = refused(position(("P8", ""), row=row), "decline")
        assert (clause, "nothing to decline" in says, "Reveal first" in says) == ("O-11", True, False)


def test_o8_after_a_swap_no_trio_may_be_taken() -> None:
    """O-8: though one lies open, before the swap, through the card laid, or after it."""
    state = position(("O5", ""), row="P5 G5 G10")
    clause, says = refused(play(state, "O5"), "trio5")
    assert (clause, "swap" in says) == ("O-8", True)
    play(state, "=G10")
    assert state.seat == 1
    assert state.view(None)["phase"] == "turn"
    assert row(state) == cards("P5 G5 O5")
    assert refused(state, "trio5")[0] == "O-11"  # nor by the next player without a reveal


# -- reveal and trio -------------------------------------------------------------------------------------


def test_o9_a_reveal_turns_the_top_card_into_the_row() -> None:
    """O-9: without an open trio the turn ends."""
    state = position(("", ""), row="P5 G5 G10", stack="O6 O5 O1 O2 O3 O4 O7 O8 O9")
    _, events = state.effects_of(state.parse("reveal"), None)
    assert events == [{"do": "reveal", "seat": 0, "card": "O6"}]
    play(state, "reveal")
    assert row(state) == cards("P5 G5 G10 O6")
    assert state.view(None)["stack"] == 8
    assert (state.seat, state.view(None)["phase"]) == (1, "turn")
    play(state, "reveal")
    assert (state.seat, state.view(None)["phase"]) == (1, "trio")


@pytest.mark.parametrize(
    ("row", "top", "trios"),
    [
        ("P5 G5 G10", "O5", [5]),
        ("P5 G6 G10", "O5", []),
        ("P5 P5 G10", "O5", []),
        ("P0 G0 G10", "O0", [0]),
        ("P10 G10 G0", "O10", [10]),
        ("P5 P5 G5", "O5", [5]),
    ],
)
def test_o10_a_trio_is_one_value_in_three_colours(row: str, top: str, trios: list[int]) -> None:
    """O-10"""
    state = position(("", ""), row=row, stack=f"{top} P1 P2 P3 P4 P6 P7 P8 P9")
    play(state, "reveal")
    assert state.view(None)["trios"] == trios
    assert names(state)[-1] == ("decline" if trios else "reveal")


def test_o11_a_trio_is_taken_for_three_hand_cards_laid_first() -> None:
    """O-11: choose the trio, lay three cards openly, then take it."""
    state = position(("P1 P1 G2 O3 O4 O6 O7 O8 O9", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    play(state, "reveal")
    assert state.seat == 0
    assert names(state) == ["trio5", "decline"]
    assert state.describe(state.parse("trio5")) == {"do": "trio", "value": 5, "cards": ["P5", "G5", "O5"]}
    play(state, "trio5")
    assert state.view(1)["trio"] == 5
    assert names(state) == ["P1", "G2", "O3", "O4", "O6", "O7", "O8", "O9"]
    play(state, "P1 G2")
    assert state.seat == 0
    assert names(state) == ["P1", "O3", "O4", "O6", "O7", "O8", "O9"]
    assert row(state) == cards("P5 G5 O5 G10 P1 G2")
    play(state, "O9")
    assert hand(state, 0) == cards("P1 P5 G5 O3 O4 O5 O6 O7 O8")
    assert row(state) == cards("G10 P1 G2 O9")
    assert (state.seat, state.view(None)["phase"]) == (1, "turn")


def test_o11_taking_a_trio_is_optional() -> None:
    """O-11"""
    state = position(("", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    before = hand(state, 0)
    play(state, "reveal decline")
    assert (state.seat, hand(state, 0), row(state)) == (1, before, cards("P5 G5 O5 G10"))


def test_o11_a_trio_left_lying_can_be_taken_after_a_later_reveal() -> None:
    """O-11: trios that lie open after the reveal, whoever brought them there."""
    state = position(("", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    play(state, "reveal decline reveal")
    assert (state.seat, names(state)) == (1, ["trio5", "decline"])


def test_o11_refusals_say_what_comes_first() -> None:
    """O-11, O-12"""
    state = position(("P1", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    clause, says = refused(state, "trio5")
    assert (clause, "Reveal first" in says) == ("O-11", True)
    assert refused(state, "decline")[0] == "O-11"
    play(state, "reveal")
    clause, says = refused(state, "trio6")
    assert (clause, "Open are: trio5" in says) == ("O-11", True)
    clause, says = refused(state, "P1")
    assert (clause, "trio5" in says) == ("O-11", True)
    assert refused(state, "reveal")[0] == "O-11"
    play(state, "trio5")
    clause, says = refused(state, "O5")
    assert (clause, "not in your hand" in says) == ("O-11", True)
    clause, says = refused(state, "decline")
    assert (clause, "lay three" in says) == ("O-11", True)
    assert refused(state, "reveal")[0] == "O-11"


def test_o12_only_one_trio_per_turn() -> None:
    """O-12: two lie open, one is taken, and the turn is over."""
    state = position(("O1 O2 O3", ""), row="P5 G5 P6 G6 O6", stack="O5 P2 P3 P4 P6 P7 P8")
    play(state, "reveal")
    assert names(state) == ["trio5", "trio6", "decline"]
    play(state, "trio6")
    clause, says = refused(state, "trio5")
    assert (clause, "only one trio" in says) == ("O-12", True)
    play(state, "O1 O2 O3")
    assert state.seat == 1
    assert not cards("P6 G6 O6") - hand(state, 0)
    assert not cards("P5 G5 O5") - row(state)


def test_o13_cards_just_laid_cannot_be_part_of_the_trio() -> None:
    """O-13: laying the missing colour opens no new choice, and a twin laid stays in the row."""
    state = position(("O7 P5 G1", ""), row="P5 G5 P7 G7 G10", stack="O5 P2 P3 P4 P6 P8 P8")
    play(state, "reveal")
    assert names(state) == ["trio5", "decline"]
    play(state, "trio5 O7 P5")
    assert "trio7" not in names(state)
    play(state, "G1")
    assert row(state) == cards("P5 P7 G7 G10 O7 G1")
    assert not cards("P5 G5 O5") - hand(state, 0)


def test_or8_a_trio_is_chosen_by_value_before_the_cards_are_laid() -> None:
    """O-R8: with twins in the row there is still one choice per value."""
    state = position(("", ""), row="P5 P5 G5 G5 G10", stack="O5 P2 P3 P4 P6 P8 P8")
    play(state, "reveal")
    assert names(state) == ["trio5", "decline"]
    _, events = state.effects_of(state.parse("trio5"), 1)
    assert events == [{"do": "choose", "seat": 0, "value": 5, "cards": ["P5", "G5", "O5"]}]
    assert state.view(None)["phase"] == "trio"
    assert play(state, "trio5").view(None)["phase"] == "lay"


# -- what is known ---------------------------------------------------------------------------------------


def test_or8_cards_taken_in_the_open_are_known() -> None:
    """O-R8"""
    state = position(("P1 P2", "P3 G4"), row="O5 O5 G10")
    play(state, "P1 =O5 P3 =O5")
    assert [known(state, 0), known(state, 1)] == [["O5"], ["O5"]]
    play(state, "P2 =G10")
    assert known(state, 0) == ["G10", "O5"]
    for viewer in (0, 1):
        assert state.view(viewer)["known"] == state.view(None)["known"]


def test_or8_laying_a_known_card_lowers_the_known_count_by_one() -> None:
    """O-R8: the copies cannot be told apart, so one of two is no longer known, whichever it was."""
    state = position(("O5 P1", "P2 P3"), row="O5 G9 G10")
    play(state, "P1 =O5")
    assert hand(state, 0)["O5"] == 2
    assert known(state, 0) == ["O5"]
    play(state, "P2 =G9 O5 =G10")
    assert hand(state, 0)["O5"] == 1
    assert known(state, 0) == ["G10"]


def test_or8_both_copies_can_be_known() -> None:
    """O-R8: two taken, one laid, one still known; a card never known lowers nothing."""
    state = position(("P1 P2 P4", "P3 G4 G6"), row="O5 O5 G10")
    play(state, "P1 =O5 P3 =P1 P2 =O5")
    assert known(state, 0) == ["O5", "O5"]
    play(state, "G4 =P2 O5 =P3")
    assert known(state, 0) == ["P3", "O5"]
    play(state, "G6 =G10 P4 =G4")
    assert known(state, 0) == ["P3", "G4", "O5"]


def test_or8_a_trio_taken_is_known_and_its_price_no_longer() -> None:
    """O-R8"""
    state = position(("P1 G2 O3", ""), known=("P1", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    play(state, "reveal trio5 P1")
    assert known(state, 0) == []
    play(state, "G2 O3")
    assert known(state, 0) == ["P5", "G5", "O5"]


def test_known_cards_are_forgotten_with_the_round() -> None:
    """O-29: every round is dealt anew."""
    state = roji.game("orders", rounds=2, starter=0).new(seed=5)
    play(state, f"{state.view(0)['hand'][0]} ={state.view(0)['row'][0]}")
    assert len(known(state, 0)) == 1
    run_out(state)
    assert state.view(None)["known"] == [[], []]

"""The end of a round and of a match, the rulings with options, and laws that hold in every match."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.state import State
from tests.games.orders import soaks
from tests.games.orders.positions import cards, deck, names, play, position, refused, run_out


def swap(state: State) -> State:
    """The first swap that is legal."""
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    return state


ODD = "P1 P3 P5 P7 P9 P0 P2 P4 P6"  # 25 under order 6
LESS = "G1 G3 G5 G7 O7 G0 G2 G4 G6"  # 23 under order 6
LEAST = "O1 O3 O5 O5 O1 O4 G2 G4 G0"  # 15 under order 6


# -- the end of a round ----------------------------------------------------------------------------------


def test_o14_the_last_reveal_ends_the_round_and_nobody_else_plays() -> None:
    """O-14"""
    state = position(("", "", ""), turn=2, stack="O1")
    play(state, "reveal")
    assert state.over
    assert state.seat is None
    assert state.legal_actions() == []


def test_o14_the_last_revealer_completes_the_turn_with_a_trio() -> None:
    """O-14"""
    state = position(("P1 G2 O3", ""), row="P5 G5 G10", stack="O5")
    play(state, "reveal")
    assert (state.over, state.seat, names(state)) == (False, 0, ["trio5", "decline"])
    taken = play(state.clone(), "trio5 P1 G2")
    assert not taken.over
    play(taken, "O3")
    assert taken.over
    assert "O5" in taken.view(0)["hand"]
    assert play(state, "decline").over


def test_o14_before_the_last_card_the_round_goes_on() -> None:
    """O-14"""
    state = position(("", ""), stack="O1 O2")
    assert not play(state, "reveal").over
    assert play(state, "reveal").over


def test_o29_all_hands_are_laid_open_and_the_points_noted() -> None:
    """O-29"""
    state = roji.game("orders", players=3, rounds=2).new(seed=9)
    hands = [sorted(state.view(seat)["hand"]) for seat in range(3)]
    run_out(state)
    result = state.rounds()[0]
    assert [sorted(own) for own in result["hands"]] == hands
    assert result["points"] == state.scores()
    for seat, own in enumerate(result["hands"]):
        score = roji.score("orders", " ".join(own), order=result["order"])
        assert score.plain()["reasons"] == result["reasons"][seat]
        assert score.points == result["points"][seat]
    assert state.view(None)["results"] == state.rounds()


def test_o29_every_round_is_dealt_anew_from_all_66_cards() -> None:
    """O-29"""
    state = roji.game("orders", players=2, rounds=3).new(seed=9)
    seen = [state.to_dict()]
    for _ in range(2):
        seen.append(run_out(state).to_dict())
    for data in seen:
        whole = cards(" ".join([*data["hands"], data["row"], data["stack"], data["out"]]))
        assert len(whole) == 33
        assert set(whole.values()) == {2}
    assert len({tuple(data["hands"]) for data in seen}) == 3


def test_o26_most_points_win_the_order_card() -> None:
    """O-26"""
    state = position((LEAST, ODD), stack="O2", orders=[6])
    result = run_out(state).rounds()[0]
    assert result["points"] == [15, 25]
    assert result["winners"] == [1]
    assert state.view(0)["order_cards"] == [[], [6]]


def test_or1_a_tied_round_shares_the_order_card() -> None:
    """O-R1"""
    state = position(
        ("P1 P3 P5 P7 P9 P0 P2 P4 P6", "G1 G3 G5 G7 G9 G0 G2 G4 G6", "O0 O2 O4 O6 O8 O1 O3 O5 O9"),
        stack="P8", orders=[6], turn=1,
    )  # fmt: skip
    result = run_out(state).rounds()[0]
    assert result["points"] == [25, 25, 18]
    assert result["winners"] == [0, 1]
    assert state.view(0)["order_cards"] == [[6], [6], []]


def two_rounds(first: tuple[str, str], second: tuple[str, str], **options: Any) -> State:
    """Both rounds played without a trade, under order 6."""
    game = roji.game("orders", **{"rounds": 2, "starter": 0, "orders": 6, **options})
    state = game.new(
        deal=[deck(hands, stack="O0 O2 O4 O6 O8 O10 P8 P8 G8", row="P10 G10 G10") for hands in (first, second)]
    )
    run_out(state)
    return state


def test_o27_the_highest_total_of_points_wins_the_match() -> None:
    """O-27: points, not order cards, and all rounds count."""
    state = two_rounds((ODD, LEAST), (LEAST, LESS))
    assert state.scores() == [25, 15]
    assert state.returns() == [0.0, 0.0]
    run_out(state)
    assert state.over
    assert state.scores() == [40, 38]
    assert state.returns() == [1.0, -1.0]
    assert state.round == 2
    clause, says = refused(state, "reveal")
    assert (clause, "over" in says) == ("O-27", True)


def test_o27_three_rounds_are_the_recommended_match() -> None:
    """O-27"""
    assert roji.game("orders").options["rounds"] == 3
    state = roji.game("orders").new(seed=1)
    for r in range(3):
        assert (state.round, state.over) == (r, False)
        run_out(state)
    assert state.over
    assert len({result["order"] for result in state.rounds()}) == 3


def test_or1_a_tied_match_is_shared() -> None:
    """O-R1: two seats that tie share the win, of three seats two or all."""
    state = run_out(two_rounds((ODD, LEAST), (LEAST, ODD)))
    assert state.scores() == [40, 40]
    assert state.returns() == [0.0, 0.0]
    hands = (ODD, ODD.replace("P", "G"), LEAST)
    tied = run_out(position(hands, stack="P8", orders=[6]))
    assert tied.scores() == [25, 25, 15]
    assert tied.returns() == [0.25, 0.25, -0.5]
    hands = (LEAST, ODD, LEAST.replace("O", "X").replace("G", "O").replace("X", "G"))
    alone = run_out(position(hands, stack="P8", orders=[6]))
    assert alone.scores() == [15, 25, 15]
    assert alone.returns() == [-0.5, 1.0, -0.5]


def test_or1_a_match_without_a_point_is_shared_by_all() -> None:
    """O-R1: no pairs under order 5, and nobody has lost."""
    hands = ("P1 P2 P3 P4 P5 P6 P7 P8 P9", "G1 G2 G3 G4 G5 G6 G7 G8 G9", "O0 O2 O4 O6 O8 O10 G0 G10 P1")
    state = run_out(position(hands, row="P10 P10", stack="O1", orders=[5]))
    assert state.scores() == [0, 0, 0]
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.rounds()[0]["winners"] == [0, 1, 2]


def test_or2_the_player_to_the_left_of_the_last_starter_starts_next() -> None:
    """O-R2: whoever won or played last."""
    state = roji.game("orders", players=3, rounds=5, starter=1).new(seed=2)
    starters = []
    for _ in range(5):
        starters.append(state.seat)
        assert state.view(None)["starter"] == state.seat
        if state.round % 2:
            swap(state)
        run_out(state)
    assert starters == [1, 2, 0, 1, 2]
    assert [result["starter"] for result in state.rounds()] == starters


# -- rulings with options --------------------------------------------------------------------------------


def test_or3_after_ten_table_rounds_of_swaps_the_next_player_must_reveal() -> None:
    """O-R3"""
    state = roji.game("orders", players=3).new(seed=4)
    assert state.view(None)["swaps_left"] == 30
    for done in range(30):
        assert "reveal" in names(state)
        assert len(names(state)) > 1
        swap(state)
        assert state.view(None)["swaps_left"] == 29 - done
    assert names(state) == ["reveal"]
    clause, says = refused(state, state.view(state.seat)["hand"][0])
    assert (clause, "must reveal" in says) == ("O-R3", True)
    play(state, "reveal")
    if state.view(None)["phase"] == "trio":
        play(state, "decline")
    assert state.view(None)["swaps_left"] == 30
    assert len(names(state)) > 1


def test_or3_any_reveal_begins_the_count_anew() -> None:
    """O-R3: table rounds in a row."""
    state = position(("", ""), swaps=1, stall_rounds=1)
    play(state, "reveal")
    assert state.view(None)["swaps_left"] == 2
    swap(state)
    assert len(names(state)) > 1
    assert names(swap(state)) == ["reveal"]


def test_or3_stall_rounds_0_lets_a_table_swap_for_ever() -> None:
    """O-R3, option stall_rounds: as printed."""
    state = roji.game("orders", stall_rounds=0).new(seed=4)
    assert state.view(None)["swaps_left"] is None
    for _ in range(1300):
        swap(state)
    assert len(names(state)) > 1


def test_or3_without_a_limit_the_same_cards_are_the_same_position() -> None:
    """O-R3: nothing counts the swaps, so a position that comes back is equal."""
    state = position(("P8", "G3"), row="P8 G3 G9", known=("P8", "G3"), stall_rounds=0)
    again = play(state.clone(), "P8 =P8 G3 =G3")
    assert again == state
    limited = position(("P8", "G3"), row="P8 G3 G9", known=("P8", "G3"), stall_rounds=10)
    assert play(limited.clone(), "P8 =P8 G3 =G3") != limited


@pytest.mark.parametrize(
    ("orders", "rounds", "played"),
    [("1,4,7", 3, [1, 4, 7]), ("4", 3, [4, 4, 4]), ([8, 8, 2], 3, [8, 8, 2]), (5, 1, [5]), ("2,3", 5, [2, 3, 2, 3, 2])],
)
def test_or7_orders_can_be_a_fixed_list_which_may_repeat(orders: Any, rounds: int, played: list[int]) -> None:
    """O-R7: a list shorter than the match begins again."""
    state = roji.game("orders", rounds=rounds, orders=orders).new(seed=1)
    for _ in range(rounds):
        run_out(state)
    assert [result["order"] for result in state.rounds()] == played


@pytest.mark.parametrize("rounds", [1, 8])
def test_or7_a_match_has_one_to_eight_rounds(rounds: int) -> None:
    """O-R7"""
    state = roji.game("orders", rounds=rounds).new(seed=1)
    for _ in range(rounds):
        run_out(state)
    assert state.over
    for wrong in (0, 9):
        with pytest.raises(roji.Invalid, match="1–8"):
            roji.game("orders", rounds=wrong)


# -- laws ------------------------------------------------------------------------------------------------


def test_random_matches_agree_with_the_naive_table() -> None:
    """O-5 to O-14, O-26, O-27, O-R1 to O-R3, O-R6, O-R8 over random matches of two to six."""
    soaks.table.run_short()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1 << 32), st.integers(2, 6), st.data())
def test_a_redeal_keeps_what_the_seat_knows_and_every_hand_its_size(
    seed: int, players: int, data: st.DataObject
) -> None:
    """O-R8: known cards stay in their hands, all else is dealt anew from what is unseen."""
    state = roji.game("orders", players=players, rounds=2, stall_rounds=3).new(seed=seed)
    rng = random.Random(seed)
    for _ in range(data.draw(st.integers(0, 120))):
        if state.round == 0:
            state.apply(rng.choice(state.legal_actions()))
    viewer = data.draw(st.sampled_from([*range(players), None]))
    other = state.redeal(viewer, seed)
    now, then = state.to_dict(), other.to_dict()
    for seat in range(players):
        assert len(then["hands"][seat].split()) == len(now["hands"][seat].split())
        assert not cards(now["known"][seat]) - cards(then["hands"][seat])
    if viewer is not None:
        assert then["hands"][viewer] == now["hands"][viewer]
    for field in ("row", "known", "orders", "swaps", "laid", "trio", "turn", "phase", "results"):
        assert then[field] == now[field]
    assert other.view(viewer) == state.view(viewer)


def test_a_redeal_of_later_rounds_draws_their_orders_anew() -> None:
    """O-4: orders to come are not known, those turned up stay; with a fixed list they are known."""
    state = roji.game("orders", rounds=4).new(seed=1)
    run_out(state)
    future = {tuple(entry["order"] for entry in state.redeal(0, n).to_dict()["future"]) for n in range(80)}
    assert {order for orders in future for order in orders} == {*range(1, 9)} - set(state.view(None)["orders"])
    assert len(future) > 20
    fixed = roji.game("orders", rounds=3, orders="3,3,5").new(seed=1)
    assert [entry["order"] for entry in fixed.redeal(0, 7).to_dict()["future"]] == [3, 5]
    decks = {fixed.redeal(0, n).to_dict()["future"][0]["deck"] for n in range(5)}
    assert len(decks) == 5


def test_a_finished_match_is_not_redealt() -> None:
    state = run_out(roji.game("orders", rounds=1).new(seed=1))
    assert state.redeal(None, 3) == state


def test_playouts_are_the_same_every_time_and_every_seat_wins_its_share() -> None:
    game = roji.game("orders", players=3, rounds=1)
    made = roji.playouts(game, 600, 7)
    assert made == roji.playouts(game, 600, 7)._replace(seconds=made.seconds)
    assert all(150 < wins < 270 for wins in made.wins)
    assert roji.playouts(roji.game("orders", orders="1", starter=1, rounds=1), 200, 7).games == 200


def test_the_same_seed_gives_the_same_match_for_ever() -> None:
    """The deal of seed 7, written down."""
    data = roji.game("orders", players=2, rounds=1).new(seed=7).to_dict()
    assert (data["starter"], data["orders"]) == (1, [1])
    assert data["hands"][0] == "P0 P4 P10 G4 G7 G9 O4 O5 O10"
    assert data["row"] == "O2 O3 O6"
    assert data["stack"] == "O7 P9 G2 O2 P5 G1 G3 G2 O3"

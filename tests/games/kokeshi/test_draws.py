"""Repetition and the limit of turns (K-R5)."""

from __future__ import annotations

import random

import pytest

import roji
from roji.games.kokeshi.rules import KokeshiState
from tests.games.kokeshi.positions import fresh, play, setup

PLACED = "c1 c2 d1 d9 d10 e8"
THERE_AND_BACK = "c1>c2 d9>d10 c2>c1 d10>d9"


def test_the_third_time_is_a_draw() -> None:
    """K-R5: the position after the placement counts as the first."""
    state = play(fresh(), f"{PLACED} {THERE_AND_BACK}")
    assert not state.over
    play(state, "c1>c2 d9>d10 c2>c1")
    assert not state.over
    play(state, "d10>d9")
    assert state.over
    assert state.seat is None
    assert state.scores() == [0, 0]
    assert state.returns() == [0.0, 0.0]
    assert state.rounds() == [{"round": 0, "kind": "repetition", "clause": "K-R5", "winner": None, "turns": 8}]
    assert state.game.from_dict(state.to_dict()) == state


def test_the_same_figurines_with_the_other_player_to_move_are_another_position() -> None:
    """K-R5: seven turns lead back to the first figurines, but it is the other's turn; that counts for itself."""
    state = play(fresh(), PLACED)
    start = state.to_dict()["figurines"]
    # Seat 0 passes to and fro twice; seat 1 sends one bead round all three in three turns.
    seven = "c1>c2 d9>d10 c2>c1 d10>e8 c1>c2 e8>d9 c2>c1"
    play(state, seven)
    assert state.to_dict()["figurines"] == start
    assert state.seat == 1
    # Now twice more there and back, seat 1 first: the third time with seat 1 to move, the second in between.
    play(state, "d9>d10 c1>c2 d10>d9 c2>c1")
    assert state.to_dict()["figurines"] == start
    assert not state.over
    play(state, "d9>d10 c1>d1 d10>d9")
    assert not state.over
    play(state, "d1>c1")
    assert state.over


def test_one_player_in_the_same_place_is_not_enough() -> None:
    """K-R5: both halves of the position must be the same."""
    state = play(fresh(), PLACED)
    play(state, "c1>c2 d9>d10 c2>c1 d10>e8 c1>c2 e8>d9 c2>c1 d9>d10 c1>c2 d10>d9 c2>c1")
    assert not state.over


def test_figurines_with_equal_stacks_are_interchangeable() -> None:
    """K-R5: exchanging two of them makes no new position."""
    state = setup("c1:pg c2:pg d1:oo")
    assert state.position() == setup("c2:pg c1:pg d1:oo").position()
    assert state.position() != setup("c1:gp c2:pg d1:oo").position()
    assert state.position() != setup("c1:pg c2:pg d1:oo", turn=1).position()
    cycle = "d1>c1 e10>d10 c1>d1 d10>e10"
    play(state, cycle)
    data = state.to_dict()
    data["figurines"][0] = ["c2:pg", "c1:pg", "d1:oo"]
    exchanged = play(state.game.from_dict(data), "d1>c1 e10>d10 c1>d1")
    assert not exchanged.over
    assert play(exchanged, "d10>e10").over


def test_different_stacks_are_different_positions() -> None:
    """K-R5: the same spaces with beads in another order are something else."""
    one, other = setup("c1:pg c2:gp d1:oo"), setup("c1:gp c2:pg d1:oo")
    assert one.position() != other.position()
    assert one != other


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_draw_after_so_many_turns(limit: int) -> None:
    """K-R5: turns of both together; the placement is not counted."""
    state = play(fresh(max_turns=limit), PLACED)
    for move in [*THERE_AND_BACK.split(), "d1>c1"]:
        if state.over:
            break
        play(state, move)
    assert state.rounds()[0] == {"round": 0, "kind": "limit", "clause": "K-R5", "winner": None, "turns": limit}


def test_200_turns_unless_chosen_otherwise() -> None:
    """K-R5: the default limit."""
    assert roji.game("kokeshi").options["max_turns"] == 200


def test_a_win_on_the_last_turn_counts() -> None:
    """K-R5: the base is reached on the very turn that would end the match."""
    state = setup("d9:pg h1:po h2:go", max_turns=1)
    assert play(state, "d9 e9+h1").returns() == [1.0, -1.0]
    jumped = setup("d8: d9:ppg h2:goo", "h1:gg f8:oo g1:pp", max_turns=1)
    assert play(jumped, "d8 ^e9").returns() == [1.0, -1.0]


def test_the_third_time_on_the_last_turn_is_a_repetition() -> None:
    """K-R5: both would be a draw; the repetition is what is told."""
    state = play(fresh(max_turns=8), f"{PLACED} {THERE_AND_BACK} {THERE_AND_BACK}")
    assert state.rounds()[0]["kind"] == "repetition"


def test_without_a_limit_a_match_goes_on() -> None:
    """K-R5: max_turns=0 means none, and the past is never forgotten."""
    state = play(fresh(max_turns=0), PLACED)
    rng = random.Random(1)
    for _ in range(450):  # beads wander about at random, by turns that do not end the match
        passes = [action for action in state.legal_actions() if ">" in state.name(action)]
        later = [state.effects_of(action, None)[0] for action in passes]
        state = rng.choice([other for other in later if not other.over])
    assert not state.over
    assert state.to_dict()["turns"] == 450
    assert len(state.to_dict()["history"]) == 452
    again = state.game.from_dict(state.to_dict())
    assert again == state
    assert state.clone() == state
    unlike = state.to_dict()
    unlike["history"][0] = "c1:pp c2:oo d1:gg"
    assert state.game.from_dict(unlike) != state
    assert isinstance(state, KokeshiState)
    state.begin(0)
    assert state == fresh(max_turns=0)  # a new match knows nothing of the one before


HERE, THERE = "c1:pp c2:gg d1:oo", "d9:pp d10:gg e8:oo"
BEFORE = {0: ("c1:p c2:ggp d1:oo", "c2>c1"), 1: ("d9:p d10:ggp e8:oo", "d10>d9")}  # one pass away from there


def after_long(turn: int, length: int, pairs: dict[int, tuple[str, str]]) -> roji.State:
    """HERE and THERE after a pass by `turn`, in a match with so many entries and these pairs among them."""
    history = [BEFORE[i % 2][0] for i in range(length + turn)]
    for spot, pair in pairs.items():
        history[spot : spot + 2] = pair
    history[-1] = (THERE, HERE)[turn]
    figurines = {turn: BEFORE[turn][0], 1 - turn: history[-1]}
    state = setup(figurines[0], figurines[1], turn, starter=0, history=history, max_turns=0)
    return play(state, BEFORE[turn][1])


@pytest.mark.parametrize("length", [206, 430])
@pytest.mark.parametrize(
    ("turn", "spots"),
    [(1, (0, 2)), (1, (0, 198)), (1, (198, 200)), (1, (96, 202)), (0, (1, 3)), (0, (1, 199)), (0, (199, 201))],
)
def test_a_position_of_long_ago_counts(turn: int, length: int, spots: tuple[int, int]) -> None:
    """K-R5: wherever in a long match it occurred; twice altogether is still no draw."""
    pair = (HERE, THERE) if turn else (THERE, HERE)
    assert after_long(turn, length, dict.fromkeys(spots, pair)).over
    assert not after_long(turn, length, {spots[0]: pair}).over
    assert not after_long(turn, length, {spots[1]: pair}).over


@pytest.mark.parametrize("turn", [0, 1])
def test_players_who_have_changed_places_are_in_another_position(turn: int) -> None:
    """K-R5: each stood where the other stands now, with the same beads; that is not this position."""
    pair = (HERE, THERE) if turn else (THERE, HERE)
    assert not after_long(turn, 230, {10 + turn: pair, 20 + turn: pair, 30 + turn: pair, 210 + turn: pair}).over

"""The contract of the library, shown on Koi-Koi."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.state import outcome
from tests.games.koikoi.positions import deck, position


def test_the_readme_example_runs() -> None:
    import doctest

    text = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    found = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(found.examples) > 3
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(found).failed == 0


def test_games_are_listed_and_made_with_checked_options() -> None:
    assert "koikoi" in roji.games()
    game = roji.game("koikoi", rounds=3)
    assert (game.players, game.num_actions, game.max_legal, game.options["rounds"]) == (2, 50, 8, 3)
    assert game == roji.game("koikoi", rounds="3")
    assert hash(game) == hash(roji.game("koikoi", rounds=3))
    assert game != roji.game("koikoi")
    assert "rounds=3" in repr(game)
    with pytest.raises(roji.Invalid, match="Did you mean “koikoi”"):
        roji.game("koikio")
    with pytest.raises(roji.Invalid, match="The games are: "):
        roji.game("chess")


def test_the_games_package_can_be_imported_by_path_and_called() -> None:
    import roji.games.koikoi.cards as cards

    assert cards.CARDS is CARDS
    assert roji.games.koikoi.cards is cards  # type: ignore[attr-defined]


@given(st.integers(0, 2**64), st.lists(st.integers(0, 10**6), max_size=60))
@settings(max_examples=40, deadline=None)
def test_the_same_seed_and_choices_give_the_same_match(seed: int, choices: list[int]) -> None:
    first, second = (roji.game("koikoi", rounds=2).new(seed=seed) for _ in range(2))
    for choice in choices:
        if first.over:
            break
        legal = first.legal_actions()
        before = first.clone()
        first.apply(legal[choice % len(legal)])
        second.apply(legal[choice % len(legal)])
        assert before != first
        assert before == pickle.loads(pickle.dumps(before)) == copy.copy(before)
    assert first == second
    assert first.to_dict() == second.to_dict()
    assert hash(first) == hash(second)


def test_a_scripted_and_a_seeded_state_with_the_same_future_are_equal() -> None:
    game = roji.game("koikoi", rounds=3)
    state = game.new(seed=5)
    again = game.from_dict(state.to_dict())
    assert again == state
    while not state.over:
        state.apply(state.legal_actions()[0])
        again.apply(again.legal_actions()[0])
        assert again == state


def test_a_match_from_chance_differs_each_time() -> None:
    game = roji.game("koikoi")
    assert game.new() != game.new()


def test_explicit_deals_are_checked() -> None:
    game = roji.game("koikoi", rounds=2, starter=0)
    with pytest.raises(roji.Invalid, match="enough for 1 of 2 rounds"):
        game.new(deal=[deck()])
    with pytest.raises(roji.Invalid, match="enough for 3 of 2 rounds"):
        game.new(deal=[deck()] * 3)
    with pytest.raises(roji.Invalid, match="48 different cards"):
        game.new(deal=["1L 2A"])
    with pytest.raises(roji.Invalid, match="twice"):
        game.new(deal=[deck().replace("1L", "1R"), deck()])
    with pytest.raises(roji.Invalid, match="starter=0"):
        roji.game("koikoi", rounds=1).new(deal=[deck()])
    seeded = game.new(seed=3, deal=[deck()])
    assert seeded.to_dict()["future"] == game.new(seed=3).to_dict()["future"]
    with pytest.raises(roji.Invalid, match="enough for 0 of 2"):
        game.new(deal=[])


def test_a_redeal_that_would_have_been_lucky_is_not_dealt() -> None:
    """H-11: the opponent's hand was seen not to be lucky."""
    from roji.games.koikoi.cards import read_set
    from roji.games.koikoi.scoring import lucky_hand

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


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_there_are_only_the_seats_of_the_game_and_spectators(seat: Any) -> None:
    state = roji.game("koikoi").new(seed=1)
    for call in (state.view, lambda s: state.redeal(s, 1), lambda s: state.effects_of(state.legal_actions()[0], s)):
        with pytest.raises(roji.Invalid, match="no seat"):
            call(seat)


@pytest.mark.parametrize("seed", [-1, 1 << 64, "a"])
def test_a_redeal_needs_a_seed_of_64_bits(seed: Any) -> None:
    with pytest.raises(roji.Invalid, match=r"2\^64"):
        roji.game("koikoi").new(seed=1).redeal(0, seed)


@pytest.mark.parametrize("action", [-1, 50, 10**30, -(10**30)])
def test_an_action_out_of_range_is_illegal(action: int) -> None:
    with pytest.raises(roji.Illegal, match="actions are 0 to 49"):
        roji.game("koikoi").new(seed=1).apply(action)


@pytest.mark.parametrize("action", ["1L", None, 1.0, True, [1]])
def test_an_action_of_another_kind_is_refused(action: Any) -> None:
    with pytest.raises(roji.Invalid, match="whole number"):
        roji.game("koikoi").new(seed=1).apply(action)


def test_effects_refuse_states_that_do_not_follow() -> None:
    game = roji.game("koikoi")
    state = game.new(seed=1)
    with pytest.raises(roji.Invalid, match="does not lead"):
        game.effects(state, state.legal_actions()[0], state, 0)


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


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hands": ["1x"]}, "hands"),
        ({"hands": ["1x", "1x"]}, "1x appears twice"),
        ({"field": 3}, "field"),
        ({"phase": "dream"}, "phase"),
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"pending": "1x", "phase": "take"}, "pending"),
        ({"lot": "1L"}, "lot"),
        ({"calls": [0, -1]}, "calls"),
        ({"held": [["H-99"], []]}, "held"),
        ({"results": [{}]}, "results"),
        ({"future": [["1L"]]}, "future"),
        ({"hands": ["", "2x"]}, "hands"),
        ({"stock": " ".join(CARDS[8:40])}, "stock"),
        ({"stock": "1q"}, "1q"),
    ],
)
def test_a_state_set_up_wrongly_is_refused_by_field(change: dict[str, Any], says: str) -> None:
    state = position(("1x", "2x"), "", "5x 6x")
    data = {**state.to_dict(), **change}
    with pytest.raises(roji.Invalid, match=says):
        state.game.from_dict(data)
    for name in state.to_dict():
        with pytest.raises(roji.Invalid, match=name):
            state.game.from_dict({key: value for key, value in state.to_dict().items() if key != name})
    with pytest.raises(roji.Invalid, match="add up to 1"):
        state.game.from_dict({**state.to_dict(), "future": [[deck()]]})


def test_when_the_match_is_over_everything_is_shown() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""))
    assert state.view(None)["revealed"] is None
    for move in ("12x", "stop"):
        state.apply(state.parse(move))
    assert state.view(None)["revealed"] == {"hands": [["5x"], ["4x", "9x"]], "stock": ["8x", "11x", "2R"]}


@pytest.mark.parametrize(
    ("scores", "returns"),
    [([3, 1], [1, -1]), ([2, 2], [0, 0]), ([5, 1, 1], [1, -0.5, -0.5]), ([5, 5, 1], [0.25, 0.25, -0.5])],
)
def test_returns_share_the_win(scores: list[int], returns: list[float]) -> None:
    assert [outcome(scores, seat) for seat in range(len(scores))] == returns


def test_playouts_do_not_depend_on_the_number_of_threads() -> None:
    game = roji.game("koikoi", rounds=2)
    one, three = (roji.playouts(game, n=30, seed=9, threads=threads) for threads in (1, 3))
    assert one[:3] == three[:3]
    assert one.games == 30
    assert roji.playouts(game, n=30, seed=10).decisions != one.decisions
    assert roji.playouts(game, n=0).decisions == 0


@pytest.mark.parametrize("wrong", [{"n": -1}, {"threads": 0}, {"seed": "x"}, {"n": 1.5}])
def test_playouts_refuse_numbers_that_are_none(wrong: dict[str, Any]) -> None:
    with pytest.raises(roji.Invalid, match=next(iter(wrong))):
        roji.playouts(roji.game("koikoi"), **wrong)


def test_a_running_match_is_smaller_than_a_kilobyte() -> None:
    if roji.compiled:
        assert sys.getsizeof(roji.game("koikoi").new(seed=1)) < 1024


def test_refusals_can_be_pickled_and_said_again() -> None:
    error = pickle.loads(pickle.dumps(roji.Illegal("H-10", "koikoi-refuse-over")))
    assert (error.clause, error.key, error.args, str(error)) == (
        "H-10", "koikoi-refuse-over", {}, "H-10: the match is over.",
    )  # fmt: skip

"""The contract of the library, shown on Koi-Koi."""

from __future__ import annotations

import copy
import os
import pickle
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.state import outcome


def test_the_readme_example_runs() -> None:
    import doctest

    text = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    found = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(found.examples) > 3
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(found).failed == 0


def test_the_call_of_the_package_still_lists_the_games_and_says_what_to_use() -> None:
    assert roji.games.__name__ == "roji.games"
    with pytest.warns(DeprecationWarning, match=r"roji.list_games\(\)"):
        assert roji.games() == roji.list_games()  # type: ignore[operator]


def test_help_leads_to_every_part() -> None:
    assert roji.__doc__ is not None
    for name in re.findall(r"^    (roji\.[\w.]+)", roji.__doc__, re.M):
        assert pydoc.locate(name) is not None, name


def test_games_are_listed_and_made_with_checked_options() -> None:
    assert "koikoi" in roji.list_games()
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
    assert roji.games.koikoi.cards is cards


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


def test_a_match_from_chance_differs_each_time() -> None:
    game = roji.game("koikoi")
    assert game.new() != game.new()


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


def test_equal_games_have_equal_hashes_also_when_they_come_from_another_process() -> None:
    make = "import pickle, sys, roji; sys.stdout.buffer.write(pickle.dumps(roji.game('koikoi', rounds=3)))"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "7"}
    sent = subprocess.run([sys.executable, "-c", make], capture_output=True, check=True, env=environment).stdout
    game = pickle.loads(sent)
    assert game == roji.game("koikoi", rounds=3)
    assert hash(game) == hash(roji.game("koikoi", rounds=3))

"""Engines in the arena: a program plays like any bot, and one that fails has lost, by name."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roji.arena.folder import Folder
from roji.arena.match import forfeited, play, read
from roji.arena.run import run
from roji.arena.settings import choose, plan
from roji.arena.totals import totals
from roji.bots.engines.bot import running
from roji.games.registry import game as make_game
from tests.bots.engines.programs import BAD, WELL, program
from tests.shell import Shell

OURS = f"{sys.executable} -m roji.cli.main engine"


@pytest.fixture(autouse=True)
def _none_is_left() -> Any:
    yield
    running.close()


def test_a_bot_plays_the_same_matches_as_an_engine() -> None:
    inside = choose("koikoi", {"rounds": 1}, ["random", "greedy"], deals=2)
    outside = choose("koikoi", {"rounds": 1}, ["random", f"engine:{OURS} koikoi greedy"], deals=2)
    for task in plan(inside):
        one, other = play(inside, task), play(outside, task)
        assert (one.scores, one.returns, one.decisions, one.seed) == (
            other.scores, other.returns, other.decisions, other.seed,
        )  # fmt: skip


def test_an_engine_that_fails_has_lost_and_the_others_play_on(tmp_path: Path) -> None:
    engines = [program(tmp_path, BAD["engine-illegal"], "bad"), program(tmp_path, WELL, "good")]
    settings = choose(
        "koikoi", {"rounds": 3}, ["random", "engine:bad", "engine:good"], "round-robin", deals=1, engines=engines
    )
    matches = run(settings)
    for played in matches:
        if played.fault is not None:
            assert played.bots[played.fault["seat"]] == "engine:bad"
            assert played.shares[played.fault["seat"]] == 0
        assert (played.fault is not None) == ("engine:bad" in played.bots)
    found = totals(settings, matches).faults
    assert [(fault.bot, fault.matches, fault.key) for fault in found] == [("engine:bad", 4, "engine-illegal")]


def test_a_foreign_program_plays_through_its_adapter() -> None:
    adapter = Path(__file__).parents[2] / "examples" / "engine" / "foreign_koikoi.py"
    settings = choose("koikoi", {"rounds": 6}, ["random", f"engine:{sys.executable} {adapter}"], deals=3)
    matches = run(settings)
    assert [played.fault for played in matches] == [None] * 6
    assert totals(settings, matches).standings[1].points.mean > totals(settings, matches).standings[0].points.mean


@pytest.mark.parametrize(("game", "players"), [("koikoi", 2), ("orders", 4), ("niwashi", 2)])
def test_what_a_lost_match_comes_to(game: str, players: int) -> None:
    made = make_game(game, **({"players": players} if game == "orders" else {}))
    scores, returns = forfeited(made.new(seed=1), 1)
    if made.together:
        assert (scores, returns) == ([0, 0], [-1.0, -1.0])
    else:
        assert sum(returns) == pytest.approx(0)
        assert returns[1] == min(returns) == -1 / (players - 1)


def test_a_match_with_a_fault_is_kept_and_read(tmp_path: Path) -> None:
    settings = choose(
        "koikoi", {"rounds": 1}, ["random", "engine:bad"], deals=1, seed=2,
        engines=[program(tmp_path, BAD["engine-died"], "bad")],
    )  # fmt: skip
    matches = run(settings, tmp_path / "run")
    assert [read(json.loads(json.dumps(played.to_dict()))) for played in matches] == matches
    with Folder(tmp_path / "run", settings) as folder:
        assert folder.done == matches
    assert "fault" not in replace(matches[0], fault=None).to_dict()


def test_the_command_line_names_engines_and_tells_their_faults(tmp_path: Path, shell: Shell) -> None:
    bad = program(tmp_path, BAD["engine-garbage"], "bad")
    code, out, _ = shell("arena", "koikoi", "random", "engine:mine", "--engine", f"mine={bad.command}", "--deals", "1")
    assert code == 0
    assert "engine:mine" in out
    assert "line of JSON: 9y" in " ".join(out.split())
    code, _, err = shell("arena", "koikoi", "random", "engine:./not-there")
    assert code == 2
    assert "no program “./not-there”" in err


def test_the_command_line_speaks_the_protocol(shell: Shell) -> None:
    code, out, _ = shell("engine", "koikoi", "greedy", text='{"do": "hello", "id": 1, "protocol": 1}\n')
    assert code == 0
    assert json.loads(out)["games"] == ["koikoi"]
    code, _, err = shell("engine", "koikoi", "nobody")
    assert code == 2
    assert "There is no bot “nobody”" in err

"""The problem of a day over HTTP: judged by the rules, nothing kept, no answer before it is found or asked for."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from roji.games.problems import of_day, shelf, start
from tests.day import today
from tests.family import OWN
from tests.server.test_lessons import ask


def numbers(game: str, turn: str) -> str:
    """A turn as the numbers of its decisions."""
    state, found = start(of_day(game, today(), today())), list[int]()
    for name in turn.split():
        found.append(state.parse(name))
        state.apply(found[-1])
    return ".".join(map(str, found))


def test_the_games_and_the_days_are_told(tmp_path: Path) -> None:
    ((status, days),) = ask(tmp_path, "/api/problems")
    assert status == 200
    assert days["today"] == today().isoformat()
    assert days["first"] == min(shelf(game).first for game in OWN).isoformat()
    assert set(days["games"]) == set(OWN)


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_answer_is_told_to_who_finds_it_or_asks_and_to_nobody_else(tmp_path: Path, game: str) -> None:
    problem = of_day(game, today(), today())
    path = f"/api/problems/{game}/{today()}"
    state = start(problem)
    (_, begun), (_, right), (_, shown) = ask(
        tmp_path, path, f"{path}?moves={numbers(game, problem.turn)}", f"{path}?show=true"
    )
    assert (begun["verdict"], begun["answer"], begun["chance"]) == ("", None, None)
    assert problem.why not in json.dumps(begun)
    assert len(begun["position"]["choices"]) == len(state.legal_actions())
    assert begun["position"]["view"] == json.loads(json.dumps(state.view(state.seat)))
    assert right["verdict"] == "right"
    assert right["answer"]["why"] == shown["answer"]["why"]
    assert shown["verdict"] == ""
    assert len(right["answer"]["then"]) == len(problem.then)
    assert right["answer"]["turn"]


def test_nothing_hidden_of_the_position_is_told(tmp_path: Path) -> None:
    """The other hand and the order of the stock are not in it, however it is asked for."""
    hidden = start(of_day("koikoi", today(), today())).to_dict()
    seat = start(of_day("koikoi", today(), today())).seat or 0
    path = f"/api/problems/koikoi/{today()}"
    for _, answer in ask(tmp_path, path, f"{path}?show=true"):
        view = answer["position"]["view"]
        assert view["hand"] == hidden["hands"][seat].split()
        assert view["revealed"] is None
        assert hidden["hands"][1 - seat] not in json.dumps(answer)
        assert hidden["stock"] not in json.dumps(answer)


def test_a_wrong_turn_says_what_it_is_worth(tmp_path: Path) -> None:
    problem = of_day("koikoi", today(), today())
    firsts = {turn.split()[0] for turn in (problem.turn, *problem.also)}
    wrong = next(name for name in problem.worth if name not in firsts)
    ((_, answer),) = ask(tmp_path, f"/api/problems/koikoi/{today()}?moves={numbers('koikoi', wrong)}")
    if answer["verdict"]:
        assert answer["verdict"] == "wrong"
        assert (answer["chance"], answer["answer"]) == (problem.worth[wrong], None)
        assert answer["best"] > answer["chance"]


def test_what_is_no_problem_of_a_day_is_refused_in_the_language_of_who_asks(tmp_path: Path) -> None:
    path = "/api/problems/koikoi"
    answers = ask(
        tmp_path,
        f"{path}/{today() + timedelta(days=2)}",
        f"{path}/2020-01-01",
        f"{path}/2026-13-01",
        f"{path}/yesterday",
        f"/api/problems/chess/{today()}",
        f"{path}/{today()}?moves=999999",
        f"{path}/{today()}?moves=a",
        lang="de",
    )
    assert [(status, problem["key"]) for status, problem in answers] == [
        (404, "problem-future"),
        (404, "problem-no-day"),
        (400, "problem-bad-day"),
        (400, "bad-request"),
        (400, "unknown-game"),
        (400, "action-range"),
        (400, "bad-request"),
    ]
    assert "gibt es an diesem Tag" in answers[0][1]["text"]

"""Lessons over HTTP: whoever learns says what was decided, and the rules judge it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from roji.games.lessons import lesson
from tests.server.running import quick, running


def ask(folder: Path, *paths: str, lang: str = "en") -> list[tuple[int, Any]]:
    """What a server answers to these."""

    async def all_of_them() -> list[tuple[int, Any]]:
        async with running(quick(folder)) as home:
            answers = [await home.http.get(path, headers={"accept-language": lang}) for path in paths]
            return [(answer.status_code, answer.json()) for answer in answers]

    return asyncio.run(all_of_them())


def test_a_step_shows_its_position_and_what_can_be_decided(tmp_path: Path) -> None:
    (_, shown), (_, step) = ask(tmp_path, "/api/games/koikoi/lesson", "/api/games/koikoi/lesson/1")
    assert shown["steps"] == [step.name for step in lesson("koikoi").steps]
    assert (step["name"], step["verdict"], step["marked"]) == ("month", "", True)
    assert step["say"]["key"] == "koikoi-lesson-month"
    position = step["position"]
    assert position["view"]["hand"] == ["1x", "5x", "9y"]
    assert [choice["name"] for choice in position["choices"]] == ["1x", "5x", "9y"]
    assert position["question"]["key"].startswith("koikoi-")
    assert position["lines"]
    assert step["best"][0]["name"] == "1x"


def test_a_right_decision_is_made_and_a_wrong_one_is_not(tmp_path: Path) -> None:
    first = lesson("koikoi").step(1).first
    path = "/api/games/koikoi/lesson/1?moves="
    (_, right), (_, wrong), (status, illegal) = ask(
        tmp_path, f"{path}{first.parse('1x')}", f"{path}{first.parse('5x')}", f"{path}{first.parse('2x')}"
    )
    assert right["verdict"] == "right"
    assert right["position"]["view"]["captured"][0] == ["1L", "1x"]
    assert [event["do"] for event in right["position"]["effects"]] == ["play", "capture", "turn", "lay"]
    assert (wrong["verdict"], wrong["clause"]) == ("wrong", "H-12")
    assert wrong["position"]["view"]["hand"] == ["1x", "5x", "9y"]
    assert (status, illegal["clause"]) == (400, "H-12")


def test_the_other_side_answers_by_itself_within_a_step(tmp_path: Path) -> None:
    number = next(at for at, step in enumerate(lesson("koikoi").steps, 1) if step.name == "call")
    first = lesson("koikoi").step(number).first
    ((_, step),) = ask(tmp_path, f"/api/games/koikoi/lesson/{number}?moves={first.parse('koikoi')}")
    assert step["verdict"] == "on"
    assert step["say"]["key"] == "koikoi-lesson-call-on"
    assert {event["seat"] for event in step["position"]["effects"]} == {0, 1}
    assert step["position"]["to_move"] == 0
    assert step["best"][0]["name"] == "9x"


def test_what_is_no_step_is_refused_in_the_language_of_who_asks(tmp_path: Path) -> None:
    many, right = ".".join(["1"] * 17), lesson("koikoi").step(1).first.parse("1x")
    answers = ask(
        tmp_path,
        "/api/games/koikoi/lesson/99",
        "/api/games/nowhere/lesson",
        "/api/games/koikoi/lesson/0",
        f"/api/games/koikoi/lesson/1?moves={right}.0",
        "/api/games/koikoi/lesson/1?moves=a",
        f"/api/games/koikoi/lesson/1?moves={many}",
        lang="de",
    )
    assert [(status, problem["key"]) for status, problem in answers] == [
        (404, "lesson-step"),
        (400, "unknown-game"),
        (400, "bad-request"),
        (400, "lesson-over"),
        (400, "bad-request"),
        (400, "bad-request"),
    ]
    assert answers[0][1]["text"] == "Diese Lektion hat die Schritte 1 bis 12."


def test_every_game_of_ours_says_how_long_its_lesson_is(tmp_path: Path) -> None:
    ((_, games),) = ask(tmp_path, "/api/games")
    assert {game["id"]: game["lesson"] for game in games} == {
        game["id"]: len(lesson(game["id"]).steps) for game in games
    }

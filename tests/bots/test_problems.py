"""Problems of the day: every one that ships holds, none is there twice, and the setters find and prove them anew."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import roji
from roji.bots.explain import reason_said
from roji.bots.margin import ERRORS, WIDE
from roji.bots.problems import proven_again, search, setter_of, too_easy
from roji.games.parts import folder
from roji.games.problems import Problem, brought, decided, follow, of_day, read, shelf, start, task, tried
from roji.words import LANGUAGES
from roji.words.speaking import Speaker
from tests.bots.soaks import problems as soaked
from tests.family import OWN

YEAR = 366
FEW = 24  # of each game, spread over all its days


def some(game: str, count: int = FEW) -> list[Problem]:
    found = shelf(game).problems
    return found[:: max(1, len(found) // count)]


def test_every_game_of_ours_has_a_problem_a_day() -> None:
    assert set(brought()) == set(OWN)


@pytest.mark.parametrize("game", sorted(OWN))
def test_there_is_a_year_of_them_and_none_is_there_twice(game: str) -> None:
    problems = shelf(game).problems
    assert len(problems) == YEAR
    assert len({problem.key() for problem in problems}) == len(problems)
    seen = {repr((problem.task, state.view(state.seat))) for problem in problems for state in [start(problem)]}
    assert len(seen) == len(problems)


@pytest.mark.parametrize("game", sorted(OWN))
def test_each_has_its_proof_or_its_margin(game: str) -> None:
    for problem in shelf(game).problems:
        if problem.worth:
            assert problem.proof["margin"] >= 100 * WIDE - 0.05  # as it is written, with one digit
            assert problem.proof["margin"] >= ERRORS * (problem.proof["error"] - 0.05)
            assert problem.proof["deals"] >= 12_000
        else:
            assert problem.proof["tried"] >= 12


def test_all_of_them_are_small_data() -> None:
    """400 bytes for a problem, about."""
    sizes = {game: folder(roji.game(game).problems).stat().st_size for game in OWN}
    assert sum(sizes.values()) < 4 * YEAR * 410, sizes


@pytest.mark.parametrize("game", sorted(OWN))
def test_what_is_written_is_read_back(game: str) -> None:
    path = folder(roji.game(game).problems)
    lines = [problem.line() for problem in read(game, path.read_text("utf-8")).problems]
    assert lines == path.read_text("utf-8").splitlines()[1:]


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_answer_is_right_and_another_decision_is_not(game: str) -> None:
    for problem in some(game):
        for turn in (problem.turn, *problem.also):
            assert tried(problem, turn.split()).right is True
        state = start(problem)
        assert len(state.legal_actions()) > 1
        firsts = {turn.split()[0] for turn in (problem.turn, *problem.also)}
        other = next(action for action in state.legal_actions() if state.name(action) not in firsts)
        reached = tried(problem, made := [other])
        while reached.right is None:
            made.append(reached.state.legal_actions()[0])
            reached = tried(problem, made)
        assert reached.right is False


@pytest.mark.parametrize("game", sorted(set(OWN) - {"niwashi"}))
def test_the_simple_player_does_not_find_it(game: str) -> None:
    """It would be too easy. (In the silent garden the simple player does not know what the lantern says.)"""
    for problem in some(game):
        assert not too_easy(problem)


@pytest.mark.parametrize("game", sorted(OWN))
def test_task_answer_and_reason_are_said_in_both_languages(game: str) -> None:
    made = roji.game(game)
    for problem in some(game, 8):
        for lang in LANGUAGES:
            seat = start(problem).seat
            speaker = Speaker(game, lang, [f"P{seat}" for seat in range(6)], seat)
            said = [speaker.tell(task(problem)), *(speaker.tell(one) for turn in decided(problem) for one in turn)]
            said.append(reason_said(made, problem.why, problem.args, lang))
            assert all(said)
            assert not any("{" in text for text in said)


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_problem_is_proven_anew_and_a_false_answer_is_not(game: str) -> None:
    """A sample; `make soak` proves all of them."""
    problem = shelf(game).problems[7]
    assert proven_again(problem)
    state = start(problem)
    firsts = {turn.split()[0] for turn in (problem.turn, *problem.also)}
    wrong = next(state.name(action) for action in state.legal_actions() if state.name(action) not in firsts)
    assert setter_of(roji.game(game)).prove(replace(problem, turn=wrong, also=[])) is None


def test_a_few_more_are_proven_anew() -> None:
    soaked.run_short()


@pytest.mark.parametrize("game", ["kokeshi", "niwashi"])
def test_the_search_finds_the_same_problem_in_the_same_match(game: str) -> None:
    problem = shelf(game).problems[3]
    assert next(search(game, problem.match, set())) == (problem.match, problem)
    assert next(search(game, problem.match, {problem.key()})) == (problem.match, None)


def test_a_file_that_makes_no_sense_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "odd.jsonl").write_text('{"first": "2026-11-01"}\n{"what": 1}\n', encoding="utf-8")
    for path in (str(tmp_path / "odd.jsonl"), str(tmp_path / "none.jsonl")):
        monkeypatch.setattr(type(roji.game("orders")), "problems", f"roji:{path}")
        shelf.cache_clear()
        assert set(brought()) == set(OWN) - {"orders"}
    monkeypatch.undo()
    shelf.cache_clear()


# -- days ------------------------------------------------------------------------------------------------


def test_each_day_has_its_own_and_after_the_last_the_first_comes_again() -> None:
    found = shelf("koikoi")
    today = found.first + timedelta(days=10_000)
    for number in (0, 1, len(found.problems) - 1, len(found.problems)):
        day = found.first + timedelta(days=number)
        assert of_day("koikoi", day, today) == found.problems[number % len(found.problems)]


def test_no_day_before_the_first_and_none_in_the_future() -> None:
    first = shelf("koikoi").first
    with pytest.raises(roji.Invalid, match=first.isoformat()):
        of_day("koikoi", first - timedelta(days=1), first)
    with pytest.raises(roji.Invalid, match="2027-01-02"):
        of_day("koikoi", date(2027, 1, 2), date(2027, 1, 1))


def test_a_turn_that_is_over_takes_no_more_decisions() -> None:
    problem = shelf("koikoi").problems[0]
    with pytest.raises(roji.Invalid, match="over"):
        follow(problem, [*problem.turn.split(), 0])
    with pytest.raises(roji.Refusal):
        follow(problem, [10**6])

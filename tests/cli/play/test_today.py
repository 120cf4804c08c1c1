"""The problem of the day in the terminal, and the command that makes and checks problems."""

from __future__ import annotations

from pathlib import Path

import pytest

from roji.games.parts import folder
from roji.games.problems import of_day, read, shelf
from roji.games.registry import game
from roji.words import say
from tests.day import today
from tests.family import OWN
from tests.shell import Shell


@pytest.mark.parametrize("id", OWN)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_problem_of_the_day_is_solved_by_typing(shell: Shell, id: str, lang: str) -> None:
    turn = of_day(id, today(), today()).turn.split()
    code, out, _ = shell("today", id, "--lang", lang, text="\n".join(turn) + "\n")
    assert code == 0
    assert say("today-right", lang) in out
    assert "{" not in out


def test_after_a_wrong_turn_one_starts_over_and_may_ask_for_the_answer(shell: Shell) -> None:
    problem = of_day("koikoi", shelf("koikoi").first, today())
    firsts = {turn.split()[0] for turn in (problem.turn, *problem.also)}
    wrong = [name for name in problem.worth if name not in firsts][-1]
    typed = f"{wrong}\n1\n1\nundo\nhint\n"
    code, out, _ = shell("today", "koikoi", "--day", shelf("koikoi").first.isoformat(), text=typed)
    assert code == 0
    assert say("today-left") in out


def test_what_is_no_day_is_refused(shell: Shell) -> None:
    for day, says in (("2099-01-01", "2099-01-01"), ("never", "is not a day"), ("2020-01-01", "the first is")):
        code, _, err = shell("today", "koikoi", "--day", day)
        assert (code, says in err) == (2, True)
    code, _, err = shell("today", "chess")
    assert (code, "chess" in err) == (2, True)


def test_problems_are_made_in_pieces_and_checked(shell: Shell, tmp_path: Path) -> None:
    """The first that ship come out again."""
    file = tmp_path / "problems.jsonl"
    for days in (1, 2):
        code, out, _ = shell("problems", "make", "kokeshi", "--file", str(file), "--days", str(days))
        assert (code, f"{days} of {days}" in out) == (0, True)
    assert read("kokeshi", file.read_text("utf-8")).problems == shelf("kokeshi").problems[:2]
    assert shell("problems", "check", "kokeshi", "--file", str(file))[0] == 0
    text = file.read_text("utf-8")
    file.write_text(text.replace('"tried":', '"tried":9'), encoding="utf-8")
    code, out, _ = shell("problems", "check", "kokeshi", "--file", str(file))
    assert (code, "2 of 2 problems do not hold" in out) == (1, True)


def test_the_file_that_ships_has_all_its_days_and_other_words_are_refused(shell: Shell) -> None:
    code, out, _ = shell("problems", "make", "kokeshi", "--days", "1")
    assert (code, str(folder(game("kokeshi").problems)) in out) == (0, True)
    code, _, err = shell("problems", "guess", "kokeshi")
    assert (code, "guess" in err) == (2, True)

"""Lessons in the terminal: the same positions and sentences as in the browser."""

from __future__ import annotations

import pytest

from roji.games.lessons import ANY, WRONG, lesson
from roji.words import say
from tests.family import OWN
from tests.shell import Shell


def typed(game: str) -> list[str]:
    """What somebody types who is wrong once at every step and right after that."""
    lines = []
    for step in lesson(game).steps:
        state = step.first.clone()
        lines.append(next(state.name(no) for no in state.legal_actions() if step.judge([no]).verdict == WRONG))
        for word in step.lines[0]:
            action = state.legal_actions()[0] if word == ANY else state.parse(word)
            if state.seat == step.seat:
                lines.append("1" if word == ANY else word)
            state.apply(action)
    return lines


@pytest.mark.parametrize("game", OWN)
def test_a_lesson_is_learnt_by_typing_with_a_wrong_answer_at_every_step(shell: Shell, game: str) -> None:
    code, out, _ = shell("learn", game, "--lang", "de", text="\n".join(typed(game)) + "\n")
    assert code == 0
    for step in lesson(game).steps:
        assert say(step.key, "de") in out
        assert say(f"{step.key}-right", "de") in out
    assert f"roji play {game} --level beginner" in out


def test_who_asks_is_told_what_is_right_and_who_leaves_how_to_go_on(shell: Shell) -> None:
    code, out, _ = shell("learn", "koikoi", "--step", "8", text="hint\n0\n2L\n\nundo\nrules H-17\nleave\n")
    assert code == 0
    assert "stop and score 5 points" in out
    assert out.count(say("koikoi-lesson-stop")) == 2
    assert "roji learn koikoi --step 8" in out


def test_a_step_that_is_not_there_is_refused(shell: Shell) -> None:
    code, _, err = shell("learn", "koikoi", "--step", "99")
    assert (code, "steps 1 to 12" in err) == (2, True)

"""The lessons of our games, judged by their rules: what is right can be played, what is wrong is answered as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from roji import words
from roji.games import lessons
from roji.games.errors import Illegal, Invalid
from roji.games.lessons import ANY, ON, RIGHT, WRONG, Judged, Step, lesson
from roji.words import pages
from tests.family import OWN

LONGEST = 190  # characters of what is said: four lines on a small telephone
STEPS = [(game, step) for game in OWN for step in lesson(game).steps]
each_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda value: getattr(value, "name", value))


def legal(judged: Judged) -> list[int]:
    return judged.state.legal_actions()


def walked(step: Step, line: tuple[str, ...]) -> Iterator[tuple[list[int], Judged]]:
    """The decisions of the learner along a line, each with what is made of it; what is left open is the first one."""
    state, actions = step.first.clone(), list[int]()
    yield actions, step.judge(actions)
    for word in line:
        action = state.legal_actions()[0] if word == ANY else state.parse(word)
        if state.seat == step.seat:
            actions = [*actions, action]
            yield actions, step.judge(actions)
        state.apply(action)


@each_step
def test_every_line_that_is_accepted_can_be_played_to_its_end(game: str, step: Step) -> None:
    for line in step.lines:
        *before, (actions, judged) = walked(step, line)
        assert judged.verdict == RIGHT
        assert {judged.verdict for _, judged in before[1:]} <= {ON}
        assert len(actions) <= 16  # what a request may hold


@each_step
def test_every_other_decision_is_answered_and_changes_nothing(game: str, step: Step) -> None:
    wrong = 0
    for actions, judged in walked(step, step.lines[0]):
        for action in legal(judged) if judged.verdict != RIGHT else ():
            answer = step.judge([*actions, action])
            if answer.verdict != WRONG:
                assert answer.verdict in (ON, RIGHT)
                continue
            wrong += 1
            assert answer.state == judged.state
            assert answer.effects == []
            assert answer.line == judged.line
            for lang in words.LANGUAGES:
                words.say(answer.say["key"], lang)
    assert wrong > 0


@each_step
def test_what_the_rules_forbid_is_refused_by_them(game: str, step: Step) -> None:
    forbidden = next(number for number in range(10**6) if number not in step.first.legal_actions())
    with pytest.raises(Illegal):
        step.judge([forbidden])


@each_step
def test_who_decides_after_the_end_begins_again(game: str, step: Step) -> None:
    *_, (actions, _last) = walked(step, step.lines[0])
    with pytest.raises(Invalid):
        step.judge([*actions, 0])


def said(step: Step) -> set[str]:
    """All that a step can say, found by trying every decision along every line."""
    found: set[str] = set()
    for line in step.lines:
        for actions, judged in walked(step, line):
            found.add(judged.say["key"])
            if judged.verdict != RIGHT:
                found |= {step.judge([*actions, action]).say["key"] for action in legal(judged)}
    return found


@pytest.mark.parametrize("game", OWN)
def test_a_lesson_says_all_its_sentences_and_no_others(game: str) -> None:
    for lang in words.LANGUAGES:
        source = (words.HERE / lang / f"{game}-lesson.ftl").read_text("utf-8")
        written = {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
        assert set().union(*(said(step) for step in lesson(game).steps)) == written


@pytest.mark.parametrize("game", OWN)
def test_every_clause_that_is_named_exists(game: str) -> None:
    for lang in words.LANGUAGES:
        known = set(re.findall(r"\*\*([A-Z]-\w+)\*\*", pages.page(game, lang)))
        assert {answer.clause for step in lesson(game).steps for answer in step.answers} <= known


@each_step
def test_what_is_said_is_short(game: str, step: Step) -> None:
    for key in said(step):
        for lang in words.LANGUAGES:
            text = words.say(key, lang)
            assert len(text) <= LONGEST, f"{key} ({lang}): {len(text)}"
            assert len(re.findall(r"[.!?](?: |$)", text)) <= 3, key


@pytest.mark.parametrize("game", OWN)
def test_a_lesson_takes_a_newcomer_five_minutes(game: str) -> None:
    """Ten to fifteen steps; 180 words a minute, five seconds to look at a position and two for every decision."""
    steps = lesson(game).steps
    assert 10 <= len(steps) <= 15
    for lang in words.LANGUAGES:
        seconds = 0.0
        for step in steps:
            heard = [judged.say["key"] for _, judged in walked(step, step.lines[0])]
            seconds += sum(len(words.say(key, lang).split()) for key in dict.fromkeys(heard)) * 60 / 180
            seconds += 5 + 2 * (len(heard) - 1)
        print(game, lang, len(steps), round(seconds))
        assert seconds <= 300, (lang, seconds)


def test_a_game_without_a_lesson_has_none() -> None:
    assert lessons.count("koikoi") == len(lesson("koikoi").steps)
    with pytest.raises(Invalid):
        lesson("koikoi").step(99)
    with pytest.raises(Invalid):
        lesson("nowhere")


WORDS = {"en": 230, "de": 180}  # a minute, as people read what they need to understand
A_DECISION = 3  # seconds to find it and tap


@pytest.mark.parametrize("lang", words.REFERENCE)
@pytest.mark.parametrize("game", OWN)
def test_who_reads_all_of_it_is_through_in_five_minutes(game: str, lang: str) -> None:
    seconds = 0.0
    for step in lesson(game).steps:
        walk = list(walked(step, step.lines[0]))  # its length: the decisions, and on to the next step
        heard = {judged.say["key"] for _, judged in walk}
        read = sum(len(words.say(key, lang).split()) for key in heard)
        seconds += read / WORDS[lang] * 60 + len(walk) * A_DECISION
    assert seconds < 300, f"{seconds:.0f} s"

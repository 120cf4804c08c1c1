"""The problem of the day in the browser: solved and not, a streak over a reload, a line to send that spoils nothing."""

from __future__ import annotations

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from roji.cli.play.today import Asked
from roji.games.problems import Problem, of_day
from tests.day import today
from tests.family import OWN
from tests.web.conftest import Visit
from tests.web.people import no_marks
from tests.web.test_budgets import barriers
from tests.web.test_lessons import choose


def stands(page: Page, how: str) -> None:
    expect(page.locator(f".table[data-stands={how}]")).to_be_attached()


def shown(page: Page) -> None:
    """What was decided has been played, the count of a round is closed."""
    for _ in range(400):
        if page.locator("dialog[open] [data-test=go-on]").is_visible():
            page.keyboard.press("Escape")
        elif not page.locator(".table[data-stands=busy]").count():
            return
        page.wait_for_timeout(15)
    raise AssertionError("it goes on and on")


def play(page: Page, problem: Problem, names: list[str]) -> None:
    """Make these decisions, with keys alone."""
    asked, made = Asked(problem), list[int]()
    for name in names:
        judged = asked.judge(made)
        made.append(judged.state.parse(name))
        choose(page, judged, made[-1])
        shown(page)


def wrong_turn(problem: Problem) -> list[str]:
    """Some turn that is not right."""
    asked, made, names = Asked(problem), list[int](), list[str]()
    firsts = {turn.split()[0] for turn in (problem.turn, *problem.also)}
    while not made or asked.judge(made).verdict == "on":
        state = asked.judge(made).state
        legal = [action for action in state.legal_actions() if made or state.name(action) not in firsts]
        made.append(legal[0])
        names.append(state.name(legal[0]))
    return names


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_problem_of_the_day_is_solved_with_keys_alone(visit: Visit, game: str) -> None:
    problem = of_day(game, today(), today())
    page = visit("/today", width=390, height=844)
    page.locator(f"[data-game={game}]").click()
    stands(page, "open")
    play(page, problem, problem.turn.split())
    expect(page.locator("dialog[open] [data-test=why]")).to_be_visible()
    line = page.locator("[data-test=line]").inner_text()
    assert "✓" in line
    assert f"/today/{game}#{today()}" in line
    assert not any(name in line.split("http")[0] for name in problem.turn.split() if len(name) > 1)
    no_marks(page)
    assert barriers(page) == []


def test_a_wrong_turn_is_counted_and_the_streak_outlives_a_reload(visit: Visit) -> None:
    problem = of_day("koikoi", today(), today())
    page = visit("/today/koikoi")
    stands(page, "open")
    page.evaluate(
        """(days) => localStorage.setItem("roji.today", JSON.stringify({koikoi:
            Object.fromEntries(days.map((day) => [day, {wrong: 0, end: "solved"}]))}))""",
        [str(today() - timedelta(days=back)) for back in (1, 2)],
    )
    play(page, problem, wrong_turn(problem))
    stands(page, "wrong")
    play(page, problem, problem.turn.split())
    stands(page, "right")
    expect(page.locator("dialog[open] [data-test=streak]")).to_contain_text("3 days in a row")
    expect(page.locator("[data-test=line]")).to_contain_text("✗✓")
    page.reload()
    page.goto("/today")
    expect(page.locator("[data-game=koikoi]")).to_contain_text("solved")
    expect(page.locator("[data-game=koikoi]")).to_contain_text("3 days in a row")
    expect(page.locator("[data-game=orders]")).to_contain_text("not tried yet")


def test_who_wants_the_answer_gets_it_in_german_and_has_not_solved_it(visit: Visit) -> None:
    day = today() - timedelta(days=1)
    page = visit(f"/today/kokeshi#{day}", lang="de-DE")
    stands(page, "open")
    expect(page.locator("[data-test=says]")).to_contain_text("was dein Gegenüber auch tut")
    page.locator("[data-test=answer]").click()
    expect(page.locator("dialog[open] [data-test=why]")).to_contain_text("was die Gegenseite auch tut")
    expect(page.locator("dialog[open] [data-test=share]")).to_have_count(0)
    no_marks(page)
    page.goto("/today")
    expect(page.locator(f"[href='/today/kokeshi#{day}']")).to_have_text("·")
    expect(page.locator("[data-game=kokeshi]")).not_to_contain_text("in Folge")


def test_a_day_to_come_is_not_shown(visit: Visit) -> None:
    page = visit("/today/koikoi#2099-01-01")
    expect(page.get_by_role("alert")).to_contain_text("not yet")
    page.get_by_role("link", name="Problems of the day").last.click()
    expect(page.locator("[data-game=koikoi]")).to_be_visible()


def test_the_answer_draws_what_the_game_draws(visit: Visit) -> None:
    page = visit("/today/niwashi#2026-11-03", width=360, height=640)
    page.locator("[data-test=answer]").click()
    expect(page.locator("[data-test=turn] [role=img]").first).to_be_visible()

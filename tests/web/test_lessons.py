"""The lessons in the browser: with keys alone, with a wrong answer at every step, left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from roji import words
from roji.games.lessons import ANY, RIGHT, WRONG, Judged, Step, lesson
from tests.web.conftest import Visit
from tests.web.people import go_on, go_to, no_marks
from tests.web.test_budgets import barriers, listen, weight

GAMES = ("koikoi", "orders", "kokeshi", "niwashi")
# Whether all of a sentence is in sight, once it is drawn.
WHOLE = """(said) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(said.scrollHeight <= said.clientHeight + 1))))"""
MANY = 40  # choices that are listed; more must be searched


def says(page: Page, judged: Judged, lang: str = "en") -> None:
    """What the teacher says is what the lesson has for it, and all of it is in sight."""
    said = page.locator("[data-test=says]")
    expect(said).to_contain_text(words.say(judged.say["key"], lang))
    assert said.evaluate(WHOLE), said.text_content()


def stands(page: Page, number: int, verdict: str) -> None:
    """What was decided has been played, and this is what is made of it."""
    for _ in range(200):
        if page.locator(f".table[data-step='{number}'][data-stands='{verdict}']").count():
            return
        if page.locator("dialog[open] [data-test=go-on]").is_visible():
            page.keyboard.press("Escape")
        page.wait_for_timeout(15)
    raise AssertionError(page.locator(".table").first.evaluate("(table) => [table.dataset.step, table.dataset.stands]"))


def choose(page: Page, judged: Judged, action: int) -> None:
    """Decide with keys alone: in the table in words."""
    legal = judged.state.legal_actions()
    page.keyboard.press("w")
    expect(page.locator("dialog[open] [data-test=choice]").first).to_be_visible()
    at = legal.index(action) + 1
    if len(legal) > MANY:
        go_to(page, "dialog[open] input", "Tab")
        page.keyboard.type(judged.state.name(action))
        at = 1
    go_to(page, f"dialog[open] li:nth-child({at}) > [data-test=choice]", "Tab")
    page.keyboard.press("Enter")


def wrong(step: Step, judged: Judged) -> int:
    """A decision that this step does not accept at its beginning."""
    return next(action for action in judged.state.legal_actions() if step.judge([action]).verdict == WRONG)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_with_keys_alone_and_a_wrong_answer_at_every_step(visit: Visit, game: str) -> None:
    width, height = (360, 640) if game in ("koikoi", "kokeshi") else (844, 390)
    page = visit(f"/learn/{game}", width=width, height=height, lang="de-DE")
    # The longest words in the largest letters.
    page.evaluate("() => void (document.documentElement.style.fontSize = '200%')")
    for number, step in enumerate(lesson(game).steps, 1):
        stands(page, number, "")
        judged, made = step.judge([]), list[int]()
        says(page, judged, "de")
        no = wrong(step, judged)
        choose(page, judged, no)
        says(page, step.judge([no]), "de")
        while judged.verdict != RIGHT:
            word = judged.line[0]
            action = judged.state.legal_actions()[0] if word == ANY else judged.state.parse(word)
            choose(page, judged, action)
            made.append(action)
            judged = step.judge(made)
            stands(page, number, judged.verdict)
        says(page, judged, "de")
        no_marks(page)
        go_to(page, "[data-test=next]", "Tab")
        page.keyboard.press("Enter")
    expect(page.locator("[data-test=match]")).to_be_visible()


def test_on_the_board_itself_keys_take_a_card_and_what_is_wrong_is_said(visit: Visit) -> None:
    page = visit("/learn/koikoi", lang="de-DE")
    stands(page, 1, "")
    go_to(page, "[data-card='9y']", "Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    says(page, lesson("koikoi").step(1).judge([lesson("koikoi").step(1).first.parse("9y")]), "de")
    page.get_by_role("button", name="Regel H-12").press("Enter")
    expect(page.locator("dialog[open] #H-12")).to_be_visible()
    page.keyboard.press("Escape")
    go_to(page, ".hand [data-card='1x']", "Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    stands(page, 1, "right")
    expect(page.locator("[data-test=next]")).to_be_focused()


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("/learn/orders#4")
    stands(page, 4, "")
    page.goto("/g/orders")
    page.locator("[data-test=learn]").click()
    stands(page, 4, "")
    page.locator("[data-test=lesson-skip]").click()
    stands(page, 5, "")
    page.locator("[data-test=lesson-previous]").click()
    stands(page, 4, "")
    page.goto("about:blank")
    page.goto("/learn/orders")
    stands(page, 4, "")


def test_who_asks_is_shown_what_is_right(visit: Visit) -> None:
    page = visit("/learn/koikoi#3")
    stands(page, 3, "")
    expect(page.locator(".ground .hinted")).to_have_count(0)
    page.locator("[data-test=lesson-show]").click()
    expect(page.locator(".ground .hand .hinted")).to_have_attribute("data-card", "2x")


def test_help_in_the_first_match_fades(visit: Visit) -> None:
    page = visit("/learn/koikoi#12")
    stands(page, 12, "")
    page.locator("[data-test=stop]").click()
    stands(page, 12, "right")
    page.locator("[data-test=next]").click()
    page.locator("[data-test=match]").click()
    for _ in range(200):  # a lucky hand may end a round before it begins
        if page.locator("[data-test=lead-in]").is_visible():
            break
        go_on(page)
        page.wait_for_timeout(25)
    expect(page.locator("[data-test=lead-in]")).to_contain_text("framed in gold")
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=15_000)
    page.locator("[data-test=lead-on]").click()
    table = page.url.partition("/t/")[2].partition("#")[0]
    for turns, note in ((4, "ask when you want"), (10, "on your own")):
        page.evaluate("(kept) => localStorage.setItem('roji.coach', JSON.stringify(kept))", coach(table, turns))
        page.reload()
        expect(page.locator("[data-test=lead-in]")).to_contain_text(note)
        expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    expect(page.locator("[data-test=hint]")).to_have_count(0)


def coach(table: str, turns: int) -> dict[str, object]:
    """What the device keeps of a match that follows a lesson."""
    return {"table": table, "turns": turns}


def test_a_lesson_is_light_and_without_barriers(visit: Visit) -> None:
    page = visit("", width=360, height=640)
    fetched = listen(page)
    page.goto("/learn/niwashi")
    stands(page, 1, "")
    assert weight(fetched) <= 160_000
    assert barriers(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="dark")
    assert barriers(page) == []


def test_a_guest_brings_its_own_lesson(visit: Visit, guests: str) -> None:
    page = visit("/g/tsukimi", base_url=guests, lang="de-DE")
    page.locator("[data-test=learn]").click()
    for number, cards in enumerate((("h2", "g6"), ("g6", "m1"), ("c2", "g1", "c2")), 1):
        stands(page, number, "")
        for card in cards:
            page.locator(f"button[data-card={card}]").click()
        stands(page, number, "right")
        no_marks(page)
        page.locator("[data-test=next]").click()
    expect(page.locator("[data-test=match]")).to_be_visible()


def test_where_there_is_no_lesson_there_is_no_page(visit: Visit) -> None:
    page = visit("/learn/chess", complain=False)
    expect(page.get_by_role("heading", level=1)).to_contain_text("nothing at this address")

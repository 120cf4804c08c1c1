"""The rule pages in the app: found by words, and led to from wherever a rule matters."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.people import choices, house_rules, no_marks
from tests.web.test_budgets import BOARDS, barriers


@pytest.mark.parametrize("game", BOARDS)
def test_every_option_leads_to_the_clause_that_tells_of_it(visit: Visit, game: str) -> None:
    page = visit(f"/g/{game}", width=360, height=740)
    choices(page)
    house_rules(page)
    asked = page.locator(".options .why")
    expect(asked.first).to_be_visible()
    for button in asked.all():
        button.click()
        expect(page.locator("dialog[open] article .shown")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "sake cup"), ("de-DE", "sake"), ("ja-JP", "盃")])
def test_words_narrow_the_rules_to_the_clauses_with_them(visit: Visit, lang: str, words: str) -> None:
    page = visit("/rules/koikoi", lang=lang)
    clauses = page.locator("article li[id]:not([hidden])")
    expect(clauses).to_have_count(46)
    page.locator("input").fill(words)
    expect(clauses).not_to_have_count(46)
    for text in clauses.all_inner_texts():
        assert words.split()[0] in text.lower()
    assert barriers(page) == []


def test_a_link_to_a_clause_opens_the_page_there(visit: Visit) -> None:
    page = visit("/rules/niwashi#N-R8", width=360, height=740)
    expect(page.locator("#N-R8.shown")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "clause"), [("koikoi", "H-26"), ("orders", "O-28"), ("kokeshi", "K-16"), ("niwashi", "N-19")]
)
def test_pictures_stand_beside_the_clauses_and_fit_a_phone(visit: Visit, game: str, clause: str) -> None:
    page = visit(f"/rules/{game}#{clause}", width=360, height=740, color_scheme="dark", lang="de-DE")
    expect(page.locator(f"#{clause} [role=img]").first).to_be_in_viewport()
    assert page.locator("article li[id] figure").count() >= 6
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert barriers(page) == []
    no_marks(page)


# The steps whose picture is not there, or not all of it.
OUTSIDE = """() => [...document.querySelectorAll("article .drawn")].filter((drawn) => {
  const inside = [...drawn.querySelectorAll("svg, img, span")].map((piece) => piece.getBoundingClientRect());
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const out = (box) => box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  return !inside.length || inside.some(out);
}).map((drawn) => drawn.parentElement.dataset.step)"""


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", BOARDS)
def test_the_rules_begin_with_a_minute_of_pictures_and_the_clauses_are_folded(
    visit: Visit, game: str, lang: str
) -> None:
    page = visit(f"/rules/{game}", width=360, height=640, lang=lang)
    steps = page.locator("article [data-step]")
    expect(steps.locator("figure").last).to_be_attached()
    assert 4 <= steps.count() <= 6
    for step in steps.all():
        assert step.locator("p").inner_text()
    for size in ("100%", "200%"):
        page.evaluate("(size) => (document.documentElement.style.fontSize = size)", size)
        assert page.evaluate(OUTSIDE) == []
    assert page.locator("article details").count() > 4
    assert page.locator("article details[open]").count() == 0
    assert page.locator("article li[id] code").count() == 0  # names of options are for those who type them
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert barriers(page) == []
    no_marks(page)


def test_a_section_unfolds_where_one_looks_and_all_of_them_on_paper(visit: Visit) -> None:
    page = visit("/rules/orders#O-11", width=360, height=640)
    opened = page.locator("article details[open]")
    expect(opened).to_have_count(1)
    opened.locator("summary").click()
    expect(opened).to_have_count(0)
    page.locator("input").fill("run")
    expect(page.locator("#O-24")).to_be_visible()
    expect(page.locator("article details:not([hidden]):not([open])")).to_have_count(0)
    page.locator("input").fill("")
    expect(opened).to_have_count(0)
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("article details:not([open])")).to_have_count(0)

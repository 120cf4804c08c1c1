"""The rule pages in the app: found by words, and led to from wherever a rule matters."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.people import no_marks
from tests.web.test_budgets import BOARDS, barriers


@pytest.mark.parametrize("game", BOARDS)
def test_every_option_leads_to_the_clause_that_tells_of_it(visit: Visit, game: str) -> None:
    page = visit(f"/g/{game}", width=360, height=740)
    page.locator("details summary").first.click()
    asked = page.locator(".options .why")
    expect(asked.first).to_be_visible()
    for button in asked.all():
        button.click()
        expect(page.locator("dialog[open] article .shown")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "sake cup"), ("de-DE", "sake")])
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
    assert page.locator("article figure").count() >= 6
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert barriers(page) == []
    no_marks(page)

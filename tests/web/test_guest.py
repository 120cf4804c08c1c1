"""A game of another package, without a board of its own, is served like the family."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, choices, focused, go_to, house_rules, in_words, invitation, no_marks, play, sit
from tests.web.test_budgets import barriers
from tests.web.test_table import turn


def decide(page: Page) -> bool:
    """Lay the first card of the hand."""
    card = page.locator("button[data-card]").first
    if not card.is_visible() or not page.locator(".table[data-turn=yours]").is_visible():
        return False
    card.click()
    return True


def test_two_people_play_a_guest_by_link_from_the_start_page_to_the_count(visit: Visit, guests: str) -> None:
    aiko, ben = visit("/", base_url=guests), visit(base_url=guests, lang="de-DE")
    begin(aiko, "tsukimi", "invite", rounds=2)
    expect(aiko.get_by_role("heading", level=1)).to_contain_text("Tsukimi")
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    expect(aiko.locator("button[data-card]")).to_have_count(6)
    no_marks(aiko)
    no_marks(ben)
    first = aiko if aiko.locator(".table[data-turn=yours]").count() else ben
    assert decide(first)
    expect(aiko.locator(".last")).to_be_visible()
    play([aiko, ben], decide)
    for page in (aiko, ben):
        expect(page.locator("[data-test=closing]")).to_be_visible()
        no_marks(page)


def test_the_count_of_a_round_is_read_before_the_next_one_begins(visit: Visit, guests: str) -> None:
    page = visit("/", base_url=guests)
    begin(page, "tsukimi", level="beginner", rounds=1)
    for _ in range(6):
        turn(page)
        left = page.locator("button[data-card]").count()
        page.locator("button[data-card]").first.click()
        expect(page.locator("button[data-card]")).not_to_have_count(left)
    count = page.locator("dialog[open] table").first
    expect(count).to_contain_text("Points in this round")
    expect(count.locator("tbody tr")).to_have_count(2)
    no_marks(page)


def test_its_words_rules_and_options_come_in_both_languages(visit: Visit, guests: str) -> None:
    page = visit("/", base_url=guests, lang="de-DE")
    expect(page.locator("[data-game=tsukimi]")).to_contain_text("Monde und die Hasen")
    page.goto("/g/tsukimi")
    choices(page)
    house_rules(page)
    expect(page.locator("[data-option=rounds]")).to_contain_text("Runden einer Partie")
    page.get_by_role("link", name="Regeln").first.click()
    expect(page.locator("#T-7")).to_contain_text("Wer keinen Stich")
    no_marks(page)
    english = visit("/rules/tsukimi#T-7", base_url=guests)
    expect(english.locator("#T-7")).to_contain_text("took no trick")


@pytest.mark.parametrize(("width", "height", "scheme"), [(360, 740, "dark"), (844, 390, "light"), (1440, 900, "light")])
def test_its_board_fits_every_screen_and_has_no_barrier(
    visit: Visit, guests: str, width: int, height: int, scheme: str
) -> None:
    page = visit("/", base_url=guests, width=width, height=height, color_scheme=scheme)
    begin(page, "tsukimi")
    expect(page.locator("button[data-card]").first).to_be_visible()
    assert barriers(page) == []
    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width


def test_it_is_played_with_keys_and_in_words(visit: Visit, guests: str) -> None:
    page = visit("/", base_url=guests)
    begin(page, "tsukimi", rounds=1)
    expect(page.locator("button[data-card]").first).to_be_visible()
    go_to(page, "button[data-card]", "Tab")
    page.keyboard.press("ArrowRight")
    assert focused(page, "button[data-card]")
    page.keyboard.press("Enter")
    expect(page.locator(".table[data-turn=yours]")).to_be_visible()
    assert in_words(page)


def test_hints_and_looking_back_work_as_for_the_family(visit: Visit, guests: str) -> None:
    page = visit("/", base_url=guests, width=1440)
    begin(page, "tsukimi", rounds=1)
    expect(page.locator("button[data-card]").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("button.best")).to_be_visible()
    play([page], decide)
    page.keyboard.press("Escape")  # the end is put aside
    page.get_by_role("button", name="One decision back").first.click()
    expect(page.locator("[data-test=ask]")).to_contain_text("The table after")
    no_marks(page)

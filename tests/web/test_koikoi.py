"""Koi-Koi in the browser, as people play it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import LEVELS, begin, go_on, go_to, invitation, no_marks, over, play, sit


def decide(page: Page) -> bool:
    """One decision on the board: stop, take a card, or play one that pairs if there is one."""
    if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
        return False
    stop = page.locator("[data-test=stop]")
    take = page.locator(".field .may")
    if stop.is_visible():
        stop.click()
    elif take.count():
        take.first.click()
    else:
        pairs = page.locator(".hand .pairs")
        card = pairs.first if pairs.count() else page.locator(".hand button").first
        card.click()
        card.click()
    page.wait_for_timeout(20)
    return True


def test_two_browsers_play_a_whole_match_by_an_invitation(visit: Visit) -> None:
    aiko, ben = visit(), visit(lang="de-DE", width=360, height=740)
    begin(aiko, "koikoi", "invite", rounds=2)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    play([aiko, ben], decide)
    expect(aiko.locator("[data-test=ask]")).to_contain_text("The match ends")
    expect(ben.locator("[data-test=ask]")).to_contain_text("Partie")
    for page in (aiko, ben):
        no_marks(page)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_against_every_level(visit: Visit, level: str) -> None:
    page = visit()
    begin(page, "koikoi", "bot", level, rounds=1)
    play([page], decide, short=level != "casual")
    assert over(page)


def test_the_card_one_holds_shows_where_it_may_go(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    expect(page.locator(".table")).to_have_attribute("data-turn", "yours")
    for _ in range(20):
        go_on(page)
        if page.locator(".hand .pairs").count():
            break
        decide(page)
        expect(page.locator(".table")).to_have_attribute("data-turn", "yours")
    card = page.locator(".hand .pairs").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".field .may").first).to_be_visible()


def by_keys(page: Page) -> bool:
    """One decision by keys alone: Tab to a card, Enter to hold it, Enter to play it."""
    if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
        return False
    if page.locator("[data-test=stop]").is_visible():
        go_to(page, "[data-test=stop]", "Tab")
    elif page.locator(".field .may").count():
        go_to(page, ".field .may", "Tab")
    else:
        go_to(page, ".hand .card[aria-disabled=false]", "Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".hand .held")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_timeout(20)
    return True


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi", rounds=1)
    play([page], by_keys)

"""Koi-Koi in the browser, as people play it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.client import RemoteTable
from tests.web.conftest import Visit
from tests.web.people import LEVELS, begin, go_to, invitation, no_marks, over, play, sit
from tests.web.positions import Moment, reach
from tests.web.serving import Serving


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


def offers(*wanted: int) -> Moment:
    """Whether a card of the hand matches so many cards of the field."""
    return lambda table: any(len(choice.what.get("matches", "")) in wanted for choice in table.choices)


def matching(page: Page, count: int) -> Locator:
    """The first card of the hand that matches so many cards of the field."""
    expect(page.locator(".table[data-turn=yours] .ground .whole")).to_be_visible()
    field = [card.get_attribute("data-card") or "" for card in page.locator(".field [data-card]").all()]
    for card in page.locator(".hand [data-card]").all():
        name = card.get_attribute("data-card") or ""
        if sum(other[:-1] == name[:-1] for other in field) == count:
            return card
    raise AssertionError(f"no card matches {count}")


def test_the_card_one_holds_shows_where_it_may_go_and_the_question_follows_it(visit: Visit, server: Serving) -> None:
    def both(table: RemoteTable) -> bool:
        return offers(1)(table) and offers(0)(table)

    page = visit(reach(server.base, "koikoi", both)[0])
    ask = page.locator("[data-test=ask]")
    expect(ask).to_contain_text("Which card of your hand")
    card = matching(page, 1)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".field .may")).to_have_count(1)
    expect(ask).to_contain_text("Take ")
    matching(page, 0).click()
    expect(page.locator(".field .may")).to_have_count(0)
    expect(ask).to_contain_text("on the field?")


def test_of_two_matches_the_one_that_is_touched_is_taken(visit: Visit, server: Serving) -> None:
    page = visit(reach(server.base, "koikoi", offers(2))[0])
    matching(page, 2).click()
    expect(page.locator("[data-test=ask]")).to_contain_text("Which one do you take")
    wanted = page.locator(".field .may").last
    name = wanted.get_attribute("data-card")
    wanted.click()
    expect(page.locator(f".mine [data-glide='{name}']")).to_be_visible()


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

"""Koi-Koi in the browser, as people play it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.client import RemoteTable
from roji.table.told import Choice
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


def greedily(choices: list[Choice]) -> Choice:
    """Capture what can be captured, and never call."""
    good = [choice for choice in choices if choice.what["do"] == "stop" or choice.what.get("matches")]
    return random.choice(good or choices)


def asked_to_stop(table: RemoteTable) -> bool:
    return bool(table.view["phase"] == "decide")


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of what is on the page."""
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_the_question_of_koi_koi_is_a_bar_that_leaves_the_table_in_sight(visit: Visit, server: Serving) -> None:
    page = visit(reach(server.base, "koikoi", asked_to_stop, greedily)[0], lang="de-DE")
    question = page.locator("[data-walk=question]")
    expect(question).to_contain_text("Du musst vor Ben noch einmal punkten")
    for width, height in ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        left, top, right, bottom = box(page, "[data-walk=question]")
        assert (min(left, 0), max(right, width), max(bottom, height)) == (0, width, height)
        for other in (".theirs", ".field", ".mine", ".hand"):
            x, y, to_x, to_y = box(page, other)
            assert (min(x, 0), min(y, 0), max(to_x, width), max(to_y, height)) == (0, 0, width, height), other
            assert to_y <= top + 1 or to_x <= left + 1 or x >= right - 1 or y >= bottom - 1, (other, width)
    page.locator("[data-test=koikoi]").click()
    expect(page.locator(".mine .called")).to_be_visible()


def test_a_pile_opens_all_its_cards_and_every_combination_with_who_has_what(visit: Visit, server: Serving) -> None:
    links = reach(server.base, "koikoi", lambda table: len(table.view["captured"][0]) > 3, greedily)
    page = visit(links[0], width=360, height=640)
    page.locator(".mine .captured").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".goals > li")).to_have_count(12)
    mine = page.locator(".mine .one").count()
    expect(sheet.locator("section").first.locator("[role=img]")).to_have_count(mine)
    expect(sheet).to_contain_text("7 with the rain man")
    kinds = {kind: sheet.locator(f".of.{kind}").count() for kind in ("mine", "theirs", "field", "hand", "unknown")}
    assert kinds["mine"] >= mine  # a card may serve several combinations
    assert kinds["unknown"]


def test_what_the_other_did_last_is_marked_until_one_acts(visit: Visit, server: Serving) -> None:
    def answered(table: RemoteTable) -> bool:
        mine, theirs = table.view["hand_counts"]
        return bool(table.view["phase"] == "play" and theirs < mine < 8)

    page = visit(reach(server.base, "koikoi", answered)[0])
    expect(page.locator(".last").first).to_be_visible()
    assert page.locator(".last").count() >= 2  # the card played, and the card turned up
    decide(page)
    expect(page.locator(".last")).to_have_count(0)


def test_a_hint_marks_the_card_and_where_it_goes(visit: Visit, server: Serving) -> None:
    links = reach(server.base, "koikoi", lambda table: bool(table.view["phase"] == "play"), hints=True)
    page = visit(links[0])
    expect(page.locator(".table[data-turn=yours] .ground .whole")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hand .hinted")).to_have_count(1)
    expect(page.locator(".field.hinted, .field .hinted").first).to_be_visible()


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

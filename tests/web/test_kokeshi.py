"""Kokeshi and Samurai in the browser, as people play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.games.kokeshi.garden import garden
from tests.web.conftest import Visit
from tests.web.people import LEVELS, choices, in_words, invitation, no_marks, over, play, sit
from tests.web.test_budgets import barriers
from tests.web.test_table import turn

GARDEN = "courtyard"  # the shortest way from base to base


def table(page: Page, way: str = "bot", level: str = "beginner", **options: Any) -> None:
    """Set a table up and sit down; the address carries the house rules."""
    rules = "&".join(f"{name}={value}" for name, value in ({"garden": GARDEN, "max_turns": 30} | options).items())
    page.goto(f"/g/kokeshi#{rules}")
    choices(page)
    page.locator(f"input[name=way][value={way}]").check()
    if way == "bot":
        page.locator(f"input[name=level][value={level}]").check()
    page.locator("form button.main").click()


def phase(page: Page) -> str:
    return str(page.locator("[data-phase]").get_attribute("data-phase"))


def asked(page: Page) -> bool:
    return page.locator(".table[data-turn=yours] .ground .whole").is_visible()


def runner(seat: int, ground: str = GARDEN) -> Callable[[Page], bool]:
    """Somebody who runs for the other base, one decision at a time."""
    made = garden(ground)

    def far(space: str) -> int:
        return made.far[1 - seat][made.by_name[space]]

    def nearest(page: Page, spaces: str) -> tuple[int, str]:
        names = page.locator(spaces).evaluate_all("found => found.map(space => space.dataset.space)")
        return min(((far(name), name) for name in names), default=(99, ""))

    def decide(page: Page) -> bool:
        if not asked(page):
            return False
        if phase(page) == "turn":
            cards = page.locator(".mine .one.may")
            reached = []
            for at in range(cards.count()):
                cards.nth(at).click()
                reached.append((*nearest(page, ".space.may:has(.mark)"), at))
            _, name, at = min(reached)
            if not name:
                if not page.locator("[data-give]").count():
                    return False  # nothing is marked at this moment: look again
                page.locator("[data-give]").first.click()
                return True
            if cards.nth(at).get_attribute("aria-pressed") != "true":
                cards.nth(at).click()
            page.locator(f"[data-space={name}]").click()
        elif page.locator("[data-give]").count():
            page.locator("[data-give]").first.click()
        elif page.locator("[data-test=stop]").count():
            page.locator("[data-test=stop]").click()
        else:
            page.locator(f"[data-space={nearest(page, '.space.step')[1]}]").click()
        page.wait_for_timeout(30)
        return True

    return decide


def placed(page: Page) -> None:
    """Place one's figurines wherever that goes, until a turn begins."""
    for _ in range(3):
        turn(page)
        if phase(page) != "place":
            break
        page.locator(".space.step").first.click()
        page.wait_for_timeout(50)
    turn(page)
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "turn")


def test_two_browsers_play_a_whole_match_by_an_invitation(visit: Visit) -> None:
    aiko, ben = visit(), visit(lang="de-DE", width=360, height=740)
    table(aiko, "invite", max_turns=16)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    deciders = {aiko: runner(0), ben: runner(1)}
    play([aiko, ben], lambda page: deciders[page](page))
    expect(aiko.locator("[data-test=ask]")).to_contain_text(re.compile("base|draw"))
    expect(ben.locator("[data-test=ask]")).to_contain_text(re.compile("Basis|unentschieden"))
    for page in (aiko, ben):
        no_marks(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_against_every_level(visit: Visit, level: str) -> None:
    page = visit()
    table(page, "bot", level)
    play([page], runner(0), short=level != "casual")
    assert over(page)


def test_a_figurine_one_holds_shows_where_its_beads_carry_it_and_who_could_have_one(visit: Visit) -> None:
    page = visit()
    table(page)
    placed(page)
    figurine = page.locator(".mine .one.may").first
    figurine.click()
    expect(figurine).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".space .mark").first).to_be_visible()
    friends = page.locator("[data-give]")
    expect(friends).to_have_count(2)
    before = page.locator(".mine .one").first.text_content()
    friends.first.click()
    expect(page.locator("li", has_text=re.compile("You pass")).first).to_be_visible()
    assert page.locator(".mine .one").first.text_content() != before


def drag(page: Page, what: Locator, where: Locator) -> None:
    start, end = what.bounding_box(), where.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 3, end["y"] + end["height"] / 3, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()


def test_dragging_walks_and_hands_a_bead_on(visit: Visit) -> None:
    page = visit()
    table(page)
    placed(page)
    names = [str(at.get_attribute("data-drop")) for at in page.locator(".mine .one").all()]
    drag(page, page.locator(f"[data-space={names[0]}]"), page.locator(f"[data-space={names[1]}]"))
    expect(page.locator("li", has_text=re.compile("You pass")).first).to_be_visible()
    turn(page)
    for at in range(3):
        page.locator(".mine .one").nth(at).click()
        if page.locator(".space.may:has(.mark)").count():
            break
    goal = page.locator(".space.may:has(.mark)").first
    held = page.locator(".mine .one[aria-pressed=true]").get_attribute("data-drop")
    drag(page, page.locator(f"[data-space={held}]"), goal)
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "move")


def tab_to(page: Page, selector: str) -> None:
    """Go there with the Tab key alone."""
    for _ in range(90):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} with the keyboard")


def by_keyboard(page: Page) -> bool:
    """One decision with the keyboard alone, on the board."""
    if not asked(page):
        return False
    if phase(page) == "turn":
        tab_to(page, ".mine .one.may")
        page.keyboard.press("Enter")
        tab_to(page, ".space.may:has(.mark)" if page.locator(".space .mark").count() else "[data-give]")
    elif page.locator("[data-give]").count():
        tab_to(page, "[data-give]")
    elif page.locator("[data-test=stop]").count():
        tab_to(page, "[data-test=stop]")
    else:
        tab_to(page, ".space.step")
    page.keyboard.press("Enter")
    page.wait_for_timeout(30)
    return True


def test_a_whole_match_with_the_keyboard_on_the_board(visit: Visit) -> None:
    page = visit()
    table(page, max_turns=6)
    play([page], by_keyboard)
    assert over(page)


def test_a_whole_match_in_words_alone(visit: Visit) -> None:
    page = visit(lang="de-DE")
    table(page, max_turns=6)
    play([page], in_words)
    expect(page.locator("[data-test=ask]")).to_contain_text(re.compile("unentschieden|Basis"))
    no_marks(page)


def test_arrow_keys_walk_through_the_garden(visit: Visit) -> None:
    page = visit()
    table(page)
    placed(page)
    page.locator("[data-space]").nth(20).focus()
    before = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    after = page.evaluate("document.activeElement.dataset.space")
    assert after
    assert after != before


@pytest.mark.parametrize(("width", "height", "scheme"), [(360, 740, "dark"), (768, 1024, "light"), (1440, 900, "dark")])
def test_the_garden_fits_every_screen_and_stays_where_it_is(visit: Visit, width: int, height: int, scheme: str) -> None:
    page = visit(width=width, height=height, color_scheme=scheme)
    table(page, garden="standard")
    placed(page)
    where = "[...document.querySelectorAll('[data-space]')].map(s => s.getBoundingClientRect()).map(r => [r.x, r.y])"
    before = page.evaluate(where)
    hand_on(page)
    turn(page)
    assert page.evaluate(where) == before
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("Math.min(...[...document.querySelectorAll('[data-space]')].map(s => s.offsetWidth))") >= 40
    assert barriers(page) == []


def hand_on(page: Page) -> None:
    """Hand a bead on, so that the other side moves."""
    page.locator(".mine .one.may").first.click()
    page.locator("[data-give]").first.click()
    expect(page.locator("[data-test=announcer] p", has_text=re.compile("You pass")).first).to_be_attached()


def test_a_garden_is_chosen_by_its_picture(visit: Visit) -> None:
    page = visit()
    page.goto("/g/kokeshi")
    choices(page)
    page.locator("[data-garden=ponds]").click()
    assert barriers(page) == []
    page.locator("form button.main").click()
    turn(page)
    expect(page.locator("[data-space]")).to_have_count(len(garden("ponds").names))


def test_the_very_first_match_is_in_the_garden_with_the_shortest_way_and_only_that_one(visit: Visit) -> None:
    page = visit("/g/kokeshi", width=390, height=844)
    expect(page.locator("[data-test=first]")).to_contain_text("courtyard")
    page.locator("[data-test=play]").click()
    page.locator("[data-test=lead-out]").click()
    turn(page)
    names = page.locator("[data-space]").evaluate_all("found => found.map(space => space.dataset.space)")
    assert set(names) == set(garden(GARDEN).names)
    page.goto("/g/kokeshi")
    expect(page.locator("[data-test=play]")).to_be_visible()
    expect(page.locator("[data-test=first]")).to_have_count(0)


def test_a_garden_is_built_shared_and_played(visit: Visit) -> None:
    page = visit()
    page.goto("/gardens")
    state = page.locator("[data-test=garden-state]")
    expect(state).to_contain_text("can be played")
    page.locator("[data-tile='4']").click()
    page.locator("[data-test=turn-right]").click()
    expect(page.locator(".wrong").first).to_be_visible()
    expect(state).to_contain_text("askew")
    for _ in range(5):
        page.locator("[data-test=turn-right]").click()
    expect(state).to_contain_text("can be played")
    drag(page, page.locator("[data-tile='11']"), page.locator(".beside"))
    expect(state).to_contain_text("One tile")
    drag(page, page.locator("[data-tile='11']"), page.locator(".free").first)
    expect(state).not_to_contain_text("One tile")
    for _ in range(2):
        page.locator("[data-test=undo]").click()
    expect(state).to_contain_text("can be played")
    page.locator("select").select_option("hourglass")
    expect(state).to_contain_text("54")
    assert barriers(page) == []
    friend = visit(lang="de-DE", width=360, height=740)
    friend.goto(page.url)
    expect(friend.locator("[data-test=garden-state]")).to_contain_text("54 Felder")
    no_marks(friend)
    friend.locator("a.button.main").click()
    friend.locator("form button.main").click()
    turn(friend)
    expect(friend.locator("[data-space]")).to_have_count(54)


def test_a_garden_is_built_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    page.goto("/gardens")
    tab_to(page, "[data-tile]")
    page.keyboard.press("r")
    expect(page.locator(".wrong").first).to_be_visible()
    page.keyboard.press("Shift+R")
    expect(page.locator(".wrong")).to_have_count(0)
    page.keyboard.press("Delete")
    expect(page.locator(".beside [data-tile]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".beside [data-tile]")).to_have_count(0)
    tab_to(page, "[data-tile]")
    page.keyboard.press("Delete")
    expect(page.locator(".beside [data-tile]")).to_have_count(1)
    tab_to(page, ".beside [data-tile]")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    tab_to(page, ".free.open")
    page.keyboard.press("Enter")
    expect(page.locator(".beside [data-tile]")).to_have_count(0)

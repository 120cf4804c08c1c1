"""The first minute: from the start page through a door to the first decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, choices, no_marks
from tests.web.test_budgets import BOARDS, barriers
from tests.web.test_table import turn

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900))


def in_sight(found: Locator) -> None:
    """It is on the screen with all its edges, large enough for a thumb, and nothing lies on it."""
    expect(found).to_be_visible()
    box, size = found.bounding_box(), found.page.viewport_size
    assert box
    assert size
    assert min(box["x"], box["y"]) >= 0, box
    assert box["x"] + box["width"] <= size["width"], box
    assert box["y"] + box["height"] <= size["height"], box
    assert min(box["width"], box["height"]) >= 44, box
    found.click(trial=True)


def no_wider(page: Page) -> None:
    """Nothing runs off at the side."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, wide


@pytest.mark.parametrize("font", ["100%", "200%"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_one_button_of_every_game_is_in_sight_at_every_size(
    visit: Visit, width: int, height: int, font: str
) -> None:
    page = visit("/", width=width, height=height, lang="de-DE" if width == 390 else "en-GB")
    page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '{font}'))"
    )
    page.reload()
    in_sight(page.locator("[data-game]").first)
    no_wider(page)
    for game in BOARDS:
        page.goto(f"/g/{game}")
        in_sight(page.locator("[data-test=play]"))
        no_wider(page)
        choices(page)
        page.locator("input[name=way][value=pass]").check()
        in_sight(page.locator("[data-test=play]"))  # however far one has scrolled
        no_wider(page)
        no_marks(page)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_all_four_doors_are_in_sight_on_a_phone(visit: Visit, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    for game in BOARDS:
        in_sight(page.locator(f"[data-game={game}]"))
    page.goto("/g/koikoi")
    page.locator("[data-test=play]").click()
    turn(page)
    page.goto("/")
    in_sight(page.locator("[data-test=continue] a"))
    above = page.locator("[data-test=continue]").bounding_box()
    below = page.locator("[data-game]").first.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


@pytest.mark.parametrize("game", BOARDS)
def test_two_taps_lead_from_the_start_page_to_the_first_decision(visit: Visit, game: str) -> None:
    page = visit("/", width=390, height=844)
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-test=play]").click()
    turn(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("beginner")
    no_marks(page)


def test_the_button_plays_again_what_was_chosen_last(visit: Visit) -> None:
    page = visit()
    begin(page, "orders", level="club", players=4, rounds=2)
    turn(page)
    page.goto("/g/orders")
    expect(page.locator("form")).to_contain_text("3 opponents: club player")
    page.locator("[data-test=play]").click()
    turn(page)
    expect(page.locator("[data-seat]")).to_have_count(4)
    page.goto("/g/koikoi")
    expect(page.locator("form")).to_contain_text("Against the beginner")


def test_what_came_with_the_address_is_for_one_match_only(visit: Visit) -> None:
    page = visit("/g/niwashi#journey=temple-gate")
    expect(page.locator("[data-test=garden]")).to_be_visible()
    page.locator("[data-test=play]").click()
    turn(page)
    page.goto("/g/niwashi")
    expect(page.locator("[data-test=play]")).to_be_visible()
    expect(page.locator("[data-test=garden]")).to_have_count(0)


def test_who_shares_a_device_is_asked_for_both_names(visit: Visit) -> None:
    page = visit("/g/koikoi", width=390, height=844)
    choices(page)
    page.locator("input[name=way][value=pass]").check()
    for field, name in zip(page.locator("[data-field=name]").all(), ("Anna", "Ben"), strict=True):
        field.fill(name)
        field.blur()
    assert barriers(page) == []
    page.locator("[data-test=play]").click()
    expect(page.locator(".curtain, .ground .whole").first).to_be_visible()
    ready = page.get_by_role("button", name="I am Ben")
    if ready.count():  # the lot chose the second
        ready.click()
    for name in ("Anna", "Ben"):
        expect(page.get_by_role("list", name="Seats")).to_contain_text(name)


def test_the_levels_are_told_in_words_and_measured_behind_a_tap(visit: Visit) -> None:
    page = visit("/g/koikoi", lang="de-DE")
    choices(page)
    levels = page.locator("fieldset:has(input[name=level])")
    expect(levels).to_contain_text("spielt jede Woche")
    assert not any(letter.isdigit() for letter in levels.inner_text())
    levels.locator("summary").click()
    expect(levels).to_contain_text("1000")


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", BOARDS)
def test_who_plays_a_game_for_the_first_time_is_led_in_once(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/g/{game}", width=360, height=640, lang=lang)
    page.locator("[data-test=play]").click()
    turn(page)
    lead = page.locator("[data-test=lead-in]")
    said = set()
    for _ in range(3):
        in_sight(page.locator("[data-test=lead-on]"))
        said.add(lead.inner_text())
        page.locator("[data-test=lead-on]").click()
    assert len(said) == 3
    expect(lead).to_have_count(0)
    page.reload()
    turn(page)
    expect(lead).to_have_count(0)
    page.goto(f"/g/{game}")
    page.locator("[data-test=play]").click()
    turn(page)
    expect(lead).to_have_count(0)


def test_the_lead_in_is_put_away_for_good_by_a_tap(visit: Visit) -> None:
    page = visit("/g/koikoi", width=360, height=640)
    page.locator("[data-test=play]").click()
    turn(page)
    assert barriers(page) == []
    page.locator("[data-test=lead-out]").click()
    page.reload()
    turn(page)
    expect(page.locator("[data-test=lead-in]")).to_have_count(0)

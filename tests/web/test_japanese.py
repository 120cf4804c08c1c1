"""The app in Japanese, and Japanese names for those who learn them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.people import no_marks


def test_a_browser_that_asks_for_japanese_is_spoken_to_in_japanese(visit: Visit) -> None:
    page = visit("/", lang="ja-JP")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("[data-game=kokeshi]")).to_contain_text("こけしと侍")
    no_marks(page)
    page.goto("/rules/koikoi#H-26")
    expect(page.locator("article .shown")).to_contain_text("猪鹿蝶")
    no_marks(page)


def test_who_learns_the_cards_sees_their_japanese_names_with_the_reading(visit: Visit) -> None:
    page = visit("/cards/koikoi", width=360, height=640)
    crane = page.locator("li", has_text="crane (pine)")
    expect(crane).to_be_visible()
    expect(page.locator("ruby")).to_have_count(0)
    page.locator("#settings").click()
    page.get_by_label("also in Japanese").check()
    page.keyboard.press("Escape")
    expect(crane.locator("ruby[lang=ja]")).to_have_text("松に鶴まつにつる")

"""What people do in the browser, in few words."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

WHOLE = os.environ.get("ROJI_WHOLE") == "1"
SHORT = 8  # decisions of a short match
LEVELS = ("beginner", "casual", "club", "master") if WHOLE else ("casual", "master")


def begin(page: Page, game: str, way: str = "bot", level: str = "", **options: Any) -> None:
    """From the start page (or straight to the set-up) to a table: the way to play, the house rules."""
    if page.url == "about:blank":
        page.goto(f"/g/{game}")
    else:
        page.locator(f"[data-game={game}]").click()
    choices(page)
    page.locator(f"input[name=way][value={way}]").check()
    if "players" in options:
        page.locator("[data-field=players] select").select_option(str(options.pop("players")))
    if level:
        page.locator(f"input[name=level][value={level}]").check()
    if options:
        house_rules(page)
    for name, value in options.items():
        field = page.locator(f"[data-option={name}]")
        if field.locator("select").count():
            field.locator("select").select_option(str(value))
        elif field.locator("input[type=checkbox]").count():
            field.locator("input").set_checked(bool(value))
        else:
            field.locator("input").fill(str(value))
            field.locator("input").blur()
    page.locator("form button.main").click()


def choices(page: Page) -> None:
    """On the page of a game, unfold what can be chosen beside the one button."""
    page.locator("[data-test=choices] > summary").click()


def house_rules(page: Page) -> None:
    """Among the choices, unfold the house rules."""
    page.locator("[data-test=house-rules] > summary").click()


def invitation(page: Page) -> str:
    """The link for others, as the waiting room shows it."""
    return page.locator("#link-invite").input_value()


def sit(page: Page, name: str = "") -> None:
    """Take a seat in the waiting room."""
    if name:
        page.get_by_role("textbox").fill(name)
    page.locator("form button.main").click()


def over(page: Page) -> bool:
    """Whether the match is over and the page says so; the end may have been put aside."""
    return page.locator("[data-test=closing], [data-test=result]").first.is_visible()


# How things stand on a page, asked for in one go.
STANDS = """() => {
  const seen = (what) => document.querySelector(what)?.checkVisibility({ visibilityProperty: true });
  if (seen("[data-test=closing]") || seen("[data-test=result]")) return "over";
  return seen("dialog[open] [data-test=go-on]") ? "count" : "";
}"""


def go_on(page: Page) -> bool:
    """Close the count of a round where it is shown."""
    button = page.locator("dialog[open] [data-test=go-on]")
    if not button.is_visible():
        return False
    button.click()
    return True


def tool(page: Page, word: str) -> None:
    """Use a tool of the table, from the menu where it has no place of its own."""
    if page.locator("#menu").is_visible():
        page.locator("#menu").click()
        page.locator(f"dialog[open] [data-entry={word}]").click()
    else:
        page.locator(f"[data-test={word}]").click()


def give_up(page: Page) -> None:
    """End the match on the spot; a lucky hand may have ended a round, or all of it, as soon as it was dealt."""
    for _ in range(200):
        if go_on(page):
            continue
        if over(page):
            return
        if page.locator("[data-test=undo]").is_visible():
            break
        page.wait_for_timeout(25)
    tool(page, "resign")
    page.locator("dialog[open] .main").click()


def play(pages: list[Page], decide: Callable[[Page], bool], most: int = 600, short: bool = False) -> None:
    """Let whoever is asked decide, until the match is over on every page.

    A short match is given up after some decisions, unless every match is to be a whole one (`make soak`).
    """
    idle = decisions = 0
    for _ in range(most * 10):
        busy = False
        stands = [page.evaluate(STANDS) for page in pages]
        if all(stand == "over" for stand in stands):
            return
        for page, stand in zip(pages, stands, strict=True):
            if stand == "count":
                go_on(page)
            elif not stand and decide(page):
                busy, decisions = True, decisions + 1
        if short and not WHOLE and decisions >= SHORT and not page.locator("dialog[open]").count():
            give_up(page)
            expect(page.locator("[data-test=closing]")).to_be_visible()
        idle = 0 if busy else idle + 1
        assert idle < 400, [page.locator("[data-test=ask]").text_content() for page in pages]
        if not busy:
            pages[0].wait_for_timeout(30)
    raise AssertionError("the match does not end")


def in_words(page: Page) -> bool:
    """Decide without the board: the first choice in the list of words."""
    if not page.locator(".table[data-turn=yours]").is_visible():
        return False
    page.keyboard.press("w")
    page.locator("dialog[open] [data-test=choice]").first.click()
    expect(page.locator("dialog[open] [data-test=choice]")).to_have_count(0)
    return True


def no_marks(page: Page) -> None:
    """No sentence is missing on the page."""
    assert not re.search("[‹›]", page.locator("body").inner_text())


def focused(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return found


def go_to(page: Page, selector: str, key: str) -> None:
    """Press a key until the focus is there."""
    for _ in range(60):
        if focused(page, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {selector}")

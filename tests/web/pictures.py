"""`make pictures`: every main screen of the browser app and all cards, as a person sees them, into build/pictures/.

`python -m tests.web.pictures` takes them all; those that the README shows are copied to docs/web/.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from roji.server import app_files
from tests.web.conftest import CHROMIUM
from tests.web.people import begin, go_on, in_words, over
from tests.web.serving import Serving
from tests.web.test_table import turn

ROOT = Path(__file__).parents[2]
FOLDER, SHOWN = ROOT / "build" / "pictures", ROOT / "docs" / "web"
SIZES = ((360, 740), (1440, 900))
README = (
    "start-1440-light",
    "koikoi-1440-light",
    "orders-360-light",
    "kokeshi-360-dark",
    "niwashi-1440-light",
)
GAMES: dict[str, dict[str, Any]] = {"koikoi": {}, "orders": {"players": 4}, "kokeshi": {}, "niwashi": {}}
ENDING: dict[str, dict[str, Any]] = {"koikoi": {"rounds": 1}, "orders": {"rounds": 1}}


def count(page: Page, game: str) -> None:
    """Play until the first count is shown."""
    begin(page, game, **ENDING[game])
    for _ in range(3000):
        if page.locator("dialog[open] [data-test=go-on]").is_visible():
            return
        if not in_words(page):
            page.wait_for_timeout(20)


def table(page: Page, game: str) -> None:
    """A table after some decisions."""
    begin(page, game, "bot", "casual", **GAMES[game])
    for _ in range(7):
        turn(page)
        in_words(page)
    turn(page)


def finished(page: Page) -> None:
    """A match that was given up, with what can be done then."""
    table(page, "koikoi")
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog[open] .main").click()
    while not over(page):
        go_on(page)
        page.wait_for_timeout(20)


def hint(page: Page) -> None:
    table(page, "koikoi")
    page.keyboard.press("h")
    page.locator("section[aria-label=Hint] li").first.wait_for()


def waiting(page: Page) -> None:
    begin(page, "orders", "invite", players=4)
    page.locator("#link-invite").wait_for()


def shows(path: str) -> Callable[[Page], None]:
    def reach(page: Page) -> None:
        page.goto(path)
        page.wait_for_load_state("networkidle")

    return reach


SCREENS: dict[str, Callable[[Page], None]] = {
    "start": shows("/"),
    **{f"setup-{game}": shows(f"/g/{game}") for game in GAMES},
    "waiting": waiting,
    **{game: (lambda page, game=game: table(page, game)) for game in GAMES},  # type: ignore[misc]
    **{f"count-{game}": (lambda page, game=game: count(page, game)) for game in ENDING},  # type: ignore[misc]
    "hint": hint,
    "finished": finished,
    "rules": shows("/rules/koikoi#H-17"),
    "mine": shows("/mine"),
    "gardens": shows("/gardens"),
    "journey": shows("/journey"),
}
SHEETS = ("koikoi", "orders")


def take(browser: Browser, base: str, only: list[str]) -> None:
    for name, reach in SCREENS.items():
        if only and name not in only:
            continue
        for width, height in SIZES:
            for scheme in ("light", "dark"):
                picture = f"{name}-{width}-{scheme}"
                page = browser.new_page(
                    base_url=base,
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    locale="en-GB",
                    reduced_motion="reduce",
                    service_workers="block",
                )
                page.goto("/")
                reach(page)
                page.wait_for_timeout(300)
                page.screenshot(path=FOLDER / f"{picture}.png")
                page.close()
                print(f"build/pictures/{picture}.png", flush=True)
    for game in SHEETS:
        if only and "sheets" not in only:
            continue
        page = browser.new_page(base_url=base, viewport={"width": 1440, "height": 900}, service_workers="block")
        page.goto(f"/cards/{game}")
        page.locator("main img").last.wait_for()
        page.locator("main").screenshot(path=FOLDER / f"sheet-{game}.png")
        page.close()
        print(f"build/pictures/sheet-{game}.png", flush=True)


def main(only: list[str]) -> None:
    if CHROMIUM is None or not (app_files.FOLDER / app_files.PAGE).exists():
        print("pictures of the browser app: no Chromium, or the app is not built; none were taken")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    SHOWN.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "log")
        serving.start()
        serving.wait()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            take(browser, serving.base, only)
            browser.close()
        finally:
            serving.kill()
    for name in README:
        if (FOLDER / f"{name}.png").exists():
            shutil.copy(FOLDER / f"{name}.png", SHOWN / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])

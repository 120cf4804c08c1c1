"""The letters of our headings: the same everywhere, there from the start, and nothing moves when they come late."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from building import node
from tests.web.conftest import Visit
from tests.web.people import begin
from tests.web.serving import Serving
from tests.web.test_table import turn

TYPEFACE = "**/assets/*.woff2"
SHIFTS = """() => { window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifted += entry.value; }))
    .observe({ type: "layout-shift", buffered: true }); }"""


def drawn_with(page: Page, selector: str) -> set[str]:
    """The typefaces that the letters of an element really come from; those of the device are marked."""
    page.evaluate("() => document.fonts.ready")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found: Any = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})["fonts"]
    session.detach()
    return {font["familyName"] if font["isCustomFont"] else f"the device's {font['familyName']}" for font in fonts}


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_headings_are_set_in_our_own_letters_in_both_languages(visit: Visit, lang: str) -> None:
    page = visit("/", width=390, height=844, lang=lang)
    for path, heading in (("/", "h1"), ("/g/orders", "h1"), ("/rules/orders", "main h2"), ("/mine", "h1")):
        page.goto(path)
        expect(page.locator(heading).first).to_be_visible()
        assert drawn_with(page, heading) == {"Literata"}, path
    assert page.evaluate("() => document.fonts.check('600 16px Literata', 'Gartenaufträge Übersicht ß „“')")


def test_what_is_asked_at_a_table_is_set_in_them_too(visit: Visit) -> None:
    page = visit(lang="de-DE")
    begin(page, "koikoi")
    turn(page)
    assert drawn_with(page, "[data-test=ask] .asks") == {"Literata"}


def test_the_page_asks_for_one_small_file_of_letters_at_once(visit: Visit, server: Serving) -> None:
    named = re.findall(r'<link rel="preload" as="font"[^>]*href="(/assets/[^"]+\.woff2)"', httpx.get(server.base).text)
    asked: list[str] = []
    page = visit()
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith(".woff2") else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert asked == [f"{server.base}{name}" for name in named]
    assert len(named) == 1
    answer = httpx.get(asked[0])
    assert answer.headers["content-type"] == "font/woff2"
    assert len(answer.content) < 25_000


@pytest.mark.parametrize("path", ["/", "/g/kokeshi", "/rules/niwashi"])
def test_letters_that_come_late_move_next_to_nothing(visit: Visit, path: str) -> None:
    page = visit("", width=390, height=844)
    waiting: list[Route] = []
    page.route(TYPEFACE, lambda route: waiting.append(route))
    page.goto(path, wait_until="commit")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(300)
    assert drawn_with_the_device(page)
    page.evaluate(SHIFTS)
    page.evaluate("() => { window.shifted = 0; }")
    for route in waiting:
        route.continue_()
    page.wait_for_function("() => document.fonts.check('600 16px Literata')")
    page.wait_for_timeout(200)
    assert drawn_with(page, "h1") == {"Literata"}
    assert page.evaluate("() => window.shifted") < 0.02


def drawn_with_the_device(page: Page) -> bool:
    return bool(page.evaluate("() => !document.fonts.check('600 16px Literata')"))


def test_without_them_everything_can_be_read(visit: Visit) -> None:
    page = visit("", complain=False, width=360, height=640)
    page.route(TYPEFACE, lambda route: route.abort())
    page.goto("/")
    page.locator("[data-game=koikoi]").click()
    expect(page.locator("[data-test=play]")).to_be_in_viewport()
    expect(page.locator("h1").first).to_be_visible()


def test_a_sign_that_the_typeface_lacks_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "new.ftl").write_text("carp = The carp 鯉", "utf-8")
    done = subprocess.run(
        [node.found().node, "scripts/typeface.mjs", str(tmp_path)],
        cwd=node.WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "鯉" in done.stderr

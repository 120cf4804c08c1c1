"""What the app may cost: bytes over the line, layout that jumps, and barriers for people."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import Visit
from tests.web.people import WHOLE, begin, in_words
from tests.web.serving import Serving, brought
from tests.web.test_table import turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST, GAME = 80_000, 80_000  # bytes of JavaScript, CSS and letters, gzipped
BOARDS = ("koikoi", "orders", "kokeshi", "niwashi")
RECORDS = {
    "koikoi": "koikoi/koikoi-won",
    "orders": "orders/declined",
    "kokeshi": "kokeshi/ring",
    "niwashi": "niwashi/journey-two-hands",
}


def listen(page: Page) -> list[str]:
    """The scripts, styles and letters that a page asks for from now on."""
    found: list[str] = []

    def note(response: Response) -> None:
        if response.url.endswith((".js", ".css", ".woff2")) and "service-worker" not in response.url:
            found.append(response.url)

    page.on("response", note)
    return found


def weight(urls: list[str]) -> int:
    return sum(len(gzip.compress(httpx.get(url).content, 9)) for url in set(urls))


@pytest.mark.parametrize("game", BOARDS)
def test_the_first_page_and_a_table_are_light(visit: Visit, server: Serving, game: str) -> None:
    page = visit("")
    first = listen(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 10_000 < weight(first) <= FIRST
    begin(page, game)
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert weight(first) <= FIRST + GAME


@pytest.mark.parametrize("game", BOARDS)
def test_a_page_to_learn_to_look_back_or_to_count_is_light(visit: Visit, server: Serving, game: str) -> None:
    """Whoever comes by a link has not even been on the first page."""
    page = visit("")
    record = brought(server.base, RECORDS[game])
    for path, sight in (
        (f"/learn/{game}", ".ground .whole"),
        (f"/today/{game}", ".ground .whole"),
        (f"/score/{game}", "[data-round]"),
        (f"{record}?analysis", "[data-test=analysis]"),
    ):
        fetched = listen(page)
        page.goto(path)
        expect(page.locator(sight).first).to_be_visible()
        assert 10_000 < weight(fetched) <= FIRST + GAME, path
        page.goto("about:blank")


def test_the_list_of_problems_is_light(visit: Visit) -> None:
    page = visit("")
    fetched = listen(page)
    page.goto("/today")
    page.wait_for_load_state("networkidle")
    assert 10_000 < weight(fetched) <= FIRST


@pytest.mark.parametrize("game", BOARDS)
def test_the_page_of_a_table_asks_at_once_for_what_it_will_use(visit: Visit, server: Serving, game: str) -> None:
    page = visit()
    begin(page, game)
    turn(page)
    named = set(re.findall('(?:href|src)="(/assets/[^"]+)', httpx.get(page.url.partition("#")[0]).text))
    assert any(name.startswith(f"/assets/{game}-") for name in named)
    fetched = listen(page)
    page.reload()
    turn(page)
    assert {url.removeprefix(server.base) for url in fetched} == named  # nothing is found out later


def barriers(page: Page) -> list[str]:
    """What axe finds on the page."""
    page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{entry['id']}: {node['html'][:160]}" for entry in found["violations"] for node in entry["nodes"]]


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_axe_finds_no_barrier_anywhere(visit: Visit, server: Serving, width: int, scheme: str) -> None:
    page = visit(width=width, color_scheme=scheme)
    for path in (
        "/",
        "/g/koikoi",
        "/g/orders",
        "/mine",
        "/rules/koikoi",
        "/cards/koikoi",
        "/score/koikoi",
        "/score/niwashi",
        "/today",
        "/licences",
        *(f"/learn/{game}" for game in BOARDS),
        *(f"/today/{game}" for game in BOARDS),
        *(f"{brought(server.base, record)}#3" for record in RECORDS.values()),
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert barriers(page) == [], path
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    assert barriers(page) == []


@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_no_barrier_at_the_table(visit: Visit, game: str) -> None:
    page = visit(width=360, height=740, color_scheme="light")
    begin(page, game)
    turn(page)
    assert barriers(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="dark")
    in_words(page)
    turn(page)
    assert barriers(page) == []


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)] if WHOLE else [(360, 740)])
def test_nothing_jumps_when_others_decide_and_nothing_is_wider_than_the_screen(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], reduced_motion="no-preference")
    begin(page, game)
    turn(page)
    page.evaluate(
        """() => { window.jumps = [];
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
            const moved = entry.sources.map((s) => [s.node?.className, s.previousRect.y, s.currentRect.y]);
            if (!entry.hadRecentInput) window.jumps.push([entry.value, ...moved]);
        })).observe({type: "layout-shift", buffered: false}); }"""
    )
    for _ in range(4 if WHOLE else 2):
        in_words(page)
        page.wait_for_timeout(550)  # what one's own hand did is over; now the other side
        turn(page)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    jumps = page.evaluate("() => window.jumps")
    assert sum(jump[0] for jump in jumps) < 0.001, jumps


def test_a_hint_on_a_phone_moves_nothing_and_can_be_put_away(visit: Visit) -> None:
    page = visit(width=360, height=740)
    begin(page, "koikoi")
    turn(page)
    before = page.locator(".hand").bounding_box()
    page.locator("[data-test=hint]").click()
    hints = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(hints.first).to_be_visible(timeout=30_000)  # hints give way to whatever else a busy machine does
    assert page.locator(".hand").bounding_box() == before
    expect(hints).to_have_count(1)
    page.get_by_role("button", name="Other good moves").click()
    expect(hints.nth(1)).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="close").click()
    expect(hints).to_have_count(0)

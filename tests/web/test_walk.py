"""Every page and the main moments of every game, measured: nothing out of sight, cut off, too small or on another.

`pytest tests/web/test_walk.py -k koikoi -rP` shows all that is found on one of the walks.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.people import WHOLE
from tests.web.serving import Serving
from tests.web.walk import ALL, WALKS, Sight, Walk, pairs

GEOMETRY = Path(__file__).with_name("geometry.js").read_text("utf-8")
# Screens that are still at fault; a screen that is well must be struck off.
KNOWN = {
    "kokeshi record",
    "niwashi look back",
    "niwashi over",
    "orders match end",
}


def test_any_two_of_size_language_light_and_font_meet() -> None:
    for one in range(4):
        for two in range(one):
            assert {(sight[one], sight[two]) for sight in pairs()} == {(sight[one], sight[two]) for sight in ALL}


@pytest.mark.parametrize("walk", WALKS)
def test_the_walk(browser: Browser, server: Serving, guests: str, walk: str) -> None:
    faults: dict[str, list[str]] = defaultdict(list)

    def measure(screen: str, page: Page, sight: Sight, needs: tuple[str, ...]) -> None:
        faults[screen] += [f"{sight}: {fault}" for fault in page.evaluate(GEOMETRY, list(needs))]

    base = guests if walk == "guest" else server.base
    with Walk(browser, base, ALL if WHOLE else pairs(), measure) as on:
        WALKS[walk](on)
    at_fault = {screen: found for screen, found in faults.items() if found}
    print("\n".join(f"{screen}: {fault}" for screen, found in at_fault.items() for fault in found))
    new = "\n".join(
        f"{screen}: {fault}" for screen, found in at_fault.items() if screen not in KNOWN for fault in found
    )
    assert not new, new
    well = (KNOWN & faults.keys()) - at_fault.keys()
    assert not well, f"these are well now; strike them off KNOWN: {sorted(well)}"

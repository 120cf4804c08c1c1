"""Every page and the main moments of every game, measured: nothing out of sight, cut off, too small or on another."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.people import WHOLE
from tests.web.serving import Serving
from tests.web.walk import ALL, OTHERS, WALKS, Seen, Walk, glance, pairs, tight

GEOMETRY = Path(__file__).with_name("geometry.js").read_text("utf-8")


def test_any_two_of_size_language_light_and_font_meet() -> None:
    for one in range(4):
        for two in range(one):
            every = {(sight[one], sight[two]) for sight in ALL if sight.lang not in OTHERS}
            assert {(sight[one], sight[two]) for sight in pairs()} == every


class Measured(list[str]):
    """What is wrong with the screens that were looked at."""

    def look(self, screen: str, seen: list[Seen], needs: tuple[str, ...]) -> None:
        for page, _ in seen:  # they measure at the same time
            page.evaluate(f"(needs) => void (window.measured = ({GEOMETRY})(needs))", list(needs))
        for page, sight in seen:
            self.extend(f"{screen}, {sight}: {fault}" for fault in page.evaluate("() => window.measured"))


@pytest.mark.parametrize("walk", WALKS)
def test_the_walk(browser: Browser, server: Serving, guests: str, walk: str) -> None:
    faults = Measured()
    base = guests if walk == "guest" else server.base
    with Walk(browser, base, ALL if WHOLE else pairs(), faults.look) as on:
        WALKS[walk](on)
    assert not faults, "\n".join(faults)


def test_other_languages_fit_where_words_run_out_of_room_first(browser: Browser, server: Serving) -> None:
    """The rest of what they say is looked at in the soak, which walks in every language."""
    faults = Measured()
    with Walk(browser, server.base, tight(), faults.look) as on:
        glance(on)
    assert not faults, "\n".join(faults)

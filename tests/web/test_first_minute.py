"""The first minutes of somebody new with a phone: from the start page, or from a link, to the first own move and to the
end of the first round.

What counts is the same on every machine: how often one taps, and how long the app itself makes one wait. Its pauses are
counted whole and waited for a twentieth.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import test_koikoi, test_niwashi, test_orders
from tests.web.conftest import Visit
from tests.web.people import STANDS, WHOLE, begin, invitation, sit
from tests.web.test_kokeshi import runner
from tests.web.test_table import turn

COUNTING = """(() => {
  window.taps = window.waited = 0;
  addEventListener("pointerdown", () => (window.taps += 1), true);
  const later = window.setTimeout;
  window.setTimeout = (does, time = 0, ...more) => {
    const pause = time >= 100 && time <= 2000;
    const then = () => {
      if (pause && document.querySelector(".table[data-turn=theirs]")) window.waited += time;
      does(...more);
    };
    return later(then, pause ? time / 20 : time);
  };
})()"""
DECIDE: dict[str, Callable[[Page], bool]] = {
    "koikoi": test_koikoi.decide,
    "orders": test_orders.decide,
    "kokeshi": runner(0),  # the first match is in the garden with the shortest way
    "niwashi": test_niwashi.decide,
}
TAP = 1.0  # seconds, for who knows where to tap next
FIRST_MOVE, FIRST_ROUND = 10.0, 180.0  # seconds


def phone(visit: Visit, path: str = "/") -> Page:
    page = visit("", width=390, height=844, reduced_motion="no-preference")
    page.add_init_script(COUNTING)
    page.goto(path)
    return page


def seconds(page: Page) -> float:
    """What taps and pauses come to so far."""
    taps, waited = page.evaluate("() => [window.taps, window.waited]")
    print(f"{taps} taps, {waited / 1000:.1f} s of pauses")
    return float(taps * TAP + waited / 1000)


def decided(page: Page, decide: Callable[[Page], bool]) -> None:
    """Make one decision, and see that it counts."""
    turn(page)
    before = page.evaluate("() => window.taps")
    asks = page.locator("[data-test=ask]").inner_text()
    assert decide(page)
    assert page.evaluate("() => window.taps") > before
    expect(page.locator("[data-test=ask]")).not_to_have_text(asks)


@pytest.mark.parametrize("game", DECIDE)
def test_from_the_start_page_to_the_first_own_move_are_a_few_taps(visit: Visit, game: str) -> None:
    page = phone(visit)
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-test=play]").click()
    page.locator("[data-test=lead-out]").click()
    decided(page, DECIDE[game])
    assert seconds(page) < FIRST_MOVE


def test_from_a_link_to_the_first_own_move_are_a_few_taps(visit: Visit) -> None:
    host = visit()
    begin(host, "koikoi", "invite")
    guest = phone(visit, invitation(host))
    sit(guest)
    for _ in range(400):
        if guest.locator(".table[data-turn=yours]").count():
            break
        test_koikoi.decide(host)
        host.wait_for_timeout(25)
    decided(guest, test_koikoi.decide)
    assert seconds(guest) < FIRST_MOVE


@pytest.mark.parametrize("game", DECIDE if WHOLE else ["koikoi", "orders"])
def test_the_first_round_is_over_within_three_minutes(visit: Visit, game: str) -> None:
    page = phone(visit)
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-test=play]").click()
    for _ in range(3):
        page.locator("[data-test=lead-on]").click()
    for _ in range(6000):
        if page.evaluate(STANDS):
            break
        if not DECIDE[game](page):
            page.wait_for_timeout(10)
    assert page.evaluate(STANDS)
    assert seconds(page) < FIRST_ROUND

"""Nothing that goes wrong leaves the table unusable."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.people import begin, invitation, no_marks, sit
from tests.web.test_koikoi import decide
from tests.web.test_table import turn


class Meddler:
    """Stands between a page and the server and spoils what the server says."""

    def __init__(self, page: Page) -> None:
        self.lines: list[WebSocketRoute] = []
        self.spoil: list[str | None] = []  # what goes to the page instead of the next messages; None breaks the line
        page.route_web_socket("**/socket", self.meet)

    def meet(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        server = line.connect_to_server()

        def down(message: str | bytes) -> None:
            if not self.spoil:
                line.send(message)
                return
            instead = self.spoil.pop(0)
            if instead is None:
                line.close(code=1011)
            else:
                line.send(instead)

        server.on_message(down)


def test_garbage_from_the_line_and_broken_lines_are_healed(visit: Visit) -> None:
    page = visit(complain=False)
    meddler = Meddler(page)
    begin(page, "koikoi")
    turn(page)
    for rubbish in ("not json", "{}", '{"type":"update"}', '{"type":"welcome"}', "[]", "null", None):
        meddler.spoil.append(rubbish)
        decide(page)
        turn(page)
    assert len(meddler.lines) == 8  # each time a new one


def test_a_board_that_fails_shows_a_way_out_and_the_match_goes_on_after_it(visit: Visit) -> None:
    page = visit(complain=False)
    meddler = Meddler(page)
    begin(page, "koikoi")
    turn(page)
    broken: dict[str, Any] = {"n": 10**6, "events": [], "phase": "running", "to_move": 0, "view": {"field": 7}}
    meddler.spoil.append(json.dumps({"type": "update", "whole": True, **broken}))
    decide(page)
    expect(page.get_by_role("alert").filter(has_text="could not be drawn")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    turn(page)
    decide(page)
    turn(page)


def test_who_still_stands_at_the_door_or_comes_late_watches_what_everybody_may_see(visit: Visit) -> None:
    aiko, ben, door = visit(), visit(), visit()
    begin(aiko, "koikoi", "invite")
    link = invitation(aiko)
    for page in (door, ben):
        page.goto(link)
    expect(door.locator("form button.main")).to_be_visible()
    sit(ben, "Ben")
    for page in (door, visit(link)):
        expect(page.locator(".field [data-card]").first).to_be_visible()
        assert page.locator(".hand").count() == 0


def test_without_a_connection_the_installed_app_opens_and_says_so(visit: Visit) -> None:
    page = visit("/", workers=True, complain=False)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.context.set_offline(True)
    page.goto("/g/koikoi")
    expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
    no_marks(page)
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator("[data-game=koikoi]")).to_be_visible()

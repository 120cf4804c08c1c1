"""Around the table: inviting and joining, one's own games, addresses that lead nowhere, a server that is away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from roji.server.store.sqlite.file import FILE
from tests.web.conftest import Visit
from tests.web.people import begin, give_up, invitation, no_marks, sit
from tests.web.serving import Serving, served
from tests.web.test_budgets import barriers
from tests.web.test_doors import in_sight, no_wider
from tests.web.test_table import turn


def test_an_unknown_address_is_a_page_for_people_and_json_for_programs(visit: Visit, server: Serving) -> None:
    page = visit(complain=False, lang="de-DE")
    answer = page.goto("/no/such/place")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_contain_text("Unter dieser Adresse ist nichts")
    page.get_by_role("link", name="Zur Startseite").last.click()
    expect(page.locator("[data-game]").first).to_be_visible()
    for path, accept in (("/no/such/place", "*/*"), ("/api/nothing", "text/html"), ("/assets/nothing.js", "text/html")):
        refused = httpx.get(f"{server.base}{path}", headers={"accept": accept})
        assert (refused.status_code, refused.json()["key"]) == (404, "bad-request")


def test_a_table_opened_while_the_server_is_away_is_explained_and_comes_by_itself(visit: Visit, tmp_path: Path) -> None:
    with served(tmp_path / "log") as serving:
        page = visit(base_url=serving.base, complain=False, workers=True)
        page.goto("/g/koikoi")
        page.locator("[data-test=play]").click()
        turn(page)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.reload()
        turn(page)
        serving.kill()
        page.reload()
        expect(page.get_by_role("heading", name="cannot be reached")).to_be_visible()
        expect(page.get_by_role("link", name="My games")).to_be_visible()
        no_marks(page)
        serving.start()
        serving.wait()
        turn(page)


SHARED = "() => Object.defineProperty(navigator, 'share', {value: async (what) => { window.sent = what }})"


def test_one_button_sends_the_invitation_and_the_secret_link_lies_apart(visit: Visit) -> None:
    page = visit(width=390, height=844)
    page.add_init_script(f"({SHARED})()")
    begin(page, "orders", "invite", players=3)
    share = page.locator("[data-test=share]")
    in_sight(share)
    share.click()
    assert page.evaluate("() => window.sent.url") == invitation(page)
    expect(page.locator("#link-own")).not_to_be_visible()
    expect(page.get_by_alt_text("QR")).to_be_visible()
    assert barriers(page) == []
    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    no_wider(page)


@pytest.mark.parametrize(("width", "height", "font"), [(360, 640, "100%"), (390, 844, "200%"), (844, 390, "100%")])
def test_who_is_invited_reads_by_whom_and_to_what_and_sits_down(
    visit: Visit, width: int, height: int, font: str
) -> None:
    aiko, ben = visit("/"), visit("/", width=width, height=height)
    aiko.evaluate("() => localStorage.setItem('roji.settings', JSON.stringify({name: 'Aiko'}))")
    aiko.reload()
    begin(aiko, "koikoi", "invite")
    ben.goto(invitation(aiko))
    ben.evaluate(f"() => (document.documentElement.style.fontSize = '{font}')")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Aiko invites you to Koi-Koi")
    in_sight(ben.locator("form button.main"))
    no_wider(ben)
    assert barriers(ben) == []
    ben.get_by_role("button", name="Rules").click()
    expect(ben.locator("dialog[open] article")).to_be_visible()
    ben.keyboard.press("Escape")
    sit(ben, "Ben")
    expect(ben.locator(".table")).to_be_visible()


def listed(page: Page, game: str) -> str:
    """What the list of one's own games says of one."""
    return page.locator("main li", has=page.locator("strong", has_text=game)).first.inner_text()


def test_my_games_tells_with_whom_how_it_stands_and_how_it_ended(visit: Visit) -> None:
    page = visit("/g/koikoi", width=390, height=844)
    page.locator("[data-test=play]").click()
    turn(page)
    page.goto("/mine")
    assert "your turn" in listed(page, "Koi-Koi")
    assert "with Roji" in listed(page, "Koi-Koi")
    page.locator("main li a").click()
    turn(page)
    give_up(page)
    expect(page.locator("[data-test=closing]")).to_be_visible()
    page.goto("/")
    begin(page, "orders", "invite", players=3)
    expect(page.locator("[data-test=share]")).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    assert "you gave up" in listed(page, "Koi-Koi")
    assert "waiting for 2 more people" in listed(page, "Garden Orders")
    assert barriers(page) == []
    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    no_wider(page)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_a_damaged_table_is_listed_and_says_why_it_does_not_open(visit: Visit, tmp_path: Path, lang: str) -> None:
    with served(tmp_path / "log") as serving:
        page = visit(base_url=serving.base, complain=False, lang=lang)
        page.goto("/g/koikoi")
        page.locator("[data-test=play]").click()
        turn(page)
        page.goto("/")
        serving.kill()
        with closing(sqlite3.connect(serving.folder / FILE)) as db, db:
            assert db.execute("UPDATE events SET body = '{}' WHERE n = 2").rowcount
        serving.start()
        serving.wait()
        page.goto("/mine")
        row = page.locator("main li")
        expect(row).to_contain_text("damaged" if lang == "en-GB" else "beschädigt")
        no_marks(page)
        row.locator("a").click()
        expect(page.get_by_role("alert").first).to_contain_text("damaged" if lang == "en-GB" else "beschädigt")
        no_marks(page)

"""A device and its tables: found again by the cookie, opened by secrets that the browser keeps."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from roji.server.store.sqlite.file import FILE
from tests.web.conftest import Visit
from tests.web.people import begin, give_up
from tests.web.serving import Serving
from tests.web.test_koikoi import decide
from tests.web.test_table import turn


def as_before(page: Page, server: Serving) -> str:
    """A table as it was when the cookie alone opened seats; returns its id."""
    table = page.url.partition("/t/")[2].partition("#")[0]
    page.evaluate("() => localStorage.clear()")
    with closing(sqlite3.connect(server.folder / FILE)) as db, db:
        assert db.execute("UPDATE devices SET told = 0 WHERE table_id = ?", (table,)).rowcount
    return table


def test_a_device_of_before_goes_on_with_its_table_and_deletes_it(visit: Visit, server: Serving) -> None:
    page = visit()
    begin(page, "koikoi", rounds=2)
    turn(page)
    table = as_before(page, server)
    page.goto("/mine")
    page.locator(f"a[href^='/t/{table}']").click()
    turn(page)
    decide(page)
    turn(page)
    page.reload()  # the secret was kept
    turn(page)
    give_up(page)
    expect(page.locator("[data-test=closing]")).to_be_visible()
    as_before(page, server)
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("/mine")
    page.get_by_role("button", name="Delete").first.click()
    expect(page.locator(f"a[href^='/t/{table}']")).to_have_count(0)


def test_a_browser_that_forgot_its_secrets_is_told_how_to_come_back(visit: Visit) -> None:
    page = visit(complain=False)
    begin(page, "koikoi")
    turn(page)
    link = page.url
    page.evaluate("() => localStorage.clear()")
    page.goto(link.partition("#")[0])
    expect(page.get_by_role("alert")).to_contain_text("by its link")
    page.goto("/")
    page.goto(link)
    turn(page)

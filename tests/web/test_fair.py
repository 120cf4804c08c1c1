"""The browser adds to the deal, keeps what it needs, and says at the end how it was dealt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.dishonest import Cheat
from tests.shell import Shell
from tests.web.conftest import Visit
from tests.web.people import begin, choices, give_up, house_rules, invitation, no_marks, sit

CAUGHT = {
    "nonce-swapped": "something else into the deal than what your device added",
    "secret-late": "so it was chosen later",
    "word-changed": "so it was chosen later",
    "person-without": "A person sat at seat 2",
}


def fairness(page: Page) -> str:
    """What the page says about the deal."""
    said = page.locator("[data-test=fairness]")
    expect(said).to_be_visible()
    no_marks(page)
    return said.inner_text()


def two(visit: Visit, base: str = "", strict: bool = False) -> tuple[Page, Page]:
    """Aiko and Ben at a table, the match begun."""
    where = {"base_url": base} if base else {}
    aiko, ben = visit(**where), visit(**where)
    aiko.goto("/g/koikoi")
    choices(aiko)
    aiko.locator("input[name=way][value=invite]").check()
    if strict:
        house_rules(aiko)
        aiko.locator("[data-test=strict]").check()
    aiko.locator("form button.main").click()
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    for page in (aiko, ben):
        expect(page.locator(".table")).to_be_visible()
    return aiko, ben


@pytest.mark.parametrize("strict", [False, True])
def test_both_devices_say_that_an_honest_match_was_dealt_fairly(
    visit: Visit, strict: bool, tmp_path: Path, shell: Shell
) -> None:
    aiko, ben = two(visit, strict=strict)
    give_up(aiko)
    for page in (aiko, ben):
        assert fairness(page) == "Dealt fairly: checked on this device."
        page.reload()
        assert fairness(page) == "Dealt fairly: checked on this device."  # it was kept
    ben.locator("summary").filter(has_text="What this device kept").click()
    words = ben.locator("#verify-command").input_value().split()
    with ben.expect_download() as saved:
        ben.locator("summary").filter(has_text="Save or share").click()
        ben.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == words[2]
    saved.value.save_as(tmp_path / words[2])
    code, out, _ = shell("verify", str(tmp_path / words[2]), *words[3:])
    assert code == 0
    assert ("nobody chose these cards" if strict else "nobody alone chose these cards") in out


def test_another_device_says_what_it_could_not_check(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    give_up(page)
    assert "Dealt fairly" in fairness(page)
    other = visit(page.url)
    said = fairness(other)
    assert "not all of it could be checked" in said
    assert "another device" in said


@pytest.mark.parametrize("kind", CAUGHT)
def test_the_browser_warns_of_a_server_that_cheats(kind: str, visit: Visit, tmp_path: Path) -> None:
    cheat = Cheat(tmp_path / "cheat", kind)
    cheat.start()
    cheat.wait()
    try:
        aiko, ben = two(visit, cheat.base)
        give_up(ben)
        for page in (ben, aiko):
            assert re.search(f"not dealt fairly(?s:.*){CAUGHT[kind]}", fairness(page))
        ben.reload()
        assert "not dealt fairly" in fairness(ben)
        for page in (ben, aiko):
            page.close()  # before the server is gone, which they would miss
    finally:
        cheat.kill()

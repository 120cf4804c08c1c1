"""At home: plain http by a name or address of the local network, where a browser grants no secure context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, invitation, play, sit
from tests.web.serving import Serving
from tests.web.test_koikoi import decide

NAME, ADDRESS = "roji.test", "192.168.77.7"


@pytest.fixture(scope="module")
def browser(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any], server: Serving
) -> Iterator[Browser]:
    """A browser for which the name and the address are those of this machine."""
    rules = f"MAP {NAME} 127.0.0.1, MAP {ADDRESS} 127.0.0.1"
    args = [*browser_type_launch_args["args"], f"--host-resolver-rules={rules}"]
    made = launch_browser(args=args)
    yield made
    made.close()


def at_home(visit: Visit, server: Serving, host: str, path: str = "/") -> Page:
    page = visit(f"http://{host}:{server.port}{path}", base_url=f"http://{host}:{server.port}", workers=True)
    assert page.evaluate("() => window.isSecureContext") is False
    assert page.evaluate("() => 'clipboard' in navigator || 'serviceWorker' in navigator") is False
    return page


def copies_by_hand(page: Page, press: str, field: str) -> None:
    """Pressing Copy selects the whole link and says what to do with it."""
    page.locator(press).click()
    expect(page.get_by_text("press Ctrl+C").first).to_be_visible()
    chosen = "(selector) => { const it = document.querySelector(selector); return it === document.activeElement"
    chosen += " && it.selectionEnd - it.selectionStart === it.value.length && it.value.startsWith('http://') }"
    page.wait_for_function(chosen, arg=field)


@pytest.mark.parametrize("host", [NAME, ADDRESS])
def test_two_people_play_a_whole_match_over_plain_http(visit: Visit, server: Serving, host: str) -> None:
    aiko, ben = at_home(visit, server, host), at_home(visit, server, host)
    begin(aiko, "koikoi", "invite", rounds=1)
    copies_by_hand(aiko, "[data-test=share]", "#link-invite")
    aiko.locator("[data-test=other-links] > summary").click()
    for name in ("watch", "own"):
        copies_by_hand(aiko, f"button:has(+ #link-{name})", f"#link-{name}")
    link = invitation(aiko)
    assert link.startswith(f"http://{host}:")
    ben.goto(link)
    sit(ben, "Ben")
    play([aiko, ben], decide)
    aiko.locator("[data-test=closing] summary").first.click()
    aiko.get_by_role("button", name="Share").click()
    copies_by_hand(aiko, "[data-test=copy-link] button", "[data-test=copy-link] input")
    aiko.locator("[data-test=closing] a[href*='/r/']").click()
    expect(aiko.locator(".ground .whole")).to_be_visible()
    copies_by_hand(aiko, "button[aria-label='Copy the link to this moment']", "dialog[open] input")


def test_the_link_to_a_garden_is_copied_by_hand_over_plain_http(visit: Visit, server: Serving) -> None:
    page = at_home(visit, server, NAME, "/gardens")
    copies_by_hand(page, "[data-test=copy-link] button", "[data-test=copy-link] input")


def test_the_settings_say_that_plain_http_cannot_be_installed(visit: Visit, server: Serving) -> None:
    page = at_home(visit, server, NAME)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog[open]")).to_contain_text("cannot install")

"""The page that says whose work is inside the app."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.parametrize(
    ("lang", "settings", "licences", "inside"),
    [("en-GB", "Settings", "Licences", "Inside this app"), ("de-DE", "Einstellungen", "Lizenzen", "In dieser App")],
)
def test_the_settings_lead_to_the_licences_of_what_the_app_contains(
    visit: Visit, lang: str, settings: str, licences: str, inside: str
) -> None:
    page = visit("/", width=360, height=740, lang=lang)
    page.get_by_role("button", name=settings).click()
    page.get_by_role("link", name=licences).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("heading", name=licences)).to_be_visible()
    expect(page.get_by_role("heading", name=inside)).to_be_visible()
    fluent = page.locator("details", has_text="@fluent/bundle")
    fluent.locator("summary").click()
    expect(fluent.get_by_text("Apache License", exact=False).first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360

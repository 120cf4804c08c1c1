"""A real server and a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from roji.server import app_files
from tests.web.serving import Serving, served

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
BUILT = (app_files.FOLDER / app_files.PAGE).exists()
Visit = Callable[..., Page]
expect.set_options(timeout=30_000)  # a hint, which gives way to everything else, may take its time on a busy machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped, but never where everything is required. The longest come first."""
    items.sort(key=lambda item: item.path.name != "test_walk.py")
    here = Path(__file__).parent
    missing = "no Chromium here" if CHROMIUM is None else "" if BUILT else "the browser app is not built here"
    if missing and os.environ.get("CI") != "true":
        for item in items:
            if here in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=f"browser tests: {missing}"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The Chromium of the system, quiet: it asks nobody for anything."""
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return {"executable_path": CHROMIUM, "args": [*quiet, "--disable-sync", "--no-first-run", "--disable-quic"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server."""
    with served(tmp_path_factory.mktemp("server") / "log") as serving:
        yield serving


@pytest.fixture(scope="session")
def guests(tsukimi_package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has Tsukimi installed."""
    with served(tmp_path_factory.mktemp("guests") / "log", tsukimi_package) as serving:
        yield serving.base


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Opens a page of the server on a device of its own; at the end no page may have complained."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "",
        width: int = 1280,
        height: int = 720,
        lang: str = "en-GB",
        complain: bool = True,
        workers: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=more.pop("base_url", server.base),
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            service_workers="allow" if workers else "block",
            **more,
        )
        context.set_default_timeout(15_000)
        opened.append(context)
        page = context.new_page()
        if complain:
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda message: _complain(message, complaints))
        if path:
            page.goto(path)
        return page

    yield open_page
    for context in opened:
        context.close()
    assert complaints == []


def _complain(message: ConsoleMessage, complaints: list[str]) -> None:
    ignored = "Cross-Origin-Opener-Policy header has been ignored" in message.text  # over plain http, which is well
    if message.type == "error" and not ignored:
        complaints.append(message.text)

"""The browser app: Lighthouse on every kind of page, and how soon a tap is answered on a slow phone.

`python -m benchmarks.web`, called by `make bench`. Writes results/web.md. Lighthouse comes from npm; it needs Chromium.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.progress import track

from roji.server import app_files
from tests.web.conftest import CHROMIUM
from tests.web.people import begin
from tests.web.serving import Serving, brought
from tests.web.test_table import turn

RESULTS = Path(__file__).parent / "results" / "web.md"
LIGHTHOUSE = "lighthouse@12"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
CATEGORIES = ("performance", "accessibility", "best-practices")
ASKED = {"performance": 95, "accessibility": 100, "best-practices": 100}
RUNS = 5  # of Lighthouse on each page; a single one tells more of the machine's neighbours than of the page
VISITS = 5  # with taps, at each table
SLOWER = 4  # times slower than this machine
GAMES = ("koikoi", "orders", "kokeshi", "niwashi")
PAGES = {
    "start page": "/",
    "lesson": "/learn/koikoi",
    "problems of the day": "/today",
    "a problem": "/today/niwashi",
    "scorekeeper": "/score/koikoi",
    "record at a move": "{record}#40",
    "analysis": "{record}?analysis",
}


def lighthouse(url: str) -> dict[str, int]:
    """The marks of a page, as Lighthouse gives them to a phone."""
    only = ",".join(CATEGORIES)
    env = {**os.environ, "CHROME_PATH": CHROMIUM or ""}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "found.json"  # a pipe would be cut off where it is full
        command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={path}"]
        flags = [f"--only-categories={only}", f"--chrome-flags={FLAGS}"]
        for _ in range(5):  # now and then the browser does not start, or its trace is lost
            done = subprocess.run([*command, *flags], capture_output=True, env=env, check=False)
            found: dict[str, Any] = json.loads(path.read_text("utf-8"))["categories"] if path.exists() else {}
            if done.returncode == 0 and all(found[name]["score"] is not None for name in CATEGORIES):
                return {name: round(found[name]["score"] * 100) for name in CATEGORIES}
    raise RuntimeError(done.stderr.decode())


def touch(page: Page, selector: str) -> bool:
    """Tap what is there, as a finger does: without asking the page anything in between."""
    box = page.locator(selector).first.bounding_box()
    if box is None:
        return False
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(150)
    return True


def answered(page: Page, game: str) -> float:
    """The 98th percentile of the waits from a tap or key to the next paint, in ms, on a processor that is slower."""
    begin(page, game)
    turn(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(
        """() => { window.waits = [];
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
            if (entry.interactionId) window.waits.push(entry.duration);
        })).observe({type: "event", durationThreshold: 16}); }"""
    )
    for _ in range(6):
        turn(page)
        page.keyboard.press("w")
        page.locator("dialog[open] [data-test=choice]").first.wait_for()
        touch(page, "dialog[open] [data-test=choice]")
        turn(page)
        for number in range(3):
            touch(page, f".ground button:not([aria-disabled=true]) >> nth={number}")
        page.keyboard.press("Escape")
    waits: list[float] = sorted(page.evaluate("() => window.waits"))
    return waits[int(len(waits) * 0.98)] if waits else 0.0


def addresses(base: str) -> dict[str, str]:
    """Every page but the tables, with a record that the server keeps."""
    record = brought(base, "koikoi/whole-match")
    return {name: base + path.format(record=record) for name, path in PAGES.items()}


def weights() -> dict[str, int]:
    """The largest parts of the app, gzipped, in bytes."""
    return {
        path.name.rsplit("-", 1)[0]: len(gzip.compress(path.read_bytes(), 9))
        for path in (app_files.FOLDER / "assets").glob("*.js")
    }


def main() -> None:
    if CHROMIUM is None or shutil.which("npx") is None:
        print("benchmarks.web: no Chromium or no node here, nothing was measured")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "log")
        serving.start()
        serving.wait()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            pages = addresses(serving.base)
            waits: dict[str, list[float]] = {}
            for game in GAMES:
                page = browser.new_page(base_url=serving.base, viewport={"width": 360, "height": 740})
                page.goto("/")
                begin(page, game)
                turn(page)
                pages[f"{game}, table"] = page.url
                page.close()
                for _ in track(range(VISITS), f"taps, {game}"):
                    page = browser.new_page(base_url=serving.base, viewport={"width": 360, "height": 740})
                    page.goto("/")
                    waits.setdefault(game, []).append(answered(page, game))
                    page.close()
            browser.close()
            marks = {
                name: [lighthouse(url) for _ in track(range(RUNS), f"Lighthouse, {name}")]
                for name, url in pages.items()
            }
        finally:
            serving.kill()
    write(marks, waits)


def write(marks: dict[str, list[dict[str, int]]], waits: dict[str, list[float]]) -> None:
    def shown(runs: list[dict[str, int]], name: str) -> str:
        found = [run[name] for run in runs]
        return f"{median(found):.0f}" + (f" ({min(found)}–{max(found)})" if min(found) < max(found) else "")

    lines = [
        "# The browser app",
        "",
        f"`python -m benchmarks.web` on {platform.machine()}, {os.cpu_count()} cores. {LIGHTHOUSE} as a phone, median"
        f" of {RUNS} runs, with the least and the most.",
        "",
        "| page | performance | accessibility | best practices |",
        "| --- | --- | --- | --- |",
        *(f"| {page} | {' | '.join(shown(runs, name) for name in CATEGORIES)} |" for page, runs in marks.items()),
        f"| asked | {' | '.join(str(ASKED[name]) for name in CATEGORIES)} |",
        "",
        f"From a tap or key to the next paint, processor {SLOWER} times slower: the 98th percentile of a visit, ms.",
        "",
        f"| table | median of {VISITS} visits | each |",
        "| --- | --- | --- |",
        *(
            f"| {game} | {median(found):.0f} | {', '.join(f'{wait:.0f}' for wait in found)} |"
            for game, found in waits.items()
        ),
        "| asked | under 100 | |",
        "",
        "The largest scripts, gzipped: "
        + ", ".join(f"{name} {size / 1000:.1f} kB" for name, size in sorted(weights().items(), key=lambda e: -e[1])[:8])
        + ".",
        "",
    ]
    RESULTS.write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

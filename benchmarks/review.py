"""Looking back at a match: how long a first look at all of it takes, and how soon a link to a move shows the board.

`python -m benchmarks.review`, called by `make bench`. Writes results/review.md. The second needs Chromium.
"""

from __future__ import annotations

import os
import platform
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

import roji
from roji.bots.postmortem import Postmortem, passes
from roji.bots.problems import Plot, play
from tests.web.conftest import CHROMIUM
from tests.web.serving import brought, served

RESULTS = Path(__file__).parent / "results" / "review.md"
MATCHES = 3
LOOK, OPENED = 20.0, 300.0  # asked: seconds of a processor, ms
RECORDS = ("koikoi/whole-match", "orders/whole-match", "kokeshi/standard", "niwashi/all-twenty")
VISITS = 7
SHOWN = "[...performance.getEntriesByName('shown')].at(-1)?.startTime ?? 0"


def first_look(seed: int) -> tuple[int, float]:
    """The decisions of a match of Koi-Koi over twelve rounds, and the seconds of one core for its first look."""
    game = roji.game("koikoi")
    match = play(Plot({}, ["club", "club"]), "koikoi", seed)
    begun = time.process_time()
    postmortem = Postmortem(game, match.states, match.moves, passes(game)[0])
    for number in range(postmortem.total):
        postmortem.piece(number)
    return len(match.moves), time.process_time() - begun


def opened() -> dict[str, list[float]]:
    """The ms from following a link to a move until its board is whole, in a browser that has been here before."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "log") as serving, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(base_url=serving.base, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        page.add_init_script(
            """new MutationObserver((_, watch) => {
            if (!document.querySelector(".ground .whole")) return;
            watch.disconnect();
            requestAnimationFrame(() => performance.mark("shown"));
            }).observe(document, {subtree: true, childList: true, attributes: true})"""
        )
        for name in RECORDS:
            link = brought(serving.base, name)
            for visit in range(VISITS + 1):
                page.goto("about:blank")
                page.goto(f"{link}#{20 + visit}")
                page.wait_for_function(f"() => {SHOWN}")
                if visit:
                    found.setdefault(name, []).append(page.evaluate(SHOWN))
        browser.close()
    return found


def main() -> None:
    looks = [first_look(seed) for seed in range(MATCHES)]
    links = {} if CHROMIUM is None else opened()
    lines = [
        "# Looking back at a match",
        "",
        f"`python -m benchmarks.review` on {platform.machine()}, {os.cpu_count()} cores.",
        "",
        "The first look at a whole match of Koi-Koi over twelve rounds, seconds of one core:",
        "",
        "| match | decisions | seconds |",
        "| --- | --- | --- |",
        *(f"| {number} | {decisions} | {seconds:.1f} |" for number, (decisions, seconds) in enumerate(looks, 1)),
        f"| asked | | under {LOOK:.0f} |",
        "",
        f"From following a link to a move until its board is whole, ms: median of {VISITS}, the least, the most.",
        "",
        "| record | ms |",
        "| --- | --- |",
        *(f"| {name} | {median(ms):.0f} ({min(ms):.0f}–{max(ms):.0f}) |" for name, ms in links.items()),
        f"| asked | under {OPENED:.0f} |",
        "",
    ]
    RESULTS.write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

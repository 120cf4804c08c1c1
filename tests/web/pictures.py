"""`make pictures`: every screen of the walk as a contact sheet, into build/pictures/: all sizes in light, in the dark,
and in German with doubled letters.

`python -m tests.web.pictures koikoi doors` takes those walks alone. What the README shows is copied to docs/web/.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from roji.server import app_files
from tests.web.conftest import CHROMIUM
from tests.web.serving import Serving
from tests.web.walk import SIZES, WALKS, Seen, Sight, Walk

ROOT = Path(__file__).parents[2]
FOLDER, SHOWN = ROOT / "build" / "pictures", ROOT / "docs" / "web"
README = {
    ("start", (1440, 900), "light"): "start-1440-light",
    ("koikoi choice", (1440, 900), "light"): "koikoi-1440-light",
    ("orders choice", (360, 640), "light"): "orders-360-light",
    ("kokeshi choice", (360, 640), "dark"): "kokeshi-360-dark",
    ("niwashi choice", (1440, 900), "light"): "niwashi-1440-light",
}
OURS = [walk for walk in WALKS if walk != "guest"]  # a guest wants a server of its own
KINDS = (("en", "light", 100), ("en", "dark", 100), ("de", "light", 200))
SIGHTS = [Sight(size, *kind) for kind in KINDS for size in SIZES]
SHEET = """<body style="margin: 8px; background: #888; font: 13px sans-serif">{rows}</body>"""
PICTURE = """<figure style="display: inline-block; margin: 4px"><figcaption>{sight}</figcaption>
<img height="420" src="data:image/png;base64,{data}"></figure>"""


def take(browser: Browser, base: str, walk: str) -> None:
    """Walk once and photograph everything."""
    taken: dict[str, list[tuple[Sight, str]]] = defaultdict(list)

    def photograph(screen: str, seen: list[Seen], needs: tuple[str, ...]) -> None:
        for page, sight in seen:
            page.wait_for_timeout(150)
            shot = page.screenshot()
            taken[screen].append((sight, PICTURE.format(sight=sight, data=base64.b64encode(shot).decode())))
            shown = README.get((screen, sight.size, sight.scheme)) if sight.font == 100 else None
            if shown:
                (SHOWN / f"{shown}.png").write_bytes(shot)

    with Walk(browser, base, SIGHTS, photograph) as on:
        WALKS[walk](on)
    sheet = browser.new_page(viewport={"width": 2400, "height": 600})
    for screen, shots in taken.items():
        rows = [picture for _, picture in sorted(shots, key=lambda shot: SIGHTS.index(shot[0]))]
        sheet.set_content(SHEET.format(rows="".join(rows)))
        name = screen.replace(",", "").replace(" ", "-")
        sheet.screenshot(path=FOLDER / f"{name}.png", full_page=True)
        print(f"build/pictures/{name}.png", flush=True)
    sheet.close()


def main(walks: list[str]) -> None:
    if CHROMIUM is None or not (app_files.FOLDER / app_files.PAGE).exists():
        print("pictures of the browser app: no Chromium, or the app is not built; none were taken")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    SHOWN.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "log")
        serving.start()
        serving.wait()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            for walk in walks or OURS:
                take(browser, serving.base, walk)
            browser.close()
        finally:
            serving.kill()


if __name__ == "__main__":
    main(sys.argv[1:])

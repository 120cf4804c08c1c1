"""`make pictures`: the main screens of the terminal table, drawn anew into docs/terminal/.

A picture is what a person sees after some seed and some keys. A test compares the words of the committed pictures
with those of the program.
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import roji
from roji.bots.explain import Adviser
from roji.bots.greedy import choose
from roji.cli.play.app import RojiApp
from roji.cli.play.session import HINT_SIMULATIONS, Session, new_record

FOLDER = Path(__file__).parent.parent / "docs" / "terminal"
SMALL, LARGE = (80, 24), (160, 45)


@dataclass(frozen=True)
class Picture:
    """A screen: the game (none: the menu), how the match begins, the choices of the simple player, then keys."""

    name: str
    game: str = ""
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 3
    people: int = 1
    decisions: int = 0
    keys: tuple[str, ...] = ()
    size: tuple[int, int] = SMALL
    lang: str = "en"


PICTURES = (
    Picture("menu"),
    Picture("setup", keys=("enter", "down", "down", "right")),
    Picture("koikoi", "koikoi", decisions=5, keys=("tab",)),
    Picture("koikoi-large", "koikoi", decisions=7, keys=("tab",), size=LARGE),
    Picture("koikoi-light", "koikoi", decisions=5, keys=("t", "tab"), lang="de"),
    Picture("koikoi-combinations", "koikoi", decisions=3, keys=("c",)),
    Picture("orders", "orders", (("players", 4),), decisions=9, keys=("tab",)),
    Picture("orders-large", "orders", (("players", 3),), decisions=12, keys=("tab",), size=LARGE),
    Picture("niwashi", "niwashi", decisions=40, keys=("enter", "tab")),
    Picture("niwashi-large", "niwashi", decisions=60, keys=("enter", "tab"), size=LARGE),
    Picture("kokeshi", "kokeshi", decisions=26, keys=("tab",)),
    Picture("kokeshi-large", "kokeshi", (("garden", "ring"),), decisions=22, keys=("tab",), size=LARGE, lang="de"),
    Picture("rules", "koikoi", keys=("question_mark",)),
    Picture("hints", "koikoi", decisions=9, keys=("e",)),
    Picture("history", "koikoi", decisions=6, keys=("h",)),
)


async def take(picture: Picture) -> str:
    """The screen as SVG."""
    session = None
    if picture.game:
        game = roji.game(picture.game, **dict(picture.options))
        session = Session(new_record(game, picture.seed, [""] * picture.people), picture.lang)
        session.advisers = {
            seat: Adviser(game, seat, HINT_SIMULATIONS) for seat in session.people
        }  # however long it takes
        for _ in range(picture.decisions):
            session.do(choose(session.state))
        session.seen = dict.fromkeys(session.people, len(session.match))
        while not session.decides and not session.state.over:
            session.do(choose(session.state))
    app = RojiApp(picture.lang, session=session, pace=0)
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        await pilot.press(*picture.keys)
        await pilot.pause(0.2)
        return tidy(app.export_screenshot(title="roji play", simplify=True))


def tidy(svg: str) -> str:
    """The picture without fonts from elsewhere, with the fonts of the machine instead."""
    svg = re.sub(r"\s*@font-face \{.*?\}\n", "\n", svg, flags=re.DOTALL)
    return re.sub(
        r"font-family: Fira Code, monospace", "font-family: DejaVu Sans Mono, Menlo, Consolas, monospace", svg
    )


def words_in(svg: str) -> str:
    """What a picture says, without spaces and order of its pieces."""
    found = re.findall(r"<text[^>]*>(.*?)</text>", svg, flags=re.DOTALL)
    return "".join(sorted("".join(html.unescape(text) for text in found if "roji play" not in text)))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()  # no match of one's own in the menu
    for picture in PICTURES:
        svg = asyncio.run(take(picture))
        (FOLDER / f"{picture.name}.svg").write_text(svg, "utf-8")
        print(f"docs/terminal/{picture.name}.svg")


if __name__ == "__main__":
    main()

"""`roji draw`: a position or a board as an SVG picture."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from rich.console import Console

from roji.games.errors import Invalid
from roji.words import say

# Where each game keeps `picture(what, move, lang) -> str`; `what` is what stands on the command line.
PICTURES = {"niwashi": "roji.cli.niwashi_svg"}


def draw(console: Console, game: str, what: str, move: int | None, out: Path, lang: str) -> int:
    """Write the picture into a file."""
    if game not in PICTURES:
        raise Invalid("draw-game", game=game, known=", ".join(PICTURES))
    text: str = import_module(PICTURES[game]).picture(what, move, lang)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Invalid("file-unwritable", path=str(out)) from error
    console.print(say("draw-done", lang, path=str(out)))
    return 0

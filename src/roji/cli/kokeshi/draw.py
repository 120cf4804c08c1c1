"""`roji draw kokeshi`: a garden, with the figurines of a position if there is one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import read_file, write_file
from roji.cli.kokeshi.asked import garden_title, position_of
from roji.cli.kokeshi.picture import garden_svg
from roji.games.errors import Invalid
from roji.words import say


def draw(console: Console, garden: str, output: Path, position: Path | None, move: int | None, lang: str) -> int:
    """Draw a garden of this name, or of the file of this name."""
    if move is not None:
        raise Invalid("draw-flag", flag="--move", game="kokeshi")
    state = position_of(garden, read_file(position) if position else None)
    made = state.game.garden
    title = say("kokeshi-draw-title", lang, garden=garden_title(state.game, lang))
    write_file(output, garden_svg(made, title, state.view(None)))
    counts = {"spaces": len(made.places), "lines": len(made.lines), "distance": made.distance()}
    console.print(say("kokeshi-draw-done", lang, path=str(output), **counts))
    return 0

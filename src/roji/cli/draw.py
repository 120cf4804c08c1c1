"""`roji draw`: a board as an SVG picture."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import write_file
from roji.cli.kokeshi_draw import draw as draw_garden
from roji.cli.kokeshi_input import garden_title, position_of
from roji.games.errors import Invalid
from roji.words import say


def draw(console: Console, game: str, what: str, output: Path, position: bytes | None, lang: str) -> int:
    """Draw what is asked for and say where it is."""
    if game != "kokeshi":
        raise Invalid("no-drawing", game=game, known="kokeshi")
    return draw_kokeshi(console, what, output, position, lang)


def draw_kokeshi(console: Console, garden: str, output: Path, position: bytes | None, lang: str) -> int:
    """A garden, with the figurines of a position if there is one."""
    state = position_of(garden, position)
    made = state.game.garden
    title = say("kokeshi-draw-title", lang, garden=garden_title(state.game, lang))
    write_file(output, draw_garden(made, title, state.view(None)))
    counts = {"spaces": len(made.places), "lines": len(made.lines), "distance": made.distance()}
    console.print(say("kokeshi-draw-done", lang, path=str(output), **counts))
    return 0

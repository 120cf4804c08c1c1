"""`roji draw`: a board as an SVG picture."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import read_file, write_file
from roji.cli.kokeshi_draw import draw as kokeshi_svg
from roji.cli.kokeshi_input import garden_title, position_of
from roji.cli.niwashi_svg import picture as niwashi_svg
from roji.games.errors import Invalid
from roji.words import say

GAMES = ("kokeshi", "niwashi")


def draw(
    console: Console, game: str, what: str, output: Path, position: Path | None, move: int | None, lang: str
) -> int:
    """Draw what is asked for and say where it is."""
    if game not in GAMES:
        raise Invalid("draw-game", game=game, known=", ".join(GAMES))
    if game == "kokeshi":
        if move is not None:
            raise Invalid("draw-flag", flag="--move", game=game)
        return draw_kokeshi(console, what, output, position, lang)
    if position is not None:
        raise Invalid("draw-flag", flag="--position", game=game)
    return draw_niwashi(console, what, output, move, lang)


def draw_kokeshi(console: Console, garden: str, output: Path, position: Path | None, lang: str) -> int:
    """A garden, with the figurines of a position if there is one."""
    state = position_of(garden, read_file(position) if position else None)
    made = state.game.garden
    title = say("kokeshi-draw-title", lang, garden=garden_title(state.game, lang))
    write_file(output, kokeshi_svg(made, title, state.view(None)))
    counts = {"spaces": len(made.places), "lines": len(made.lines), "distance": made.distance()}
    console.print(say("kokeshi-draw-done", lang, path=str(output), **counts))
    return 0


def draw_niwashi(console: Console, record: str, output: Path, move: int | None, lang: str) -> int:
    """The garden of a record after some decisions, as everyone can see it."""
    write_file(output, niwashi_svg(record, move, lang))
    console.print(say("draw-done", lang, path=str(output)))
    return 0

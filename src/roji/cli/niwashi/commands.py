"""`roji draw niwashi`: the garden of a record."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import read_file, write_file
from roji.games.errors import Invalid
from roji.pictures.niwashi import garden_svg
from roji.table.record import read
from roji.words import say


def draw(console: Console, record: str, output: Path, position: Path | None, move: int | None, lang: str) -> int:
    """Draw the garden of a file with a record."""
    if position is not None:
        raise Invalid("draw-flag", flag="--position", game="niwashi")
    write_file(output, picture(record, move, lang))
    console.print(say("draw-done", lang, path=str(output)))
    return 0


def picture(record: str, move: int | None, lang: str) -> str:
    """The garden of a record after some decisions (all of them by default), as everyone can see it."""
    match = read(read_file(Path(record)))
    if match.game.id != "niwashi":
        raise Invalid("draw-other-game", game="niwashi", found=match.game.id)
    last = len(match.moves)
    if move is not None and move > last:
        raise Invalid("draw-move", move=str(move), last=str(last))
    state = match.start()
    for action in match.moves[:move]:
        state.apply(action)
    return garden_svg(state.view(None), lang)

"""`roji draw niwashi`: the garden of a record after some decisions, as everyone can see it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import write_file
from roji.cli.niwashi.picture import picture
from roji.games.errors import Invalid
from roji.words import say


def draw(console: Console, record: str, output: Path, position: Path | None, move: int | None, lang: str) -> int:
    """Draw the garden of a file with a record."""
    if position is not None:
        raise Invalid("draw-flag", flag="--position", game="niwashi")
    write_file(output, picture(record, move, lang))
    console.print(say("draw-done", lang, path=str(output)))
    return 0

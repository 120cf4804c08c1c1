"""`roji draw`: a picture of a position as SVG."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.niwashi_svg import garden_svg
from roji.games.errors import Invalid
from roji.table.record import read
from roji.words import say

GAMES = ("niwashi",)


def draw(console: Console, game: str, data: bytes, move: int | None, out: Path, lang: str) -> int:
    """Write the garden of a record after some decisions (all of them by default), as everyone can see it."""
    if game not in GAMES:
        raise Invalid("draw-game", game=game, known=", ".join(GAMES))
    record = read(data)
    if record.game.id != game:
        raise Invalid("draw-other-game", game=game, found=record.game.id)
    last = len(record.moves)
    if move is not None and move > last:
        raise Invalid("draw-move", move=str(move), last=str(last))
    state = record.start()
    for action in record.moves[: last if move is None else move]:
        state.apply(action)
    try:
        out.write_text(garden_svg(state.view(None), lang), encoding="utf-8")
    except OSError as error:
        raise Invalid("file-unwritable", path=str(out)) from error
    console.print(say("draw-done", lang, path=str(out)))
    return 0

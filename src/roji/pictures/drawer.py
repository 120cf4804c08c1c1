"""How a game is drawn that brings nothing of its own: as the lines in which it is told."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, TypeAlias

from roji.games.game import Game
from roji.games.parts import load
from roji.pictures.frame import ROOM
from roji.pictures.svg import LETTER, Drawing, words
from roji.words.speaking import Speaker

Drawer: TypeAlias = Callable[[Game, Any, Speaker], Drawing]  # from what a viewer sees to a drawing
LINES, SIZE = 12, 28.0


def drawer(game: Game) -> Drawer:
    """What draws the positions of a game."""
    made: Drawer = load(game.drawing_path) if game.drawing_path else in_lines
    return made


def in_lines(game: Game, view: Any, speaker: Speaker) -> Drawing:
    """The table in sentences."""
    told = [speaker.tell(line) for line in game.telling.lines(view)]
    lines = [part for line in told for part in textwrap.wrap(line, int(ROOM.width / (SIZE * LETTER)))]
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], "…"]
    body = "".join(words(0, SIZE * 1.28 * (at + 1), line, SIZE) for at, line in enumerate(lines))
    return Drawing(ROOM.width, ROOM.height, body)

"""Gardens and positions of Kokeshi and Samurai as the command line takes them: names, texts, files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from roji.games.errors import Invalid
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.garden import known_gardens
from roji.games.kokeshi.positions import read_position
from roji.games.kokeshi.rules import KokeshiState
from roji.words import say


def position_of(garden: str | None, position: bytes | None) -> KokeshiState:
    """The state in a position file on a garden; the garden asked for goes before the one in the file."""
    in_file, data = read_position(position) if position is not None else (None, None)
    chosen = garden_text(garden or in_file or "standard")
    made = Kokeshi(garden=chosen, starter=0)
    return made.new(seed=0) if data is None else made.from_dict(data)


def garden_text(asked: str) -> str:
    """The name of a garden as it is, else the text in the file of this name."""
    path = Path(asked)
    if asked in known_gardens() or len(asked.split()) > 1 or not path.is_file():
        return asked
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid("file-unreadable", path=asked) from error


def garden_title(game: Any, lang: str) -> str:
    """The name of a game's garden for people."""
    name = game.options["garden"]
    return say(f"kokeshi-garden-{name if name in known_gardens() else 'own'}", lang)

"""`roji draw` and `roji perft`: for the games that have a picture of a board, or whose turns can be counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from roji.games.errors import Invalid
from roji.games.parts import load
from roji.games.registry import game_class, offered


def draw(
    console: Console, game: str, what: str, output: Path, position: Path | None, move: int | None, lang: str
) -> int:
    """Draw what is asked for and say where it is."""
    return found(game, "picture_path", "draw-game")(console, what, output, position, move, lang)


def perft(
    console: Console, game: str, garden: str | None, position: bytes | None, depth: int, as_json: bool, lang: str
) -> int:
    """Count the complete turns from a position, depth by depth."""
    return found(game, "perft_path", "no-perft")(console, garden, position, depth, as_json, lang)


def found(game: str, part: str, refusal: str) -> Callable[..., int]:
    """What a game brings for a command; Invalid names the games that bring it."""
    path = getattr(game_class(game), part)
    if not path:
        raise Invalid(refusal, game=game, known=", ".join(id for id in offered() if getattr(game_class(id), part)))
    made: Callable[..., int] = load(path)
    return made

"""Who tells what happens in which game: every game has a Teller of its own in `GAME_text.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from roji.games.errors import Invalid
from roji.games.registry import OWN


class Teller(Protocol):
    """Says what happens and shows the table, in one language."""

    def __init__(self, lang: str, players: list[str], you: int | None = None, names: str = "traditional") -> None: ...

    def say(self, key: str, **args: Any) -> str: ...

    def event(self, event: dict[str, Any]) -> Text | None: ...

    def round(self, result: dict[str, Any]) -> Text: ...

    def board(self, view: dict[str, Any]) -> RenderableType: ...


def teller_for(game: str) -> type[Teller]:
    """The Teller of a game of ours."""
    if game not in OWN:
        raise Invalid("no-teller", game=game, known=", ".join(sorted(OWN)))
    found: type[Teller] = import_module(f"roji.cli.{game}_text").Teller
    return found

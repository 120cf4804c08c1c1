"""Which words each game has for the terminal: one Teller per game, found by its id."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from roji.games.errors import Invalid

# The games with a room of words for the terminal: `Teller` in cli/GAME_text.py.
TELLERS = ("koikoi", "kokeshi", "niwashi", "orders")


class Teller(Protocol):
    """Says what happens in a match; `koikoi_text.Teller` is the pattern."""

    def say(self, key: str, **args: Any) -> str: ...

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words, or None for those that a board shows better."""

    def round(self, result: dict[str, Any]) -> Text:
        """How a round ended, with every reason."""

    def reason(self, entry: dict[str, Any], worth: str) -> Text:
        """One line of a count."""

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it."""


def teller(game: str, lang: str, players: list[str], you: int | None = None, names: str = "traditional") -> Teller:
    """The Teller of a game, or Invalid for a game that only JSON can tell."""
    if game not in TELLERS:
        raise Invalid("no-teller", game=game)
    made: Teller = import_module(f"roji.cli.{game}_text").Teller(lang, players, you, names)
    return made

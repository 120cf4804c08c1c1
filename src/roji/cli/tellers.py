"""Who tells what happens in which game: a `Teller` for each of ours in cli/GAME_text.py, on one base."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from roji.games.errors import Invalid
from roji.games.registry import OWN
from roji.words import say


class BaseTeller:
    """Says what happens in a match: `you` is the seat addressed as you; the others have names."""

    def __init__(self, lang: str, players: list[str], you: int | None = None, names: str = "traditional") -> None:
        self.lang, self.players, self.you, self.names = lang, players, you, names

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    def person(self, key: str, seat: int, **args: Any) -> Text:
        """A sentence about you, or about somebody by name."""
        if seat == self.you:
            return Text(self.say(f"{key}-you", **args))
        return Text(self.say(key, who=self.players[seat], **args))

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words, or None for those that a board shows better."""
        raise NotImplementedError

    def round(self, result: dict[str, Any]) -> Text:
        """How a round ended, with every reason."""
        raise NotImplementedError

    def reason(self, entry: dict[str, Any], worth: str) -> Text:
        """One line of a count, in games that have a scorekeeper."""
        raise NotImplementedError

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it."""
        raise NotImplementedError


def teller(game: str, lang: str, players: list[str], you: int | None = None, names: str = "traditional") -> BaseTeller:
    """The Teller of a game, or Invalid for a game that only JSON can tell."""
    if game not in OWN:
        raise Invalid("no-teller", game=game)
    made: BaseTeller = import_module(f"roji.cli.{game}_text").Teller(lang, players, you, names)
    return made

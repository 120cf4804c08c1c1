"""Who tells what happens in which game: a `Teller` for each of ours in cli/GAME_text.py, on one base."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

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

    def summary(self, event: dict[str, Any]) -> RenderableType:
        """How a round or the match ended, laid out on a page."""
        return self.event(event) or Text("")

    def closing(self, view: dict[str, Any]) -> RenderableType | None:
        """What there is to look back on when the match is over."""
        return None

    def opening(self, view: dict[str, Any]) -> str:
        """What there is to say before the first decision."""
        return ""

    def scoreline(self, view: dict[str, Any]) -> str:
        """The points of everybody, the viewer's own first."""
        seats = sorted(range(len(self.players)), key=lambda seat: seat != self.you)
        return "  ".join(
            self.say("table-score", who=self.called(seat), points=str(view["scores"][seat])) for seat in seats
        )

    def called(self, seat: int) -> str:
        """A seat in a list of seats: you, or the name."""
        return self.say("table-you") if seat == self.you else self.players[seat]

    def choice(self, action: dict[str, Any]) -> str:
        """A decision in words, for lists and hints; `action` is its description."""
        raise NotImplementedError

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The table in sentences, for those who hear it."""
        raise NotImplementedError

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it."""
        raise NotImplementedError


def teller(game: str, lang: str, players: list[str], you: int | None = None, names: str = "traditional") -> BaseTeller:
    """The Teller of a game; one that brought no words shows its facts."""
    name = game if find_spec(f"roji.cli.{game}_text") else "other"
    made: BaseTeller = import_module(f"roji.cli.{name}_text").Teller(lang, players, you, names)
    return made

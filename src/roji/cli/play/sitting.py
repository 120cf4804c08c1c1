"""What the screens of a table need of a match, be it played at this keyboard or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from rich.text import Text

from roji.cli.tellers import Teller
from roji.games.game import Game
from roji.games.state import Plain
from roji.words import say

PAST = 16  # decisions that a board can look back on


class Look(NamedTuple):
    """A moment of a match as the viewer may know it; `past` is what happened in the last few decisions before it."""

    view: Plain
    to_move: int | None
    over: bool
    past: list[Plain]


class Told(NamedTuple):
    """News for the viewer: what happened, or a line of words about the table, and (if known) how things look then."""

    events: list[Plain]
    look: Look | None
    line: Text | None = None


class Sitting(ABC):
    """A person at a table: what is seen, what can be decided, and what happened."""

    lang: str
    names: str
    viewer: int | None

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def look(self) -> Look:
        """The present moment."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def begun(self) -> bool:
        """Whether anything was decided yet."""

    @property
    @abstractmethod
    def results(self) -> list[Plain]:
        """How the rounds ended that are over."""

    @property
    @abstractmethod
    def decides(self) -> bool:
        """Whether a person at this keyboard is to decide now."""

    @property
    @abstractmethod
    def choices(self) -> dict[int, Plain]:
        """The legal decisions with their descriptions."""

    @abstractmethod
    def given_name(self, seat: int) -> str:
        """The name of whoever sits there, empty for a person who gave none."""

    @abstractmethod
    def news(self) -> list[Told]:
        """What the viewer was not told yet."""

    @abstractmethod
    def history(self) -> list[Text]:
        """All that happened in words, as the viewer saw it."""

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.given_name(seat) or say("play-person", self.lang, number=seat + 1)

    def teller(self) -> Teller:
        """Who tells the viewer what happens."""
        players = [self.name(seat) for seat in range(self.game.players)]
        return Teller(self.game, self.lang, players, self.viewer, self.names)

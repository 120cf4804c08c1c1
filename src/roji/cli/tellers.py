"""What a game says (games/GAME/telling.py), formatted for a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.games.game import Game
from roji.games.state import Plain
from roji.games.telling import Rows
from roji.words.speaking import Speaker

Mark: TypeAlias = Callable[[str], Text]
CLAUSE = re.compile(r"[A-Z]-[A-Z]?\d+")


class Teller(Speaker):
    """Says what happens in a game; cards come with the notation that people type, and ends of rounds stand out."""

    def __init__(
        self, game: Game | type[Game], lang: str, players: list[str], you: int | None = None, names: str = "traditional"
    ) -> None:
        super().__init__(game.id, lang, players, you, names, notation=True)
        self.telling, self.summaries = game.telling, game.summaries

    def event(self, event: Plain) -> Text | None:
        """One event in words, or None for those that a board shows better."""
        told = self.telling.event(event)
        return None if told is None else Text(self.tell(told), style="bold" if event["do"] in self.summaries else "")

    def choice(self, action: Plain) -> str:
        """A decision in words; `action` is its description."""
        return self.tell(self.telling.choice(action))

    def asked(self, view: Plain, choices: Iterable[Plain]) -> str:
        """What the viewer is asked."""
        question = self.telling.asked(view, list(choices))
        return "" if question is None else self.tell(question)

    def lines(self, view: Plain) -> list[str]:
        """The table in sentences, for those who hear it."""
        return [self.tell(line) for line in self.telling.lines(view)]

    def opening(self, view: Plain) -> str:
        """What there is to say before the first decision."""
        return self.say("list-sentence").join(self.tell(line) for line in self.telling.opening(view))

    def scoreline(self, view: Plain) -> str:
        """How things stand, in a line."""
        return "  ".join(self.tell(part) for part in self.telling.standing(view))

    def counted(self, event: Plain) -> list[Text]:
        """An event in lines of text, with every reason of a count."""
        told = self.event(event)
        rows = self.telling.count(event) if event["do"] in self.summaries else []
        lines = [Text("  ").append(Text("  ").join(self.cell(cell) for cell in row)) for row in rows]
        return lines if told is None else [told, *lines]

    def summary(self, event: Plain, mark: Mark = Text) -> RenderableType:
        """How a round or the match ended, laid out on a page; `mark` draws a piece."""
        return Group(self.event(event) or Text(""), self.grid(self.telling.count(event), mark))

    def closing(self, view: Plain) -> RenderableType:
        """What there is to look back on when the match is over."""
        return self.grid(self.telling.closing(view))

    def grid(self, rows: Rows, mark: Mark = Text) -> RenderableType:
        """A count in rows and columns; what stands alone in its row is a line of its own."""
        parts: list[RenderableType] = []
        for alone, run in groupby(rows, key=lambda row: len(row) == 1):
            grid = Table.grid(padding=(0, 0 if alone else 2))
            for row in run:
                grid.add_row(*(self.cell(cell, mark) for cell in row))
            parts.append(grid)
        return Group(*parts)

    def cell(self, cell: Any, mark: Mark = Text) -> Text:
        """What stands in a row of a count: cards and tiles by their notation, clauses faint, numbers to the right."""
        if isinstance(cell, dict) and (found := cell.get("cards") or cell.get("tiles")):
            return Text(" ").join(mark(piece) for piece in found)
        text = str(self.value(cell))
        if CLAUSE.fullmatch(text):
            return Text(text, style="dim")
        return Text(text, justify="right" if text.strip("×+- ").isdecimal() else "left")

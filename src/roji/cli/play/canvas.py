"""A sheet of character cells with places on it that can be aimed at and chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.text import Text
from textual.strip import Strip

from roji.cli.play.palette import style

# What choosing a target does: decisions one after the other, or something on the board itself.
Act: TypeAlias = tuple[int, ...] | Callable[[], None]


@dataclass(frozen=True)
class Target:
    """A place that can be aimed at by keys and mouse.

    `key` is its name and stays the same from one drawing to the next. `act` is what choosing it does: decisions
    (an illegal one is refused with its reason), a call, or nothing. `label` is said while it is aimed at. Only
    `ready` targets are reached with Tab.
    """

    key: str
    x: int
    y: int
    width: int
    height: int
    act: Act | None = None
    label: str = ""
    ready: bool = True

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass
class Canvas:
    """Cells, each a character with a style in the words of palette.py, and targets."""

    width: int
    height: int
    light: bool = False
    ground: str = "ink ground"
    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    targets: list[Target] = field(default_factory=list)

    def put(self, x: int, y: int, text: str, words: str = "") -> int:
        """Write a text, cut off at the edges; returns the column after it."""
        for character in text:
            size = cell_len(character)
            if x >= 0 and x + size <= self.width and 0 <= y < self.height:
                self.cells[x, y] = (character, f"{self.ground} {words}")
                if size == 2:
                    self.cells[x + 1, y] = ("", "")
            x += size
        return x

    def lines(self, x: int, y: int, text: str, words: str = "") -> None:
        """Write several lines below each other."""
        for row, line in enumerate(text.split("\n")):
            self.put(x, y + row, line, words)

    def fill(self, x: int, y: int, width: int, height: int, words: str) -> None:
        """Spaces in a style."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, words)

    def box(self, x: int, y: int, width: int, height: int, words: str = "line", double: bool = False) -> None:
        """A frame; `double` is for those that are aimed at, so that they can be told without colour."""
        corners, across, down = ("╔╗╚╝", "═", "║") if double else ("╭╮╰╯", "─", "│")
        self.put(x, y, corners[0] + across * (width - 2) + corners[1], words)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, words)
            self.put(x + width - 1, row, down, words)
        self.put(x, y + height - 1, corners[2] + across * (width - 2) + corners[3], words)

    def target(
        self, key: str, x: int, y: int, width: int, height: int, act: Act | None, label: str, ready: bool = True
    ) -> None:
        """Make a place that can be aimed at."""
        self.targets.append(Target(key, x, y, width, height, act, label, ready))

    def window(self, inner: Canvas, x: int, y: int, width: int, height: int, left: int, top: int) -> None:
        """Show a part of another canvas here, from its column `left` and row `top` on, with its targets."""
        for (column, row), cell in inner.cells.items():
            if left <= column < left + width and top <= row < top + height:
                self.cells[column - left + x, row - top + y] = cell
        for found in inner.targets:
            column, row = found.x - left, found.y - top
            if column >= 0 and column + found.width <= width and row >= 0 and row + found.height <= height:
                self.targets.append(replace(found, x=column + x, y=row + y))

    def at(self, x: int, y: int) -> Target | None:
        """The target at a cell; of several the one made last."""
        return next((target for target in reversed(self.targets) if target.holds(x, y)), None)

    def named(self, key: str) -> Target | None:
        return next((target for target in self.targets if target.key == key), None)

    def strip(self, row: int, width: int) -> Strip:
        """A row for the screen."""
        segments = [
            Segment("".join(character for character, _ in run), style(words, self.light))
            for words, run in groupby(self._row(row, width), key=lambda cell: cell[1])
        ]
        return Strip(segments, width)

    def _row(self, row: int, width: int) -> Iterator[tuple[str, str]]:
        for column in range(width):
            character, words = self.cells.get((column, row), (" ", self.ground))
            if character:
                yield character, words

    def rows(self) -> Text:
        """All rows with their styles, for a console."""
        strips = (self.strip(row, self.width) for row in range(self.height))
        return Text("\n").join(Text.assemble(*((s.text, s.style or "") for s in strip)) for strip in strips)

    def text(self) -> str:
        """The characters alone, row by row."""
        rows = ("".join(character for character, _ in self._row(row, self.width)) for row in range(self.height))
        return "\n".join(row.rstrip() for row in rows)

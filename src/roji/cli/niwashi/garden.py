"""The garden of Niwashi on a canvas: a camera over the table of cells, fields in three sizes, the ghost of a tile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from roji.cli.play.canvas import Canvas
from roji.games.niwashi.facts import View
from roji.games.niwashi.numbers import CELLS, SIDE
from roji.games.niwashi.tiles import cell_name, column_name, read_cell

NAMES = tuple(cell_name(cell) for cell in range(CELLS))
SIGNS = {"h": "✿", "n": "♣", "a": "♠", "f": "❄", "s": "≈"}
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖", None: "●"}
SHADES = {"h": "pink", "n": "green", "a": "orange", "f": "blue", "s": "faint"}
SIZES = ((2, 1), (4, 2), (6, 3))  # columns and rows of a field
RIM = 2  # cells around the garden into which a tile can reach
LANTERN = "☼"
ROCK = ("◖", "◗")


class Box(NamedTuple):
    """A part of the table, in cells: first column and row, and those after the last."""

    left: int
    top: int
    right: int
    bottom: int

    def wider(self, by: int) -> Box:
        """With some cells more on all sides, as far as the table goes."""
        return Box(
            max(self.left - by, 0), max(self.top - by, 0), min(self.right + by, SIDE), min(self.bottom + by, SIDE)
        )

    def holds(self, column: int, row: int) -> bool:
        return self.left <= column < self.right and self.top <= row < self.bottom

    def within(self, other: Box) -> bool:
        return other.holds(self.left, self.top) and other.holds(self.right - 1, self.bottom - 1)

    @property
    def middle(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2


def extent(view: View) -> Box:
    """The smallest box around all fields of the garden."""
    cells = [read_cell(name) for name in view["fields"]]
    columns, rows = [cell % SIDE for cell in cells], [cell // SIDE for cell in cells]
    return Box(min(columns), min(rows), max(columns) + 1, max(rows) + 1)


@dataclass
class Camera:
    """Which part of the table is in sight. Until somebody moves it, it keeps the whole garden there if it can."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    size: int = 0
    middle: tuple[int, int] = (SIDE // 2, SIDE // 2)
    free: bool = False  # moved or zoomed by hand
    placed: bool = False

    def frame(self, x: int, y: int, width: int, height: int, garden: Box) -> None:
        """Look through a window of the canvas."""
        self.x, self.y, self.width, self.height = x, y, max(width, 2), max(height, 1)
        if self.free:
            return
        wanted = garden.wider(RIM)
        if not self.placed or not wanted.within(self.sight):
            self.middle, self.placed = garden.middle, True
        best = [size for size in range(len(SIZES)) if wanted.within(self.seen(size))]
        self.size = max(best, default=0)

    def seen(self, size: int) -> Box:
        """The cells in sight with fields of a size."""
        across, down = max(self.width // SIZES[size][0], 1), max(self.height // SIZES[size][1], 1)
        left = min(max(self.middle[0] - across // 2, 0), max(SIDE - across, 0))
        top = min(max(self.middle[1] - down // 2, 0), max(SIDE - down, 0))
        return Box(left, top, min(left + across, SIDE), min(top + down, SIDE))

    @property
    def sight(self) -> Box:
        return self.seen(self.size)

    @property
    def field(self) -> tuple[int, int]:
        """Columns and rows of a field on the canvas."""
        return SIZES[self.size]

    def pan(self, across: int, down: int) -> None:
        """Move over the table by some cells."""
        sight = self.sight
        width, height = sight.right - sight.left, sight.bottom - sight.top
        column = min(max(self.middle[0] + across, width // 2), SIDE - width + width // 2)
        row = min(max(self.middle[1] + down, height // 2), SIDE - height + height // 2)
        self.middle, self.free = (column, row), True

    def zoom(self, by: int) -> None:
        """Larger or smaller fields, around the same cell."""
        self.size, self.free = min(max(self.size + by, 0), len(SIZES) - 1), True

    def home(self) -> None:
        """Back to the whole garden."""
        self.free = self.placed = False

    def follow(self, cells: list[tuple[int, int]]) -> None:
        """Move as little as needed to have these cells in sight, but for any beyond the table."""
        for column, row in cells:
            sight = self.sight
            across = min(column - sight.left, 0) or max(column - sight.right + 1, 0)
            down = min(row - sight.top, 0) or max(row - sight.bottom + 1, 0)
            if (across or down) and 0 <= column < SIDE and 0 <= row < SIDE:
                self.pan(across, down)


@dataclass
class Ghost:
    """A tile that would lie somewhere: its fields by cell; what it covers, and where like would lie on like."""

    fields: list[tuple[int, int, str]] = field(default_factory=list)  # column, row, letter
    covered: set[str] = field(default_factory=set)
    same: set[str] = field(default_factory=set)
    legal: bool = True
    words: str = "aim"

    def mark(self, name: str) -> str:
        """What happens on a cell, as a sign."""
        if not self.legal:
            return "×"
        return "=" if name in self.same else "▼" if name in self.covered else "○"


class GardenDrawing:
    """Draws the part of the table that the camera sees."""

    def __init__(self, canvas: Canvas, camera: Camera, view: View) -> None:
        self.canvas, self.camera, self.view = canvas, camera, view
        self.width, self.height = SIZES[camera.size]
        self.sight = camera.sight

    def spot(self, column: int, row: int) -> tuple[int, int]:
        """Where a cell begins on the canvas."""
        x, y = self.camera.x, self.camera.y
        return x + (column - self.sight.left) * self.width, y + (row - self.sight.top) * self.height

    def ground(self) -> None:
        """Names of columns and rows, walls and rocks of a journey, and all fields."""
        self.names()
        first, last = (read_cell(name) for name in self.view["corners"])
        inside = Box(first % SIDE, first // SIDE, last % SIDE + 1, last // SIDE + 1)
        blocked = set(self.view["blocked"])
        newest = set(self.view["garden"][-1]["cells"]) if self.view["garden"] else set()
        for row in range(self.sight.top, self.sight.bottom):
            for column in range(self.sight.left, self.sight.right):
                name = NAMES[SIDE * row + column]
                found = self.view["fields"].get(name)
                if found is not None:
                    self.field(column, row, found, name in newest)
                elif name in blocked:
                    self.rock(column, row)
                elif not inside.holds(column, row):
                    self.fill(column, row, "░", "line")

    def names(self) -> None:
        """The names of columns above and of rows on the left; of narrow columns every second one."""
        for column in range(self.sight.left, self.sight.right):
            if self.width > 2 or column % 2:
                x, _ = self.spot(column, self.sight.top)
                self.canvas.put(x + (self.width - 2) // 2, self.camera.y - 1, f"{column_name(column):>2}", "faint")
        for row in range(self.sight.top, self.sight.bottom):
            _, y = self.spot(self.sight.left, row)
            self.canvas.put(self.camera.x - 3, y + (self.height - 1) // 2, f"{row + 1:>2}", "faint")

    def fill(self, column: int, row: int, character: str, words: str) -> None:
        x, y = self.spot(column, row)
        for line in range(self.height):
            self.canvas.put(x, y + line, character * self.width, words)

    def centred(self, column: int, row: int, text: str, words: str) -> None:
        """Two characters in the middle of a cell."""
        x, y = self.spot(column, row)
        self.canvas.put(x + (self.width - 2) // 2, y + (self.height - 1) // 2, text, words)

    def field(self, column: int, row: int, letter: str, new: bool) -> None:
        """A field in the colour of its season, with letter and sign; underlined on the tile laid last."""
        words = f"{SHADES[letter]} reverse"
        self.fill(column, row, " ", words)
        self.centred(column, row, letter + SIGNS[letter], f"{words} {'bold underline' if new else ''}")

    def rock(self, column: int, row: int) -> None:
        self.fill(column, row, "▒", "faint")
        self.centred(column, row, "".join(ROCK), "faint bold")

    def event(self, cells: list[str], tile: str) -> None:
        """A tile that is being laid at this moment."""
        for name, letter in zip(cells, tile, strict=True):
            column, row = place(name)
            if self.sight.holds(column, row):
                self.fill(column, row, " ", "flash")
                self.centred(column, row, letter.upper() + SIGNS[letter], "flash bold")

    def ghost(self, ghost: Ghost) -> None:
        """The tile that would lie here: letters in capitals, and a sign for what happens on each cell."""
        for column, row, letter in ghost.fields:
            if not self.sight.holds(column, row):
                continue
            mark = ghost.mark(NAMES[SIDE * row + column])
            words = ghost.words if ghost.legal else "error reverse"
            self.fill(column, row, " ", f"{SHADES[letter]} reverse")
            self.corners(column, row, f"{SHADES[letter]} reverse bold")
            if self.width == 2:
                self.centred(column, row, letter.upper(), f"{SHADES[letter]} reverse bold")
                x, y = self.spot(column, row)
                self.canvas.put(x + 1, y, mark, f"{words} bold")
            else:
                self.centred(column, row, letter.upper() + mark, f"{words} bold")

    def corners(self, column: int, row: int, words: str) -> None:
        """Corners of a cell, where there is room for them."""
        if self.width == 2:
            return
        x, y = self.spot(column, row)
        right, bottom = x + self.width - 1, y + self.height - 1
        for at, sign in (((x, y), "┌"), ((right, y), "┐"), ((x, bottom), "└"), ((right, bottom), "┘")):
            self.canvas.put(*at, sign, words)

    def start(self, column: int, row: int) -> None:
        """A free cell where the tile could begin."""
        if self.sight.holds(column, row):
            self.centred(column, row, "· ", "line")

    def lantern(self, name: str, direction: str | None, words: str) -> None:
        """The lantern on its cell, with the way it points; the letter of the field stays readable."""
        column, row = place(name)
        if not self.sight.holds(column, row):
            return
        letter = self.view["fields"].get(name)
        arrow = ARROWS[direction] if direction else LANTERN
        if self.width == 2:
            self.centred(column, row, (letter or LANTERN) + arrow, f"{words} bold")
            return
        if not letter:
            self.fill(column, row, " ", words)
        self.centred(column, row, LANTERN + arrow, f"{words} bold")
        x, y = self.spot(column, row)
        if letter:
            self.canvas.put(x, y + self.height - 1, letter, f"{SHADES[letter]} reverse bold")


def place(name: str) -> tuple[int, int]:
    """Column and row of a cell by its name."""
    cell = read_cell(name)
    return cell % SIDE, cell // SIDE


def is_cell(place: str) -> bool:
    """Whether a place of the lantern is a cell of the table."""
    return place[-1].isdecimal() and "." not in place

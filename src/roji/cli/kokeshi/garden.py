"""The garden of Kokeshi and Samurai in glyphs: spaces, lines by colour and pattern, figurines with their beads.

Pink is a single line and a full bead, green a double line and a bead with a ring, orange a dotted line and a dotted
bead. The top bead of a stack stands out. A garden is drawn at the largest scale that has room.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from math import floor

from roji.cli.play.canvas import Canvas
from roji.games.kokeshi.facts import Figurine
from roji.games.kokeshi.garden import COLOURS, Garden, Place
from roji.pictures.kokeshi import holes

BEADS = {"p": ("●", "pink"), "g": ("◎", "green"), "o": ("◌", "orange")}
ACROSS = {"p": "─", "g": "═", "o": "•"}
DOWN = {"p": ("╱", "╲"), "g": ("╱╱", "╲╲"), "o": ("•", "•")}  # to the left, to the right
SIGNS = (("K", "pink"), ("S", "blue"))  # kokeshi, samurai
FIGURES = ((" ◉ ", "▟█▙"), ("╲▲╱", "▟█▙"))
GATE = "┯━┯"
COUNTS = "·¹²³"  # crossings to a space within reach
JUMP = "↷"
# What is special about a space, the most important first. In one line: a style and two edges. In several: a style, and
# the left and the right edge from top to bottom.
MARKS = {
    "aim": ("aim bold", "[]", "gold bold", "╔║╚", "╗║╝"),
    "flash": ("flash bold", "‹›", "accent bold", "┏┃┗", "┓┃┛"),
    "hint": ("hint bold", "«»", "green bold", "┌┊└", "┐┊┘"),
    "ready": ("ink bold", "()", "ink", "╭│╰", "╮│╯"),
    "moving": ("gold bold", "▸◂", "gold bold", "▸▸▸", "◂◂◂"),
}
WIDTHS = {3: 4, 4: 5, 5: 6, 6: 7, 7: 9}  # of a space, by the columns of half a step
PITCHES = (6, 5, 4, 3, 2)


@dataclass
class Marks:
    """What is to be seen in the garden besides figurines and lines."""

    spaces: dict[str, set[str]] = field(default_factory=dict)  # mark -> spaces
    reach: dict[str, tuple[int, bool]] = field(default_factory=dict)  # space -> crossings, jump
    left: set[str] = field(default_factory=set)  # where the latest moves began
    crossed: set[frozenset[str]] = field(default_factory=set)  # lines that the latest moves crossed

    def of(self, name: str) -> str:
        """The most important mark of a space, or nothing."""
        return next((mark for mark in MARKS if name in self.spaces.get(mark, ())), "")


@dataclass(frozen=True)
class Scale:
    """How large a garden is drawn: the columns of half a step across and the rows of a step down."""

    half: int
    pitch: int

    @property
    def width(self) -> int:
        """The columns of a space."""
        return WIDTHS[self.half]

    @property
    def height(self) -> int:
        """The rows of a space."""
        return 1 if self.pitch < 3 else 2 if self.pitch < 5 else 3


class Chart:
    """A garden at a scale."""

    def __init__(self, garden: Garden, scale: Scale) -> None:
        self.garden, self.scale = garden, scale
        self.left = min(2 * q + r for q, r in garden.places)
        self.top = min(r for _, r in garden.places)

    @cached_property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the whole garden."""
        wide = max(2 * q + r for q, r in self.garden.places) - self.left
        tall = max(r for _, r in self.garden.places) - self.top
        scale = self.scale
        return wide * scale.half + scale.width + 3, tall * scale.pitch + scale.height

    def at(self, place: Place) -> tuple[int, int]:
        """The first column and the first row of a space."""
        q, r = place
        return 2 + self.scale.half * (2 * q + r - self.left), self.scale.pitch * (r - self.top)

    def find(self, name: str) -> tuple[int, int]:
        return self.at(self.garden.places[self.garden.by_name[name]])

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, figurines: list[list[Figurine]], marks: Marks) -> None:
        """Ponds, lines, then the spaces with whoever stands there."""
        for place in holes(self.garden):
            self.pond(canvas, *self.at(place))
        names = self.garden.names
        for (a, b), colour in self.garden.lines.items():
            used = " reverse" if frozenset((names[a], names[b])) in marks.crossed else ""
            self.line(canvas, self.garden.places[a], self.garden.places[b], COLOURS[colour], used)
        standing = {
            figurine["at"]: (seat, figurine["beads"])
            for seat, side in enumerate(figurines)
            for figurine in side
            if figurine["at"]
        }
        for name, place in zip(names, self.garden.places, strict=True):
            self.space(canvas, name, *self.at(place), standing.get(name), marks)

    def pond(self, canvas: Canvas, x: int, y: int) -> None:
        for row in range(self.scale.height):
            canvas.put(x, y + row, ("≈ " * 5)[row % 2 : row % 2 + self.scale.width], "blue dim")

    def line(self, canvas: Canvas, one: Place, other: Place, colour: str, used: str) -> None:
        """A line between neighbours: across, or down to the left or right."""
        words = f"{BEADS[colour][1]}{used}"
        x, y = self.at(one)
        scale = self.scale
        if one[1] == other[1]:
            first, last = (x + scale.width, x + 2 * scale.half) if scale.height > 1 else (x + 3, x + 2 * scale.half - 1)
            canvas.put(first, y + (scale.height - 1) // 2, ACROSS[colour] * (last - first), words)
            return
        right = self.at(other)[0] > x
        glyph = DOWN[colour][right]
        middle = x + (scale.width / 2 if scale.height > 1 else 1)
        for row in range(scale.height, scale.pitch):
            away = scale.half * (row + 0.5 - scale.height / 2) / scale.pitch
            column = floor(middle + away) if right else floor(middle - away) - len(glyph) + 1
            canvas.put(column, y + row, glyph, words)

    def space(self, canvas: Canvas, name: str, x: int, y: int, figurine: tuple[int, str] | None, marks: Marks) -> None:
        mark = marks.of(name)
        if self.scale.height == 1:
            self.in_a_line(canvas, name, x, y, figurine, marks)
            return
        width, height = self.scale.width, self.scale.height
        canvas.fill(x, y, width, height, self.on(name, mark))
        if height == 2:
            self.in_two_lines(canvas, name, x, y, figurine, marks)
        else:
            self.in_three_lines(canvas, name, x, y, figurine, marks)
        if mark:
            _, _, words, *sides = MARKS[mark]
            for side, column in zip(sides, (x - 1, x + width), strict=True):
                for row in range(height):
                    canvas.put(column, y + row, side[-1] if row == height - 1 else side[min(row, 1)], words)

    @cached_property
    def bases(self) -> dict[str, int]:
        """The names of the bases with their seats."""
        return {self.garden.names[base]: seat for seat, base in enumerate(self.garden.bases)}

    def written(self, name: str, marks: Marks) -> tuple[str, str]:
        """An empty space: its name, with a gate on a base and how it is reached, and its style."""
        text = f"⌂{name}" if name in self.bases else name
        mark = marks.of(name)
        words = SIGNS[self.bases[name]][1] + " bold" if name in self.bases else "faint"
        if name in marks.left:
            text, words = f"{text}◦", "accent"
        if name in marks.reach:
            crossings, jump = marks.reach[name]
            text, words = f"{text}{JUMP if jump else COUNTS[crossings]}", "gold bold"
        return text, MARKS[mark][0 if self.scale.height == 1 else 2] if mark else words

    def in_a_line(
        self, canvas: Canvas, name: str, x: int, y: int, figurine: tuple[int, str] | None, marks: Marks
    ) -> None:
        mark = marks.of(name)
        if figurine is None:
            text, words = self.written(name, marks)
            end = canvas.put(x, y, text, words)
        else:
            end = token(canvas, x, y, *figurine)
        if mark:
            words, edges, *_ = MARKS[mark]
            canvas.put(x - 1, y, edges[0], words)
            canvas.put(end, y, edges[1], words)

    def in_two_lines(
        self, canvas: Canvas, name: str, x: int, y: int, figurine: tuple[int, str] | None, marks: Marks
    ) -> None:
        text, words = self.written(name, marks)
        canvas.put(x + (self.scale.width - len(text)) // 2, y, text, f"{self.on(name, marks.of(name))} {words}")
        if figurine is not None:
            token(canvas, x + (self.scale.width - 4) // 2, y + 1, *figurine, ground=self.on(name, marks.of(name)))

    def in_three_lines(
        self, canvas: Canvas, name: str, x: int, y: int, figurine: tuple[int, str] | None, marks: Marks
    ) -> None:
        width = self.scale.width
        text, words = self.written(name, marks)
        if figurine is None:
            if name in self.bases:
                canvas.put(x + (width - 3) // 2, y, GATE, f"raised {SIGNS[self.bases[name]][1]}")
                text = text.removeprefix("⌂")
            canvas.put(x + (width - len(text)) // 2, y + 1, text, f"{self.on(name, marks.of(name))} {words}")
            return
        seat, beads = figurine
        ground = self.on(name, marks.of(name))
        canvas.put(x, y, text, f"{ground} {words}")
        for row, line in enumerate(FIGURES[seat], 1):
            canvas.put(x + (width - 4) // 2 - 1, y + row, line, f"{ground} bold {SIGNS[seat][1]}")
        for height, bead in enumerate(beads):
            canvas.put(x + width - 2, y + 2 - height, *bead_of(bead, height == len(beads) - 1, ground))

    def on(self, name: str, mark: str) -> str:
        """The ground of a space."""
        return "raised" if name in self.bases or mark == "aim" else "paper"


def bead_of(bead: str, top: bool, ground: str = "") -> tuple[str, str]:
    """A bead and its style; the top one stands out."""
    glyph, colour = BEADS[bead]
    return glyph, f"{ground} {colour} {'bold reverse' if top else ''}"


def token(canvas: Canvas, x: int, y: int, seat: int, beads: str, ground: str = "") -> int:
    """A figurine in a line: its sign, and its beads from the head up; returns the column after it."""
    sign, colour = SIGNS[seat]
    x = canvas.put(x, y, sign, f"{ground} {colour} bold reverse")
    for height, bead in enumerate(beads, 1):
        x = canvas.put(x, y, *bead_of(bead, height == len(beads), ground))
    return x


def scales() -> Iterator[Scale]:
    """From large to small; steps down and across stay in proportion."""
    for half in sorted(WIDTHS, reverse=True):
        for pitch in PITCHES:
            if half - 2 <= pitch <= half:
                yield Scale(half, pitch)


def chart(garden: Garden, width: int, height: int) -> Chart:
    """The garden at the largest scale that fits, or else at the smallest."""
    for scale in scales():
        made = Chart(garden, scale)
        if made.size[0] <= width and made.size[1] <= height:
            return made
    return Chart(garden, Scale(3, 2))


def picture(canvas: Canvas, made: Garden, x: int, y: int, width: int, height: int) -> None:
    """An empty garden in the middle of a room: at a scale that fits, or else as a sketch."""
    whole = chart(made, width, height)
    wide, tall = whole.size
    if wide <= width and tall <= height:
        inner = Canvas(wide, tall, canvas.light)
        whole.draw(inner, [], Marks())
        canvas.window(inner, x + (width - wide) // 2, y + (height - tall) // 2, wide, tall, 0, 0)
    else:
        sketch(canvas, made, x + (width - whole.size[0] // 3) // 2, y, height)


def sketch(canvas: Canvas, made: Garden, x: int, y: int, height: int) -> None:
    """The outline of a garden: a dot for a space, two rows in one where there is little room."""
    left, top = min(2 * q + r for q, r in made.places), min(r for _, r in made.places)
    rows = 1 + max(r for _, r in made.places) - top
    double = rows > height
    for space, (q, r) in enumerate(made.places):
        row = r - top
        glyph = "▀▄"[row % 2] if double else "◦"
        words = "faint"
        if space in made.bases:
            glyph, words = ("█" if double else "⌂"), f"{SIGNS[made.bases.index(space)][1]} bold"
        canvas.put(x + 2 * q + r - left, y + (row // 2 if double else row), glyph, words)

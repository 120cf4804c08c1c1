"""The curve of a match as an SVG picture: a line for each seat, rounds as bands, marked decisions as dots.

It is drawn 360 units wide, so that its words can be read on a telephone, and follows the light or dark of its reader.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

WIDTH, EDGE, LEFT, RIGHT = 360, 10, 34, 348
TOP, DEEP = 68, 170  # of the plot, with one line of names
LINE, NOTE, LETTERS = 15, 12, 72  # heights of a line of words and of notes, and how many letters a note holds
ABREAST = 3  # names side by side
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000)  # decisions between two numbers
# Lines differ in colour and in dashes; ink, then a shade for dark ground.
INKS = (("#1f5fa8", "#7fb4ea"), ("#b4472a", "#f0956f"), ("#4b6b2f", "#9cc47c"), ("#7a4f00", "#e8c35a"),
        ("#7a2f6b", "#d99acb"), ("#3c3a36", "#cfc8b8"))  # fmt: skip
DASHES = ("none", "6 3", "2 3", "8 3 2 3", "10 4", "1 4")
MANY = len(INKS)  # seats beyond begin anew
SIZES = {"inaccuracy": 2.6, "mistake": 3.8, "blunder": 5.0}


class Line(NamedTuple):
    """The curve of a seat: decisions made, and the value then. One without points stands for its dots."""

    name: str
    points: list[tuple[int, float]]


class Dot(NamedTuple):
    """A marked decision: where, whose, how bad, and what there is to say about it."""

    x: int
    y: float
    line: int
    mark: str
    text: str


@dataclass(frozen=True)
class Curve:
    """What is drawn: values up to `top` over `length` decisions; `rounds` are where they begin, `told` is the desc."""

    title: str
    axis: str
    across: str
    told: str
    note: str
    top: float
    percent: bool
    length: int
    lines: list[Line]
    dots: list[Dot]
    rounds: list[int]
    marks: dict[str, str]

    def x(self, number: float) -> float:
        return LEFT + (RIGHT - LEFT) * number / self.length

    def y(self, value: float) -> float:
        return self.ceiling + DEEP * (1 - min(max(value / self.top, 0.0), 1.0))

    @property
    def ceiling(self) -> float:
        """Where the plot begins, below the names."""
        return TOP + LINE * ((len(self.lines) - 1) // ABREAST)

    @property
    def bottom(self) -> float:
        return self.ceiling + DEEP


def draw(curve: Curve) -> str:
    """The whole picture."""
    foot = curve.bottom + 28
    parts = [*bands(curve), *grid(curve), *curves(curve), *names(curve), *dots(curve)]
    parts.append(words("title", EDGE, 20, curve.title))
    parts.append(words("small", EDGE, 37, curve.axis))
    parts.append(words("round", (LEFT + RIGHT) / 2, foot - 1, curve.across))
    if curve.marks:
        foot += LINE + 4
        parts += key_of_dots(curve, foot)
    foot += 4
    for line in textwrap.wrap(curve.note, LETTERS):
        foot += NOTE
        parts.append(words("note", EDGE, foot, line))
    height = foot + 12
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
            ' aria-labelledby="title told">',
            f'<title id="title">{escape(curve.title)}</title>',
            f'<desc id="told">{escape(f"{curve.axis}. {curve.told}")}</desc>',
            f"<style>{style()}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def style() -> str:
    """Light, and dark where the reader asks for it."""
    light = ["svg{font-family:Georgia,serif;max-width:900px}", ".paper{fill:#f6f1e4}", "text{fill:#26241f}"]
    light += [".band{fill:#e9e1cd}", ".grid{stroke:#8d877c;stroke-width:.4}", ".line{fill:none;stroke-width:1.6}"]
    light += [".title{font-size:15px}", ".small,.tick{font-size:11px}", ".tick{text-anchor:end}"]
    light += [".round{font-size:10px;text-anchor:middle}", ".note{font-size:9px;fill:#57524a}"]
    light += [".dot{stroke:#f6f1e4;stroke-width:.8}"]
    dark = [".paper{fill:#1c1f1b}", "text{fill:#e8e2d3}", ".band{fill:#2f332c}", ".dot{stroke:#1c1f1b}"]
    dark += [".grid{stroke:#6f6b62}", ".note{fill:#b9b3a6}"]
    for number, (ink, shade) in enumerate(INKS):
        light.append(f".s{number}{{stroke:{ink}}}.f{number}{{fill:{ink}}}")
        dark.append(f".s{number}{{stroke:{shade}}}.f{number}{{fill:{shade}}}")
    return f"{''.join(light)}@media(prefers-color-scheme:dark){{{''.join(dark)}}}"


def words(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def bands(curve: Curve) -> list[str]:
    """Every second round on another ground, with its number where there is room; in a single one the decisions."""
    parts = []
    edges, top = [*curve.rounds, curve.length], curve.ceiling
    if len(curve.rounds) == 1:
        step = next(step for step in STEPS if curve.length / step <= 8)
        counts = range(step, curve.length + 1, step)
        return [words("round", curve.x(count), curve.bottom + 13, str(count)) for count in counts]
    for number in range(len(curve.rounds)):
        left, right = curve.x(edges[number]), curve.x(edges[number + 1])
        if number % 2:
            parts.append(f'<rect class="band" x="{left:.1f}" y="{top}" width="{right - left:.1f}" height="{DEEP}"/>')
        if right - left >= 12:
            parts.append(words("round", (left + right) / 2, curve.bottom + 13, str(number + 1)))
    return parts


def grid(curve: Curve) -> list[str]:
    """Five lines across with their values."""
    parts = []
    for part in range(5):
        value = curve.top * part / 4
        y = curve.y(value)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{RIGHT}"/>')
        parts.append(words("tick", LEFT - 4, y + 4, f"{100 * value:.0f}" if curve.percent else f"{value:g}"))
    return parts


def stroke(number: int, path: str) -> str:
    """A piece of the line of a seat."""
    return f'<path class="line s{number % MANY}" stroke-dasharray="{DASHES[number % MANY]}" d="{path}"/>'


def curves(curve: Curve) -> list[str]:
    parts = []
    for number, line in enumerate(curve.lines):
        if line.points:
            path = "L".join(f"{curve.x(x):.1f} {curve.y(y):.1f}" for x, y in line.points)
            parts.append(stroke(number, f"M{path}"))
    return parts


def names(curve: Curve) -> list[str]:
    """Whose line is which, up to three side by side above the plot; a dot where there is no line."""
    parts = []
    room = (WIDTH - 2 * EDGE) / min(len(curve.lines), ABREAST)
    most = int((room - 30) / 6)
    for number, line in enumerate(curve.lines):
        x, y = EDGE + room * (number % ABREAST), TOP - 11 + LINE * (number // ABREAST)
        if line.points or not curve.dots:
            parts.append(stroke(number, f"M{x:.1f} {y - 4:.1f}h20"))
        else:
            size = SIZES["mistake"]
            parts.append(f'<circle class="f{number % MANY}" cx="{x + 14:.1f}" cy="{y - 4:.1f}" r="{size}"/>')
        short = line.name if len(line.name) <= most else f"{line.name[: most - 1]}…"
        parts.append(words("small", x + 25, y, short))
    return parts


def dots(curve: Curve) -> list[str]:
    """The marked decisions; what there is to say shows where the pointer rests."""
    order = {name: number for number, name in enumerate(SIZES)}
    parts = []
    for dot in sorted(curve.dots, key=lambda dot: order[dot.mark]):
        at = f'cx="{curve.x(dot.x):.1f}" cy="{curve.y(dot.y):.1f}" r="{SIZES[dot.mark]}"'
        parts.append(f'<circle class="dot f{dot.line % MANY}" {at}><title>{escape(dot.text)}</title></circle>')
    return parts


def key_of_dots(curve: Curve, y: float) -> list[str]:
    parts = []
    for number, (mark, name) in enumerate(curve.marks.items()):
        x = EDGE + 6 + 112 * number
        parts.append(f'<circle class="f5" cx="{x}" cy="{y - 4:.1f}" r="{SIZES[mark]}"/>')
        parts.append(words("small", x + 9, y, name))
    return parts

"""The curve of a match as an SVG picture: a line for each seat, rounds as bands, marked decisions as dots.

It is drawn 360 units wide, so that its words can be read on a telephone, and follows the light or dark of its reader.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

WIDTH, LEFT, RIGHT = 360, 34, 350
TOP, DEEP = 66, 170  # of the plot
LINE, LETTERS = 14, 58  # height of a line of words, and how many letters one holds
# Lines differ in colour and in dashes; ink, then a shade for dark ground.
INKS = (("#1f5fa8", "#7fb4ea"), ("#b4472a", "#f0956f"), ("#4b6b2f", "#9cc47c"), ("#7a4f00", "#e8c35a"),
        ("#7a2f6b", "#d99acb"), ("#3c3a36", "#cfc8b8"))  # fmt: skip
DASHES = ("none", "6 3", "2 3", "8 3 2 3", "10 4", "1 4")
SIZES = {"inaccuracy": 2.6, "mistake": 3.8, "blunder": 5.0}


class Dot(NamedTuple):
    """A marked decision: where, whose, how bad, and what there is to say about it."""

    x: int
    y: float
    line: int
    mark: str
    text: str


@dataclass(frozen=True)
class Curve:
    """What is drawn. `lines` are names with points (decisions made, value up to `top`), `rounds` where they begin."""

    title: str
    axis: str
    note: str
    top: float
    percent: bool
    length: int
    lines: list[tuple[str, list[tuple[int, float]]]]
    dots: list[Dot]
    rounds: list[int]
    marks: dict[str, str]

    def x(self, number: float) -> float:
        return LEFT + (RIGHT - LEFT) * number / self.length

    def y(self, value: float) -> float:
        return TOP + DEEP * (1 - min(max(value / self.top, 0.0), 1.0))


def draw(curve: Curve) -> str:
    """The whole picture."""
    legend, foot = names(curve), TOP + DEEP + 20
    parts = [*bands(curve), *grid(curve), *curves(curve), *legend, *dots(curve)]
    parts.append(words("title", LEFT - 26, 18, curve.title))
    parts.append(words("small", LEFT - 26, 34, curve.axis))
    for line in textwrap.wrap(curve.note, LETTERS):
        foot += LINE
        parts.append(words("small", LEFT - 26, foot, line))
    if curve.marks:
        foot += LINE + 4
        parts += key_of_dots(curve, foot)
    height = foot + 12
    told = "; ".join(f"{name}: {ending(curve, points)}" for name, points in curve.lines)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
            f' aria-label="{escape(f"{curve.title}. {told}")}">',
            f"<title>{escape(curve.title)}</title>",
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
    light += [".round{font-size:10px;text-anchor:middle}", ".dot{stroke:#f6f1e4;stroke-width:.8}"]
    dark = [".paper{fill:#1c1f1b}", "text{fill:#e8e2d3}", ".band{fill:#2f332c}", ".dot{stroke:#1c1f1b}"]
    for number, (ink, shade) in enumerate(INKS):
        light.append(f".s{number}{{stroke:{ink}}}.f{number}{{fill:{ink}}}")
        dark.append(f".s{number}{{stroke:{shade}}}.f{number}{{fill:{shade}}}")
    return f"{''.join(light)}@media(prefers-color-scheme:dark){{{''.join(dark)}}}"


def words(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def bands(curve: Curve) -> list[str]:
    """Every second round on another ground, with its number where there is room."""
    parts = []
    edges = [*curve.rounds, curve.length]
    for number in range(len(curve.rounds) if len(curve.rounds) > 1 else 0):
        left, right = curve.x(edges[number]), curve.x(edges[number + 1])
        if number % 2:
            parts.append(f'<rect class="band" x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{DEEP}"/>')
        if right - left >= 12:
            parts.append(words("round", (left + right) / 2, TOP + DEEP + 13, str(number + 1)))
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


def curves(curve: Curve) -> list[str]:
    parts = []
    for number, (_, points) in enumerate(curve.lines):
        if points:
            path = "L".join(f"{curve.x(x):.1f} {curve.y(y):.1f}" for x, y in points)
            dash = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"'
            parts.append(f'<path class="line s{number % len(INKS)}"{dash} d="M{path}"/>')
    return parts


def names(curve: Curve) -> list[str]:
    """Whose line is which, side by side above the plot."""
    parts = []
    room = (WIDTH - 16) / max(len(curve.lines), 1)
    for number, (name, _) in enumerate(curve.lines):
        x = LEFT - 26 + room * number
        dash = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        parts.append(f'<path class="line s{number % len(INKS)}"{dash} d="M{x:.1f} {TOP - 14}h18"/>')
        most = max(int((room - 24) / 6), 1)
        short = name if len(name) <= most else f"{name[: most - 1]}…"
        parts.append(words("small", x + 22, TOP - 10, short))
    return parts


def dots(curve: Curve) -> list[str]:
    """The marked decisions; what there is to say shows where the pointer rests."""
    order = {name: number for number, name in enumerate(SIZES)}
    parts = []
    for dot in sorted(curve.dots, key=lambda dot: order[dot.mark]):
        at = f'cx="{curve.x(dot.x):.1f}" cy="{curve.y(dot.y):.1f}" r="{SIZES[dot.mark]}"'
        parts.append(f'<circle class="dot f{dot.line % len(INKS)}" {at}><title>{escape(dot.text)}</title></circle>')
    return parts


def key_of_dots(curve: Curve, y: float) -> list[str]:
    parts = []
    for number, (mark, name) in enumerate(curve.marks.items()):
        x = LEFT - 20 + 112 * number
        parts.append(f'<circle class="f5" cx="{x}" cy="{y - 4:.1f}" r="{SIZES[mark]}"/>')
        parts.append(words("small", x + 9, y, name))
    return parts


def ending(curve: Curve, points: list[tuple[int, float]]) -> str:
    """The last value of a line."""
    if not points:
        return "–"
    return f"{100 * points[-1][1]:.0f} %" if curve.percent else f"{points[-1][1]:g}"

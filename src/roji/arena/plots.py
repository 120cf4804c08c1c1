"""Plots as SVG, drawn so that they can be read on a narrow screen: a dot, its whisker, the figures above it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LEFT, RIGHT = 360, 14, 346
ROW, TOP, AXIS = 44, 6, 26
MINUS = "\N{MINUS SIGN}"
TICKS = 5  # at most, more or less


class Dot(NamedTuple):
    """One value with its whisker, and how it is written."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Scale(NamedTuple):
    """What the axis shows; a logarithmic one counts in powers of ten."""

    low: float
    high: float
    ticks: list[tuple[float, str]]
    log: bool = False

    def x(self, value: float) -> float:
        """Where a value is drawn."""
        at = log10(max(value, 10**self.low)) if self.log else value
        part = (at - self.low) / ((self.high - self.low) or 1)
        return LEFT + (RIGHT - LEFT) * min(max(part, 0.0), 1.0)


def shares() -> Scale:
    """From 0 to 100 %."""
    return Scale(0, 1, [(value / 100, str(value)) for value in (0, 25, 50, 75, 100)])


def linear(dots: Sequence[Dot]) -> Scale:
    """Around all whiskers, with round numbers."""
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    reach = (high - low) or 1.0
    raw = reach / TICKS
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        last += 1
    return Scale(
        first * step, last * step, [(number * step, f"{number * step:g}") for number in range(first, last + 1)]
    )


def powers(dots: Sequence[Dot]) -> Scale:
    """Around all whiskers, in powers of ten."""
    values = [max(value, 1e-6) for dot in dots for value in (dot.low, dot.high)]
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    high = max(high, low + 1)
    return Scale(low, high, [(10.0**number, f"{10.0**number:g}") for number in range(low, high + 1)], True)


def plot(title: str, dots: Sequence[Dot], scale: Scale, decimal: str = ".", mark: float | None = None) -> str:
    """An SVG with one row for each dot; `decimal` is the decimal sign, `mark` draws a line across all rows."""
    bottom = TOP + ROW * len(dots)
    height = bottom + AXIS
    told = "; ".join(f"{dot.label} {dot.text}" for dot in dots)
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(f"{title}: {told}")}">',
        f"<title>{escape(title)}</title>",
    ]
    for value, text in scale.ticks:
        x = f"{scale.x(value):.1f}"
        parts.append(f'<path class="grid" d="M{x} {TOP}V{bottom}"/>')
        parts.append(
            f'<text class="tick" x="{x}" y="{bottom + 17}">{text.replace(".", decimal).replace("-", MINUS)}</text>'
        )
    if mark is not None:
        parts.append(f'<path class="mark" d="M{scale.x(mark):.1f} {TOP}V{bottom}"/>')
    for number, dot in enumerate(dots):
        y = TOP + ROW * number
        low, at, high = (scale.x(value) for value in (dot.low, dot.value, dot.high))
        parts += [
            f'<text class="label" x="{LEFT}" y="{y + 16}">{escape(dot.label)}</text>',
            f'<text class="value" x="{RIGHT}" y="{y + 16}">{escape(dot.text)}</text>',
            f'<path class="whisker" d="M{low:.1f} {y + 29}H{high:.1f}M{low:.1f} {y + 24}v10M{high:.1f} {y + 24}v10"/>',
            f'<circle class="dot" cx="{at:.1f}" cy="{y + 29}" r="5"/>',
        ]
    return "".join([*parts, "</svg>"])

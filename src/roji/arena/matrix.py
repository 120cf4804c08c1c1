"""Who plays how well with whom, as a picture: a square for each pair, darker where they have more points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

PAPER, INK = "#f4eee1", "#1f1d1a"
LOW, HIGH = (0xF4, 0xEE, 0xE1), (0x2F, 0x5D, 0x46)
SIDE, LABEL, TOP = 64, 130, 110


def matrix(title: str, rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[str, str], float]) -> str:
    """An SVG with the mean points of every pair; the figure stands in its square, so that colour is not needed."""
    least, most = min(cells.values()), max(cells.values())
    width, height = LABEL + SIDE * len(columns) + 50, TOP + SIDE * len(rows) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for number, name in enumerate(columns):
        x = LABEL + SIDE * number + SIDE // 2
        parts.append(f'<text transform="translate({x + 4} {TOP - 8}) rotate(-40)">{escape(name)}</text>')
    for row, one in enumerate(rows):
        y = TOP + SIDE * row
        parts.append(f'<text x="{LABEL - 8}" y="{y + SIDE // 2 + 5}" text-anchor="end">{escape(one)}</text>')
        for column, other in enumerate(columns):
            value = cells.get((one, other), cells.get((other, one)))
            if value is not None:
                parts += square(LABEL + SIDE * column, y, value, (value - least) / ((most - least) or 1.0))
    return "\n".join([*parts, "</svg>", ""])


def square(x: int, y: int, value: float, share: float) -> list[str]:
    """One pair: `share` is how dark it is, from 0 to 1."""
    colour = "#" + "".join(f"{round(low + (high - low) * share):02x}" for low, high in zip(LOW, HIGH, strict=True))
    ink = PAPER if share > 0.55 else INK
    return [
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{colour}" stroke="{PAPER}" stroke-width="2"/>',
        f'<text x="{x + SIDE // 2}" y="{y + SIDE // 2 + 5}" text-anchor="middle" fill="{ink}">{value:.1f}</text>',
    ]

"""The curve of a training as a picture: its share of the wins against the simple player, with the interval."""

from __future__ import annotations

import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 56, 40
LOWEST, HIGHEST, MARK = 0.3, 0.75, 0.62


def draw(path: Path) -> str:
    """An SVG of the lines of curve.csv that have a rate."""
    with path.open(encoding="utf-8") as file:
        lines = [line for line in csv.DictReader(file) if line["rate"]]
    last = max([1.0, *(float(line["decisions"]) for line in lines)])

    def x(decisions: float) -> float:
        return LEFT + (WIDTH - LEFT - 12) * decisions / last

    def y(rate: float) -> float:
        return 12 + (HEIGHT - BOTTOM - 12) * (HIGHEST - min(max(rate, LOWEST), HIGHEST)) / (HIGHEST - LOWEST)

    def points(name: str) -> list[str]:
        return [f"{x(float(line['decisions'])):.1f},{y(float(line[name])):.1f}" for line in lines]

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for rate in (0.3, 0.4, 0.5, MARK, 0.7):
        dash = ' stroke-dasharray="6 4"' if rate == MARK else ""
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 12}" y1="{y(rate):.1f}" y2="{y(rate):.1f}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate:.0%}</text>')
    band = points("low") + points("high")[::-1]
    parts.append(f'<polygon points="{" ".join(band)}" fill="#4a7c59" fill-opacity="0.2"/>')
    parts.append(f'<polyline points="{" ".join(points("rate"))}" fill="none" stroke="#4a7c59" stroke-width="2"/>')
    parts.append(
        f'<text x="{WIDTH - 12}" y="{HEIGHT - 12}" text-anchor="end">{last / 1e6:.1f} million decisions</text>'
    )
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 12}">wins against greedy, by decisions learnt from</text></svg>')
    return "\n".join(parts) + "\n"

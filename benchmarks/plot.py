"""Bars for the reports, drawn with matplotlib in the colours of the house."""

from __future__ import annotations

import io
from typing import Any

COLOURS = ("#2f5d46", "#7d8c4a", "#2f4a7d", "#a9c3d6", "#c8382b", "#d9a441")
HATCHES = ("", "//", "", "\\\\", "xx", "..")
LABEL: dict[str, Any] = {"color": "#1f1d1a", "bbox": {"facecolor": "#f4eee1", "edgecolor": "none", "pad": 1.5}}


def _canvas() -> Any:
    """matplotlib set up to write the same SVG for the same figures."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "roji"
    import matplotlib.pyplot as plt

    return plt


def _svg(figure: Any) -> str:
    figure.tight_layout()
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def bars(title: str, rows: dict[str, dict[str, float]]) -> str:
    """Grouped bars on a logarithmic axis as SVG: one group per row, one bar per subject, told apart by hatching too."""
    plt = _canvas()
    subjects = list(next(iter(rows.values())))
    figure, axes = plt.subplots(figsize=(8, 0.55 * len(rows) * len(subjects) ** 0.7 + 1.2))
    figure.patch.set_facecolor("#f4eee1")
    axes.set_facecolor("#f4eee1")
    height = 0.8 / len(subjects)
    for i, subject in enumerate(subjects):
        places = [row + (i - (len(subjects) - 1) / 2) * height for row in range(len(rows))]
        values = [row[subject] for row in rows.values()]
        drawn = axes.barh(
            places, values, height * 0.92, label=subject, color=COLOURS[i], hatch=HATCHES[i], edgecolor="#1f1d1a"
        )
        labels = [f"{value:.2g}" if value else "" for value in values]
        axes.bar_label(drawn, labels, padding=3, fontsize=8, color="#1f1d1a")
    axes.set_yticks(range(len(rows)), list(rows))
    axes.set_xscale("log")
    axes.invert_yaxis()
    axes.set_title(title, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8)
    return _svg(figure)


def shares(title: str, rows: dict[str, list[float]]) -> str:
    """Stacked bars of shares as SVG: one bar per row, one part per seat."""
    plt = _canvas()
    figure, axes = plt.subplots(figsize=(8, 0.42 * len(rows) + 1.2))
    figure.patch.set_facecolor("#f4eee1")
    axes.set_facecolor("#f4eee1")
    for number, found in enumerate(rows.values()):
        left = 0.0
        for seat, share in enumerate(found):
            axes.barh(
                number, share, 0.8, left, color=COLOURS[seat], hatch=HATCHES[seat], edgecolor="#f4eee1", linewidth=1.5
            )
            axes.text(left + share / 2, number, f"{share:.1%}", ha="center", va="center", fontsize=8, **LABEL)
            left += share
    axes.set_yticks(range(len(rows)), list(rows))
    axes.set_xticks([])
    axes.invert_yaxis()
    axes.set_title(title, loc="left")
    axes.spines[["top", "right", "bottom"]].set_visible(False)
    return _svg(figure)


def curves(title: str, lines: dict[str, list[tuple[float, float]]], bound: float) -> str:
    """Lines over a logarithmic height as SVG, told apart by their marks too, and a bound that should not be crossed."""
    plt = _canvas()
    figure, axes = plt.subplots(figsize=(8, 4))
    figure.patch.set_facecolor("#f4eee1")
    axes.set_facecolor("#f4eee1")
    for index, (name, points) in enumerate(lines.items()):
        across, up = zip(*points, strict=True)
        axes.plot(across, up, marker="os^D"[index], color=COLOURS[2 * index], label=name)
    axes.axhline(bound, color="#c8382b", linestyle="--", linewidth=1)
    axes.set_yscale("log")
    axes.set_title(title, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8)
    return _svg(figure)

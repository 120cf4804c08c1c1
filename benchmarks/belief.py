"""How well a seat of Koi-Koi reads the other's hand: what it believes beside what is true, counted and drawn.

    python -m benchmarks.belief [ROUNDS]      writes docs/belief.svg and prints the table

Rounds between searching players under all three presets, other ones than those the belief was counted from. Before
every card that a seat plays, each card it has not seen is one guess: how likely the other holds it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import log, sqrt
from pathlib import Path

from roji.bots.koikoi.belief import chances
from roji.bots.koikoi.rounds import watched

OUT = Path(__file__).parents[1] / "docs" / "belief.svg"
SEED = 4242
STEP = 0.05
SIZE, EDGE = 360, 46


class Bin:
    """Guesses of about the same size: how many, their sum, and how many were true."""

    def __init__(self) -> None:
        self.count, self.hoped, self.true = 0, 0.0, 0


def counted(rounds: int) -> tuple[list[Bin], float, float]:
    """Guesses by size, and the mean surprise with and without a belief."""
    bins = [Bin() for _ in range(round(1 / STEP))]
    surprise = blind = 0.0
    for belief, unseen, hand in watched(rounds, SEED):
        share = len(hand) / len(unseen)
        for card, chance in chances(belief.weights(), unseen, len(hand)).items():
            found = bins[min(int(chance / STEP), len(bins) - 1)]
            found.count += 1
            found.hoped += chance
            found.true += card in hand
            surprise -= log(chance if card in hand else 1 - chance)
            blind -= log(share if card in hand else 1 - share)
    total = sum(found.count for found in bins)
    return [found for found in bins if found.count >= 30], surprise / total, blind / total


def drawn(bins: list[Bin]) -> str:
    """The bins as points with 95 % intervals beside the line on which belief and truth agree."""
    side = SIZE - 2 * EDGE

    def x(share: float) -> float:
        return round(EDGE + share * side, 1)

    def y(share: float) -> float:
        return round(SIZE - EDGE - share * side, 1)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" '
             'font-size="11" role="img"><title>What a seat believes about a card, and how often that is true</title>',
             f'<rect width="{SIZE}" height="{SIZE}" fill="#f4eee1"/>',
             f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#7d8c4a" stroke-dasharray="4 4"/>',
             f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" fill="none" stroke="#1f1d1a"/>']  # fmt: skip
    for k in range(0, 101, 20):
        parts.append(f'<text x="{x(k / 100)}" y="{y(0) + 15}" text-anchor="middle">{k} %</text>')
        parts.append(f'<text x="{x(0) - 5}" y="{y(k / 100) + 4}" text-anchor="end">{k} %</text>')
    parts.append(f'<text x="{SIZE / 2}" y="{SIZE - 10}" text-anchor="middle">believed to be in the hand</text>')
    parts.append(f'<text transform="translate(12 {SIZE / 2})rotate(-90)" text-anchor="middle">was there</text>')
    for found in bins:
        hoped, true = found.hoped / found.count, found.true / found.count
        reach = 1.96 * sqrt(true * (1 - true) / found.count)
        parts.append(f'<path d="M{x(hoped)} {y(true - reach)}V{y(true + reach)}" stroke="#2f4a7d" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(hoped)}" cy="{y(true)}" r="3.5" fill="#2f4a7d"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(rounds: int, tell: Callable[[str], None] = print) -> None:
    bins, surprise, blind = counted(rounds)
    tell("| believed | was there | guesses |\n| --- | --- | --- |")
    for found in bins:
        tell(f"| {found.hoped / found.count:.1%} | {found.true / found.count:.1%} | {found.count} |")
    tell(f"\nsurprise of a guess {surprise:.4f}, without a belief {blind:.4f}")
    OUT.write_text(drawn(bins), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)

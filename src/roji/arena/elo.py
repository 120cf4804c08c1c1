"""Points on Elo's scale for bots that all met each other: the model of Bradley and Terry, with intervals over deals."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log10

from roji.arena.interval import Estimate
from roji.arena.match import Played

SCALE = 400  # points that make one ten times as likely to win
DRAWS = 1.0  # a drawn match added to every pair, so that nobody is infinitely strong
STEPS = 400
RESAMPLED = 200

Wins = dict[tuple[str, str], float]  # what the first has won against the second


def wins(matches: Iterable[Played]) -> Wins:
    """What everybody has won against everybody; a shared win is half a win for both."""
    found: Wins = defaultdict(float)
    for played in matches:
        one, other = played.bots
        found[one, other] += played.shares[0]
        found[other, one] += played.shares[1]
    return found


def fitted(bots: Sequence[str], won: Wins, anchor: str, at: float) -> dict[str, float]:
    """The most likely points; the anchor has as many as it is given."""
    strength = dict.fromkeys(bots, 1.0)
    total = {one: sum(won.get((one, other), 0.0) + DRAWS / 2 for other in bots if other != one) for one in bots}
    for _ in range(STEPS):
        for one in bots:
            met = 0.0
            for other in bots:
                if other != one:
                    games = won.get((one, other), 0.0) + won.get((other, one), 0.0) + DRAWS
                    met += games / (strength[one] + strength[other])
            strength[one] = total[one] / met
    return {one: at + SCALE * log10(strength[one] / strength[anchor]) for one in bots}


def points(bots: Sequence[str], matches: Sequence[Played], anchor: str, at: float) -> dict[str, Estimate]:
    """Points with 95 % intervals: those of the middle 95 of 100 times that as many deals are drawn from the deals."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for played in matches:
        deals[played.deal].append(played)
    groups = [wins(group) for group in deals.values()]
    rng = random.Random(1)
    drawn = [fitted(bots, summed(rng.choices(groups, k=len(groups))), anchor, at) for _ in range(RESAMPLED)]
    found = {}
    for one, middle in fitted(bots, summed(groups), anchor, at).items():
        ordered = sorted(again[one] for again in drawn)
        found[one] = Estimate(middle, ordered[RESAMPLED // 40], ordered[-1 - RESAMPLED // 40])
    return found


def summed(groups: Iterable[Wins]) -> Wins:
    found: Wins = defaultdict(float)
    for group in groups:
        for pair, value in group.items():
            found[pair] += value
    return found

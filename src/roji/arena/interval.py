"""How sure a mean is: 95 % intervals over deals.

The matches of one deal depend on each other (a mirrored pair is played with the same cards), so a deal is one
observation: the mean over its matches. Deals are independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

# Student's t at 97.5 % for 1, 2, ... degrees of freedom; beyond them `quantile` has a close formula.
QUANTILES = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
)  # fmt: skip


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %."""
    return QUANTILES[freedom - 1] if freedom <= len(QUANTILES) else 1.95996 + 2.3723 / freedom + 2.82 / freedom**2


def mean(deals: Sequence[float]) -> Estimate:
    """The mean over deals with Student's interval; one deal alone tells nothing about the spread."""
    middle = fmean(deals)
    if len(deals) < 2:
        return Estimate(middle, middle, middle)
    reach = quantile(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Estimate(middle, middle - reach, middle + reach)


def share(deals: Sequence[float]) -> Estimate:
    """The mean of shares between 0 and 1 over deals with Wilson's score interval for clustered observations.

    The standard error over deals says how many independent matches would have told as much: p (1 - p) / error². The
    interval is Wilson's for that number, with Student's quantile for the number of deals. Where all deals ended alike,
    that number is the number of deals. So the interval stays within 0 and 1, and is never a point.
    """
    count, middle = len(deals), fmean(deals)
    error = stdev(deals) / sqrt(count) if count > 1 else 0.0
    size = middle * (1 - middle) / error**2 if error > 1e-9 else float(count)
    squared = quantile(max(count - 1, 1)) ** 2
    centre = (middle + squared / (2 * size)) / (1 + squared / size)
    reach = sqrt(squared * (middle * (1 - middle) / size + squared / (4 * size * size))) / (1 + squared / size)
    low, high = 0.0 if middle == 0 else centre - reach, 1.0 if middle == 1 else centre + reach
    return Estimate(middle, low, high)

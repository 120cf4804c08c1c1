"""The part of a very long match that is kept outside the flat state; all copies of a state share it."""

from __future__ import annotations

from typing import NamedTuple


class Past(NamedTuple):
    """The halves of positions (K-R5), the oldest first, and how often each position occurred.

    A position is counted under the place of its first half, even or odd, and both halves.
    """

    halves: tuple[int, ...]
    times: dict[tuple[int, int, int], int]


def longer(past: Past | None, halves: list[int]) -> Past:
    """The past with more halves; the last one completes a position and stays where it is."""
    before, times = past or Past((), {})
    times = dict(times)
    for i in range(len(halves) - 1):
        position = (i % 2, halves[i], halves[i + 1])
        times[position] = times.get(position, 0) + 1
    return Past((*before, *halves[:-1]), times)

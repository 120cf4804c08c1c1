"""How long a call takes."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 0.25


def nanoseconds(call: Callable[[], object]) -> float:
    """The time of one call."""
    calls, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        for _ in range(100):
            call()
        calls += 100
    return (time.perf_counter() - begun) / calls * 1e9

"""Counts that nobody asks for."""

from __future__ import annotations

from typing import Any


class CollectorRegistry:
    """Where counts are collected; here none are."""


class Metric:
    """A count that is not kept."""

    def __init__(self, *about: Any, **how: Any) -> None: ...

    def labels(self, *labels: str) -> Metric:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def observe(self, amount: float) -> None: ...


Counter = Gauge = Histogram = ProcessCollector = Metric

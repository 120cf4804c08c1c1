"""Long checks: written once, run at a small count by `make test` and at the full count by `make soak`.

A job is a function `(seed, start, stop)` that checks cases start to stop - 1; case i must follow from
the seed and i alone, so that a run can stop and go on. Jobs live in files named soaks.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Check: TypeAlias = Callable[[int, int, int], None]


@dataclass(frozen=True)
class Job:
    """One long check: its name, how many cases the full run has, and how many a short one."""

    name: str
    total: int
    short: int
    chunk: int
    check: Check

    def run_short(self, seed: int = 0) -> None:
        self.check(seed, 0, self.short)


JOBS: dict[str, Job] = {}


def soak(name: str, *, total: int, short: int, chunk: int = 1000) -> Callable[[Check], Job]:
    """Register a long check."""

    def register(check: Check) -> Job:
        assert name not in JOBS, name
        JOBS[name] = Job(name, total, short, chunk, check)
        return JOBS[name]

    return register

"""Writing in groups: what several want to write at once is one commit.

Each commit costs the same however much is in it. So where the last one had company, the next one waits a moment for
more; and while one is on its way, what comes waits for the next.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import structlog

from roji.games.errors import Invalid
from roji.server.metrics import metrics
from roji.server.store.chain import LOST, Head
from roji.server.store.verbs import Done, Store
from roji.server.store.writes import Write

log = structlog.get_logger()
BATCH = 1000  # pieces in one commit at most
GATHER = 0.004  # seconds that a commit waits for company where the last one had some
SLOW = 5.0  # seconds after which a commit takes too long for more to be added behind it


class Job(NamedTuple):
    writes: Sequence[Write]
    done: Done
    head: Head | None
    fence: int = 0


Results = list[tuple[Done, Invalid | None]]


class GroupedStore(Store):
    """A store with one writer, which is handed one batch at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Job] = []  # in the event loop
        self.writing = self.gathering = self.company = False
        self.began = 0.0
        self.commits = 0

    def write(self, writes: Sequence[Write], done: Done, head: Head | None = None, fence: int = 0) -> None:
        self.waiting.append(Job(writes, done, head, fence))
        if not self.writing and not self.gathering:
            self._gather()

    def slow(self) -> bool:
        return (self.writing or self.gathering) and time.perf_counter() - self.began > SLOW

    def queued(self) -> int:
        return len(self.waiting)

    def isolate(self, table: str, why: str, n: int = 0) -> None:
        if table not in self.damaged:
            self.damaged[table] = why
            log.error("table damaged", table=table, why=why)
        if n:
            self.write([], lambda _: None, Head(table, n, LOST))

    def _gather(self) -> None:
        """Hand what waits to the writer, with what comes until then."""
        assert self.loop is not None
        self.gathering, self.began = True, time.perf_counter()
        self.loop.call_later(GATHER if self.company else 0, self._hand_over)

    def _hand_over(self) -> None:
        self.gathering, self.writing = False, True
        batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
        self.company = len(batch) > 1
        metrics.commit_jobs.observe(len(batch))
        self._begin(batch)

    @abstractmethod
    def _begin(self, batch: list[Job]) -> None:
        """Have a batch written; `_tell` is called in the event loop when that is done."""

    def _tell(self, results: Results) -> None:
        """A batch is written: the next one begins, and everybody hears what came of theirs."""
        self.writing = False
        metrics.commit.observe(time.perf_counter() - self.began)
        if self.waiting:
            self._gather()
        for done, error in results:
            done(error)


def refusal(key: str, error: Exception) -> Invalid:
    refused = Invalid(key)
    refused.__cause__ = error
    return refused

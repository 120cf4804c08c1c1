"""What the server counts, for Prometheus; one process, one server, one set of counts.

What can be read off when somebody asks costs nothing meanwhile: `watch` and `watch_door` say where.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

if TYPE_CHECKING:
    from roji.server.door import Door
    from roji.server.readiness import Readiness
    from roji.server.tables import Tables
    from roji.server.workers import Workers

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
RANKS = ("bots", "others", "reviews")  # of work that waits, in the order of workers.BOTS, OTHERS, REVIEWS


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._gauges: dict[str, Gauge] = {}
        ProcessCollector(registry=self.registry)
        self.moves = Counter("roji_moves", "Decisions accepted", registry=self.registry)
        self.tables = Counter("roji_tables_made", "Tables made", registry=self.registry)
        self.refusals = Counter("roji_refusals", "Requests refused, by reason", ["key"], registry=self.registry)
        self.connections = Gauge("roji_connections", "Open sockets", registry=self.registry)
        self.commit = Histogram(
            "roji_commit_seconds",
            "From its first event to the end of a commit",
            registry=self.registry,
            buckets=SHORT,
        )
        self.commit_jobs = Histogram(
            "roji_commit_jobs",
            "What was written in one commit",
            registry=self.registry,
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
        )
        self.told = Histogram(
            "roji_told_seconds",
            "From the moment when a request was accepted until everybody was told",
            registry=self.registry,
            buckets=SHORT,
        )
        self.thinking = Histogram("roji_thinking_seconds", "From a bot's turn to its decision", registry=self.registry)
        self.bot_failures = Counter("roji_bot_failures", "Bots that broke or took too long", registry=self.registry)

    def _read(self, name: str, says: str, read: Callable[[], float], **labels: str) -> None:
        """A number that is read when somebody asks; a server that starts later takes the place of an earlier one."""
        made = self._gauges.get(name)
        if made is None:
            made = self._gauges[name] = Gauge(name, says, list(labels), registry=self.registry)
        (made.labels(**labels) if labels else made).set_function(read)

    def watch(self, tables: Tables, readiness: Readiness) -> None:
        """Read the state of a server's tables, store and workers."""
        store, workers = tables.store, cast("Workers", tables.bot_workers.workers)
        self._read("roji_ready", "1 where people should be sent here", lambda: not readiness.known())
        self._read("roji_tables", "Tables in memory", lambda: len(tables.live))
        self._read("roji_tables_opening", "Tables that are being rebuilt from the log", lambda: len(tables.opening))
        self._read("roji_damaged_tables", "Tables that cannot be believed", lambda: len(store.damaged))
        self._read("roji_store_waiting", "What waits for the next commit", store.queued)
        self._read("roji_store_failing", "1 while nothing can be stored", lambda: bool(store.failing))
        self._read("roji_store_slow", "1 while moves are refused because a commit takes too long", store.slow)
        self._read("roji_workers", "Processes for bots, hints and analyses", lambda: workers.count)
        self._read("roji_workers_busy", "Those that work", lambda: workers.count - workers.busy.count(None))
        for rank, name in enumerate(RANKS):
            waiting = workers.waiting[rank]
            self._read(
                "roji_work_waiting",
                "Work that waits for a process",
                lambda waiting=waiting: sum(map(len, waiting.values())),  # type: ignore[misc]
                kind=name,
            )

    def watch_door(self, door: Door) -> None:
        """Read who is connected, sockets and everybody else."""
        self._read("roji_http_connections", "Connections of all kinds", lambda: len(door.guests))
        self._read("roji_http_connections_most", "So many are let in", lambda: door.most)
        self._read("roji_addresses", "Addresses that are connected", lambda: len(door.addresses))


metrics = Metrics()

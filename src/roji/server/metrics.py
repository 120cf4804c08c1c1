"""What the server counts, for Prometheus; one process, one server, one set of counts."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("roji_moves", "Decisions accepted", registry=self.registry)
        self.tables = Counter("roji_tables_made", "Tables made", registry=self.registry)
        self.refusals = Counter("roji_refusals", "Requests refused, by reason", ["key"], registry=self.registry)
        self.connections = Gauge("roji_connections", "Open sockets", registry=self.registry)
        self.commit = Histogram(
            "roji_commit_seconds", "From its first event to the end of a commit", registry=self.registry
        )
        self.thinking = Histogram("roji_thinking_seconds", "From a bot's turn to its decision", registry=self.registry)
        self.bot_failures = Counter("roji_bot_failures", "Bots that broke or took too long", registry=self.registry)


metrics = Metrics()

"""The walk of a move as a trace of OpenTelemetry: read, rules, store, tell. Where it is off, nothing of it is loaded.

A walk begins when a message is read. It is at hand in `traces.walk` while the message is being worked on, which never
waits; whoever posts the event takes it along until everybody was told. What comes to nothing leaves no trace.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import structlog

from roji.games.errors import Invalid

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span, Tracer

    from roji.server.wire import Hear

log = structlog.get_logger()


class Walk:
    """A move on its way: a span for all of it, and one for the step that it is in."""

    def __init__(self, tracer: Tracer) -> None:
        from opentelemetry.trace import set_span_in_context

        self.tracer = tracer
        self.whole: Span = tracer.start_span("move")
        self.context = set_span_in_context(self.whole)
        self.part: Span = tracer.start_span("read", self.context)

    def step(self, name: str) -> None:
        """The next step begins."""
        self.part.end()
        self.part = self.tracer.start_span(name, self.context)

    def end(self, table: str, game: str, number: int, refused: str = "") -> None:
        """It has arrived, or the store has refused it."""
        from opentelemetry.trace import StatusCode

        self.part.end()
        self.whole.set_attributes({"roji.table": table, "roji.game": game, "roji.event": number})
        if refused:
            self.whole.set_status(StatusCode.ERROR, refused)
        self.whole.end()


class Traces:
    """Whether moves are traced, and how many of them."""

    def __init__(self) -> None:
        self.tracer: Tracer | None = None
        self.provider: TracerProvider | None = None
        self.share = 1.0
        self.walk: Walk | None = None

    def start(self, address: str, share: float) -> None:
        """Trace this share of all moves and send it to a collector."""
        check(address)
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        provider = TracerProvider(
            resource=Resource.create({"service.name": "roji", "service.version": version("roji")})
        )
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
        told = logging.getLogger("opentelemetry")
        told.handlers, told.propagate = [_Told()], False
        self.use(provider, share)

    def use(self, provider: TracerProvider, share: float = 1.0) -> None:
        """Trace by a provider that somebody has set up."""
        self.provider, self.share = provider, share
        self.tracer = provider.get_tracer("roji", version("roji"))

    def stop(self) -> None:
        """Hand over what waits, and trace no more."""
        if self.provider is not None:
            self.provider.shutdown()
        self.provider = self.tracer = self.walk = None

    def traced(self, hear: Hear) -> Hear:
        """The same way to hear messages, each of them on a walk; the very same where nothing is traced."""
        tracer = self.tracer
        if tracer is None:
            return hear

        def walking(raw: Mapping[str, Any]) -> Mapping[str, Any] | None:
            if random.random() < self.share:
                self.walk = Walk(tracer)
            try:
                return hear(raw)
            finally:
                self.walk = None

        return walking


def check(address: str) -> None:
    """Invalid where traces are wanted and what makes them is not installed."""
    if not address:
        return
    try:
        import opentelemetry.exporter.otlp.proto.http.trace_exporter  # noqa: F401
    except ImportError as error:
        raise Invalid("telemetry-missing") from error


class _Told(logging.Handler):
    """What the exporter complains about, as a line of our log."""

    def emit(self, record: logging.LogRecord) -> None:
        log.warning("traces", error=record.getMessage())


traces = Traces()

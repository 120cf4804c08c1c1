"""What whoever runs a server can ask it: is it alive, is it ready, is it well, and what does it count."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get
from prometheus_client import generate_latest

from roji.server.http import REFUSED
from roji.server.metrics import metrics
from roji.server.names import operators_only
from roji.server.readiness import Readiness
from roji.server.tables import Tables
from roji.wire import protocol

Req = Request[Any, Any, Any]


@get("/live", guards=[operators_only], responses=REFUSED, summary="Whether the server is alive")
async def live() -> protocol.Live:
    """Alive is a server that answers, whatever its disk does: to start it again would mend nothing."""
    return protocol.Live(version=version("roji"))


@get("/ready", guards=[operators_only], responses=REFUSED, summary="Whether people should be sent here")
async def ready(request: Req) -> Response[protocol.Ready]:
    """Not while it starts, before it stops, or while nothing can be stored."""
    readiness: Readiness = request.app.state.readiness
    why = await readiness.why_not()
    return Response(protocol.Ready(ready=not why, why=why), status_code=503 if why else 200)


@get("/health", guards=[operators_only], responses=REFUSED, summary="Whether the server is well")
async def health(request: Req) -> Response[protocol.Health]:
    """Well is a server that has just stored something and has no damaged table."""
    tables: Tables = request.app.state.tables
    store = tables.store
    stores = await store.healthy()
    found = protocol.Health(
        status="failing" if not stores else "ok" if store.whole() else "damaged",
        version=version("roji"),
        tables=len(tables.live),
        connections=sum(len(live.connections) for live in tables.live.values()),
        damaged=sorted(store.damaged),
    )
    return Response(found, status_code=200 if stores else 503)


@get(
    "/metrics",
    guards=[operators_only],
    summary="Counts for Prometheus",
    media_type="text/plain",
    include_in_schema=False,
)
async def show_metrics() -> bytes:
    return generate_latest(metrics.registry)


HANDLERS = [live, ready, health, show_metrics]

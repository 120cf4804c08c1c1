"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from roji.games.errors import Invalid, Refusal
from roji.games.parts import found
from roji.games.registry import game_class, offered
from roji.server import counting, lessons, pictures, review_http, today, watching
from roji.server.app_files import app_files, front
from roji.server.blocks import Blocks, not_blocked
from roji.server.bot_workers import BotWorkers
from roji.server.bus.address import needs_bus
from roji.server.control import listening
from roji.server.desk import Desk
from roji.server.door import counted
from roji.server.http import HANDLERS
from roji.server.identity import Chance, Limits
from roji.server.in_turn import InTurn
from roji.server.keys import Key
from roji.server.metrics import metrics
from roji.server.names import chosen_names, known_host, operators, own_names
from roji.server.problems import HEADERS, STATUS, as_problem
from roji.server.quotas import Quotas
from roji.server.readiness import Readiness
from roji.server.requests import Requests
from roji.server.reviews import Reviews
from roji.server.settings import Settings
from roji.server.socket import table_socket
from roji.server.store.opening import opened
from roji.server.store.verbs import Store
from roji.server.tables import Tables
from roji.server.traces import traces
from roji.server.wire import PROXIED
from roji.server.workers import Workers
from roji.wire import protocol
from roji.words import language

log = structlog.get_logger()
SAFE = {"GET", "HEAD", "OPTIONS"}


def method(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The method of a request, empty for a socket."""
    return connection.scope["method"] if connection.scope["type"] == ScopeType.HTTP else ""


async def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a browser that comes from another site; a program without an Origin is no browser."""
    if method(connection) in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise PermissionDeniedException("bad-origin")


async def within_limits(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse an address that asks too often; the files of the app cost little."""
    address = counted(connection.client.host) if connection.client else ""
    state = connection.app.state
    if PROXIED in connection.scope["state"]:  # others are seen to at the wire
        if not state.visits.allows(address):
            raise HTTPException(status_code=429, detail="too-fast")
        await state.turns.wait(address)
    if not connection.url.path.startswith("/api/"):
        return
    making = method(connection) == "POST"
    if not state.requests.allows(address) or (making and not state.makes.allows(address)):
        raise HTTPException(status_code=429, detail="too-fast")


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[protocol.Problem]:
    return problem(request, error, STATUS.get(error.key, 400))


MISSING = {"/api/tables/": "no-table", "/api/records/": "no-record"}  # there is none where an id cannot be one


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Problem]:
    """What the framework refuses, as a problem like any other."""
    if error.detail in ("bad-origin", "too-fast"):
        return problem(request, Invalid(error.detail), error.status_code)
    why = error.detail
    if isinstance(error.extra, list):
        missing = next((key for start, key in MISSING.items() if request.url.path.startswith(start)), "")
        if missing and any(item.get("key") == "id" for item in error.extra):
            return problem(request, Invalid(missing), STATUS[missing])
        why = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
    return problem(request, Invalid("bad-request", why=why), error.status_code, error.headers)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[protocol.Problem]:
    if isinstance(error, RecursionError):
        return problem(request, Invalid("too-deep"), 400)
    if isinstance(error, UnicodeDecodeError):  # of a body whose names are no text
        return problem(request, Invalid("bad-request", why=str(error)), 400)
    log.error("unexpected", path=request.url.path, exc_info=error)
    return problem(request, Invalid("internal"), 500)


def problem(
    request: Request[Any, Any, Any], error: Refusal, status: int, headers: dict[str, str] | None = None
) -> Response[protocol.Problem]:
    metrics.refusals.labels(error.key).inc()
    lang = language(request.headers.get("accept-language"), env={})
    return Response(
        as_problem(error, lang), status_code=status, headers=HEADERS | (headers or {}), media_type="application/json"
    )


def at_home(store: Store, bot_workers: BotWorkers, key: Key) -> Tables:
    """The tables of a server with a key."""
    return Tables(store, bot_workers, chance=Chance(key))


async def share(tables: Tables, bus: str) -> None:
    """Be one of several processes that serve the same tables; Invalid where that cannot be."""
    needs_bus()
    from roji.server.bus.asking import Asking
    from roji.server.bus.nats import Bus
    from roji.server.sharing import Sharing
    from roji.server.store.postgresql.shared import SharedStore

    assert isinstance(tables.store, SharedStore)
    line = Bus(bus)
    await Sharing(tables, line, tables.store, Requests(tables).hear).begin()
    tables.bot_workers.asking = Asking(line.client)


def routes() -> list[Any]:
    """What the boards of games ask of a server beside their tables."""
    return [route for id in offered() for route in found(game_class(id).routes_path) or ()]


def make_app(settings: Settings, make_tables: Callable[[Store, BotWorkers, Key], Tables] = at_home) -> Litestar:
    """The server over the log in a folder or a database. `make_tables` may bring another clock, chance or deal."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings.folder, settings.store, bool(settings.bus)) as store:
            app.state.key = store.key
            tables = app.state.tables = make_tables(
                store, BotWorkers(Workers(settings.bot_workers), settings.engines), app.state.key
            )
            tables.quotas = Quotas(settings.quota)
            tables.most_log = settings.bounds.log
            app.state.reviews = Reviews(tables)
            app.state.readiness.store = store
            metrics.watch(tables, app.state.readiness)
            if settings.telemetry:
                traces.start(settings.telemetry, settings.telemetry_share)
            if settings.bus:
                await share(tables, settings.bus)
            desk = Desk(store, tables, app.state.blocks)
            await app.state.blocks.look(tables)
            following = asyncio.create_task(app.state.blocks.follow(tables))
            try:
                async with listening(settings.folder, desk):
                    yield
            finally:
                following.cancel()
                await tables.close()
                await asyncio.to_thread(traces.stop)

    app = Litestar(
        [
            *watching.HANDLERS,
            table_socket,
            *HANDLERS,
            *counting.HANDLERS,
            *lessons.HANDLERS,
            *pictures.HANDLERS,
            *review_http.HANDLERS,
            *today.HANDLERS,
            *routes(),
            front,
            app_files,
        ],
        lifespan=[lifespan],
        guards=[known_host, not_blocked, same_origin, within_limits],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error, Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Roji",
            version=version("roji"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        response_headers=HEADERS,
        request_max_body_size=settings.bounds.body_bytes,
        logging_config=None,
    )
    app.state.settings = settings
    app.state.names, app.state.operators = own_names() | chosen_names(settings), operators(settings)
    app.state.requests, app.state.makes = Limits(settings.requests), Limits(settings.makes)
    app.state.visits, app.state.turns = Limits(settings.bounds.visits), InTurn()
    app.state.crowd, app.state.catch_ups = Limits(settings.crowd), Limits(settings.catch_ups)
    app.state.sockets = {}
    app.state.blocks = Blocks()
    app.state.readiness = Readiness()
    app.state.pictures = pictures.Remembered()
    return app

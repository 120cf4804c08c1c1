"""Running the server: `roji serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import time
from contextlib import suppress
from functools import partial
from typing import Any, cast

import structlog
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp, Receive, Send

from roji.games.errors import Invalid
from roji.games.registry import games
from roji.server.answers import games_shown
from roji.server.app import make_app
from roji.server.app_files import files
from roji.server.door import Door
from roji.server.metrics import metrics
from roji.server.settings import Settings
from roji.server.tables import Tables
from roji.server.wire import Gate, Socket
from roji.words import LANGUAGES, say
from roji.words.pages import html

MESSAGE = 16_384  # bytes of a message at most
STOPPING = 10  # seconds for open requests when the server stops


def set_up_logs(level: int = logging.INFO) -> None:
    """Structured lines on standard error: one JSON object each. Neither secrets nor addresses are ever in them."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def prepare(settings: Settings) -> Litestar:
    """The application, with all that is made once: its schema, every sentence, the rules, the list of games.

    Nobody waits for it later.
    """
    app = make_app(settings)
    assert app.openapi_schema  # reading it makes it
    games_shown(tuple(settings.engines.values()))
    files()
    for lang in LANGUAGES:
        say("too-many-tables", lang, most=1)
        for id in games():
            with suppress(Invalid):  # a guest may bring no rules
                html(id, lang)
    return app


def calm_memory() -> None:
    """Let the collector of cyclic garbage look less often: tables live long, messages die without its help."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


def answering_head(app: ASGIApp) -> ASGIApp:
    """The same application, where HEAD is a GET of which the server sends only the headers."""

    async def asgi(scope: Any, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return asgi


class Server(uvicorn.Server):
    """A server that says that it will stop before it does, and sends people elsewhere, not all of them at once."""

    def __init__(self, config: uvicorn.Config, app: Litestar, drain: float) -> None:
        super().__init__(config)
        self.app, self.drain = app, drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.readiness.draining = True
        await self._pause(self.drain / 2)  # until those who send people here have noticed
        tables: Tables = self.app.state.tables
        here = [connection for live in tables.live.values() for connection in live.connections]
        for connection in here:
            connection.bye("restart")
            await self._pause(self.drain / 2 / len(here))
        await super().shutdown(sockets)

    async def _pause(self, seconds: float) -> None:
        """Wait, but not where somebody is in a hurry."""
        until = time.monotonic() + seconds
        while not self.force_exit and (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 0.1))


def server(settings: Settings, app: Litestar | None = None) -> Server:
    """The server, ready to run."""
    door = Door(settings.bounds, settings.proxies)
    metrics.watch_door(door)
    app = app or make_app(settings)
    return Server(
        uvicorn.Config(
            answering_head(app),
            host=settings.host,
            port=settings.port,
            http=cast("type[asyncio.Protocol]", partial(Gate, door)),
            ws=Socket,
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_keep_alive=settings.bounds.idle,
            timeout_graceful_shutdown=STOPPING,
        ),
        app,
        settings.drain,
    )

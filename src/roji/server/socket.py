"""The socket of a table: messages in, messages out, nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from roji.games.errors import Invalid, Refusal
from roji.server.door import counted
from roji.server.identity import Bucket
from roji.server.live import Connection, Live, refused
from roji.server.metrics import metrics
from roji.server.requests import Requests
from roji.server.tables import Tables, retold
from roji.server.traces import traces
from roji.server.wire import EXTENSION, Hear, Receive, Write
from roji.wire import protocol
from roji.words import language

log = structlog.get_logger()
GREETING = 20.0  # seconds to say hello
AGAIN = 0.25  # seconds until somebody who must wait for the events is thought of again
GOING_AWAY, RESTART = 1001, 1012  # why a socket is closed, in numbers that proxies and libraries know
SLOW = protocol.encoder.encode(protocol.Bye(why="slow"))
NOT_ONE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading a message may raise


class Line(Connection):
    """A connection over a WebSocket. Nothing waits here: what a slow one does not take in time ends it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], address: str) -> None:
        state = socket.app.state
        self.socket, self.address = socket, address
        self.own, self.crowd = Bucket(state.settings.messages), state.crowd.bucket(address)
        self.told: Bucket = state.catch_ups.bucket(address)
        self.every: float = state.settings.bounds.catch_up
        self.caught_up = -math.inf
        wire = cast("Any", socket.scope["extensions"])[EXTENSION]
        self.write: Write = wire["write"]
        self.receive: Receive = wire["receive"]
        self.listen: Callable[[Hear], None] = wire["listen"]
        self.closed = False
        self.code, self.reason = GOING_AWAY, ""

    def bye(self, why: str) -> None:
        self.code, self.reason = RESTART if why == "restart" else GOING_AWAY, why
        super().bye(why)

    def send(self, body: bytes) -> None:
        if not self.closed and not self.write(body):  # it comes back and asks from where it was
            self.write(SLOW, last=True)
            self.close()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            closing: Any = self.socket.send({"type": "websocket.close", "code": self.code, "reason": self.reason})
            _at_once(closing)

    def catches_up(self, events: int) -> bool:
        now = time.monotonic()
        if now < self.caught_up + self.every or not self.told.allows(events):
            return False
        self.caught_up = now
        return True

    async def next(self) -> protocol.Incoming | None:
        """The next message; None when the connection has ended. What is not one is refused and passed over."""
        while True:
            raw = await self.receive()
            if raw["type"] == "websocket.disconnect":
                return None
            message = raw.get("message") or self.read(raw)
            if message is not None:
                return message

    def read(self, raw: Mapping[str, Any]) -> protocol.Incoming | None:
        """The message in what came; None where it is refused."""
        if self.closed:
            return None
        data: str | bytes = raw.get("text") or raw.get("bytes") or b""
        if not self.own.allows() or not self.crowd.allows():
            self.refuse(Invalid("too-fast"), _id_of(data))
            return None
        try:
            message: protocol.Incoming = protocol.decoder.decode(data)
            return message
        except NOT_ONE as error:
            self.refuse(Invalid("bad-message", why=str(error)), _id_of(data))
            return None

    def fail(self, message: protocol.Incoming) -> None:
        """Say that something broke, to those who run the server and to who asked."""
        log.exception("unexpected", type=type(message).__name__)
        self.refuse(Invalid("internal"), message.id)

    def refuse(self, error: Refusal, id: str = "") -> None:
        metrics.refusals.labels(error.key).inc()
        self.tell(refused(error, id, self.lang))


def _at_once(sending: Coroutine[Any, Any, None]) -> None:
    """Run something that is known not to wait."""
    with contextlib.suppress(Exception):  # the other side is gone, and `next` will say so
        try:
            sending.send(None)
        except StopIteration:
            return


class _WithId(msgspec.Struct):
    id: str = ""


def _id_of(data: str | bytes) -> str:
    """The id of a message that cannot be read further."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:64]
    except NOT_ONE:
        return ""


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    tables: Tables = socket.app.state.tables
    settings = socket.app.state.settings
    address = counted(socket.client.host) if socket.client else ""
    open_now: dict[str, int] = socket.app.state.sockets
    await socket.accept()
    line = Line(socket, address)
    line.lang = language(socket.headers.get("accept-language"), env={})
    if open_now.get(address, 0) >= settings.sockets:
        line.refuse(Invalid("too-many-sockets"))
        line.close()
        await line.next()
        return
    open_now[address] = open_now.get(address, 0) + 1
    metrics.connections.inc()
    try:
        await _serve(tables, line, id)
    finally:
        metrics.connections.dec()
        open_now[address] -= 1
        if not open_now[address]:
            del open_now[address]
        line.closed = True


async def _serve(tables: Tables, line: Line, id: str) -> None:
    """Greet, then do what is asked until the connection ends."""
    try:
        live = await asyncio.wait_for(_greeting(tables, line, id), GREETING)
    except TimeoutError:
        line.refuse(Invalid("hello-missing"))
        line.close()
        await line.next()
        return
    if live is None:
        return
    requests = Requests(tables)

    def at_once(raw: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Most of what comes is a move that needs no waiting: it is done in the same breath."""
        message = line.read(raw)
        if message is None:
            return None
        try:
            return None if requests.at_once(live, line, message) else {"type": raw["type"], "message": message}
        except Exception:
            line.fail(message)
            return None

    line.listen(traces.traced(at_once))
    try:
        while (message := await line.next()) is not None:
            try:
                await requests.hear(live, line, message)
            except Exception:
                line.fail(message)
    finally:
        tables.leave(live, line)


async def _greeting(tables: Tables, line: Line, id: str) -> Live | None:
    """The table, after a valid hello; who says another thing, or has no right to be here, is told and may try again."""
    while (message := await line.next()) is not None:
        if not isinstance(message, protocol.Hello):
            line.refuse(Invalid("hello-missing"), message.id)
            continue
        line.lang = language(message.lang, env={})
        try:
            live = await tables.opened(id, line.address)
            while not line.told.allows(retold(live.table, tables.believed(live, message))):
                await asyncio.sleep(AGAIN)  # others from there have just been told much
            return await tables.enter(id, line, message)
        except Refusal as error:
            if error.key == "store-failing":  # not for good: whoever is told to come back does
                line.bye("store")
            else:
                line.refuse(error, message.id)
    return None

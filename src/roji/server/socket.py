"""The socket of a table: messages in, messages out, nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from roji.games.errors import Invalid, Refusal
from roji.server.house import Connection, House, Live, refused
from roji.server.identity import COOKIE, Limits
from roji.server.metrics import metrics
from roji.table import protocol
from roji.words import language

log = structlog.get_logger()
BACKLOG = 256  # messages that may wait for a slow connection
GREETING = 20.0  # seconds to say hello
GOING_AWAY = 1001
NOT_ONE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading a message may raise


class Line(Connection):
    """A connection over a WebSocket: what is to be sent waits here for its own task."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        self.socket, self.limits = socket, limits
        self.waiting: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.closed = False

    def send(self, body: bytes) -> None:
        if self.closed:
            return
        if len(self.waiting) >= BACKLOG:  # it comes back and asks from where it was
            self.waiting.clear()
            self.closed = True
            body = protocol.encoder.encode(protocol.Bye(why="slow"))
        self.waiting.append(body)
        self.more.set()

    def close(self) -> None:
        self.closed = True
        self.more.set()

    async def deliver(self) -> None:
        """Send what waits until the connection is closed."""
        send = self.socket.send
        while True:
            while self.waiting:
                body = self.waiting.popleft()
                await send({"type": "websocket.send", "bytes": None, "text": body.decode()})
            if self.closed:
                await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
                return
            self.more.clear()
            await self.more.wait()

    async def next(self) -> protocol.Incoming | None:
        """The next message; None when the connection has ended. What is not one is refused and passed over."""
        while True:
            raw: Any = await self.socket.receive()
            if raw["type"] == "websocket.disconnect":
                return None
            if self.closed:
                continue
            data: str | bytes = raw.get("text") or raw.get("bytes") or b""
            if not self.limits.allows(""):
                self.refuse(Invalid("too-fast"), _id_of(data))
                continue
            try:
                message: protocol.Incoming = protocol.decoder.decode(data)
                return message
            except NOT_ONE as error:
                self.refuse(Invalid("bad-message", why=str(error)), _id_of(data))

    def refuse(self, error: Refusal, id: str = "") -> None:
        metrics.refusals.labels(error.key).inc()
        self.tell(refused(error, id, self.lang))


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
    house: House = socket.app.state.house
    settings = socket.app.state.settings
    address = socket.client.host if socket.client else ""
    open_now: dict[str, int] = socket.app.state.sockets
    await socket.accept()
    line = Line(socket, Limits(settings.messages, most=1))
    line.lang = language(socket.headers.get("accept-language"), env={})
    if open_now.get(address, 0) >= settings.sockets:
        line.refuse(Invalid("too-many-sockets"))
        line.close()
        await line.deliver()
        return
    open_now[address] = open_now.get(address, 0) + 1
    metrics.connections.inc()
    sender = asyncio.get_running_loop().create_task(line.deliver())
    try:
        await _serve(house, line, id, socket.cookies.get(COOKIE, ""))
    finally:
        metrics.connections.dec()
        open_now[address] -= 1
        if not open_now[address]:
            del open_now[address]
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, Exception):
            await sender


async def _serve(house: House, line: Line, id: str, cookie: str) -> None:
    """Greet, then do what is asked until the connection ends."""
    try:
        live = await asyncio.wait_for(_greeting(house, line, id, cookie), GREETING)
    except TimeoutError:
        line.refuse(Invalid("hello-missing"))
        line.close()
        await line.next()
        return
    if live is None:
        return
    try:
        while (message := await line.next()) is not None:
            try:
                await house.hear(live, line, message)
            except Exception:
                log.exception("unexpected", table=id, type=type(message).__name__)
                line.refuse(Invalid("internal"), message.id)
    finally:
        house.leave(live, line)


async def _greeting(house: House, line: Line, id: str, cookie: str) -> Live | None:
    """The table, after a valid hello; who says another thing, or has no right to be here, is told and may try again."""
    while (message := await line.next()) is not None:
        if not isinstance(message, protocol.Hello):
            line.refuse(Invalid("hello-missing"), message.id)
            continue
        line.lang = language(message.lang, env={})
        try:
            return await house.enter(id, line, message, cookie)
        except Refusal as error:
            line.refuse(error, message.id)
    return None

"""HTTP and WebSocket at the wire, with bounds: uvicorn's own protocols, which get only what is clear and in measure."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Mapping
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any, Protocol, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from roji.games.errors import Invalid
from roji.server.door import Address, Door
from roji.server.framing import HEAD, Framing, Phase
from roji.server.metrics import metrics
from roji.server.problems import HEADERS, STATUS, as_problem
from roji.wire import protocol
from roji.words import language

SLICE = 1024  # bytes of frames that are read at once
UNREAD = 1_000_000  # bytes of frames that may come in one go
PARTING = 1_000_000  # bytes that somebody who was refused may still send
READS = 64  # pieces in which a request may come, and one more for each so many bytes
PIECE = 256
HURRY = 2.0  # seconds for somebody who cannot stay to say in which language to be told
POLICY, NOT_TEXT, ABNORMAL = 1008, 1007, 1006
PROXIED = "proxied"  # in the state of a request that came by a proxy
EXTENSION = "roji.write"  # where the socket of a table finds `Socket.write`
LANGUAGE = re.compile(rb"\r\n[Aa]ccept-[Ll]anguage:[ \t]*([!-~]{1,100})")


class Write(Protocol):
    """How the socket of a table sends a text."""

    def __call__(self, text: bytes, last: bool = False) -> bool: ...


class Receive(Protocol):
    """How it waits for the next message, in the form of ASGI."""

    async def __call__(self) -> Any: ...


class Hear(Protocol):
    """What may be done with a message the moment it comes; None where that was all, else what `Receive` gives."""

    def __call__(self, raw: Mapping[str, Any]) -> Mapping[str, Any] | None: ...


class Parting:
    """A connection that was refused: what it still sends is thrown away, and soon it is gone."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    door: Door
    where: Address
    deadline = math.inf
    parting = False
    thrown_away = 0

    def part(self, last: bytes) -> None:
        """Say a last word and wait a little until the other side has read it."""
        if self.parting:
            return
        self.parting = True
        self.deadline = self.loop.time() + self.door.bounds.linger
        if not self.transport.is_closing():
            self.transport.write(last)
            self.transport.write_eof()
            self.transport.resume_reading()

    def throw_away(self, data: bytes) -> None:
        self.thrown_away += len(data)
        if self.thrown_away > PARTING:
            self.transport.abort()


class Gate(asyncio.Protocol):
    """What a new connection meets first; it costs next to nothing to turn it away."""

    def __init__(self, door: Door, **made_with: Any) -> None:
        self.door, self.made_with = door, made_with

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        wire = cast("asyncio.Transport", transport)
        peer = wire.get_extra_info("peername")
        if self.door.admits(str(peer[0]) if peer else ""):
            http = Http(self.door, **self.made_with)
            wire.set_protocol(http)
            http.connection_made(wire)
        else:
            metrics.refusals.labels("too-fast").inc()
            wire.write(answer(Invalid("too-fast"), "en"))
            wire.close()


class Http(Parting, H11Protocol):
    """Requests: one at a time, within their deadlines, and only those that can be read in one way."""

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door, self.framing = door, Framing()
        self.reads = 0
        self.expected = 0  # bytes of the running request that the door was told of
        self.waits = False  # for the turn of its address
        self.unwelcome: Invalid | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unwelcome = self.door.enter(self, self.client[0] if self.client else "")
        self.awaits_head()
        if self.where.trusted:
            self.app_state = self.app_state | {PROXIED: True}
        self.ws_protocol_class = partial(Socket, self.door, self.where)  # type: ignore[assignment]
        if self.unwelcome is not None and self.door.full(self.where):
            self.refuse(self.unwelcome)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        self.expects(-self.expected)
        super().connection_lost(exc)

    def ends_in(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds

    def awaits_head(self) -> None:
        """A request may come now; who cannot stay is told so soon."""
        self.ends_in(self.door.bounds.head if self.unwelcome is None else min(self.door.bounds.head, HURRY))

    def expects(self, length: int) -> Invalid | None:
        self.expected += length
        return self.door.expects(self.where, length)

    # -- what comes ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.parting:
            self.throw_away(data)
            return
        self._unset_keepalive_if_required()
        if self.framing.phase is Phase.HEAD and not self.framing.begun:
            self.awaits_head()
        self.framing.add(data)
        self.reads += 1
        self.in_turn()

    def in_turn(self) -> None:
        """Go on, with a new request when its address has its turn; what comes of a large body goes on at once."""
        if self.framing.phase not in (Phase.HEAD, Phase.WHOLE) or len(self.framing.waiting) > HEAD:
            self.go_on()
        elif not self.waits and not self.door.in_turn(self.where, self.begin):
            self.waits = True
            self.flow.pause_reading()

    def begin(self) -> None:
        if self.waits:
            self.waits = False
            self.flow.resume_reading()
        self.go_on()

    def go_on(self) -> None:
        """Pass on what is clear of the running request. The next one waits until this one is answered."""
        framing = self.framing
        try:
            while not self.parting and not self.transport.is_closing():
                if framing.whole and not self.next_request():
                    return
                before = framing.phase
                piece = framing.take()
                if not piece:
                    break
                self.check(before)
                self.conn.receive_data(piece)
                self.handle_events()
                if self.transport.get_protocol() is not self:
                    return
            if self.reads > READS + framing.length // PIECE:
                raise Invalid("too-slow")
        except Invalid as error:
            self.refuse(error)

    def next_request(self) -> bool:
        """Begin to read another request, if the last one is answered."""
        framing = self.framing
        if self.cycle is not None and self.cycle.response_complete and self.conn.their_state is h11.IDLE:
            self.expects(-self.expected)
            self.reads = 0
            framing.begin()
            return True
        if len(framing.waiting) > HEAD:
            raise Invalid("too-fast")
        if framing.waiting:
            self.flow.pause_reading()
        return False

    def check(self, before: Phase) -> None:
        """Look at what was just read of the running request, before anybody acts on it."""
        bounds, framing = self.door.bounds, self.framing
        if before is Phase.HEAD:
            if self.unwelcome is not None:
                raise self.unwelcome
            if not self.door.serves(self.where):
                raise Invalid("too-fast")
            self.ends_in(bounds.answer if framing.whole else bounds.body)
        elif framing.whole:
            self.ends_in(bounds.answer)
        if framing.length > bounds.body_bytes:
            raise Invalid("too-big", most=bounds.body_bytes)
        if (more := framing.length - self.expected) and (refusal := self.expects(more)) is not None:
            raise refusal

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and self.framing.whole:
            self.ends_in(self.door.bounds.idle + 1)
            self.in_turn()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.hand_over(self)
        super().handle_websocket_upgrade(event)
        if self.framing.waiting:  # frames that did not wait for an answer
            cast("Socket", self.transport.get_protocol()).data_received(bytes(self.framing.waiting))

    def _unsupported_upgrade_warning(self) -> None:
        """A client may offer what it likes; that is no news."""

    # -- the end ------------------------------------------------------------------------------------------

    def refuse(self, error: Invalid) -> None:
        """Answer with the reason and end the connection; whatever runs for it hears that nobody is there."""
        metrics.refusals.labels(error.key).inc()
        self.expects(-self.expected)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.part(answer(error, asked(self.framing)))

    def expire(self) -> None:
        self.deadline = math.inf
        if self.parting or (self.framing.whole and not self.answered):
            self.transport.abort()
        elif self.unwelcome is not None:
            self.refuse(self.unwelcome)
        elif self.framing.begun or self.framing.phase not in (Phase.HEAD, Phase.WHOLE):
            self.refuse(Invalid("too-slow"))
        else:
            self.transport.close()

    @property
    def answered(self) -> bool:
        return self.cycle is not None and self.cycle.response_complete

    def timeout_keep_alive_handler(self) -> None:
        if not self.parting:
            super().timeout_keep_alive_handler()

    def shutdown(self) -> None:
        if self.parting:
            self.transport.abort()
        else:
            super().shutdown()


def asked(framing: Framing) -> str:
    """The language that a client asked for, as far as it came to that."""
    wanted = framing.fields.get(b"accept-language")
    if wanted is None and (found := LANGUAGE.search(framing.waiting[:HEAD])):
        wanted = found[1]
    return language((wanted or b"").decode("latin-1"), env={})


def answer(error: Invalid, lang: str) -> bytes:
    """A whole answer that refuses a request."""
    return _answer(error.key, tuple(error.args.items()), lang)


@lru_cache(256)
def _answer(key: str, args: tuple[tuple[str, Any], ...], lang: str) -> bytes:
    body = protocol.encoder.encode(as_problem(Invalid(key, **dict(args)), lang))
    status = STATUS.get(key, 400)
    headers = HEADERS | {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    if status in (429, 503):
        headers["retry-after"] = "5"
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{lines}\r\n".encode() + body


class Socket(Parting, WebSocketsSansIOProtocol):
    """Frames, counted before they become messages, and texts, which never wait for a slow reader."""

    def __init__(
        self,
        door: Door,
        where: Address,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door, self.where = door, where
        self.rest = b""  # came in one go with what is being done now
        self.hear: Hear | None = None
        self.idle = False  # nothing is being done for this connection
        bounds = door.bounds
        self.frames_left, self.bytes_left = bounds.frames.burst, bounds.frame_bytes.burst
        self.crowd = None if where.trusted else door.frames.bucket(where.name)
        self.since = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.stay(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["extensions"][EXTENSION] = {
                "write": self.write,
                "receive": self.receive,
                "listen": self.listen,
            }

    # -- what comes ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.parting:
            self.throw_away(data)
        elif not self.handshake_initiated:
            super().data_received(data)
        elif self.rest or not self.handshake_complete:
            self.rest += data
            if len(self.rest) > UNREAD:  # reading was paused long before, or nobody has let it in yet
                self.transport.abort()
        elif len(data) <= SLICE:
            self.read(data)
        else:
            self.rest = data
            self.go_on()

    def go_on(self) -> None:
        """Read what has come, a slice at a time, until a message is there to be done; others have their turn then."""
        while self.rest and not self.parting and not self.transport.is_closing():
            piece, self.rest = self.rest[:SLICE], self.rest[SLICE:]
            self.read(piece)
            if not self.queue.empty():
                return

    def read(self, data: bytes) -> None:
        """Read some bytes and count what is in them: also a piece of a frame is work."""
        conn, bounds = self.conn, self.door.bounds
        conn.receive_data(data)
        now = self.loop.time()
        passed, self.since = now - self.since, now
        frames, size = bounds.frames, bounds.frame_bytes
        count = len(conn.events) or 1
        self.frames_left = min(frames.burst, self.frames_left + passed * frames.per_second) - count
        self.bytes_left = min(size.burst, self.bytes_left + passed * size.per_second) - len(data)
        within = self.frames_left >= 0 and self.bytes_left >= 0 and len(self.frames) <= bounds.fragments
        if not within or (self.crowd is not None and not self.crowd.allows(count)):
            self.fail(POLICY, "too-fast")
        elif conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def handle_ping(self) -> None:
        if not self.parting:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                message: Any = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.fail(NOT_TEXT, "not-text")
                return
            if self.hear is not None and self.idle and not self.rest and self.queue.empty():
                message = self.hear(message)
                if message is None:
                    return
        else:
            message = {"type": "websocket.receive", "bytes": bytes(data)}
        self.queue.put_nowait(message)
        if self.queue.qsize() > 1 and not self.read_paused:  # one is being done, and the next is here
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, hear: Hear) -> None:
        self.hear = hear

    async def receive(self) -> Any:
        self.idle = True
        message = await self.queue.get()
        self.idle = False
        if self.queue.empty():
            if self.rest:
                self.loop.call_soon(self.go_on)
            elif self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    # -- what goes out --------------------------------------------------------------------------------------

    def write(self, text: bytes, last: bool = False) -> bool:
        """Send a text without waiting; False, and nothing is sent, where too much waits for the other side already.

        The last one goes out all the same.
        """
        transport = self.transport
        if not last and transport.get_write_buffer_size() > self.door.bounds.backlog:
            return False
        if self.conn.state is OPEN and not self.close_sent and not transport.is_closing():
            size = len(text)
            if size < 126:
                head = bytes((0x81, size))
            elif size < 65536:
                head = b"\x81\x7e" + size.to_bytes(2, "big")
            else:
                head = b"\x81\x7f" + size.to_bytes(8, "big")
            transport.write(head + text)
        return True

    def pause_writing(self) -> None:
        """Nothing waits here: `write` and the door look at how much there is."""

    # -- the end ------------------------------------------------------------------------------------------

    def fail(self, code: int, reason: str) -> None:
        """Close it for something that no client should do."""
        metrics.refusals.labels(reason).inc()
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.fail(code, reason)
        self.hang_up()

    def handle_parser_exception(self) -> None:
        """What came were no frames."""
        close = self.conn.close_sent
        code, reason = (close.code, close.reason) if close is not None else (ABNORMAL, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.hang_up()

    def hang_up(self) -> None:
        self.stop_keepalive()
        self.close_sent = True
        self.rest = b""
        self.close_timer = self.loop.call_later(self.door.bounds.linger, self.transport.abort)
        self.part(b"".join(self.conn.data_to_send()))

    def expire(self) -> None:
        self.deadline = math.inf
        self.transport.abort()

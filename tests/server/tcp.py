"""Bytes to a server and back, without any client between: requests and frames as nobody sends them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast
from urllib.parse import urlsplit

from websockets.utils import apply_mask

MASK = b"roji"
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


class Wire:
    """A TCP connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the next answer."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
        body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return int(head[0].split()[1]), headers, body

    async def ask(self, data: bytes) -> tuple[int, Any]:
        """Status and content of the answer to some bytes."""
        await self.send(data)
        status, _, body = await self.answer()
        return status, json.loads(body)

    async def ended(self, seconds: float = 20) -> bool:
        """Whether the server ends the connection; what it still says is passed over."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(65536):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    def listen(self, yes: bool) -> None:
        """Stop reading, or go on with it."""
        transport = cast("asyncio.Transport", self.writer.transport)
        if yes:
            transport.resume_reading()
        else:
            transport.pause_reading()

    async def upgrade(self, table: str) -> None:
        """Become a WebSocket."""
        await self.send(upgrading(table, self.host))
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")

    async def frame(self) -> tuple[int, bytes]:
        """Kind and content of the next frame."""
        first, second = await self.reader.readexactly(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def message(self) -> dict[str, Any]:
        """The next text; the connection must not end before."""
        while (found := await self.frame())[0] != TEXT:
            assert found[0] != CLOSE, found
        message: dict[str, Any] = json.loads(found[1])
        return message

    async def reply(self, id: str) -> dict[str, Any]:
        """The answer to a message; everything before it is passed over."""
        while (message := await self.message()).get("re") != id:
            pass
        return message

    async def close_code(self) -> int:
        """The code with which the server ends the socket."""
        while (found := await self.frame())[0] != CLOSE:
            pass
        return int.from_bytes(found[1][:2], "big")


def upgrading(table: str, host: str) -> bytes:
    """The request for the socket of a table."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def framed(kind: int, content: bytes = b"", fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or as none would."""
    first = (0x80 if fin else 0) | reserved << 4 | kind
    size, more = len(content), b""
    if size > 125:
        size, more = (126, size.to_bytes(2, "big")) if size < 65536 else (127, size.to_bytes(8, "big"))
    if not masked:
        return bytes((first, size)) + more + content
    return bytes((first, 0x80 | size)) + more + MASK + apply_mask(content, MASK)


def text(**fields: Any) -> bytes:
    """A message in one frame."""
    return framed(TEXT, json.dumps(fields).encode())


@asynccontextmanager
async def wired(base: str, source: str = "127.0.0.1", deaf: bool = False) -> AsyncIterator[Wire]:
    """A connection to the server at an address, coming from some address of this machine; a deaf one reads little."""
    host = urlsplit(base)
    made = socket.socket()
    if deaf:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.bind((source, 0))
    made.setblocking(False)
    await asyncio.get_running_loop().sock_connect(made, (host.hostname, host.port))
    reader, writer = await asyncio.open_connection(sock=made)
    wire = Wire(reader, writer, host.netloc)
    try:
        yield wire
    finally:
        writer.transport.abort()

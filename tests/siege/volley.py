"""What an attacker sends: bytes over many connections, without ever waiting for an answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass

HOST = "127.0.0.1"
OPENING = 0.2  # seconds that an attacker gives the server to open a socket
FIN, TEXT, CONTINUATION, PING = 0x80, 0x1, 0x0, 0x9


def frame(payload: str | bytes = b"", opcode: int = TEXT, fin: bool = True) -> bytes:
    """A WebSocket frame of a client; its mask is zero, so that the payload is sent as it is."""
    data = payload.encode() if isinstance(payload, str) else payload
    size = len(data)
    head = bytes([(FIN if fin else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 2**16:
        head += bytes([0x80 | 126]) + size.to_bytes(2)
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8)
    return head + bytes(4) + data


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A whole HTTP request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def upgrade(path: str) -> bytes:
    """The request that opens a socket."""
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    return request(
        "GET", path, Upgrade="websocket", Connection="Upgrade", Sec_WebSocket_Key=key, Sec_WebSocket_Version="13"
    )


@dataclass(frozen=True)
class Volley:
    """`lines` connections that each send `first` and, every `tick` seconds, `batch` times what `make` gives.

    A line that the server ends is opened anew after `again` seconds, and after `life` seconds in any case. Where `read`
    is false nothing is ever read, as by somebody whose network is slow on purpose. The parts of `first` come one after
    the other, so that a socket is open before it is spoken to.
    """

    first: tuple[bytes, ...]
    make: Callable[[int], bytes]
    lines: int = 50
    batch: int = 1
    tick: float = 0.05
    read: bool = True
    life: float = 1e9
    again: float = 0.1

    async def fire(self, address: str, port: int) -> None:
        """Until somebody cancels it."""
        await asyncio.gather(*(self._line(address, port, number) for number in range(self.lines)))

    async def _line(self, address: str, port: int, number: int) -> None:
        await asyncio.sleep(number * 0.5 / self.lines)
        while True:
            with contextlib.suppress(
                OSError, TimeoutError, RuntimeError
            ):  # uvloop says the last where a line is closed
                await asyncio.wait_for(self._talk(address, port, number), self.life)
            await asyncio.sleep(self.again)

    async def _talk(self, address: str, port: int, number: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0), limit=2**14)
        draining = asyncio.create_task(_drain(reader)) if self.read else None
        try:
            for part in self.first:
                writer.write(part)
                await asyncio.sleep(OPENING)
            count = number * 1_000_000
            while draining is None or not draining.done():
                writer.write(b"".join(self.make(count + n) for n in range(self.batch)))
                count += self.batch
                await writer.drain()
                await asyncio.sleep(self.tick)
        finally:
            if draining is not None:
                draining.cancel()
            writer.transport.abort()


async def _drain(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(2**16):
            pass

"""What lies between the parts: lines that can be cut, and a door that sends people to a process that answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import httpx

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]
EVERY = 0.3  # seconds between two looks whether a process answers
ANSWERS = 1.0  # seconds until it must


class Line:
    """Passes everything on, until it is cut: then nothing gets through, and nobody is told."""

    def __init__(self, there: Callable[[], Awaitable[Pair]]) -> None:
        self.there, self.loop = there, asyncio.get_running_loop()
        self.whole = asyncio.Event()
        self.whole.set()
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()

    async def at_port(self) -> int:
        self.server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def at_path(self, path: str) -> None:
        self.server = await asyncio.start_unix_server(self._pass, path)

    def cut(self) -> None:
        """From any thread."""
        self.loop.call_soon_threadsafe(self.whole.clear)

    def mend(self) -> None:
        """What was under way is lost, as when the other side has given up; new connections get through."""
        self.loop.call_soon_threadsafe(self.hang_up)
        self.loop.call_soon_threadsafe(self.whole.set)

    def hang_up(self) -> None:
        for writer in list(self.writers):
            with contextlib.suppress(Exception):
                writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        other: asyncio.StreamWriter | None = None
        try:
            await self.whole.wait()
            from_there, other = await self.there()
            self.writers.add(other)
            pumps = [
                asyncio.create_task(self._pump(reader, other)),
                asyncio.create_task(self._pump(from_there, writer)),
            ]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
        except OSError:
            pass
        finally:
            for each in (writer, other):
                if each is not None:
                    self.writers.discard(each)
                    with contextlib.suppress(Exception):
                        each.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.whole.wait()
            writer.write(data)
            await writer.drain()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        self.hang_up()


class Door(Line):
    """A line to the first of some processes that answers. Who is connected to one that does not is sent away."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__(self._open)
        self.ports = ports
        self.port = ports[0]
        self.task: asyncio.Task[None] | None = None

    async def begin(self) -> str:
        self.task = asyncio.create_task(self._watch())
        return f"http://127.0.0.1:{await self.at_port()}"

    async def _open(self) -> Pair:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def _watch(self) -> None:
        async with httpx.AsyncClient(timeout=ANSWERS) as http:
            while True:
                for port in self.ports:
                    try:
                        if (await http.get(f"http://127.0.0.1:{port}/ready")).is_success:
                            break
                    except httpx.HTTPError:
                        continue
                else:
                    port = self.port
                if port != self.port:
                    self.port = port
                    self.hang_up()
                await asyncio.sleep(EVERY)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        await super().close()

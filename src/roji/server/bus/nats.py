"""What the processes of a server tell each other about tables, over NATS: each hears only of those that it follows.

All of it may be lost: the log alone says what happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import nats
import nats.errors
import structlog
from nats.aio.msg import Msg

from roji.games.errors import Invalid
from roji.server.bus.address import shown

log = structlog.get_logger()
Hear = Callable[[str, bytes], None]  # a table and what was said of it
CONNECTING = 5  # seconds until a server must answer
AGAIN = 0.5  # seconds between attempts to come back
PINGS = 2  # seconds between two questions whether a connection is alive; after two without an answer it is not
WAITING = 20_000  # things to be said at most; more are not worth saying: the log has them


class Bus:
    """A line to the others. What is to be done is put in a row, so that nobody waits for the network."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client: Any = None
        self.space = ""
        self.subscriptions: dict[str, Any] = {}
        self.todo: list[Callable[[], Awaitable[None]]] = []
        self.more = asyncio.Event()
        self.worker: asyncio.Task[None] | None = None

    async def open(self, space: str, hear: Hear, back: Callable[[], None]) -> None:
        """Begin to listen in a space that belongs to one log. `back` is called after a break.

        Invalid where nobody can be reached.
        """
        self.space, self.hear = f"roji.{space}.", hear

        async def returned() -> None:
            log.warning("the bus is back")
            back()

        self.client = await connected(self.address, "roji serve", returned)
        self.worker = asyncio.create_task(self._work())

    def connected(self) -> bool:
        """Whether others can hear at the moment."""
        return bool(self.client.is_connected)

    def follow(self, table: str) -> None:
        """Hear what others say of a table from now on."""
        self._do(partial(self._follow, table))

    def leave(self, table: str) -> None:
        """Hear nothing more of it."""
        self._do(partial(self._leave, table))

    def say(self, table: str, body: bytes) -> None:
        """Tell the others something of a table."""
        if self.connected() and len(self.todo) < WAITING:
            self._do(partial(self.client.publish, self.space + table, body))

    def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        self.todo.append(work)
        self.more.set()

    async def _work(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            todo, self.todo = self.todo, []
            for work in todo:
                try:
                    await work()
                except nats.errors.Error as error:
                    log.warning("the bus did not take something", error=str(error) or type(error).__name__)

    async def _follow(self, table: str) -> None:
        async def heard(message: Msg) -> None:
            self.hear(table, message.data)

        if table not in self.subscriptions:
            self.subscriptions[table] = await self.client.subscribe(self.space + table, cb=heard)

    async def _leave(self, table: str) -> None:
        found = self.subscriptions.pop(table, None)
        if found is not None:
            await found.unsubscribe()

    async def close(self) -> None:
        """Let go of everything."""
        if self.worker is not None:
            self.worker.cancel()
        if self.client is not None:
            with suppress(nats.errors.Error, TimeoutError):
                if self.connected():
                    await self.client.flush(1)
            with suppress(nats.errors.Error, TimeoutError):
                await self.client.close()


async def connected(address: str, name: str, returned: Callable[[], Awaitable[None]]) -> Any:
    """A connection that comes back by itself; Invalid where there is no server now."""

    async def quietly(error: Exception) -> None:
        log.info("the bus", error=str(error) or type(error).__name__)

    client = nats.NATS()
    try:
        await asyncio.wait_for(
            client.connect(
                address,
                name=name,
                no_echo=True,
                connect_timeout=CONNECTING,
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN,
                ping_interval=PINGS,
                max_outstanding_pings=2,
                error_cb=quietly,
                reconnected_cb=returned,
            ),
            CONNECTING,
        )
    except (nats.errors.Error, OSError, TimeoutError, ValueError) as error:
        with suppress(Exception):
            await client.close()
        raise Invalid("bus-unreachable", address=shown(address), why=str(error) or type(error).__name__) from error
    return client

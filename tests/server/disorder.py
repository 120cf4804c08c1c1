"""A bad network and people who press everything: what is between a client and the server goes wrong on purpose."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from roji.client import Refused, RemoteTable
from tests.server.truth import Promise

EXPECTED = {"stale", "undo-asked", "undo-not-asked", "undo-shown", "not-your-turn", "match-over"}


class Broken(Exception):
    """The line breaks now."""


class Network:
    """Stands between clients and a server. Upwards messages come twice, late, in another order or never;
    downwards twice or late; a message is lost only with its connection, as over TCP."""

    def __init__(self, server: str, rng: random.Random) -> None:
        self.server, self.rng = server.replace("http", "ws", 1), rng
        self.calm = False
        self.base = ""
        self.faults = 0

    async def __call__(self, client: ServerConnection) -> None:
        assert client.request is not None
        async with connect(self.server + client.request.path, compression=None) as server:
            pumps = [asyncio.create_task(self.up(client, server)), asyncio.create_task(self.down(server, client))]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    def fault(self, of: int) -> int:
        """A number that says what goes wrong; most mean nothing."""
        found = of if self.calm else self.rng.randrange(of)
        self.faults += found < 5
        return found

    async def up(self, client: ServerConnection, server: ClientConnection) -> None:
        held: str | bytes | None = None
        first = True
        async for data in client:
            fault = 99 if first else self.fault(40)
            first = False
            if fault == 0:  # lost
                raise Broken
            if fault == 1 and held is None:  # overtaken by the next
                held = data
                asyncio.get_running_loop().call_later(0.05, asyncio.ensure_future, _quietly(server, data))
                continue
            if fault == 2:
                await asyncio.sleep(self.rng.random() * 0.1)
            await server.send(data)
            if fault == 3:  # comes twice
                await server.send(data)
            if fault == 4:  # comes, but no answer does
                raise Broken
            if held is not None:
                await server.send(held)
                held = None

    async def down(self, server: ClientConnection, client: ServerConnection) -> None:
        async for data in server:
            fault = self.fault(60)
            if fault == 0:
                raise Broken
            if fault == 1:
                await asyncio.sleep(self.rng.random() * 0.1)
            await client.send(data)
            if fault == 2:
                await client.send(data)


async def _quietly(server: ClientConnection, data: str | bytes) -> None:
    with contextlib.suppress(ConnectionClosed):
        await server.send(data)


@asynccontextmanager
async def bad_network(server: str, seed: str) -> AsyncIterator[Network]:
    network = Network(server, random.Random(seed))
    async with serve(network, "127.0.0.1", 0, compression=None) as listening:
        host, port = next(iter(listening.sockets)).getsockname()[:2]
        network.base = f"http://{host}:{port}"
        yield network


class Restless:
    """Somebody who plays, takes back, answers and talks without waiting for anybody."""

    def __init__(self, table: RemoteTable, seed: str) -> None:
        self.table, self.rng = table, random.Random(seed)
        self.promised: list[Promise] = []

    async def play(self, wishes: int) -> None:
        for _ in range(wishes):
            if self.table.over:
                return
            try:
                await self.wish()
            except Refused as error:
                if error.key not in EXPECTED:
                    raise
            await asyncio.sleep(self.rng.random() * 0.02)

    async def wish(self) -> None:
        table, chance = self.table, self.rng.random()
        assert table.seat is not None
        if table.asked is not None and table.seat in table.asked.of and chance < 0.7:
            await table.answer(chance < 0.4)
        elif chance < 0.08:
            await table.undo()
        elif chance < 0.16:
            await asyncio.gather(*(table.say(f"{number}") for number in range(3)))
        elif table.my_turn and table.choices:
            action = self.rng.choice(table.choices).action
            n = await table.move(action)
            self.promised.append(Promise(table.link.table, n, table.seat, action))
        else:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.changed(), 0.1)

"""A socket without a client around it: what is sent is what the test says."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from roji.client import Home
from roji.table.dealing import Dealing
from roji.table.events import Created
from roji.table.fair import new_nonce
from roji.wire import protocol
from roji.wire.events import read


class Raw:
    """A connection to a table's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = 0

    async def send(self, type: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        self.ids += 1
        id = str(fields.pop("id", f"raw-{self.ids}"))
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        return message

    async def answer(self, id: str) -> dict[str, Any]:
        """The answer to a message; everything before it is passed over."""
        while (message := await self.receive()).get("re") != id:
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        return await self.answer(await self.send(type, **fields))

    async def hello(self, secret: str, **fields: Any) -> dict[str, Any]:
        """Say hello; where the seat has something to add to the deal, add it."""
        answer = await self.ask("hello", **{"secret": secret, "version": protocol.VERSION, **fields})
        if answer["type"] == "welcome" and answer["shown"]["phase"] == "waiting" and not answer["since"]:
            welcome = msgspec.convert(answer, protocol.Welcome)
            created, *events = map(read, welcome.events)
            assert isinstance(created, Created)
            dealing = Dealing(created)
            for event in events:
                dealing.add(event)
            if dealing.owed(welcome.seat) == "nonce":
                await self.ask("nonce", commitment=created.commitment, nonce=new_nonce())
        return answer


@asynccontextmanager
async def raw(home: Home, table: str, **headers: str) -> AsyncIterator[Raw]:
    """A new connection that has not said hello."""
    address = f"{home.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, compression=None, additional_headers=headers) as socket:
        yield Raw(socket)

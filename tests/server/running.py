"""A real server for tests: in this process's event loop, or as a process of its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from roji.client import Home, RemoteTable
from roji.server.identity import Rate
from roji.server.quotas import Quota
from roji.server.serve import server
from roji.server.settings import Bounds, Settings

FREE = Rate(1e9, 1e9)
UNBOUNDED = Bounds(
    everybody=10**6,
    connections=10**6,
    bodies=10**12,
    head=1e6,
    body=1e6,
    answer=1e6,
    frames=FREE,
    frame_bytes=Rate(1e15, 1e15),
    fragments=10**9,
    backlog=10**12,
    catch_up=0.0,
    log=10**12,
    unread=10**12,
)
UNMETERED = Quota(10**9, 10**9, FREE, FREE, FREE)


def quick(folder: Path) -> Settings:
    """Settings without limits, at any free port."""
    return Settings(
        folder=folder,
        port=0,
        thinkers=1,
        requests=FREE,
        makes=FREE,
        messages=FREE,
        crowd=FREE,
        catch_ups=FREE,
        sockets=10**6,
        bounds=UNBOUNDED,
        quota=UNMETERED,
    )


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Home]:
    """A server in this event loop, and a client of it."""
    made = server(settings)
    task = asyncio.create_task(made.serve())
    while not made.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    async with Home(address(made)) as home:
        try:
            yield home
        finally:
            made.should_exit = True
            await task


def address(made: uvicorn.Server) -> str:
    host, port = made.servers[0].sockets[0].getsockname()[:2]
    return f"http://{host}:{port}"


@asynccontextmanager
async def two_at_a_table(home: Home, game: str, **options: Any) -> AsyncIterator[tuple[RemoteTable, RemoteTable]]:
    """Aiko and Ben at a table that waits for its start."""
    made = await home.create(game, name="Aiko", **options)
    seated = await home.sit(made.table, made.invite, name="Ben")
    async with home.at(made.table, made.secret) as aiko, home.at(made.table, seated.secret) as ben:
        yield aiko, ben


async def play_on(table: RemoteTable, seed: int = 1, most: int = 10**9) -> None:
    """Decide by chance until the match is over, or so many times."""
    rng = random.Random(seed)
    for _ in range(most):
        if not await table.turn():
            return
        await table.move(rng.choice(table.choices).action)


async def play_together(tables: Sequence[RemoteTable], count: int, seed: int = 1) -> None:
    """So many decisions by whoever is to move, one after the other; fewer where the match ends."""
    rng = random.Random(seed)
    for _ in range(count):
        while not any(table.my_turn for table in tables):
            if any(table.over for table in tables):
                return
            await asyncio.sleep(0.005)
        mover = next(table for table in tables if table.my_turn)
        await mover.move(rng.choice(mover.choices).action)

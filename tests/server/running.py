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
from roji.server.serve import server
from roji.server.settings import Settings, without_limits


def quick(folder: Path) -> Settings:
    """Settings without limits, at any free port."""
    return without_limits(Settings(folder=folder, port=0, bot_workers=1))


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
        home.http.timeout = 60  # whatever else the machine does: workers start in a second or in ten
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

"""Ordinary players: `python -m tests.siege.people PORT TABLES BOTS PACE` plays until its input ends.

Two people at each table of Koi-Koi and one at each table against a bot, every table from an address of its own. To
every line that it reads it answers with what they went through since the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import sys
import time
from contextvars import ContextVar
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect

import roji.client.table
from roji.client import Home, RemoteTable

OPPONENTS = ("casual", "greedy", "club", "beginner")
ADDRESS: ContextVar[str] = ContextVar("ADDRESS")
LATE = 1.0  # seconds after which a move that nobody has got yet counts, too


def from_here(*args: Any, **more: Any) -> Any:
    return connect(*args, local_addr=(ADDRESS.get(), 0), **more)


class People:
    """All players, and how long each of them waited."""

    def __init__(self, port: int, pace: float) -> None:
        self.base, self.pace = f"http://127.0.0.1:{port}", pace
        self.late: list[float] = []
        self.replies: list[float] = []
        self.sent: dict[str, tuple[int, int | None, float]] = {}  # by table: number, seat and time of a move on its way
        self.asked: dict[str, float] = {}  # tables where a bot is to move
        self.playing = 0
        self.trouble = 0

    def home(self) -> Home:
        home = Home(self.base)
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS.get(), verify=False)
        home.http = httpx.AsyncClient(base_url=self.base, transport=transport, timeout=60)
        return home

    async def sit(self, address: str, bot: str = "") -> None:
        """Play at tables of one address, one after the other."""
        ADDRESS.set(address)
        while True:
            try:
                async with self.home() as home:
                    await (self.with_bot(home, bot) if bot else self.together(home))
            except Exception:
                self.trouble += 1
                await asyncio.sleep(1)

    async def together(self, home: Home) -> None:
        made = await home.create("koikoi")
        other = await home.sit(made.table, made.invite)
        async with home.at(made.table, made.secret) as one, home.at(made.table, other.secret) as two:
            for table in (one, two):
                table.listener = lambda table=table: self.got(table)
            await one.start()
            self.playing += 1
            try:
                await asyncio.gather(self.play(one), self.play(two))
            finally:
                self.playing -= 1
                self.sent.pop(made.table, None)

    def got(self, table: RemoteTable) -> None:
        """Somebody has what the other one sent."""
        number, seat, began = self.sent.get(table.link.table, (0, table.seat, 0.0))
        if seat != table.seat and table.n >= number:
            del self.sent[table.link.table]
            self.late.append(time.perf_counter() - began)

    async def play(self, table: RemoteTable) -> None:
        rng = random.Random(table.link.secret)
        while await table.turn():
            await asyncio.sleep(self.pace * rng.uniform(0.5, 1.5))
            self.sent[table.link.table] = table.n + 1, table.seat, time.perf_counter()
            await table.move(rng.choice(table.choices).action)

    async def with_bot(self, home: Home, bot: str) -> None:
        made = await home.create("koikoi", ["me", bot])
        async with home.at(made.table, made.secret) as table:
            await table.start()
            self.playing += 1
            rng = random.Random(made.secret)
            try:
                while await table.turn():
                    await asyncio.sleep(self.pace * rng.uniform(0.5, 1.5))
                    began = self.asked[made.table] = time.perf_counter()
                    await table.move(rng.choice(table.choices).action)
                    if not table.my_turn and await table.turn():
                        self.replies.append(time.perf_counter() - began)
                    self.asked.pop(made.table)
            finally:
                self.asked.pop(made.table, None)
                self.playing -= 1

    def told(self) -> dict[str, Any]:
        """What happened since the last time, with what has been waiting for long."""
        now = time.perf_counter()
        late = self.late + [now - began for _, _, began in self.sent.values() if now - began > LATE]
        replies = self.replies + [now - began for began in self.asked.values() if now - began > LATE]
        found = {"late": late, "replies": replies, "playing": self.playing, "trouble": self.trouble}
        self.late, self.replies, self.trouble = [], [], 0
        return found


async def main() -> None:
    port, tables, bots, pace = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    roji.client.table.connect = from_here  # type: ignore[attr-defined, assignment]
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)  # as the server has it: who measures must not stand still
    people = People(port, pace)
    sitting = [people.sit(f"127.1.{n // 250}.{n % 250 + 1}") for n in range(tables)]
    sitting += [people.sit(f"127.2.0.{n + 1}", OPPONENTS[n % len(OPPONENTS)]) for n in range(bots)]
    tasks = [asyncio.create_task(each) for each in sitting]
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while await lines.readline():
        print(json.dumps(people.told()), flush=True)
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    uvloop.run(main())

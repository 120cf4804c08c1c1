"""People at a server: `python -m benchmarks.load PORT PID TABLES PACE SECONDS [apart]` prints what came of it.

Two players at each table of Koi-Koi move by chance, each PACE seconds, more or less, after the other. Measured are the
processor time of the server for each accepted move, its memory, and the time from sending a move to its arrival at the
other player. Several processes are `PORT,PORT PID,PID`: the tables are shared out, or with `apart` the two of each.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import connect

from benchmarks.process import memory, processor
from roji.client import Home
from roji.table.fair import new_nonce

WARM = 0.5  # seconds of play before the measurement begins
LINE_UP = 40  # connections that are opened at once


class Load:
    """All players and what they saw."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.stop = False
        self.sent: dict[tuple[str, int], float] = {}
        self.late: list[float] = []
        self.moves = 0
        self.refused = 0
        self.door = asyncio.Semaphore(LINE_UP)
        self.connected = 0
        self.gate = asyncio.Event()  # nobody moves before everybody is there

    async def play(self, port: int, table: str, secret: str, first: bool) -> None:
        """One player, until the load stops or the match is over."""
        rng = random.Random(secret)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with self.door:
            socket = await connect(address, compression=None, max_size=2**24, ping_interval=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "id": "hello", "version": 2, "secret": secret}))
        self.connected += 1
        async with socket:
            count = 0
            async for data in socket:
                now = time.perf_counter()
                message = msgspec.json.decode(data)
                kind = message["type"]
                if kind == "refused":
                    self.refused += 1
                if kind not in ("welcome", "update") or self.stop:
                    continue
                shown: Any = message.get("shown", message)
                number, choices = shown["n"], shown.get("choices", [])
                if "re" not in message and (table, number) in self.sent:
                    self.late.append(now - self.sent.pop((table, number)))
                if kind == "welcome" and shown["phase"] == "waiting":
                    commitment = message["events"][0]["commitment"]
                    nonce = {"type": "nonce", "id": "nonce", "commitment": commitment, "nonce": new_nonce()}
                    await socket.send(json.dumps(nonce))
                    if first:
                        await socket.send('{"type":"start","id":"start"}')
                if shown["phase"] == "over":
                    return
                if choices:
                    await self.gate.wait()
                    await asyncio.sleep(self.pace * rng.uniform(0.5, 1.5))
                    count += 1
                    self.moves += 1
                    self.sent[table, number + 1] = time.perf_counter()
                    action = rng.choice(choices)["action"]
                    await socket.send(f'{{"type":"move","id":"{count}","base":{number},"action":{action}}}')


async def main() -> None:
    ports, pids = ([int(number) for number in word.split(",")] for word in sys.argv[1:3])
    tables, pace, seconds, apart = int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5]), sys.argv[6:] == ["apart"]
    load = Load(pace)
    players = []
    async with Home(f"http://127.0.0.1:{ports[0]}") as home:
        for number in range(tables):
            made = await home.create("koikoi")
            seated = await home.sit(made.table, made.invite)
            home.http.cookies.clear()
            for secret, first in ((seated.secret, False), (made.secret, True)):
                port = ports[(first if apart else number) % len(ports)]
                players.append(asyncio.create_task(load.play(port, made.table, secret, first)))
    while load.connected < len(players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    load.gate.set()
    await asyncio.sleep(WARM + pace)
    load.late.clear()
    moves, used, began = load.moves, sum(map(processor, pids)), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, used, took = load.moves - moves, sum(map(processor, pids)) - used, time.perf_counter() - began
    late, kept = sorted(load.late), sum(map(memory, pids))
    load.stop = True
    failed = [task for task in players if task.done() and not task.cancelled() and task.exception() is not None]
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    found = {
        "moves": moves,
        "seconds": took,
        "us_per_move": 1e6 * used / moves,
        "busy": used / took,
        "median_ms": 1000 * late[len(late) // 2],
        "p99_ms": 1000 * late[int(len(late) * 0.99)],
        "longest_ms": 1000 * late[-1],
        "memory_mb": kept,
        "errors": load.refused + len(failed),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    uvloop.run(main())

"""A siege: a real server, its players, and one attack after the other, each first at a sink and then at the server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.process import memory, processor
from tests.server.process import Process
from tests.siege.attacks import ATTACKS
from tests.siege.prey import prepare

ALLOWED, TIMES, GROWTH = 0.25, 3.0, 2.0  # seconds, times the wait with the sink, times the memory without attack
REST = 20  # seconds at most until everything is calm again after an attack


@dataclass(frozen=True)
class Plan:
    """How large a siege is."""

    attacks: Sequence[str] = tuple(ATTACKS)
    tables: int = 100
    bots: int = 8
    pace: float = 1.0
    seconds: float = 8.0
    decisions: int = 3000  # of the longest match that is attacked
    allowed: float = ALLOWED
    tries: int = 1  # an attack that somebody noticed is made so often before it counts: the machine may do other things


@dataclass(frozen=True)
class Waits:
    """What people went through for a while: seconds from a move to the other player, and to a bot's reply."""

    moves: list[float]
    replies: list[float]
    trouble: int

    @staticmethod
    def p99(waits: list[float]) -> float:
        return sorted(waits)[int(0.99 * len(waits))] if waits else float("inf")


@dataclass(frozen=True)
class Outcome:
    """One attack: the waits with a sink and with the server under it, and what the server used, memory in MB."""

    name: str
    sink: Waits
    attacked: Waits
    memory: float
    before: float
    busy: float = 0.0  # share of a processor that the server used
    allowed: float = ALLOWED

    @property
    def faults(self) -> list[str]:
        found = []
        if not within(self.sink.moves, self.attacked.moves, self.allowed):
            found.append("moves")
        if not within(self.sink.replies, self.attacked.replies, self.allowed):
            found.append("bots")
        if self.memory > GROWTH * self.before:
            found.append("memory")
        if self.attacked.trouble > self.sink.trouble:
            found.append("connections")
        return found


def within(sink: list[float], attacked: list[float], allowed: float) -> bool:
    """Whether people waited no longer than we promise."""
    return Waits.p99(attacked) <= max(allowed, TIMES * Waits.p99(sink))


@contextmanager
def process(*words: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A Python process of ours that ends with the block."""
    with subprocess.Popen([sys.executable, "-m", *words], text=True, stdout=subprocess.PIPE, **more) as running:
        try:
            yield running
        finally:
            running.kill()


async def line(running: subprocess.Popen[str]) -> str:
    """The next line that a process prints."""
    assert running.stdout is not None
    return await asyncio.to_thread(running.stdout.readline)


class Crowd:
    """The process with the players."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self.running = running

    async def told(self) -> dict[str, Any]:
        """What they went through since the last time."""
        assert self.running.stdin is not None
        self.running.stdin.write("\n")
        self.running.stdin.flush()
        found: dict[str, Any] = json.loads(await line(self.running))
        return found

    async def settle(self, tables: int, seconds: float = 300) -> None:
        """Wait until everybody plays."""
        for _ in range(int(seconds)):
            if (await self.told())["playing"] >= tables:
                return
            await asyncio.sleep(1)
        raise AssertionError("not everybody found a table")

    async def calm(self) -> None:
        """Wait until nobody notices anything of the last attack."""
        for _ in range(REST):
            await asyncio.sleep(1)
            if Waits.p99((await self.told())["late"]) <= ALLOWED:
                return

    async def during(self, seconds: float, look: Callable[[], None]) -> Waits:
        """Let them play for a while."""
        await self.told()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            look()
            await asyncio.sleep(0.2)
        found = await self.told()
        return Waits(found["late"], found["replies"], found["trouble"])


class Memory:
    """The most memory that a server and its workers had."""

    def __init__(self, pid: int) -> None:
        self.pid, self.most = pid, 0.0

    def look(self) -> None:
        self.most = max(self.most, sum(memory(pid) for pid in (self.pid, *children(self.pid))))


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@asynccontextmanager
async def castle(plan: Plan) -> AsyncIterator[tuple[Process, Crowd, int, Path]]:
    """A server with its players, a sink, and what the attackers know."""
    with tempfile.TemporaryDirectory() as folder:
        prey = await prepare(Path(folder) / "log", plan.decisions)
        words = [str(word) for word in (plan.tables, plan.bots, plan.pace)]
        async with Process(Path(folder) / "log") as server:
            with (
                process("tests.siege.sink") as sink,
                process("tests.siege.people", str(server.port), *words, stdin=subprocess.PIPE) as people,
            ):
                crowd = Crowd(people)
                await crowd.settle(plan.tables + plan.bots)
                yield server, crowd, int(await line(sink)), prey


async def besiege(plan: Plan, tell: Callable[[Outcome], None] = lambda _: None) -> list[Outcome]:
    """All attacks of a plan, one after the other."""
    outcomes = []
    async with castle(plan) as (server, crowd, sink, prey):
        assert server.running is not None
        calm = Memory(server.running.pid)
        await crowd.during(plan.seconds, calm.look)
        for number, name in enumerate(plan.attacks):
            for _ in range(plan.tries):
                waits, seen = [], Memory(server.running.pid)
                for port in (sink, server.port):
                    with process("tests.siege.fire", name, str(port), f"127.66.0.{number + 1}", str(prey)) as fire:
                        await line(fire)
                        used = processor(server.running.pid)
                        waits.append(await crowd.during(plan.seconds, calm.look if port == sink else seen.look))
                        busy = (processor(server.running.pid) - used) / plan.seconds
                    await crowd.calm()
                found = Outcome(name, waits[0], waits[1], seen.most, calm.most, busy, plan.allowed)
                if not found.faults:
                    break
            outcomes.append(found)
            tell(found)
    return outcomes

"""A machine that thinks for servers elsewhere: `roji worker`."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import structlog
from nats.aio.msg import Msg

from roji.server import bot_workers, reviews
from roji.server.bus.jobs import (
    ALIVE,
    ASK,
    STOP,
    Advise,
    Advised,
    Answer,
    Broke,
    Decide,
    Decided,
    Job,
    Reviewed,
    encode,
    read_job,
)
from roji.server.bus.nats import connected
from roji.server.work import BOTS, REVIEWS, limited
from roji.server.workers import Workers

log = structlog.get_logger()
KEPT_FREE = 1.0  # seconds that a promise to have time is kept


class Worker:
    """Processes that think, and the line over which they are asked."""

    def __init__(self, address: str, count: int) -> None:
        self.address, self.workers = address, Workers(count)
        self.name = secrets.token_hex(8)
        self.promised: list[float] = []  # when we said that we have time
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.client: Any = None

    async def begin(self) -> None:
        """Take work from now on; Invalid where nobody can be reached."""

        async def returned() -> None:
            log.warning("the bus is back")

        self.client = await connected(self.address, "roji worker", returned)
        own = f"{ASK}.{self.name}"
        await self.client.subscribe(ASK, queue="workers", cb=self._free)
        await self.client.subscribe(own, cb=self._take)
        await self.client.subscribe(f"{own}.{ALIVE}", cb=self._alive)
        await self.client.subscribe(f"{own}.{STOP}", cb=self._stop)
        await self.client.flush()

    async def close(self) -> None:
        for task in self.jobs.values():
            task.cancel()
        self.workers.close()
        await self.client.close()

    async def _free(self, message: Msg) -> None:
        """Say our name where we have time, and nothing else where we have not."""
        now = time.monotonic()
        self.promised = [when for when in self.promised if now - when < KEPT_FREE]
        free = len(self.jobs) + len(self.promised) < self.workers.count
        if free:
            self.promised.append(now)
        await message.respond(self.name.encode() if free else b"")

    async def _alive(self, message: Msg) -> None:
        await message.respond(b"")

    async def _stop(self, message: Msg) -> None:
        if found := self.jobs.get(message.data.decode()):
            found.cancel()

    async def _take(self, message: Msg) -> None:
        job: Job = read_job(message.data)
        self.promised[:1] = []
        task = self.jobs[job.id] = asyncio.create_task(self._work(job, message))
        task.add_done_callback(lambda _: self.jobs.pop(job.id, None))

    async def _work(self, job: Job, message: Msg) -> None:
        try:
            answer = await self._answer(job)
        except Exception as error:
            log.warning("not done", job=type(job).__name__, error=f"{type(error).__name__}: {error}")
            answer = Broke(type(error).__name__)
        await message.respond(encode(answer))

    async def _answer(self, job: Job) -> Answer:
        ask = self.workers.ask
        if isinstance(job, Decide):
            question = job.thought.question()
            work, match = bot_workers._answer, question.match
            return Decided(await ask(job.thought.who, work, question, rank=BOTS, match=match, seconds=job.seconds))
        if isinstance(job, Advise):
            question = job.thought.question()
            return Advised(await ask(job.thought.who, bot_workers.advised, question, job.lang, seconds=job.seconds))
        piece = await ask(
            job.who, limited, reviews.SECONDS, reviews.work, job.text, job.depth, job.first, job.slice,
            rank=REVIEWS, match=job.match, seconds=job.seconds,
        )  # fmt: skip
        return Reviewed(reviews.encoder.encode(piece))

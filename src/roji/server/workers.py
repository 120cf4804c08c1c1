"""Work in processes of their own, shared fairly: whoever asks for much waits, whoever asks for little does not.

No address has more than half of the workers, so that one is left for others whatever it asks for. Decisions of bots
come before everything else and may use all workers; what is not urgent (hints, records, reviews) has some of them at
most, and those give way to all other processes, so that no bot waits for it. Reviews come last: they are asked for in
small pieces, and their account is apart from that of the address, so that nobody's own hints wait long for them. Then
comes whoever has used least of late. Work that belongs to a match goes to the worker that knows it, where that one is
free.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from roji.games.errors import Invalid
from roji.server.work import BOTS, OTHERS, REVIEWS, Failed

T = TypeVar("T")
WAITING = 8  # pieces of work that may wait for one address, bots aside: of those each table has one
HALF_LIFE = 30.0  # seconds after which what somebody used counts half
GIVING_WAY = 5  # the niceness of workers for what is not urgent
KNOWN = 10_000  # addresses and matches that are remembered


class Job(NamedTuple):
    who: str
    rank: int
    match: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    answer: asyncio.Future[Any]


class Workers:
    """The processes, one more than `count` so that there are two at least, and who waits for them."""

    def __init__(self, count: int) -> None:
        self.count = max(1, count) + 1
        self.share = self.count // 2
        self.urgent = self.count - max(1, self.count // 2)  # the first so many are for bots alone
        self.pools: list[ProcessPoolExecutor | None] = [None] * self.count
        self.busy: list[str | None] = [None] * self.count  # for whom each one works
        self.waiting: tuple[OrderedDict[str, deque[Job]], ...] = (OrderedDict(), OrderedDict(), OrderedDict())
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds of an address, and since when
        self.homes: OrderedDict[str, int] = OrderedDict()  # which worker knows a match
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, who: str, work: Callable[..., T], *args: Any, rank: int = OTHERS, match: str = "", seconds: float
    ) -> T:
        """What a worker makes of it; Failed where the worker broke, Invalid where too much waits for this address."""
        who = f"review/{who}" if rank == REVIEWS else who
        waits = self.waiting[rank].get(who)
        if rank != BOTS and waits is not None and len(waits) >= WAITING:
            raise Invalid("work-waits")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[rank].setdefault(who, deque()).append(Job(who, rank, match, work, args, seconds, answer))
        self._go_on()
        return await answer

    def debt(self, who: str) -> float:
        """Seconds that an address has used of late."""
        seconds, since = self.used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - since) / HALF_LIFE))

    # -- who is next -------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Give work to whoever is free."""
        while job := self._next():
            free = [index for index, who in enumerate(self.busy) if who is None]
            own = [index for index in free if (index < self.urgent) == (job.rank == BOTS)] or free
            home = self.homes.get(job.match)
            warm = [index for index in own if self.pools[index] is not None]
            index = home if home in own else (warm or own)[0]
            self.busy[index] = job.who
            task = asyncio.get_running_loop().create_task(self._do(index, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _next(self) -> Job | None:
        """What is done next, if there is a worker for it."""
        for rank, waiting in enumerate(self.waiting):
            if None not in self.busy[0 if rank == BOTS else self.urgent :]:
                continue
            able = [who for who in waiting if self.busy.count(who) < self.share]
            if able:
                who = min(able, key=self.debt)
                job = waiting[who].popleft()
                if not waiting[who]:
                    del waiting[who]
                return self._next() if job.answer.done() else job  # given up meanwhile
        return None

    async def _do(self, index: int, job: Job) -> None:
        cold, pool, began = self.pools[index] is None, self.pool(index), time.monotonic()
        try:
            if cold:  # to start a process takes long, and nobody else waits for it
                given = await asyncio.to_thread(pool.submit, job.work, *job.args)
            else:
                given = pool.submit(job.work, *job.args)
            done = await asyncio.wait_for(asyncio.wrap_future(given), job.seconds)
            if not job.answer.done():
                job.answer.set_result(done)
        except (BrokenProcessPool, TimeoutError) as error:
            self.pools[index] = None
            stop(pool)
            if not job.answer.done():
                job.answer.set_exception(Failed(str(error) or "no answer"))
        except (SystemExit, KeyboardInterrupt) as error:  # of the work, not of the server
            if not job.answer.done():
                job.answer.set_exception(Failed(type(error).__name__))
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._remember(index, job, time.monotonic() - began)
            self.busy[index] = None
            self._go_on()

    def _remember(self, index: int, job: Job, seconds: float) -> None:
        self.used[job.who] = (self.debt(job.who) + seconds, time.monotonic())
        self.used.move_to_end(job.who)
        if job.match:
            self.homes[job.match] = index
            self.homes.move_to_end(job.match)
        for known in (self.used, self.homes):
            if len(known) > KNOWN:
                known.popitem(last=False)

    # -- the processes -----------------------------------------------------------------------------------

    def pool(self, index: int) -> ProcessPoolExecutor:
        made = self.pools[index]
        if made is None:
            context = multiprocessing.get_context("spawn")
            nice = 0 if index < self.urgent else GIVING_WAY
            made = self.pools[index] = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(nice,))
        return made

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for waiting in self.waiting:
            for jobs in waiting.values():
                for job in jobs:
                    job.answer.cancel()
            waiting.clear()
        for pool in self.pools:
            if pool is not None:
                stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- in a worker ---------------------------------------------------------------------------------------


def _begin(nice: int) -> None:
    """Ctrl-C stops the server, and the server its workers; none outlives a server that was killed."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)

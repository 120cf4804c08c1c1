"""Long work in the event loop, a step at a time: one piece at once, and addresses take turns at it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
STEP = 0.005  # seconds of work until others have their turn


def at_once(work: Generator[None, None, T]) -> T:
    """Do all of it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


class Steps:
    """Who works, and who waits for that."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, who: str, work: Generator[None, None, T]) -> T:
        """Do something for an address in steps."""
        while True:
            await self._enter(who)
            try:
                end = time.perf_counter() + STEP
                while time.perf_counter() < end:
                    next(work)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._leave()
            await asyncio.sleep(0)

    async def _enter(self, who: str) -> None:
        if not self.busy:
            self.busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        """Whoever waits longest of the next address goes on."""
        while self.waiting:
            who, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False

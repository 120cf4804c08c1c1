"""What one address wants over many connections: one thing in each round of the event loop, and others in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class InTurn:
    """Who has had its turn in this round, and what waits for the next ones."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Callable[[], None]]] = {}

    def do(self, who: str, work: Callable[[], None]) -> bool:
        """Do something for an address, now or in a later round; says whether that was now."""
        if who in self.waiting:
            self.waiting[who].append(work)
            return False
        self.waiting[who] = deque()
        asyncio.get_running_loop().call_soon(self._next, who)
        work()
        return True

    def _next(self, who: str) -> None:
        waiting = self.waiting[who]
        if not waiting:
            del self.waiting[who]
            return
        asyncio.get_running_loop().call_soon(self._next, who)
        waiting.popleft()()

    async def wait(self, who: str) -> None:
        """Wait for the turn of an address."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)

        if not self.do(who, begin):
            await turn

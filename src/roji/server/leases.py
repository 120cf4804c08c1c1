"""Whose bots and timers are whose, where several processes share a log.

A lease is a number in the database, the fence, which goes with every event that a bot or a timer adds. We trust ours
for as long as we have told the database in time that we live; whoever was paused asks again. That is only to spare
work: what is written under an older fence than the last is refused there, whatever anybody believes here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from roji.games.errors import Invalid
from roji.server.live import Live
from roji.server.store.postgresql.shared import LIVES, SharedStore
from roji.table.events import PERSON

if TYPE_CHECKING:
    from roji.server.tables import Tables

log = structlog.get_logger()
AGAIN = 1.0  # seconds until a lease that another process has is asked for again


class Leases:
    """The leases of this process."""

    def __init__(self, tables: Tables, store: SharedStore) -> None:
        self.tables, self.store = tables, store
        self.fences: dict[str, int] = {}
        self.until = 0.0  # when others may believe that we are dead
        self.living: set[str] = set()  # processes, by name
        self.refused: dict[str, float] = {}  # when a lease that another one has is asked for again
        self.asking: dict[str, asyncio.Task[None]] = {}

    def fence(self, table: str) -> int:
        """The fence of our lease of a table; 0 where it is not ours, or we are not sure."""
        return self.fences.get(table, 0) if time.monotonic() < self.until else 0

    def want(self, live: Live) -> None:
        """Try to get a lease; where that works, the table's bot and timer go on here."""
        if live.id not in self.asking and time.monotonic() >= self.refused.get(live.id, 0.0):
            task = self.asking[live.id] = asyncio.get_running_loop().create_task(self._take(live))
            task.add_done_callback(lambda _: self.asking.pop(live.id, None))

    async def _take(self, live: Live) -> None:
        try:
            if time.monotonic() >= self.until:  # the dead own nothing
                await self.beat()
            fence = await self.store.take(live.id)
        except Invalid:
            fence = 0
        if not fence or live.broken:
            self.refused[live.id] = time.monotonic() + AGAIN
            return
        self.fences[live.id] = fence
        self.refused.pop(live.id, None)
        if fence > 1:
            log.info("lease taken", table=live.id, fence=fence)
        assert self.tables.sharing is not None
        self.tables.sharing.follow(live.id)
        self.tables.turns.wake(live)
        self.tables.dealer.watch(live)

    def doubt(self, table: str) -> None:
        """Something was refused that we wrote under a lease: perhaps another process has it."""
        self.fences.pop(table, None)

    async def beat(self) -> set[str]:
        """Say that we live; the processes that do not any more. Invalid where the database does not hear it."""
        began = time.monotonic()
        found = await self.store.beat()
        if began > self.until:  # others may have taken everything
            self.fences.clear()
        self.until = began + LIVES
        for table, why in found.lost.items():
            if table not in self.store.damaged:
                self.store.isolate(table, why)
                if live := self.tables.live.get(table):
                    self.tables.drop(live)
        dead, self.living = self.living - found.living, found.living
        return dead

    async def tidy(self, followed: Iterable[str]) -> None:
        """Let others have the leases that nobody here needs; where a bot should think and none does, try again."""
        idle = [table for table in self.fences if not self._needed(table)]
        for table in idle:
            del self.fences[table]
        if idle:
            await self.store.release(idle)
        now = time.monotonic()
        again = [table for table, until in self.refused.items() if until < now]
        for table in again:
            del self.refused[table]
        for table in (*again, *followed):
            if live := self.tables.live.get(table):
                self.tables.turns.wake(live)
                if table not in self.tables.dealer.timers:
                    self.tables.dealer.watch(live)

    def _needed(self, table: str) -> bool:
        live = self.tables.live.get(table)
        if live is None or live.broken:
            return False
        seat = live.table.to_move
        thinks = live.thinking is not None or (seat is not None and live.table.who[seat] != PERSON)
        return bool(live.connections) or thinks or table in self.tables.dealer.timers

    def close(self) -> None:
        for task in list(self.asking.values()):
            task.cancel()

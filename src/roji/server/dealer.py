"""Strict dealing has a time: when it is over, a new deal begins without those whose part did not come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from roji.server.live import Live
from roji.table.fair import commitment
from roji.table.table import WAITING

if TYPE_CHECKING:
    from roji.server.tables import Tables

OPENING = 60  # seconds from the start, or a new deal, until everybody's part must be there


class Dealer:
    """The deals that are waited for. When one began is in the log, so that a restart changes nothing."""

    opening: float = OPENING

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def watch(self, live: Live) -> None:
        """Look after the deal of a table, if it has begun and is not done; to be called when something changed."""
        before = self.timers.pop(live.id, None)
        if before is not None:
            before.cancel()
        dealing = live.table.dealing
        if live.table.phase != WAITING or not dealing.strict or dealing.sealed is None or live.broken:
            return
        left = dealing.sealed + self.opening - self.tables.clock()
        self.timers[live.id] = asyncio.get_running_loop().call_later(max(left, 0), self._late, live, dealing.number)

    def _late(self, live: Live, number: int) -> None:
        self.timers.pop(live.id, None)
        table, dealing = live.table, live.table.dealing
        if self.tables.live.get(live.id) is not live or table.phase != WAITING or dealing.number != number:
            return
        if dealing.sealed is None or self.tables.clock() < dealing.sealed + self.opening or live.rewinding:
            self.watch(live)
            return
        fence = self.tables.fence(live)
        if self.tables.sharing is not None and not fence:
            self.tables.sharing.leases.want(live)  # looks here again, where it is ours
            return
        again = table.redeal(commitment(self.tables.chance.deal(live.id, number + 1)))
        self.tables.post(live, [again], fence=fence)
        self.watch(live)

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

"""The turns of bots, and the hints they give to people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from roji.games.errors import Invalid
from roji.server.bot_workers import Question
from roji.server.identity import hashed
from roji.server.live import Connection, Live, refused
from roji.server.metrics import metrics
from roji.server.work import Failed
from roji.table.events import PERSON, Replaced
from roji.table.table import RUNNING
from roji.wire import protocol

if TYPE_CHECKING:
    from roji.server.tables import Tables

log = structlog.get_logger()
SIMPLE = "greedy"  # replaces a bot that broke


class Turns:
    """All that is being thought about at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tasks: set[asyncio.Task[None]] = set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Let the bots rest."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def wake(self, live: Live) -> None:
        """Let the bot think whose turn it is."""
        seat = live.table.to_move
        if (
            seat is None
            or live.table.who[seat] == PERSON
            or live.table.full
            or live.thinking is not None
            or live.broken
            or live.rewinding
            or self.tables.closing
        ):
            return
        sharing = self.tables.sharing
        if sharing is not None and not sharing.leases.fence(live.id):
            sharing.leases.want(live)  # wakes it, where it is ours
            return
        live.thinking = self._begin(self._think(live))

    async def _think(self, live: Live) -> None:
        table, fence = live.table, self.tables.fence(live)
        try:
            seat, number = table.to_move, table.changed
            assert seat is not None
            failures = 0

            def asked() -> bool:
                """Whether that is still to be decided, and here."""
                here = live.table is table and not live.broken and not live.rewinding
                return here and table.changed == number

            while asked():
                question = self._question(live, seat)
                began = time.perf_counter()
                try:
                    action = await self.tables.bot_workers.decide(question, live.asker)
                except Failed as error:
                    failures += 1
                    log.warning("bot failed", table=live.id, seat=seat, bot=table.who[seat], error=str(error))
                    metrics.bot_failures.inc()
                    if failures < 2 or not asked():  # once may be bad luck
                        continue
                    if table.who[seat] != SIMPLE:
                        self.tables.post(live, [Replaced(seat=seat, by=SIMPLE)], fence=fence)
                        continue
                    action = question.state.legal_actions()[0]  # no bot thinks here any more: anything goes
                metrics.thinking.observe(time.perf_counter() - began)
                if asked() and table.phase == RUNNING:
                    self.tables.post(live, [table.move(seat, action)], fence=fence)
        finally:
            live.thinking = None
            if not live.pending:  # else the store wakes it
                self.wake(live)

    def _question(self, live: Live, seat: int) -> Question:
        table = live.table
        assert table.state is not None
        moves = len(table.moves)
        return Question(
            f"{live.id}/{table.undo_count}",
            table.game,
            seat,
            table.who[seat],
            int.from_bytes(hashed(live.id)[:4]),
            0,
            table.told_to(seat),
            table.state.redeal(seat, moves),
        )

    def hint(self, live: Live, connection: Connection, seat: int, id: str) -> None:
        """Ask for advice; the answer comes when it is there, and nobody waits for it."""
        table = live.table
        table.playing()
        table.own(seat)
        if not table.created.hints:
            raise Invalid("hints-off")
        if table.to_move != seat:
            raise Invalid("not-your-turn", seat=(table.to_move or 0) + 1)
        if seat in live.advised:
            raise Invalid("hint-waits")
        live.advised.add(seat)
        self._begin(self._advise(live, connection, seat, id))

    async def _advise(self, live: Live, connection: Connection, seat: int, id: str) -> None:
        number = live.table.number
        try:
            found = await self.tables.bot_workers.advise(
                self._question(live, seat), connection.lang, connection.address
            )
            best = [protocol.Advised(**advice._asdict()) for advice in found]
            connection.tell(protocol.Hinted(re=id, n=number, best=best))
        except Invalid as error:
            connection.tell(refused(error, id, connection.lang))
        except Exception as error:
            log.error("hint failed", table=live.id, error=f"{type(error).__name__}: {error}", exc_info=error)
            connection.tell(refused(Invalid("internal"), id, connection.lang))
        finally:
            live.advised.discard(seat)

"""The log in a database that several processes share: whoever is first with an event has its number.

A process lives while it says so every second (`beat`), by the clock of the database. The bots and timers of a table
belong to one living process at a time: to take them over counts up a number in the database, the fence, and nothing is
written any more under an older one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

from roji.games.errors import Invalid
from roji.server.store import address as addresses
from roji.server.store.chain import Event, lost_said
from roji.server.store.grouped import Job
from roji.server.store.postgresql.database import FAULTS, OWN_NAME, SHARE, Connection, connect, lock, why
from roji.server.store.postgresql.pieces import Follow, Piece, pieces
from roji.server.store.postgresql.store import PostgresStore
from roji.server.store.verbs import Raced
from roji.server.store.writes import AddEvent

LIVES = 3.0  # seconds after its last beat that a process counts as living
WAITS = "3s"  # that a process may stop in the middle of a transaction, for which others may wait
OLD = 3600  # seconds after which nobody asks for a process any more

LIVING = f"beat BETWEEN now() - interval '{LIVES} s' AND now() + interval '{LIVES} s'"
BEAT = "INSERT INTO processes VALUES ($1, $2, now()) ON CONFLICT (name) DO UPDATE SET beat = now()"
TAKE = f"""
    INSERT INTO leases AS l VALUES ($1, $2, 1)
    ON CONFLICT (table_id) DO UPDATE SET owner = $2, fence = l.fence + 1
    WHERE l.owner = $2 OR NOT EXISTS (SELECT 1 FROM processes WHERE name = l.owner AND {LIVING})
    RETURNING fence
"""
RELEASE = "UPDATE leases SET owner = '' WHERE owner = $1 AND table_id = ANY($2::text[])"
NEWS = """
    SELECT w.id, e.n, e.body, e.hash FROM unnest($1::text[], $2::bigint[]) AS w (id, n)
    LEFT JOIN events e ON e.table_id = w.id AND e.n > w.n
    WHERE e.n IS NOT NULL OR NOT EXISTS (SELECT 1 FROM tables WHERE id = w.id)
    ORDER BY w.id, e.n
"""


class Beat(NamedTuple):
    """Who lives, and which tables are known to have lost something."""

    living: set[str]
    lost: dict[str, str]


class SharedStore(PostgresStore):
    """The store of one of several processes. What it writes counts only where nobody else was first."""

    keeper: Connection = None  # the session that says that we live

    async def open(self) -> None:
        await super().open()
        self.keeping = asyncio.Lock()
        try:
            others = await self.writer.fetch(f"SELECT DISTINCT key FROM processes WHERE {LIVING}")
            if any(key != self.key.name for (key,) in others):
                raise Invalid("bus-other-key", folder=str(self.folder))
            await self.writer.execute(f"DELETE FROM processes WHERE beat < now() - interval '{OLD} s'")
            await self.beat()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        with suppress(Invalid):
            await self._kept("DELETE FROM processes WHERE name = $1", self.name)
        if self.keeper is not None:
            self.keeper.terminate()
        await super().close()

    # -- one of several ----------------------------------------------------------------------------------

    async def _lock(self, writer: Connection) -> None:
        """Nobody has the store alone; and our last session has ended, so that its last commit is decided."""
        await lock(writer, self.address, SHARE)
        await lock(writer, self.address, OWN_NAME, self.name)
        await writer.execute(f"SET idle_in_transaction_session_timeout = '{WAITS}'")

    def _overtaken(self, taken: int, epoch: str) -> bool:
        return epoch != self.epoch  # else what others did meanwhile is read from the log

    def _pieces(self, job: Job) -> Sequence[Piece]:
        return [Follow(*piece, job.fence) if isinstance(piece, AddEvent) else piece for piece in pieces(job)]

    def _refused(self, error: Exception) -> Invalid:
        refused = Raced()
        refused.__cause__ = Exception(why(error))
        return refused

    # -- what others did ---------------------------------------------------------------------------------

    async def news(self, known: Mapping[str, int]) -> dict[str, list[Event] | None]:
        """What there is after the last known event of each table; None where the table is gone."""
        rows = await self._rows(NEWS, list(known), list(known.values()))
        return {
            id: None if (found := [row[1:] for row in several])[0][0] is None else found
            for id, several in groupby(rows, key=lambda row: row[0])
        }

    # -- who lives, and who thinks for whom --------------------------------------------------------------

    async def beat(self) -> Beat:
        """Say that we live; Invalid where the database does not hear it."""
        await self._kept(BEAT, self.name, self.key.name)
        living = await self._kept(f"SELECT name FROM processes WHERE {LIVING}")
        lost = await self._kept("SELECT table_id, n FROM lost")
        return Beat({name for (name,) in living}, {table: lost_said(n) for table, n in lost})

    async def take(self, table: str) -> int:
        """Take the lease of a table, where it is free or its owner does not live any more; its fence, else 0."""
        rows = await self._kept(TAKE, table, self.name)
        return int(rows[0][0]) if rows else 0

    async def release(self, tables: Sequence[str]) -> None:
        """Let others have leases."""
        await self._kept(RELEASE, self.name, list(tables))

    async def _kept(self, sql: str, *args: Any) -> list[Any]:
        """Ask in the session that keeps us alive, which is made anew after a fault."""
        async with self.keeping:
            try:
                async with asyncio.timeout(LIVES):
                    if self.keeper is None or self.keeper.is_closed():
                        self.keeper = await connect(self.address, "roji keeper", LIVES)
                    return [tuple(row) for row in await self.keeper.fetch(sql, *args)]
            except (*FAULTS, TimeoutError) as error:
                if self.keeper is not None:
                    self.keeper.terminate()
                    self.keeper = None
                raise Invalid("store-unreachable", address=addresses.shown(self.address), why=why(error)) from error

"""The log in a PostgreSQL database: one session that writes what waits in one commit, and some that read.

The session that writes holds a lock for as long as it lives, so that a store belongs to one server at a time and
nothing can be written by a server that has lost it. What `write` is given is on the disk of the database when `done` is
called.

When a commit fails, or its answer does not come, nobody can say whether it was done. Then that session is ended and
never used again: the lock is free only when the database has decided what became of its last commit. So whoever has the
lock again sees what there is, and everybody looks again. If another server had the lock in between, all that is in
memory may be old, and is dropped.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

import asyncpg
import structlog

from roji.games.errors import Invalid
from roji.server.files import own_folder
from roji.server.keys import load
from roji.server.proofs import Proofs
from roji.server.store import address as addresses
from roji.server.store.chain import lost_said
from roji.server.store.grouped import Job, Results, refusal
from roji.server.store.postgresql.database import (
    CONTRADICTS,
    END_OTHERS,
    FAULTS,
    PATIENCE,
    Connection,
    connect,
    lock,
    migrate,
    readers,
    spoken,
    why,
)
from roji.server.store.postgresql.pieces import Piece, pieces, write
from roji.server.store.queries import LOCKED, SqlStore
from roji.server.store.verbs import AGAIN

log = structlog.get_logger()
READERS = 4  # sessions that read at once


class PostgresStore(SqlStore):
    """The store at an address. The folder has the key."""

    def __init__(self, address: str, folder: Path) -> None:
        super().__init__()
        own_folder(folder)
        self.address, self.folder, self.key = address, folder, load(folder)
        self.name = f"roji {secrets.token_hex(6)}"  # of our session, so that we can end it
        self.taken = 0  # how often this store had been taken by a server when we took it
        self.epoch = ""
        self.writer: Connection = None
        self.readers: Any = None
        self.mending: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Take the store and begin to write; Invalid where that cannot be done."""
        self.loop = asyncio.get_running_loop()
        try:
            await self._take()
            self.locked = [id for (id,) in await self.writer.fetch(spoken(LOCKED), self.key.name)]
            self.readers = await readers(self.address, READERS)
        except FAULTS as error:
            raise Invalid("store-unreachable", address=addresses.shown(self.address), why=why(error)) from error
        except BaseException:
            if self.writer is not None:
                self.writer.terminate()
            raise

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        with suppress(Invalid):
            await self.written([])  # behind everything else
        if self.mending is not None:
            self.mending.cancel()
        self.readers.terminate()
        with suppress(*FAULTS):
            await self.writer.close(timeout=PATIENCE)

    # -- the session that writes -------------------------------------------------------------------------

    async def _take(self) -> None:
        """A session of our own that has the lock, on a database in the present form."""
        writer = await connect(self.address, self.name)
        try:
            await writer.execute(END_OTHERS, self.name)
            await self._lock(writer)
            await migrate(writer)
            taken = await writer.fetchval("UPDATE holding SET taken = taken + 1 RETURNING taken")
            epoch = await writer.fetchval("SELECT epoch FROM store")
            lost = await writer.fetch("SELECT table_id, n FROM lost")
        except BaseException:
            writer.terminate()
            raise
        overtaken = self.writer is not None and self._overtaken(taken, epoch)
        self.writer, self.taken, self.epoch = writer, taken, epoch
        self.proofs = Proofs(self.key, epoch)
        self.damaged.update({table: lost_said(n) for table, n in lost})
        if overtaken:
            log.warning("another server has used the store meanwhile")
            self.on_overtaken()

    async def _lock(self, writer: Connection) -> None:
        await lock(writer, self.address)

    def _overtaken(self, taken: int, epoch: str) -> bool:
        """Whether what is in memory may be old when we have the store again."""
        return (taken, epoch) != (self.taken + 1, self.epoch)

    async def _retake(self) -> None:
        """Never use a session again that failed; go on with a new one where there is one to be had."""
        self.writer.terminate()
        try:
            await self._take()
        except Exception as error:  # whatever it is: it is tried again
            said = error.key if isinstance(error, Invalid) else why(error)
            if not self.failing:
                log.error("nothing can be stored", error=said)
            self.failing = said
            return
        log.warning("the store was opened anew")
        self.failing = ""

    async def _mend(self) -> None:
        """Try again until the store can be used."""
        while self.failing:
            await asyncio.sleep(AGAIN)
            await self._retake()
        self.mending = None

    async def _fail(self, error: Exception) -> None:
        """The session failed: nothing is believed or stored before there is another one."""
        log.error("the database failed", error=why(error))
        self.failing = why(error)
        await self._retake()
        if self.failing:
            self.mending = asyncio.create_task(self._mend())

    # -- writing -----------------------------------------------------------------------------------------

    def _begin(self, batch: list[Job]) -> None:
        assert self.loop is not None
        task = self.loop.create_task(self._store(batch))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _store(self, batch: list[Job]) -> None:
        """Write a batch and tell; where the database fails, take it anew before anybody looks again."""
        if not self.failing and self.writer.is_closed():  # while nobody wrote
            await self._fail(ConnectionError("the database has closed the session"))
        if self.failing:
            self._tell([(job.done, Invalid("not-stored")) for job in batch])
            return
        try:
            results = await self._commit(batch)
        except Exception as error:  # whatever it is: nobody can say what became of the batch
            await self._fail(error)
            results = [(job.done, refusal("store-unknown", error)) for job in batch]
        self.commits += 1
        self._tell(results)

    async def _commit(self, batch: list[Job]) -> Results:
        """Write a batch; raises where nobody can say whether it is on the disk."""
        if await self._try(batch) is None:
            return [(job.done, None) for job in batch]
        return [(job.done, await self._try([job])) for job in batch]

    async def _try(self, batch: list[Job]) -> Invalid | None:
        """Write jobs in one transaction; the refusal where one of them contradicts what is there."""
        try:
            await write(self.writer, list(chain.from_iterable(map(self._pieces, batch))))
        except CONTRADICTS as error:
            return self._refused(error)
        return None

    def _pieces(self, job: Job) -> Sequence[Piece]:
        return pieces(job)

    def _refused(self, error: Exception) -> Invalid:
        return refusal("not-stored", Exception(why(error)))

    # -- reading -----------------------------------------------------------------------------------------

    async def _rows(self, sql: str, *args: Any) -> list[Any]:
        try:
            try:
                return await self._fetched(sql, args)
            except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, ConnectionError):
                return await self._fetched(sql, args)  # a session that had ended without our knowing
        except asyncpg.DataError:  # what cannot be stored is not there
            return []
        except FAULTS as error:
            log.error("cannot read the store", error=why(error))
            raise Invalid("store-failing") from error

    async def _fetched(self, sql: str, args: tuple[Any, ...]) -> list[Any]:
        async with asyncio.timeout(PATIENCE):
            return [tuple(row) for row in await self.readers.fetch(spoken(sql), *args)]

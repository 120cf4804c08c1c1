"""A database as one side of a copy."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from roji.games.errors import Invalid
from roji.server.store.address import shown
from roji.server.store.copying import MANY, Rows, Side
from roji.server.store.postgresql.database import FAULTS, LOCK, Connection, connect, migrate, spoken, why
from roji.server.store.schema import STEPS


class PostgresSide(Side):
    def __init__(self, db: Connection, address: str) -> None:
        self.db, self.name = db, shown(address)

    async def read(self, sql: str, *args: Any) -> AsyncIterator[Rows]:
        cursor = await self.db.cursor(spoken(sql), *args)
        while rows := await cursor.fetch(MANY):
            yield [tuple(row) for row in rows]

    async def put(self, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        await self.db.copy_records_to_table(table, records=rows, columns=columns)

    async def lost(self) -> dict[str, int]:
        return dict(await self.db.fetch("SELECT table_id, n FROM lost"))

    async def lose(self, tables: dict[str, int]) -> None:
        await self.put("lost", ("table_id", "n"), list(tables.items()))

    async def call(self, epoch: str) -> None:
        await self.db.execute("UPDATE store SET epoch = $1", epoch)


@contextlib.asynccontextmanager
async def source(address: str, snapshot: bool) -> AsyncIterator[PostgresSide]:
    """The log in a database as it is at one moment. It belongs to nobody else meanwhile, or the moment is all that is
    asked for.
    """
    async with _session(address) as db:
        if not snapshot and not await db.fetchval(LOCK):
            raise Invalid("store-copy-in-use", folder=shown(address))
        async with db.transaction(isolation="repeatable_read", readonly=True):
            form = await db.fetchval("SELECT to_regclass('holding')") and await db.fetchval("SELECT form FROM holding")
            if not form:
                raise Invalid("store-none", folder=shown(address))
            if form != len(STEPS):
                raise Invalid("store-older", found=form, known=len(STEPS))
            yield PostgresSide(db, address)


@contextlib.asynccontextmanager
async def target(address: str) -> AsyncIterator[PostgresSide]:
    """An empty log in a database that nobody uses; nothing is in it after a fault."""
    async with _session(address) as db:
        if not await db.fetchval(LOCK):
            raise Invalid("store-in-use", folder=shown(address))
        await migrate(db)
        async with db.transaction():
            yield PostgresSide(db, address)


@contextlib.asynccontextmanager
async def _session(address: str) -> AsyncIterator[Connection]:
    try:
        db = await connect(address, "roji copy", patience=None)
        try:
            yield db
        finally:
            await db.close()
    except FAULTS as error:
        raise Invalid("store-unreachable", address=shown(address), why=why(error)) from error

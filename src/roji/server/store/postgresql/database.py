"""Connections to the database, its form, and the lock that makes it belong to one server at a time."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from functools import cache
from typing import Any

import asyncpg

from roji.games.errors import Invalid
from roji.server.store import address as addresses
from roji.server.store import schema
from roji.server.store.schema import CHAIN, STEPS, Dialect

Connection = Any  # of asyncpg, or one that its pool lends
CONNECTING = 5.0  # seconds until a connection must be there
PATIENCE = 10.0  # seconds for one statement
LOCKING = 5.0  # seconds that the session of a server that was killed may take to end
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
# The piece is wrong, not the database; or two that wrote at once waited for each other, and one had to give way.
CONTRADICTS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.TransactionRollbackError)
POSTGRESQL = Dialect(bytes="BYTEA", none="''", number="BIGINT", rows="")

SESSION = {
    "synchronous_commit": "on",  # whatever the database does for others: what we tell is on its disk
    "idle_in_transaction_session_timeout": "20s",
    "jit": "off",
    # A machine that is gone does not keep its lock: its session ends after a quarter of a minute.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
}

# What a store in a database needs beside what is kept: the number of its form, how often a server has taken it, the
# tables that are known to have lost something; where several processes share it, those that live, and whose bots and
# timers belong to whom.
OWN = """
    CREATE TABLE IF NOT EXISTS holding (
        id INTEGER PRIMARY KEY CHECK (id = 1), form INTEGER NOT NULL, taken BIGINT NOT NULL
    );
    INSERT INTO holding VALUES (1, 0, 0) ON CONFLICT DO NOTHING;
    CREATE TABLE IF NOT EXISTS lost (table_id TEXT PRIMARY KEY, n BIGINT NOT NULL);
    CREATE TABLE IF NOT EXISTS processes (name TEXT PRIMARY KEY, key TEXT NOT NULL, beat TIMESTAMPTZ NOT NULL);
    CREATE TABLE IF NOT EXISTS leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, fence BIGINT NOT NULL);
"""
ONE_BY_ONE = "SELECT pg_advisory_xact_lock(hashtext('roji form'), hashtext(current_schema()))"
LOCK = "SELECT pg_try_advisory_lock(hashtext('roji'), hashtext(current_schema()))"
SHARE = LOCK.replace("lock(", "lock_shared(")
OWN_NAME = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"  # held while a session of this name lives
END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid != pg_backend_pid()"
)


@cache
def spoken(sql: str) -> str:
    """SQL for both engines as PostgreSQL understands it."""
    return re.sub(r"\?(\d)", r"$\1", sql).replace("CAST(body AS BLOB)", "body")


def why(error: Exception) -> str:
    """What went wrong, in one line and without any value that was to be stored."""
    if isinstance(error, asyncpg.DataError):
        return "a value that PostgreSQL does not take"
    return (str(error).splitlines() or [""])[0] or type(error).__name__


async def connect(address: str, name: str, patience: float | None = PATIENCE) -> Connection:
    """A connection of its own, by a name that the database shows; so many seconds for each statement."""
    try:
        return await asyncpg.connect(
            address,
            timeout=CONNECTING,
            command_timeout=patience,
            server_settings={**SESSION, "application_name": name},
        )
    except ValueError as error:
        if isinstance(error, FAULTS):
            raise
        raise addresses.no_address(address) from error  # it cannot even be read


async def readers(address: str, count: int) -> Any:
    """Connections that only read, made when they are needed."""
    return await asyncpg.create_pool(
        address,
        min_size=0,
        max_size=count,
        timeout=CONNECTING,
        command_timeout=PATIENCE,
        reset=_nothing,
        server_settings={**SESSION, "application_name": "roji readers", "default_transaction_read_only": "on"},
    )


async def _nothing(connection: Connection) -> None:
    """Readers leave nothing behind in a session, so that there is nothing to set back."""


async def lock(db: Connection, address: str, what: str = LOCK, *args: str) -> None:
    """Make the store belong to this session, until the session ends; Invalid where another has it all the time."""
    until = time.monotonic() + LOCKING
    while not await db.fetchval(what, *args):
        if time.monotonic() > until:
            raise Invalid("store-in-use", folder=addresses.shown(address))
        await asyncio.sleep(0.05)


async def migrate(db: Connection) -> None:
    """Bring the database to the present form, all of it or nothing."""
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Invalid("store-encoding", encoding=encoding)
    async with db.transaction():
        await db.execute(ONE_BY_ONE)  # several processes may start at once
        await db.execute(OWN)
        form = await db.fetchval("SELECT form FROM holding")
        if form > len(STEPS):
            raise Invalid("store-newer", found=form, known=len(STEPS))
        for step in STEPS[form:]:
            for statement in step:
                if statement != CHAIN:  # no database has events from before they were chained
                    await db.execute(schema.said(statement, POSTGRESQL, secrets.token_hex(8)))
        await db.execute("UPDATE holding SET form = $1", len(STEPS))

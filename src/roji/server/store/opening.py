"""The store that a server is set up with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from roji.games.errors import Invalid
from roji.server.store.sqlite.store import SqliteStore
from roji.server.store.verbs import Store

if TYPE_CHECKING:
    from roji.server.store.postgresql.store import PostgresStore


@asynccontextmanager
async def opened(folder: Path, address: str = "", shared: bool = False) -> AsyncIterator[Store]:
    """The store at an address, or without one that in the folder; open while it is used.

    One that several processes share has to be a database.
    """
    if shared and not address:
        raise Invalid("bus-needs-store")
    if address:
        database = postgresql(address, folder, shared)
        await database.open()
        try:
            yield database
        finally:
            await database.close()
        return
    store = SqliteStore(folder)
    store.open()
    try:
        yield store
    finally:
        store.close()


def postgresql(address: str, folder: Path, shared: bool = False) -> PostgresStore:
    """The store in a database, not open yet; Invalid where what speaks to databases is not installed."""
    needs_driver()
    from roji.server.store.postgresql.shared import SharedStore
    from roji.server.store.postgresql.store import PostgresStore

    return SharedStore(address, folder) if shared else PostgresStore(address, folder)


def needs_driver() -> None:
    """Invalid where what speaks to databases is not installed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError as error:
        raise Invalid("store-no-driver") from error

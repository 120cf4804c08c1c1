"""What is done with a log as a whole, in a folder or in a database: copied, saved from damage, deleted from."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from roji.games.errors import Invalid
from roji.server import keys
from roji.server.files import own_folder
from roji.server.store.address import SCHEMES, shown, typed
from roji.server.store.chain import Head
from roji.server.store.copying import Found, Side, copy
from roji.server.store.opening import needs_driver, opened
from roji.server.store.queries import EVENTS
from roji.server.store.salvage import saved
from roji.server.store.sqlite import side as sqlite
from roji.server.store.writes import DeleteTable
from roji.table.record import Record

FOLDER = "sqlite:"


class Place(NamedTuple):
    """Where a log is: at an address, else in a folder or a file."""

    path: Path
    address: str = ""
    file: bool = False


def place(text: str) -> Place:
    """A place as it is typed."""
    if text.startswith(FOLDER) and text != FOLDER:
        path = Path(text.removeprefix(FOLDER))
        return Place(path, file=path.is_file())
    if text.partition(":")[0] in SCHEMES:
        return Place(Path(), typed(text))
    raise Invalid("store-place", text=shown(text))


@asynccontextmanager
async def _source(place: Place, snapshot: bool) -> AsyncIterator[Side]:
    if not place.address:
        with sqlite.source(place.path, place.file, snapshot) as side:
            yield side
        return
    needs_driver()
    from roji.server.store.postgresql import side as postgresql

    async with postgresql.source(place.address, snapshot) as database:
        yield database


@asynccontextmanager
async def _target(place: Place) -> AsyncIterator[Side]:
    if not place.address:
        with sqlite.target(place.path, place.file) as side:
            yield side
        return
    needs_driver()
    from roji.server.store.postgresql import side as postgresql

    async with postgresql.target(place.address) as database:
        yield database


async def move(source: Place, target: Place, snapshot: bool = False, key: str | None = None) -> Found:
    """Copy a log into an empty place and compare. A snapshot is another store for clients, who may know more."""
    async with _source(source, snapshot) as given, _target(target) as made:
        return await copy(given, made, secrets.token_hex(8) if snapshot else "", key)


async def back_up(address: str, file: Path) -> Found:
    """Copy the log in a database into a file, also while a server writes it."""
    return await move(Place(Path(), address), Place(file, file=True), snapshot=True)


async def restore(file: Path, address: str, folder: Path) -> Found:
    """Put a copy into an empty database; the folder has the key."""
    if not file.exists():
        raise Invalid("store-no-copy", path=str(file))
    own_folder(folder)
    return await move(Place(file, file=True), Place(Path(), address), snapshot=True, key=keys.name_in(folder))


async def salvage(address: str, folder: Path, table: str) -> tuple[Record, int]:
    """The match of a table in a database up to its last sound event, and the number of that event."""
    async with _source(Place(Path(), address), snapshot=True) as side:
        kept = await side.all("SELECT secret, key FROM tables WHERE id = ?1", table)
        if not kept:
            raise Invalid("no-table")
        secret, key = kept[0]
        return saved(folder, table, secret, key, await side.all(EVENTS, table))


async def delete(address: str, folder: Path, table: str) -> None:
    """Delete a table in a database for good, damaged or not, while no server uses it."""
    async with opened(folder, address) as store:
        if await store.table(table) is None and table not in store.damaged:
            raise Invalid("no-table")
        await store.written([DeleteTable(table)], Head(table, 0, b""))

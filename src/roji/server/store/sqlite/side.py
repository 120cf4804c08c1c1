"""An SQLite file as one side of a copy."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from roji.games.errors import Invalid
from roji.server.files import own_folder
from roji.server.store.chain import LOST, Head
from roji.server.store.copying import MANY, Rows, Side
from roji.server.store.sqlite import anchors
from roji.server.store.sqlite.copies import check, finished, nothing_in, part_of
from roji.server.store.sqlite.file import FILE, lock, migrate, said


class SqliteSide(Side):
    def __init__(self, db: sqlite3.Connection, path: Path, noted: dict[str, Head]) -> None:
        self.db, self.name, self.noted = db, str(path), noted

    async def read(self, sql: str, *args: Any) -> AsyncIterator[Rows]:
        cursor = self.db.execute(sql, args)
        while rows := cursor.fetchmany(MANY):
            yield rows

    async def put(self, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        places = ", ".join("?" for _ in columns)
        self.db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

    async def lost(self) -> dict[str, int]:
        here = {id for (id,) in self.db.execute("SELECT id FROM tables")}
        return {table: self.noted[table].n for table in anchors.compare(self.db, self.noted) if table in here}

    async def lose(self, tables: dict[str, int]) -> None:
        self.noted = {table: Head(table, n, LOST) for table, n in tables.items()}

    async def call(self, epoch: str) -> None:
        self.db.execute("UPDATE store SET epoch = ?", (epoch,))


@contextlib.contextmanager
def source(path: Path, file_alone: bool, snapshot: bool) -> Iterator[SqliteSide]:
    """The log in a folder, or in a finished copy, as it is at one moment. It belongs to nobody else meanwhile, or the
    moment is all that is asked for.
    """
    folder, file = (None, path) if file_alone else (path, path / FILE)
    if not file.exists():
        raise Invalid("store-none", folder=str(path))
    if folder is None:
        finished(file)
    held = None
    try:
        if folder is not None and not snapshot:
            try:
                held = lock(folder)
            except Invalid as error:
                raise Invalid("store-copy-in-use", folder=str(folder)) from error
        noted = anchors.Anchors(folder).read() if folder else {}  # before the copy, which may have more and never less
        how = "rw" if folder else "ro"  # where a server has written, SQLite has something to put in order
        with (
            tempfile.TemporaryDirectory(dir=file.parent) as aside,
            contextlib.closing(sqlite3.connect(Path(aside) / FILE, isolation_level=None)) as db,
        ):
            with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={how}", uri=True)) as kept:
                kept.backup(db)
            check(db)
            migrate(db)
            yield SqliteSide(db, path, noted)
    except sqlite3.DatabaseError as error:
        raise said(error, file) from error
    finally:
        if held is not None:
            os.close(held)


@contextlib.contextmanager
def target(path: Path, file_alone: bool) -> Iterator[SqliteSide]:
    """A new log in a folder, or in a file that must not be there yet; nothing of it is there after a fault."""
    folder, file = (None, path) if file_alone else (path, path / FILE)
    if folder is not None:
        own_folder(folder)
        nothing_in(folder)
    elif file.exists():
        raise Invalid("store-exists", path=str(file))
    try:
        with part_of(file) as part, contextlib.closing(sqlite3.connect(part, isolation_level=None)) as db:
            migrate(db)
            db.execute("BEGIN IMMEDIATE")
            side = SqliteSide(db, path, {})
            yield side
            db.execute("COMMIT")
            check(db)
            if folder is not None and side.noted:
                noted = anchors.Anchors(folder)
                noted.renew(side.noted.values())
                noted.close()
    except sqlite3.DatabaseError as error:
        raise said(error, file) from error
    except FileNotFoundError as error:
        raise Invalid("file-unwritable", path=str(file)) from error

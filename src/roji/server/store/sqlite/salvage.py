"""A damaged table in a folder: what can still be told of it, and how it is deleted for good."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from roji.games.errors import Invalid
from roji.server.store.salvage import saved
from roji.server.store.sqlite.anchors import Anchors
from roji.server.store.sqlite.events import rows_of
from roji.server.store.sqlite.file import FILE, connect, lock, migrate, said
from roji.server.store.sqlite.pieces import write
from roji.server.store.writes import DeleteTable
from roji.table.record import Record


def salvage(folder: Path, table: str) -> tuple[Record, int]:
    """The match of a table up to its last sound event, and the number of that event."""
    if not (folder / FILE).exists():
        raise Invalid("store-none", folder=str(folder))
    try:
        with contextlib.closing(connect(folder / FILE)) as db:
            kept = db.execute("SELECT secret, key FROM tables WHERE id = ?", (table,)).fetchone()
            rows = rows_of(db, table)
    except sqlite3.DatabaseError as error:
        raise said(error, folder / FILE) from error
    if kept is None:
        raise Invalid("no-table")
    secret, key = kept
    return saved(folder, table, secret, key, rows)


def delete(folder: Path, table: str) -> None:
    """Delete a table for good, damaged or not, while no server uses the folder."""
    if not (folder / FILE).exists():
        raise Invalid("store-none", folder=str(folder))
    locked = lock(folder)
    anchors = Anchors(folder)
    try:
        kept = anchors.read()
        with contextlib.closing(connect(folder / FILE)) as db:
            migrate(db)
            if table not in kept and not db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise Invalid("no-table")
            anchors.renew(head for head in kept.values() if head.table != table)
            db.execute("BEGIN IMMEDIATE")
            write(db, [DeleteTable(table)])
            db.execute("COMMIT")
    except (sqlite3.DatabaseError, OSError) as error:
        raise said(error, folder / FILE) from error
    finally:
        anchors.close()
        os.close(locked)

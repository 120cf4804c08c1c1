"""A table that is damaged: what can still be told of it, and how it is deleted for good."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import msgspec

from roji.games.errors import Invalid
from roji.server import keys
from roji.server.identity import Chance
from roji.server.store.chain import Broken, Event, follow
from roji.server.store.sqlite.anchors import Anchors
from roji.server.store.sqlite.events import rows_of
from roji.server.store.sqlite.file import FILE, connect, lock, migrate, said
from roji.server.store.sqlite.statements import write
from roji.server.store.writes import DeleteTable
from roji.table.events import Created, Logged
from roji.table.record import Record
from roji.table.table import WAITING, Secrets, Table
from roji.wire.events import decode


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
    if not secret and key != keys.name_in(folder):
        raise Invalid("table-needs-key", table=table)
    chance = Chance(keys.load(folder))
    found = _rebuilt(sound(table, rows), lambda number: secret or chance.deal(table, number))
    if found is None or found.phase == WAITING:
        raise Invalid("salvage-nothing", table=table)
    return found.record(), found.number


def sound(table: str, rows: list[Event]) -> list[Logged]:
    """The events of a table up to the first that is not what was stored."""
    try:
        follow(table, rows)
    except Broken as error:
        rows = rows[: error.sound]
    found: list[Logged] = []
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
        for _, body, _ in rows:
            found.append(decode(body))
    return found


def _rebuilt(log: list[Logged], secrets: Secrets) -> Table | None:
    """The table as far as its events make sense, None where not even the first does."""
    found: Table | None = None
    with contextlib.suppress(Exception):
        for event in log:
            if found is not None:
                found.add(event)
            elif isinstance(event, Created):
                found = Table(event, secrets)
    return found


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

"""A table that is damaged: what can still be told of it, and how it is deleted for good."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import msgspec

from roji.games.errors import Invalid
from roji.server import chain, keys
from roji.server.anchors import Anchors
from roji.server.identity import Chance
from roji.server.store import FILE, Op, connect, lock, migrate, said
from roji.table.events import Created, Logged, decode
from roji.table.record import Record
from roji.table.table import WAITING, Secrets, Table


def deletion(table: str) -> list[Op]:
    """All that is kept of a table goes."""
    return [
        ("DELETE FROM events WHERE table_id = ?", (table,)),
        ("DELETE FROM seats WHERE table_id = ?", (table,)),
        ("DELETE FROM devices WHERE table_id = ?", (table,)),
        ("DELETE FROM tables WHERE id = ?", (table,)),
    ]


def salvage(folder: Path, table: str) -> tuple[Record, int]:
    """The match of a table up to its last sound event, and the number of that event."""
    if not (folder / FILE).exists():
        raise Invalid("store-none", folder=str(folder))
    try:
        with contextlib.closing(connect(folder / FILE)) as db:
            kept = db.execute("SELECT secret, key FROM tables WHERE id = ?", (table,)).fetchone()
            rows = chain.rows_of(db, table)
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


def sound(table: str, rows: list[tuple[int, bytes, bytes]]) -> list[Logged]:
    """The events of a table up to the first that is not what was stored."""
    try:
        chain.follow(table, rows)
    except chain.Broken as error:
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
            for sql, args in deletion(table):
                db.execute(sql, args)
            db.execute("COMMIT")
    except (sqlite3.DatabaseError, OSError) as error:
        raise said(error, folder / FILE) from error
    finally:
        anchors.close()
        os.close(locked)

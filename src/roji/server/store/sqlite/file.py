"""The file and its folder: its form and how it came to it, connections to it, the lock of the folder."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from roji.games.errors import Invalid
from roji.server.files import own
from roji.server.store.sqlite.events import chain_all
from roji.server.store.sqlite.statements import write
from roji.server.store.writes import Probe

FILE = "roji.sqlite"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside it

Step = str | Callable[[sqlite3.Connection], None]


def _chained(db: sqlite3.Connection) -> None:
    """Events are chained; a table knows whose key deals; a store knows which one it is and when it last wrote."""
    db.execute("ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x''")
    db.execute("ALTER TABLE tables ADD COLUMN key TEXT NOT NULL DEFAULT ''")
    db.execute(
        "CREATE TABLE store (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, wrote INTEGER NOT NULL)"
    )
    db.execute("INSERT INTO store VALUES (1, lower(hex(randomblob(8))), 0)")
    chain_all(db)


MIGRATIONS: tuple[Step, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, secret TEXT NOT NULL, invite BLOB NOT NULL, watch BLOB NOT NULL,
        created INTEGER NOT NULL, touched INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE events (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        secret BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, secret)
    ) WITHOUT ROWID;
    CREATE TABLE devices (
        device BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (device, table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX devices_of_table ON devices (table_id);
    CREATE TABLE records (
        id TEXT PRIMARY KEY, device BLOB NOT NULL, text TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX records_of_device ON records (device);
    """,
    _chained,
    """
    ALTER TABLE records ADD COLUMN about TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN about TEXT NOT NULL DEFAULT '';
    """,
    "ALTER TABLE devices ADD COLUMN told INTEGER NOT NULL DEFAULT 0;",  # whether it got the secret of the seat
    """
    CREATE TABLE reviews (
        record TEXT NOT NULL, kind TEXT NOT NULL, first INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (record, kind, first)
    ) WITHOUT ROWID;
    """,
)


def connect(path: Path) -> sqlite3.Connection:
    """A connection as every part of Roji uses it."""
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256)
    made.execute("PRAGMA journal_mode=WAL")
    made.execute("PRAGMA synchronous=FULL")
    made.execute("PRAGMA wal_autocheckpoint=0")  # the writer does it, and notices where it fails
    return made


def said(error: Exception, path: Path) -> Exception:
    """What went wrong with a file, as a refusal."""
    if isinstance(error, sqlite3.OperationalError | OSError):
        return Invalid("store-unwritable", path=str(path), why=str(error))
    return Invalid("store-damaged", path=str(path)) if isinstance(error, sqlite3.Error) else error


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the present form, step by step, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Invalid("store-newer", found=version, known=len(MIGRATIONS))
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        if isinstance(step, str):
            db.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version={number}; COMMIT;")
            continue
        db.execute("BEGIN IMMEDIATE")
        try:
            step(db)
            db.execute(f"PRAGMA user_version={number}")
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise


def settle(db: sqlite3.Connection) -> None:
    """Copy the write-ahead log into the database, sync that, and write something: the disk is sound, or this fails.

    What a process before us could not sync may be in memory only and look stored: it is written again by this.
    """
    (busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the write-ahead log is in use")
    write(db, [Probe(int(time.time()))])


def locked(db: sqlite3.Connection, key: str) -> list[str]:
    """The tables that have not ended and were dealt with another key than the one of this name."""
    rows = db.execute("SELECT id FROM tables WHERE secret = '' AND key != ? ORDER BY id", (key,))
    return [id for (id,) in rows]


def lock(folder: Path) -> int:
    """The lock of a folder, which belongs to one process at a time; Invalid where another has it."""
    path = folder / "lock"
    opened = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        own(path)
    except OSError:
        os.close(opened)
        raise Invalid("store-in-use", folder=str(folder)) from None
    return opened

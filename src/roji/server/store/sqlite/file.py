"""The file and its folder: its form and how it came to it, connections to it, the lock of the folder."""

from __future__ import annotations

import fcntl
import os
import secrets
import sqlite3
import time
from pathlib import Path

from roji.games.errors import Invalid
from roji.server.files import own
from roji.server.store import schema
from roji.server.store.queries import LOCKED
from roji.server.store.schema import CHAIN, STEPS, Dialect
from roji.server.store.sqlite.events import chain_all
from roji.server.store.sqlite.pieces import write
from roji.server.store.writes import Probe

FILE = "roji.sqlite"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside it

SQLITE = Dialect(bytes="BLOB", none="x''", number="INTEGER", rows=" WITHOUT ROWID")


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
    if version > len(STEPS):
        raise Invalid("store-newer", found=version, known=len(STEPS))
    for number, step in enumerate(STEPS[version:], version + 1):
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                if statement == CHAIN:
                    chain_all(db)
                else:
                    db.execute(schema.said(statement, SQLITE, secrets.token_hex(8)))
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
    return [id for (id,) in db.execute(LOCKED, (key,))]


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

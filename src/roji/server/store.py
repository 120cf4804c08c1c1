"""The log on disk: one SQLite file, one writer that groups what waits into one commit, readers beside it.

What `write` is given is on the disk when `done` is called. Where several write at once, a commit waits a moment for
more of them: each costs the same however much is in it. A batch that cannot be written is tried piece by piece, so
that one bad piece does not take others with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from roji.games.errors import Invalid

FILE = "roji.sqlite"
BATCH = 1000  # pieces in one commit at most
GATHER = 0.002  # seconds that a commit waits for company where the last one had some

MIGRATIONS = (
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
)

Op = tuple[str, tuple[Any, ...]]
Done = Callable[[Exception | None], None]


class Job(NamedTuple):
    ops: list[Op]
    done: Done


def connect(path: Path) -> sqlite3.Connection:
    """A connection as every part of Roji uses it."""
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256)
    made.execute("PRAGMA journal_mode=WAL")
    made.execute("PRAGMA synchronous=FULL")
    return made


def _said(error: Exception, path: Path) -> Exception:
    """What went wrong with a file, as a refusal."""
    if isinstance(error, sqlite3.OperationalError):
        return Invalid("file-unwritable", path=str(path))
    return Invalid("store-damaged", path=str(path)) if isinstance(error, sqlite3.Error) else error


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the present form, step by step, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Invalid("store-newer", found=version, known=len(MIGRATIONS))
    for number in range(version, len(MIGRATIONS)):
        db.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version={number + 1}; COMMIT;")


class Store:
    """The log of all tables in a folder, which belongs to one process at a time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.lock = (folder / "lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise Invalid("store-in-use", folder=str(folder)) from None
        self.path = folder / FILE
        try:
            self.reader = connect(self.path)
            migrate(self.reader)
        except (Invalid, sqlite3.DatabaseError) as error:
            self.lock.close()
            raise _said(error, self.path) from error
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="roji-writer", daemon=True)
        self.commits = 0
        self.commit_seconds = 0.0

    def open(self) -> None:
        """Begin to write, for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def close(self) -> None:
        """Write what waits, then let go of the folder."""
        if self.thread.is_alive():
            self.jobs.put(None)
            self.thread.join()
        self.reader.close()
        self.lock.close()

    def write(self, ops: list[Op], done: Done) -> None:
        """Write these together; `done` is called in the event loop when they are on the disk, or with the error."""
        self.jobs.put(Job(ops, done))

    def promise(self) -> tuple[asyncio.Future[None], Done]:
        """Something to wait for, and the `done` that ends the wait: Invalid where the disk refused."""
        assert self.loop is not None
        waiting: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if waiting.cancelled():
                return
            if error is None:
                waiting.set_result(None)
            else:
                refused = Invalid("not-stored")
                refused.__cause__ = error
                waiting.set_exception(refused)

        return waiting, done

    async def written(self, ops: list[Op]) -> None:
        """Write these together and wait for it; Invalid where the disk refused."""
        waiting, done = self.promise()
        self.write(ops, done)
        await waiting

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """What is on the disk."""
        return self.reader.execute(sql, args).fetchall()

    # -- the writer's thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        db = connect(self.path)
        stop, batch = False, list[Job]()
        while not stop:
            first = self.jobs.get()
            if len(batch) > 1:
                time.sleep(GATHER)
            batch = []
            while True:
                if first is None:
                    stop = True
                    break
                batch.append(first)
                if len(batch) == BATCH:
                    break
                try:
                    first = self.jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._report(self._commit(db, batch))
        db.close()

    def _commit(self, db: sqlite3.Connection, batch: list[Job]) -> list[tuple[Done, Exception | None]]:
        began = time.perf_counter()
        error = _try(db, batch)
        self.commits += 1
        self.commit_seconds += time.perf_counter() - began
        if error is None or len(batch) == 1:
            return [(job.done, error) for job in batch]
        return [(job.done, _try(db, [job])) for job in batch]

    def _report(self, results: list[tuple[Done, Exception | None]]) -> None:
        def call() -> None:
            for done, error in results:
                done(error)

        assert self.loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            self.loop.call_soon_threadsafe(call)


def _try(db: sqlite3.Connection, batch: list[Job]) -> Exception | None:
    """Write a batch in one transaction; the error where it could not be."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            for sql, args in job.ops:
                db.execute(sql, args)
        db.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return error
    return None


# -- keeping a copy --------------------------------------------------------------------------------------


def back_up(folder: Path, target: Path) -> int:
    """Copy the log of a folder, also while a server writes it; returns the number of events in the copy."""
    source = folder / FILE
    if not source.exists():
        raise Invalid("store-none", folder=str(folder))
    if target.exists():
        raise Invalid("store-exists", path=str(target))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(part)) as copy, contextlib.closing(sqlite3.connect(source)) as db:
            db.backup(copy, pages=256)
            copy.execute("PRAGMA journal_mode=DELETE")
            count: int = checked(copy)
    except sqlite3.DatabaseError as error:
        part.unlink(missing_ok=True)
        raise _said(error, source if target.parent.is_dir() else target) from error
    part.rename(target)
    return count


def restore(source: Path, folder: Path) -> int:
    """Put a copy into a folder that has no log yet; returns the number of events."""
    if not source.exists():
        raise Invalid("store-no-copy", path=str(source))
    target = folder / FILE
    if target.exists():
        raise Invalid("store-exists", path=str(target))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = folder / (FILE + ".part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(source)) as db, contextlib.closing(sqlite3.connect(part)) as copy:
            count: int = checked(db)
            db.backup(copy)
    except sqlite3.DatabaseError as error:
        part.unlink(missing_ok=True)
        raise Invalid("store-damaged", path=str(source)) from error
    part.rename(target)
    return count


def checked(db: sqlite3.Connection) -> int:
    """The number of events of a sound log; DatabaseError where it is not one."""
    (answer,) = db.execute("PRAGMA integrity_check").fetchone()
    if answer != "ok":
        raise sqlite3.DatabaseError(answer)
    (count,) = db.execute("SELECT count(*) FROM events").fetchone()
    return int(count)

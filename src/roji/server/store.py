"""The log on disk: one SQLite file, one writer that groups what waits into one commit, readers beside it.

What `write` is given is on the disk, and its heads are anchored, when `done` is called. Where several write at once, a
commit waits a moment for more of them: each costs the same however much is in it. A batch with a piece that cannot be
written is tried piece by piece, so that one bad piece does not take others with it.

When the disk itself fails nobody can say what of a commit is on it. Then the connection is never used again: the file
is opened anew, what it holds is copied out of the write-ahead log and synced, and everybody looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import structlog

from roji.games.errors import Invalid
from roji.server import chain
from roji.server.anchors import LOST, Anchors, compare
from roji.server.chain import Head
from roji.server.files import make_own, own, own_folder
from roji.server.keys import load
from roji.server.metrics import metrics
from roji.server.proofs import Proofs

log = structlog.get_logger()
FILE = "roji.sqlite"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside it
BATCH = 1000  # pieces in one commit at most
GATHER = 0.004  # seconds that a commit waits for company where the last one had some
COPY = 1000  # changes after which the write-ahead log is copied into the database
AGAIN = 1.0  # seconds between attempts to use a disk that failed
HEALTH = 5.0  # seconds that a sound store needs for a small write at most

Step = str | Callable[[sqlite3.Connection], None]


def _chained(db: sqlite3.Connection) -> None:
    """Events are chained; a table knows whose key deals; a store knows which one it is and when it last wrote."""
    db.execute("ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x''")
    db.execute("ALTER TABLE tables ADD COLUMN key TEXT NOT NULL DEFAULT ''")
    db.execute(
        "CREATE TABLE store (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, wrote INTEGER NOT NULL)"
    )
    db.execute("INSERT INTO store VALUES (1, lower(hex(randomblob(8))), 0)")
    chain.chain_all(db)


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
)

Op = tuple[str, tuple[Any, ...]]
Done = Callable[[Invalid | None], None]
WROTE = "UPDATE store SET wrote = ?"


class Job(NamedTuple):
    ops: list[Op]
    done: Done
    head: Head | None


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
    db.execute(WROTE, (int(time.time()),))


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


class Store:
    """The log of all tables in a folder, which belongs to one process at a time.

    `damaged` says of tables that cannot be believed what is wrong with them. `failing` says why nothing can be stored
    at the moment; empty where all is well. `locked` are the tables that cannot go on without another key.
    """

    def __init__(self, folder: Path) -> None:
        own_folder(folder)
        self.lock = lock(folder)
        self.path = folder / FILE
        self.anchors = Anchors(folder)
        self.damaged: dict[str, str] = {}
        self.failing = ""
        try:
            for path in (self.path, *(folder / f"{FILE}{end}" for end in BESIDE)):
                own(path)
            if not self.path.exists():
                os.close(make_own(self.path))
            self.reader = connect(self.path)
            migrate(self.reader)
            settle(self.reader)
            self._anchor(self.reader)
            (epoch,) = self.reader.execute("SELECT epoch FROM store").fetchone()
            self.key = load(folder)
            self.locked = locked(self.reader, self.key.name)
            self.proofs = Proofs(self.key, epoch)
        except (Invalid, sqlite3.DatabaseError, OSError) as error:
            os.close(self.lock)
            raise said(error, self.path) from error
        self.waiting: list[Job] = []  # in the event loop; the writer's thread is woken for whole batches
        self.writing = self.gathering = self.company = False
        self.began = 0.0
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="roji-writer", daemon=True)
        self.commits = self.copied = 0
        self.reopened = 0.0
        self.probe: tuple[float, asyncio.Task[bool]] | None = None

    def open(self) -> None:
        """Begin to write, for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.writer = connect(self.path)
        self.thread.start()

    def close(self) -> None:
        """Write what waits, then let go of the folder."""
        if self.thread.is_alive():
            self.batches.put(self.waiting)
            self.batches.put(None)
            self.thread.join()
        self.reader.close()
        self.anchors.close()
        os.close(self.lock)

    def write(self, ops: list[Op], done: Done, head: Head | None = None) -> None:
        """Write these together; `done` is called in the event loop when they are on the disk, or with the refusal.

        `head` is the last event of the table that they add to; number 0 where they delete it.
        """
        self.waiting.append(Job(ops, done, head))
        if not self.writing and not self.gathering:
            self._gather()

    def _gather(self) -> None:
        """Hand what waits to the writer, with what comes until then."""
        assert self.loop is not None
        self.gathering, self.began = True, time.perf_counter()
        self.loop.call_later(GATHER if self.company else 0, self._hand_over)

    def _hand_over(self) -> None:
        self.gathering, self.writing = False, True
        batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
        self.company = len(batch) > 1
        self.batches.put(batch)

    def promise(self) -> tuple[asyncio.Future[None], Done]:
        """Something to wait for, and the `done` that ends the wait: Invalid where the disk refused."""
        assert self.loop is not None
        waiting: asyncio.Future[None] = self.loop.create_future()

        def done(refused: Invalid | None) -> None:
            if waiting.cancelled():
                return
            if refused is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(refused)

        return waiting, done

    async def written(self, ops: list[Op], head: Head | None = None) -> None:
        """Write these together and wait for it; Invalid where the disk refused."""
        waiting, done = self.promise()
        self.write(ops, done, head)
        await waiting

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """What is on the disk."""
        try:
            return self.reader.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as error:
            log.error("cannot read the store", error=str(error))
            raise Invalid("store-failing") from error

    # -- is it well? -------------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        """Whether something can be written, by writing; asked at most once a second, however many want to know."""
        now = time.monotonic()
        if self.probe is None or (self.probe[1].done() and now - self.probe[0] > AGAIN):
            self.probe = (now, asyncio.create_task(self._write_something()))
        return await asyncio.shield(self.probe[1])

    async def _write_something(self) -> bool:
        try:
            await asyncio.wait_for(self.written([(WROTE, (int(time.time()),))]), HEALTH)
        except (Invalid, TimeoutError):
            return False
        return not self.failing

    def isolate(self, table: str, why: str, n: int = 0) -> None:
        """Believe nothing of a table any more, also after a restart where its event `n` is known to be lost."""
        if table not in self.damaged:
            self.damaged[table] = why
            log.error("table damaged", table=table, why=why)
        if n:
            self.write([], lambda _: None, Head(table, n, LOST))

    def _anchor(self, db: sqlite3.Connection) -> None:
        """Compare the tables with their anchors, and write the anchors anew; those of damaged tables stay."""
        kept = self.anchors.read()
        for table, why in compare(db, kept).items():
            self.isolate(table, why)
        sound = [head for head in chain.heads(db) if head.table not in self.damaged]
        self.anchors.renew([*sound, *(kept[table] for table in self.damaged if table in kept)])

    # -- the writer's thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            try:
                batch = self.batches.get(timeout=AGAIN if self.failing else None)
            except queue.Empty:
                self._reopen()
                continue
            if batch is None:
                break
            self._store(batch)
        self.writer.close()

    def _store(self, batch: list[Job]) -> None:
        """Write a batch and report; where the disk fails, open the store anew before anybody looks again."""
        if self.failing and time.monotonic() - self.reopened > AGAIN:
            self._reopen()
        if self.failing:
            self._report([(job.done, Invalid("not-stored")) for job in batch])
            return
        try:
            results = self._commit(batch)
        except (sqlite3.Error, OSError) as error:
            self._reopen(error)
            results = [(job.done, _refusal("store-unknown", error)) for job in batch]
        self.commits += 1
        self._report(results)
        self.copied += sum(len(job.ops) for job in batch)
        if self.copied > COPY and not self.failing:
            self.copied = 0
            try:
                self.writer.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:
                self._reopen(error)

    def _reopen(self, error: Exception | None = None) -> None:
        """Never use a connection again on which the disk failed; go on with a new one where the disk is sound."""
        if error is not None:
            log.error("the disk failed", error=str(error))
        self.reopened = time.monotonic()
        try:
            with contextlib.suppress(sqlite3.Error):
                self.writer.close()
            self.writer = connect(self.path)
            settle(self.writer)
            self._anchor(self.writer)
        except (sqlite3.Error, OSError) as again:
            if not self.failing:
                log.error("nothing can be stored", error=str(again))
            self.failing = str(again)
            return
        log.warning("the store was opened anew")
        self.failing = ""

    def _commit(self, batch: list[Job]) -> list[tuple[Done, Invalid | None]]:
        """Write a batch and anchor it; raises where nobody can say whether it is on the disk."""
        gone = [job.head for job in batch if job.head is not None and not job.head.n]
        if gone:  # first: a table without an anchor is believed, one without its events is not
            self.anchors.add(gone)
        if _try(self.writer, batch) is None:
            results: list[tuple[Job, Invalid | None]] = [(job, None) for job in batch]
        else:
            results = [(job, _try(self.writer, [job])) for job in batch]
        heads = {job.head.table: job.head for job, error in results if job.head is not None and error is None}
        kept = [head for head in heads.values() if head.n]
        if kept:
            self.anchors.add(kept)
        return [(job.done, error) for job, error in results]

    def _report(self, results: list[tuple[Done, Invalid | None]]) -> None:
        def call() -> None:
            self.writing = False
            metrics.commit.observe(time.perf_counter() - self.began)
            if self.waiting:
                self._gather()
            for done, error in results:
                done(error)

        assert self.loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            self.loop.call_soon_threadsafe(call)


def _refusal(key: str, error: Exception) -> Invalid:
    refused = Invalid(key)
    refused.__cause__ = error
    return refused


def _try(db: sqlite3.Connection, batch: list[Job]) -> Invalid | None:
    """Write a batch in one transaction; the refusal where a piece of it contradicts what is there."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            for sql, args in job.ops:
                db.execute(sql, args)
        db.execute("COMMIT")
    except Exception as error:
        if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:  # not the piece's fault
            raise
        db.execute("ROLLBACK")
        return _refusal("not-stored", error)
    return None

"""The log on disk: one SQLite file, one writer that groups what waits into one commit, readers beside it.

What `write` is given is on the disk, and its heads are anchored, when `done` is called. A batch with a piece that
cannot be written is tried piece by piece, so that one bad piece does not take others with it.

When the disk itself fails nobody can say what of a commit is on it. Then the connection is never used again: the file
is opened anew, what it holds is copied out of the write-ahead log and synced, and everybody looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from itertools import chain
from pathlib import Path
from typing import Any

import structlog

from roji.games.errors import Invalid
from roji.server.files import make_own, own, own_folder
from roji.server.keys import load
from roji.server.proofs import Proofs
from roji.server.store.grouped import Job, Results, refusal
from roji.server.store.queries import SqlStore
from roji.server.store.sqlite.anchors import Anchors, compare
from roji.server.store.sqlite.events import heads
from roji.server.store.sqlite.file import BESIDE, FILE, connect, lock, locked, migrate, said, settle
from roji.server.store.sqlite.pieces import write
from roji.server.store.verbs import AGAIN

log = structlog.get_logger()
COPY = 1000  # changes after which the write-ahead log is copied into the database


class SqliteStore(SqlStore):
    """The store in a folder, which belongs to one process at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        own_folder(folder)
        self.lock = lock(folder)
        self.path = folder / FILE
        self.anchors = Anchors(folder)
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
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="roji-writer", daemon=True)
        self.copied = 0
        self.reopened = 0.0

    def open(self) -> None:
        """Begin to write, for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.writer = connect(self.path)
        self.thread.start()

    def close(self) -> None:
        """Write what waits, then let go of everything."""
        if self.thread.is_alive():
            self.batches.put(self.waiting)
            self.batches.put(None)
            self.thread.join()
        self.reader.close()
        self.anchors.close()
        os.close(self.lock)

    def _begin(self, batch: list[Job]) -> None:
        self.batches.put(batch)

    # -- reading -----------------------------------------------------------------------------------------

    async def _rows(self, sql: str, *args: Any) -> list[Any]:
        try:
            return self.reader.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as error:
            log.error("cannot read the store", error=str(error))
            raise Invalid("store-failing") from error

    # -- is it well? -------------------------------------------------------------------------------------

    def whole(self) -> bool:
        return super().whole() and not self.anchors.bad.exists()

    def _anchor(self, db: sqlite3.Connection) -> None:
        """Compare the tables with their anchors, and write the anchors anew; those of damaged tables stay."""
        kept = self.anchors.read()
        for table, why in compare(db, kept).items():
            self.isolate(table, why)
        sound = [head for head in heads(db) if head.table not in self.damaged]
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
            results = [(job.done, refusal("store-unknown", error)) for job in batch]
        self.commits += 1
        self._report(results)
        self.copied += sum(len(job.writes) for job in batch)
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

    def _commit(self, batch: list[Job]) -> Results:
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

    def _report(self, results: Results) -> None:
        assert self.loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            self.loop.call_soon_threadsafe(self._tell, results)


def _try(db: sqlite3.Connection, batch: list[Job]) -> Invalid | None:
    """Write a batch in one transaction; the refusal where a piece of it contradicts what is there."""
    try:
        db.execute("BEGIN IMMEDIATE")
        write(db, chain.from_iterable(job.writes for job in batch))
        db.execute("COMMIT")
    except Exception as error:
        if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:  # not the piece's fault
            raise
        db.execute("ROLLBACK")
        return refusal("not-stored", error)
    return None

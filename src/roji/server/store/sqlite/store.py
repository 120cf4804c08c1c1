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
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import structlog

from roji.games.errors import Invalid
from roji.server.files import make_own, own, own_folder
from roji.server.keys import load
from roji.server.metrics import metrics
from roji.server.proofs import Proofs
from roji.server.store.chain import Event, Head
from roji.server.store.sqlite.anchors import LOST, Anchors, compare
from roji.server.store.sqlite.events import EVENTS, heads
from roji.server.store.sqlite.file import BESIDE, FILE, connect, lock, locked, migrate, said, settle
from roji.server.store.sqlite.statements import write
from roji.server.store.verbs import AGAIN, Done, KeptRecord, KeptTable, Store
from roji.server.store.writes import Write

log = structlog.get_logger()
BATCH = 1000  # pieces in one commit at most
GATHER = 0.004  # seconds that a commit waits for company where the last one had some
COPY = 1000  # changes after which the write-ahead log is copied into the database


class Job(NamedTuple):
    writes: Sequence[Write]
    done: Done
    head: Head | None


class SqliteStore(Store):
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
        self.waiting: list[Job] = []  # in the event loop; the writer's thread is woken for whole batches
        self.writing = self.gathering = self.company = False
        self.began = 0.0
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="roji-writer", daemon=True)
        self.commits = self.copied = 0
        self.reopened = 0.0

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = connect(self.path)
        self.thread.start()

    def close(self) -> None:
        if self.thread.is_alive():
            self.batches.put(self.waiting)
            self.batches.put(None)
            self.thread.join()
        self.reader.close()
        self.anchors.close()
        os.close(self.lock)

    def write(self, writes: Sequence[Write], done: Done, head: Head | None = None) -> None:
        self.waiting.append(Job(writes, done, head))
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

    # -- reading -----------------------------------------------------------------------------------------

    def _rows(self, sql: str, *args: Any) -> list[Any]:
        """What is on the disk."""
        try:
            return self.reader.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as error:
            log.error("cannot read the store", error=str(error))
            raise Invalid("store-failing") from error

    def table(self, table: str) -> KeptTable | None:
        rows = self._rows(
            "SELECT game, secret, key, invite, watch, over, about,"
            " (SELECT ifnull(max(n), 0) FROM events WHERE table_id = id) FROM tables WHERE id = ?",
            table,
        )
        return KeptTable(*rows[0]) if rows else None

    def events(self, table: str) -> list[Event]:
        return self._rows(EVENTS, table)

    def event_hash(self, table: str, n: int) -> bytes:
        rows = self._rows("SELECT hash FROM events WHERE table_id = ? AND n = ?", table, n)
        return bytes(rows[0][0]) if rows else b""

    def seat(self, table: str, secret: bytes) -> int | None:
        rows = self._rows("SELECT seat FROM seats WHERE table_id = ? AND secret = ?", table, secret)
        return int(rows[0][0]) if rows else None

    def seats(self, table: str) -> list[tuple[bytes, int]]:
        return self._rows("SELECT secret, seat FROM seats WHERE table_id = ?", table)

    def devices(self, table: str) -> list[tuple[bytes, int, bool]]:
        return self._rows("SELECT device, seat, told FROM devices WHERE table_id = ?", table)

    def seats_of(self, device: bytes, table: str) -> list[tuple[int, bool]]:
        return self._rows(
            "SELECT seat, told FROM devices WHERE device = ? AND table_id = ? ORDER BY seat", device, table
        )

    def tables_of(self, device: bytes, most: int) -> list[tuple[str, int, int]]:
        return self._rows(
            "SELECT id, seat, touched FROM devices JOIN tables ON id = table_id WHERE device = ?"
            " ORDER BY touched DESC, id LIMIT ?",
            device,
            most,
        )

    def knows(self, device: bytes) -> bool:
        return bool(
            self._rows(
                "SELECT 1 FROM devices WHERE device = ?1 UNION SELECT 1 FROM records WHERE device = ?1 LIMIT 1", device
            )
        )

    def record(self, record: str) -> KeptRecord | None:
        rows = self._rows("SELECT device, text, created FROM records WHERE id = ?", record)
        return KeptRecord(*rows[0]) if rows else None

    def records_of(self, device: bytes, most: int) -> list[tuple[str, str, int]]:
        return self._rows(
            "SELECT id, about, created FROM records WHERE device = ? ORDER BY created DESC, id LIMIT ?", device, most
        )

    def count_records(self, device: bytes) -> int:
        ((count,),) = self._rows("SELECT count(*) FROM records WHERE device = ?", device)
        return int(count)

    def review(self, record: str, kind: str, first: int) -> list[bytes]:
        rows = self._rows(
            "SELECT body FROM reviews WHERE record = ? AND kind = ? AND first >= ? ORDER BY first", record, kind, first
        )
        return [body for (body,) in rows]

    # -- is it well? -------------------------------------------------------------------------------------

    def whole(self) -> bool:
        return super().whole() and not self.anchors.bad.exists()

    def isolate(self, table: str, why: str, n: int = 0) -> None:
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
            results = [(job.done, _refusal("store-unknown", error)) for job in batch]
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
        write(db, chain.from_iterable(job.writes for job in batch))
        db.execute("COMMIT")
    except Exception as error:
        if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:  # not the piece's fault
            raise
        db.execute("ROLLBACK")
        return _refusal("not-stored", error)
    return None

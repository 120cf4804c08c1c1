"""Copies of a log: made in one step while a server writes, checked, and put back where nothing is yet."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from roji.games.errors import Invalid
from roji.server import keys
from roji.server.files import make_own, own_folder, sync
from roji.server.store.chain import Head
from roji.server.store.copying import Found
from roji.server.store.sqlite import anchors, events
from roji.server.store.sqlite.file import BESIDE, FILE, lock, locked, migrate, said


def back_up(folder: Path, target: Path) -> Found:
    """Copy the log of a folder, also while a server writes it; what the copy holds."""
    source = folder / FILE
    if not source.exists():
        raise Invalid("store-none", folder=str(folder))
    if target.exists():
        raise Invalid("store-exists", path=str(target))
    noted = anchors.Anchors(folder).read()  # before the copy, which may have more and never less
    try:
        with part_of(target) as part, contextlib.closing(sqlite3.connect(part)) as copy:
            with contextlib.closing(sqlite3.connect(source)) as db:
                db.backup(copy)  # in one step: what is written meanwhile does not make it begin again
            copy.execute("PRAGMA journal_mode=DELETE")
            check(copy)
            version = copy.execute("PRAGMA user_version").fetchone()[0]
            found = look(copy, noted) if version > 1 else Found(*count(copy))
    except sqlite3.DatabaseError as error:
        raise said(error, source if target.parent.is_dir() else target) from error
    except FileNotFoundError as error:
        raise Invalid("file-unwritable", path=str(target)) from error
    return found


def restore(source: Path, folder: Path) -> Found:
    """Put a copy into a folder that has no log yet, and look at it there."""
    if not source.exists():
        raise Invalid("store-no-copy", path=str(source))
    finished(source)
    own_folder(folder)
    held = lock(folder)
    try:
        target = folder / FILE
        nothing_in(folder)
        with part_of(target) as part, contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
            with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as db:
                db.backup(copy)
            check(copy)
            migrate(copy)
            copy.execute(
                "UPDATE store SET epoch = lower(hex(randomblob(8)))"
            )  # what clients know of before is another's
            found = look(copy, {}, keys.name_in(folder))
    except sqlite3.DatabaseError as error:
        raise Invalid("store-damaged", path=str(source)) from error
    finally:
        os.close(held)
    return found


def finished(source: Path) -> None:
    """Refuse a file that is no finished copy: what belongs to it lies beside it."""
    for path in (source.with_name(source.name + end) for end in BESIDE):
        if path.exists():
            raise Invalid("store-live", path=str(source), beside=str(path))


def nothing_in(folder: Path) -> None:
    """Refuse a folder that has something of a log."""
    for name in (FILE, *(f"{FILE}{end}" for end in BESIDE), anchors.FILE, anchors.BAD):
        if (folder / name).exists():
            raise Invalid("store-exists", path=str(folder / name))


@contextlib.contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A file for its owner alone beside a place; moved there when all went well, else removed."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(make_own(part))
    try:
        yield part
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync(part)
    part.rename(target)
    sync(target.parent)


def check(db: sqlite3.Connection) -> None:
    """DatabaseError where a file is no sound log."""
    (answer,) = db.execute("PRAGMA integrity_check").fetchone()
    if answer != "ok":
        raise sqlite3.DatabaseError(answer)
    count(db)


def count(db: sqlite3.Connection) -> tuple[int, int]:
    """How many events and tables a log has."""
    events, tables = db.execute("SELECT (SELECT count(*) FROM events), (SELECT count(*) FROM tables)").fetchone()
    return events, tables


def look(db: sqlite3.Connection, noted: dict[str, Head], key: str | None = None) -> Found:
    """What a log holds, table by table, compared with its anchors and the key at hand."""
    here = {id for (id,) in db.execute("SELECT id FROM tables")}
    lost = anchors.compare(db, {table: head for table, head in noted.items() if table in here})
    damaged = sorted({*events.damaged(db), *lost})
    return Found(*count(db), damaged, [] if key is None else locked(db, key))

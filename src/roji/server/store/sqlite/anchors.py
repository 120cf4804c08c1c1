"""How far every table had come when people were told: a file beside the database, which knows what the database forgot.

A damaged write-ahead log loses its end, and no chain misses that. So the last event of each table is noted here after
it is on the disk and before anybody hears of it. One line for what was stored together, with a checksum of its own; the
last line may be torn, by a crash before anybody was told. Now and then the file is written anew, one line a table, with
room for more: to write into a file costs less than to make it longer.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterable
from pathlib import Path

from roji.server.files import put
from roji.server.store.chain import Head, lost_said

FILE = "anchors"
BAD = "anchors.damaged"  # a file with a line that cannot be read, laid aside for the operator
STORED = "SELECT hash FROM events JOIN tables ON id = table_id WHERE table_id = ? AND n = ?"
SLACK = 1_000_000  # bytes of room beyond what the file holds when it is written anew


class Anchors:
    """The file in a folder. Used by one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.path, self.bad = folder / FILE, folder / BAD
        self.file, self.room = -1, 0

    def read(self) -> dict[str, Head]:
        """The noted heads by table. A file with damage in its middle is copied aside, and what can be read counts."""
        found: dict[str, Head] = {}
        data = self.path.read_bytes().rstrip(b"\0") if self.path.exists() else b""
        lines = [line for line in data.split(b"\n") if line]
        for number, line in enumerate(lines, 1):
            heads = _read(line)
            if heads is None and number < len(lines):
                put(self.bad, data)
            for head in heads or ():
                if head.n:
                    found[head.table] = head
                else:
                    found.pop(head.table, None)
        return found

    def renew(self, heads: Iterable[Head]) -> None:
        """Write the file anew, whole, and go on with it."""
        data = b"".join(_line([head]) for head in heads)
        self.room = len(data) + SLACK
        put(self.path, data + bytes(self.room))
        self.close()
        self.file = os.open(self.path, os.O_WRONLY | os.O_DSYNC)
        os.lseek(self.file, len(data), os.SEEK_SET)

    def add(self, heads: Iterable[Head]) -> None:
        """Note heads that are on the disk now; the note is on it, too, when this returns."""
        left = memoryview(_line(heads))
        self.room -= len(left)
        while left:
            left = left[os.write(self.file, left) :]
        if self.room < 0:
            self.renew(self.read().values())

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


def _line(heads: Iterable[Head]) -> bytes:
    text = " ".join(f"{table}:{n}:{hash.hex()}" for table, n, hash in heads).encode()
    return b"%08x %b\n" % (zlib.crc32(text), text)


def _read(line: bytes) -> list[Head] | None:
    """The heads in a line, None where it is damaged."""
    checksum, _, text = line.partition(b" ")
    if checksum != b"%08x" % zlib.crc32(text):
        return None
    parts = (part.split(":") for part in text.decode().split())
    return [Head(table, int(n), bytes.fromhex(hash)) for table, n, hash in parts]


def compare(db: sqlite3.Connection, anchors: dict[str, Head]) -> dict[str, str]:
    """The tables that had come further than the database knows, or otherwise, and how far they had come."""
    found = {}
    for table, n, hash in anchors.values():
        row = db.execute(STORED, (table, n)).fetchone()
        if row is None or row[0] != hash:
            found[table] = lost_said(n) if row is None else f"event {n} is not what was stored"
    return found

"""The events of a table chained by hash, so that what was changed, lost or put elsewhere is noticed."""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from typing import NamedTuple

EVENTS = "SELECT n, CAST(body AS BLOB), hash FROM events WHERE table_id = ? ORDER BY n"


class Head(NamedTuple):
    """The last event of a table: its number and hash. Number 0: the table is deleted."""

    table: str
    n: int
    hash: bytes


class Broken(Exception):
    """A table's events are not what was written; `sound` is how many of the first ones are."""

    def __init__(self, why: str, sound: int) -> None:
        super().__init__(why)
        self.sound = sound


def start(table: str) -> bytes:
    """What the first event of a table is chained to."""
    return sha256(f"roji-chain-1/{table}".encode()).digest()


def link(before: bytes, n: int, body: bytes) -> bytes:
    """The hash of event `n`, after the hash of the one before it."""
    return sha256(b"%b%d/%b" % (before, n, body)).digest()


def follow(table: str, rows: list[tuple[int, bytes, bytes]]) -> bytes:
    """The hash of the last of a table's events (number, body, hash); Broken where they do not hang together."""
    found = start(table)
    for number, (n, body, kept) in enumerate(rows, 1):
        if n != number:
            raise Broken(f"event {number} is missing", number - 1)
        found = link(found, n, body)
        if found != kept:
            raise Broken(f"event {number} does not follow from those before it", number - 1)
    return found


def rows_of(db: sqlite3.Connection, table: str) -> list[tuple[int, bytes, bytes]]:
    """The events of a table, as `follow` reads them."""
    return db.execute(EVENTS, (table,)).fetchall()


def heads(db: sqlite3.Connection) -> list[Head]:
    """The last event of every table that has one."""
    return [
        Head(*row)
        for row in db.execute(
            "SELECT id, n, hash FROM tables JOIN events ON table_id = id"
            " WHERE n = (SELECT max(n) FROM events WHERE table_id = id)"
        )
    ]


def chain_all(db: sqlite3.Connection) -> None:
    """Chain events that were stored before there was a chain."""
    for (table,) in db.execute("SELECT DISTINCT table_id FROM events").fetchall():
        found = start(table)
        for n, body, _ in rows_of(db, table):
            found = link(found, n, body)
            db.execute("UPDATE events SET hash = ? WHERE table_id = ? AND n = ?", (found, table, n))


def damaged(db: sqlite3.Connection) -> dict[str, str]:
    """All tables of a log whose events do not hang together, and what is wrong with each."""
    found = {}
    for (id,) in db.execute("SELECT id FROM tables UNION SELECT table_id FROM events").fetchall():
        try:
            follow(id, rows_of(db, id))
        except Broken as error:
            found[id] = str(error)
    return found

"""The chained events of all tables in the file."""

from __future__ import annotations

import sqlite3

from roji.server.store.chain import Broken, Event, Head, follow, link, start
from roji.server.store.queries import EVENTS


def rows_of(db: sqlite3.Connection, table: str) -> list[Event]:
    """The events of a table, as `chain.follow` reads them."""
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

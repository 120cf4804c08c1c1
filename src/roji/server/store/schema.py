"""What is kept, in one description for every engine: its form, and how it came to it step by step.

A step is SQL with names for what engines call differently, or `CHAIN`, which an engine does in its own way. A step that
was released is never changed: files of before have been through it.
"""

from __future__ import annotations

from typing import NamedTuple


class Dialect(NamedTuple):
    """What an engine calls a text of bytes, an empty one, a whole number, and a table that is its own index."""

    bytes: str
    none: str
    number: str
    rows: str


CHAIN = "chain what is there"

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tables ("
        " id TEXT PRIMARY KEY, game TEXT NOT NULL, secret TEXT NOT NULL,"
        " invite {bytes} NOT NULL, watch {bytes} NOT NULL,"
        " created {number} NOT NULL, touched {number} NOT NULL, over {number} NOT NULL DEFAULT 0){rows}",
        "CREATE TABLE events ("
        " table_id TEXT NOT NULL, n {number} NOT NULL, body {bytes} NOT NULL, PRIMARY KEY (table_id, n)){rows}",
        "CREATE TABLE seats ("
        " secret {bytes} NOT NULL, table_id TEXT NOT NULL, seat {number} NOT NULL,"
        " PRIMARY KEY (table_id, secret)){rows}",
        "CREATE TABLE devices ("
        " device {bytes} NOT NULL, table_id TEXT NOT NULL, seat {number} NOT NULL,"
        " PRIMARY KEY (device, table_id, seat)){rows}",
        "CREATE INDEX devices_of_table ON devices (table_id)",
        "CREATE TABLE records ("
        " id TEXT PRIMARY KEY, device {bytes} NOT NULL, text TEXT NOT NULL, created {number} NOT NULL){rows}",
        "CREATE INDEX records_of_device ON records (device)",
    ),
    (  # events are chained; a table knows whose key deals; a store knows which one it is and when it last wrote
        "ALTER TABLE events ADD COLUMN hash {bytes} NOT NULL DEFAULT {none}",
        "ALTER TABLE tables ADD COLUMN key TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE store (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, wrote {number} NOT NULL)",
        "INSERT INTO store VALUES (1, '{epoch}', 0)",
        CHAIN,
    ),
    (
        "ALTER TABLE records ADD COLUMN about TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN about TEXT NOT NULL DEFAULT ''",
    ),
    ("ALTER TABLE devices ADD COLUMN told {number} NOT NULL DEFAULT 0",),  # whether it got the secret of the seat
    (
        "CREATE TABLE reviews ("
        " record TEXT NOT NULL, kind TEXT NOT NULL, first {number} NOT NULL, body {bytes} NOT NULL,"
        " PRIMARY KEY (record, kind, first)){rows}",
    ),
    (  # who is kept out
        "CREATE TABLE blocked (what TEXT PRIMARY KEY, why TEXT NOT NULL, since {number} NOT NULL){rows}",
    ),
)

# What each table holds now, in the order in which it is copied; what is in `store` belongs to one store alone.
COLUMNS = {
    "tables": ("id", "game", "secret", "key", "invite", "watch", "created", "touched", "over", "about"),
    "events": ("table_id", "n", "body", "hash"),
    "seats": ("table_id", "seat", "secret"),
    "devices": ("device", "table_id", "seat", "told"),
    "records": ("id", "device", "text", "created", "about"),
    "reviews": ("record", "kind", "first", "body"),
    "blocked": ("what", "why", "since"),
}

# Which of these belong to one table of players, and by which column.
OF_TABLE = {"tables": "id", "events": "table_id", "seats": "table_id", "devices": "table_id"}


def said(statement: str, dialect: Dialect, epoch: str = "") -> str:
    """A statement of a step as an engine understands it."""
    return statement.format(**dialect._asdict(), epoch=epoch)

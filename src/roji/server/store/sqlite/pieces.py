"""Pieces on their way into the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import groupby

from roji.server.store import writes
from roji.server.store.statements import STATEMENTS


def write(db: sqlite3.Connection, pieces: Iterable[writes.Write]) -> None:
    """Write pieces in their order, in the transaction that is open; those of one kind in a row are written at once."""
    for kind, several in groupby(pieces, type):
        first, *more = STATEMENTS[kind]
        if not more:
            db.executemany(first, several)
            continue
        for piece in several:
            for sql in (first, *more):
                db.execute(sql, piece)

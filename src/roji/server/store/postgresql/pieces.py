"""Pieces on their way into the database."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from roji.server.store import writes
from roji.server.store.chain import LOST
from roji.server.store.grouped import Job
from roji.server.store.postgresql.database import Connection, spoken
from roji.server.store.statements import STATEMENTS


class Lose(NamedTuple):
    """It is known that a table has lost its event `n`."""

    table: str
    n: int


Piece = writes.Write | Lose
SQL: dict[type[Piece], tuple[str, ...]] = {
    **{kind: tuple(map(spoken, statements)) for kind, statements in STATEMENTS.items()},
    Lose: ("INSERT INTO lost (table_id, n) VALUES ($1, $2) ON CONFLICT DO NOTHING",),
}
SQL[writes.DeleteTable] += ("DELETE FROM lost WHERE table_id = $1",)
# Of these it does not matter which kind comes first: none takes away or changes what another one adds.
ADDING = (
    writes.AddTable, writes.AddEvent, writes.AddSeat, writes.AddDevice, writes.Touch, writes.EndTable, writes.NoteTable
)  # fmt: skip
ORDER = {kind: number for number, kind in enumerate(ADDING)}


def pieces(job: Job) -> Sequence[Piece]:
    """What a job comes to here."""
    if job.head is not None and job.head.hash == LOST:
        return [*job.writes, Lose(job.head.table, job.head.n)]
    return job.writes


def arranged(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces with those of one kind in a row, where that comes to the same: each row is one message."""
    kinds = {type(piece) for piece in pieces}
    if len(kinds) > 1 and kinds <= ORDER.keys():
        return sorted(pieces, key=lambda piece: ORDER[type(piece)])
    return pieces


async def write(db: Connection, pieces: Sequence[Piece]) -> None:
    """Write pieces in one transaction: all of them are on the disk, or this fails."""
    rows = [(SQL[kind], list(several)) for kind, several in groupby(arranged(pieces), type)]
    if len(rows) == 1 and len(rows[0][0]) == 1:
        await db.executemany(rows[0][0][0], rows[0][1])  # a transaction of its own
    elif rows:
        async with db.transaction():
            for statements, several in rows:
                if len(statements) == 1:
                    await db.executemany(statements[0], several)
                    continue
                for piece in several:
                    for sql in statements:
                        await db.execute(sql, *piece)

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


class Follow(NamedTuple):
    """An event of a store that several share: refused where its number is taken, where it does not follow from the
    event before it, and, with a fence, where another process has taken the lease since.
    """

    table: str
    n: int
    body: bytes
    hash: bytes
    fence: int


Piece = writes.Write | Lose | Follow
SQL: dict[type[Piece], tuple[str, ...]] = {
    **{kind: tuple(map(spoken, statements)) for kind, statements in STATEMENTS.items()},
    Lose: ("INSERT INTO lost (table_id, n) VALUES ($1, $2) ON CONFLICT DO NOTHING",),
}
SQL[writes.DeleteTable] += ("DELETE FROM lost WHERE table_id = $1", "DELETE FROM leases WHERE table_id = $1")
# Without the event before it, the number is NULL, which is refused. A lease is locked until the commit, so that nothing
# is written under an old one after it was taken.
SQL[Follow] = (
    "INSERT INTO events (table_id, n, body, hash) VALUES ($1, CASE WHEN $2::bigint = 1 THEN 1 ELSE ("
    "SELECT n + 1 FROM events WHERE table_id = $1 AND n = $2 - 1"
    " AND sha256(hash || convert_to($2::bigint || '/', 'UTF8') || $3) = $4"
    " AND ($5::bigint = 0 OR EXISTS (SELECT 1 FROM leases WHERE table_id = $1 AND fence = $5 FOR SHARE))"
    ") END, $3, $4)",
)
# Of these it does not matter which kind comes first: none takes away or changes what another one adds.
ADDING = (
    writes.AddTable, writes.AddEvent, Follow, writes.AddSeat, writes.AddDevice,
    writes.Touch, writes.EndTable, writes.NoteTable,
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
        return sorted(pieces, key=lambda piece: (ORDER[type(piece)], piece[0]))
    if kinds == {Follow}:  # in one order for all processes, so that no two wait for each other
        return sorted(pieces, key=lambda piece: piece[0])
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

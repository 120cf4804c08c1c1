"""A log copied from one store into an empty one, whatever they are made of, and compared row by row."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from roji.games.errors import Invalid
from roji.server.store.chain import Broken, follow
from roji.server.store.queries import EVENTS, LOCKED, all_of
from roji.server.store.schema import COLUMNS

Rows = list[tuple[Any, ...]]
MANY = 2000  # rows at a time


@dataclass(frozen=True)
class Found:
    """What a log holds. `damaged` are tables whose events do not hang together; `keyless` run and need another key."""

    events: int
    tables: int
    damaged: list[str] = field(default_factory=list)
    keyless: list[str] = field(default_factory=list)


class Side(ABC):
    """One of two stores while a log is copied. `name` is where it is, as people may see it."""

    name: str

    @abstractmethod
    def read(self, sql: str, *args: Any) -> AsyncIterator[Rows]:
        """What a query finds, some rows at a time."""

    @abstractmethod
    async def put(self, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        """Add rows; they are seen by `read` on this side."""

    @abstractmethod
    async def lost(self) -> dict[str, int]:
        """The tables that are known to have lost an event, and which."""

    @abstractmethod
    async def lose(self, tables: dict[str, int]) -> None:
        """Note such tables."""

    @abstractmethod
    async def call(self, epoch: str) -> None:
        """Say which store this is: clients believe what they know of a store of the same name."""

    async def all(self, sql: str, *args: Any) -> Rows:
        return [row async for rows in self.read(sql, *args) for row in rows]


class Sum:
    """How many rows a table has, and a sum over all of them that does not depend on their order."""

    def __init__(self) -> None:
        self.count = self.total = 0

    def add(self, rows: Rows) -> None:
        self.count += len(rows)
        for row in rows:
            self.total += int.from_bytes(sha256(repr(row).encode()).digest(), "big")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.count, self.total) == (other.count, other.total)


async def copy(source: Side, target: Side, epoch: str = "", key: str | None = None) -> Found:
    """Copy a log into an empty store and compare; what it holds. Without an epoch it is the same store as before.

    `key` is the name of the key at hand. What is copied counts only when the target has been closed without a fault.
    """
    if await target.all("SELECT 1 FROM tables UNION SELECT 1 FROM records LIMIT 1"):
        raise Invalid("store-not-empty", path=target.name)
    given: dict[str, Sum] = {}
    for table, columns in COLUMNS.items():
        given[table] = Sum()
        async for rows in source.read(all_of(table)):
            given[table].add(rows)
            await target.put(table, columns, rows)
    lost = await source.lost()
    await target.lose(lost)
    await target.call(epoch or (await source.all("SELECT epoch FROM store"))[0][0])
    for table in COLUMNS:
        got = Sum()
        async for rows in target.read(all_of(table)):
            got.add(rows)
        if got != given[table]:
            raise Invalid("store-copy-differs", table=table, given=given[table].count, got=got.count)
    damaged = sorted({*await broken(target), *lost})
    keyless = [] if key is None else [id for (id,) in await target.all(LOCKED, key)]
    return Found(given["events"].count, given["tables"].count, damaged, keyless)


async def broken(side: Side) -> list[str]:
    """The tables whose events do not hang together."""
    found = []
    for (id,) in await side.all("SELECT id FROM tables UNION SELECT table_id FROM events"):
        try:
            follow(id, await side.all(EVENTS, id))
        except Broken:
            found.append(id)
    return found

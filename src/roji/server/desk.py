"""What whoever runs a server can do with its tables, while it runs or with a log that nobody uses."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from roji.games.errors import Invalid
from roji.server.blocks import Blocks, named
from roji.server.store.chain import Head
from roji.server.store.verbs import Store
from roji.server.store.writes import Block, DeleteTable, Unblock
from roji.server.tables import Tables

MOST = 10_000  # tables in one list


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wanted. `do` is tables, rows, delete, block, unblock or blocked."""

    do: str
    table: str = ""
    game: str = ""
    over: int = -1  # 1: only those that are over, 0: only others
    before: int = 2**40  # not used since
    most: int = MOST
    last: int = -1  # the number of the last event that is known; -1 where it does not matter
    what: str = ""
    why: str = ""


class Desk:
    """A store, and the tables of the server that uses it, where one does."""

    def __init__(self, store: Store, tables: Tables | None = None, blocks: Blocks | None = None) -> None:
        self.store, self.tables, self.blocks = store, tables, blocks

    async def do(self, wish: Wish) -> Any:
        """What comes of it, as data; Invalid where it cannot be done."""
        match wish.do:
            case "tables":
                rows = await self.store.listed(wish.game, wish.over, wish.before, wish.most)
                return [[*row, self._here(row.table)] for row in rows]
            case "rows":
                return await self._rows(wish.table)
            case "delete":
                return await self._delete(wish.table, wish.last)
            case "block":
                await self.store.written([Block(named(wish.what), wish.why, int(time.time()))])
            case "unblock":
                what = named(wish.what)
                if what not in {found.what for found in await self.store.blocked()}:
                    raise Invalid("block-none", text=wish.what)
                await self.store.written([Unblock(what)])
            case "blocked":
                return [list(found) for found in await self.store.blocked()]
            case _:
                raise Invalid("not-now", type=wish.do)
        if self.blocks is not None and self.tables is not None:
            await self.blocks.look(self.tables)
        return []

    def _here(self, table: str) -> int:
        """How many are connected to a table."""
        live = self.tables.live.get(table) if self.tables is not None else None
        return len(live.connections) if live is not None else 0

    async def _rows(self, table: str) -> dict[str, Any]:
        """All that is kept of a table."""
        if self.tables is not None and (live := self.tables.live.get(table)) is not None:
            await self.tables.settled(live)
        found = await self.store.rows_of(table)
        if not found["tables"]:
            raise Invalid("no-table")
        return found

    async def _delete(self, table: str, last: int) -> list[Any]:
        """Delete a table for good, whatever its state; not where it has gone on since its event `last`."""
        live = self.tables.live.get(table) if self.tables is not None else None
        if live is not None and self.tables is not None:
            await self.tables.settled(live)
        kept = await self.store.table(table)
        if kept is None and table not in self.store.damaged:
            raise Invalid("no-table")
        if last >= 0 and kept is not None and kept.last != last:
            raise Invalid("admin-moved", table=table)
        if live is not None and live.table.number != (kept.last if kept is not None else 0):
            raise Invalid("admin-moved", table=table)
        if live is not None:
            live.broken = True  # from here on nothing is added to it
        await self.store.written([DeleteTable(table)], Head(table, 0, b""))
        self.store.damaged.pop(table, None)
        if live is not None and self.tables is not None:
            self.tables.live.pop(table, None)
            for connection in list(live.connections):
                connection.bye("gone")
        return []

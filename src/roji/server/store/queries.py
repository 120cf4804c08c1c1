"""What is read, in SQL that SQLite and PostgreSQL understand."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from roji.server.store.chain import Event
from roji.server.store.grouped import GroupedStore
from roji.server.store.schema import COLUMNS, OF_TABLE
from roji.server.store.verbs import Blocked, KeptRecord, KeptTable, Listed

TABLE = (
    "SELECT game, secret, key, invite, watch, over, about,"
    " (SELECT coalesce(max(n), 0) FROM events WHERE table_id = id) FROM tables WHERE id = ?1"
)
EVENTS = "SELECT n, CAST(body AS BLOB), hash FROM events WHERE table_id = ?1 ORDER BY n"  # some were texts once
LISTED = (
    "SELECT id, game, created, touched, over, (SELECT coalesce(max(n), 0) FROM events WHERE table_id = id) FROM tables"
    " WHERE (?1 = '' OR game = ?1) AND (?2 < 0 OR over = ?2) AND touched <= ?3 ORDER BY touched DESC, id LIMIT ?4"
)
LOCKED = "SELECT id FROM tables WHERE secret = '' AND key != ?1 ORDER BY id"


def all_of(table: str) -> str:
    """All rows of a table of the store."""
    columns = ("CAST(body AS BLOB)" if name == "body" else name for name in COLUMNS[table])
    return f"SELECT {', '.join(columns)} FROM {table}"


class SqlStore(GroupedStore):
    """The verbs that read, for a store that answers to SQL."""

    @abstractmethod
    async def _rows(self, sql: str, *args: Any) -> list[Any]:
        """What is stored; `store-failing` where that cannot be read."""

    async def table(self, table: str) -> KeptTable | None:
        rows = await self._rows(TABLE, table)
        return KeptTable(*rows[0]) if rows else None

    async def events(self, table: str) -> list[Event]:
        return await self._rows(EVENTS, table)

    async def listed(self, game: str, over: int, before: int, most: int) -> list[Listed]:
        return [Listed(*row) for row in await self._rows(LISTED, game, over, before, most)]

    async def rows_of(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        return {
            name: [tuple(row) for row in await self._rows(f"{all_of(name)} WHERE {column} = ?1", table)]
            for name, column in OF_TABLE.items()
        }

    async def event_hash(self, table: str, n: int) -> bytes:
        rows = await self._rows("SELECT hash FROM events WHERE table_id = ?1 AND n = ?2", table, n)
        return bytes(rows[0][0]) if rows else b""

    async def seat(self, table: str, secret: bytes) -> int | None:
        rows = await self._rows("SELECT seat FROM seats WHERE table_id = ?1 AND secret = ?2", table, secret)
        return int(rows[0][0]) if rows else None

    async def seats(self, table: str) -> list[tuple[bytes, int]]:
        return await self._rows("SELECT secret, seat FROM seats WHERE table_id = ?1", table)

    async def devices(self, table: str) -> list[tuple[bytes, int, bool]]:
        return await self._rows("SELECT device, seat, told FROM devices WHERE table_id = ?1", table)

    async def seats_of(self, device: bytes, table: str) -> list[tuple[int, bool]]:
        sql = "SELECT seat, told FROM devices WHERE device = ?1 AND table_id = ?2 ORDER BY seat"
        return await self._rows(sql, device, table)

    async def tables_of(self, device: bytes, most: int) -> list[tuple[str, int, int]]:
        sql = (
            "SELECT id, seat, touched FROM devices JOIN tables ON id = table_id WHERE device = ?1"
            " ORDER BY touched DESC, id LIMIT ?2"
        )
        return await self._rows(sql, device, most)

    async def knows(self, device: bytes) -> bool:
        sql = "SELECT 1 FROM devices WHERE device = ?1 UNION SELECT 1 FROM records WHERE device = ?1 LIMIT 1"
        return bool(await self._rows(sql, device))

    async def record(self, record: str) -> KeptRecord | None:
        rows = await self._rows("SELECT device, text, created FROM records WHERE id = ?1", record)
        return KeptRecord(*rows[0]) if rows else None

    async def records_of(self, device: bytes, most: int) -> list[tuple[str, str, int]]:
        sql = "SELECT id, about, created FROM records WHERE device = ?1 ORDER BY created DESC, id LIMIT ?2"
        return await self._rows(sql, device, most)

    async def count_records(self, device: bytes) -> int:
        ((count,),) = await self._rows("SELECT count(*) FROM records WHERE device = ?1", device)
        return int(count)

    async def review(self, record: str, kind: str, first: int) -> list[bytes]:
        sql = "SELECT body FROM reviews WHERE record = ?1 AND kind = ?2 AND first >= ?3 ORDER BY first"
        return [body for (body,) in await self._rows(sql, record, kind, first)]

    async def blocked(self) -> list[Blocked]:
        return [
            Blocked(*row) for row in await self._rows("SELECT what, why, since FROM blocked ORDER BY since DESC, what")
        ]

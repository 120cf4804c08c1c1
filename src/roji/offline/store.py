"""The log of the tables on one device: the verbs of a store over rows of text.

What is read is read from the disk each time, so that two pages of one browser never believe different things for long:
an event's row must be new, and who comes second is sent back to what is on the disk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from roji.games.errors import Invalid
from roji.offline.disk import Change, Disk, Taken
from roji.server.keys import Key
from roji.server.proofs import Proofs
from roji.server.store.chain import Event, Head, lost_said
from roji.server.store.verbs import Blocked, Done, KeptRecord, KeptTable, Listed, Store
from roji.server.store.writes import (
    AddDevice,
    AddEvent,
    AddRecord,
    AddReview,
    AddSeat,
    AddTable,
    Block,
    DeleteRecord,
    DeleteTable,
    EmptySeat,
    EndTable,
    ForgetDevice,
    NoteRecord,
    NoteTable,
    Probe,
    TellDevice,
    Touch,
    Unblock,
    Write,
)

Row = dict[str, Any]
MANY = 100  # pieces that wait for a disk that is too slow


def _event_key(table: str, n: int) -> str:
    return f"event/{table}/{n:08}"


class DeviceStore(Store):
    """Tables, seats and records of this device. Whatever is written is on the disk before anybody hears of it."""

    def __init__(self, disk: Disk, key: Key) -> None:
        super().__init__()
        self.disk, self.key, self.locked = disk, key, []
        self.proofs = Proofs(key, "")
        self.loop = asyncio.get_running_loop()
        self.last: asyncio.Task[None] | None = None  # what is being written
        self.tasks: set[asyncio.Task[None]] = set()

    # -- writing -----------------------------------------------------------------------------------------

    def write(self, writes: Sequence[Write], done: Done, head: Head | None = None, fence: int = 0) -> None:
        assert self.loop is not None
        self.last = self.loop.create_task(self._write(writes, done, self.last))
        self.tasks.add(self.last)
        self.last.add_done_callback(self.tasks.discard)

    async def _write(self, writes: Sequence[Write], done: Done, before: asyncio.Task[None] | None) -> None:
        """One after the other: what a row becomes may follow from what it is."""
        if before is not None:
            await asyncio.wait([before])
        try:
            changes: dict[str, Change] = {}
            for write in writes:
                await self._change(write, changes)
            await self.disk.write(list(changes.values()))
        except Taken:
            done(Invalid("not-stored"))
        except Exception as error:
            refused = Invalid("not-stored")
            refused.__cause__ = error
            done(refused)
        else:
            done(None)

    async def _row(self, key: str, changes: dict[str, Change]) -> Row | None:
        """A row as it will be after these changes."""
        value = changes[key].value if key in changes else await self.disk.read(key)
        return None if value is None else json.loads(value)

    async def _change(self, write: Write, changes: dict[str, Change]) -> None:
        """What a write does to rows."""

        def put(key: str, row: Row | None, new: bool = False) -> None:
            before = changes.get(key)
            text = None if row is None else json.dumps(row, ensure_ascii=False)
            changes[key] = Change(key, text, new or (before is not None and before.new))

        async def touch(key: str, **values: Any) -> None:
            row = await self._row(key, changes)
            if row is not None:
                put(key, row | values)

        match write:
            case AddTable(table, game, key, invite, watch, at):
                kept: Row = {"game": game, "key": key, "invite": invite.hex(), "watch": watch.hex(), "at": at}
                put(f"table/{table}", kept | {"secret": "", "over": False, "about": "", "touched": at}, new=True)
            case AddEvent(table, n, body, hash):
                if n != 1 and await self._row(_event_key(table, n - 1), changes) is None:
                    raise Taken(f"event {n - 1} of {table} is missing")
                put(_event_key(table, n), {"body": body.decode(), "hash": hash.hex()}, new=True)
            case Touch(table, at):
                await touch(f"table/{table}", touched=at)
            case EndTable(table, secret):
                await touch(f"table/{table}", secret=secret, over=True)
            case NoteTable(table, about):
                await touch(f"table/{table}", about=about)
            case DeleteTable(table):
                put(f"table/{table}", None)
                for kind in ("event", "seat", "device"):
                    for key, _ in await self.disk.rows(f"{kind}/{table}/"):
                        put(key, None)
            case AddSeat(table, seat, secret):
                put(f"seat/{table}/{secret.hex()}", {"seat": seat})
            case AddDevice(table, seat, device, told):
                put(f"device/{table}/{seat}", {"device": device.hex(), "told": told})
            case TellDevice(table, seat, device):
                await touch(f"device/{table}/{seat}", told=True)
            case EmptySeat(table, seat):
                for key, value in await self.disk.rows(f"seat/{table}/"):
                    if json.loads(value)["seat"] == seat:
                        put(key, None)
                put(f"device/{table}/{seat}", None)
            case ForgetDevice(device):
                for key, value in await self.disk.rows("device/"):
                    if json.loads(value)["device"] == device.hex():
                        put(key, None)
                for id, _, _ in await self._records(device):
                    await self._change(DeleteRecord(id), changes)
            case AddRecord(record, device, text, created, about):
                if await self._row(f"record/{record}", changes) is None:
                    put(
                        f"record/{record}",
                        {"device": device.hex(), "text": text, "created": created, "about": about},
                    )
            case NoteRecord(record, about):
                await touch(f"record/{record}", about=about)
            case DeleteRecord(record):
                put(f"record/{record}", None)
                for key, _ in await self.disk.rows(f"review/{record}/"):
                    put(key, None)
            case AddReview(record, kind, first, body):
                key = f"review/{record}/{kind}/{first:08}"
                if await self._row(f"record/{record}", changes) and await self._row(key, changes) is None:
                    put(key, {"body": body.decode()})
            case Block(what, why, at):
                put(f"block/{what}", {"why": why, "at": at})
            case Unblock(what):
                put(f"block/{what}", None)
            case Probe(at):
                put("probe", {"at": at})

    def slow(self) -> bool:
        return self.queued() > MANY

    def queued(self) -> int:
        return len(self.tasks)

    def isolate(self, table: str, why: str, n: int = 0) -> None:
        self.damaged[table] = why or lost_said(n)

    # -- tables ------------------------------------------------------------------------------------------

    async def _read(self, key: str) -> Row | None:
        value = await self.disk.read(key)
        return None if value is None else json.loads(value)

    async def table(self, table: str) -> KeptTable | None:
        row = await self._read(f"table/{table}")
        if row is None:
            return None
        events = await self.disk.rows(f"event/{table}/")
        last = int(events[-1][0].rpartition("/")[2]) if events else 0
        codes = bytes.fromhex(row["invite"]), bytes.fromhex(row["watch"])
        return KeptTable(row["game"], row["secret"], row["key"], *codes, row["over"], row["about"], last)

    async def events(self, table: str) -> list[Event]:
        found = []
        for key, value in await self.disk.rows(f"event/{table}/"):
            row = json.loads(value)
            found.append((int(key.rpartition("/")[2]), row["body"].encode(), bytes.fromhex(row["hash"])))
        return found

    async def event_hash(self, table: str, n: int) -> bytes:
        row = await self._read(_event_key(table, n))
        return b"" if row is None else bytes.fromhex(row["hash"])

    async def listed(self, game: str, over: int, before: int, most: int) -> list[Listed]:
        raise NotImplementedError  # for who runs a server: a device has nobody of that kind

    async def rows_of(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        raise NotImplementedError

    # -- seats and devices -------------------------------------------------------------------------------

    async def seat(self, table: str, secret: bytes) -> int | None:
        row = await self._read(f"seat/{table}/{secret.hex()}")
        return None if row is None else int(row["seat"])

    async def seats(self, table: str) -> list[tuple[bytes, int]]:
        rows = await self.disk.rows(f"seat/{table}/")
        return [(bytes.fromhex(key.rpartition("/")[2]), json.loads(value)["seat"]) for key, value in rows]

    async def _sitting(self, prefix: str) -> list[tuple[str, int, bytes, bool]]:
        """Tables and seats with the device that finds them, and whether it was told their secrets."""
        found = []
        for key, value in await self.disk.rows(prefix):
            _, table, seat = key.split("/")
            row = json.loads(value)
            found.append((table, int(seat), bytes.fromhex(row["device"]), bool(row["told"])))
        return found

    async def devices(self, table: str) -> list[tuple[bytes, int, bool]]:
        return [(device, seat, told) for _, seat, device, told in await self._sitting(f"device/{table}/")]

    async def seats_of(self, device: bytes, table: str) -> list[tuple[int, bool]]:
        sitting = await self._sitting(f"device/{table}/")
        return [(seat, told) for _, seat, who, told in sitting if who == device]

    async def tables_of(self, device: bytes, most: int) -> list[tuple[str, int, int]]:
        found = []
        for table, seat, who, _ in await self._sitting("device/"):
            row = await self._read(f"table/{table}") if who == device else None
            if row is not None:
                found.append((table, seat, int(row["touched"])))
        return sorted(found, key=lambda one: -one[2])[:most]

    async def knows(self, device: bytes) -> bool:
        sitting = await self._sitting("device/")
        return any(who == device for _, _, who, _ in sitting) or bool(await self._records(device))

    # -- records -----------------------------------------------------------------------------------------

    async def record(self, record: str) -> KeptRecord | None:
        row = await self._read(f"record/{record}")
        return None if row is None else KeptRecord(bytes.fromhex(row["device"]), row["text"], row["created"])

    async def _records(self, device: bytes) -> list[tuple[str, str, int]]:
        rows = [(key.rpartition("/")[2], json.loads(value)) for key, value in await self.disk.rows("record/")]
        found = [(id, row["about"], int(row["created"])) for id, row in rows if row["device"] == device.hex()]
        return sorted(found, key=lambda one: -one[2])

    async def records_of(self, device: bytes, most: int) -> list[tuple[str, str, int]]:
        return (await self._records(device))[:most]

    async def count_records(self, device: bytes) -> int:
        return len(await self._records(device))

    async def review(self, record: str, kind: str, first: int) -> list[bytes]:
        rows = await self.disk.rows(f"review/{record}/{kind}/")
        return [json.loads(value)["body"].encode() for key, value in rows if int(key.rpartition("/")[2]) >= first]

    async def blocked(self) -> list[Blocked]:
        rows = [(key.removeprefix("block/"), json.loads(value)) for key, value in await self.disk.rows("block/")]
        found = [Blocked(what, row["why"], row["at"]) for what, row in rows]
        return sorted(found, key=lambda one: -one.since)

"""A second store: the verbs on dictionaries. Nothing outlives it, and whoever reads gives way to others."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roji.games.errors import Invalid
from roji.server.keys import load
from roji.server.proofs import Proofs
from roji.server.store import writes
from roji.server.store.chain import Event, Head
from roji.server.store.verbs import Blocked, Done, KeptRecord, KeptTable, Listed, Store


@dataclass
class Kept:
    """All that is kept, by what finds it."""

    tables: dict[str, KeptTable] = field(default_factory=dict)
    touched: dict[str, int] = field(default_factory=dict)
    events: dict[str, list[Event]] = field(default_factory=dict)
    seats: dict[tuple[str, bytes], int] = field(default_factory=dict)
    devices: dict[tuple[bytes, str, int], bool] = field(default_factory=dict)
    records: dict[str, writes.AddRecord] = field(default_factory=dict)
    blocked: dict[str, Blocked] = field(default_factory=dict)
    reviews: dict[tuple[str, str, int], bytes] = field(default_factory=dict)

    def write(self, piece: writes.Write) -> None:
        match piece:
            case writes.AddTable(table, game, key, invite, watch, at):
                self.tables[table] = KeptTable(game, "", key, invite, watch, False, "", 0)
                self.touched[table] = at
            case writes.AddEvent(table, n, body, hash):
                log = self.events.setdefault(table, [])
                if n != len(log) + 1:
                    raise Invalid("not-stored")
                log.append((n, body, hash))
            case writes.Touch(table, at):
                self.touched[table] = at
            case writes.EndTable(table, secret):
                self.tables[table] = self.tables[table]._replace(over=True, secret=secret)
            case writes.NoteTable(table, about):
                self.tables[table] = self.tables[table]._replace(about=about)
            case writes.DeleteTable(table):
                for kept in (self.tables, self.touched, self.events):
                    kept.pop(table, None)
                self.seats = {key: seat for key, seat in self.seats.items() if key[0] != table}
                self.devices = {key: told for key, told in self.devices.items() if key[1] != table}
            case writes.AddSeat(table, seat, secret):
                self.seats[table, secret] = seat
            case writes.AddDevice(table, seat, device, told):
                self.devices[device, table, seat] = told
            case writes.TellDevice(table, seat, device):
                if (device, table, seat) in self.devices:
                    self.devices[device, table, seat] = True
            case writes.EmptySeat(table, seat):
                self.seats = {key: n for key, n in self.seats.items() if (key[0], n) != (table, seat)}
                self.devices = {key: told for key, told in self.devices.items() if key[1:] != (table, seat)}
            case writes.ForgetDevice(device):
                self.devices = {key: told for key, told in self.devices.items() if key[0] != device}
                for id in [id for id, record in self.records.items() if record.device == device]:
                    self.write(writes.DeleteRecord(id))
            case writes.AddRecord(record):
                self.records.setdefault(record, piece)
            case writes.NoteRecord(record, about):
                self.records[record] = self.records[record]._replace(about=about)
            case writes.DeleteRecord(record):
                del self.records[record]
                self.reviews = {key: body for key, body in self.reviews.items() if key[0] != record}
            case writes.Block(what, why, at):
                self.blocked[what] = Blocked(what, why, at)
            case writes.Unblock(what):
                self.blocked.pop(what, None)
            case writes.AddReview(record, kind, first, body) if record in self.records:
                self.reviews.setdefault((record, kind, first), body)


class MemoryStore(Store):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.key = load(folder)
        self.proofs, self.locked = Proofs(self.key, "memory"), []
        self.kept = Kept()

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()

    def close(self) -> None:
        pass

    def write(self, writes: Sequence[writes.Write], done: Done, head: Head | None = None, fence: int = 0) -> None:
        assert self.loop is not None
        kept, refused = copy.deepcopy(self.kept), None
        try:
            for piece in writes:
                kept.write(piece)
            self.kept = kept
        except Invalid as error:
            refused = error
        self.loop.call_soon(done, refused)

    def slow(self) -> bool:
        return False

    def queued(self) -> int:
        return 0

    async def listed(self, game: str, over: int, before: int, most: int) -> list[Listed]:
        raise NotImplementedError

    async def rows_of(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        raise NotImplementedError

    async def blocked(self) -> list[Blocked]:
        await asyncio.sleep(0)
        return list(self.kept.blocked.values())

    def isolate(self, table: str, why: str, n: int = 0) -> None:
        self.damaged[table] = why

    async def table(self, table: str) -> KeptTable | None:
        await asyncio.sleep(0)
        found = self.kept.tables.get(table)
        return found and found._replace(last=len(await self.events(table)))

    async def events(self, table: str) -> list[Event]:
        await asyncio.sleep(0)
        return self.kept.events.get(table, [])

    async def event_hash(self, table: str, n: int) -> bytes:
        await asyncio.sleep(0)
        return next((hash for number, _, hash in await self.events(table) if number == n), b"")

    async def seat(self, table: str, secret: bytes) -> int | None:
        await asyncio.sleep(0)
        return self.kept.seats.get((table, secret))

    async def seats(self, table: str) -> list[tuple[bytes, int]]:
        await asyncio.sleep(0)
        return [(secret, seat) for (at, secret), seat in self.kept.seats.items() if at == table]

    async def devices(self, table: str) -> list[tuple[bytes, int, bool]]:
        await asyncio.sleep(0)
        return [(device, seat, told) for (device, at, seat), told in self.kept.devices.items() if at == table]

    async def seats_of(self, device: bytes, table: str) -> list[tuple[int, bool]]:
        await asyncio.sleep(0)
        return sorted((seat, told) for it, seat, told in await self.devices(table) if it == device)

    async def tables_of(self, device: bytes, most: int) -> list[tuple[str, int, int]]:
        await asyncio.sleep(0)
        found = [(table, seat, self.kept.touched[table]) for it, table, seat in self.kept.devices if it == device]
        return sorted(found, key=lambda row: (-row[2], row[0]))[:most]

    async def knows(self, device: bytes) -> bool:
        await asyncio.sleep(0)
        return any(it == device for it, _, _ in self.kept.devices) or await self.count_records(device) > 0

    async def record(self, record: str) -> KeptRecord | None:
        await asyncio.sleep(0)
        found = self.kept.records.get(record)
        return found and KeptRecord(found.device, found.text, found.created)

    async def records_of(self, device: bytes, most: int) -> list[tuple[str, str, int]]:
        await asyncio.sleep(0)
        found = [
            (record.record, record.about, record.created)
            for record in self.kept.records.values()
            if record.device == device
        ]
        return sorted(found, key=lambda row: (-row[2], row[0]))[:most]

    async def review(self, record: str, kind: str, first: int) -> list[bytes]:
        await asyncio.sleep(0)
        found = sorted(key for key in self.kept.reviews if key[:2] == (record, kind) and key[2] >= first)
        return [self.kept.reviews[key] for key in found]

    async def count_records(self, device: bytes) -> int:
        await asyncio.sleep(0)
        return len(await self.records_of(device, 10**9))

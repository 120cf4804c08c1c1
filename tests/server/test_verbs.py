"""What every store does alike, so that another can stand in its place."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from roji.games.errors import Invalid
from roji.offline.disk import MemoryDisk
from roji.offline.store import DeviceStore
from roji.server import app
from roji.server.keys import Key
from roji.server.store.chain import Head
from roji.server.store.verbs import KeptRecord, KeptTable, Store
from roji.server.store.writes import (
    AddDevice,
    AddEvent,
    AddRecord,
    AddReview,
    AddSeat,
    AddTable,
    DeleteRecord,
    DeleteTable,
    EmptySeat,
    EndTable,
    ForgetDevice,
    NoteRecord,
    NoteTable,
    TellDevice,
    Touch,
)
from tests.server.conftest import KINDS
from tests.server.memory import MemoryStore
from tests.server.places import Place, Places
from tests.server.running import play_on, quick, running, two_at_a_table
from tests.server.truth import agree

With = Callable[[Callable[[Store], Awaitable[None]]], None]
ME, YOU = b"my device", b"your device"


@pytest.fixture(params=["memory", "device", *KINDS])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> With:
    """Does something with an open store of each kind."""

    def run(do: Callable[[Store], Awaitable[None]]) -> None:
        async def main() -> None:
            if request.param == "memory":
                await do(in_memory(tmp_path))
                return
            if request.param == "device":
                await do(DeviceStore(MemoryDisk(), Key(bytes(32))))
                return
            place = Place(tmp_path)
            if request.param == "postgresql":
                place = Places(tmp_path, request.getfixturevalue("postgres"))()
            async with place.open() as store:
                await do(store)

        asyncio.run(main())

    return run


def in_memory(folder: Path) -> MemoryStore:
    store = MemoryStore(folder)
    store.open()
    return store


def new(table: str, at: int = 7) -> AddTable:
    return AddTable(table, "koikoi", "key", b"invite", b"watch", at)


def test_a_table_is_found_with_what_was_written_of_it(with_store: With) -> None:
    async def do(store: Store) -> None:
        assert await store.table("t") is None
        await store.written([new("t"), AddEvent("t", 1, b"one", b"#1")], Head("t", 1, b"#1"))
        assert await store.table("t") == KeptTable("koikoi", "", "key", b"invite", b"watch", False, "", 1)
        await store.written([AddEvent("t", 2, b"two", b"#2"), NoteTable("t", "noted"), EndTable("t", "secret")])
        assert await store.table("t") == KeptTable("koikoi", "secret", "key", b"invite", b"watch", True, "noted", 2)
        assert await store.events("t") == [(1, b"one", b"#1"), (2, b"two", b"#2")]
        assert [await store.event_hash("t", n) for n in (1, 2, 3)] == [b"#1", b"#2", b""]

    with_store(do)


def test_events_are_added_in_their_order_and_what_is_refused_is_not_there_in_part(with_store: With) -> None:
    async def do(store: Store) -> None:
        await store.written([new("t"), AddEvent("t", 1, b"one", b"")])
        for n in (0, 1, 3):
            with pytest.raises(Invalid) as refused:
                await store.written([Touch("t", 99), AddSeat("t", 0, b"mine"), AddEvent("t", n, b"again", b"")])
            assert refused.value.key == "not-stored"
        assert len(await store.events("t")) == 1
        assert await store.seats("t") == []

    with_store(do)


def test_a_seat_is_opened_by_its_secrets_until_it_is_emptied(with_store: With) -> None:
    async def do(store: Store) -> None:
        await store.written([new("t"), AddSeat("t", 0, b"mine"), AddSeat("t", 1, b"yours"), AddSeat("u", 1, b"mine")])
        await store.written([AddDevice("t", 0, ME, True), AddDevice("t", 1, YOU, False)])
        assert [await store.seat("t", secret) for secret in (b"mine", b"yours", b"hers")] == [0, 1, None]
        assert sorted(await store.seats("t")) == [(b"mine", 0), (b"yours", 1)]
        await store.written([EmptySeat("t", 0)])
        for table, secret, seat in (("t", b"mine", None), ("t", b"yours", 1), ("u", b"mine", 1)):
            assert await store.seat(table, secret) == seat
        assert await store.devices("t") == [(YOU, 1, False)]

    with_store(do)


def test_a_device_is_told_once_and_only_where_it_has_the_seat(with_store: With) -> None:
    async def do(store: Store) -> None:
        await store.written([new("t"), AddDevice("t", 1, ME, False), AddDevice("t", 0, ME, False)])
        assert await store.seats_of(ME, "t") == [(0, False), (1, False)]
        await store.written([TellDevice("t", 1, ME), TellDevice("t", 1, YOU)])
        assert await store.seats_of(ME, "t") == [(0, False), (1, True)]
        assert await store.seats_of(YOU, "t") == []

    with_store(do)


def test_a_device_finds_its_tables_the_latest_first_until_they_are_deleted_or_it_is_forgotten(with_store: With) -> None:
    async def do(store: Store) -> None:
        for table, at in (("a", 5), ("b", 9), ("c", 5), ("d", 1)):
            await store.written([new(table, at), AddDevice(table, 1, ME, True), AddSeat(table, 1, b"mine")])
        await store.written([Touch("d", 7), AddDevice("a", 0, YOU, True)])
        assert await store.tables_of(ME, 9) == [("b", 1, 9), ("d", 1, 7), ("a", 1, 5), ("c", 1, 5)]
        assert await store.tables_of(ME, 2) == [("b", 1, 9), ("d", 1, 7)]
        await store.written([DeleteTable("b")], Head("b", 0, b""))
        assert await store.table("b") is None
        assert [*await store.events("b"), *await store.seats("b"), *await store.devices("b")] == []
        assert [table for table, _, _ in await store.tables_of(ME, 9)] == ["d", "a", "c"]
        await store.written([ForgetDevice(ME)])
        assert (await store.tables_of(ME, 9), await store.knows(ME)) == ([], False)
        assert (await store.tables_of(YOU, 9), await store.knows(YOU)) == ([("a", 0, 5)], True)
        assert await store.seat("a", b"mine") == 1

    with_store(do)


def test_records_are_found_by_their_id_and_by_the_device_that_keeps_them(with_store: With) -> None:
    async def do(store: Store) -> None:
        assert (await store.record("r"), await store.knows(ME)) == (None, False)
        for record, created in (("r", 3), ("s", 8), ("t", 3)):
            await store.written([AddRecord(record, ME, f"text of {record}", created, "")])
        await store.written([AddRecord("y", YOU, "yours", 5, "about"), NoteRecord("s", "noted")])
        await store.written([AddRecord("r", YOU, "not this one", 9, "")])  # there is one
        assert await store.record("r") == KeptRecord(ME, "text of r", 3)
        assert await store.records_of(ME, 2) == [("s", "noted", 8), ("r", "", 3)]
        assert (await store.count_records(ME), await store.knows(ME)) == (3, True)
        await store.written([DeleteRecord("s")])
        assert [record for record, _, _ in await store.records_of(ME, 9)] == ["r", "t"]
        await store.written([ForgetDevice(ME)])
        assert (await store.count_records(ME), await store.record("r"), await store.knows(ME)) == (0, None, False)
        assert await store.records_of(YOU, 9) == [("y", "about", 5)]

    with_store(do)


def test_what_was_found_out_about_a_record_is_kept_in_pieces_and_goes_with_it(with_store: With) -> None:
    async def do(store: Store) -> None:
        await store.written([AddRecord(record, ME, "text", 3, "") for record in ("r", "s")])
        pieces = [("r", "1/300", 0), ("r", "1/300", 12), ("r", "1/2000", 0), ("s", "1/300", 0)]
        await store.written([AddReview(*piece, f"{piece}".encode()) for piece in reversed(pieces)])
        await store.written([AddReview("r", "1/300", 12, b"not this one"), AddReview("gone", "1/300", 0, b"")])
        assert await store.review("r", "1/300", 0) == [f"{piece}".encode() for piece in pieces[:2]]
        assert await store.review("r", "1/300", 1) == [f"{pieces[1]}".encode()]
        assert await store.review("gone", "1/300", 0) == []
        await store.written([DeleteRecord("r")])
        assert (await store.review("r", "1/300", 0), len(await store.review("s", "1/300", 0))) == ([], 1)
        await store.written([ForgetDevice(ME)])
        assert await store.review("s", "1/300", 0) == []

    with_store(do)


def test_a_store_that_writes_is_healthy_and_whole_until_a_table_is_found_damaged(with_store: With) -> None:
    async def do(store: Store) -> None:
        assert await store.healthy()
        assert store.whole()
        store.isolate("t", "its events are gone")
        assert not store.whole()
        assert store.damaged == {"t": "its events are gone"}

    with_store(do)


def test_a_match_is_played_on_another_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def opened(folder: Path, address: str, shared: bool) -> AsyncIterator[Store]:
        yield in_memory(folder)

    monkeypatch.setattr(app, "opened", opened)

    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            await agree([aiko, ben])
            next_table = await aiko.ask_rematch()
            shown = {(mine.table, mine.seat, mine.phase) for mine in await home.mine()}
            before = aiko.link.table
            assert shown == {
                (before, 0, "over"),
                (before, 1, "over"),
                (next_table, 1, "waiting"),
                (next_table, 0, "waiting"),
            }
            assert (await home.sit(next_table, aiko.link.secret, name="Aiko")).seat == 1
        assert [path.name for path in tmp_path.iterdir()] == ["key"]

    asyncio.run(match())

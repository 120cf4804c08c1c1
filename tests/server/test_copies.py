"""Copies of a log: whole however much is written meanwhile, for their owner alone, put back only where nothing is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from roji.games.errors import Invalid
from roji.server import keys
from roji.server.store.chain import Head, link, start
from roji.server.store.sqlite import anchors
from roji.server.store.sqlite.copies import back_up, restore
from roji.server.store.sqlite.file import FILE
from roji.server.store.sqlite.store import SqliteStore
from roji.server.store.verbs import Store
from roji.server.store.writes import AddEvent, AddTable
from tests.server.running import play_on, quick, running, two_at_a_table


def events(table: str, first: int, last: int, hash: bytes, size: int = 500) -> tuple[list[AddEvent], Head]:
    """Chained events of a table that no game has made, and the last of them."""
    writes: list[AddEvent] = []
    for n in range(first, last + 1):
        body = b"y" * size
        hash = link(hash, n, body)
        writes.append(AddEvent(table, n, body, hash))
    return writes, Head(table, last, hash)


async def fill(store: Store, table: str, count: int) -> Head:
    writes, head = events(table, 1, count, start(table))
    await store.written([AddTable(table, "", "", b"", b"", 0), *writes], head)
    return head


def filled(folder: Path, count: int = 199) -> None:
    async def main() -> None:
        store = SqliteStore(folder)
        store.open()
        await fill(store, "t", count)
        store.close()

    asyncio.run(main())


def test_a_copy_made_while_a_server_writes_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.sqlite", tmp_path / "there"

    async def match() -> None:
        async with running(quick(tmp_path / "here")) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            playing = asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            await aiko.changed(10)
            found = await asyncio.to_thread(back_up, tmp_path / "here", copy)
            assert found.events >= 10
            assert (found.tables, found.damaged) == (1, [])
            await playing
            before = list(aiko.events)
        there.mkdir()
        (there / keys.FILE).write_bytes((tmp_path / "here" / keys.FILE).read_bytes())
        assert restore(copy, there) == found
        async with running(quick(there)) as home, home.at(aiko.link.table, aiko.link.secret) as again:
            assert (again.n, again.events) == (found.events, before[: found.events])
            async with home.at(ben.link.table, ben.link.secret) as other:
                await asyncio.gather(play_on(again, 1), play_on(other, 2))
                assert again.over

    asyncio.run(match())


def test_a_copy_under_heavy_load_is_made_in_one_go(tmp_path: Path) -> None:
    """Were it begun anew whenever something is written, it would not end while somebody writes."""

    async def main() -> None:
        store = SqliteStore(tmp_path / "here")
        store.open()
        head = await fill(store, "t", 20_000)
        done, written = threading.Event(), 0

        async def load() -> None:
            nonlocal head, written
            while not done.is_set():
                writes, head = events("t", head.n + 1, head.n + 5, head.hash)
                await store.written(writes, head)
                written += 5

        def copy() -> int:
            try:
                return back_up(tmp_path / "here", tmp_path / "copy.sqlite").events
            finally:
                done.set()

        loading = asyncio.create_task(load())
        count = await asyncio.to_thread(copy)
        await loading
        assert written > 5
        assert 20_000 <= count <= 20_000 + written
        store.close()

    asyncio.run(main())


def test_nothing_is_overwritten_and_nothing_damaged_is_copied(tmp_path: Path) -> None:
    here, copy = tmp_path / "here", tmp_path / "copy.sqlite"
    with pytest.raises(Invalid, match="There is no log in"):
        back_up(here, copy)
    with pytest.raises(Invalid, match="There is no file"):
        restore(copy, here)
    filled(here)
    assert back_up(here, copy).events == 199
    with pytest.raises(Invalid, match="already exists"):
        back_up(here, copy)
    with pytest.raises(Invalid, match="already exists"):
        restore(copy, here)
    damaged = bytearray(copy.read_bytes())
    damaged[5000:30000] = b"\xff" * 25000
    other = tmp_path / "damaged.sqlite"
    other.write_bytes(damaged)
    for broken in (other, Path(__file__)):
        with pytest.raises(Invalid, match="not an intact copy"):
            restore(broken, tmp_path / "there")
        assert not (tmp_path / "there" / FILE).exists()
        assert not (tmp_path / "there" / f"{FILE}.part").exists()
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_bytes(damaged)
    with pytest.raises(Invalid, match="not an intact copy"):
        back_up(tmp_path / "bad", tmp_path / "worse.sqlite")
    assert not (tmp_path / "worse.sqlite").exists()
    with pytest.raises(Invalid) as nowhere:
        back_up(here, tmp_path / "no" / "such" / "folder.sqlite")
    assert nowhere.value.key == "file-unwritable"


@pytest.mark.parametrize("left", [f"{FILE}-wal", f"{FILE}-shm", anchors.FILE, anchors.BAD])
def test_nothing_is_put_back_over_what_a_log_has_left_behind(tmp_path: Path, left: str) -> None:
    filled(tmp_path / "here")
    back_up(tmp_path / "here", tmp_path / "copy.sqlite")
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / left).write_bytes(b"")
    with pytest.raises(Invalid, match="already exists") as refused:
        restore(tmp_path / "copy.sqlite", tmp_path / "there")
    assert left in refused.value.say("en")
    assert not (tmp_path / "there" / FILE).exists()


def test_nothing_is_put_back_under_a_server_and_its_own_file_is_no_copy(tmp_path: Path) -> None:
    filled(tmp_path / "here")
    back_up(tmp_path / "here", tmp_path / "copy.sqlite")
    store = SqliteStore(tmp_path / "there")
    with pytest.raises(Invalid, match="Another server is using"):
        restore(tmp_path / "copy.sqlite", tmp_path / "there")
    with pytest.raises(Invalid, match="not a finished copy"):
        restore(tmp_path / "there" / FILE, tmp_path / "third")
    store.close()


def test_a_copy_with_a_changed_event_is_put_back_and_its_table_named(tmp_path: Path) -> None:
    filled(tmp_path / "here")
    back_up(tmp_path / "here", tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite", isolation_level=None)) as db:
        db.execute("UPDATE events SET body = 'z' WHERE n = 7")
    assert restore(tmp_path / "copy.sqlite", tmp_path / "there").damaged == ["t"]


def test_a_copy_of_a_log_that_has_lost_events_says_so(tmp_path: Path) -> None:
    filled(tmp_path / "here")
    with closing(sqlite3.connect(tmp_path / "here" / FILE, isolation_level=None)) as db:
        db.execute("DELETE FROM events WHERE n > 190")
    assert back_up(tmp_path / "here", tmp_path / "copy.sqlite").damaged == ["t"]


def test_what_a_server_keeps_is_for_its_owner_alone_whatever_was_there_before(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    before = os.umask(0)
    try:
        for folder in (here, there):
            folder.mkdir(mode=0o777)
        for name in (FILE, "lock", keys.FILE):
            (here / name).touch(mode=0o666)
        (here / keys.FILE).write_text("0" * 64)

        async def match() -> None:
            async with running(quick(here)) as home:
                await home.create("koikoi")
                names = {path.name for path in here.iterdir() if path.is_file()}
                assert names == {FILE, f"{FILE}-wal", f"{FILE}-shm", "lock", anchors.FILE, keys.FILE}
                assert {path.stat().st_mode & 0o777 for path in here.iterdir()} == {0o600}

        asyncio.run(match())
        back_up(here, tmp_path / "copy.sqlite")
        restore(tmp_path / "copy.sqlite", there)
    finally:
        os.umask(before)
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert {path.stat().st_mode & 0o777 for path in there.iterdir()} == {0o600}
    assert {folder.stat().st_mode & 0o777 for folder in (here, there)} == {0o700}


def test_a_folder_that_all_share_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    SqliteStore(tmp_path).close()
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600

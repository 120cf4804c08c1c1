"""The log on disk: written together, whole or not at all, found again, copied, restored."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roji.client import Refused
from roji.games.errors import Invalid
from roji.server import store as stores
from roji.server.store import FILE, MIGRATIONS, Op, Store, back_up, connect, migrate, restore
from tests.server.running import play_on, play_together, quick, running, two_at_a_table
from tests.server.truth import agree


def with_store(folder: Path, do: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = Store(folder)
        store.open()
        try:
            await do(store)
        finally:
            store.close()

    asyncio.run(main())


def event(number: int, table: str = "t", body: bytes = b"x") -> Op:
    return "INSERT INTO events VALUES (?, ?, ?)", (table, number, body)


def numbers(store: Store, table: str = "t") -> list[int]:
    return [n for (n,) in store.rows("SELECT n FROM events WHERE table_id = ? ORDER BY n", table)]


def test_what_waits_is_written_in_one_commit_and_reported_in_order(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        told: list[int] = []
        enough = asyncio.Event()

        def done(number: int) -> Callable[[Exception | None], None]:
            def call(error: Exception | None) -> None:
                assert error is None
                assert number in numbers(store)  # on the disk before it is told
                told.append(number)
                if number == 500:
                    enough.set()

            return call

        for number in range(1, 501):
            store.write([event(number)], done(number))
        await enough.wait()
        assert told == list(range(1, 501))
        assert store.commits < 100

    with_store(tmp_path, do)


def test_one_bad_piece_does_not_take_others_with_it_and_is_not_written_in_part(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        await store.written([event(1)])
        answers = await asyncio.gather(
            store.written([event(2)]),
            store.written([event(9), event(1)]),  # 1 is there already
            store.written([event(3)]),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True, False, True]
        assert isinstance(answers[1], Invalid)
        assert answers[1].key == "not-stored"
        assert numbers(store) == [1, 2, 3]

    with_store(tmp_path, do)


def test_what_was_given_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        for number in range(1, 200):
            store.write([event(number)], lambda error: None)

    with_store(tmp_path, do)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT count(*) FROM events").fetchone() == (199,)


class Weak:
    """A disk that fails while it is `full`, at most so many `times`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int = 10**9) -> None:
        self.full, self.times = False, times
        write = stores._try

        def weak(db: sqlite3.Connection, batch: list[stores.Job]) -> Exception | None:
            if self.full and self.times > 0:
                self.times -= 1
                return sqlite3.OperationalError("database or disk is full")
            return write(db, batch)

        monkeypatch.setattr(stores, "_try", weak)


def test_a_move_that_the_disk_refuses_did_not_happen_and_the_table_comes_back_as_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 4)
            await agree([aiko, ben])
            mover = aiko if aiko.my_turn else ben
            before, events = mover.n, list(mover.events)
            disk = Weak(monkeypatch)
            disk.full = True
            with pytest.raises(Refused) as refused:
                await mover.move(mover.choices[0].action)
            assert refused.value.key == "not-stored"
            with pytest.raises(Refused, match="could not store"):
                await home.create("koikoi")
            disk.full = False
            await mover.move(mover.choices[0].action)
            assert mover.n == before + 1
            assert mover.events[:before] == events
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            assert aiko.over

    asyncio.run(match())


def test_a_disk_that_fails_once_leaves_no_hole_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next event waits already when one is refused: it must not be written without the one before it."""

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "open"], chat=True)
            async with home.at(made.table, made.secret) as aiko:
                disk = Weak(monkeypatch, times=2)  # the batch, and its first piece
                disk.full = True
                answers = await asyncio.gather(*(aiko.say(f"{n}") for n in range(8)), return_exceptions=True)
                assert any(isinstance(answer, Refused) and answer.key == "not-stored" for answer in answers)
                with closing(sqlite3.connect(tmp_path / FILE)) as db:
                    rows = db.execute("SELECT n FROM events WHERE table_id = ? ORDER BY n", (made.table,)).fetchall()
                assert [n for (n,) in rows] == list(range(1, len(rows) + 1))
                await aiko.say("and on")
                assert aiko.n > 2

    asyncio.run(match())


# -- form and folder -------------------------------------------------------------------------------------------


def test_a_folder_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    first = Store(tmp_path)
    with pytest.raises(Invalid, match="Another server is using"):
        Store(tmp_path)
    first.close()
    Store(tmp_path).close()


def test_an_older_log_is_brought_to_the_present_form_with_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(tmp_path, lambda store: store.written([event(1)]))
    monkeypatch.setattr(stores, "MIGRATIONS", (*MIGRATIONS, "CREATE TABLE clubs (id TEXT);"))
    store = Store(tmp_path)
    assert numbers(store) == [1]
    assert store.rows("SELECT count(*) FROM clubs") == [(0,)]
    assert store.rows("PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
    store.close()


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path, lambda store: store.written([event(1)]))
    monkeypatch.setattr(stores, "MIGRATIONS", (*MIGRATIONS, "CREATE TABLE clubs (id TEXT); DROP TABLE nothing;"))
    with pytest.raises(sqlite3.OperationalError), closing(connect(tmp_path / FILE)) as db:
        migrate(db)
    with closing(connect(tmp_path / FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'clubs'").fetchall()


def test_a_log_of_a_newer_roji_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA user_version=99")
    for _ in range(2):  # the folder is free again
        with pytest.raises(Invalid, match="form 99"):
            Store(tmp_path)


def test_a_file_that_is_no_log_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"something else" * 1000)
    for _ in range(2):
        with pytest.raises(Invalid, match="not a sound copy"):
            Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"something else" * 1000


# -- copies ----------------------------------------------------------------------------------------------------


def test_a_copy_made_while_a_server_writes_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.sqlite", tmp_path / "there"

    async def match() -> None:
        async with running(quick(tmp_path / "here")) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            playing = asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            await aiko.changed(10)
            count = await asyncio.to_thread(back_up, tmp_path / "here", copy)
            assert count >= 10
            await playing
            before = list(aiko.events)
        assert restore(copy, there) == count
        async with running(quick(there)) as home, home.at(aiko.link.table, aiko.link.secret) as again:
            assert (again.n, again.events) == (count, before[:count])
            async with home.at(ben.link.table, ben.link.secret) as other:
                await asyncio.gather(play_on(again, 1), play_on(other, 2))
                assert again.over

    asyncio.run(match())


def test_nothing_is_overwritten_and_nothing_damaged_is_copied(tmp_path: Path) -> None:
    here, copy = tmp_path / "here", tmp_path / "copy.sqlite"
    with pytest.raises(Invalid, match="There is no log in"):
        back_up(here, copy)
    with pytest.raises(Invalid, match="There is no file"):
        restore(copy, here)
    with_store(here, lambda store: store.written([event(n, body=b"y" * 500) for n in range(1, 200)]))
    assert back_up(here, copy) == 199
    with pytest.raises(Invalid, match="exists already"):
        back_up(here, copy)
    with pytest.raises(Invalid, match="exists already"):
        restore(copy, here)
    damaged = bytearray(copy.read_bytes())
    damaged[5000:30000] = b"\xff" * 25000
    other = tmp_path / "damaged.sqlite"
    other.write_bytes(damaged)
    for broken in (other, Path(__file__)):
        with pytest.raises(Invalid, match="not a sound copy"):
            restore(broken, tmp_path / "there")
        assert not (tmp_path / "there" / FILE).exists()
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_bytes(damaged)
    with pytest.raises(Invalid, match="not a sound copy"):
        back_up(tmp_path / "bad", tmp_path / "worse.sqlite")
    assert not (tmp_path / "worse.sqlite").exists()
    with pytest.raises(Invalid) as nowhere:
        back_up(here, tmp_path / "no" / "such" / "folder.sqlite")
    assert nowhere.value.key == "file-unwritable"

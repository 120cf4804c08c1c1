"""The log on disk: written together, whole or not at all, found again."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from roji.client import Refused
from roji.games.errors import Invalid
from roji.server.store.chain import Head
from roji.server.store.grouped import GroupedStore, Job
from roji.server.store.schema import STEPS
from roji.server.store.sqlite import file
from roji.server.store.sqlite import store as stores
from roji.server.store.sqlite.anchors import Anchors
from roji.server.store.sqlite.file import FILE, connect, migrate
from roji.server.store.sqlite.store import SqliteStore
from roji.server.store.statements import STATEMENTS
from roji.server.store.verbs import Store
from roji.server.store.writes import AddEvent, Write
from roji.table.events import Moved
from tests.server.places import Place
from tests.server.raw import raw
from tests.server.running import play_on, play_together, quick, running, two_at_a_table
from tests.server.truth import agree, check_told, stored


def with_store(place: Place, do: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with place.open() as store:
            await do(store)

    asyncio.run(main())


def event(number: int, table: str = "t", body: bytes = b"x") -> AddEvent:
    return AddEvent(table, number, body, b"")


async def numbers(store: Store, table: str = "t") -> list[int]:
    return [n for n, _, _ in await store.events(table)]


def test_what_waits_is_written_in_one_commit_and_reported_in_order(place: Place) -> None:
    async def do(store: Store) -> None:
        told: list[int] = []
        enough = asyncio.Event()

        def done(number: int) -> Callable[[Exception | None], None]:
            def call(error: Exception | None) -> None:
                assert error is None
                if not place.store or number % 100 == 0:  # to ask a database takes a while
                    assert place.ask("SELECT n FROM events WHERE n = ?1", number)  # on the disk before it is told
                told.append(number)
                if number == 500:
                    enough.set()

            return call

        for number in range(1, 501):
            store.write([event(number)], done(number))
        await enough.wait()
        assert told == list(range(1, 501))
        assert isinstance(store, GroupedStore)
        assert store.commits < 100

    with_store(place, do)


def test_one_bad_piece_does_not_take_others_with_it_and_is_not_written_in_part(place: Place) -> None:
    async def do(store: Store) -> None:
        await store.written([event(1)])
        answers = await asyncio.gather(
            store.written([event(2)]),
            store.written([event(1, "u"), event(1)]),  # the second is there already
            store.written([event(3)]),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True, False, True]
        assert isinstance(answers[1], Invalid)
        assert answers[1].key == "not-stored"
        assert await numbers(store) == [1, 2, 3]
        assert await numbers(store, "u") == []

    with_store(place, do)


def test_an_event_is_refused_where_its_number_is_taken_or_the_one_before_it_is_not_there(place: Place) -> None:
    async def do(store: Store) -> None:
        for number, there in ((2, []), (1, [1]), (1, [1]), (3, [1]), (0, [1]), (2, [1, 2])):
            with contextlib.suppress(Invalid):
                await store.written([event(number)])
            assert await numbers(store) == there

    with_store(place, do)


def test_everything_that_can_be_written_has_its_statements() -> None:
    assert set(STATEMENTS) == set(get_args(Write))


def test_what_was_given_is_written_before_the_store_closes(place: Place) -> None:
    async def do(store: Store) -> None:
        for number in range(1, 200):
            store.write([event(number)], lambda error: None)

    with_store(place, do)
    assert place.ask("SELECT count(*) FROM events") == [(199,)]


class Weak:
    """A disk that fails while it is `full`, at most so many `times`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int = 10**9) -> None:
        self.full, self.times = False, times
        write = stores._try

        def weak(db: sqlite3.Connection, batch: list[Job]) -> Invalid | None:
            if self.full and self.times > 0:
                self.times -= 1
                raise sqlite3.OperationalError("database or disk is full")
            return write(db, batch)

        monkeypatch.setattr(stores, "_try", weak)


def test_a_move_whose_commit_failed_is_unknown_until_the_table_comes_back_as_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 4)
            await agree([aiko, ben])
            mover = aiko if aiko.my_turn else ben
            before, events, action = mover.n, list(mover.events), mover.choices[0].action
            disk = Weak(monkeypatch)
            disk.full = True
            async with raw(home, mover.link.table) as phone:
                await phone.hello(mover.link.secret)
                refused = await phone.ask("move", base=before, action=action)
                assert refused["key"] == "store-unknown"
                assert (await phone.receive())["why"] == "restart"
            with pytest.raises(Refused, match="nobody can say"):
                await home.create("koikoi")
            disk.times = 1
            await mover.move(action)  # asked again by itself
            assert mover.n == before + 1
            assert mover.events[:before] == events
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            assert aiko.over
            check_told(tmp_path, [aiko, ben])

    asyncio.run(match())


@pytest.mark.parametrize("late", [False, True])
def test_a_move_that_is_on_the_disk_after_all_happens_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """The commit is done and the disk fails after it: whoever asks again is answered by what is on the disk."""

    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await agree([aiko, ben])
            mover = aiko if aiko.my_turn else ben
            write, failed = stores._try, list[int]()

            def after(db: sqlite3.Connection, batch: list[Job]) -> Invalid | None:
                write(db, batch)
                failed.append(len(batch))
                monkeypatch.setattr(stores, "_try", write)
                raise sqlite3.OperationalError("disk I/O error")

            def unanchored(self: Anchors, heads: Iterable[Head]) -> None:
                failed.append(1)
                monkeypatch.undo()
                raise OSError("no anchor")

            if late:
                monkeypatch.setattr(Anchors, "add", unanchored)
            else:
                monkeypatch.setattr(stores, "_try", after)
            before = mover.n
            assert await mover.move(mover.choices[0].action) == before + 1
            assert failed
            await agree([aiko, ben])
            assert sum(isinstance(event, Moved) for event in stored(tmp_path, aiko.link.table).log) == 1
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(tmp_path, [aiko, ben])

    asyncio.run(match())


def test_a_store_that_cannot_be_opened_anew_refuses_says_so_and_goes_on_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await agree([aiko, ben])
            assert (await home.http.get("/health")).json()["status"] == "ok"
            settle = file.settle

            def broken(db: sqlite3.Connection) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            disk = Weak(monkeypatch)
            disk.full = True
            monkeypatch.setattr(stores, "settle", broken)
            mover = aiko if aiko.my_turn else ben
            moving = asyncio.create_task(mover.move(mover.choices[0].action))
            while (answer := await home.http.get("/health")).status_code == 200:
                await asyncio.sleep(0.05)
            assert answer.json()["status"] == "failing"
            with pytest.raises(Refused) as refused:
                await home.create("koikoi")
            assert refused.value.key == "not-stored"
            with pytest.raises(Refused) as shut:  # what is on the disk is not known before it works again
                await home.look(aiko.link.table, aiko.link.secret)
            assert shut.value.key == "store-failing"
            disk.full = False
            monkeypatch.setattr(stores, "settle", settle)
            await moving
            await agree([aiko, ben])
            while (await home.http.get("/health")).json()["status"] != "ok":
                await asyncio.sleep(0.05)
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(tmp_path, [aiko, ben])

    asyncio.run(match())


def test_a_flood_of_questions_about_its_health_costs_one_write_a_second(place: Place) -> None:
    async def do(store: Store) -> None:
        assert all(await asyncio.gather(*(store.healthy() for _ in range(500))))
        assert all([await store.healthy() for _ in range(100)])
        assert isinstance(store, GroupedStore)
        assert store.commits <= 2

    with_store(place, do)


def test_a_disk_that_fails_once_leaves_no_hole_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next event waits already when one is refused: it must not be written without the one before it."""

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "open"], chat=True)
            async with home.at(made.table, made.secret) as aiko:
                disk = Weak(monkeypatch, times=2)  # the batch, and its first piece
                disk.full = True
                answers = await asyncio.gather(*(aiko.say(f"{n}") for n in range(8)), return_exceptions=True)
                assert not [
                    answer for answer in answers if isinstance(answer, Exception) and not isinstance(answer, Refused)
                ]
                with closing(sqlite3.connect(tmp_path / FILE)) as db:
                    rows = db.execute("SELECT n FROM events WHERE table_id = ? ORDER BY n", (made.table,)).fetchall()
                assert [n for (n,) in rows] == list(range(1, len(rows) + 1))
                await aiko.say("and on")
                assert aiko.n > 2

    asyncio.run(match())


# -- form and folder -------------------------------------------------------------------------------------------


def test_a_folder_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    with pytest.raises(Invalid, match="Another server is using"):
        SqliteStore(tmp_path)
    first.close()
    SqliteStore(tmp_path).close()


def test_an_older_log_is_brought_to_the_present_form_with_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(Place(tmp_path), lambda store: store.written([event(1)]))
    monkeypatch.setattr(file, "STEPS", (*STEPS, ("CREATE TABLE clubs (id TEXT)",)))
    SqliteStore(tmp_path).close()
    assert Place(tmp_path).ask("SELECT n FROM events") == [(1,)]
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT count(*) FROM clubs").fetchone() == (0,)
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(Place(tmp_path), lambda store: store.written([event(1)]))
    monkeypatch.setattr(file, "STEPS", (*STEPS, ("CREATE TABLE clubs (id TEXT)", "DROP TABLE nothing")))
    with pytest.raises(sqlite3.OperationalError), closing(connect(tmp_path / FILE)) as db:
        migrate(db)
    with closing(connect(tmp_path / FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'clubs'").fetchall()


def test_a_log_of_a_newer_roji_is_refused_and_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with closing(connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA user_version=99")
    for _ in range(2):  # the folder is free again
        with pytest.raises(Invalid, match="form 99"):
            SqliteStore(tmp_path)


def test_a_file_that_is_no_log_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"something else" * 1000)
    for _ in range(2):
        with pytest.raises(Invalid, match="not an intact copy"):
            SqliteStore(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"something else" * 1000

"""The log in a database: it belongs to one server, and whatever happens to that database, nothing accepted is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from roji.client import Home, Refused
from roji.games.errors import Invalid
from roji.server.store import grouped
from roji.server.store.opening import postgresql
from roji.server.store.postgresql import database as databases
from roji.server.store.postgresql import pieces
from roji.server.store.postgresql import store as stores
from roji.server.store.postgresql.database import Connection
from roji.server.store.schema import STEPS
from roji.server.store.writes import AddEvent, AddSeat, AddTable, EmptySeat, Touch, Write
from roji.table.events import Moved
from tests.server.crashing import Load
from tests.server.places import Place
from tests.server.postgres import run
from tests.server.raw import raw
from tests.server.running import play_on, play_together, running, two_at_a_table
from tests.server.truth import agree, check_told, kept, stored
from tests.shell import Shell

pytestmark = pytest.mark.postgresql
END_SESSIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'roji %'"


def event(number: int) -> AddEvent:
    return AddEvent("t", number, b"x", b"")


# -- it belongs to one server ----------------------------------------------------------------------------------


def test_a_database_belongs_to_one_server_at_a_time(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "LOCKING", 0.2)

    async def main() -> None:
        async with database.open():
            with pytest.raises(Invalid, match="Another server is using postgresql://"):
                async with database.open():
                    pass
        async with database.open() as store:
            assert await store.healthy()

    asyncio.run(main())


def test_what_another_server_did_meanwhile_is_seen_by_who_comes_back(database: Place) -> None:
    """The session of a server ends, another one takes the store and plays on, and goes: memory was behind the log."""

    async def match() -> None:
        async with running(database.settings) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 4)
            await agree([aiko, ben])
            await run(database.store, END_SESSIONS)
            async with running(database.settings) as other, AsyncExitStack() as stack:
                tables = [
                    await stack.enter_async_context(other.at(aiko.link.table, table.link.secret))
                    for table in (aiko, ben)
                ]
                await play_together(tables, 3)
                await agree(tables)
                there = tables[0].n
            mover = aiko if aiko.my_turn else ben
            assert mover.n < there
            with pytest.raises(Refused) as stale:
                await mover.move(mover.choices[0].action)
            assert stale.value.key in ("stale", "not-your-turn")
            await agree([aiko, ben])
            assert aiko.n == there
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(database, [aiko, ben])

    asyncio.run(match())


# -- its form --------------------------------------------------------------------------------------------------


def taken(place: Place) -> None:
    async def main() -> None:
        async with place.open():
            pass

    asyncio.run(main())


def test_an_older_database_is_brought_to_the_present_form_with_what_is_in_it(
    database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        async with database.open() as store:
            await store.written([event(1)])

    asyncio.run(fill())
    monkeypatch.setattr(databases, "STEPS", (*STEPS, ("CREATE TABLE clubs (id TEXT)", "DROP TABLE nothing")))
    with pytest.raises(Invalid, match="nothing"):
        taken(database)
    assert database.ask("SELECT to_regclass('clubs')") == [(None,)]
    monkeypatch.setattr(databases, "STEPS", (*STEPS, ("CREATE TABLE clubs (id TEXT)",)))
    taken(database)
    assert database.ask("SELECT n FROM events") == [(1,)]
    assert database.ask("SELECT count(*) FROM clubs") == [(0,)]
    assert database.ask("SELECT form FROM holding") == [(len(STEPS) + 1,)]
    monkeypatch.undo()
    for _ in range(2):  # and the lock is free again
        with pytest.raises(Invalid, match=f"form {len(STEPS) + 1}"):
            taken(database)


def test_the_form_is_the_same_in_both_engines(database: Place, tmp_path: Path) -> None:
    folder = Place(tmp_path / "folder")
    taken(database)
    taken(folder)
    for table in ("tables", "events", "seats", "devices", "records", "reviews", "store"):
        there = database.ask(f"SELECT attname FROM pg_attribute WHERE attrelid = '{table}'::regclass AND attnum > 0")
        assert sorted(there) == sorted(folder.ask("SELECT name FROM pragma_table_info(?1)", table)), table


# -- writing ---------------------------------------------------------------------------------------------------


def test_pieces_of_one_kind_are_sent_together_where_that_comes_to_the_same() -> None:
    one: list[Write] = [AddTable("t", "koikoi", "key", b"", b"", 1), event(1), Touch("t", 2), event(2)]
    assert [type(piece) for piece in pieces.arranged(one)] == [AddTable, AddEvent, AddEvent, Touch]
    leaving = [*one, EmptySeat("t", 1), AddSeat("t", 1, b"new")]
    assert pieces.arranged(leaving) == leaving


def test_what_cannot_be_text_in_a_database_is_not_found_and_nothing_fails(database: Place) -> None:
    async def main() -> None:
        async with running(database.settings) as home:
            assert (await home.http.get("/t/%00")).status_code in (200, 503)  # the app's page, where it is built
            async with raw(home, "%00") as phone:
                assert (await phone.hello("x"))["key"] == "no-table"
            assert (await home.http.get("/health")).json()["status"] == "ok"

    asyncio.run(main())


# -- faults ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [False, True])
def test_a_move_whose_answer_was_lost_happens_once(
    database: Place, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """The session ends before the commit, or after it and before its answer."""
    write = pieces.write

    async def match() -> None:
        async with running(database.settings) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await agree([aiko, ben])
            mover = aiko if aiko.my_turn else ben

            async def cut(db: Connection, given: list[pieces.Piece]) -> None:
                monkeypatch.setattr(stores, "write", write)
                if after:
                    await write(db, given)
                await run(database.store, END_SESSIONS)
                await write(db, given)

            monkeypatch.setattr(stores, "write", cut)
            before = mover.n
            assert await mover.move(mover.choices[0].action) == before + 1
            await agree([aiko, ben])
            assert sum(isinstance(event, Moved) for event in stored(database, aiko.link.table).log) == 1
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(database, [aiko, ben])

    asyncio.run(match())


def test_a_database_that_is_killed_under_load_has_every_promise_and_everybody_plays_on(database: Place) -> None:
    assert database.postgres is not None
    postgres, load, rng = database.postgres, Load("a database that is killed"), random.Random(1)

    async def match() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(database.process())
            home = await stack.enter_async_context(Home(server.base))
            await load.sit_down(home, stack)
            load.begin()
            for _ in range(2):
                await load.moves_on()
                await asyncio.sleep(rng.random() * 0.3)
                postgres.kill()
                while (await home.http.get("/health")).status_code != 503:  # asked for once a second at most
                    await asyncio.sleep(0.1)
                await asyncio.to_thread(postgres.start)
                began = time.monotonic()
                await load.moves_on()
                assert time.monotonic() - began < 10
            await load.end()
            assert await server.stop() == 0
            check_told(database, load.clients)
        assert '"unexpected"' not in server.text(), server.text()
        assert kept(database, load.players) > 20

    try:
        asyncio.run(match())
    finally:
        if postgres.running is None:
            postgres.start()


def test_a_database_that_hangs_is_noticed_people_are_told_and_it_goes_on(
    database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database.postgres is not None
    postgres = database.postgres
    monkeypatch.setattr(grouped, "SLOW", 0.3)

    async def match() -> None:
        async with running(database.settings) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await agree([aiko, ben])
            mover, other = (aiko, ben) if aiko.my_turn else (ben, aiko)
            postgres.signal(signal.SIGSTOP)
            try:
                moving = asyncio.create_task(mover.move(mover.choices[0].action))
                await asyncio.sleep(0.5)
                with pytest.raises(Refused) as slow:
                    await other.say("is anybody there?")
                assert slow.value.key == "store-slow"
                with pytest.raises(Refused) as no_table:
                    await home.create("koikoi")
                assert no_table.value.key == "store-slow"
            finally:
                postgres.signal(signal.SIGCONT)
            await moving
            await agree([aiko, ben])
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(database, [aiko, ben])

    asyncio.run(match())


def test_an_event_that_the_database_has_lost_is_noticed_by_who_knew_it_and_stays_known(database: Place) -> None:
    async def match() -> None:
        async with running(database.settings) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 4)
            await agree([aiko, ben])
            table, last = aiko.link.table, aiko.n
            other = await home.create("koikoi")
        await run(database.store, "DELETE FROM events WHERE table_id = $1 AND n = $2", table, last)
        async with running(database.settings) as home:
            async with raw(home, table) as phone:
                lost = await phone.hello(aiko.link.secret, since=last, proof=aiko.proof)
                assert lost["key"] == "table-damaged"
            assert (await home.look(other.table, other.secret)).shown.phase == "waiting"
            assert (await home.http.get("/health")).json()["damaged"] == [table]
        async with running(database.settings) as home:  # also after a restart
            assert (await home.http.get("/health")).json()["damaged"] == [table]
            with pytest.raises(Refused) as damaged:
                await home.look(table, aiko.link.secret)
            assert damaged.value.key == "table-damaged"

    asyncio.run(match())


# -- how it is named -------------------------------------------------------------------------------------------


def test_a_password_is_refused_on_the_command_line_and_never_shown(database: Place, shell: Shell) -> None:
    with_password = database.store.replace("roji@", "roji:hush@")
    for address in (with_password, f"{database.store}&password=hush"):
        code, out, err = shell("serve", "--store", address)
        assert code == 2
        assert "ROJI_STORE" in err
        assert "hush" not in out + err

    async def serve() -> None:
        server = Place(database.folder, with_password).process()
        async with server:
            assert server.running is not None
            line = Path(f"/proc/{server.running.pid}/cmdline").read_bytes()
            assert await server.stop() == 0
        assert "postgresql://roji@" in server.text()
        assert "hush" not in server.text()
        assert b"hush" not in line

    asyncio.run(serve())


def test_what_is_no_address_or_cannot_be_reached_is_refused_with_what_would_be_right(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = shell("serve", "--store", "mysql://here", "--data", str(tmp_path))
    assert (code, "postgresql://USER@HOST/NAME" in err) == (2, True)
    code, _, err = shell("serve", "--store", f"postgresql://me@/x?host={tmp_path}", "--data", str(tmp_path))
    assert (code, "cannot be used" in err) == (2, True)
    for address in ("postgresql://me@here:door/x", "postgresql://me@/x?host", "postgresql://[me/x"):
        code, _, err = shell("serve", "--port", "0", "--store", address, "--data", str(tmp_path))
        assert (code, "postgresql://USER@HOST/NAME" in err) == (2, True), address
    monkeypatch.setenv("ROJI_STORE", f"postgresql://me:hush@/x?host={tmp_path}")
    code, _, err = shell("serve", "--data", str(tmp_path))
    assert (code, "cannot be used" in err, "hush" in err) == (2, True, False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Invalid, match=r"roji\[postgresql\]"):
        postgresql("postgresql://me@here/x", tmp_path)

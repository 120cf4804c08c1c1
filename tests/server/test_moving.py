"""A log moves from a folder into a database and back: all of it, or nothing."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from roji.client import Home
from roji.games.errors import Invalid
from roji.server.store import moving
from roji.server.store.copying import Rows
from roji.server.store.postgresql.side import PostgresSide
from roji.server.store.sqlite.file import FILE
from tests.server.crashing import Load
from tests.server.places import Place
from tests.server.postgres import run
from tests.server.running import play_on, play_together, quick, running, two_at_a_table
from tests.server.test_upgrade import STORES, finish, laid_down
from tests.server.truth import agree, check_told, stored
from tests.shell import Shell

pytestmark = pytest.mark.postgresql


def of(place: Place) -> moving.Place:
    """A place as the command line names it."""
    return moving.Place(Path(), place.store) if place.store else moving.Place(place.folder)


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_tables_of_every_form_go_on_in_a_database_and_back_in_a_folder(
    path: Path, database: Place, shell: Shell
) -> None:
    folder = database.folder
    folder.parent.mkdir(exist_ok=True)
    noted = laid_down(path, folder)
    running_ones = [table for table in noted["tables"] if table["phase"] == "running"]

    async def go_on(place: Place, tables: list[dict[str, Any]]) -> None:
        async with running(place.settings) as home:
            for table in tables:
                await finish(home, table, place)
            for table in noted["tables"]:
                for secret in (table["watch"], *table["secrets"]):
                    assert (await home.look(table["table"], secret)).shown.n >= table.get("events", 1)

    code, out, err = shell("migrate-store", f"sqlite:{folder}", database.store)
    assert (code, err) == (0, "")
    assert "Copied and checked" in out
    asyncio.run(go_on(database, running_ones[:2]))
    code, _, err = shell("migrate-store", database.store, f"sqlite:{folder}")
    assert (code, "already exists" in err) == (2, True)  # the old one lies there
    (folder / FILE).rename(folder / "old")
    assert shell("migrate-store", database.store, f"sqlite:{folder}")[0] == 0
    asyncio.run(go_on(Place(folder), running_ones[2:]))


def test_who_plays_goes_on_with_the_same_client_after_the_move(database: Place) -> None:
    folder = Place(database.folder)

    async def match() -> None:
        server = folder.process()
        async with server, Home(server.base) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 4)
            await agree([aiko, ben])
            with pytest.raises(Invalid, match="--snapshot"):
                await moving.move(of(folder), of(database))
            assert await server.stop() == 0
            found = await moving.move(of(folder), of(database))
            assert (found.tables, found.events, found.damaged) == (1, aiko.n, [])
            server.env["ROJI_STORE"] = database.store
            server.start()
            await server.ready()
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            check_told(database, [aiko, ben])

    asyncio.run(match())


def test_a_snapshot_and_a_backup_under_load_are_whole_and_end_at_one_moment(
    place: Place, tmp_path: Path, database: Place
) -> None:
    load = Load("a snapshot under load")
    copies = list[Path]()

    async def match() -> None:
        async with AsyncExitStack() as stack:
            home = await stack.enter_async_context(running(place.settings))
            await load.sit_down(home, stack)
            load.begin()
            for number in range(3):
                await load.moves_on()
                copies.append(tmp_path / f"{number}.sqlite")
                found = await moving.move(of(place), moving.Place(copies[-1], file=True), snapshot=True)
                assert (found.damaged, found.tables) == ([], len(load.eyes))
            await load.moves_on()
            await load.end()
            check_told(place, load.clients)

    asyncio.run(match())
    again = _other(database)
    asyncio.run(moving.restore(copies[-1], again, place.folder))
    for client in load.eyes:
        table = client.link.table
        after, before = stored(place, table).log, stored(Place(place.folder, again), table).log
        assert 0 < len(before) <= len(after)
        assert after[: len(before)] == before


def _other(database: Place) -> str:
    assert database.postgres is not None
    return database.postgres.schema()


def test_a_copy_that_is_not_like_the_original_is_noticed_and_nothing_of_it_stays(
    database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Place(database.folder)

    async def played() -> None:
        async with running(quick(folder.folder)) as home, two_at_a_table(home, "koikoi") as (aiko, ben):
            await aiko.start()
            await agree([aiko, ben])

    asyncio.run(played())
    put = PostgresSide.put

    async def forgetful(side: PostgresSide, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        await put(side, table, columns, rows[1:] if table == "seats" else rows)

    monkeypatch.setattr(PostgresSide, "put", forgetful)
    with pytest.raises(Invalid, match="“seats” has 1 rows instead of 2"):
        asyncio.run(moving.move(of(folder), of(database)))
    assert database.ask("SELECT count(*) FROM events") == [(0,)]
    monkeypatch.undo()
    asyncio.run(moving.move(of(folder), of(database)))
    with pytest.raises(Invalid, match="already has a log"):
        asyncio.run(moving.move(of(folder), of(database)))


def test_what_is_damaged_is_copied_as_it_is_and_stays_damaged(database: Place, shell: Shell, tmp_path: Path) -> None:
    folder = Place(database.folder)

    async def played() -> list[tuple[str, int]]:
        found = []
        async with running(quick(folder.folder)) as home:
            for _ in range(2):
                async with two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
                    await aiko.start()
                    await play_together((aiko, ben), 4)
                    await agree([aiko, ben])
                    found.append((aiko.link.table, aiko.n))
        return found

    (bad, last), (good, _) = asyncio.run(played())
    asyncio.run(moving.move(of(folder), of(database)))
    change = "UPDATE events SET body = body || 'x'::bytea WHERE table_id = $1 AND n = $2"
    asyncio.run(run(database.store, change, bad, last))
    there = ("--store", database.store, "--data", str(database.folder))
    code, out, _ = shell("backup", str(tmp_path / "copy"), *there)
    assert (code, bad in out, good in out) == (1, True, False)
    code, out, _ = shell("salvage", bad, str(tmp_path / "match.toml"), *there)
    assert (code, f"event {last - 1}" in out) == (0, True)
    assert shell("delete", bad, *there)[0] == 0
    assert shell("backup", str(tmp_path / "sound"), *there)[0] == 0
    assert shell("delete", bad, *there)[0] == 2
    assert database.ask("SELECT id FROM tables") == [(good,)]


def test_what_is_no_place_is_refused(shell: Shell, tmp_path: Path) -> None:
    for source, target, says in (
        ("here", "postgresql://me@x/y", "sqlite:FOLDER"),
        (f"sqlite:{tmp_path}", "there", "sqlite:FOLDER"),
        (f"sqlite:{tmp_path}", "postgresql://me@x/y", "no log"),
        (f"sqlite:{tmp_path}", "postgresql://me:hush@x/y", "ROJI_STORE"),
    ):
        code, _, err = shell("migrate-store", source, target)
        assert code == 2
        assert says in err
        assert "hush" not in err

"""Databases of released forms, opened by the server of today: links still open, tables are played to the end."""

from __future__ import annotations

import asyncio
import sqlite3
import tomllib
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roji.client import Home
from roji.server.store.sqlite.file import FILE
from roji.table.record import read
from roji.wire import protocol
from tests.server.places import Place
from tests.server.running import play_on, quick, running
from tests.server.truth import check_told

STORES = sorted((Path(__file__).parent.parent / "golden" / "stores").glob("*.sql"))


def laid_down(path: Path, folder: Path) -> dict[str, Any]:
    """Put a database of before into a folder; what people had in hand then."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript(path.read_text("utf-8"))
    return tomllib.loads(path.with_suffix(".toml").read_text("utf-8"))


def check_fair(text: str, noted: dict[str, Any]) -> None:
    """The record was dealt as was promised when the table was made."""
    record = read(text)
    assert record.fair is not None
    assert record.fair.commitment == noted["commitment"]
    record.fair.check(record.seed)


async def finish(home: Home, noted: dict[str, Any], where: Path | Place) -> None:
    """Go on with a table where it stood, to its end."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(home.at(noted["table"], secret)) for secret in noted["secrets"]]
        assert all(table.phase == noted["phase"] for table in people)
        if noted["phase"] == "running":
            assert people[0].n == noted["events"]
            await asyncio.gather(*(play_on(table, seed) for seed, table in enumerate(people)))
        assert all(table.over for table in people)
        check_told(where, people)
    check_fair(await home.record(noted["table"], noted["secrets"][0]), noted)


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_tables_of_before_the_upgrade_are_played_to_the_end(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    noted = laid_down(path, folder)

    async def match() -> None:
        async with running(quick(folder)) as home:
            tables = noted["tables"]
            assert {table["game"] for table in tables} == {"koikoi", "kokeshi", "niwashi", "orders"}
            assert {table["phase"] for table in tables} == {"waiting", "running", "over"}
            for table in tables:
                if table["phase"] != "waiting":
                    await finish(home, table, folder)
                for secret in (table["watch"], *table["secrets"]):
                    welcome = await home.look(table["table"], secret)
                    assert welcome.shown.n >= table.get("events", 1)
                if "secret" in table:
                    assert welcome.secret == table["secret"]

    asyncio.run(match())


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_who_waited_before_the_upgrade_still_gets_a_match(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    noted = laid_down(path, folder)

    async def match() -> None:
        async with running(quick(folder)) as home:
            waiting = next(table for table in noted["tables"] if table["phase"] == "waiting")
            seated = await home.sit(waiting["table"], waiting["invite"], name="Ben")
            rematch = next(table for table in noted["tables"] if "rematch" in table)
            await home.sit(rematch["rematch"], rematch["secrets"][1], name="Ben")
            for id, secrets in (
                (waiting["table"], [*waiting["secrets"], seated.secret]),
                (rematch["rematch"], rematch["secrets"]),
            ):
                async with home.at(id, secrets[0]) as aiko, home.at(id, secrets[1]) as ben:
                    await aiko.start()
                    await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
                    assert aiko.over
                    check_told(folder, [aiko, ben])
                    verdict = await asyncio.wait_for(ben.checked(), 30)
                    assert verdict.faults == []
                    assert "dealt-first-form" in {gap.key for gap in verdict.gaps}
                fair = read(await home.record(id, secrets[0])).fair
                assert fair is not None
                assert fair.form == 1  # it ends as it began

    asyncio.run(match())


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_device_of_before_the_upgrade_finds_its_tables_and_records(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    noted = laid_down(path, folder)

    async def match() -> None:
        async with running(quick(folder)) as home:
            home.http.cookies.set("roji-device", noted["devices"][0])
            ids = {table["table"] for table in noted["tables"]} | {
                table["rematch"] for table in noted["tables"] if "rematch" in table
            }
            assert {table.table for table in await home.mine()} == ids
            shared = next(table for table in noted["tables"] if "record" in table)
            listed = msgspec.json.decode(await home.ask("GET", "/api/records"), type=list[protocol.RecordShown])
            assert [record.id for record in listed] == [shared["record"]]
            check_fair((await home.ask("GET", f"/api/records/{shared['record']}")).decode(), shared)

    asyncio.run(match())

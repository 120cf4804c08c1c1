"""What is kept for people: their tables and records, and that they can delete both."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roji.client import Home, Refused
from roji.server.shelf import About
from roji.server.store.sqlite.file import FILE
from roji.table.record import read
from roji.table.told import SeenMove
from tests.server.running import play_on, quick, running, two_at_a_table
from tests.table.test_notes import noted
from tests.table.test_table import begun, play


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / FILE)) as db:
        (count,) = db.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(count)


def test_a_device_finds_its_tables_again_and_comes_back_without_the_link(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, Home(home.base) as other:
            first = await home.create("koikoi", name="Aiko")
            await home.create("kokeshi", ["greedy", "me"])
            await other.sit(first.table, first.invite, name="Ben")
            mine = await home.mine()
            assert {(table.game, table.seat, table.phase) for table in mine} == {
                ("koikoi", 0, "waiting"),
                ("kokeshi", 1, "waiting"),
            }
            (theirs,) = await other.mine()
            assert (theirs.table, theirs.seat, theirs.names) == (first.table, 1, ["Aiko", "Ben"])
            shown = await home.http.get(f"/api/tables/{first.table}")  # the cookie opens no seat
            assert (shown.status_code, shown.json()["key"]) == (403, "secret-missing")

    asyncio.run(match())


@pytest.mark.parametrize(("game", "options", "points"), [("koikoi", {"rounds": 1}, [1, 0]), ("kokeshi", {}, [])])
def test_a_match_won_by_one_point_has_points_and_one_without_points_none(
    game: str, options: dict[str, Any], points: list[int]
) -> None:
    for seed in range(200):
        table = begun(game, **options)
        play(table, 10_000, random.Random(seed))
        if table.state is not None and table.state.scores() == [1, 0]:
            assert About.of(table).points == points
            return
    raise AssertionError("nobody won by one point")


def test_the_list_tells_how_a_match_ended_for_whom(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            Home(home.base) as other,
            two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben),
        ):
            await aiko.start()
            (running_one,) = [table for table in await home.mine() if table.seat == 0]
            assert (running_one.result, running_one.points, running_one.who) == ("", [], ["person", "person"])
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            ended = {table.seat: table for table in await home.mine()}
            results = sorted(table.result for table in ended.values())
            assert results in (["lost", "won"], ["shared", "shared"])
            won = max(ended.values(), key=lambda table: table.points[table.seat])
            assert won.result in ("won", "shared")
            made = await other.create("niwashi", ["me", "beginner"])
            async with other.at(made.table, made.secret) as table:
                await table.start()
                await table.resign()
            (given,) = await other.mine()
            assert (given.phase, given.result, given.who) == ("over", "gave-up", ["person", "beginner"])

    asyncio.run(match())


def test_a_record_is_shared_listed_imported_and_deleted_by_its_owner_alone(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            Home(home.base) as other,
            two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben),
        ):
            await aiko.start()
            share = f"/api/tables/{aiko.link.table}/share"
            with pytest.raises(Refused, match="still secret"):
                await home.ask("POST", share, secret=aiko.link.secret)
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            text = await home.record(aiko.link.table, aiko.link.secret)
            await home.ask("POST", share, secret=aiko.link.secret)
            (kept,) = (await home.http.get("/api/records")).json()
            assert (kept["game"], kept["names"]) == ("koikoi", ["Aiko", "Ben"])
            link = f"/api/records/{kept['id']}"
            assert (await other.http.get(link)).text == text  # whoever has the link
            assert (await other.http.get("/api/records")).json() == []
            with pytest.raises(Refused) as not_theirs:
                await other.ask("DELETE", link)
            assert not_theirs.value.key == "no-record"
            await other.ask("POST", "/api/records", {"text": text})
            ((again,), (first,)) = [(await each.http.get("/api/records")).json() for each in (other, home)]
            assert again["id"] != first["id"]
            assert read((await home.http.get(f"/api/records/{again['id']}")).text) == read(text)
            await home.ask("DELETE", link)
            assert (await home.http.get("/api/records")).json() == []
            assert (await home.http.get(link)).status_code == 404

    asyncio.run(match())


def test_a_match_has_one_record_however_often_and_by_whom_it_is_shared(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            Home(home.base) as other,
            two_at_a_table(home, "koikoi") as (aiko, ben),
        ):
            await aiko.start()
            await aiko.resign()
            share = f"/api/tables/{aiko.link.table}/share"
            secrets = [aiko.link.secret, aiko.link.secret, ben.link.secret]
            homes = [home, home, other]
            asked = [each.ask("POST", share, secret=secret) for each, secret in zip(homes, secrets, strict=True)]
            ids = {json.loads(answer)["id"] for answer in await asyncio.gather(*asked)}
            ids.add(json.loads(await other.ask("POST", share, secret=ben.link.secret))["id"])
            assert (len(ids), rows(tmp_path, "records")) == (1, 1)
            (kept,) = (await home.http.get("/api/records")).json()
            await home.ask("DELETE", f"/api/records/{kept['id']}")
            again = json.loads(await other.ask("POST", share, secret=ben.link.secret))
            assert (again["id"], rows(tmp_path, "records")) == (kept["id"], 1)

    asyncio.run(match())


@pytest.mark.parametrize(
    "text",
    ["", "roji = 1", "x" * 1000, "a = " + "[" * 50_000, "roji = " + "9" * 5000, "a = 1979-99-99", 'a = "\\uD800"'],
    ids=["empty", "short", "prose", "nested", "digits", "date", "half"],
)
def test_what_is_no_record_is_not_imported(text: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            answer = await home.http.post("/api/records", json={"text": text})
            assert answer.status_code == 400
            assert answer.json()["key"] == "record-line"

    asyncio.run(match())
    assert rows(tmp_path, "records") == 0


def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], name="Aiko", rounds=1)
            async with home.at(made.table, made.secret) as table:
                await table.start()
                await table.resign()
                await home.ask("POST", f"/api/tables/{made.table}/share", secret=made.secret)
                assert (rows(tmp_path, "devices"), rows(tmp_path, "records")) == (1, 1)
                await home.ask("DELETE", "/api/mine")
                assert (await home.mine(), rows(tmp_path, "devices"), rows(tmp_path, "records")) == ([], 0, 0)
                # The link still opens the table, and who has it can delete that, too.
                await home.ask("DELETE", f"/api/tables/{made.table}", secret=made.secret)
                with pytest.raises(Refused) as gone:
                    await table.changed()
                assert gone.value.key == "gone"
        for kind in ("tables", "events", "seats", "devices", "records"):
            assert rows(tmp_path, kind) == 0, kind
        assert b"Aiko" not in (tmp_path / FILE).read_bytes()

    asyncio.run(match())


def test_secrets_are_on_the_disk_only_as_hashes(tmp_path: Path) -> None:
    async def match() -> list[str]:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            ben = await home.sit(made.table, made.invite)
            cookie = home.http.cookies["roji-device"]
            return [made.secret, made.invite, made.watch, ben.secret, cookie]

    secrets = asyncio.run(match())
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert len(everything) > 10_000
    for secret in secrets:
        assert secret.encode() not in everything


def test_words_pass_neither_in_a_note_at_a_silent_table_nor_in_an_imported_record(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "niwashi", starter=0) as (aiko, ben):
            await aiko.start()
            await aiko.move("lantern")
            with pytest.raises(Refused) as refused:
                await aiko.move("ae32", note="I hold hna hfs")
            assert refused.value.key == "niwashi-note"
            await aiko.move("ae32", note="x=30.5 y=31.25 angle=74")
            await ben.changed(aiko.n - 1) if ben.n < aiko.n else None
            told = [event.note for event in ben.events if isinstance(event, SeenMove)]
            assert told == ["", "x=30.50 y=31.25"]
            text = noted("I hold hna hfs").to_text()
            answer = await home.http.post("/api/records", json={"text": text})
            assert read((await home.http.get(f"/api/records/{answer.json()['id']}")).text).notes == {}
            answer = await home.http.post("/api/records", json={"text": noted("x=30.5 y=31.25").to_text()})
            assert answer.status_code == 201
            kept = (await home.http.get(f"/api/records/{answer.json()['id']}")).text
            assert read(kept).notes == {1: "x=30.50 y=31.25"}

    asyncio.run(match())

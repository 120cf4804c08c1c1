"""Records at a server: bounded, worked on beside it, and kept within what one client may keep."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from roji.client import Home
from roji.server import shelf
from roji.server.identity import Rate
from roji.server.quotas import Quota
from roji.server.settings import FREE
from roji.server.store.sqlite.file import FILE
from roji.table.record import DECISIONS, LENGTH, read
from tests.long import long_kokeshi
from tests.server.raw import raw
from tests.server.running import quick, running


def test_a_long_record_is_imported_opened_and_looked_through_beside_the_server(tmp_path: Path) -> None:
    text = long_kokeshi(DECISIONS).to_text()

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            taken = await home.http.post("/api/records", json={"text": text}, timeout=60)
            assert taken.status_code == 201
            link = f"/api/records/{taken.json()['id']}"
            assert (await home.http.get(link)).text == text
            opened = (await home.http.get(f"{link}/match", timeout=60)).json()
            assert len(opened["moves"]) == DECISIONS
            past = (await home.http.get(f"{link}/past/{DECISIONS}?seat=1", timeout=60)).json()
            assert past["view"]["turns"] > 1000
            assert past["effects"]
            wrong = await home.http.get(f"{link}/past/7?seat=2", timeout=60)
            assert (wrong.status_code, wrong.json()["key"]) == (400, "bad-seat")

    asyncio.run(match())


def test_a_record_that_is_too_long_is_refused_with_the_limit(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            long = await home.http.post("/api/records", json={"text": "#" * (LENGTH + 1)}, timeout=60)
            assert (long.status_code, long.json()["key"]) == (400, "record-long")
            assert f"{LENGTH:,}" in long.json()["text"]
            many = await home.http.post(
                "/api/records", json={"text": long_kokeshi(DECISIONS + 1).to_text()}, timeout=60
            )
            assert (many.status_code, many.json()["key"]) == (400, "record-line")
            assert f"{DECISIONS:,}" in many.json()["text"]

    asyncio.run(match())


def test_a_record_that_takes_too_long_to_read_is_given_up_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "SECONDS", 0.5)
    deep = "roji = 1\n" + ".".join("a" * 100_000) + " = 1"

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            slow = await home.http.post("/api/records", json={"text": deep}, timeout=60)
            assert (slow.status_code, slow.json()["key"]) == (400, "record-slow")
            well = await home.http.post("/api/records", json={"text": long_kokeshi(40).to_text()}, timeout=60)
            assert well.status_code == 201

    asyncio.run(match())


def test_a_device_keeps_so_many_records_and_an_address_brings_so_much(tmp_path: Path) -> None:
    text = long_kokeshi(40).to_text()
    quota = Quota(records=2, record_bytes=Rate(burst=3.5 * len(text), per_second=0), chat=FREE, chats=FREE)
    settings = dataclasses.replace(quick(tmp_path), quota=quota)

    async def keep(home: Home) -> str:
        answer = await home.http.post("/api/records", json={"text": text}, timeout=60)
        return str(answer.json().get("key", "kept"))

    async def match() -> None:
        async with running(settings) as home, Home(home.base) as other:
            assert [await keep(home) for _ in range(3)] == ["kept", "kept", "too-many-records"]
            assert [await keep(other) for _ in range(2)] == ["kept", "too-fast"]
            (first, _) = (await home.http.get("/api/records")).json()
            await home.ask("DELETE", f"/api/records/{first['id']}")
            assert await keep(home) == "too-fast"

    asyncio.run(match())


def test_records_kept_before_it_was_noted_what_they_are_about_are_listed(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            for _ in range(2):
                await home.ask("POST", "/api/records", {"text": long_kokeshi(40).to_text()})
            listed = (await home.http.get("/api/records")).json()
            with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
                db.execute("UPDATE records SET about = ''")
            for _ in range(2):
                assert (await home.http.get("/api/records")).json() == listed
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                assert db.execute("SELECT DISTINCT about FROM records").fetchall() == [('["kokeshi"]',)]
            assert read((await home.http.get(f"/api/records/{listed[0]['id']}")).text).game.id == "kokeshi"

    asyncio.run(match())


def test_an_address_has_so_many_tables_in_play(tmp_path: Path) -> None:
    settings = dataclasses.replace(quick(tmp_path), quota=Quota(tables=2))

    async def match() -> None:
        async with running(settings) as home:
            made = [await home.create("koikoi", ["me", "greedy"], rounds=1) for _ in range(2)]
            answer = await home.http.post(
                "/api/tables", json={"game": "koikoi", "seats": [{"who": "me"}, {"who": "open"}]}
            )
            assert answer.json()["key"] == "too-many-tables"
            async with home.at(made[0].table, made[0].secret) as table:
                await table.start()
                await table.resign()
            await home.create("koikoi")

    asyncio.run(match())


def test_a_seat_that_talks_too_fast_is_told_so_and_others_still_speak(tmp_path: Path) -> None:
    quota = Quota(chat=Rate(burst=3, per_second=0), chats=Rate(burst=5, per_second=0))
    settings = dataclasses.replace(quick(tmp_path), quota=quota)

    async def match() -> None:
        async with running(settings) as home:
            made = await home.create("koikoi", chat=True)
            seated = await home.sit(made.table, made.invite)
            async with raw(home, made.table) as one, raw(home, made.table) as other:
                await one.hello(made.secret)
                await other.hello(seated.secret)
                told = [(await one.ask("say", text=f"line {n}"))["type"] for n in range(5)]
                assert told == ["update"] * 3 + ["refused"] * 2
                told = [(await other.ask("say", text=f"line {n}"))["type"] for n in range(3)]
                assert told == ["update"] * 2 + ["refused"]  # both at one address

    asyncio.run(match())


def test_the_list_of_tables_opens_a_table_that_rests_once(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko")
            device = home.http.cookies
        async with running(quick(tmp_path)) as again:
            again.http.cookies = device
            first = await again.mine()
        async with running(quick(tmp_path)) as third:
            third.http.cookies = device
            before = (await third.http.get("/health")).json()["tables"]
            assert await third.mine() == first
            assert (await third.http.get("/health")).json()["tables"] == before == 0
            async with Home(third.base) as other:
                await other.sit(made.table, made.invite, name="Ben")
        async with running(quick(tmp_path)) as last:
            last.http.cookies = device
            (shown,) = await last.mine()
            assert shown.names == ["Aiko", "Ben"]

    asyncio.run(match())

"""What the disk has changed or lost is noticed, named and left alone, and the tables beside it go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

import pytest

from roji.client import Refused
from roji.games.errors import Invalid
from roji.server import keys
from roji.server.bot_workers import BotWorkers
from roji.server.live import Live
from roji.server.store.chain import Head, follow, link, start
from roji.server.store.sqlite import anchors
from roji.server.store.sqlite.anchors import Anchors
from roji.server.store.sqlite.copies import back_up, restore
from roji.server.store.sqlite.events import rows_of
from roji.server.store.sqlite.file import FILE
from roji.server.store.sqlite.store import SqliteStore
from roji.server.tables import Tables
from roji.server.workers import Workers
from roji.table.record import read
from tests.server.raw import raw
from tests.server.running import play_on, play_together, quick, running, two_at_a_table
from tests.server.truth import agree
from tests.shell import Shell


def change(folder: Path, sql: str, *args: object) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
        assert db.execute(sql, args).rowcount > 0


FAULTS: dict[str, Callable[[Path, str], None]] = {
    "changed": lambda folder, id: change(
        folder, "UPDATE events SET body = replace(body, '\"at\":1', '\"at\":2') WHERE table_id = ? AND n = 6", id
    ),
    "unreadable": lambda folder, id: change(folder, "UPDATE events SET body = x'ff' WHERE table_id = ? AND n = 6", id),
    "one missing": lambda folder, id: change(folder, "DELETE FROM events WHERE table_id = ? AND n = 6", id),
    "end missing": lambda folder, id: change(folder, "DELETE FROM events WHERE table_id = ? AND n > 6", id),
    "all missing": lambda folder, id: change(folder, "DELETE FROM events WHERE table_id = ?", id),
    "table missing": lambda folder, id: change(folder, "DELETE FROM tables WHERE id = ?", id),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_damaged_table_is_named_and_left_alone_and_the_others_go_on(tmp_path: Path, fault: str) -> None:
    folder = tmp_path / "log"

    async def match() -> None:
        async with running(quick(folder)) as home:
            cookies = home.http.cookies
            async with (
                two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben),
                two_at_a_table(home, "koikoi", rounds=3) as (other, another),
            ):
                for table in (aiko, other):
                    await table.start()
                await play_together((aiko, ben), 6)
                await play_together((other, another), 6)
        FAULTS[fault](folder, aiko.link.table)
        with closing(sqlite3.connect(folder / FILE)) as db:
            left = db.execute("SELECT * FROM events WHERE table_id = ?", (aiko.link.table,)).fetchall()
        async with running(quick(folder)) as home:
            home.http.cookies = cookies
            mine = {table.table: table for table in await home.mine()}
            assert mine[other.link.table].phase == "running"
            if fault != "table missing":
                assert mine[aiko.link.table].phase == "damaged"
            for secret in (aiko.link.secret, ben.link.secret):
                with pytest.raises(Refused) as refused:
                    async with home.at(aiko.link.table, secret):
                        pass
                assert refused.value.key == "table-damaged"
                assert aiko.link.table in refused.value.text
            with pytest.raises(Refused, match="damaged"):
                await home.look(aiko.link.table, aiko.link.secret)
            health = (await home.http.get("/health")).json()
            assert (health["status"], health["damaged"]) == ("damaged", [aiko.link.table])
            id = other.link.table
            async with home.at(id, other.link.secret) as one, home.at(id, another.link.secret) as two:
                await asyncio.gather(play_on(one, 1), play_on(two, 2))
                assert one.over
        with closing(sqlite3.connect(folder / FILE)) as db:
            assert db.execute("SELECT * FROM events WHERE table_id = ?", (aiko.link.table,)).fetchall() == left

    asyncio.run(match())


def test_a_game_that_is_not_here_any_more_does_not_take_the_list_of_tables_with_it(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            cookies = home.http.cookies
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as db:
            (_, body, _), *_ = rows_of(db, made.table)
            hash = link(start(made.table), 1, body.replace(b"koikoi", b"pebbles"))
            db.execute("DELETE FROM events WHERE n > 1")
            db.execute("UPDATE events SET hash = ?, body = ?", (hash, body.replace(b"koikoi", b"pebbles")))
            follow(made.table, rows_of(db, made.table))
        (tmp_path / anchors.FILE).unlink()
        async with running(quick(tmp_path)) as home:
            home.http.cookies = cookies
            await home.create("koikoi")
            assert sorted(table.phase for table in await home.mine()) == ["damaged", "waiting"]

    asyncio.run(match())


def test_a_table_that_is_deleted_is_not_missed(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=1)
            async with home.at(made.table, made.secret) as aiko:
                await aiko.start()
                await aiko.resign()
            await home.ask("DELETE", f"/api/tables/{made.table}", secret=made.secret)
        async with running(quick(tmp_path)) as home:
            assert (await home.http.get("/health")).json()["status"] == "ok"
            with pytest.raises(Refused) as gone:
                await home.look(made.table, made.secret)
            assert gone.value.key == "no-table"

    asyncio.run(match())


def test_what_is_sound_of_a_damaged_table_can_be_saved_and_the_table_deleted(tmp_path: Path, shell: Shell) -> None:
    folder = tmp_path / "log"

    async def make() -> str:
        async with running(quick(folder)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 6)
            return aiko.link.table

    id = asyncio.run(make())
    change(folder, "DELETE FROM events WHERE table_id = ? AND n = 9", id)
    data = ("--data", str(folder))
    code, out, _ = shell("salvage", id, str(tmp_path / "saved.toml"), *data)
    assert (code, "up to event 8" in out) == (0, True)
    assert 0 < len(read((tmp_path / "saved.toml").read_text()).moves) < 6
    assert shell("salvage", id, str(tmp_path / "saved.toml"), *data)[0] != 0
    assert shell("salvage", "nothing", str(tmp_path / "other.toml"), *data)[0] != 0
    assert shell("delete", id, *data)[0] == 0
    assert shell("delete", id, *data)[0] != 0

    async def look() -> None:
        async with running(quick(folder)) as home:
            health = (await home.http.get("/health")).json()
            assert (health["status"], health["damaged"]) == ("ok", [])

    asyncio.run(look())


# -- anchors ---------------------------------------------------------------------------------------------------


def head(table: str, n: int) -> Head:
    return Head(table, n, bytes([n % 256]) * 32)


def test_anchors_are_read_as_they_were_noted_the_last_one_of_a_table_counts(tmp_path: Path) -> None:
    noted = Anchors(tmp_path)
    noted.renew([head("a", 1), head("b", 2)])
    noted.add([head("a", 3), head("c", 1)])
    noted.add([Head("b", 0, b"")])
    assert Anchors(tmp_path).read() == {"a": head("a", 3), "c": head("c", 1)}
    noted.close()


def test_the_last_line_may_be_torn_anywhere(tmp_path: Path) -> None:
    noted = Anchors(tmp_path)
    noted.renew([head("a", 1)])
    whole = noted.path.read_bytes().rstrip(b"\0")
    noted.add([head("a", 2), head("b", 1)])
    data = noted.path.read_bytes().rstrip(b"\0")
    noted.close()
    for end in range(len(whole), len(data) - 1):
        for tail in (b"", b"\0" * (len(data) - end)):
            noted.path.write_bytes(data[:end] + tail)
            assert Anchors(tmp_path).read() == {"a": head("a", 1)}
    assert not noted.bad.exists()


def test_a_damaged_line_in_the_middle_is_never_well(tmp_path: Path) -> None:
    async def match() -> None:
        for _ in range(2):
            async with running(quick(tmp_path)) as home:
                await home.create("koikoi")
                await home.create("koikoi")
        data = bytearray((tmp_path / anchors.FILE).read_bytes())
        data[30] ^= 1
        (tmp_path / anchors.FILE).write_bytes(data)
        for _ in range(2):
            async with running(quick(tmp_path)) as home:
                assert (await home.http.get("/health")).json()["status"] == "damaged"
        assert (tmp_path / anchors.BAD).read_bytes() == data.rstrip(b"\0")
        (tmp_path / anchors.BAD).unlink()
        async with running(quick(tmp_path)) as home:
            assert (await home.http.get("/health")).json()["status"] == "ok"

    asyncio.run(match())


def test_the_file_of_anchors_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchors, "SLACK", 2000)
    noted = Anchors(tmp_path)
    noted.renew([head("a", 1)])
    for n in range(2, 300):
        noted.add([head("a", n), head("b", n)])
        assert noted.path.stat().st_size < 3000
    assert noted.read() == {"a": head("a", 299), "b": head("b", 299)}
    noted.close()


def test_private_answers_are_not_kept_by_anybody_on_the_way(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=1)
            async with home.at(made.table, made.secret) as aiko:
                await aiko.start()
                await aiko.resign()
            secret = {"authorization": f"Bearer {made.secret}"}
            shared = await home.http.post(f"/api/tables/{made.table}/share", headers=secret)
            record = shared.json()["id"]
            answers = [
                shared,
                await home.http.get("/api/mine"),
                await home.http.get("/api/records"),
                await home.http.get(f"/api/records/{record}"),
                await home.http.get(f"/api/records/{record}/match"),
                await home.http.get(f"/api/records/{record}/past/1"),
                await home.http.post("/api/tables", json={"game": "koikoi"}),
                await home.http.post(f"/api/tables/{made.table}/seats", json={"secret": made.invite}),
                *[
                    await home.http.get(f"/api/tables/{made.table}{path}", headers=headers)
                    for path in ("", "/past/0", "/record", "/reading")
                    for headers in (secret, {"authorization": "Bearer wrong"})
                ],
                await home.http.delete(f"/api/records/{record}"),
                await home.http.delete(f"/api/tables/{made.table}", headers=secret),
                await home.http.delete("/api/mine"),
            ]
            assert {answer.headers.get("cache-control") for answer in answers} == {"no-store"}
            assert "no-store" not in (await home.http.get("/")).headers["cache-control"]

    asyncio.run(match())


# -- what clients know -----------------------------------------------------------------------------------------


async def begun(folder: Path) -> tuple[str, str, int, str]:
    """A table that has come to an event: its id, the secret of a seat, the number, and the proof of it."""
    async with running(quick(folder)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
        await aiko.start()
        await play_together((aiko, ben), 4)
        await agree([aiko, ben])
        assert aiko.proof == ben.proof != ""
        return aiko.link.table, aiko.link.secret, aiko.n, aiko.proof


def forget(folder: Path, table: str, after: int) -> None:
    """The disk loses events, and the anchors with them."""
    change(folder, "DELETE FROM events WHERE table_id = ? AND n > ?", table, after)
    (folder / anchors.FILE).unlink()


def test_whoever_proves_to_have_been_told_more_shows_that_a_table_is_damaged(tmp_path: Path) -> None:
    async def match() -> None:
        table, secret, n, proof = await begun(tmp_path)
        forget(tmp_path, table, n - 2)
        async with running(quick(tmp_path)) as home:
            assert (await home.http.get("/health")).json()["status"] == "ok"
            async with raw(home, table) as other, raw(home, table) as aiko:
                assert (await other.hello(secret))["type"] == "welcome"
                assert (await aiko.hello(secret, since=n, proof=proof))["key"] == "table-damaged"
                while (message := await other.receive())["type"] != "bye":  # nobody plays on
                    pass
                assert message["why"] == "restart"
        for _ in range(2):  # and it stays so
            async with running(quick(tmp_path)) as home:
                health = (await home.http.get("/health")).json()
                assert (health["status"], health["damaged"]) == ("damaged", [table])
                async with raw(home, table) as other:
                    assert (await other.hello(secret))["key"] == "table-damaged"

    asyncio.run(match())


def test_damage_found_while_a_table_is_being_opened_counts(tmp_path: Path) -> None:
    async def match() -> None:
        table, *_ = await begun(tmp_path)
        store = SqliteStore(tmp_path)
        store.open()
        tables = Tables(store, BotWorkers(Workers(1)))
        take = tables.steps.take

        async def found_late(who: str, work: Generator[None, None, Live]) -> Live:
            live = await take(who, work)
            store.isolate(table, "somebody knew more")
            return live

        tables.steps.take = found_late  # type: ignore[method-assign, assignment]
        with pytest.raises(Invalid) as refused:
            await tables.opened(table)
        assert refused.value.key == "table-damaged"
        assert table not in tables.live
        await tables.close()
        store.close()

    asyncio.run(match())


def test_whoever_was_told_otherwise_shows_it_too(tmp_path: Path) -> None:
    """Events were lost, and others took their numbers before anybody came back."""

    async def match() -> None:
        table, secret, n, proof = await begun(tmp_path)
        forget(tmp_path, table, n - 1)
        async with running(quick(tmp_path)) as home, home.at(table, secret) as aiko:
            await aiko.resign()
            assert aiko.n == n
            assert aiko.proof != proof
            async with raw(home, table) as ben:
                assert (await ben.hello(secret, since=n, proof=proof))["key"] == "table-damaged"

    asyncio.run(match())


def test_a_claim_without_proof_damages_nothing_and_is_told_everything(tmp_path: Path) -> None:
    async def match() -> None:
        table, secret, n, proof = await begun(tmp_path)
        changed = ("A" if proof[0] != "A" else "B") + proof[1:]
        async with running(quick(tmp_path)) as home:
            for since, given in (
                (n + 5, ""),
                (n + 5, proof),
                (n + 5, changed),
                (n, changed),
                (n + 5, "ä" * 16),
                (n, "x"),
            ):
                async with raw(home, table) as aiko:
                    welcome = await aiko.hello(secret, since=since, proof=given)
                    assert (welcome["since"], len(welcome["events"])) == (0, n)
                    assert welcome.get("ahead", False) == (since > n)
            for since, given in ((n, proof), (n, ""), (n - 1, "")):
                async with raw(home, table) as aiko:
                    assert (await aiko.hello(secret, since=since, proof=given))["since"] == since
            assert (await home.http.get("/health")).json()["status"] == "ok"

    asyncio.run(match())


def test_after_a_restore_nobody_proves_anything_of_before(tmp_path: Path) -> None:
    async def match() -> None:
        here, there = tmp_path / "here", tmp_path / "there"
        table, secret, n, proof = await begun(here)
        change(here, "DELETE FROM events WHERE table_id = ? AND n > ?", table, n - 2)  # as it was in the evening
        (here / anchors.FILE).unlink()
        back_up(here, tmp_path / "copy.sqlite")
        there.mkdir()
        (there / keys.FILE).write_bytes((here / keys.FILE).read_bytes())
        restore(tmp_path / "copy.sqlite", there)
        async with running(quick(there)) as home:
            async with raw(home, table) as aiko:
                welcome = await aiko.hello(secret, since=n, proof=proof)
                assert (welcome["since"], welcome["ahead"], welcome["shown"]["n"]) == (0, True, n - 2)
            assert (await home.http.get("/health")).json()["status"] == "ok"

    asyncio.run(match())

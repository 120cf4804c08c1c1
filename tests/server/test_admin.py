"""`roji admin`: the same with a server that runs and with a log that nobody uses, on both stores."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from roji.cli.main import run
from roji.client import Refused
from roji.games.errors import Invalid
from roji.server import blocks
from roji.server.control import ask
from roji.server.desk import Wish
from roji.table.record import read
from tests.server.places import Place
from tests.server.raw import raw
from tests.server.running import play_on, play_together, quick, running, two_at_a_table

Admin = Callable[..., Awaitable[str]]


@pytest.fixture
def admin(place: Place, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """`roji admin …` beside whatever runs here; what it printed."""
    monkeypatch.setenv("ROJI_STORE", place.store)
    monkeypatch.setenv("ROJI_DATA", str(place.folder))

    async def command(*words: str | Path, code: int = 0) -> str:
        capsys.readouterr()
        assert await asyncio.to_thread(run, ["admin", *map(str, words), "--lang", "en"]) == code
        return "".join(capsys.readouterr())

    return command


def test_tables_are_listed_shown_exported_archived_and_deleted_while_people_play(
    place: Place, admin: Admin, tmp_path: Path
) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            async with two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
                await aiko.start()
                await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
                done, secrets = aiko.link.table, [aiko.link.secret, ben.link.secret]
            async with two_at_a_table(home, "koikoi", rounds=2) as (aiko, ben):
                await aiko.start()
                await play_together((aiko, ben), 4)
                runs = aiko.link.table
                waits = (await home.create("orders", players=3)).table
                listed = await admin("tables")
                assert re.search(rf"(?m)^{done} +koikoi +finished +\d+ +0 ", listed)
                assert re.search(rf"(?m)^{runs} +koikoi +open +{aiko.n} +2 ", listed)
                assert "3 tables" in listed
                assert waits in await admin("tables", "--game", "orders")
                assert done not in await admin("tables", "--running")
                assert "0 tables" in await admin("tables", "--idle", "1h")
                assert len(json.loads(await admin("tables", "--over", "--json"))) == 1
                shown = json.loads(await admin("show", runs, "--json"))
                assert (shown["seats"], shown["events"], shown["over"]) == (["Aiko", "Ben"], aiko.n, False)
                assert not any(secret in str(shown) for secret in secrets)
                await admin("export", tmp_path / "records", "--game", "koikoi")
                (file,) = (tmp_path / "records").iterdir()
                assert read(file.read_text("utf-8")).players == ["Aiko", "Ben"]
                assert "is not over" in await admin("export", tmp_path / "more", runs, code=2)
                assert "Name tables" in await admin("archive", tmp_path / "old.sqlite", code=2)

                await admin("archive", tmp_path / "old.sqlite", done, waits)
                assert "One table" in await admin("tables")
                with pytest.raises(Refused, match="no such table"):
                    await home.look(done, secrets[0])
                assert "30d, 12h" in await admin("tables", "--idle", "long", code=2)
                assert "no such table" in await admin("show", done, code=2)
                await admin("delete", runs)
                with pytest.raises(Refused):
                    await asyncio.wait_for(aiko.closed(), 10)
                assert "0 tables" in await admin("tables")
        assert "0 tables" in await admin("tables")  # also where no server runs
        assert list(place.folder.glob("control-*")) == []

    asyncio.run(match())


def test_what_was_archived_comes_back_in_a_folder_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file, back = tmp_path / "log", tmp_path / "old.sqlite", tmp_path / "back"

    async def before() -> list[str]:
        async with running(quick(folder)) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await aiko.start()
            await play_together((aiko, ben), 3)
            return [aiko.link.table, aiko.link.secret, ben.link.secret]

    async def after(table: str, *secrets: str) -> None:
        async with (
            running(quick(back)) as home,
            home.at(table, secrets[0]) as aiko,
            home.at(table, secrets[1]) as ben,
        ):
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            assert aiko.over

    table, *secrets = asyncio.run(before())
    assert run(["admin", "archive", str(file), table, "--data", str(folder)]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert run(["restore", str(file), "--data", str(back)]) == 0
    (back / "key").write_bytes((folder / "key").read_bytes())
    asyncio.run(after(table, *secrets))


def test_a_table_that_went_on_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            with pytest.raises(Invalid, match="has gone on"):
                await ask(tmp_path, "", Wish("delete", table=made.table, last=0))
            assert (await home.look(made.table, made.secret)).shown.phase == "waiting"

    asyncio.run(match())


def test_who_is_blocked_is_out_at_once_and_for_good_until_unblocked(
    place: Place, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        settings = replace(place.settings, proxies="127.0.0.1")
        async with running(settings) as home:
            made = await home.create("koikoi")
            device = json.loads(await admin("show", made.table, "--json"))["devices"][0]["device"]
            guest = {"x-forwarded-for": "203.0.113.7"}
            assert (await home.http.get("/api/games", headers=guest)).status_code == 200
            assert "within a few seconds" in await admin("block", "203.0.113.0/24", "--why", "a flood")
            answer = await home.http.get("/", headers=guest)
            assert (answer.status_code, answer.json()["key"]) == (403, "blocked")
            assert (await home.http.get("/", headers={"x-forwarded-for": "203.0.114.7"})).status_code != 403
            assert "a flood" in await admin("blocked")
            await admin("block", device)
            with pytest.raises(Refused, match="cannot play"):
                await home.create("koikoi")
            for wrong in ("127.0.0.1", "::1", "0.0.0.0/0", "nobody"):
                await admin("block", wrong, code=2)
        async with running(settings) as home:  # also after a restart
            assert (await home.http.get("/", headers=guest)).status_code == 403
            await admin("unblock", "203.0.113.0/24")
            assert (await home.http.get("/api/games", headers=guest)).status_code == 200
            assert "not kept out" in await admin("unblock", "203.0.113.0/24", code=2)

    asyncio.run(match())


def test_sockets_of_who_is_blocked_end_and_another_process_learns_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "AGAIN", 0.2)

    async def match() -> None:
        settings = replace(quick(tmp_path), proxies="127.0.0.1")
        async with running(settings) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table, **{"x-forwarded-for": "2001:db8::7"}) as phone:
                await phone.hello(made.watch)
                await ask(tmp_path, "", Wish("block", what="2001:db8::9"))  # the same /64 counts as one
                while (said := await asyncio.wait_for(phone.receive(), 5))["type"] != "bye":
                    pass
                assert said["why"] == "blocked"

    asyncio.run(match())


def test_the_socket_is_for_the_owner_and_bad_lines_are_answered(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)):
            (socket,) = tmp_path.glob("control-*.sock")
            assert socket.stat().st_mode & 0o077 == 0
            for line, key in ((b"[" * 5000, "bad-message"), (b'{"do":"dance"}', "not-now"), (b"{}", "bad-message")):
                reader, writer = await asyncio.open_unix_connection(str(socket))
                writer.write(line + b"\n")
                assert json.loads(await reader.readline())["key"] == key
                writer.close()
            stale = tmp_path / "control-stale.sock"
            server = await asyncio.start_unix_server(lambda *_: None, str(stale))
            server.close()
            began = time.monotonic()
            assert await ask(tmp_path, "", Wish("tables")) == []
            assert time.monotonic() - began < 5

    asyncio.run(match())

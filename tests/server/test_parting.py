"""Who leaves, or never came, is out at the decision, however slow the disk is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from roji.client import Home, Refused
from roji.games.errors import Invalid
from roji.server.store.sqlite.store import SqliteStore
from roji.server.store.verbs import Done
from roji.server.store.writes import Write
from tests.server.raw import Raw, raw
from tests.server.running import quick, running


class LateNews:
    """What is written is on the disk at once, but the server hears of it only when it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held: list[Callable[[], None]] | None = None
        write = SqliteStore.write

        def late(store: SqliteStore, writes: Sequence[Write], done: Done, *more: Any) -> None:
            def told(error: Invalid | None) -> None:
                if self.held is None:
                    done(error)
                else:
                    self.held.append(lambda: done(error))

            write(store, writes, told, *more)

        monkeypatch.setattr(SqliteStore, "write", late)

    async def wait(self, count: int) -> None:
        """Until so many commits are on the disk."""
        while self.held is None or len(self.held) < count:
            await asyncio.sleep(0.005)

    def tell(self) -> None:
        held, self.held = self.held or [], None
        for done in held:
            done()


async def everything(line: Raw, until: str) -> list[dict[str, Any]]:
    """All messages up to one of a type."""
    got = [await line.receive()]
    while got[-1]["type"] != until:
        got.append(await line.receive())
    return got


def test_who_left_does_not_act_for_the_next_person_while_the_disk_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko")
            ben = await home.sit(made.table, made.invite, name="Ben")
            news = LateNews(monkeypatch)
            async with raw(home, made.table) as first, raw(home, made.table) as second:
                await first.hello(ben.secret)
                await second.hello(ben.secret)
                news.held = []
                leaving = await first.send("leave")
                await news.wait(1)
                seats = asyncio.create_task(home.sit(made.table, made.invite, name="Carol"))
                await news.wait(2)
                wishes = [await line.send("start") for line in (first, second)]  # Carol sits there now, nobody was told
                await asyncio.sleep(0.2)
                news.tell()
                assert (await seats).seat == 1
                for line, start in zip((first, second), wishes, strict=True):
                    told = await everything(line, "bye")
                    assert told[-1]["why"] == "left"
                    answers = {message["re"]: message for message in told if message.get("re")}
                    assert answers.get(start, {"type": "refused"})["type"] == "refused"
                    assert line is second or answers[leaving]["type"] == "update"
                    assert not any(event["do"] == "sat" for message in told for event in message.get("events", ()))
                assert (await home.look(made.table, made.secret)).shown.phase == "waiting"

    asyncio.run(match())


def test_who_leaves_while_the_disk_is_slow_is_told_what_came_before_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko", chat=True)
            ben = await home.sit(made.table, made.invite, name="Ben")
            news = LateNews(monkeypatch)
            async with raw(home, made.table) as first, raw(home, made.table) as second:
                await first.hello(ben.secret)
                await second.hello(made.secret)
                news.held = []
                await second.send("say", text="Hello")
                await news.wait(1)
                await first.send("leave")
                await news.wait(2)
                news.tell()
                told = await everything(first, "bye")
                happened = [event["do"] for message in told for event in message.get("events", ())]
                assert happened[-2:] == ["said", "left"]

    asyncio.run(match())


def test_after_a_disk_that_refuses_who_left_comes_back_to_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko")
            async with raw(home, made.table) as line:
                await line.hello(made.secret)
                with monkeypatch.context() as broken:
                    broken.setattr(SqliteStore, "write", lambda self, writes, done, *more: done(Invalid("not-stored")))
                    leaving = await line.send("leave")
                    told = await everything(line, "bye")
                assert [message["key"] for message in told if message.get("re") == leaving] == ["not-stored"]
                assert told[-1]["why"] == "restart"
            assert (await home.look(made.table, made.secret)).seat == 0

    asyncio.run(match())


async def at(home: Home, table: str, secret: str, line: Raw) -> int:
    """Say hello; the number of the last event."""
    n: int = (await line.hello(secret))["shown"]["n"]
    return n


def test_who_was_invited_and_comes_late_watches_what_everybody_may_see(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko")
            ben = await home.sit(made.table, made.invite, name="Ben")
            async with (
                raw(home, made.table) as invited,
                raw(home, made.table) as watching,
                home.at(made.table, made.secret),
                home.at(made.table, ben.secret) as table,
            ):
                assert await at(home, made.table, made.invite, invited) == 5
                await at(home, made.table, made.watch, watching)
                await table.start()
                stayed, seen = [(await everything(line, "update"))[-1] for line in (invited, watching)]
                assert (stayed["phase"], stayed) == ("running", seen)
                assert (await invited.ask("resign"))["key"] == "only-watching"
            late, watched = [await home.look(made.table, secret) for secret in (made.invite, made.watch)]
            assert late == watched
            assert late.seat is None
            assert late.shown.view is not None
            assert late.shown.view["hand"] is None
            with pytest.raises(Refused) as full:
                await home.sit(made.table, made.invite)
            assert full.value.key == "seat-begun"

    asyncio.run(match())


def test_who_left_deletes_nothing_while_the_disk_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", name="Aiko")
            ben = await home.sit(made.table, made.invite, name="Ben")
            news = LateNews(monkeypatch)
            home.http.cookies.clear()
            async with raw(home, made.table) as line:
                await line.hello(ben.secret)
                news.held = []
                await line.send("leave")
                await news.wait(1)
                wanted = home.ask("DELETE", f"/api/tables/{made.table}", secret=ben.secret)
                deleting = asyncio.create_task(wanted)
                await asyncio.sleep(0.1)
                news.tell()
                with pytest.raises(Refused) as refused:
                    await deleting
                assert refused.value.key == "bad-secret"

    asyncio.run(match())

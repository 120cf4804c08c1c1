"""What a client makes the server say and keep is bounded: catch-ups, what waits for a slow reader, a table's log."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from roji.client import Home, Refused
from roji.server.identity import Rate
from roji.server.settings import FREE, UNBOUNDED, Settings
from tests.server.raw import Raw, raw
from tests.server.running import play_together, quick, running, two_at_a_table
from tests.server.tcp import Wire, text, wired


def bounded(folder: Path, catch_ups: Rate = FREE, **bounds: Any) -> Settings:
    """Settings without limits but these."""
    return dataclasses.replace(quick(folder), catch_ups=catch_ups, bounds=dataclasses.replace(UNBOUNDED, **bounds))


async def begun(home: Home, moves: int = 6) -> tuple[str, str]:
    """A table with a match that has begun, and the secret of a seat there."""
    async with two_at_a_table(home, "koikoi") as (aiko, ben):
        await aiko.start()
        await play_together([aiko, ben], moves)
        return aiko.link.table, aiko.link.secret


async def stale(one: Raw) -> dict[str, Any]:
    answer = await one.ask("move", base=1, action=0)
    assert answer["key"] == "stale"
    return answer


def test_a_catch_up_comes_once_a_second_and_connection_and_the_refusal_always(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, catch_up=1.0)) as home:
            table, secret = await begun(home)
            async with raw(home, table) as one, raw(home, table) as other:
                await one.hello(secret)
                await other.hello(secret)
                told = [await stale(one) for _ in range(20)]
                assert told[0]["missing"]["events"]
                assert sum("missing" in answer for answer in told) <= 2  # of a slow machine
                assert "missing" in await stale(other)
                await asyncio.sleep(1.1)
                assert "missing" in await stale(one)

    asyncio.run(ask())


def test_an_address_is_told_only_so_many_events_again(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, catch_ups=Rate(60, 1e-9))) as home:
            table, secret = await begun(home)
            mine = {"authorization": f"Bearer {secret}"}
            statuses = [(await home.http.get(f"/api/tables/{table}", headers=mine)).status_code for _ in range(12)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            assert statuses == sorted(statuses)

    asyncio.run(ask())


def test_who_says_hello_when_its_address_was_told_much_waits_a_moment(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, catch_ups=Rate(40, 100))) as home:
            table, secret = await begun(home)
            for _ in range(6):
                async with raw(home, table) as one:
                    assert (await one.hello(secret))["type"] == "welcome"

    asyncio.run(ask())


def test_a_client_whose_moves_were_stale_without_a_catch_up_plays_on(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = bounded(tmp_path, catch_up=1e6)
        async with running(settings) as home, two_at_a_table(home, "koikoi") as (aiko, ben):
            await aiko.start()
            await play_together([aiko, ben], 3)
            mover = aiko if aiko.my_turn else ben
            for _ in range(3):
                known, mover.n = mover.n, 1
                with pytest.raises(Refused) as refused:
                    await mover.move(mover.choices[0].action)
                assert refused.value.key == "stale"
                mover.n = max(mover.n, known)
            await play_together([aiko, ben], 10)
            assert aiko.n == ben.n

    asyncio.run(ask())


# -- slow readers ----------------------------------------------------------------------------------------------------


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_and_the_others_are_told_on(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, backlog=100_000, linger=0.5)) as home:
            made = await home.create("koikoi", chat=True)
            async with raw(home, made.table) as one, wired(home.base, deaf=True) as slow:
                await one.hello(made.secret)
                await slow.upgrade(made.table)
                await slow.send(text(type="hello", id="h", version=2, secret=made.watch))
                assert (await slow.reply("h"))["type"] == "welcome"
                slow.listen(False)
                slow_left = False
                for number in range(200):
                    said = [await one.send("say", text="x" * 300, id=f"{number}-{at}") for at in range(100)][-1]
                    while (message := await one.receive()).get("re") != said:
                        slow_left |= message["type"] == "presence" and message["watching"] == 0
                    if slow_left:
                        break
                assert slow_left, "a reader that reads nothing is still there"

    asyncio.run(ask())


async def answers_after(seconds: float, deaf: Wire) -> int:
    """How many answers are there for somebody who begins to read so much later."""
    await asyncio.sleep(seconds)
    deaf.listen(True)
    heard = b""
    with suppress(ConnectionError):
        while data := await deaf.reader.read(2**20):
            heard += data
    return heard.count(b"HTTP/1.1 200")


def test_what_waits_for_all_connections_of_an_address_is_bounded_too(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, unread=300_000, linger=0.5, idle=1)) as home, AsyncExitStack() as stack:
            made = await home.create("koikoi", chat=True)
            one = await stack.enter_async_context(raw(home, made.table))
            await one.hello(made.secret)
            for number in range(300):
                await one.ask("say", text="x" * 300, id=f"s{number}")
            crowd = [await stack.enter_async_context(wired(home.base, "127.0.0.2", deaf=True)) for _ in range(12)]
            request = f"GET /api/tables/{made.table} HTTP/1.1\r\nHost: localhost\r\n"
            request += f"Authorization: Bearer {made.watch}\r\n\r\n"
            for deaf in crowd:
                deaf.listen(False)
                deaf.writer.write(request.encode() * 60)
            for deaf in crowd:
                if await answers_after(2, deaf) < 60:
                    break
            else:
                raise AssertionError("all of it was kept for somebody who does not read")
            assert (await one.ask("ping"))["type"] == "accepted"

    asyncio.run(ask())


# -- the log of a table ------------------------------------------------------------------------------------------------


async def refusal(act: Callable[[], Awaitable[Any]]) -> str:
    """Do something until the server refuses it; the name of its reason."""
    try:
        for _ in range(200):
            await act()
    except Refused as refused:
        return refused.key
    raise AssertionError("nothing was refused")


def test_a_long_log_refuses_chat_first_and_then_everything_but_the_end(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = bounded(tmp_path, log=6000)
        async with running(settings) as home:
            made = await home.create("koikoi", chat=True)
            seated = await home.sit(made.table, made.invite)
            async with home.at(made.table, made.secret) as aiko, home.at(made.table, seated.secret) as ben:
                await aiko.start()
                assert await refusal(lambda: aiko.say("x" * 300)) == "log-chat"
                await play_together([aiko, ben], 3)
                with pytest.raises(Refused) as refused:
                    await play_together([aiko, ben], 100)
                assert refused.value.key == "log-full"
        async with running(settings) as home, home.at(made.table, made.secret) as aiko:  # and after a restart
            assert await refusal(lambda: aiko.say("still?")) == "log-full"
            await aiko.resign()
            assert aiko.over
            assert await aiko.ask_rematch()

    asyncio.run(ask())


def test_sitting_down_and_leaving_for_ever_fills_no_disk(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, log=4000)) as home:
            made = await home.create("koikoi")

            async def come_and_go() -> None:
                seated = await home.sit(made.table, made.invite)
                async with raw(home, made.table) as ben:
                    await ben.hello(seated.secret)
                    await ben.ask("leave", id=seated.secret)

            assert await refusal(come_and_go) == "log-full"

    asyncio.run(ask())

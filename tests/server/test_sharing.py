"""Several processes serve the same tables, over one database and NATS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from nats.aio.msg import Msg

from roji.client import Home, RemoteTable
from roji.server.bus.nats import Bus, connected
from roji.server.sharing import decoder
from roji.table.events import Said
from tests.server.places import Place
from tests.server.running import play_on, play_together, running
from tests.server.soaks import disorderly
from tests.server.truth import agree, check_told, stored

pytestmark = pytest.mark.postgresql


@asynccontextmanager
async def two_servers(place: Place) -> AsyncIterator[tuple[Home, Home]]:
    async with running(place.settings) as one, running(place.settings) as other:
        yield one, other


@asynccontextmanager
async def apart(one: Home, other: Home, game: str = "koikoi", **options: Any) -> AsyncIterator[list[RemoteTable]]:
    """Aiko at one server and Ben at the other, at the same table."""
    made = await one.create(game, name="Aiko", **options)
    seated = await other.sit(made.table, made.invite, name="Ben")
    async with one.at(made.table, made.secret) as aiko, other.at(made.table, seated.secret) as ben:
        yield [aiko, ben]


def test_people_of_one_table_play_at_two_servers(shared: Place) -> None:
    async def match() -> None:
        async with two_servers(shared) as (one, other), apart(one, other, rounds=3) as tables:
            await tables[0].start()
            await asyncio.gather(*(play_on(table, seed) for seed, table in enumerate(tables)))
            await agree(tables)
            check_told(shared, tables)
            assert [await table.checked() for table in tables]

    asyncio.run(match())


def test_each_sees_who_is_connected_to_the_other_server(shared: Place) -> None:
    async def match() -> None:
        async with two_servers(shared) as (one, other), apart(one, other) as (aiko, ben):
            await asyncio.wait_for(aiko._until(lambda: aiko.here == [True, True]), 10)
            await asyncio.wait_for(ben._until(lambda: ben.here == [True, True]), 10)
            async with other.at(aiko.link.table, aiko.link.secret):
                pass
            assert ben.here == [True, True]

    asyncio.run(match())


def test_where_both_are_at_once_one_is_first_and_nothing_is_lost_or_done_twice(shared: Place) -> None:
    """Both talk and play without waiting for each other, so that both servers add the same number again and again."""

    async def talk(table: RemoteTable, count: int) -> None:
        for number in range(count):
            await table.say(f"{table.seat} {number}")

    async def match() -> None:
        async with two_servers(shared) as (one, other), apart(one, other, rounds=3, chat=True) as tables:
            await tables[0].start()
            playing = [play_on(table, seed) for seed, table in enumerate(tables)]
            await asyncio.gather(*playing, *(talk(table, 40) for table in tables))
            await agree(tables)
            check_told(shared, tables)
            said = [event.text for event in stored(shared, tables[0].link.table).log if isinstance(event, Said)]
            for seat in range(2):
                assert [text for text in said if text[0] == str(seat)] == [f"{seat} {n}" for n in range(40)]

    asyncio.run(match())


def test_what_was_said_and_lost_comes_a_little_later(shared: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Bus.say

    def lossy(self: Bus, table: str, body: bytes) -> None:
        if not body.isdigit():
            say(self, table, body)

    monkeypatch.setattr(Bus, "say", lossy)

    async def match() -> None:
        async with two_servers(shared) as (one, other), apart(one, other) as tables:
            await tables[0].start()
            await play_together(tables, 2)
            await agree(tables)
            check_told(shared, tables)

    asyncio.run(match())


def test_a_bot_is_thought_for_by_one_server(shared: Place) -> None:
    async def match() -> None:
        async with two_servers(shared) as (one, other), AsyncExitStack() as stack:
            made = await one.create("orders", ["me", "open", "greedy"], players=3)
            seated = await other.sit(made.table, made.invite)
            aiko = await stack.enter_async_context(one.at(made.table, made.secret))
            ben = await stack.enter_async_context(other.at(made.table, seated.secret))
            await aiko.start()
            await play_together([aiko, ben], 20)
            await agree([aiko, ben])
            check_told(shared, [aiko, ben])
            assert len(shared.ask("SELECT owner, fence FROM leases")) == 1

    asyncio.run(match())


def test_a_table_that_is_deleted_at_one_server_is_gone_at_the_other(shared: Place) -> None:
    async def match() -> None:
        async with two_servers(shared) as (one, other), apart(one, other) as (aiko, ben):
            await one.ask("DELETE", f"/api/tables/{aiko.link.table}", secret=aiko.link.secret)
            with pytest.raises(Exception, match="deleted"):
                await asyncio.wait_for(ben.closed(), 10)
            assert shared.ask("SELECT n FROM events") == []

    asyncio.run(match())


def test_over_bad_networks_to_two_servers_everybody_is_told_the_same_log(shared: Place) -> None:
    asyncio.run(disorderly(shared, "two servers", "koikoi", {"rounds": 3}, servers=2))


def test_nothing_but_numbers_and_who_is_there_is_said_between_servers(shared: Place) -> None:
    said: list[bytes] = []

    async def listen(message: Msg) -> None:
        said.append(message.data)

    async def returned() -> None:
        pass

    async def match() -> None:
        client = await connected(shared.bus, "ear", returned)
        await client.subscribe("roji.>", cb=listen)
        async with two_servers(shared) as (one, other), apart(one, other, rounds=1, chat=True) as tables:
            await tables[0].start()
            await tables[0].say("a secret between us")
            await play_together(tables, 6)
            await agree(tables)
        await client.flush()
        await client.close()

    asyncio.run(match())
    assert sum(body.isdigit() for body in said) > 6
    for body in said:
        if not body.isdigit():
            here = decoder.decode(body)
            assert set(here.seats) <= {0, 1}
            assert msgspec.json.encode(here) == body

"""A server that is to stop says so, lets go of people one after the other, and they notice a short break."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from roji.client import Home, Refused
from roji.server.serve import Server, server
from roji.server.settings import Settings
from roji.server.store import grouped
from tests.server.places import Place
from tests.server.raw import raw
from tests.server.running import address, play_on, play_together, quick, running, two_at_a_table


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server that can be looked into; it stops as by a signal."""
    made = server(settings)
    task = asyncio.create_task(made.serve())
    while not made.started:
        await asyncio.sleep(0.01)
    yield made
    made.should_exit = True
    await task


def test_people_play_on_across_a_restart_and_notice_a_short_break(place: Place) -> None:
    async def match() -> None:
        async with AsyncExitStack() as people:
            async with serving(place.settings) as first:
                home = await people.enter_async_context(Home(address(first)))
                aiko, ben = await people.enter_async_context(two_at_a_table(home, "koikoi", rounds=1))
                await aiko.start()
                await play_together((aiko, ben), 4)
            await asyncio.sleep(1.5)  # until the next one is there
            assert not aiko.connected
            port = int(home.base.rpartition(":")[2])
            async with serving(replace(place.settings, port=port)):
                began = time.monotonic()
                await aiko._until(lambda: aiko.connected)
                assert time.monotonic() - began < 1.6, "they come back within a moment"
                await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
                assert (await aiko.checked()).faults == []
                await people.aclose()

    asyncio.run(match())


def test_before_it_stops_it_is_not_ready_and_sockets_close_one_after_the_other(tmp_path: Path) -> None:
    async def match() -> None:
        async with serving(replace(quick(tmp_path), drain=1.2)) as made, Home(address(made)) as home:
            assert (await home.http.get("/ready")).json() == {"ready": True, "why": ""}
            table = await home.create("koikoi")
            closed: list[tuple[float, int | None, str]] = []

            async def watch() -> None:
                async with raw(home, table.table) as one:
                    await one.hello(table.watch)
                    try:
                        while True:
                            said = json.loads(await one.socket.recv())
                            if said["type"] == "bye":
                                assert said["why"] == "restart"
                    except Exception:
                        closed.append((time.monotonic(), one.socket.close_code, one.socket.close_reason or ""))

            watchers = [asyncio.create_task(watch()) for _ in range(4)]
            await asyncio.sleep(0.3)
            began = time.monotonic()
            made.should_exit = True
            await asyncio.sleep(0.3)
            answer = await home.http.get("/ready")
            assert (answer.status_code, answer.json()["why"]) == (503, "draining")
            assert (await home.http.get("/live")).status_code == 200
            assert (await home.http.get("/health")).json()["status"] == "ok"  # it serves meanwhile
            await asyncio.gather(*watchers)
        assert {(code, reason) for _, code, reason in closed} == {(1012, "restart")}
        times = sorted(at - began for at, _, _ in closed)
        assert times[0] > 0.5
        assert times[-1] - times[0] > 0.3

    asyncio.run(match())


def test_a_slow_store_takes_no_more_says_so_and_goes_on(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits stays little: moves are refused until the commit is through; nothing accepted is lost."""
    monkeypatch.setattr(grouped, "SLOW", 0.3)

    async def match() -> None:
        async with (
            serving(place.settings) as made,
            Home(address(made)) as home,
            two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben),
        ):
            await aiko.start()
            store = made.app.state.tables.store
            held: list[list[grouped.Job]] = []
            begin = store._begin
            monkeypatch.setattr(store, "_begin", held.append)  # a disk that does not answer
            mover, other = (aiko, ben) if aiko.my_turn else (ben, aiko)
            moving = asyncio.create_task(mover.move(mover.choices[0].action))
            await asyncio.sleep(0.5)
            for _ in range(5):
                with pytest.raises(Refused) as slow:
                    await other.say("anybody?")
                assert slow.value.key == "store-slow"
            assert store.queued() <= 1  # the watch over the store itself
            answer = await home.http.get("/ready")
            assert (answer.status_code, answer.json()["why"]) == (503, "store-slow")
            assert (await home.http.get("/live")).status_code == 200
            assert b"roji_store_slow 1.0" in (await home.http.get("/metrics")).content
            monkeypatch.setattr(store, "_begin", begin)
            for batch in held:
                begin(batch)
            await moving
            assert (await home.http.get("/ready")).status_code == 200
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))

    asyncio.run(match())


def test_only_whoever_runs_the_server_may_ask_and_never_a_page(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            assert (await home.http.get("/live")).json().keys() == {"version"}
            for path in ("/ready", "/live"):
                page = await home.http.get(path, headers={"sec-fetch-site": "same-origin"})
                assert page.status_code == 403

    asyncio.run(ask())

"""Long work in the event loop: others have their turn between its steps, and addresses take turns at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from roji.games.errors import Invalid
from roji.server.steps import STEP, Steps, at_once
from roji.table.told import SeenMove
from tests.long import long_kokeshi
from tests.server.running import play_on, quick, running

PIECE = 0.0005  # seconds of work between two chances to stop


def busy(seconds: float, name: str = "") -> Generator[None, None, str]:
    """Work that takes so much time, in small pieces."""
    for _ in range(round(seconds / PIECE)):
        end = time.perf_counter() + PIECE
        while time.perf_counter() < end:
            pass
        yield
    return name


def refuses() -> Generator[None, None, str]:
    yield
    raise Invalid("no-table")


def test_between_two_steps_everybody_else_has_a_turn() -> None:
    async def test() -> None:
        steps, turns = Steps(), 0
        work = asyncio.create_task(steps.take("a", busy(20 * STEP, "done")))
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        assert await work == "done"
        assert turns > 10
        assert not steps.busy

    asyncio.run(test())


def test_an_address_with_much_work_does_not_hold_up_another() -> None:
    async def test() -> None:
        steps, order = Steps(), list[str]()

        async def take(who: str, seconds: float) -> None:
            order.append(await steps.take(who, busy(seconds, who)))

        many = [asyncio.create_task(take("a", 10 * STEP)) for _ in range(10)]
        await asyncio.sleep(0)
        await take("b", 2 * STEP)
        assert order.count("a") <= 1
        await asyncio.gather(*many)

    asyncio.run(test())


def test_work_that_fails_or_is_given_up_lets_the_next_one_in() -> None:
    async def test() -> None:
        steps = Steps()
        given_up = [asyncio.create_task(steps.take("a", busy(60.0))) for _ in range(3)]
        await asyncio.sleep(0.05)
        for task in given_up:
            task.cancel()
        with pytest.raises(Invalid):
            await asyncio.wait_for(steps.take("b", refuses()), 20)
        assert await asyncio.wait_for(steps.take("b", busy(0.0, "well")), 20) == "well"
        assert not steps.busy
        assert not steps.waiting

    asyncio.run(test())


def test_all_of_it_can_be_done_at_once() -> None:
    assert at_once(busy(0.001, "done")) == "done"


def test_many_who_open_a_table_at_once_get_the_same_one(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=2)
            async with home.at(made.table, made.secret) as table:
                await table.start()
                await play_on(table, most=12)
                events = table.events
        async with running(quick(tmp_path)) as again:
            tables = [again.at(made.table, made.secret) for _ in range(8)]
            await asyncio.gather(*(table.__aenter__() for table in tables))
            assert all(table.events[: len(events)] == events for table in tables)
            await play_on(tables[0], most=4)
            await asyncio.gather(*(table.__aexit__(None, None, None) for table in tables))
            missing = await again.http.get("/api/tables/nothere")
            assert (missing.status_code, missing.json()["key"]) == (404, "no-table")

    asyncio.run(match())


def test_a_long_match_is_told_again_in_steps_and_nothing_is_missing_that_happens_meanwhile(tmp_path: Path) -> None:
    record = long_kokeshi(600)

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("kokeshi", max_turns=0, starter=record.start().seat)
            seated = await home.sit(made.table, made.invite)
            async with home.at(made.table, made.secret) as one, home.at(made.table, seated.secret) as two:
                await one.start()
                for number, action in enumerate(record.moves):
                    while not (one.my_turn or two.my_turn):
                        await asyncio.sleep(0)
                    await (one if one.my_turn else two).move(action)
                    if number == 500:  # comes in while the others play on
                        late = home.at(made.table, made.watch)
                        coming = asyncio.create_task(late.__aenter__())
                await coming
                while late.n < one.n:
                    await asyncio.sleep(0.01)
                moves = [event for event in late.events if isinstance(event, SeenMove)]
                assert len(moves) == len(record.moves)
                assert [event.effects for event in moves] == [
                    event.effects for event in one.events if isinstance(event, SeenMove)
                ]
                await late.__aexit__(None, None, None)

    asyncio.run(match())

"""One address, however many connections it has, gets one thing done in each round of the event loop."""

from __future__ import annotations

import asyncio
import dataclasses
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from roji.server.in_turn import InTurn
from tests.server.running import quick, running
from tests.server.tcp import wired

MANY = 60


async def rounds(while_: asyncio.Task[None]) -> int:
    """How often others had their turn meanwhile."""
    count = 0
    while not while_.done():
        await asyncio.sleep(0)
        count += 1
    return count


@pytest.mark.parametrize("proxy", ["", "127.0.0.2"])
def test_many_requests_of_one_address_are_begun_one_by_one_with_a_round_for_others_between(
    proxy: str, tmp_path: Path
) -> None:
    asked = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"

    async def ask() -> None:
        settings = dataclasses.replace(quick(tmp_path), proxies=proxy)
        async with running(settings) as home, AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(wired(home.base, "127.0.0.2")) for _ in range(MANY)]
            for one in crowd:
                assert (await one.ask(asked))[0] == 200
            for one in crowd:
                one.writer.write(asked)

            async def answers() -> None:
                for one in crowd:
                    assert (await one.answer())[0] == 200

            assert await rounds(asyncio.create_task(answers())) > MANY

    asyncio.run(ask())


def test_requests_that_come_in_one_go_are_all_answered_in_their_order(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home, wired(home.base) as one, wired(home.base) as other:
            paths = ["/api/games", "/api/records/none", "/api/problems", "/api/records"]
            asked = [f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for path in paths]
            for wire in (one, other):
                wire.writer.write(b"".join(asked))
            for wire in (one, other):
                assert [(await wire.answer())[0] for _ in paths] == [200, 404, 200, 200]

    asyncio.run(ask())


def test_each_address_has_its_own_turns_and_who_has_gone_holds_nobody_up() -> None:
    async def take() -> list[str]:
        turns, done = InTurn(), list[str]()
        assert turns.do("a", lambda: done.append("a1"))
        assert not turns.do("a", lambda: done.append("a2"))
        assert turns.do("b", lambda: done.append("b1"))
        gone = asyncio.create_task(turns.wait("a"))
        await asyncio.sleep(0)
        gone.cancel()
        await turns.wait("a")
        done.append("a4")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not turns.waiting
        return done

    assert asyncio.run(take()) == ["a1", "b1", "a2", "a4"]

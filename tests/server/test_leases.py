"""The bots and timers of a table belong to one process at a time, and to another one when that dies."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from contextlib import AsyncExitStack

import pytest

from roji.client import Home, RemoteTable
from roji.games.errors import Invalid
from roji.server.store.chain import link, start
from roji.server.store.postgresql.shared import LIVES, SharedStore
from roji.server.store.verbs import Raced
from roji.server.store.writes import AddEvent, AddTable
from tests.server.places import Place
from tests.server.process import Process
from tests.server.truth import agree, check_told

pytestmark = pytest.mark.postgresql
SLOW = "search:1000000"  # thinks for two seconds
SLACK = 3.0  # seconds: machines that run all tests at once have other things to do


def event(number: int, before: bytes) -> AddEvent:
    return AddEvent("t", number, b"x", link(before, number, b"x"))


OWNER = """
import asyncio, sys
from pathlib import Path
from roji.server.store.opening import opened
from roji.server.store.verbs import Raced
from tests.server.test_leases import event, start

async def main():
    async with opened(Path(sys.argv[1]), sys.argv[2], True) as store:
        print(await store.take("t"), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # stopped meanwhile
        waiting, done = store.promise()
        store.write([event(2, event(1, start("t")).hash)], done, None, 1)
        try:
            print("written" if await waiting is None else "", flush=True)
        except Raced:
            print("refused", flush=True)

asyncio.run(main())
"""


def test_an_owner_that_is_stopped_and_comes_back_cannot_write_under_its_lease_any_more(shared: Place) -> None:
    """Its number is free, and it believes that the lease is its own: the database refuses it."""

    async def main() -> None:
        async with shared.open() as other:
            assert isinstance(other, SharedStore)
            first = event(1, start("t"))
            await other.written([AddTable("t", "koikoi", "key", b"", b"", 1), first])
            words = [sys.executable, "-c", OWNER, str(shared.folder), shared.store]
            pipe = asyncio.subprocess.PIPE
            owner = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
            assert owner.stdout is not None
            assert owner.stdin is not None
            assert await owner.stdout.readline() == b"1\n"
            assert await other.take("t") == 0, "its owner lives"
            owner.send_signal(signal.SIGSTOP)
            await asyncio.sleep(LIVES + 0.3)
            await other.beat()
            assert await other.take("t") == 2
            owner.send_signal(signal.SIGCONT)
            owner.stdin.write(b"\n")
            assert await owner.stdout.readline() == b"refused\n"
            waiting, done = other.promise()
            other.write([event(2, first.hash)], done, None, 2)
            await waiting
            assert await owner.wait() == 0

    asyncio.run(main())


def test_an_event_that_does_not_follow_from_the_one_before_is_refused(shared: Place) -> None:
    """Its number is free, but somebody else's event is below it."""

    async def main() -> None:
        async with shared.open() as one, shared.open() as other:
            first = event(1, start("t"))
            await one.written([first])
            ours, theirs = AddEvent("t", 2, b"y", link(first.hash, 2, b"y")), event(2, first.hash)
            await other.written([theirs])
            for second in (ours, event(3, ours.hash)):
                with pytest.raises(Raced):
                    await one.written([second])
            await one.written([event(3, theirs.hash)])

    asyncio.run(main())


def test_a_server_with_another_key_is_refused(shared: Place) -> None:
    async def main() -> None:
        async with shared.open():
            other = Place(shared.folder.with_name("other"), shared.store, bus=shared.bus)
            with pytest.raises(Invalid, match="different key"):
                async with other.open():
                    pass

    asyncio.run(main())


async def at_both(shared: Place, stack: AsyncExitStack) -> tuple[Process, Process, RemoteTable, RemoteTable]:
    """Somebody at two processes at once; a slow bot, for which the first process thinks."""
    one = await stack.enter_async_context(shared.process())
    other = await stack.enter_async_context(shared.process())
    home = await stack.enter_async_context(Home(one.base))
    made = await home.create("koikoi", ["me", SLOW], rounds=1)
    here = await stack.enter_async_context(home.at(made.table, made.secret))
    await here.start()
    await asyncio.wait_for(here.turn(), 30)
    there = await stack.enter_async_context(Home(other.base).at(made.table, made.secret))
    await agree([here, there])
    while here.my_turn:  # a turn may be several decisions
        await here.move(here.choices[0].action)
    while there.n < here.n:
        await there.changed()
    await asyncio.sleep(0.5)
    return one, other, here, there


async def taken_over(shared: Place) -> None:
    """Another process has the lease, soon."""
    began = time.monotonic()
    while shared.ask("SELECT fence FROM leases") == [(1,)]:
        await asyncio.sleep(0.1)
    assert time.monotonic() - began < 5 + SLACK


def test_an_owner_that_is_killed_is_replaced(shared: Place) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            one, _, _, there = await at_both(shared, stack)
            one.kill()
            await taken_over(shared)
            await asyncio.wait_for(there.turn(), 60)
            check_told(shared, [there])

    asyncio.run(main())


def test_an_owner_that_was_paused_is_replaced_and_plays_along_again(shared: Place) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            one, _, here, there = await at_both(shared, stack)
            assert one.running is not None
            one.running.send_signal(signal.SIGSTOP)
            try:
                await taken_over(shared)
                await asyncio.wait_for(there.turn(), 60)
            finally:
                one.running.send_signal(signal.SIGCONT)
            await asyncio.wait_for(here.turn(), 60)
            await agree([here, there])
            check_told(shared, [here, there])
            await here.move(here.choices[0].action)
            await asyncio.wait_for(there.changed(), 60)

    asyncio.run(main())

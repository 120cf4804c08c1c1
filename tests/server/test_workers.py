"""Work in other processes: shared fairly between addresses, bounded, and nobody waits for somebody else's."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from roji.games.errors import Invalid
from roji.server.work import BOTS, OTHERS, Failed, TooLong, limited
from roji.server.workers import WAITING, Workers


def nap(seconds: float, name: str = "") -> str:
    time.sleep(seconds)
    return name


def spin(name: str = "") -> str:
    while True:
        pass


def crash() -> None:
    raise SystemExit(3)


def refuse() -> None:
    raise Invalid("no-table")


def with_workers(count: int, test: Callable[[Workers], Any]) -> Any:
    async def run() -> Any:
        workers = Workers(count)
        try:
            ranks = [BOTS if n < workers.urgent else OTHERS for n in range(workers.count)]
            await asyncio.gather(
                *(workers.ask(f"warm {n}", nap, 0.0, rank=rank, seconds=60) for n, rank in enumerate(ranks))
            )  # processes start
            assert None not in workers.pools
            workers.used.clear()
            return await test(workers)
        finally:
            workers.close()

    return asyncio.run(run())


def test_an_address_that_asks_for_everything_leaves_a_worker_for_the_others() -> None:
    async def test(workers: Workers) -> None:
        greedy = [
            asyncio.create_task(workers.ask("a", nap, 30.0, rank=BOTS, match=f"table {n}", seconds=60))
            for n in range(50)
        ]
        await asyncio.sleep(0.1)
        assert await asyncio.wait_for(workers.ask("b", nap, 0.0, "b", seconds=60), 20) == "b"
        assert not any(task.done() for task in greedy)
        for task in greedy:
            task.cancel()

    with_workers(1, test)


def test_a_process_is_started_beside_the_event_loop_and_used_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, threads = ProcessPoolExecutor.submit, list[bool]()

    def watched(self: ProcessPoolExecutor, *work: Any) -> Any:
        threads.append(threading.current_thread() is threading.main_thread())
        return submit(self, *work)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", watched)

    async def test() -> None:
        workers = Workers(1)
        try:
            for _ in range(3):
                assert await workers.ask("a", nap, 0.0, "a", seconds=60) == "a"
        finally:
            workers.close()

    asyncio.run(test())
    assert threads == [False, True, True]


def test_whoever_used_least_is_next_and_bots_come_before_hints() -> None:
    async def test(workers: Workers) -> None:
        order: list[str] = []

        async def ask(who: str, name: str, rank: int = BOTS) -> None:
            order.append(await workers.ask(who, nap, 0.05, name, rank=rank, seconds=60))

        held = [asyncio.create_task(workers.ask(who, nap, 1.0, rank=BOTS, seconds=60)) for who in ("x", "y")]
        await asyncio.sleep(0.2)
        workers.used |= {"a": (100.0, time.monotonic()), "b": (1.0, time.monotonic())}
        tasks = [
            asyncio.create_task(ask("b", "hint of b", 1)),
            *(asyncio.create_task(ask("a", f"a {n}")) for n in range(3)),
            *(asyncio.create_task(ask("b", f"b {n}")) for n in range(3)),
            asyncio.create_task(ask("c", "c 0")),
        ]
        await asyncio.gather(*held, *tasks)
        assert {"c 0", "b 0"} == set(order[:2])  # one for each worker
        assert order.index("hint of b") > order.index("b 2")

    with_workers(1, test)


def test_no_bot_waits_for_hints_however_many_ask_for_them() -> None:
    async def test(workers: Workers) -> None:
        held = [asyncio.create_task(workers.ask(who, nap, 30.0, seconds=60)) for who in "uvwxyz"]
        await asyncio.sleep(0.1)
        assert await asyncio.wait_for(workers.ask("c", nap, 0.0, "c", rank=BOTS, seconds=60), 20) == "c"
        assert not any(task.done() for task in held)
        for task in held:
            task.cancel()

    with_workers(3, test)


def test_more_than_a_few_hints_or_records_of_one_address_do_not_wait() -> None:
    async def test(workers: Workers) -> None:
        tasks = [asyncio.create_task(workers.ask("a", nap, 0.3, seconds=60)) for _ in range(WAITING + 3)]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [error.key for error in done if isinstance(error, Invalid)] == ["work-waits"] * 2
        assert await workers.ask("a", nap, 0.0, "again", seconds=60) == "again"

    with_workers(1, test)


def test_what_breaks_or_never_ends_is_told_and_the_next_one_is_served() -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(Invalid, match="table"):
            await workers.ask("a", refuse, seconds=60)
        with pytest.raises(Failed, match="SystemExit"):
            await workers.ask("a", crash, seconds=60)
        with pytest.raises(Failed):
            await workers.ask("a", spin, seconds=0.5)
        with pytest.raises(TooLong):
            await workers.ask("a", limited, 0.2, spin, seconds=60)
        assert await workers.ask("a", nap, 0.0, "well", seconds=60) == "well"
        assert await workers.ask("a", limited, 5.0, nap, 0.0, "well", seconds=60) == "well"

    with_workers(1, test)


def test_a_match_goes_to_the_worker_that_knows_it_where_that_one_is_free() -> None:
    async def test(workers: Workers) -> None:
        homes = set()
        for _ in range(3):
            await workers.ask("a", nap, 0.0, rank=BOTS, match="one", seconds=60)
            homes.add(workers.homes["one"])
        (home,) = homes
        held = asyncio.create_task(workers.ask("b", nap, 1.0, rank=BOTS, match="two", seconds=60))
        await asyncio.sleep(0)
        assert workers.busy[home] == "b"
        await workers.ask("a", nap, 0.0, rank=BOTS, match="one", seconds=60)
        assert workers.homes["one"] != home
        await held

    with_workers(2, test)

"""Workers on other machines, asked over NATS."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import roji
from roji.games.state import State
from roji.server.bot_workers import BotWorkers, Question
from roji.server.bus import jobs
from roji.server.bus.asking import Asking
from roji.server.bus.jobs import Thought
from roji.server.bus.nats import connected
from roji.server.bus.worker import Worker
from roji.server.work import Unanswered
from roji.server.workers import Workers
from tests.server.nats import Nats

pytestmark = pytest.mark.postgresql  # in the same lane
GAME = roji.game("koikoi", rounds=1)


def question(state: State, name: str = "search:40") -> Question:
    seat = state.seat
    assert seat is not None
    return Question("match", GAME, seat, name, 7, 0, [], state.redeal(seat, 3))


@asynccontextmanager
async def line(nats: Nats) -> AsyncIterator[Asking]:
    async def returned() -> None:
        pass

    client = await connected(nats.address, "test", returned)
    try:
        yield Asking(client)
    finally:
        await client.close()


def test_a_worker_elsewhere_decides_as_one_here_and_gives_hints(nats: Nats) -> None:
    asked = question(GAME.new(seed=5))

    async def main() -> None:
        worker, here = Worker(nats.address, 1), BotWorkers(Workers(1))
        await worker.begin()
        try:
            expected = await here.decide(asked)
            async with line(nats) as here.asking:
                found = await here.asking.decide(asked, "somebody", 60)
                assert found == expected == await here.decide(asked)
                assert worker.name in here.asking.homes.values()
                best = await here.asking.advise(asked, "en", "somebody", 60)
                assert best[0].action in asked.state.legal_actions()
                assert best[0].why
        finally:
            await worker.close()
            here.close()

    asyncio.run(main())


def test_where_nobody_answers_the_server_thinks_by_itself_and_at_once(nats: Nats) -> None:
    asked = question(GAME.new(seed=5), "greedy")

    async def main() -> None:
        here = BotWorkers(Workers(1))
        try:
            async with line(nats) as here.asking:
                began = time.monotonic()
                with pytest.raises(Unanswered):
                    await here.asking.decide(asked, "", 60)
                assert time.monotonic() - began < 1
                assert await here.decide(asked) in asked.state.legal_actions()
        finally:
            here.close()

    asyncio.run(main())


def test_a_job_is_the_same_whatever_its_seat_cannot_know() -> None:
    state = GAME.new(seed=5)
    assert state.seat is not None
    twins = [question(state.redeal(state.seat, seed)) for seed in range(20)]
    assert len({repr(twin.to_dict()) for twin in (state.redeal(state.seat, seed) for seed in range(20))}) > 1
    assert len({jobs.encode(Thought.of(twin, "x")) for twin in twins}) == 1


def test_a_job_is_read_as_it_was_written() -> None:
    asked = question(GAME.new(seed=5))
    job = jobs.Decide("id", 1.0, Thought.of(asked, "x"))
    read = jobs.read_job(jobs.encode(job)).thought.question()
    assert read == asked

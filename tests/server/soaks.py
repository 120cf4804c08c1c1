"""Long checks of the server."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import uvloop

from roji.client import RemoteTable, watch
from roji.client.links import Link
from tests.server.crashing import kill_often
from tests.server.disorder import Restless, bad_network
from tests.server.fuzzing import attack
from tests.server.places import Place
from tests.server.running import running
from tests.server.truth import agree, check_told, kept
from tests.soaking import soak


@soak("server killed", total=200, short=2, chunk=10)
def kills(seed: int, start: int, stop: int) -> None:
    """A server under load is killed: what it accepted is there, no table is stuck, everybody comes back."""
    with tempfile.TemporaryDirectory() as folder:
        killed(Place(Path(folder) / "log"), seed, start, stop)


def killed(place: Place, seed: int, start: int, stop: int) -> None:
    promises = asyncio.run(kill_often(place, seed, start, stop))
    assert promises > 10 * (stop - start)


DISORDER: list[tuple[str, dict[str, Any]]] = [("kokeshi", {"max_turns": 60}), ("koikoi", {"rounds": 2})]


@soak("server disorder", total=300, short=2, chunk=5)
def disorder(seed: int, start: int, stop: int) -> None:
    """Two people, one at two devices, and a spectator over a bad network: nothing lost, done twice or told wrong."""
    for case in range(start, stop):
        with tempfile.TemporaryDirectory() as folder:
            disordered(Place(Path(folder)), seed, case)


def disordered(place: Place, seed: int, case: int) -> None:
    asyncio.run(disorderly(place, f"{seed} {case}", *DISORDER[case % len(DISORDER)]))


async def disorderly(place: Place, seed: str, game: str, options: dict[str, Any], servers: int = 1) -> None:
    """Restless people over bad networks; where there are several servers, each of them at another one."""
    async with AsyncExitStack() as stack:
        homes = [await stack.enter_async_context(running(place.settings)) for _ in range(servers)]
        networks = [await stack.enter_async_context(bad_network(home.base, seed)) for home in homes]
        made = await homes[0].create(game, chat=True, **options)
        ben = await homes[-1].sit(made.table, made.invite)
        secrets = (made.secret, made.secret, ben.secret)
        bases = [networks[number % servers].base for number in range(4)]
        tables = [RemoteTable(Link(base, made.table, secret)) for base, secret in zip(bases, secrets, strict=False)]
        players = []
        for number, table in enumerate(tables):
            players.append(Restless(await stack.enter_async_context(table), f"{seed} {number}"))
        eyes = await stack.enter_async_context(watch(str(Link(bases[3], made.table, made.watch))))
        await tables[2].start()
        await asyncio.gather(*(player.play(60) for player in players))
        for network in networks:
            network.calm = True
        await agree([*tables, eyes])
        check_told(place, [*tables, eyes])
        assert sum(network.faults for network in networks) > 5
        assert kept(place, players) > 5


MILLIONS = 10_000_000
GROWTH = 8_000_000  # bytes of memory from half to end of a chunk: what the allocator keeps, and no more


@soak("server under fire", total=MILLIONS, short=2_000, chunk=100_000)
def fire(seed: int, start: int, stop: int) -> None:
    """Hostile messages at seats, among spectators and before the hello: every one is answered, and memory stays."""
    answers = under_fire(f"{seed} {start}", stop - start, limits=False)
    assert answers.total() > 0.9 * (stop - start)
    assert not answers["too-fast"]


@soak("server under fire with limits", total=MILLIONS, short=2_000, chunk=100_000)
def fire_with_limits(seed: int, start: int, stop: int) -> None:
    """The same where limits are on: floods are refused or end, most messages are heard, and memory stays."""
    answers = under_fire(f"{seed} {start}", stop - start, limits=True)
    heard = answers.total() - answers["too-fast"]
    assert heard > 0.6 * (stop - start)
    assert answers["too-fast"] > 0


def under_fire(seed: str, messages: int, limits: bool) -> Counter[str]:
    """Attack a server on the event loop that `roji serve` uses; what it answered."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        answers, grown = runner.run(attack(Path(folder) / "log", seed, messages, limits))
    assert grown <= GROWTH, (grown, answers)
    return answers

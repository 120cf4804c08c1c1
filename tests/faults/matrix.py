"""The faults, what is looked at after each, and the table of docs/faults.md."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import NamedTuple

from roji.client import Home, Refused, watch
from tests.faults.site import Site
from tests.server.crashing import Load, Player
from tests.server.truth import check_told, kept

TABLES = [("koikoi", ["me", "open"], 12), ("koikoi", ["me", "search:300"], 12), ("koikoi", ["me", "open"], 12)]
HOLD = 4.0  # seconds that a fault lasts at least: longer than a process is believed to live without a sign
STEPS = 3  # events at every table until play counts as going on
MAY_SAY = {"not-stored", "store-slow", "store-failing", "stale", "not-your-turn"}  # and it is tried again


class Fault(NamedTuple):
    """What happens to a part, and how it ends. `goes_on`: the others play on meanwhile."""

    part: str
    what: str
    hit: Callable[[Site], object]
    heal: Callable[[Site], object]
    goes_on: bool


class Row(NamedTuple):
    """What came of a fault: seconds until every table went on, while it lasted and after it; what was accepted."""

    fault: Fault
    during: float | None
    after: float | None
    accepted: int


FAULTS = [
    Fault("game process", "kill", lambda s: s.one.kill(), lambda s: s.one.start(), True),
    Fault("game process", "pause", lambda s: s.pause(s.one), lambda s: s.go_on(s.one), True),
    Fault("game process", "cut", lambda s: s.cut_off(), lambda s: s.mend(), True),
    Fault("game process", "clock +1 h, back", lambda s: s.clock.set_clock(3600), lambda s: s.clock.set_clock(0), True),
    Fault("worker", "kill", lambda s: s.thinker.kill(), lambda s: s.thinker.start(), True),
    Fault("worker", "pause", lambda s: s.pause(s.thinker), lambda s: s.go_on(s.thinker), True),
    Fault("worker", "cut", lambda s: s.to_worker.cut(), lambda s: s.to_worker.mend(), True),
    Fault("PostgreSQL", "kill", lambda s: s.postgres.kill(), lambda s: s.restart_database(), False),
    Fault("PostgreSQL", "pause", lambda s: s.postgres.signal(signal.SIGSTOP),
          lambda s: s.postgres.signal(signal.SIGCONT), False),
    Fault("PostgreSQL", "disk full", lambda s: s.disk.fail("enospc"), lambda s: s.repair("enospc"), False),
    Fault("PostgreSQL", "fsync fails", lambda s: s.disk.fail("eio"), lambda s: s.repair("eio"), False),
    Fault("PostgreSQL", "clock +1 h, back", lambda s: s.disk.set_clock(3600), lambda s: s.disk.set_clock(0), True),
    Fault("NATS", "kill", lambda s: s.nats.kill(), lambda s: s.nats.start(), True),
    Fault("NATS", "pause", lambda s: s.pause(s.nats), lambda s: s.go_on(s.nats), True),
]  # fmt: skip
SHORT = [
    ("game process", "kill"),
    ("game process", "pause"),
    ("worker", "kill"),
    ("PostgreSQL", "kill"),
    ("NATS", "kill"),
]


class Patient(Player):
    """Somebody who tries again whatever the server cannot do at the moment."""

    async def play(self) -> None:
        while await self.table.turn() and not self.enough:
            self.deciding = True
            try:
                await self.decide()
            except (Refused, TimeoutError) as error:
                if isinstance(error, Refused) and error.key not in MAY_SAY:
                    raise
                await asyncio.sleep(0.2)
            self.deciding = False
            await asyncio.sleep(self.rng.random() * 0.2)


class People(Load):
    """Two at each table, one through each door, and somebody who watches."""

    async def come(self, homes: list[Home], stack: AsyncExitStack) -> None:
        for game, seats, rounds in TABLES:
            made = await homes[0].create(game, seats, chat=True, rounds=rounds)
            links = [(homes[0], made.secret)]
            if "open" in seats:
                links.append((homes[1], (await homes[1].sit(made.table, made.invite)).secret))
            for home, secret in links:
                table = await stack.enter_async_context(home.at(made.table, secret))
                self.players.append(Patient(table, True, random.Random(self.rng.random())))
            self.eyes.append(await stack.enter_async_context(watch(homes[1].link(made.table, made.watch))))
            await self.players[-1].table.start()

    async def goes_on(self) -> float | None:
        """Seconds until something has happened a few times at every table; None where all matches are over."""
        if all(eyes.over for eyes in self.eyes):
            return None
        began = time.monotonic()
        for _ in range(STEPS):
            await self.moves_on()
        return time.monotonic() - began


async def suffer(site: Site, fault: Fault, seed: str) -> Row:
    """One fault under load. Fails where anything that was accepted is lost, or somebody was told what is not so."""
    people = People(f"{seed} {fault.part} {fault.what}")
    async with AsyncExitStack() as stack:
        homes = [await stack.enter_async_context(Home(base)) for base in site.bases]
        await people.come(homes, stack)
        people.begin()
        await people.goes_on()
        began = time.monotonic()
        await asyncio.to_thread(fault.hit, site)
        during = await people.goes_on() if fault.goes_on else None
        await asyncio.sleep(max(0.0, began + HOLD - time.monotonic()))
        await asyncio.to_thread(fault.heal, site)
        after = await people.goes_on()
        for process in (site.one, site.two):
            await process.ready()
        await people.goes_on()
        await people.end()
        check_told(site.place, people.clients)
        accepted = kept(site.place, people.players)
    assert '"unexpected"' not in site.text(), site.text()[-3000:]
    assert '"table damaged"' not in site.text(), site.text()[-3000:]
    return Row(fault, during, after, accepted)


async def suffer_all(faults: list[Fault], seed: str, told: Callable[[Row], None] = lambda row: None) -> list[Row]:
    """One fault after the other at one site."""
    rows = []
    async with Site() as site:
        for fault in faults:
            rows.append(await suffer(site, fault, seed))
            told(rows[-1])
    return rows


def short() -> list[Fault]:
    """Those of every day."""
    return [fault for fault in FAULTS if (fault.part, fault.what) in SHORT]

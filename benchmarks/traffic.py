"""Synthetic traffic in time that is reckoned: the real code of tables does every move, and only waiting is simulated.

A process is one event loop: what it does takes the processor time that the real code just took, plus what sockets cost.
Commits gather as in the real store. So the queue in front of the loop, the size of commits and the time until
everybody was told follow from how many people play, on any number of processes.
"""

from __future__ import annotations

import asyncio
import heapq
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from roji.server.bot_workers import BotWorkers
from roji.server.keys import Key
from roji.server.live import Connection, Live
from roji.server.proofs import Proofs
from roji.server.requests import Requests
from roji.server.serve import calm_memory
from roji.server.store.chain import Head, start
from roji.server.store.grouped import BATCH, GATHER, Job
from roji.server.store.queries import SqlStore
from roji.server.store.verbs import Done
from roji.server.store.writes import AddEvent, Write
from roji.server.tables import Tables
from roji.server.workers import Workers
from roji.table.events import Added, Created, Logged, Sat, Started
from roji.table.fair import FORM, commitment, new_nonce, new_secret
from roji.table.table import OVER, Table
from roji.wire import protocol


class Heard(Connection):
    """Somebody connected, of whom only is known how much was sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.bytes = viewer, 0

    def send(self, body: bytes) -> None:
        self.bytes += len(body)

    def close(self) -> None:
        pass


class Waiting(SqlStore):
    """A store that keeps nothing and says that it did when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.key = Key(secrets.token_bytes(32))
        self.proofs, self.locked = Proofs(self.key, "traffic"), []
        self.jobs: list[Done] = []
        self.stored = 0  # bytes of events

    def write(self, writes: Sequence[Write], done: Done, head: Head | None = None, fence: int = 0) -> None:
        self.stored += sum(len(piece.body) + len(piece.hash) for piece in writes if isinstance(piece, AddEvent))
        self.jobs.append(done)

    def slow(self) -> bool:
        return False

    def _begin(self, batch: list[Job]) -> None:
        raise NotImplementedError

    async def _rows(self, sql: str, *args: Any) -> list[Any]:
        return []


class House:
    """Tables of Koi-Koi that are played on by the real code, without sockets and without a disk."""

    def __init__(self, count: int, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.store = Waiting()
        self.tables = Tables(self.store, BotWorkers(Workers(1)))
        self.requests = Requests(self.tables)
        self.live = [self._begun(f"t{number}") for number in range(count)]
        self.moves = 0

    def _begun(self, id: str) -> Live:
        secret = new_secret()
        created = Created(game="koikoi", options={}, seats=["open", "open"], commitment=commitment(secret), fair=FORM)
        table = Table(created, lambda _: secret)
        events: list[Logged] = []
        for seat in range(2):
            events += [Sat(seat=seat, name=""), Added(seat=seat, nonce=new_nonce())]
        for event in (*events, Started()):
            table.add(event)
        live = Live(id, table, start(id))
        live.connections = [Heard(0), Heard(1)]
        live.touched = 2**40
        return live

    def move(self, index: int) -> float:
        """A move by chance, as a socket would bring it: seconds of processor time until it waits to be stored."""
        live = self.live[index]
        if live.table.phase == OVER:
            live = self.live[index] = self._begun(live.id)
        seat = live.table.to_move
        assert seat is not None
        assert live.table.state is not None
        action = self.rng.choice(live.table.state.legal_actions())
        self.moves += 1
        text = f'{{"type":"move","id":"m{self.moves}","base":{live.table.number},"action":{action}}}'
        began = time.thread_time()
        message: Any = protocol.decoder.decode(text)
        assert self.requests.at_once(live, live.connections[seat], message)
        return time.thread_time() - began

    def tell(self) -> float:
        """Everything that waited is stored: seconds of processor time to tell it."""
        jobs, self.store.jobs = self.store.jobs, []
        began = time.thread_time()
        for done in jobs:
            done(None)
        return time.thread_time() - began


class Costs(NamedTuple):
    """What the real code does not show: seconds of processor time."""

    sockets: float  # of a move: reading it, and writing what two people are told
    commit: float  # of a commit, whatever is in it
    wait: float = 0.002  # seconds that a disk takes for a commit


class Found(NamedTuple):
    """What came of some simulated seconds of one process."""

    moves: float  # a second
    busy: float  # share of the processor
    cpu: float  # seconds of processor time for a move
    batch: float  # moves in a commit
    median: float
    p99: float


def simulate(
    tables: int, pace: float, seconds: float, costs: Costs, work: Callable[[int], float], seed: int = 1
) -> Found:
    """One process with so many tables of two, where each player thinks `pace` seconds, more or less.

    `work` does a move and says what it cost.
    """
    rng = random.Random(seed)
    events: list[tuple[float, int, int]] = [(rng.uniform(0, pace), 0, table) for table in range(tables)]
    heapq.heapify(events)
    hand, told = 1, 2
    free = used = 0.0
    waiting: list[tuple[float, int]] = []
    batch: list[tuple[float, int]] = []
    gathering = writing = company = False
    late: list[float] = []
    commits = 0
    warm = min(pace * 1.5, seconds / 2)
    used_before, moves = 0.0, 0

    def gather(now: float) -> None:
        nonlocal gathering
        gathering = True
        heapq.heappush(events, (now + (GATHER if company else 0.0), hand, 0))

    while events:
        now, kind, table = heapq.heappop(events)
        if now > seconds:
            break
        if now < warm:
            used_before, commits = used, 0
            late.clear()
        if kind == 0:
            cost = work(table) + costs.sockets
            free = max(now, free) + cost
            used += cost
            waiting.append((now, table))
            if not gathering and not writing:
                gather(free)
        elif kind == hand:
            gathering, writing = False, True
            batch, waiting = waiting[:BATCH], waiting[BATCH:]
            company = len(batch) > 1
            free = max(now, free) + costs.commit
            used += costs.commit
            commits += 1
            heapq.heappush(events, (free + costs.wait, told, 0))
        else:
            writing = False
            at = max(now, free)
            for arrived, which in batch:
                late.append(at - arrived)
                heapq.heappush(events, (at + pace * rng.uniform(0.5, 1.5), 0, which))
            if waiting:
                gather(at)
    late.sort()
    moves, spent = len(late), used - used_before
    took = seconds - warm
    return Found(
        moves / took,
        min(1.0, spent / took),
        spent / moves,
        moves / max(1, commits),
        late[moves // 2],
        late[moves * 99 // 100],
    )


async def measured(tables: int, pace: float, seconds: float, costs: Costs) -> tuple[Found, list[float], House]:
    """The same with the real code doing every move; also what each of them cost, and the tables as they are then."""
    house = House(tables)
    house.store.loop = asyncio.get_running_loop()
    calm_memory()  # as a real server does before it begins
    each: list[float] = []

    def work(table: int) -> float:
        cost = house.move(table) + house.tell()
        each.append(cost)
        return cost

    return simulate(tables, pace, seconds, costs, work), each, house

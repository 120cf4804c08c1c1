"""From what a move costs to a million players: `python -m benchmarks.scaling`, some minutes; writes results/scaling.md.

Two real loads on a real server say what sockets and commits cost; the simulation (`traffic.py`) says from that, with
the real code of tables, what happens at any other load. A third real load stands beside what it says.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.plot import curves
from benchmarks.process import memory, processor
from benchmarks.server import free_port, started
from benchmarks.traffic import Costs, Found, measured, simulate
from roji.server.store.grouped import GATHER

HERE = Path(__file__).parent / "results"
PACE = 1.0  # seconds after the other's move: each player moves every two seconds
DENSE, SPARSE, CHECK = (50, 0.0, 4.0), (150, PACE, 10.0), (500, PACE, 10.0)  # tables, pace, seconds
RUNS = 2
SCALE = (250, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000)  # tables of one process in the simulation
LATE = 0.150  # seconds that a move may take to arrive, for 99 of 100
PLAYERS = 1_000_000


class Real(NamedTuple):
    """What a real server went through."""

    cpu: float  # seconds of processor time for a move
    batch: float  # pieces in a commit
    moves: float  # a second
    busy: float
    wait: float  # seconds from the first piece of a commit to its end, for half of them
    memory: float  # MB
    database: float = 0.0  # seconds of the database's processor time for a move


def scraped(port: int, name: str) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    found = re.search(rf"(?m)^{name} (\S+)$", text)
    assert found is not None, name
    return float(found[1])


def half(port: int, name: str) -> float:
    """What half of all commits took at most: the mean would be that of the few that the machine let wait."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    rows = [(float(le), float(count)) for le, count in re.findall(rf'{name}_bucket{{le="([\d.]+)"}} (\S+)', text)]
    wanted, below, before = scraped(port, f"{name}_count") / 2, 0.0, 0.0
    for edge, count in rows:
        if count >= wanted:
            return below + (edge - below) * (wanted - before) / (count - before)
        below, before = edge, count
    return below


def real(tables: int, pace: float, seconds: float, store: str = "", others: Any = None) -> Real:
    """A real server under a real load; `others` are the processes of its database."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.serve_free", folder, str(port)]
        with started(command, port, env={**os.environ, "ROJI_STORE": store}) as pid:
            before, at = (others() if others else 0.0), scraped(port, "roji_moves_total")
            words = [str(word) for word in (port, pid, tables, pace, seconds)]
            done = subprocess.run(
                [sys.executable, "-m", "benchmarks.load", *words], capture_output=True, text=True, check=True
            )
            made = scraped(port, "roji_moves_total") - at
            batch = scraped(port, "roji_commit_jobs_sum") / scraped(port, "roji_commit_jobs_count")
            wait = half(port, "roji_commit_seconds")
            database = (others() - before) / made if others else 0.0
    found = json.loads(done.stdout)
    assert not found["errors"], found
    return Real(
        found["us_per_move"] / 1e6,
        batch,
        found["moves"] / found["seconds"],
        found["busy"],
        wait,
        found["memory_mb"],
        database,
    )


def middle(runs: list[Real]) -> Real:
    return Real(*(statistics.median(column) for column in zip(*runs, strict=True)))


def calibrated(dense: Real, sparse: Real, code: float) -> Costs:
    """What a commit and the sockets cost, from two loads whose commits hold more and less; how long a commit takes."""
    commit = max(0.0, (sparse.cpu - dense.cpu) / (1 / sparse.batch - 1 / dense.batch))
    return Costs(max(0.0, dense.cpu - commit / dense.batch - code), commit, max(0.0005, sparse.wait - GATHER - commit))


def on_postgresql() -> tuple[Real, Real, float, float] | None:
    """Both loads on a PostgreSQL of our own, and the bytes of log and table for an event; None where there is none."""
    from tests.server.postgres import Postgres, binaries, elsewhere, run

    found = binaries()
    if found is None:
        return None
    made = Postgres(found)
    made.start()
    try:
        assert made.running is not None
        pid = made.running.pid

        def used() -> float:
            listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout
            return sum(map(_spent, [pid, *map(int, listed.split())]))

        def asked(sql: str) -> float:
            return float(elsewhere(run(address, sql))[0][0])

        address = made.schema()
        log = asked("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
        dense = real(*DENSE, store=address, others=used)
        sparse = real(*SPARSE, store=address, others=used)
        events = asked("SELECT count(*) FROM events")
        log = asked("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn") - log
        return dense, sparse, log / events, asked("SELECT pg_total_relation_size('events')") / events
    finally:
        made.end()


def _spent(pid: int) -> float:
    try:
        return processor(pid)
    except FileNotFoundError:
        return 0.0


def holds(rows: list[tuple[int, Found]]) -> tuple[int, Found]:
    """The most tables at which moves still arrive in time."""
    return [row for row in rows if row[1].p99 <= LATE][-1]


async def main() -> None:
    loads: dict[tuple[int, float, float], list[Real]] = {DENSE: [], SPARSE: [], CHECK: []}
    code: list[float] = []
    for _ in range(RUNS):  # by turns, so that whatever else the machine does is shared
        for load, runs in loads.items():
            runs.append(real(*load))
        _, each, house = await measured(200, PACE, 4.0, Costs(0, 0))
        code.append(statistics.mean(each))
    dense, sparse, check = (middle(loads[load]) for load in (DENSE, SPARSE, CHECK))
    costs = calibrated(dense, sparse, statistics.median(code))
    stored = house.store.stored / house.moves
    told = sum(each.bytes for live in house.live for each in live.connections if hasattr(each, "bytes")) / house.moves
    _, pool, _ = await measured(200, PACE, 4.0, costs)
    rng = random.Random(1)

    def drawn(_: int) -> float:
        return rng.choice(pool)

    said = simulate(CHECK[0], CHECK[0] / check.moves, CHECK[2], costs, drawn)  # at the rate that the load reached
    rows = [(tables, (await measured(tables, PACE, 4.0, costs))[0]) for tables in SCALE]
    most = holds(rows)
    further = 1000 * (check.memory - sparse.memory) / (CHECK[0] - SPARSE[0])  # kB
    text = [
        "# From a move to a million players",
        "",
        f"`python -m benchmarks.scaling` on {platform.machine()}, Python {platform.python_version()},"
        f" {os.cpu_count()} cores, load of the machine {os.getloadavg()[0]:.0f}; medians of {RUNS} runs by turns."
        f" Everybody plays Koi-Koi and moves every {2 * PACE:g} s.",
        "",
        "| what one move costs a server process on SQLite | µs |",
        "| --- | --- |",
        f"| rules, views, events, messages: the code of tables alone | {1e6 * statistics.median(code):.0f} |",
        f"| sockets, reading one message and writing two | {1e6 * costs.sockets:.0f} |",
        f"| a commit, shared by the moves in it (done in {1000 * sparse.wait:.1f} ms) | {1e6 * costs.commit:.0f} |",
        f"| all of it, 50 tables without a pause ({dense.batch:.1f} in a commit) | {1e6 * dense.cpu:.0f} |",
        f"| all of it, {SPARSE[0]} tables ({sparse.batch:.1f} in a commit) | {1e6 * sparse.cpu:.0f} |",
        "",
        f"An event is {stored:.0f} bytes with its hash; what both players are told of it {told:.0f} bytes."
        f" A server of {CHECK[0]} tables with {2 * CHECK[0]} sockets uses {check.memory:.0f} MB,"
        f" {further:.0f} kB for each further table with two sockets.",
        "",
        f"| {CHECK[0]} tables, one process, {check.moves:.0f} moves a second | predicted | measured | off by |",
        "| --- | --- | --- | --- |",
        *(
            f"| {what} | {a:.{digits}f} | {b:.{digits}f} | {100 * (a / b - 1):+.0f} % |"
            for what, a, b, digits in (
                ("processor time for a move, µs", 1e6 * said.cpu, 1e6 * check.cpu, 0),
                ("share of a core", said.cpu * check.moves, check.busy, 2),
                ("in a commit", said.batch, check.batch, 1),
            )
        ),
        "",
        "| tables of one process, simulated with the real code | moves a second | share of a core | in a commit"
        " | median, ms | p99, ms |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {tables} | {row.moves:.0f} | {row.busy:.2f} | {row.batch:.1f}"
            f" | {1000 * row.median:.0f} | {1000 * row.p99:.0f} |"
            for tables, row in rows
        ),
        "",
        f"It bends after {most[0]} tables: {most[1].moves:.0f} moves a second.",
        "",
        "![Time until everybody was told, over tables of one process](scaling.svg)",
        "",
        "| processes, each with a core | µs a move, tables by id | µs a move, people anywhere"
        " | moves a second with p99 below 150 ms | players |",
        "| --- | --- | --- | --- | --- |",
    ]
    for count in (1, 2, 4):
        split = simulate(CHECK[0] // count, PACE, 12.0, costs, drawn)
        follow = split.cpu + (1 - 1 / count) * statistics.median(code)
        total = count * most[1].moves
        text.append(f"| {count} | {1e6 * split.cpu:.0f} | {1e6 * follow:.0f} | {total:.0f} | {2 * count * most[0]} |")
    text += ["", f"(µs a move at {CHECK[0]} tables in all: the fewer a process has, the less is in a commit.)", ""]
    database = on_postgresql()
    if database is not None:
        thick, thin, log, kept = database
        text += [
            "| one process on PostgreSQL | without a pause | every 2 s |",
            "| --- | --- | --- |",
            f"| processor time of the server for a move, µs | {1e6 * thick.cpu:.0f} | {1e6 * thin.cpu:.0f} |",
            f"| the same, times that on SQLite | {thick.cpu / dense.cpu:.2f} | {thin.cpu / sparse.cpu:.2f} |",
            f"| processor time of PostgreSQL for a move, µs | {1e6 * thick.database:.0f} | {1e6 * thin.database:.0f} |",
            f"| in a commit | {thick.batch:.1f} | {thin.batch:.1f} |",
            "",
            f"For an event PostgreSQL writes {log:.0f} bytes of log and keeps {kept:.0f} bytes with their index.",
            "",
        ]
    HERE.joinpath("scaling.md").write_text("\n".join(text), "utf-8")
    lines: dict[str, list[tuple[float, float]]] = {
        "median": [(2 * tables, 1000 * row.median) for tables, row in rows],
        "99 of 100": [(2 * tables, 1000 * row.p99) for tables, row in rows],
    }
    HERE.joinpath("scaling.svg").write_text(
        curves("Until everybody was told, ms, over players of one process", lines, 1000 * LATE), "utf-8"
    )


if __name__ == "__main__":
    began = time.time()
    asyncio.run(main())
    print(f"{HERE / 'scaling.md'}, {time.time() - began:.0f} s; {memory(os.getpid()):.0f} MB")

"""The server under load, beside boardgame.io's in the same run: `python -m benchmarks.server`, called by `make bench`.

Writes results/server.md. The peer comes from npm into build/boardgame; without node its column stays empty.
"""

from __future__ import annotations

import json
import os
import platform
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from roji.table.events import Added, Created, Moved, Said, Sat, Started
from roji.table.fair import FORM, commitment, new_nonce, new_secret
from roji.table.table import Table
from roji.wire.events import write
from roji.wire.protocol import encoder

HERE = Path(__file__).parent
PEER = HERE.parent / "build" / "boardgame"
TABLES, ROUNDS, RUNS = 50, 7, 7  # of the comparison: everybody moves at once; runs by turns
MANY, PACE, SECONDS = 1000, 1.0, 60.0  # of the load to hold: a second after the other, so every 2 s each
EVENTS = 600


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(command: list[str], port: int, **rest: Any) -> Iterator[int]:
    """A server process that listens; gives its pid."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **rest)
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def load(tables: int, pace: float, seconds: float, **where: Any) -> dict[str, float]:
    """Our server with so many tables; load and server each on a core of its own where there are two.

    `where` says of which checkout, as a process is told it.
    """
    cores = sorted(os.sched_getaffinity(0))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.serve_free", folder, str(port)]
        with started(command, port, preexec_fn=lambda: os.sched_setaffinity(0, cores[:1]), **where) as pid:
            args = [str(word) for word in (port, pid, tables, pace, seconds)]
            done = subprocess.run(
                [sys.executable, "-m", "benchmarks.load", *args],
                capture_output=True,
                text=True,
                check=True,
                preexec_fn=lambda: os.sched_setaffinity(0, cores[-1:]),
                **where,
            )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def peer_there() -> bool:
    """Fetch boardgame.io; False where it cannot be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    PEER.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgame").glob("*.cjs"):
        shutil.copy(file, PEER / file.name)
    (PEER / "package.json").write_text('{"private": true}\n', "utf-8")
    installed = subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50"], cwd=PEER, capture_output=True
    )
    return not installed.returncode


def peer() -> dict[str, float]:
    """boardgame.io with its smallest game, in memory."""
    port = free_port()
    with started(["node", "server.cjs", str(port)], port, cwd=PEER) as pid:
        args = [str(word) for word in (port, pid, TABLES, ROUNDS)]
        done = subprocess.run(["node", "load.cjs", *args], cwd=PEER, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def opening() -> float:
    """Milliseconds to open a match of 600 events: rebuilt from its log, and all of it told to a player.

    A match has some 200 decisions; people talk between them.
    """
    secret, rng = new_secret(), random.Random(1)
    created = Created(
        game="koikoi", options={}, seats=["open", "open"], commitment=commitment(secret), fair=FORM, chat=True
    )
    table = Table(created, lambda _: secret)
    for seat in range(2):
        table.add(Sat(seat=seat, name=""))
        table.add(Added(seat=seat, nonce=new_nonce()))
    table.add(Started())
    while table.number < EVENTS:
        assert table.state is not None
        mover = table.state.seat
        if mover is not None:
            table.add(Moved(seat=mover, action=rng.choice(table.state.legal_actions())))
        for talker in range(2):
            table.add(Said(seat=talker, text="A fine card."))
    best = float("inf")
    for _ in range(9):
        began = time.process_time()
        again = Table.rebuilt(table.log, lambda _: secret)
        encoder.encode([[write(event) for event in again.seen_since(0, 0)], again.shown(0)])
        best = min(best, time.process_time() - began)
    return 1000 * best


def main() -> None:
    there, ours, theirs = peer_there(), list[float](), list[float]()
    for _ in range(RUNS):
        ours.append(load(TABLES, 0.0, 2.0)["us_per_move"])
        theirs += [peer()["us_per_move"]] if there else []
        print(f"a move: ours {ours[-1]:.0f} µs", f"boardgame.io {theirs[-1]:.0f} µs" if there else "", flush=True)
    print(f"{MANY} tables for {SECONDS:.0f} s ...", flush=True)
    text = report(ours, theirs, load(MANY, PACE, SECONDS), opening())
    (HERE / "results" / "server.md").write_text(text, "utf-8")
    print(text)


def spread(values: list[float], form: str) -> str:
    """The median with the lowest and the highest."""
    if not values:
        return "–"
    return f"{statistics.median(values):{form}} ({min(values):{form}}–{max(values):{form}})"


def report(ours: list[float], theirs: list[float], many: dict[str, float], opened: float) -> str:
    ratios = [our / their for our, their in zip(ours, theirs, strict=False)]
    late = ", ".join(f"{many[key]:.0f}" for key in ("median_ms", "p99_ms", "longest_ms"))
    return f"""# The server under load

`python -m benchmarks.server` on {platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores.

| processor time of the server for a move that arrived at two players, {RUNS} runs by turns | µs |
| --- | --- |
| Roji, Koi-Koi, on the disk before it is told, {TABLES} tables | {spread(ours, ".0f")} |
| boardgame.io, nine cells, in memory, {TABLES} matches | {spread(theirs, ".0f")} |
| ratio in the same pair of runs (asked: at most 0.35) | {spread(ratios, ".2f")} |

| {2 * MANY} players at {MANY} tables, a move about every {2 * PACE:.0f} s each, one server process | | asked |
| --- | --- | --- |
| moves in {many["seconds"]:.0f} s | {many["moves"]:.0f} | |
| errors | {many["errors"]:.0f} | 0 |
| from sending to the other player: median, p99, longest | {late} ms | p99 150 ms |
| memory | {many["memory_mb"]:.0f} MB | 300 MB |
| processor of the server | {100 * many["busy"]:.0f} % of one core | |

Opening a match of {EVENTS} events: {opened:.1f} ms of processor time (asked: 20 ms).
"""


if __name__ == "__main__":
    main()

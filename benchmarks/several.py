"""One process or two, a file or PostgreSQL and NATS: `python -m benchmarks.several [RUNS]` writes results/several.md.

All ways take turns in one run, with the same load; what counts is the median of the ratios. Database and NATS are
started here; what they use themselves is not counted.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.server import free_port, spread, started
from tests.server.nats import Nats
from tests.server.nats import program as nats_program
from tests.server.postgres import Postgres, binaries

HERE = Path(__file__).parent
RUNS, TABLES, PACE, SECONDS = 7, 50, 0.02, 4.0


class Way(NamedTuple):
    """How a server is set up: so many processes, on a database, with a bus, people of a table at two of them."""

    name: str
    processes: int
    database: bool
    bus: bool
    apart: bool = False


EMBEDDED = Way("one process, a file", 1, False, False)
ALONE = Way("one process, PostgreSQL", 1, True, False)
ONE = Way("one process, PostgreSQL and NATS", 1, True, True)
TWO = Way("two processes, PostgreSQL and NATS, each table at one of them", 2, True, True)
APART = Way("the same, the two of each table at different processes", 2, True, True, True)
WAYS = (EMBEDDED, ALONE, ONE, TWO, APART)


def cost(way: Way, postgres: Postgres, nats: Nats) -> float:
    """Microseconds of processor time of all processes of a server for a move that arrived at two players."""
    env = {**os.environ, "ROJI_STORE": "", "ROJI_BUS": ""}
    if way.database:
        env["ROJI_STORE"] = postgres.schema()
    if way.bus:
        env["ROJI_BUS"] = nats.address
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ports, pids = [], []
        for _ in range(way.processes):
            port = free_port()
            command = [sys.executable, "-m", "benchmarks.serve_free", folder, str(port)]
            pids.append(stack.enter_context(started(command, port, env=env, stderr=subprocess.DEVNULL)))
            ports.append(port)
        words = [",".join(map(str, ports)), ",".join(map(str, pids)), *map(str, (TABLES, PACE, SECONDS))]
        words += ["apart"] if way.apart else []
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.load", *words], capture_output=True, text=True, check=True
        )
    found: dict[str, float] = json.loads(done.stdout)
    if found["errors"]:
        raise SystemExit(f"{found['errors']:.0f} errors: {way.name}")
    return found["us_per_move"]


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    folder, program = binaries(), nats_program()
    if folder is None or program is None:
        raise SystemExit("PostgreSQL and nats-server are needed (on Debian: apt-get install postgresql nats-server)")
    postgres, nats = Postgres(folder), Nats(program)
    found: dict[Way, list[float]] = {way: [] for way in WAYS}
    try:
        postgres.start()
        nats.start()
        for number in range(runs):
            for way in WAYS if number % 2 else reversed(WAYS):
                found[way].append(cost(way, postgres, nats))
                print(f"{way.name}: {found[way][-1]:.0f} µs", flush=True)
    finally:
        nats.end()
        postgres.end()
    text = report(found, runs)
    (HERE / "results" / "several.md").write_text(text, "utf-8")
    print(text)


def report(found: dict[Way, list[float]], runs: int) -> str:
    def ratio(way: Way, to: Way) -> str:
        return spread([one / other for one, other in zip(found[way], found[to], strict=True)], ".2f")

    machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    load = os.getloadavg()[0]
    median = statistics.median(found[EMBEDDED])
    rows = "\n".join(f"| {way.name} | {spread(values, '.0f')} |" for way, values in found.items())
    return f"""# One process or several

`python -m benchmarks.several {runs}` on {machine}: processor time of all
processes of the server for a move of Koi-Koi that arrived at two players, {TABLES} tables, {runs} runs by turns; median
(lowest–highest). The machine had a load average of {load:.0f} at the end
({"it was shared with other work, so these figures are rough" if load > 4 else "nothing else ran"}).

| server | µs |
| --- | --- |
{rows}

| ratio in the same round | | asked |
| --- | --- | --- |
| two processes to one, the same stores | {ratio(TWO, ONE)} | 1.15 |
| the same, people of each table apart | {ratio(APART, ONE)} | |
| PostgreSQL and NATS to a file ({median:.0f} µs) | {ratio(ONE, EMBEDDED)} | 2 |
| PostgreSQL alone to a file | {ratio(ALONE, EMBEDDED)} | |
"""


if __name__ == "__main__":
    main()

"""A whole site: a database, NATS, two processes that serve, one that thinks, and lines between them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

from roji.server.bus.asking import ALONE
from tests.faults.lines import Door, Line
from tests.faults.machine import Machine
from tests.server import nats as nats_server
from tests.server import postgres as databases
from tests.server.nats import Nats
from tests.server.places import Place
from tests.server.postgres import Postgres
from tests.server.process import Process

PORT = ".s.PGSQL.5432"
READY = "Thinking for"  # what a worker says that is there


def missing() -> str:
    """What the machine lacks."""
    if databases.binaries() is None:
        return "no PostgreSQL on this machine (on Debian: apt-get install postgresql)"
    return "" if nats_server.program() else "no nats-server on this machine (on Debian: apt-get install nats-server)"


class Thinker:
    """`roji worker` as a process of its own."""

    def __init__(self, bus: str, log: Path) -> None:
        self.bus, self.log = bus, log
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it is asked."""
        before = self.log.read_text().count(READY) if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-m", "roji.cli.main", "worker", "--workers", "1"],
                stdout=log, stderr=log, env={**os.environ, "LANG": "C.UTF-8", "ROJI_BUS": self.bus},
            )  # fmt: skip
        while self.log.read_text().count(READY) == before:
            assert self.running.poll() is None, self.log.read_text()
            time.sleep(0.1)
        time.sleep(ALONE)  # servers that have missed it look for it again

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running.wait()
        self.running = None


class Site:
    """`async with` starts everything and leaves nothing behind."""

    async def __aenter__(self) -> Site:
        self.temporary = tempfile.TemporaryDirectory(prefix="roji-site-")
        folder = Path(self.temporary.name)
        found, program = databases.binaries(), nats_server.program()
        assert found is not None
        assert program is not None
        self.postgres, self.nats = await asyncio.to_thread(Postgres, found), Nats(program)
        self.disk = Machine(self.postgres.folder / "machine", self.postgres.data)
        self.postgres.env = self.disk.env
        await asyncio.to_thread(self.postgres.start)
        self.nats.start()
        # The second process and the worker go over lines that can be cut.
        self.to_database = Line(lambda: asyncio.open_unix_connection(str(self.postgres.folder / PORT)))
        self.to_nats, self.to_worker = Line(self._nats), Line(self._nats)
        (folder / "line").mkdir()
        await self.to_database.at_path(str(folder / "line" / PORT))
        far = f"nats://127.0.0.1:{await self.to_nats.at_port()}"
        self.place = Place(folder / "log", self.postgres.schema(), self.postgres, self.nats.address)
        store = self.place.store.replace(
            quote(str(self.postgres.folder), safe=""), quote(str(folder / "line"), safe="")
        )
        self.clock = Machine(folder / "machine", folder / "log")
        self.one, self.two = self.place.process(), replace(self.place, store=store, bus=far).process()
        self.one.env |= self.clock.env
        self.one.log, self.two.log = folder / "one.log", folder / "two.log"
        self.thinker = Thinker(f"nats://127.0.0.1:{await self.to_worker.at_port()}", folder / "worker.log")
        for process in (self.one, self.two):
            process.more = ("--host", "127.0.0.1")
            process.start()
            await process.ready()
        await asyncio.to_thread(self.thinker.start)
        self.doors = [Door([self.one.port, self.two.port]), Door([self.two.port, self.one.port])]
        self.bases = [await door.begin() for door in self.doors]
        return self

    async def _nats(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.nats.port)

    async def __aexit__(self, *_: object) -> None:
        for part in (self.one, self.two, self.thinker):
            if part.running is not None:
                part.running.send_signal(signal.SIGCONT)
                part.kill()
        for line in (*self.doors, self.to_database, self.to_nats, self.to_worker):
            await line.close()
        self.nats.end()
        await asyncio.to_thread(self.postgres.end)
        self.temporary.cleanup()

    def text(self) -> str:
        """All that the processes wrote."""
        return self.one.text() + self.two.text()

    def pause(self, part: Process | Thinker | Nats) -> None:
        assert part.running is not None
        part.running.send_signal(signal.SIGSTOP)

    def go_on(self, part: Process | Thinker | Nats) -> None:
        assert part.running is not None
        part.running.send_signal(signal.SIGCONT)

    def cut_off(self) -> None:
        """Nothing gets through between the second process and what it needs."""
        self.to_database.cut()
        self.to_nats.cut()

    def mend(self) -> None:
        self.to_database.mend()
        self.to_nats.mend()

    def repair(self, fault: str) -> None:
        """The disk of the database is well again."""
        self.disk.mend(fault)
        self.restart_database()

    def restart_database(self) -> None:
        """As whoever looks after it would: start it where it has ended, until it answers."""
        postgres = self.postgres
        for _ in range(300):
            if postgres.running is not None and postgres.running.poll() is not None:
                postgres.running = None
            if postgres.running is None:
                postgres.start()
            with suppress(Exception):
                databases.elsewhere(databases.run(postgres.address, "SELECT 1"))
                return
            time.sleep(0.1)
        raise AssertionError(postgres.log.read_text()[-3000:])

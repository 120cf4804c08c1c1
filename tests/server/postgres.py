"""A PostgreSQL of our own: made from the machine's binaries in a temporary folder, reached over a Unix socket.

`python -m tests.server.postgres` fails where the machine has none.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

T = TypeVar("T")
MEMORY = Path("/dev/shm")  # a file there costs no wait for a disk; what a killed process wrote is there all the same
DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {"listen_addresses": "", "shared_buffers": "32MB", "max_connections": "60", "max_wal_size": "256MB"}
numbers = itertools.count(1)


def binaries() -> Path | None:
    """The folder of initdb and postgres, where the machine has them."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def elsewhere(doing: Coroutine[Any, Any, T]) -> T:
    """Do something in an event loop of its own, whether or not one runs here."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(asyncio.run, doing).result()


async def run(address: str, sql: str, *args: Any) -> list[Any]:
    """What a database answers."""
    import asyncpg

    db = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await db.fetch(sql, *args)]
    finally:
        await db.close()


class Postgres:
    """The server. Where we are root it runs as somebody else, because it refuses to run as root."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="roji-pg-", dir=MEMORY if MEMORY.is_dir() else None))
        self.data, self.log = self.folder / "data", self.folder / "log"
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = _somebody()
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.running: subprocess.Popen[bytes] | None = None
        self.env: dict[str, str] = {}  # beside our own
        words = ["-D", str(self.data), "-U", "roji", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run([str(binaries / "initdb"), *words], cwd=self.folder, capture_output=True, **self.user)
        assert made.returncode == 0, made.stderr.decode()
        self.address = f"postgresql://roji@/postgres?host={quote(str(self.folder), safe='')}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self.running is None
        words = ["-D", str(self.data), "-k", str(self.folder)]
        words += [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [str(self.binaries / "postgres"), *words], cwd=self.folder, stdout=log, stderr=log,
                env={**os.environ, **self.env}, **self.user,
            )  # fmt: skip
        for _ in range(600):
            assert self.running.poll() is None, self.log.read_text()
            try:
                elsewhere(run(self.address, "SELECT 1"))
                return
            except Exception:  # it does not listen yet, or has first to look at what a kill left
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def processes(self) -> list[int]:
        """The server and its sessions, which are groups of their own."""
        assert self.running is not None
        children = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children").read_text().split()
        return [self.running.pid, *map(int, children)]

    def signal(self, number: int) -> None:
        """A signal to all of it at once."""
        for pid in self.processes():
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                continue

    def kill(self) -> None:
        """As a power cut would, but that what was written to files is there."""
        assert self.running is not None
        self.signal(signal.SIGKILL)
        self.running.wait()
        self.running = None

    def schema(self) -> str:
        """The address of an empty place in the database."""
        name = f"roji_{os.getpid()}_{next(numbers)}"
        elsewhere(run(self.address, f"CREATE SCHEMA {name}"))
        return f"{self.address}&search_path={name}"

    def end(self) -> None:
        """Stop it and leave nothing behind."""
        if self.running is not None:
            self.signal(signal.SIGCONT)
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _somebody() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("nobody here may run PostgreSQL")


if __name__ == "__main__":
    sys.exit(binaries() is None)

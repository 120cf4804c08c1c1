"""A server for the browser tests as a process of its own: `python -m tests.web.serving FOLDER PORT`, without limits."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from roji.server.app import make_app
from roji.server.bot_workers import BotWorkers
from roji.server.identity import Chance
from roji.server.keys import Key
from roji.server.serve import server
from roji.server.store.verbs import Store
from roji.server.tables import Tables
from tests.server.process import Process
from tests.server.running import quick

GOLDEN = Path(__file__).parents[1] / "golden"
ADDED = "5" * 64  # what this server adds to every deal: who chooses the nonces, too, knows the cards


class Known(Chance):
    def deal(self, table: str, number: int) -> str:
        return ADDED


class Serving(Process):
    """The same with no limits on how often an address asks, and without an event loop."""

    guests: Path | None = None  # a folder with packages that bring games

    def start(self) -> None:
        assert self.running is None
        env = {**os.environ, **({"PYTHONPATH": str(self.guests)} if self.guests else {})}
        words = [sys.executable, "-m", "tests.web.serving", str(self.folder), str(self.port)]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(words, stdout=log, stderr=log, env=env)

    def wait(self, seconds: float = 60) -> None:
        """Wait until it answers."""
        for _ in range(int(seconds / 0.05)):
            assert self.running is not None
            assert self.running.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.base}/health").is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server does not answer")


@contextmanager
def served(folder: Path, guests: Path | None = None) -> Iterator[Serving]:
    """A server that answers, for as long as it is wanted."""
    serving = Serving(folder)
    serving.guests = guests
    serving.start()
    try:
        serving.wait()
        yield serving
    finally:
        serving.kill()


def brought(base: str, name: str) -> str:
    """The address of a golden record at a server."""
    answer = httpx.post(f"{base}/api/records", json={"text": (GOLDEN / f"{name}.toml").read_text("utf-8")}, timeout=60)
    return f"/r/{answer.json()['id']}"


def tables(store: Store, bot_workers: BotWorkers, key: Key) -> Tables:
    return Tables(store, bot_workers, chance=Known(key))


if __name__ == "__main__":
    settings = dataclasses.replace(quick(Path(sys.argv[1])), port=int(sys.argv[2]), names=("roji.test",))
    server(settings, make_app(settings, tables)).run()

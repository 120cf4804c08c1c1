"""Where a server of a test keeps its log: a folder, or a folder and a database."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from roji.server.settings import Settings
from roji.server.store.opening import opened
from roji.server.store.postgresql.database import spoken
from roji.server.store.sqlite.file import FILE
from roji.server.store.verbs import Store
from tests.server.postgres import Postgres, elsewhere, run
from tests.server.process import Process
from tests.server.running import quick


@dataclass(frozen=True)
class Place:
    """A folder and, where the log is in a database, its address and the server of it."""

    folder: Path
    store: str = ""
    postgres: Postgres | None = None
    bus: str = ""  # where several processes share it

    @property
    def settings(self) -> Settings:
        """For a server in this process."""
        return replace(quick(self.folder), store=self.store, bus=self.bus)

    def process(self) -> Process:
        """A server as a process of its own."""
        return Process(self.folder, {"ROJI_STORE": self.store, "ROJI_BUS": self.bus})

    def open(self) -> AbstractAsyncContextManager[Store]:
        return opened(self.folder, self.store, bool(self.bus))

    def ask(self, sql: str, *args: Any) -> list[Any]:
        """What is stored, whoever uses it."""
        if self.store:
            return elsewhere(run(self.store, spoken(sql), *args))
        with closing(sqlite3.connect(self.folder / FILE)) as db:
            return db.execute(sql, args).fetchall()


class Places:
    """Makes empty places: in a folder, and in a database where there is one."""

    def __init__(self, folder: Path, postgres: Postgres | None = None) -> None:
        self.folder, self.postgres, self.count = folder, postgres, 0

    def __call__(self) -> Place:
        self.count += 1
        folder = self.folder / f"log{self.count}"
        return Place(folder, self.postgres.schema() if self.postgres else "", self.postgres)

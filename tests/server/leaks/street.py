"""One server for many runs: for each a new tables moves in, with a log, ids, a clock and a deal of its own."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

from litestar import Litestar

from roji.bots.bot import bot
from roji.offline.thinking import InPlace
from roji.server.app import make_app
from roji.server.bot_workers import Advice, BotWorkers, Question, advised
from roji.server.identity import Chance
from roji.server.keys import FILE as KEY
from roji.server.keys import Key
from roji.server.metrics import Metrics, metrics
from roji.server.proofs import Proofs
from roji.server.serve import server
from roji.server.store.opening import opened
from roji.server.tables import Tables
from roji.table.fair import commitment
from roji.table.table import Deal, deal_fairly
from tests.server.postgres import MEMORY, Postgres
from tests.server.running import address, quick

NOON = 1_800_000_000.0


class Given(Chance):
    """Ids and secrets in a fixed order. What the server adds to the deal is given apart: twins differ in it."""

    def __init__(self, added: str) -> None:
        super().__init__(Key(bytes(32)))
        self.added, self.count = added, itertools.count(1)

    def id(self) -> str:
        return f"table{next(self.count)}"

    def secret(self) -> str:
        return f"secret-{next(self.count)}"

    def deal(self, table: str, number: int) -> str:
        return self.added


class Advising(BotWorkers):
    """Hints that are thought of here, by count and not by time, so that they are the same again."""

    async def advise(self, question: Question, lang: str, who: str = "") -> list[Advice]:
        return advised(question, lang, 20, None)


class Deciding(Advising):
    """Bots that decide here and now; every decision is written down."""

    def __init__(self) -> None:
        super().__init__(InPlace())
        self.decided: list[int] = []

    async def decide(self, question: Question, who: str = "") -> int:
        made = bot("greedy", question.game, question.seat, question.seed)
        for events in question.told:
            made.see(events)
        self.decided.append(made.choose(question.state))
        return self.decided[-1]


class Repeating(Advising):
    """Bots that decide as they did before."""

    def __init__(self, decided: list[int]) -> None:
        super().__init__(InPlace())
        self.left = iter(decided)

    async def decide(self, question: Question, who: str = "") -> int:
        return next(self.left)


def added(word: str) -> str:
    """Something for a server to add to a deal."""
    return hashlib.sha256(word.encode()).hexdigest()


class Street:
    """A running server whose tables can be exchanged."""

    def __init__(self, app: Litestar, base: str, folder: Path, postgres: Postgres | None) -> None:
        self.app, self.base, self.folder, self.postgres = app, base, folder, postgres
        self.count = itertools.count(1)

    @asynccontextmanager
    async def tables(
        self, bot_workers: BotWorkers, chance: Given, published: str, deal: Deal = deal_fairly
    ) -> AsyncIterator[Tables]:
        """A new tables. It publishes the commitment to this secret, also where it deals with another one."""
        vars(metrics).update(vars(Metrics()))
        folder = self.folder / str(next(self.count))
        folder.mkdir()
        (folder / KEY).write_text("0" * 64)
        async with opened(folder, self.postgres.schema() if self.postgres else "") as store:
            store.proofs = Proofs(store.key, "twins")
            made = self.app.state.tables = Tables(store, bot_workers, lambda: NOON, chance, deal)
            try:
                with mock.patch("roji.server.seating.commitment", return_value=commitment(published)):
                    yield made
            finally:
                await made.close()


@asynccontextmanager
async def street(postgres: Postgres | None = None) -> AsyncIterator[Street]:
    """A server at a free port, its files in memory where the machine allows it; its logs there or in a database."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        settings = quick(Path(name))
        app = make_app(settings)
        made = server(settings, app)
        task = asyncio.create_task(made.serve())
        while not made.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.005)
        try:
            yield Street(app, address(made), Path(name), postgres)
        finally:
            made.should_exit = True
            await task

"""A device that plays by itself: the tables of a server, asked by the same messages, without any network.

`ask` answers what a server answers over HTTP; `open`, `hear` and `close` are the socket of a table. Ids of tables and
records begin with `local`, which no server's do, so that a browser knows whom to ask.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from roji.games.errors import Invalid, Refusal
from roji.offline.answering import Answer, answered
from roji.offline.disk import Change, Disk
from roji.offline.store import DeviceStore
from roji.offline.thinking import InPlace
from roji.server.bot_workers import BotWorkers
from roji.server.identity import Chance
from roji.server.keys import Key
from roji.server.live import Connection, Live, refused
from roji.server.requests import Requests
from roji.server.reviews import Reviews
from roji.server.shelf import Shelf
from roji.server.tables import Tables
from roji.table.table import Deal, deal_fairly
from roji.wire import protocol
from roji.words import language

LOCAL = "local"  # how ids begin


class LocalChance(Chance):
    """Ids that no server makes."""

    def id(self) -> str:
        return LOCAL + super().id()

    def record(self, table: str) -> str:
        return LOCAL + super().record(table)


class Line(Connection):
    """Somebody of this device at a table."""

    def __init__(self, table: str, tell: Callable[[str], None]) -> None:
        self.table, self.say = table, tell
        self.live: Live | None = None
        self.closed = False

    def send(self, body: bytes) -> None:
        if not self.closed:
            self.say(body.decode())

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.say("")  # nothing more comes

    def refuse(self, error: Refusal, id: str = "") -> None:
        self.tell(refused(error, id, self.lang))


class Named(msgspec.Struct):
    """A message of which nothing more can be read."""

    id: str = ""


class Device:
    """The tables, records and bots of one device."""

    def __init__(
        self,
        store: DeviceStore,
        clock: Callable[[], float] = time.time,
        chance: Chance | None = None,
        deal: Deal = deal_fairly,
    ) -> None:
        self.tables = Tables(store, BotWorkers(InPlace()), clock, chance or LocalChance(store.key), deal)
        self.shelf, self.reviews, self.requests = Shelf(self.tables), Reviews(self.tables), Requests(self.tables)
        self.lines: dict[int, Line] = {}

    async def ask(self, method: str, path: str, body: str, secret: str, lang: str) -> Answer:
        """The answer to what a browser would ask a server."""
        return await answered(self, method, path, body, secret, language(lang, env={}))

    # -- the socket of a table ---------------------------------------------------------------------------

    def open(self, number: int, table: str, tell: Callable[[str], None]) -> None:
        """Somebody comes; `tell` is handed every message, and an empty one when nothing more comes."""
        self.lines[number] = Line(table, tell)

    async def hear(self, number: int, text: str) -> None:
        """Do what a message wants, and answer."""
        line = self.lines.get(number)
        if line is None or line.closed:
            return
        try:
            message: protocol.Incoming = protocol.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            line.refuse(Invalid("bad-message", why=str(error)), _id_of(text))
            return
        try:
            await self._do(line, message)
        except Refusal as error:
            line.refuse(error, message.id)

    async def _do(self, line: Line, message: protocol.Incoming) -> None:
        if line.live is not None:
            await self.requests.hear(line.live, line, message)
        elif isinstance(message, protocol.Hello):
            line.lang = language(message.lang, env={})
            live = await self.tables.enter(line.table, line, message)
            if line.closed:  # hung up meanwhile
                self.tables.leave(live, line)
            line.live = live
        else:
            raise Invalid("hello-missing")

    def close(self, number: int) -> None:
        """Somebody goes."""
        line = self.lines.pop(number, None)
        if line is not None:
            line.closed = True
            if line.live is not None:
                self.tables.leave(line.live, line)

    def overtaken(self, table: str) -> None:
        """Another page of this browser wrote to a table: what is in memory of it is old."""
        live = self.tables.live.get(table)
        if live is not None and not live.pending:
            self.tables.drop(live)


def _id_of(text: str) -> str:
    try:
        return str(msgspec.json.decode(text, type=Named).id)[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""


async def opened(disk: Disk) -> Device:
    """The device over its disk; its key is made the first time, and on the disk before it is used."""
    kept = await disk.read("key")
    if kept is None:
        kept = secrets.token_hex(32)
        await disk.write([Change("key", kept, new=True)])
    return Device(DeviceStore(disk, Key(bytes.fromhex(kept))))

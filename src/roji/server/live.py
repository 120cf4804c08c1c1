"""A table in memory and who is connected to it."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from roji.games.errors import Illegal, Refusal
from roji.games.state import Plain
from roji.table.table import Table
from roji.wire import protocol

Viewer = int | None


class Mark(NamedTuple):
    """How far a table had come: its number, the hash of that event, and the bytes of its log."""

    number: int
    hash: bytes
    size: int


class Connection:
    """Somebody connected to a table, at a seat or watching. `send` and `close` must not wait."""

    viewer: Viewer = None
    lang = "en"
    address = ""  # where it comes from

    def send(self, body: bytes) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """End it after what was sent."""
        raise NotImplementedError

    def catches_up(self, events: int) -> bool:
        """Whether so many events may be told again to who moved on an old number."""
        return True

    def tell(self, message: protocol.Outgoing) -> None:
        self.send(protocol.encoder.encode(message))

    def reply(self, body: bytes, id: str) -> None:
        """Send a message that everybody gets as the answer to a request."""
        self.send(b'{"re":' + protocol.encoder.encode(id) + b"," + body[1:])

    def bye(self, why: str) -> None:
        """Say why it ends, and end it."""
        self.tell(protocol.Bye(why=why))
        self.close()


class Live:
    """A table in memory and who is connected to it."""

    def __init__(self, id: str, table: Table, hash: bytes) -> None:
        self.id, self.table = id, table
        self.hash = hash  # of the last event
        self.connections: list[Connection] = []
        self.views: dict[Viewer, Plain] = {}  # what the connected viewers have
        self.size = 0  # bytes of its log
        self.used = time.monotonic()  # when somebody last looked for it
        self.touched = 0  # when it was last noted that the table is in use
        self.pending = 0  # events not yet on the disk
        self.quiet = asyncio.Event()
        self.quiet.set()
        self.thinking: asyncio.Task[None] | None = None
        self.advised: set[int] = set()  # seats that wait for a hint
        self.asker = ""  # the address of whoever decided something last: bots think on its account
        self.broken = False  # the disk refused something: memory is ahead of it and must go
        self.rewinding = False  # another process was first: memory goes back to where the log is, and waits for that

    def detach(self, connection: Connection) -> None:
        """Tell a connection nothing more."""
        self.connections.remove(connection)
        if connection.viewer not in {other.viewer for other in self.connections}:
            self.views.pop(connection.viewer, None)


def key_of(connection: Connection, id: str) -> str:
    """The id of a request, different from those of other seats."""
    return f"{connection.viewer}/{id}"


def refused(error: Refusal, re: str, lang: str, missing: protocol.Welcome | None = None) -> protocol.Refused:
    """A refusal in somebody's language."""
    clause = error.clause if isinstance(error, Illegal) else ""
    return protocol.Refused(re=re, key=error.key, text=error.say(lang), clause=clause, missing=missing)

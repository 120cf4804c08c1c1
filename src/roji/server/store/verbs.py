"""What a store can do, whatever it is made of: write pieces together, tell what is kept, say whether it is well."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from roji.games.errors import Invalid
from roji.server.keys import Key
from roji.server.proofs import Proofs
from roji.server.store.chain import Event, Head
from roji.server.store.writes import Probe, Write

AGAIN = 1.0  # seconds between attempts to use a disk that failed
HEALTH = 5.0  # seconds that a sound store needs for a small write at most

Done = Callable[[Invalid | None], None]


class Raced(Invalid):
    """Another process was first, so that nothing of this was written: what is in memory is behind the log."""

    def __init__(self) -> None:
        super().__init__("not-stored")


class KeptTable(NamedTuple):
    """A table beside its events. `secret` is empty where `key` still deals; `about` is what was noted for lists, empty
    where nothing was; `last` is the number of its last event, 0 where it has none.
    """

    game: str
    secret: str
    key: str
    invite: bytes
    watch: bytes
    over: bool
    about: str
    last: int


class KeptRecord(NamedTuple):
    device: bytes
    text: str
    created: int


class Listed(NamedTuple):
    """A table in a list; `last` is the number of its last event."""

    table: str
    game: str
    created: int
    touched: int
    over: int
    last: int


class Blocked(NamedTuple):
    """Who is kept out, why and since when."""

    what: str
    why: str
    since: int


class Store(ABC):
    """The log of all tables, with seats, devices and records. What can be written is in `writes`.

    `damaged` says of tables that cannot be believed what is wrong with them. `failing` says why nothing can be stored
    at the moment; empty where all is well. `locked` are the tables that cannot go on without another key. Whatever
    cannot be read is refused with `store-failing`. `on_overtaken` is called when another server has written meanwhile,
    so that what is in memory may be old.

    What is read is waited for; a store that has it at hand (SQLite) never gives way to others meanwhile, one over the
    network does. So whoever reads and then acts looks again whether the table is where it was (`Tables.unmoved`).
    """

    key: Key
    proofs: Proofs
    locked: list[str]

    def __init__(self) -> None:
        self.damaged: dict[str, str] = {}
        self.failing = ""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.on_overtaken: Callable[[], None] = lambda: None
        self.probe: tuple[float, asyncio.Task[bool]] | None = None

    # -- writing -----------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, writes: Sequence[Write], done: Done, head: Head | None = None, fence: int = 0) -> None:
        """Write these together; `done` is called in the event loop when they are on the disk, or with the refusal.

        `head` is the last event of the table that they add to; number 0 where they delete it. `fence` is the number of
        the lease under which a bot or a timer adds it: nothing is written where another process has taken that since.
        """

    @abstractmethod
    def slow(self) -> bool:
        """Whether what is written takes so long that nothing should be added to what waits."""

    @abstractmethod
    def queued(self) -> int:
        """How much waits for the next commit."""

    def promise(self) -> tuple[asyncio.Future[None], Done]:
        """Something to wait for, and the `done` that ends the wait: Invalid where the disk refused."""
        assert self.loop is not None
        waiting: asyncio.Future[None] = self.loop.create_future()

        def done(refused: Invalid | None) -> None:
            if waiting.cancelled():
                return
            if refused is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(refused)

        return waiting, done

    async def written(self, writes: Sequence[Write], head: Head | None = None) -> None:
        """Write these together and wait for it; Invalid where the disk refused."""
        waiting, done = self.promise()
        self.write(writes, done, head)
        await waiting

    # -- is it well? -------------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        """Whether something can be written, by writing; asked at most once a second, however many want to know."""
        now = time.monotonic()
        if self.probe is None or (self.probe[1].done() and now - self.probe[0] > AGAIN):
            self.probe = (now, asyncio.create_task(self._write_something()))
        return await asyncio.shield(self.probe[1])

    async def _write_something(self) -> bool:
        try:
            await asyncio.wait_for(self.written([Probe(int(time.time()))]), HEALTH)
        except (Invalid, TimeoutError):
            return False
        return not self.failing

    def whole(self) -> bool:
        """Whether nothing that was kept is known to be damaged."""
        return not self.damaged

    @abstractmethod
    def isolate(self, table: str, why: str, n: int = 0) -> None:
        """Believe nothing of a table any more, also after a restart where its event `n` is known to be lost."""

    # -- tables ------------------------------------------------------------------------------------------

    @abstractmethod
    async def table(self, table: str) -> KeptTable | None:
        """A table beside its events."""

    @abstractmethod
    async def events(self, table: str) -> list[Event]:
        """The events of a table in their order, as `chain.follow` checks them."""

    @abstractmethod
    async def event_hash(self, table: str, n: int) -> bytes:
        """The hash of an event, empty where there is none."""

    @abstractmethod
    async def listed(self, game: str, over: int, before: int, most: int) -> list[Listed]:
        """Tables not used after a time, the latest first: of one game or of any, over (1), not (0) or either (-1)."""

    @abstractmethod
    async def rows_of(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        """All that is kept of a table, row by row as `schema.COLUMNS` has it."""

    # -- seats and devices -------------------------------------------------------------------------------

    @abstractmethod
    async def seat(self, table: str, secret: bytes) -> int | None:
        """The seat that a secret opens."""

    @abstractmethod
    async def seats(self, table: str) -> list[tuple[bytes, int]]:
        """The secrets of a table with the seats that they open."""

    @abstractmethod
    async def devices(self, table: str) -> list[tuple[bytes, int, bool]]:
        """The devices at a table with their seats, and whether they were told its secret."""

    @abstractmethod
    async def seats_of(self, device: bytes, table: str) -> list[tuple[int, bool]]:
        """The seats of a device at a table in their order, and whether it was told their secrets."""

    @abstractmethod
    async def tables_of(self, device: bytes, most: int) -> list[tuple[str, int, int]]:
        """The tables where a device has a seat, that seat, and when they were touched; the latest first."""

    @abstractmethod
    async def knows(self, device: bytes) -> bool:
        """Whether a device has a seat or a record."""

    # -- records -----------------------------------------------------------------------------------------

    @abstractmethod
    async def record(self, record: str) -> KeptRecord | None:
        """A record."""

    @abstractmethod
    async def records_of(self, device: bytes, most: int) -> list[tuple[str, str, int]]:
        """The records of a device, what was noted of each, and when they were made; the latest first."""

    @abstractmethod
    async def count_records(self, device: bytes) -> int:
        """How many records a device keeps."""

    @abstractmethod
    async def review(self, record: str, kind: str, first: int) -> list[bytes]:
        """What was found out about a record in this kind of review, piece by piece in their order, from one on."""

    # -- who is kept out ---------------------------------------------------------------------------------

    @abstractmethod
    async def blocked(self) -> list[Blocked]:
        """Who is kept out, the latest first."""

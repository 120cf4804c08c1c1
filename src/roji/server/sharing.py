"""Several processes serve the same tables: any of them any table, and people of one table may be at several.

Whoever stores an event tells the others its number, and they read it from the log. What is told may be lost: every
process also looks into the log from time to time at the tables that it follows, those with somebody connected and
those whose bots it thinks for. Where two add an event at once, the database takes one; the other process goes back to
what is stored, reads what happened, and does what it was asked anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from roji.games.errors import Invalid
from roji.server.bus.nats import Bus
from roji.server.leases import Leases
from roji.server.live import Live, Mark, Viewer, refused
from roji.server.news import Sender
from roji.server.store.chain import Event, link
from roji.server.store.postgresql.shared import SharedStore
from roji.server.store.writes import AddEvent, DeleteTable
from roji.server.tables import Tables
from roji.wire.events import decode

log = structlog.get_logger()
BEAT = 1.0  # seconds between two signs of life
LOOK = 2.0  # seconds between two looks into the log, in case something that was told was lost
BLIND = 0.25  # the same while nobody can be heard
FRESH = 0.2  # seconds that a table which is not followed counts as looked at
GONE = b"gone"


class Here(msgspec.Struct, frozen=True):
    """Who of a table is connected to a process. `asks`: and who is at yours?"""

    process: str
    seats: list[int] = []
    watching: int = 0
    asks: bool = False


decoder = msgspec.json.Decoder(Here)


class Sharing:
    """What one of several processes knows of the others. `hear_again` does what somebody asked for, from the start."""

    def __init__(self, tables: Tables, bus: Bus, store: SharedStore, hear_again: Callable[..., Any]) -> None:
        self.tables, self.bus, self.store, self.hear_again = tables, bus, store, hear_again
        self.leases = Leases(tables, store)
        self.followed: set[str] = set()
        self.looked: dict[str, float] = {}
        self.wanted: set[str] = set()  # tables to be looked at
        self.owed: set[str] = set()  # the same, when all they have in memory is stored
        self.marks: dict[str, Mark] = {}  # how far tables that must go back are known to be stored
        self.again: dict[str, list[Sender]] = {}  # what is to be done then
        self.said: dict[str, Here] = {}
        self.elsewhere: dict[str, dict[str, Here]] = {}
        self.looking: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Be one of several from now on."""
        await self.leases.beat()
        await self.bus.open(self.store.epoch, self.hear, lambda: self.look(self.followed))
        self.tables.sharing = self
        self._begin(self._live())
        self._begin(self._watch())

    async def close(self) -> None:
        """Others may have everything."""
        self.leases.close()
        for task in (*self.tasks, *([self.looking] if self.looking else [])):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _live(self) -> None:
        """Say every second that we live, and see who does not."""
        while True:
            try:
                for process in await self.leases.beat():
                    self._parted(process)
                await self.leases.tidy(list(self.followed))
            except Invalid as error:
                log.warning("no sign of life", error=str(error.__cause__ or error))
            for table in list(self.followed):
                self._needless(table)
            await asyncio.sleep(BEAT)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK if self.bus.connected() else BLIND)
            self.look(self.followed)

    # -- which tables we follow --------------------------------------------------------------------------

    def follow(self, table: str) -> None:
        """Hear of a table from now on, and see what there is."""
        if table not in self.followed:
            self.followed.add(table)
            self.bus.follow(table)
            self.bus.say(table, msgspec.json.encode(Here(self.store.name, asks=True)))
        self.look([table])

    def _needless(self, table: str) -> None:
        """Follow a table no longer that nobody here is at, and whose bots think elsewhere."""
        live = self.tables.live.get(table)
        if table not in self.leases.fences and (live is None or not live.connections):
            self.followed.discard(table)
            self.bus.leave(table)
            for known in (self.said, self.elsewhere, self.looked):
                known.pop(table, None)

    async def current(self, live: Live) -> None:
        """See that a table is what the log says, more or less; who follows it hears of what is new."""
        if live.rewinding:
            await self.tables.settled(live)
        now = asyncio.get_running_loop().time()
        if live.id not in self.followed and self.looked.get(live.id, 0.0) < now - FRESH:
            await self.catch_up(live)
            if len(self.looked) > 10_000:
                self.looked.clear()
            self.looked[live.id] = now

    async def catch_up(self, live: Live) -> None:
        """Read what is new at a table, now."""
        await self.tables.settled(live)
        found = await self.store.news({live.id: live.table.number})
        self._found(live, found.get(live.id, []))

    # -- what others say ---------------------------------------------------------------------------------

    def hear(self, table: str, body: bytes) -> None:
        """Something was said of a table that we follow."""
        live = self.tables.live.get(table)
        if live is None or live.broken:
            return
        if body.isdigit():
            if int(body) > live.table.number:
                self.look([table])
        elif body == GONE:
            self.look([table])
        else:
            with suppress(msgspec.MsgspecError):
                self._present(live, decoder.decode(body))

    def stored(self, live: Live, number: int) -> None:
        """We have stored something: others may read it."""
        self.bus.say(live.id, b"%d" % number)
        if not live.pending and live.id in self.owed:
            self.owed.discard(live.id)
            self.look([live.id])

    # -- looking into the log ----------------------------------------------------------------------------

    def look(self, tables: Iterable[str]) -> None:
        """Read what is new at some tables, with all that others want to know meanwhile."""
        self.wanted.update(tables)
        if self.wanted and (self.looking is None or self.looking.done()):
            self.looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        while self.wanted:
            tables, self.wanted = self.wanted, set()
            known = {}
            for id in tables:
                live = self.tables.live.get(id)
                if live is not None and live.pending:
                    self.owed.add(id)
                elif live is not None and not live.broken:
                    known[id] = live.table.number
            if not known:
                continue
            try:
                found = await self.store.news(known)
            except Invalid:
                return  # it is looked at again before long
            for id, events in found.items():
                live = self.tables.live.get(id)
                if live is not None and not live.broken:
                    self._found(live, events)

    def _found(self, live: Live, events: list[Event] | None) -> None:
        """Add what others have stored; None: the table is gone."""
        if events is None:
            self.store.write([DeleteTable(live.id)], lambda _: None)  # what we added while it was deleted
            self.tables.gone(live)
            return
        try:
            for n, body, hash in events:
                if live.pending:
                    self.owed.add(live.id)
                    return
                if n <= live.table.number:
                    continue  # our own
                if n != live.table.number + 1 or link(live.hash, n, body) != hash:
                    raise ValueError(f"event {n} does not follow")
                self.tables.heard(live, decode(body), body, hash)
        except Exception as error:  # whatever is wrong with it, it stays with this table, which is read anew
            log.error("not as in memory", table=live.id, error=str(error))
            self.tables.drop(live)

    # -- who was second ----------------------------------------------------------------------------------

    def raced(self, live: Live, before: Mark, sender: Sender | None, fence: int) -> None:
        """What we wanted to add was not stored, because others were first, or a lease is not ours any more."""
        if fence:
            log.warning("fenced off", table=live.id, number=before.number + 1, fence=fence)
            self.leases.doubt(live.id)
        if not live.rewinding:
            live.rewinding = True
            self.marks[live.id] = before
        if sender is not None:
            self.again.setdefault(live.id, []).append(sender)
        if not live.pending:
            live.pending += 1  # nobody believes what is in memory until then
            live.quiet.clear()
            self._begin(self._rewind(live))

    async def _rewind(self, live: Live) -> None:
        """Go back to what is stored, add what others did, and do what people asked for anew."""
        mark, again = self.marks.pop(live.id), self.again.pop(live.id, [])
        events: list[Event] | None = []
        try:
            stored, secrets = live.table.log[: mark.number], live.table.secrets
            table = await self.tables.steps.take(live.asker, self.tables.replaying(stored, secrets))
            events = (await self.store.news({live.id: mark.number})).get(live.id, [])
            live.table, live.hash, live.size = table, mark.hash, mark.size
            live.views = {viewer: {} for viewer in live.views}  # what comes is told whole
        except Exception as error:
            log.error("not read anew", table=live.id, error=str(error))
            self.tables.drop(live)
        finally:
            live.rewinding = False
            live.pending -= 1
            live.quiet.set()
        if not live.broken:
            self._found(live, events)
        for connection, message in again:
            try:
                await self.hear_again(live, connection, message)
            except Exception:
                log.exception("unexpected", type=type(message).__name__)
                connection.tell(refused(Invalid("internal"), message.id, connection.lang))
        self.tables.turns.wake(live)

    # -- tables that are deleted -------------------------------------------------------------------------

    def last_event(self, live: Live) -> AddEvent:
        """What must be possible to add where a table may be deleted: nobody has added anything meanwhile."""
        number = live.table.number + 1
        return AddEvent(live.id, number, b"", link(live.hash, number, b""))

    def deleted(self, table: str) -> None:
        self.bus.say(table, GONE)

    # -- who is where ------------------------------------------------------------------------------------

    def presence(self, live: Live, seats: set[Viewer], watching: int) -> tuple[set[Viewer], int]:
        """Who is at a table, here and elsewhere; others hear of it where something has changed here."""
        here = Here(self.store.name, sorted(seat for seat in seats if seat is not None), watching)
        if self.said.get(live.id, Here(self.store.name)) != here:
            self.said[live.id] = here
            self.bus.say(live.id, msgspec.json.encode(here))
        others = self.elsewhere.get(live.id, {}).values()
        return seats.union(*(other.seats for other in others)), watching + sum(other.watching for other in others)

    def _present(self, live: Live, here: Here) -> None:
        if here.asks:
            if found := self.said.get(live.id):
                self.bus.say(live.id, msgspec.json.encode(found))
            return
        self.elsewhere.setdefault(live.id, {})[here.process] = here
        self.tables.presence(live)

    def _parted(self, process: str) -> None:
        """A process does not live any more, and nobody is connected to it."""
        for table, others in self.elsewhere.items():
            if others.pop(process, None) and (live := self.tables.live.get(table)):
                self.tables.presence(live)

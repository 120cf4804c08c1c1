"""What is kept: the tables and records of a device, and how they are deleted."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog

from roji.bots.bot import players_of
from roji.games.errors import Invalid
from roji.server import records
from roji.server.identity import hashed
from roji.server.records import Moment
from roji.server.store.chain import Head
from roji.server.store.verbs import KeptTable, Raced
from roji.server.store.writes import AddRecord, DeleteRecord, DeleteTable, ForgetDevice, NoteRecord, NoteTable
from roji.server.tables import Tables
from roji.server.work import Failed, TooLong, limited
from roji.table.record import LENGTH, Record
from roji.table.table import OVER, RUNNING, Table
from roji.wire import protocol

T = TypeVar("T")
log = structlog.get_logger()
LISTED = 200  # the latest that are shown
CLOSED = {
    "table-damaged": "damaged",
    "table-needs-key": "locked",
}  # tables that nobody can open, and how they are shown


TINY = 1000  # characters of a record of anybody that is read at once
SHORT = 6000  # characters of a record of our own that is read at once; a longer one by a worker
QUICK = 400  # decisions of a match that is written down at once
SECONDS, PATIENCE = 5.0, 60.0  # of a processor, and in all, for a record


class About(msgspec.Struct, frozen=True):
    """What the list of somebody's tables says of one after its event `n`. Notes of before have no `who`."""

    n: int
    phase: str
    names: list[str]
    to_move: int | None
    who: list[str] = []
    points: list[int] = []
    best: list[int] = []  # who won, or shares the best place; empty where nobody can win
    gave_up: int | None = None

    @classmethod
    def of(cls, table: Table) -> About:
        about = cls(table.number, table.phase, list(table.names), table.to_move, list(table.who))
        state = table.state
        if table.phase != OVER or state is None:
            return about
        if not state.over:
            return msgspec.structs.replace(about, gave_up=table.resigned)
        returns = state.returns()
        best = [] if table.game.together else [seat for seat, value in enumerate(returns) if value == max(returns)]
        points = state.scores() if table.game.counts else []
        return msgspec.structs.replace(about, points=points, best=best)

    def result(self, seat: int) -> str:
        """How a match ended for a seat; empty while it goes on."""
        if self.gave_up is not None:
            return "gave-up" if self.gave_up == seat else "given-up"
        if self.phase != OVER:
            return ""
        if not self.best:
            return "together"
        if seat not in self.best:
            return "lost"
        return "won" if len(self.best) == 1 else "shared"


class Shelf:
    """Finding and deleting, for the people who played."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store

    async def seats(self, device: str, who: str) -> list[protocol.TableShown]:
        """The tables where a device has a seat, the latest first. Others have their turn between two of them."""
        found, notes = [], list[NoteTable]()
        for id, seat, touched in await self.store.tables_of(hashed(device), LISTED):
            await asyncio.sleep(0)
            kept = await self.store.table(id)
            if kept is None:
                continue  # deleted meanwhile
            about = await self._about(id, kept, who, notes)
            found.append(
                protocol.TableShown(
                    table=id,
                    game=kept.game,
                    phase=about.phase,
                    seat=seat,
                    names=about.names,
                    to_move=about.to_move,
                    touched=touched,
                    who=about.who,
                    result=about.result(seat),
                    points=about.points,
                )
            )
        if notes:
            await self.store.written(notes)
        return found

    async def _about(self, id: str, kept: KeptTable, who: str, notes: list[NoteTable]) -> About:
        """How a table stands. `notes` keep what was found out, so that a resting table is opened once for a list."""
        live = self.tables.live.get(id)
        if live is not None and not live.broken and live.table.number >= kept.last:
            return About.of(live.table)
        if kept.about and id not in self.store.damaged:
            noted = msgspec.json.decode(kept.about, type=About)
            if noted.n == kept.last and noted.who:
                return noted
        try:
            about = About.of((await self.tables.opened(id, who)).table)
        except Invalid as error:
            if error.key not in CLOSED:
                raise
            return About(0, CLOSED[error.key], [], None)
        notes.append(NoteTable(id, msgspec.json.encode(about).decode()))
        return about

    async def delete(self, id: str) -> None:
        """Delete a table and everything that is kept of it."""
        sharing = self.tables.sharing
        while True:
            live = await self.tables.opened(id)
            await self.tables.settled(live)
            if live.table.phase == RUNNING:
                raise Invalid("delete-running")
            live.broken = True
            first = [sharing.last_event(live)] if sharing is not None else []
            try:
                await self.store.written([*first, DeleteTable(id)], Head(id, 0, b""))
                break
            except Raced:  # something has happened in another process
                self.tables.drop(live)
            except Invalid:
                self.tables.drop(live)
                raise
        self.tables.gone(live)
        if sharing is not None:
            sharing.deleted(id)

    async def forget(self, device: str) -> None:
        """Delete a device's list of tables, and its records."""
        await self.store.written([ForgetDevice(hashed(device))])

    async def record(self, id: str, who: str) -> Record:
        """The record of a finished match."""
        live = await self.tables.opened(id, who)
        await self.tables.settled(live)
        if live.table.phase != OVER:
            raise Invalid("record-running")
        record = live.table.record()
        began = datetime.datetime.fromtimestamp(live.table.created.at, datetime.UTC)
        record.date = began.date().isoformat()
        return record

    async def record_text(self, id: str, who: str) -> str:
        """The same as text."""
        return (await self._written(await self.record(id, who), who)).text

    async def _written(self, record: Record, who: str) -> records.Taken:
        if len(record.moves) <= QUICK:
            return records.about(record)
        return await self.work(who, records.about, record)

    async def reading(self, id: str, who: str) -> bytes:
        """What could be read in a finished match, turn by turn; most games have no such thing."""
        record = await self.record(id, who)
        return await self.work(who, records.turns_read, record) if players_of(record.game).reading else b"[]"

    async def share(self, id: str, device: str, who: str) -> protocol.RecordShown:
        """Keep the record of a finished match under a link of its own, one however often and by whom it is shared."""
        taken, link = await self._written(await self.record(id, who), who), self.tables.chance.record(id)
        if kept := await self.store.record(link):
            return protocol.RecordShown(id=link, game=taken.game, names=taken.names, created=kept.created)
        return await self._keep(taken, device, who, link)

    async def take(self, text: str, device: str, who: str) -> protocol.RecordShown:
        """Keep a record that somebody brings; Invalid where it is none."""
        if len(text) > LENGTH:
            raise Invalid("record-long", most=LENGTH)
        taken = records.taken(text) if len(text) <= TINY else await self.work(who, records.taken, text)
        return await self._keep(taken, device, who, self.tables.chance.id())

    async def _keep(self, taken: records.Taken, device: str, who: str, id: str) -> protocol.RecordShown:
        now, digest = self.tables.now(), hashed(device)
        self.tables.quotas.keep(who, await self.store.count_records(digest), len(taken.text.encode()))
        names = msgspec.json.encode([taken.game, *taken.names]).decode()
        await self.store.written([AddRecord(id, digest, taken.text, now, names)])
        return protocol.RecordShown(id=id, game=taken.game, names=taken.names, created=now)

    async def records(self, device: str, who: str) -> list[protocol.RecordShown]:
        """The records of a device, the latest first."""
        found = []
        for id, about, created in await self.store.records_of(hashed(device), LISTED):
            try:
                game, *names = msgspec.json.decode(about, type=list[str]) if about else await self._read_about(id, who)
            except Invalid as error:  # one that cannot be read does not take the others with it
                log.error("record damaged", record=id, key=error.key)
                continue
            found.append(protocol.RecordShown(id=id, game=game, names=names, created=created))
        return found

    async def _read_about(self, id: str, who: str) -> list[str]:
        """What a record is about that was kept before that was noted."""
        taken = await self._of_text(who, records.listed, await self.text(id))
        about = [taken.game, *taken.names]
        await self.store.written([NoteRecord(id, msgspec.json.encode(about).decode())])
        return about

    async def text(self, id: str) -> str:
        """A record as it was kept."""
        kept = await self.store.record(id)
        if kept is None:
            raise Invalid("no-record")
        return kept.text

    async def opened(self, id: str, who: str) -> bytes:
        """What a record is about."""
        return await self._of_text(who, records.opened, await self.text(id))

    async def past(self, id: str, number: int, seat: int | None, who: str) -> bytes:
        """The match of a record after some decisions."""
        return await self._of_text(who, records.past, await self.text(id), number, seat)

    async def story(self, id: str, since: int, seat: int | None, who: str) -> bytes:
        """The match of a record in words, which takes longer than the rest."""
        return await self.work(who, records.story, await self.text(id), since, seat)

    async def moment(self, id: str, number: int, seat: int, who: str) -> Moment:
        """Where the match of a record can go on."""
        return await self._of_text(who, records.moment, await self.text(id), number, seat)

    async def record_reading(self, id: str, who: str) -> bytes:
        """What could be read in the match of a record, turn by turn."""
        return await self.work(who, records.text_read, await self.text(id))

    async def delete_record(self, id: str, device: str) -> None:
        """Delete a record of a device."""
        kept = await self.store.record(id)
        if kept is None or kept.device != hashed(device):
            raise Invalid("no-record")
        await self.store.written([DeleteRecord(id)])

    # -- work that takes a while -------------------------------------------------------------------------

    async def _of_text(self, who: str, work: Callable[..., T], text: str, *args: Any) -> T:
        """Something made of a record that was kept, so that it is known to be one."""
        return work(text, *args) if len(text) <= SHORT else await self.work(who, work, text, *args)

    async def work(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Have a worker do something for an address."""
        try:
            return await self.tables.bot_workers.workers.ask(who, limited, SECONDS, work, *args, seconds=PATIENCE)
        except (Failed, TooLong) as error:
            raise Invalid("record-slow") from error

"""What is kept: the tables and records of a device, and how they are deleted."""

from __future__ import annotations

import asyncio
import datetime
from functools import lru_cache

import structlog

from roji.bots.niwashi.reading import reading
from roji.games.errors import Invalid
from roji.server.chain import Head
from roji.server.house import House
from roji.server.identity import hashed
from roji.server.salvage import deletion
from roji.table import protocol
from roji.table.match import Match
from roji.table.record import Record, read
from roji.table.table import OVER, RUNNING

log = structlog.get_logger()
LISTED = 200  # the latest that are shown
CLOSED = {
    "table-damaged": "damaged",
    "table-needs-key": "locked",
}  # tables that nobody can open, and how they are shown


@lru_cache(32)
def _match(text: str) -> Match:
    return Match(read(text))


class Shelf:
    """Finding and deleting, for the people who played."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store

    async def tables(self, device: str) -> list[protocol.TableShown]:
        """The tables where a device has a seat, the latest first. Others have their turn between two of them."""
        rows = self.store.rows(
            "SELECT id, game, seat, touched FROM devices JOIN tables ON id = table_id WHERE device = ?"
            f" ORDER BY touched DESC, id LIMIT {LISTED}",
            hashed(device),
        )
        found = []
        for id, game, seat, touched in rows:
            await asyncio.sleep(0)
            if not self.store.rows("SELECT 1 FROM tables WHERE id = ?", id):
                continue  # deleted meanwhile
            try:
                table = self.house.table(id).table
                phase, names, to_move = table.phase, table.names, table.to_move
            except Invalid as error:
                if error.key not in CLOSED:
                    raise
                phase, names, to_move = CLOSED[error.key], [], None
            found.append(
                protocol.TableShown(
                    table=id, game=game, phase=phase, seat=seat, names=names, to_move=to_move, touched=touched
                )
            )
        return found

    async def delete(self, id: str) -> None:
        """Delete a table and everything that is kept of it."""
        live = self.house.table(id)
        await self.house.settled(live)
        if live.table.phase == RUNNING:
            raise Invalid("delete-running")
        live.broken = True
        await self.store.written(deletion(id), Head(id, 0, b""))
        self.house.tables.pop(id, None)
        for connection in list(live.connections):
            connection.bye("gone")

    async def forget(self, device: str) -> None:
        """Delete a device's list of tables, and its records."""
        digest = hashed(device)
        await self.store.written(
            [("DELETE FROM devices WHERE device = ?", (digest,)), ("DELETE FROM records WHERE device = ?", (digest,))]
        )

    async def record(self, id: str) -> Record:
        """The record of a finished match."""
        live = self.house.table(id)
        await self.house.settled(live)
        if live.table.phase != OVER:
            raise Invalid("record-running")
        record = live.table.record()
        began = datetime.datetime.fromtimestamp(live.table.created.at, datetime.UTC)
        record.date = began.date().isoformat()
        return record

    async def reading(self, id: str) -> list[protocol.TurnRead]:
        """What could be read in a finished match of Niwashi, turn by turn; other games have no such thing."""
        record = await self.record(id)
        if record.game.id != "niwashi":
            return []
        match = await asyncio.to_thread(Match, record)
        turns = await asyncio.to_thread(reading, record.game, match.states, record.moves)
        return [protocol.TurnRead(**turn._asdict()) for turn in turns]

    async def keep(self, record: Record, device: str) -> protocol.RecordShown:
        """Keep a record under a link of its own."""
        id, now = self.house.chance.id(), self.house.now()
        await self.store.written(
            [("INSERT INTO records VALUES (?, ?, ?, ?)", (id, hashed(device), record.to_text(), now))]
        )
        return protocol.RecordShown(id=id, game=record.game.id, names=record.players, created=now)

    async def records(self, device: str) -> list[protocol.RecordShown]:
        """The records of a device, the latest first."""
        rows = self.store.rows(
            f"SELECT id, text, created FROM records WHERE device = ? ORDER BY created DESC, id LIMIT {LISTED}",
            hashed(device),
        )
        found = []
        for id, text, created in rows:
            try:
                record = await asyncio.to_thread(read, text)
            except Invalid as error:  # one that cannot be read does not take the others with it
                log.error("record damaged", record=id, key=error.key)
                continue
            found.append(protocol.RecordShown(id=id, game=record.game.id, names=record.players, created=created))
        return found

    def text(self, id: str) -> str:
        """A record as it was kept."""
        rows = self.store.rows("SELECT text FROM records WHERE id = ?", id)
        if not rows:
            raise Invalid("no-record")
        return str(rows[0][0])

    async def match(self, id: str) -> Match:
        """The match of a record; a few that were asked for lately are kept in memory."""
        text = self.text(id)
        return await asyncio.to_thread(_match, text)

    async def opened(self, id: str) -> protocol.RecordOpened:
        """What a record is about."""
        match = await self.match(id)
        record = match.record
        moves = [
            (state.seat or 0, state.name(action)) for state, action in zip(match.states, record.moves, strict=False)
        ]
        return protocol.RecordOpened(
            game=record.game.id,
            options=record.game.options,
            names=record.players,
            seats=record.seats,
            date=record.date,
            moves=moves,
            notes=record.notes,
        )

    async def delete_record(self, id: str, device: str) -> None:
        """Delete a record of a device."""
        if not self.store.rows("SELECT 1 FROM records WHERE id = ? AND device = ?", id, hashed(device)):
            raise Invalid("no-record")
        await self.store.written([("DELETE FROM records WHERE id = ?", (id,))])

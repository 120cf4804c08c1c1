"""Making tables and sitting down: who gets which secret, and what is kept of it."""

from __future__ import annotations

import asyncio
from typing import Any

from roji.bots.bot import bot as make_bot
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.server.identity import hashed, seat_secret
from roji.server.live import Live
from roji.server.metrics import metrics
from roji.server.news import Sender
from roji.server.store.chain import link, start
from roji.server.store.verbs import Raced
from roji.server.store.writes import AddDevice, AddEvent, AddSeat, AddTable, TellDevice, Write
from roji.server.tables import Tables
from roji.table.events import OPEN, PERSON, Created
from roji.table.fair import FORM, commitment
from roji.table.origin import Origin
from roji.table.table import Table
from roji.wire import protocol
from roji.wire.events import encode


class Seating:
    """New tables, seats and rematches."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store

    async def make(self, asked: protocol.NewTable, device: str) -> protocol.Made:
        """A new table, with the maker at the seat that says `me`."""
        if asked.nonce is not None:
            raise Invalid("client-old")
        game = make_game(asked.game, **asked.options)
        wanted = [seat.who for seat in asked.seats] or ["me", *[OPEN] * (game.players - 1)]
        if len(wanted) != game.players:
            raise Invalid("seats-count", game=game.id, count=game.players)
        if wanted.count("me") > 1 or not {"me", OPEN} & set(wanted):
            raise Invalid("seats-me")
        for seat, who in enumerate(wanted):
            if who not in ("me", OPEN):
                make_bot(
                    who, game, seat, engines=self.tables.bot_workers.engines
                )  # a bot that nobody knows is refused here
        id = self.tables.chance.id()
        created = self._created(
            id,
            game,
            wanted,
            strict=asked.strict,
            chat=asked.chat,
            hints=OPEN not in wanted if asked.hints is None else asked.hints,
        )
        return await self._made(id, created, asked.name, wanted.index("me") if "me" in wanted else None, device)

    async def go_on(self, game: Game, origin: Origin, bot: str, name: str, device: str) -> protocol.Made:
        """A new table that goes on where another match was, with the maker at the seat that keeps what it knew.

        All others are bots, because a person would know of the other match what its seat may not.
        """
        origin.check()
        wanted = ["me" if seat == origin.seat else bot for seat in range(game.players)]
        for seat, who in enumerate(wanted):
            if who != "me":
                make_bot(who, game, seat, engines=self.tables.bot_workers.engines)
        id = self.tables.chance.id()
        created = self._created(id, game, wanted, after=len(origin.moves), origin=origin)
        return await self._made(id, created, name, origin.seat, device)

    def _created(self, id: str, game: Game, wanted: list[str], **more: Any) -> Created:
        """The first event of a new table."""
        return Created(
            at=self.tables.now(),
            game=game.id,
            options=game.options,
            seats=[OPEN if who == "me" else who for who in wanted],
            commitment=commitment(self.tables.deal_secrets(id)(1)),
            fair=FORM,
            **more,
        )

    async def _made(self, id: str, created: Created, name: str, seat: int | None, device: str) -> protocol.Made:
        """A new table with its maker at a seat, or beside it."""
        self.tables.in_time()
        table = Table(created, self.tables.deal_secrets(id), self.tables.deal)
        sat = None if seat is None else table.sit(name, seat)
        invite, watch = self.tables.chance.secret(), self.tables.chance.secret()
        writes = self._create(id, created, hashed(invite), hashed(watch))
        made = protocol.Made(
            table=id,
            seat=sat.seat if sat else None,
            secret=self.tables.chance.secret() if sat else "",
            invite=invite,
            watch=watch,
            commitment=created.commitment,
        )
        live = Live(id, table, link(start(id), 1, encode(created)))
        if sat is not None:
            writes += self._sits(id, sat.seat, made.secret, device)
        self.tables.live[id] = live
        await self.tables.stored(live, [sat] if sat else [], writes)
        self.tables.forget()
        metrics.tables.inc()
        return made

    def _create(self, id: str, created: Created, invite: bytes, watch: bytes) -> list[Write]:
        """A table in the store, with its first event."""
        body = encode(created)
        return [
            AddTable(id, created.game, self.store.key.name, invite, watch, created.at),
            AddEvent(id, 1, body, link(start(id), 1, body)),
        ]

    def _sits(self, id: str, seat: int, secret: str, device: str) -> list[Write]:
        sits = AddSeat(id, seat, hashed(secret))
        return [sits, AddDevice(id, seat, hashed(device), told=True)] if device else [sits]

    async def sit(self, id: str, asked: protocol.Sit, device: str) -> protocol.Seated:
        """Take a seat by invitation, or the one kept for somebody at a rematch. Asked again, it is the same seat."""
        if asked.nonce is not None:
            raise Invalid("client-old")
        while True:
            try:
                return await self._sit(id, asked, device)
            except Raced:  # somebody was first in another process: look again
                await asyncio.sleep(0)

    async def _sit(self, id: str, asked: protocol.Sit, device: str) -> protocol.Seated:
        key = ""
        while True:
            live = await self.tables.opened(id)
            number = live.table.number
            seat = await self.store.seat(id, hashed(asked.secret))
            invited = seat is None and await self.tables.invites(id, asked.secret)
            kept_seats = {seat for _, seat in await self.store.seats(id)} if invited else set()
            if self.tables.unmoved(live, number):
                break  # else something has happened meanwhile
        if seat is not None:
            secret = asked.secret
            if live.table.who[seat] == PERSON:  # the same person again, perhaps after a lost answer
                await self._settled(live)
                await self.tables.seat_of(id, secret)  # refused where it was left meanwhile
                if live.table.who[seat] != PERSON:
                    raise Raced
                return protocol.Seated(table=id, seat=seat, secret=secret)
            event = live.table.sit(asked.name, seat)
        elif invited:
            secret = seat_secret(id, asked.request) if asked.request else self.tables.chance.secret()
            key = f"sit/{hashed(secret).hex()}" if asked.request else ""
            before = live.table.took(key)
            if before is not None:
                await self._settled(live)
                if live.table.took(key) != before:  # refused where it was left meanwhile
                    raise Raced
                await self.store.written(self._sits(id, before, secret, device))  # the cookie was lost, too
                return protocol.Seated(table=id, seat=before, secret=secret)
            free = [n for n, who in enumerate(live.table.who) if who == OPEN and n not in kept_seats]
            wanted = asked.seat if asked.seat is not None else (free[0] if free else None)
            if wanted is not None and wanted in kept_seats:
                raise Invalid("seat-taken", free=", ".join(str(n + 1) for n in free) or "–")
            event = live.table.sit(asked.name, wanted)
        else:
            raise Invalid("bad-secret")
        self.tables.has_room(live)
        await self.tables.stored(live, [event], self._sits(id, event.seat, secret, device), key)
        return protocol.Seated(table=id, seat=event.seat, secret=secret)

    async def secrets(self, id: str, request: str, device: str) -> list[protocol.Seated]:
        """Secrets for the seats that a device took when its cookie still opened them.

        Once: who took a seat since then was told its secret, so that a planted cookie opens nothing. The same request
        again, after a lost answer, gets the same answer.
        """
        async with self.tables.telling:
            while True:
                live = await self.tables.opened(id)
                await self._settled(live)
                number = live.table.number
                writes, found = await self._told_now(id, request, hashed(device))
                if self.tables.unmoved(live, number):
                    break  # else somebody may have left meanwhile, and somebody else have come
            if not found:
                raise Invalid("secret-missing")
            if writes:
                await self.store.written(writes)
            return found

    async def _told_now(self, id: str, request: str, device: bytes) -> tuple[list[Write], list[protocol.Seated]]:
        """The seats of a device that a request opens, and what is to be written where it did not open them before."""
        writes, found = list[Write](), []
        for seat, told in await self.store.seats_of(device, id):
            secret = seat_secret(f"{id}/{seat}", request)
            if not told:
                writes += [TellDevice(id, seat, device), AddSeat(id, seat, hashed(secret))]
            elif await self.store.seat(id, hashed(secret)) != seat:
                continue
            found.append(protocol.Seated(table=id, seat=seat, secret=secret))
        return writes, found

    async def _settled(self, live: Live) -> None:
        """Wait until all that happened is on the disk, before somebody is told that it did."""
        await self.tables.settled(live)
        if live.broken:
            raise Invalid("store-unknown")

    async def rematch(self, live: Live, seat: int, sender: Sender) -> None:
        """A new table: everybody's seat moves on by one and waits for the same secret."""
        while True:
            await self.tables.settled(live)
            table, number = live.table, live.table.number
            kept = await self.store.table(live.id)
            seats, devices = await self.store.seats(live.id), await self.store.devices(live.id)
            if kept is None or live.broken or sender[0].viewer != seat:
                raise Invalid("not-stored")
            if live.table is table and table.number == number and not live.rewinding:
                break  # else something has happened meanwhile
        if table.rematch_table:
            raise Invalid("rematch-there", table=table.rematch_table)
        table.rematch(seat, "")
        players = table.game.players
        id = self.tables.chance.id()
        created = Created(
            at=self.tables.now(),
            game=table.game.id,
            options=table.game.options,
            seats=[OPEN if who == PERSON else who for who in (table.who[(n + 1) % players] for n in range(players))],
            commitment=commitment(self.tables.chance.deal(id, 1)),
            fair=FORM,
            strict=table.created.strict,
            chat=table.created.chat,
            hints=table.created.hints,
            rematch_of=live.id,
        )
        writes = self._create(id, created, hashed(self.tables.chance.secret()), kept.watch)
        for digest, old in seats:
            if table.who[old] == PERSON:  # not where a bot stands in
                writes.append(AddSeat(id, (old - 1) % players, digest))
        for device, old, told in devices:
            if table.who[old] == PERSON:
                writes.append(AddDevice(id, (old - 1) % players, device, told))
        self.tables.post(live, [table.rematch(seat, id)], writes, sender)

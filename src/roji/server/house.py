"""All tables of a server: who is connected, what they are told and when, and the bots' turns.

Everything here runs in one event loop without waiting between the check of a wish and its event. An event is added to
the table in memory, handed to the store, and told only when it is on the disk: what goes out is made when the event is
added and sent when the store says so. Who comes in meanwhile waits for that, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

import structlog
from msgspec import structs

from roji.bots.bot import bot as make_bot
from roji.games.errors import Illegal, Invalid, Refusal
from roji.games.state import Plain
from roji.server.identity import Chance, hashed
from roji.server.metrics import metrics
from roji.server.store import Op, Store
from roji.server.thinkers import Failed, Question, Thinkers
from roji.table import protocol
from roji.table.events import (
    OPEN,
    PERSON,
    Created,
    Left,
    Logged,
    Moved,
    Replaced,
    Resigned,
    Sat,
    decode,
    encode,
)
from roji.table.fair import commitment
from roji.table.table import OVER, RUNNING, WAITING, Deal, Table, deal_fairly
from roji.table.told import Seen

log = structlog.get_logger()
Viewer = int | None
TOUCH = 60  # seconds after which it is noted again that a table is in use
KEPT = 2000  # tables without anybody connected that stay in memory
SIMPLE = "greedy"  # replaces a bot that broke
FIRST = "INSERT INTO events (table_id, n, body) VALUES (?, 1, ?)"
EVENT = (  # refused where the one before it is not on the disk
    "INSERT INTO events (table_id, n, body)"
    " VALUES (?1, (SELECT n + 1 FROM events WHERE table_id = ?1 AND n = ?2 - 1), ?3)"
)


class Connection:
    """Somebody connected to a table, at a seat or watching. `send` and `close` must not wait."""

    viewer: Viewer = None
    lang = "en"
    advised: asyncio.Task[None] | None = None  # a hint that is being thought of

    def send(self, body: bytes) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """End it after what was sent."""
        raise NotImplementedError

    def tell(self, message: protocol.Outgoing) -> None:
        self.send(protocol.encoder.encode(message))

    def bye(self, why: str) -> None:
        self.tell(protocol.Bye(why=why))
        self.close()


class Live:
    """A table in memory and who is connected to it."""

    def __init__(self, id: str, table: Table) -> None:
        self.id, self.table = id, table
        self.connections: list[Connection] = []
        self.views: dict[Viewer, Plain] = {}  # what the connected viewers have
        self.touched = 0  # when it was last noted that the table is in use
        self.pending = 0  # events not yet on the disk
        self.quiet = asyncio.Event()
        self.quiet.set()
        self.thinking: asyncio.Task[None] | None = None
        self.broken = False  # the disk refused something: memory is ahead of it and must go


class House:
    """The tables of a server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], float] = time.time,
        chance: Chance | None = None,
        deal: Deal = deal_fairly,
    ) -> None:
        self.store, self.thinkers, self.clock = store, thinkers, clock
        self.chance, self.deal = chance or Chance(), deal
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def now(self) -> int:
        return int(self.clock())

    # -- finding tables ----------------------------------------------------------------------------------

    def table(self, id: str) -> Live:
        """A table by its id, from memory or from the disk."""
        live = self.tables.get(id)
        if live is not None and not live.broken:
            self.tables.move_to_end(id)
            return live
        rows = self.store.rows("SELECT secret FROM tables WHERE id = ?", id)
        if not rows:
            raise Invalid("no-table")
        bodies = self.store.rows("SELECT body FROM events WHERE table_id = ? ORDER BY n", id)
        live = self.tables[id] = Live(id, Table.rebuilt([decode(body) for (body,) in bodies], rows[0][0], self.deal))
        self.forget()
        self.wake(live)
        return live

    def forget(self) -> None:
        """Let go of tables that nobody has used for long."""
        idle = len(self.tables) - KEPT
        for id in list(self.tables) if idle > 0 else ():
            live = self.tables[id]
            if idle > 0 and not live.connections and not live.pending and live.thinking is None:
                del self.tables[id]
                idle -= 1

    def seat_of(self, id: str, secret: str) -> Viewer:
        """The seat that a secret opens, None for one that watches; Invalid for any other."""
        digest = hashed(secret)
        found = self.store.rows("SELECT seat FROM seats WHERE table_id = ? AND secret = ?", id, digest)
        if found:
            return int(found[0][0])
        rows = self.store.rows("SELECT invite, watch FROM tables WHERE id = ?", id)
        if not rows:
            raise Invalid("no-table")
        invite, watch = rows[0]
        if digest == watch or (digest == invite and self.table(id).table.phase == WAITING):
            return None
        raise Invalid("seat-begun" if digest == invite else "bad-secret")

    def seat_of_device(self, id: str, device: str) -> Viewer:
        """The seat that a device has taken at a table."""
        found = self.store.rows(
            "SELECT seat FROM devices WHERE device = ? AND table_id = ? ORDER BY seat", hashed(device), id
        )
        if not found:
            raise Invalid("bad-secret")
        return int(found[0][0])

    # -- making tables and sitting down --------------------------------------------------------------------

    async def make(self, asked: protocol.NewTable, device: str) -> protocol.Made:
        """A new table, with the maker at the seat that says `me`."""
        from roji.games.registry import game as make_game

        game = make_game(asked.game, **asked.options)
        wanted = [seat.who for seat in asked.seats] or ["me", *[OPEN] * (game.players - 1)]
        if len(wanted) != game.players:
            raise Invalid("seats-count", game=game.id, count=game.players)
        if wanted.count("me") > 1 or not {"me", OPEN} & set(wanted):
            raise Invalid("seats-me")
        for seat, who in enumerate(wanted):
            if who not in ("me", OPEN):
                make_bot(who, game, seat)  # a bot that nobody knows is refused here
        secret = self.chance.deal()
        created = Created(
            at=self.now(),
            game=game.id,
            options=game.options,
            seats=[OPEN if who == "me" else who for who in wanted],
            commitment=commitment(secret),
            chat=asked.chat,
            hints=OPEN not in wanted if asked.hints is None else asked.hints,
        )
        table = Table(created, secret, self.deal)
        sat = table.sit(asked.name, asked.nonce, wanted.index("me")) if "me" in wanted else None
        invite, watch = self.chance.secret(), self.chance.secret()
        id, ops = self._create(created, secret, hashed(invite), hashed(watch))
        made = protocol.Made(
            table=id,
            seat=sat.seat if sat else None,
            secret=self.chance.secret() if sat else "",
            invite=invite,
            watch=watch,
            commitment=created.commitment,
        )
        live = Live(id, table)
        if sat is not None:
            ops += self._sits(id, sat.seat, made.secret, device)
        self.tables[id] = live
        await self.stored(live, [sat] if sat else [], ops)
        self.forget()
        metrics.tables.inc()
        return made

    def _create(self, created: Created, secret: str, invite: bytes, watch: bytes) -> tuple[str, list[Op]]:
        id = self.chance.id()
        row = (id, created.game, secret, invite, watch, created.at, created.at)
        return id, [
            (
                "INSERT INTO tables (id, game, secret, invite, watch, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?)",
                row,
            ),
            (FIRST, (id, encode(created))),
        ]

    def _sits(self, id: str, seat: int, secret: str, device: str) -> list[Op]:
        ops: list[Op] = [("INSERT OR REPLACE INTO seats VALUES (?, ?, ?)", (hashed(secret), id, seat))]
        if device:
            ops.append(("INSERT OR REPLACE INTO devices VALUES (?, ?, ?)", (hashed(device), id, seat)))
        return ops

    async def sit(self, id: str, asked: protocol.Sit, device: str) -> protocol.Seated:
        """Take a seat by invitation, or the one kept for somebody at a rematch."""
        live = self.table(id)
        rows = self.store.rows("SELECT invite FROM tables WHERE id = ?", id)
        kept = self.store.rows("SELECT seat FROM seats WHERE table_id = ? AND secret = ?", id, hashed(asked.secret))
        if kept:
            seat, secret = int(kept[0][0]), asked.secret
            if live.table.who[seat] == PERSON:  # the same person again, perhaps after a lost answer
                await self.settled(live)
                return protocol.Seated(table=id, seat=seat, secret=secret)
            event = live.table.sit(asked.name, asked.nonce, seat)
        elif rows[0][0] == hashed(asked.secret):
            secret = self.chance.secret()
            kept_seats = {int(seat) for (seat,) in self.store.rows("SELECT seat FROM seats WHERE table_id = ?", id)}
            free = [n for n, who in enumerate(live.table.who) if who == OPEN and n not in kept_seats]
            wanted = asked.seat if asked.seat is not None else (free[0] if free else None)
            if wanted is not None and wanted in kept_seats:
                raise Invalid("seat-taken", free=", ".join(str(n + 1) for n in free) or "–")
            event = live.table.sit(asked.name, asked.nonce, wanted)
        else:
            raise Invalid("bad-secret")
        await self.stored(live, [event], self._sits(id, event.seat, secret, device))
        return protocol.Seated(table=id, seat=event.seat, secret=secret)

    def rematch(self, live: Live, seat: int, sender: tuple[Connection, str]) -> None:
        """A new table: everybody's seat moves on by one and waits for the same secret."""
        table = live.table
        if table.rematch_table:
            raise Invalid("rematch-there", table=table.rematch_table)
        table.rematch(seat, "")
        players = table.game.players
        secret = self.chance.deal()
        created = Created(
            at=self.now(),
            game=table.game.id,
            options=table.game.options,
            seats=[OPEN if who == PERSON else who for who in (table.who[(n + 1) % players] for n in range(players))],
            commitment=commitment(secret),
            chat=table.created.chat,
            hints=table.created.hints,
            rematch_of=live.id,
        )
        (watch,) = self.store.rows("SELECT watch FROM tables WHERE id = ?", live.id)[0]
        id, ops = self._create(created, secret, hashed(self.chance.secret()), watch)
        for digest, old in self.store.rows("SELECT secret, seat FROM seats WHERE table_id = ?", live.id):
            if table.who[old] == PERSON:  # not where a bot stands in
                ops.append(("INSERT INTO seats VALUES (?, ?, ?)", (digest, id, (old - 1) % players)))
        for device, old in self.store.rows("SELECT device, seat FROM devices WHERE table_id = ?", live.id):
            if table.who[old] == PERSON:
                ops.append(("INSERT INTO devices VALUES (?, ?, ?)", (device, id, (old - 1) % players)))
        self.post(live, [table.rematch(seat, id)], ops, sender)

    # -- events --------------------------------------------------------------------------------------------

    def post(
        self,
        live: Live,
        events: Iterable[Logged],
        ops: Iterable[Op] = (),
        sender: tuple[Connection, str] | None = None,
        done: Callable[[Exception | None], None] | None = None,
    ) -> None:
        """Add events, store them, and tell everybody when they are on the disk. `sender` is told with its id."""
        table, rows = live.table, list(ops)
        now = self.now()
        key = "" if sender is None else key_of(*sender)
        viewers: dict[Viewer, list[Seen]] = {connection.viewer: [] for connection in live.connections}
        seats_changed = False
        left: set[Viewer] = set()
        for event in events:
            dated: Logged = structs.replace(event, at=now, id=key)
            table.add(dated)
            rows.append((EVENT, (live.id, table.number, encode(dated))))
            for viewer, seen in viewers.items():
                seen.append(table.seen(viewer))
            seats_changed |= isinstance(dated, Sat | Left | Resigned | Replaced)
            if isinstance(dated, Moved):
                metrics.moves.inc()
            elif isinstance(dated, Left):
                left.add(dated.seat)
        if now >= live.touched + TOUCH or table.phase == OVER:
            live.touched = now
            rows.append(("UPDATE tables SET touched = ?, over = ? WHERE id = ?", (now, table.phase == OVER, live.id)))
        bodies = {viewer: self._update(live, viewer, seen, seats_changed) for viewer, seen in viewers.items()}
        to = list(live.connections)
        live.pending += 1
        live.quiet.clear()
        began = time.perf_counter()

        def stored(error: Exception | None) -> None:
            live.pending -= 1
            if not live.pending:
                live.quiet.set()
            metrics.commit.observe(time.perf_counter() - began)
            if error is not None:
                self._lost(live, error, sender)
            else:
                for connection in to:
                    body = bodies[connection.viewer]
                    if sender is not None and connection is sender[0]:
                        body = b'{"re":' + protocol.encoder.encode(sender[1]) + b"," + body[1:]
                    connection.send(body)
                    if connection.viewer in left:  # whoever sits down there next is somebody else
                        connection.bye("left")
            if done is not None:
                done(error)
            if error is None:
                self.wake(live)

        self.store.write(rows, stored)

    async def stored(self, live: Live, events: list[Logged], ops: list[Op]) -> None:
        """Post and wait until it is on the disk."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if waiting.cancelled():
                return
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(Invalid("not-stored"))

        self.post(live, events, ops, done=done)
        await waiting

    def _lost(self, live: Live, error: Exception, sender: tuple[Connection, str] | None) -> None:
        """The disk refused: what is in memory is not true. Everybody comes back to what is on the disk."""
        log.error("not stored", table=live.id, error=str(error))
        live.broken = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        if sender is not None:
            sender[0].tell(refused(Invalid("not-stored"), sender[1], sender[0].lang))
        for connection in list(live.connections):
            connection.bye("restart")

    def _update(self, live: Live, viewer: Viewer, seen: list[Seen], seats_changed: bool) -> bytes:
        """The message that tells a viewer the events and what they changed."""
        shown = live.table.shown(viewer)
        view, whole = shown.view, True
        if view is not None:
            before = live.views.get(viewer)
            live.views[viewer] = view
            if before is not None and before.keys() == view.keys():
                view, whole = {key: value for key, value in view.items() if before[key] != value}, False
        return protocol.encoder.encode(
            protocol.Update(
                n=shown.n,
                events=seen,
                phase=shown.phase,
                to_move=shown.to_move,
                view=view,
                whole=whole,
                choices=shown.choices,
                may_undo=shown.may_undo,
                asked=shown.asked,
                seats=shown.seats if seats_changed else None,
                secret=live.table.secret if shown.phase == OVER else "",
            )
        )

    # -- people --------------------------------------------------------------------------------------------

    async def enter(self, id: str, connection: Connection, hello: protocol.Hello, device: str) -> Live:
        """Connect somebody to a table: what happened since, and from now on everything that happens."""
        await self.settled(self.table(id))
        connection.viewer = self.seat_of(id, hello.secret) if hello.secret else self.seat_of_device(id, device)
        live = self.table(id)
        live.views.setdefault(connection.viewer, {})
        connection.tell(self.welcome(live, connection.viewer, hello.since, hello.id))
        live.connections.append(connection)
        self.presence(live)
        return live

    async def settled(self, live: Live) -> None:
        """Wait until everything in memory is on the disk."""
        while live.pending:
            await live.quiet.wait()

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody's connection ended."""
        live.connections.remove(connection)
        if connection.viewer not in {other.viewer for other in live.connections}:
            live.views.pop(connection.viewer, None)
        self.presence(live)

    def presence(self, live: Live) -> None:
        here = {connection.viewer for connection in live.connections}
        watching = sum(connection.viewer is None for connection in live.connections)
        body = protocol.encoder.encode(
            protocol.Presence(seats=[seat in here for seat in range(live.table.game.players)], watching=watching)
        )
        for connection in live.connections:
            connection.send(body)

    def welcome(self, live: Live, viewer: Viewer, since: int, re: str) -> protocol.Welcome:
        """How things stand for a viewer, and the events after a number."""
        table = live.table
        since = since if since <= table.number else 0  # a number from before a restore
        shown = table.shown(viewer)
        if shown.view is not None and viewer in live.views:
            live.views[viewer] = shown.view
        return protocol.Welcome(
            re=re,
            table=live.id,
            seat=viewer,
            since=since,
            events=table.seen_since(viewer, since),
            shown=shown,
            secret=table.secret if table.phase == OVER else "",
        )

    async def hear(self, live: Live, connection: Connection, message: protocol.Incoming) -> None:
        """Do what a client wants, and answer."""
        try:
            await self._do(live, connection, message)
        except Refusal as error:
            metrics.refusals.labels(error.key).inc()
            await self.settled(live)
            missing = None
            if error.key == "stale" and isinstance(message, protocol.Move) and not live.broken:
                missing = self.welcome(live, connection.viewer, message.base, "")
            connection.tell(refused(error, message.id, connection.lang, missing))

    async def _do(self, live: Live, connection: Connection, message: protocol.Incoming) -> None:
        table, sender = live.table, (connection, message.id)
        if live.broken:
            raise Invalid("not-stored")
        if isinstance(message, protocol.Ping):
            await self.settled(live)
            connection.tell(protocol.Accepted(re=message.id, n=table.number))
            return
        seat = connection.viewer
        if seat is None:
            raise Invalid("only-watching")
        done = table.ids.get(key_of(*sender))
        if done is not None:  # the same wish again, perhaps after a lost answer
            await self.settled(live)
            if live.broken:
                raise Invalid("not-stored")
            connection.tell(protocol.Accepted(re=message.id, n=done))
            return
        match message:
            case protocol.Move():
                self._move(live, connection, seat, message)
            case protocol.Start():
                self.post(live, [table.start(seat)], sender=sender)
            case protocol.Leave():
                gone: list[Op] = [
                    ("DELETE FROM seats WHERE table_id = ? AND seat = ?", (live.id, seat)),
                    ("DELETE FROM devices WHERE table_id = ? AND seat = ?", (live.id, seat)),
                ]
                self.post(live, [table.leave(seat)], gone, sender=sender)
            case protocol.Undo():
                self.post(live, [table.back(seat)], sender=sender)
            case protocol.Answer():
                self.post(live, table.answer(seat, message.yes), sender=sender)
            case protocol.Resign():
                self.post(live, [table.resign(seat)], sender=sender)
            case protocol.Say():
                self.post(live, [table.say(seat, message.text)], sender=sender)
            case protocol.AskRematch():
                self.rematch(live, seat, sender)
            case protocol.Hint():
                self._hint(live, connection, seat, message.id)
            case _:
                raise Invalid("not-now", type=type(message).__name__.lower())

    def _move(self, live: Live, connection: Connection, seat: int, message: protocol.Move) -> None:
        table = live.table
        table.own(seat)
        if not table.changed <= message.base <= table.number:
            raise Invalid("stale", base=message.base, number=table.number)
        action = message.action
        if action is None:
            state = table.playing()
            if state.seat != seat:
                raise Invalid("not-your-turn", seat=(state.seat or 0) + 1)
            action = state.parse(message.text)
        self.post(live, [table.move(seat, action, message.note)], sender=(connection, message.id))

    def _hint(self, live: Live, connection: Connection, seat: int, id: str) -> None:
        """Ask for advice; the answer comes when it is there, and nobody waits for it."""
        table = live.table
        table.playing()
        if not table.created.hints:
            raise Invalid("hints-off")
        if table.to_move != seat:
            raise Invalid("not-your-turn", seat=(table.to_move or 0) + 1)
        if connection.advised is not None:
            raise Invalid("too-fast")
        connection.advised = asyncio.get_running_loop().create_task(self._advise(live, connection, seat, id))
        self.tasks.add(connection.advised)
        connection.advised.add_done_callback(self.tasks.discard)

    async def _advise(self, live: Live, connection: Connection, seat: int, id: str) -> None:
        number = live.table.number
        try:
            found = await self.thinkers.advise(self._question(live, seat), connection.lang)
            best = [protocol.Advised(**advice._asdict()) for advice in found]
            connection.tell(protocol.Hinted(re=id, n=number, best=best))
        except Exception as error:
            log.error("hint failed", table=live.id, error=f"{type(error).__name__}: {error}", exc_info=error)
            connection.tell(refused(Invalid("internal"), id, connection.lang))
        finally:
            connection.advised = None

    # -- bots ----------------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let the bot think whose turn it is."""
        seat = live.table.to_move
        if seat is None or live.table.who[seat] == PERSON or live.thinking is not None or live.broken or self.closing:
            return
        live.thinking = asyncio.get_running_loop().create_task(self._think(live))
        self.tasks.add(live.thinking)
        live.thinking.add_done_callback(self.tasks.discard)

    async def _think(self, live: Live) -> None:
        table = live.table
        try:
            seat, number = table.to_move, table.changed
            assert seat is not None
            failures = 0
            while not live.broken and table.changed == number:
                question = self._question(live, seat)
                began = time.perf_counter()
                try:
                    action = await self.thinkers.decide(question)
                except Failed as error:
                    failures += 1
                    log.warning("bot failed", table=live.id, seat=seat, bot=table.who[seat], error=str(error))
                    metrics.bot_failures.inc()
                    if failures < 2 or table.changed != number:  # once may be bad luck
                        continue
                    if table.who[seat] != SIMPLE:
                        self.post(live, [Replaced(seat=seat, by=SIMPLE)])
                        continue
                    action = question.state.legal_actions()[0]  # no bot thinks here any more: anything goes
                metrics.thinking.observe(time.perf_counter() - began)
                if table.changed == number and not live.broken and table.phase == RUNNING:
                    self.post(live, [table.move(seat, action)])
        finally:
            live.thinking = None
            if not live.pending:  # else the store wakes it
                self.wake(live)

    def _question(self, live: Live, seat: int) -> Question:
        table = live.table
        assert table.state is not None
        moves = len(table.moves)
        return Question(
            f"{live.id}/{table.returns}",
            table.game,
            seat,
            table.who[seat],
            int.from_bytes(hashed(live.id)[:4]),
            0,
            table.told_to(seat),
            table.state.redeal(seat, moves),
        )

    async def close(self) -> None:
        """Tell everybody, and let the bots rest."""
        self.closing = True
        for live in list(self.tables.values()):
            for connection in live.connections:
                connection.bye("restart")
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()


def key_of(connection: Connection, id: str) -> str:
    """The id of a wish, different from those of other seats."""
    return f"{connection.viewer}/{id}"


def refused(error: Refusal, re: str, lang: str, missing: protocol.Welcome | None = None) -> protocol.Refused:
    """A refusal in somebody's language."""
    clause = error.clause if isinstance(error, Illegal) else ""
    return protocol.Refused(re=re, key=error.key, text=error.say(lang), clause=clause, missing=missing)

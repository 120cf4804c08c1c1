"""All tables of a server: who is connected, what they are told and when.

Everything here runs in one event loop without waiting between the check of a request and its event. An event is added
to the table in memory, handed to the store, and told only when it is on the disk: what goes out is made when the event
is added and sent when the store says so. Who comes in meanwhile waits for that, too.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING

import structlog

from roji.games.errors import Invalid
from roji.server.bot_workers import BotWorkers
from roji.server.dealer import Dealer
from roji.server.identity import Chance, hashed
from roji.server.live import Connection, Live, Mark, Viewer, key_of, refused
from roji.server.metrics import metrics
from roji.server.news import News, Sender
from roji.server.quotas import Quotas
from roji.server.steps import Steps, at_once
from roji.server.store.chain import Event, Head, follow, link
from roji.server.store.verbs import Done, KeptTable, Raced, Store
from roji.server.store.writes import AddEvent, EndTable, Touch, Write
from roji.server.traces import traces
from roji.server.turns import Turns
from roji.table.events import Logged, Moved
from roji.table.retelling import Retelling
from roji.table.table import OVER, Deal, Secrets, Table, deal_fairly
from roji.wire import protocol
from roji.wire.events import decode, encode, write

if TYPE_CHECKING:
    from roji.server.sharing import Sharing

log = structlog.get_logger()
TOUCH = 60  # seconds after which it is noted again that a table is in use
AT_ONCE = 400  # events that are told again without a step in between
SLOW = "store-slow"
KEPT = 2000  # tables without anybody connected that stay in memory
ENTERING = 30.0  # seconds after its last use that a table stays in any case


class Tables:
    """The tables of a server."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        clock: Callable[[], float] = time.time,
        chance: Chance | None = None,
        deal: Deal = deal_fairly,
    ) -> None:
        self.store, self.bot_workers, self.clock = store, bot_workers, clock
        store.on_overtaken = self.drop_all
        self.chance, self.deal = chance or Chance(store.key), deal
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.most_log = math.inf  # bytes of the log of a table
        self.turns, self.dealer = Turns(self), Dealer(self)
        self.quotas, self.steps = Quotas(), Steps()
        self.opening: dict[str, asyncio.Task[None]] = {}  # tables that are being rebuilt
        self.closing = False
        self.telling = asyncio.Lock()  # secrets are told once, one request after the other
        self.sharing: Sharing | None = None  # with other processes

    def now(self) -> int:
        return int(self.clock())

    # -- finding tables ----------------------------------------------------------------------------------

    async def opened(self, id: str, who: str = "") -> Live:
        """A table by its id, from memory or from the disk; that is rebuilt in steps, so that nobody waits for long."""
        while True:
            live = self.live.get(id)
            if live is None or live.broken:
                if id not in self.opening:
                    self.opening[id] = asyncio.get_running_loop().create_task(self._open(id, who))
                await asyncio.shield(self.opening[id])
            elif self.sharing is None or not await self._old(self.sharing, live):
                break
        live.used = time.monotonic()
        self.live.move_to_end(id)
        return live

    async def _old(self, sharing: Sharing, live: Live) -> bool:
        """Whether a table in memory cannot be used any more, after a look at what other processes did."""
        await sharing.current(live)
        return self.live.get(live.id) is not live

    def unmoved(self, live: Live, number: int) -> bool:
        """Whether a table still is what people play at, and had nothing happen to it since event `number`."""
        here = self.live.get(live.id) is live and not live.broken and not live.rewinding
        return here and live.table.number == number

    async def visit(self, id: str, secret: str, who: str = "") -> tuple[Live, Viewer]:
        """A table all of which is on the disk, and the seat that a secret opens there, both as they are now."""
        while True:
            live = await self.opened(id, who)
            await self.settled(live)
            number = live.table.number
            viewer = await self.seat_of(id, secret)
            if self.unmoved(live, number) and not live.pending:
                return live, viewer

    async def _open(self, id: str, who: str) -> None:
        try:
            kept, events = await self._read(id)
            live = await self.steps.take(who, self._rebuilding(id, kept, events))
            if id in self.store.damaged:  # found meanwhile, by somebody who knew more
                raise Invalid("table-damaged", table=id)
            self._keep(live)
        finally:
            del self.opening[id]

    def _keep(self, live: Live) -> Live:
        self.live[live.id] = live
        self.forget()
        self.turns.wake(live)
        self.dealer.watch(live)
        return live

    async def _read(self, id: str) -> tuple[KeptTable, list[Event]]:
        """What the disk has of a table."""
        if self.store.failing:
            raise Invalid("store-failing")
        if id in self.store.damaged:
            raise Invalid("table-damaged", table=id)
        kept = await self.store.table(id)
        if kept is None:
            raise Invalid("no-table")
        if not kept.secret and kept.key != self.store.key.name:
            raise Invalid("table-needs-key", table=id)
        return kept, await self.store.events(id)

    def _rebuilding(self, id: str, kept: KeptTable, events: list[Event]) -> Generator[None, None, Live]:
        """A table from the disk, event by event; one that is not what was stored is left alone from then on."""
        try:
            hash = follow(id, events)
            yield
            log = [decode(body) for _, body, _ in events]
            yield
            table = yield from self.replaying(log, self.deal_secrets(id, kept.secret, kept.over))
            live = Live(id, table, hash)
            live.size = sum(len(body) for _, body, _ in events)
            return live
        except Exception as error:  # whatever is wrong with one table, it stays with that table
            self.store.isolate(id, str(error) or type(error).__name__)
            raise Invalid("table-damaged", table=id) from error

    def replaying(self, log: list[Logged], secrets: Secrets) -> Generator[None, None, Table]:
        """The table of a log, event by event."""
        table = Table.rebuilt(log[:1], secrets, self.deal)
        for event in log[1:]:
            table.add(event)
            yield
        return table

    def deal_secrets(self, id: str, kept: str = "", over: bool = False) -> Secrets:
        """What the server adds to the deals of a table.

        What is kept with a table is the last of a match that is over, or the only one of a table from before the key.
        """
        return lambda number: kept if kept and (over or number == 1) else self.chance.deal(id, number)

    async def game_of(self, id: str) -> str | None:
        """The game of a table, where there is such a table."""
        kept = await self.store.table(id)
        return kept.game if kept else None

    def forget(self) -> None:
        """Let go of tables that nobody has used for long; not of those that somebody is about to enter."""
        idle, now = len(self.live) - KEPT, time.monotonic()
        for id in list(self.live) if idle > 0 else ():
            live = self.live[id]
            if live.used > now - ENTERING:
                break
            if idle > 0 and not live.connections and not live.pending and live.thinking is None:
                del self.live[id]
                idle -= 1

    async def seat_of(self, id: str, secret: str) -> Viewer:
        """The seat that a secret opens, None for one that watches; Invalid for any other."""
        digest = hashed(secret)
        seat = await self.store.seat(id, digest)
        if seat is not None:
            return seat
        kept = await self.store.table(id)
        if kept is None:
            raise Invalid("no-table")
        if not secret:
            raise Invalid("secret-missing")
        if digest in (kept.watch, kept.invite):  # who was invited and comes late may watch
            return None
        raise Invalid("bad-secret")

    async def invites(self, id: str, secret: str) -> bool:
        """Whether a secret is that of the invitation, and not the one for watching."""
        kept = await self.store.table(id)
        return kept is not None and kept.invite == hashed(secret)

    def has_room(self, live: Live, for_chat: bool = False) -> None:
        """Refuse what would add to a log that is long enough, or to all that waits for a slow disk.

        The last half of a log is for more than chat.
        """
        self.in_time()
        if live.size >= self.most_log:
            raise Invalid("log-full")
        if for_chat and live.size >= self.most_log / 2:
            raise Invalid("log-chat")

    def in_time(self) -> None:
        """Refuse what would wait behind much else: nothing is queued without bound."""
        if self.store.slow():
            raise Invalid(SLOW)

    # -- events --------------------------------------------------------------------------------------------

    def post(
        self,
        live: Live,
        events: Iterable[Logged],
        also: Iterable[Write] = (),
        sender: Sender | None = None,
        done: Done | None = None,
        id: str = "",
        fence: int = 0,
    ) -> None:
        """Add events, store them, and tell everybody when they are on the disk. `sender` is told as an answer.

        `also` is written with them. `id` is that of a request that came without a connection. `fence` is the number of
        the lease under which a bot or a timer asks for it, where several processes share a log.
        """
        table, writes = live.table, list(also)
        before = Mark(table.number, live.hash, live.size)
        now = self.now()
        key = id
        if sender is not None:
            key, live.asker = key_of(sender[0], sender[1].id), sender[0].address
        news = News(live)
        for event in events:
            event.at, event.id = now, key
            try:
                table.add(event)
            except Exception:  # a game broke in the middle of a decision: memory is not true any more, the disk is
                self._lost(live, Invalid("internal"), sender)
                raise
            body = encode(event)
            live.size += len(body)
            live.hash = link(live.hash, table.number, body)
            writes.append(AddEvent(live.id, table.number, body, live.hash))
            news.add(event)
            if isinstance(event, Moved):
                metrics.moves.inc()
        if now >= live.touched + TOUCH or table.phase == OVER:
            live.touched = now
            writes.append(Touch(live.id, now))
        if table.phase == OVER:  # what the deal hid is told now
            writes.append(EndTable(live.id, table.secret))
        number = table.number
        news.make(self.store.proofs.make(live.id, number, live.hash))
        live.pending += 1
        live.quiet.clear()
        accepted, walk = time.perf_counter(), traces.walk
        if walk is not None:
            walk.step("store")

        def stored(error: Invalid | None) -> None:
            if walk is not None:
                walk.step("tell")
            live.pending -= 1
            if not live.pending:
                live.quiet.set()
            if error is None:
                news.send(sender)
                metrics.told.observe(time.perf_counter() - accepted)
                if self.sharing is not None:
                    self.sharing.stored(live, number)
            else:
                if self.sharing is not None and isinstance(error, Raced) and not live.broken:
                    self.sharing.raced(live, before, sender, fence)
                else:
                    self._lost(live, error, sender)
                news.lose()
            if walk is not None:
                walk.end(live.id, table.game.id, number, error.key if error is not None else "")
            if done is not None:
                done(error)
            if error is None:
                self.turns.wake(live)

        self.store.write(writes, stored, Head(live.id, number, live.hash), fence)

    def heard(self, live: Live, event: Logged, body: bytes, hash: bytes) -> None:
        """Add an event that another process has stored, and tell everybody here."""
        news = News(live)
        live.table.add(event)
        live.size += len(body)
        live.hash = hash
        news.add(event)
        news.make(self.store.proofs.make(live.id, live.table.number, hash))
        news.send()
        self.turns.wake(live)
        self.dealer.watch(live)

    def fence(self, live: Live) -> int:
        """The number of our lease of a table's bots and timers; 0 where nobody shares them."""
        return self.sharing.leases.fence(live.id) if self.sharing is not None else 0

    async def stored(self, live: Live, events: list[Logged], also: list[Write], id: str = "") -> None:
        """Post and wait until it is on the disk."""
        waiting, done = self.store.promise()
        self.post(live, events, also, done=done, id=id)
        await waiting

    def _lost(self, live: Live, error: Invalid, sender: Sender | None) -> None:
        """The disk refused: what is in memory is not true. Everybody comes back to what is on the disk."""
        log.error("not stored", table=live.id, key=error.key, error=str(error.__cause__ or ""))
        if sender is not None:
            sender[0].tell(refused(error, sender[1].id, sender[0].lang))
        self.drop(live)

    def drop(self, live: Live, why: str = "restart") -> None:
        """What is in memory is not true, or not all of it: everybody comes back to what is on the disk."""
        live.broken = True
        if self.live.get(live.id) is live:
            del self.live[live.id]
        for connection in list(live.connections):
            connection.bye(why)

    def gone(self, live: Live) -> None:
        """A table was deleted: whoever is there is told."""
        self.drop(live, "gone")

    def drop_all(self) -> None:
        """Another server has written meanwhile."""
        for live in list(self.live.values()):
            self.drop(live)

    # -- people --------------------------------------------------------------------------------------------

    async def enter(self, id: str, connection: Connection, hello: protocol.Hello) -> Live:
        """Connect somebody to a table: what happened since, and from now on everything that happens."""
        if hello.version != protocol.VERSION:
            raise Invalid("client-old")
        live, viewer = await self.visit(id, hello.secret, connection.address)
        while True:
            known = await self._known(live, hello)
            retelling = await self.retell(live, viewer, known, connection.address)
            now = await self.visit(id, hello.secret, connection.address)
            if now == (live, viewer) and retelling.table is live.table:
                break
            live, viewer = now  # something has happened to the table or the seat meanwhile
        connection.viewer = viewer
        live.views.setdefault(viewer, {})
        connection.tell(self.welcome(live, viewer, known, hello.id, hello.since, retelling))
        live.connections.append(connection)
        if self.sharing is not None:
            self.sharing.follow(live.id)
        self.presence(live)
        return live

    async def retell(self, live: Live, viewer: Viewer, since: int, who: str) -> Retelling:
        """Begin to tell a long log again, in steps; all that is in it then is on the disk. `welcome` ends it."""
        retelling = Retelling(live.table, viewer, since if since <= live.table.number else 0)
        while live.table.number - retelling.at > AT_ONCE or live.pending:
            await self.steps.take(who, retelling.more())
            await self.settled(live)
        return retelling

    def believed(self, live: Live, hello: protocol.Hello) -> int:
        """The last event that a client says it knows; 0 where its proof is from before a restore, or made up."""
        n = hello.since
        return n if not n or not hello.proof or self.store.proofs.reached(hello.proof, live.id, n) else 0

    async def _known(self, live: Live, hello: protocol.Hello) -> int:
        """The last event that a client knows as it is here, 0 where what it knows is of another history.

        Whoever proves that we told of events that are not here shows that the disk has lost or changed them.
        """
        n = self.believed(live, hello)
        if not n or not hello.proof:
            return n
        if self.store.proofs.holds(hello.proof, live.id, n, await self.store.event_hash(live.id, n)):
            if n > live.table.number and self.sharing is not None:  # another process has told it before we heard of it
                await self.sharing.catch_up(live)
            elif n > live.table.number:  # the disk has it, what is in memory has not
                self.drop(live)
            return n
        self.isolate(live, f"somebody was told of event {n}, which is lost or changed", n)
        raise Invalid("table-damaged", table=live.id)

    def isolate(self, live: Live, why: str, n: int) -> None:
        """Believe nothing of a table any more; whoever comes back to it is told."""
        self.store.isolate(live.id, why, n)
        self.drop(self.live.get(live.id, live))

    async def settled(self, live: Live) -> None:
        """Wait until everything in memory is on the disk."""
        while live.pending:
            await live.quiet.wait()

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody's connection ended."""
        if connection in live.connections:
            live.detach(connection)
        self.presence(live)

    def presence(self, live: Live) -> None:
        here = {connection.viewer for connection in live.connections}
        watching = sum(connection.viewer is None for connection in live.connections)
        if self.sharing is not None:
            here, watching = self.sharing.presence(live, here, watching)
        body = protocol.encoder.encode(
            protocol.Presence(seats=[seat in here for seat in range(live.table.game.players)], watching=watching)
        )
        for connection in live.connections:
            connection.send(body)

    def welcome(
        self,
        live: Live,
        viewer: Viewer,
        since: int,
        re: str,
        claimed: int = 0,
        retelling: Retelling | None = None,
    ) -> protocol.Welcome:
        """How things stand for a viewer, and the events after a number; `claimed` is the last one it says it knows.

        A long log was told in steps before, but for its end.
        """
        table = live.table
        since = since if since <= table.number else 0
        shown = table.shown(viewer)
        if shown.view is not None and viewer in live.views:
            live.views[viewer] = shown.view
        return protocol.Welcome(
            re=re,
            table=live.id,
            seat=viewer,
            since=since,
            events=[write(event) for event in at_once((retelling or Retelling(table, viewer, since)).more())],
            shown=shown,
            secret=table.secret if table.phase == OVER else "",
            proof=self.store.proofs.make(live.id, table.number, live.hash),
            ahead=claimed > table.number,
        )

    # -- the end ----------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Tell everybody, and let the bots rest."""
        self.closing = True
        for live in list(self.live.values()):
            for connection in live.connections:
                connection.bye("restart")
        self.dealer.close()
        await self.turns.close()
        if self.sharing is not None:
            await self.sharing.close()
        self.bot_workers.close()


def retold(table: Table, since: int) -> int:
    """What it costs to tell the events after a number again, counted in events: those before are replayed as well."""
    return table.number - (since if since <= table.number else 0) + table.number // 20

"""What people at a table want: each message is done, or refused with the reason."""

from __future__ import annotations

from roji.games.errors import Invalid, Refusal
from roji.server.live import Connection, Live, key_of, refused
from roji.server.metrics import metrics
from roji.server.seating import Seating
from roji.server.store.writes import EmptySeat
from roji.server.tables import SLOW, Tables, retold
from roji.server.traces import traces
from roji.wire import protocol

ENDING = (protocol.Resign, protocol.Leave, protocol.AskRematch, protocol.Hint)  # possible with a full log, too


class Requests:
    """The messages of everybody at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.seating = tables, Seating(tables)

    def at_once(self, live: Live, connection: Connection, message: protocol.Incoming) -> bool:
        """Make a move, where nothing has to be waited for; False, and nothing has happened, where `hear` must do it."""
        seat = connection.viewer
        if not isinstance(message, protocol.Move) or seat is None or live.broken or live.rewinding:
            return False
        if key_of(connection, message.id) in live.table.ids:
            return False
        try:
            self.tables.has_room(live)
            self._move(live, connection, seat, message)
        except Refusal:
            return False
        return True

    async def hear(self, live: Live, connection: Connection, message: protocol.Incoming) -> None:
        """Do what a client wants, and answer."""
        if live.rewinding:
            await self.tables.settled(live)
        try:
            await self._do(live, connection, message)
        except Refusal as error:
            metrics.refusals.labels(error.key).inc()
            if error.key != SLOW:  # of that they are told while it lasts
                await self.tables.settled(live)
            missing = None
            if (
                error.key == "stale"
                and isinstance(message, protocol.Move)
                and not live.broken
                and connection.catches_up(retold(live.table, message.base))
            ):
                missing = await self._missing(live, connection, message.base)
            connection.tell(refused(error, message.id, connection.lang, missing))

    async def _missing(self, live: Live, connection: Connection, base: int) -> protocol.Welcome | None:
        """What happened after a number, for somebody who is still who it was when that is told."""
        viewer = connection.viewer
        retelling = await self.tables.retell(live, viewer, base, connection.address)
        if live.broken or connection.viewer != viewer or retelling.table is not live.table:
            return None
        return self.tables.welcome(live, viewer, base, "", retelling=retelling)

    async def _do(self, live: Live, connection: Connection, message: protocol.Incoming) -> None:
        sender, key = (connection, message), key_of(connection, message.id)
        if live.broken:
            raise Invalid("not-stored")
        if isinstance(message, protocol.Ping):
            await self.tables.settled(live)
            connection.tell(protocol.Accepted(re=message.id, n=live.table.number))
            return
        seat = connection.viewer
        if seat is None:
            raise Invalid("only-watching")
        while (done := live.table.ids.get(key)) is not None:  # the same request again, perhaps after a lost answer
            if not live.pending:
                connection.tell(protocol.Accepted(re=message.id, n=done))
                return
            await self.tables.settled(live)
            if live.broken:
                raise Invalid("store-unknown")
        table = live.table
        if not isinstance(message, ENDING):
            self.tables.has_room(live, for_chat=isinstance(message, protocol.Say))
        match message:
            case protocol.Move():
                self._move(live, connection, seat, message)
            case protocol.Promise():
                self.tables.post(live, [table.promise(seat, message.commitment, message.promise)], sender=sender)
            case protocol.Nonce():
                self.tables.post(live, table.add_nonce(seat, message.commitment, message.nonce), sender=sender)
            case protocol.Start():
                self.tables.post(live, [table.start(seat)], sender=sender)
                self.tables.dealer.watch(live)
            case protocol.Leave():
                self.tables.post(live, [table.leave(seat)], [EmptySeat(live.id, seat)], sender=sender)
            case protocol.Undo():
                self.tables.post(live, [table.back(seat)], sender=sender)
            case protocol.Answer():
                self.tables.post(live, table.answer(seat, message.yes), sender=sender)
            case protocol.Resign():
                self.tables.post(live, [table.resign(seat)], sender=sender)
            case protocol.Say():
                said = table.say(seat, message.text)
                self.tables.quotas.say(connection.address, live.id, seat)
                self.tables.post(live, [said], sender=sender)
            case protocol.AskRematch():
                await self.seating.rematch(live, seat, sender)
            case protocol.Hint():
                self.tables.turns.hint(live, connection, seat, message.id)
            case _:
                raise Invalid("not-now", type=type(message).__name__.lower())

    def _move(self, live: Live, connection: Connection, seat: int, message: protocol.Move) -> None:
        if traces.walk is not None:
            traces.walk.step("rules")
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
        self.tables.post(live, [table.move(seat, action, message.note)], sender=(connection, message))

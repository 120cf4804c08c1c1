"""A table at a server, as one seat or a spectator sees it. The connection heals itself.

What was asked and not yet answered is asked again after a break, with the same id, so that nothing happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from roji.client.links import Link
from roji.client.part import Part, message
from roji.games.errors import Invalid
from roji.games.state import Plain
from roji.games.telling import Sentence
from roji.table.checking import Verdict
from roji.table.events import OPEN, Rematch
from roji.table.told import Choice, SeatShown, Seen, UndoAsked
from roji.wire import protocol
from roji.wire.events import read

ANSWER = 30.0  # seconds to wait for an answer, breaks included
PAUSE = 0.5  # seconds to wait when the server finds us too fast
FIRST, LONGEST = 0.1, 5.0  # seconds between attempts to come back
SOON, RESTART = 1.0, 60.0  # the longest of them where the server said that it starts again, and for how long
_decoder = msgspec.json.Decoder(protocol.Outgoing)


class Refused(Exception):
    """The server said no: the name of the reason, the clause of the rules where there is one, the sentence."""

    def __init__(self, key: str, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.key, self.text, self.clause = key, text, clause


class RemoteTable:
    """What is known of a table. `async with` connects; `changed` waits for news."""

    def __init__(self, link: Link, lang: str = "en") -> None:
        self.link, self.lang = link, lang
        self.seat: int | None = None
        self.n = 0
        self.events: list[Seen] = []  # all that happened; event N is at N - 1
        self.phase = "waiting"
        self.seats: list[SeatShown] = []
        self.to_move: int | None = None
        self.view: Plain = {}
        self.choices: list[Choice] = []
        self.question: Sentence | None = None  # what is asked; when the match is over, how it ended
        self.may_undo = False
        self.asked: UndoAsked | None = None
        self.proof = ""  # that came with `n`, given back when we return
        self.set_back = False  # the server's log was set back to an older state
        self.secret = ""  # what the server added to the deal, once the match is over
        self.here: list[bool] = []
        self.watching = 0
        self.connected = False
        self.part = Part(link)  # in the deal
        self.verdict: Verdict | None = None  # whether it was dealt fairly, some time after the match is over
        self.listener: Callable[[], None] | None = None  # called after every message, break and return
        self._ids = itertools.count(1)
        self._run = secrets.token_hex(4)
        self._asked: dict[str, tuple[protocol.Incoming, asyncio.Future[protocol.Outgoing]]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._giving: asyncio.Task[None] | None = None  # sends this client's part of the deal
        self._checking: asyncio.Task[None] | None = None
        self._ended: Exception | None = None
        self._back_by = 0.0  # until then a server that starts again should be there

    # -- coming and going -----------------------------------------------------------------------------------

    async def __aenter__(self) -> RemoteTable:
        self._task = asyncio.create_task(self._stay())
        await self._until(lambda: self.connected and self._giving is None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in (self._task, self._giving, self._checking):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self._socket is not None:
            await self._socket.close()

    async def _stay(self) -> None:
        """Be connected; after a break come back, more slowly each time."""
        wait = FIRST
        while True:
            try:
                async with connect(self.link.socket, compression=None, max_size=2**24, open_timeout=10) as socket:
                    self._socket = socket
                    if await self._greet(socket):
                        wait = FIRST
                        await self._listen(socket)
                    else:
                        return
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError) as error:
                if self.n == 0 and not self.connected and isinstance(error, OSError | InvalidHandshake):
                    await self._end(Refused("no-server", Invalid("no-server", base=self.link.base).say(self.lang)))
                    return
            self.connected = False
            await self._tell()
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))  # not all who were here at the same moment
            wait = min(SOON if time.monotonic() < self._back_by else LONGEST, wait * 2)

    async def _greet(self, socket: ClientConnection) -> bool:
        """Say hello; False where the server will not have us."""
        hello = protocol.Hello(
            id="hello",
            version=protocol.VERSION,
            secret=self.link.secret,
            since=self.n,
            proof=self.proof,
            lang=self.lang,
        )
        await socket.send(msgspec.json.encode(hello).decode())
        while True:
            message = _decoder.decode(await socket.recv())
            if isinstance(message, protocol.Refused):
                await self._end(Refused(message.key, message.text, message.clause))
                return False
            if isinstance(message, protocol.Welcome):
                self._welcome(message)
                self.connected, self._back_by = True, 0.0
                self._deal()
                for asked, _ in list(self._asked.values()):
                    await socket.send(msgspec.json.encode(asked).decode())
                await self._tell()
                return True

    async def _listen(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = _decoder.decode(data)
            match message:
                case protocol.Update():
                    self._update(message)
                case protocol.Presence():
                    self.here, self.watching = message.seats, message.watching
                case protocol.Refused(key="store-unknown"):
                    continue  # asked again after the break that follows: the answer is what is on the disk
                case protocol.Refused() if message.missing is not None:
                    self._welcome(message.missing)
                case protocol.Bye(why="restart"):
                    self._back_by = time.monotonic() + RESTART
                case protocol.Bye() if message.why in ("gone", "left"):
                    await self._end(Refused(message.why, Invalid(f"bye-{message.why}").say(self.lang)))
                    return
            waiting = self._asked.pop(message.re, None)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(message)
            self._deal()
            await self._tell()

    async def _end(self, error: Exception) -> None:
        self._ended = error
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error)
        await self._tell()

    async def _tell(self) -> None:
        if self.listener is not None:
            self.listener()
        async with self._news:
            self._news.notify_all()

    # -- what is known --------------------------------------------------------------------------------------

    def _welcome(self, message: protocol.Welcome) -> None:
        shown = message.shown
        if shown.n < self.n and message.since:
            return  # older than what we know
        self.seat = message.seat
        del self.events[message.since :]
        self.events += map(read, message.events)
        self.n, self.phase, self.seats, self.to_move = shown.n, shown.phase, shown.seats, shown.to_move
        self.view = shown.view or {}
        self.choices, self.may_undo, self.asked = shown.choices, shown.may_undo, shown.asked
        self.question = shown.question
        self.secret, self.proof = message.secret, message.proof
        self.set_back |= message.ahead
        self.part.begin(self.events)
        self.part.saw(self.view)

    def _update(self, message: protocol.Update) -> None:
        if message.n <= self.n:
            return
        fresh = [read(event) for event in message.events]
        self.events += fresh
        self.n, self.phase, self.to_move = message.n, message.phase, message.to_move
        if message.seats is not None:
            self.seats = message.seats
        if message.view is not None:
            self.view = message.view if message.whole else self.view | message.view
        self.choices, self.may_undo, self.asked = message.choices, message.may_undo, message.asked
        self.question = message.question
        self.secret, self.proof = message.secret, message.proof
        self.part.hear(fresh)
        self.part.saw(self.view)

    # -- the deal -------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Send this client's part of the deal when it is time, and check all of it when the match is over."""
        self.verdict = self.verdict or self.part.broken_word
        if self._giving is None and (fields := self.part.owed(self.seat)):
            self._giving = asyncio.create_task(self._give(fields))
        if self._checking is None and self.over and self.secret:
            self._checking = asyncio.create_task(self._check())

    async def _give(self, fields: dict[str, str]) -> None:
        given = False
        with contextlib.suppress(Refused, TimeoutError):  # tried again when there is news
            await self._do(message(fields), **fields)
            given = True
        self._giving = None
        if given:
            self._deal()
        await self._tell()

    async def _check(self) -> None:
        from roji.client.home import Home

        record = None
        try:
            async with Home(self.link.base, self.lang) as home:
                record = await home.record(self.link.table, self.link.secret)
        except Refused:
            pass  # the table is gone already: the verdict says what stays open
        self.verdict = await self.part.check(self.seat, self.secret, record)
        await self._tell()

    async def checked(self) -> Verdict:
        """Wait until the match is over and this client has checked how it was dealt."""
        await self._until(lambda: self.verdict is not None)
        assert self.verdict is not None
        return self.verdict

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.to_move == self.seat

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def rematch(self) -> str:
        """The id of the table where the rematch is, empty where there is none."""
        found = [event.table for event in self.events if isinstance(event, Rematch)]
        return found[-1] if found else ""

    async def _until(self, true: Callable[[], bool]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: true() or self._ended is not None)
        if self._ended is not None and not true():
            raise self._ended

    async def changed(self, since: int | None = None) -> int:
        """Wait until there is an event after this number (the last one known); returns the new number."""
        known = self.n if since is None else since
        await self._until(lambda: self.n > known)
        return self.n

    async def closed(self) -> None:
        """Wait until the server will not have us any more; Refused says why."""
        await self._until(lambda: False)

    async def full(self) -> None:
        """Wait until every seat is taken."""
        await self._until(lambda: bool(self.seats) and all(seat.who != OPEN for seat in self.seats))

    async def turn(self) -> bool:
        """Wait until it is this seat's turn: True; or until the match is over: False."""
        await self._until(lambda: self.my_turn or self.over)
        return not self.over

    # -- what can be done ---------------------------------------------------------------------------------

    async def ask(self, kind: type[Any], **fields: Any) -> protocol.Outgoing:
        """Send a message and wait for its answer; Refused where the server says no."""
        message = kind(id=f"{self._run}-{next(self._ids)}", **fields)
        while True:
            found = await self._answer(message)
            if not isinstance(found, protocol.Refused):
                return found
            if found.key != "too-fast":
                raise Refused(found.key, found.text, found.clause)
            await asyncio.sleep(PAUSE)

    async def _answer(self, message: protocol.Incoming) -> protocol.Outgoing:
        if self._ended is not None:
            raise self._ended
        id = message.id
        answer: asyncio.Future[protocol.Outgoing] = asyncio.get_running_loop().create_future()
        self._asked[id] = (message, answer)
        if self.connected and self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # asked again after coming back
                await self._socket.send(msgspec.json.encode(message).decode())
        try:
            async with asyncio.timeout(ANSWER):  # unlike wait_for it never swallows that its task was cancelled
                return await answer
        finally:
            self._asked.pop(id, None)

    async def _do(self, kind: type[Any], **fields: Any) -> int:
        found = await self.ask(kind, **fields)
        assert isinstance(found, protocol.Update | protocol.Accepted)
        await self._until(lambda: self.n >= found.n)
        return found.n

    async def move(self, action: int | str, note: str = "") -> int:
        """Decide, by number or in notation; returns the number of the event."""
        what = {"text": action} if isinstance(action, str) else {"action": action}
        return await self._do(protocol.Move, base=self.n, note=note, **what)

    async def start(self) -> int:
        return await self._do(protocol.Start)

    async def leave(self) -> int:
        return await self._do(protocol.Leave)

    async def undo(self) -> int:
        return await self._do(protocol.Undo)

    async def answer(self, yes: bool) -> int:
        return await self._do(protocol.Answer, yes=yes)

    async def resign(self) -> int:
        return await self._do(protocol.Resign)

    async def say(self, text: str) -> int:
        return await self._do(protocol.Say, text=text)

    async def hint(self) -> list[protocol.Advised]:
        """The best few decisions with figures and reasons, the best first."""
        found = await self.ask(protocol.Hint)
        assert isinstance(found, protocol.Hinted)
        return found.best

    async def ask_rematch(self) -> str:
        """Ask for a rematch; returns the id of its table."""
        await self._do(protocol.AskRematch)
        return self.rematch

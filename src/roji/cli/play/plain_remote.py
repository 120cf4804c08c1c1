"""A match at a server in numbered lines of text. The connection lives beside the keyboard, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from types import TracebackType
from typing import Any, TypeVar

from rich.console import Console

from roji.cli.play.door import rematch
from roji.cli.play.plain import WORDS, Left, PlainLines
from roji.cli.play.remote import RemoteSession
from roji.cli.play.waiting import house_rules, seat_lines, standing
from roji.client import Refused
from roji.games.errors import Invalid
from roji.games.state import Plain

Found = TypeVar("Found")
JUDGED = 20.0  # seconds that the check of a deal may take before the next question


class Beside:
    """An event loop in another thread."""

    def __enter__(self) -> Beside:
        self.stop = asyncio.Event()
        ready: Future[asyncio.AbstractEventLoop] = Future()

        async def run() -> None:
            ready.set_result(asyncio.get_running_loop())
            await self.stop.wait()

        self.thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
        self.thread.start()
        self.loop = ready.result()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join()

    def start(self, work: Coroutine[Any, Any, Found]) -> Future[Found]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        return self.start(work).result()


def play_in_lines(console: Console, session: RemoteSession) -> RemoteSession:
    """Play a match and its rematches; returns the last of them."""

    def read(prompt: str) -> str:
        console.print(prompt, end=" ", markup=False, highlight=False, soft_wrap=True)
        return input()

    with Beside() as beside:
        while True:
            table = PlainRemote(console, session, read, beside)
            again = table.run()
            if again is None:
                return session
            session = again


class PlainRemote(PlainLines):
    """A match at a server. News is told as it comes, also while the person thinks."""

    welcome = "remote-plain-welcome"
    words: tuple[str, ...] = (*WORDS, "resign")
    session: RemoteSession

    def __init__(self, console: Console, session: RemoteSession, read: Callable[[str], str], beside: Beside) -> None:
        super().__init__(console, session, read)
        self.beside = beside
        self.changed = threading.Event()
        self.connected = True
        self.told_asked = 0  # the number of the last request to take something back that was told

    def run(self) -> RemoteSession | None:
        """Play; returns the session of the rematch where there is one."""
        session, table = self.session, self.session.table
        try:
            self.beside.do(table.__aenter__())
            session.news()
            session.wake = self.heard
            self.ending = self.beside.start(table.closed())
            self.ending.add_done_callback(lambda _: self.changed.set())
            return self.play()
        except (EOFError, KeyboardInterrupt, Left):
            self.console.print()
            return None
        except Refused as error:  # the server will not have us, or not any more
            raise Invalid("remote-says", why=error.text) from error
        finally:
            session.wake = lambda: None
            self.beside.do(table.__aexit__(None, None, None))

    def play(self) -> RemoteSession | None:
        session = self.session
        self.tell(self.say("remote-plain-watch" if session.watching else self.welcome))
        self.wait_for_all()
        if not session.begun:
            self.rounds()
            self.opening()
        while not session.over:
            self.check()
            if session.asked is not None:
                self.answer(self.read(self.question()))
            elif session.decides:
                self.decide()
            else:
                self.wait()
        self.table()
        self.tell(self.say("table-over"))
        self.judge()
        if session.watching:
            return None
        answer = self.read(f"{self.say('remote-again')} ({self.say('table-yes')} / {self.say('table-no')})")
        if not self.is_yes(answer):
            return None
        self.tell(self.beside.do(session.keep()))
        return self.beside.do(rematch(session))

    def judge(self) -> None:
        """Wait a moment for the check of the deal; `heard` tells what it found."""

        async def checked() -> None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.session.table.checked(), JUDGED)

        self.beside.do(checked())

    def wait_for_all(self) -> None:
        """The waiting room: tell who sits; when all seats are taken, Enter starts."""
        session = self.session
        while session.waiting:
            self.tell("\n".join([*seat_lines(session), house_rules(session)]).rstrip())
            self.tell(standing(session))
            if session.open_seats or session.watching or session.late:
                self.wait()
                continue
            if self.meant.get(self.read(self.say("remote-press-enter")).strip().lower()) == "leave":
                raise Left
            if session.waiting:
                self.request(session.table.start)

    def wait(self) -> None:
        """Wait for news; what they say is told by `heard`."""
        self.changed.wait()
        self.changed.clear()
        self.check()

    def check(self) -> None:
        """Refused where the server will not have us any more."""
        if self.ending.done():
            self.ending.result()

    def heard(self) -> None:
        """Called in the other thread: tell what happened, at once."""
        session, table = self.session, self.session.table
        self.news()
        if table.connected != self.connected:
            self.connected = table.connected
            self.tell(self.say("remote-healed" if self.connected else "remote-broken"))
            if self.connected and table.set_back:
                self.tell(self.say("remote-set-back"))
        asked = session.asked
        if asked is not None and asked != self.told_asked:
            self.told_asked = asked
            self.tell(self.question())
        self.changed.set()

    def question(self) -> str:
        """Whether somebody may take something back."""
        viewer = self.session.viewer
        assert viewer is not None
        text = self.say("table-undo-ask", who=self.session.asker, others=self.session.name(viewer))
        return f"{text} ({self.say('table-yes')} / {self.say('table-no')})"

    def is_yes(self, text: str) -> bool:
        return text.strip().lower() in (self.say("table-yes"), self.say("table-yes")[0])

    def answer(self, text: str) -> None:
        if self.session.asked is not None:
            self.request(partial(self.session.table.answer, self.is_yes(text)))

    def request(self, work: Callable[[], Awaitable[object]]) -> bool:
        """Ask the server for something; False after saying why it was refused."""

        async def wished() -> None:
            await work()

        try:
            self.beside.do(wished())
        except Refused as error:
            self.refuse(error.text, error.clause)
            return False
        except TimeoutError:
            self.tell(self.say("remote-no-answer"))
            return False
        return True

    # -- what the person does ----------------------------------------------------------------------

    def answered(self, text: str, choices: dict[int, Plain]) -> bool:
        session = self.session
        if session.asked is not None:
            self.answer(text)
            return True
        if session.over or not session.decides or session.choices != choices:
            self.tell(self.say("remote-moved-on"))
            return True
        return super().answered(text, choices)

    def act(self, text: str, choices: dict[int, Plain]) -> bool:
        """Decisions go one after the other, up to the first that is refused."""
        number = self.listed(text, choices)
        if number is None and (not text or text.isdecimal()):
            return False
        decisions: list[int | str] = [*text.split()] if number is None else [number]
        before = self.session.table.n
        for decision in decisions:
            if not self.request(partial(self.session.table.move, decision)):
                return self.session.table.n != before
        return True

    def undo(self) -> bool:
        if not self.session.table.may_undo:
            self.tell(self.say("table-undo-none"))
            return False
        return self.request(self.session.table.undo)

    def help(self, meaning: str, rest: str, choices: dict[int, Plain]) -> None:
        if meaning == "resign":
            self.request(self.session.table.resign)
        else:
            super().help(meaning, rest, choices)

    def hint(self, choices: dict[int, Plain]) -> None:
        async def work() -> None:
            best = (await self.session.table.hint())[0]
            if best.action in self.session.choices:
                self.tell(self.session.hint_line(best))

        self.request(work)

"""The table at a server: decisions are sent, and what everybody decides is shown as it comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from roji.cli.play.board import Board
from roji.cli.play.door import rematch
from roji.cli.play.frame import TableFrame
from roji.cli.play.parts import Question
from roji.cli.play.remote import RemoteSession
from roji.client import Refused

WATCHERS = ("i", "u", "x", "n", "colon")  # keys that do nothing for those who watch


class RemoteTableScreen(TableFrame):
    """A match at a server, at one's own seat or watching."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "hint", show=False),
        Binding("x", "resign", show=False),
    ]
    running_keys = (
        ("question_mark", "rules"),
        ("h", "history"),
        ("i", "hint"),
        ("u", "undo"),
        ("x", "resign"),
        ("q", "quit"),
        ("colon", "type"),
        ("t", "theme"),
    )
    over_keys = (
        ("n", "again"),
        ("question_mark", "rules"),
        ("h", "history"),
        ("q", "quit"),
        ("t", "theme"),
    )
    session: RemoteSession

    class Heard(Message):
        """There is news from the table."""

    def __init__(self, session: RemoteSession) -> None:
        super().__init__(session)
        self.keeping = False  # whether the record was asked for
        self.warned = False  # whether it was said that the deal was unfair
        self.sending = False  # whether a decision is on its way
        self.question: Question | None = None  # whether somebody may take something back
        self.answering = 0  # the number of the request that the question is about

    def key_bar(self) -> list[tuple[str, str]]:
        idle = WATCHERS if self.session.watching else () if self.session.hints else ("i",)
        return [(key, word) for key, word in super().key_bar() if key not in idle]

    # -- the flow of the match ---------------------------------------------------------------------

    def on_mount(self) -> None:
        self.session.news()  # what happened before is in the history
        self.session.wake = lambda: self.post_message(self.Heard())
        self.ask_back()

    def on_remote_table_screen_heard(self) -> None:
        if not self.is_attached:
            return
        self.queue_news()
        self.ask_back()
        self.keep_record()
        self.warn()
        if self.queue:
            self.catch_up()
        else:
            self.query_one("#head", Static).update(self.headline(self.shown.view))

    def keep_record(self) -> None:
        """When the match is over: fetch its record and say where it is."""

        async def work() -> None:
            if said := await self.session.keep():
                self.app.notify(said, severity="information" if self.session.kept else "error", timeout=10)

        if self.session.over and not self.keeping:
            self.keeping = True
            self.app.run_worker(work(), group="keeping")

    def warn(self) -> None:
        """Say what is wrong with the deal, and go on saying so."""
        verdict = self.session.table.verdict
        if self.session.unfair and verdict is not None and not self.warned:
            self.warned = True
            self.app.notify("\n".join(verdict.say(self.lang)), severity="error", timeout=3600, markup=False)

    def on_screen_resume(self) -> None:
        """Nothing lies over the table any more: show what came meanwhile."""
        if self.queue:
            self.catch_up()

    def catch_up(self) -> None:
        if self.is_current and not self.ticking:
            self.board.teller = self.session.teller()
            self.advance()

    def go_on(self) -> bool:
        if self.session.decides and not self.sending:
            self.ask()
            return False
        self.asking = False
        self.shown = self.session.look
        self.write_log()
        self.draw()
        return False

    def remarks(self) -> list[str]:
        if self.session.unfair:
            return [self.say("dealt-unfair")]
        if not self.session.table.connected:
            return [self.say("remote-broken")]
        found = [self.say("remote-watching")] if self.session.watching else []
        if self.session.table.set_back:
            found.append(self.say("remote-set-back"))
        away = self.session.away
        return [*found, self.say("remote-away", who=", ".join(away))] if away and not self.session.over else found

    # -- what the person does ----------------------------------------------------------------------

    def decide(self, *actions: int) -> None:
        self.send(*actions)

    def typed(self, text: str | None) -> None:
        if text:
            self.send(*text.split())

    def on_board_instead(self, event: Board.Instead) -> None:
        self.send(*event.actions, back=True)

    def send(self, *decisions: int | str, back: bool = False) -> None:
        """Send decisions one after the other (`back`: in place of the last one), up to the first that is refused."""
        if not self.asking:
            waits = "remote-only-watching" if self.session.watching else "table-wait"
            self.status(self.say("table-over" if self.session.over else waits), error=True)
            return

        async def work() -> None:
            table = self.session.table
            try:
                if back:
                    await table.undo()
                for decision in decisions:
                    await table.move(decision)
            finally:
                self.sending = False

        self.status(self.board.label)
        self.asking, self.sending = False, True
        self.request(work)

    def request(self, work: Callable[[], Awaitable[object]]) -> None:
        """Ask the server for something, and show the answer."""
        self.run_worker(self.answered(work))

    async def answered(self, work: Callable[[], Awaitable[object]]) -> None:
        refused: tuple[str, str] | None = None
        try:
            await work()
        except Refused as error:
            refused = error.text, error.clause
        except TimeoutError:
            refused = self.say("remote-no-answer"), ""
        if not self.is_attached:
            return
        self.queue_news()
        if self.queue or not self.asking:
            self.catch_up()
        if refused is not None:
            self.refuse(*refused)

    def action_hint(self) -> None:
        if not self.asking:
            self.status(self.say("table-hint-none"), error=True)
            return

        async def work() -> None:
            best = (await self.session.table.hint())[0]
            if self.asking and best.action in self.session.choices:
                self.draw(plan=(best.action,))
                self.call_after_refresh(self.status, self.session.hint_line(best))

        self.request(work)

    def action_undo(self) -> None:
        if not self.session.table.may_undo:
            self.status(self.say("table-undo-none"), error=True)
            return
        self.request(self.session.table.undo)

    def ask_back(self) -> None:
        """Somebody wants to take something back, or does not any more."""
        asked = self.session.asked
        if asked == (self.answering or None):
            return
        if self.question is not None and self.app.screen is self.question:
            self.app.pop_screen()
        self.question, self.answering = None, asked or 0
        if asked is None:
            return
        viewer = self.session.viewer
        assert viewer is not None
        text = self.say("table-undo-ask", who=self.session.asker, others=self.session.name(viewer))
        self.question = Question(text, self.say("table-yes"), self.say("table-no"))
        self.app.push_screen(self.question, self.answer_back)

    def answer_back(self, yes: bool | None) -> None:
        self.question = None
        self.request(lambda: self.session.table.answer(bool(yes)))

    def action_resign(self) -> None:
        if self.session.over or self.session.watching:
            return
        question = Question(self.say("remote-resign"), self.say("table-yes"), self.say("table-no"))
        self.app.push_screen(question, lambda yes: self.request(self.session.table.resign) if yes else None)

    def leave_words(self) -> str:
        return self.say("remote-leave-watching" if self.session.watching else "remote-leave")

    def kept_words(self) -> str:
        return "" if self.session.kept is None else self.say("table-kept", path=str(self.session.kept))

    def action_again(self) -> None:
        async def work() -> None:
            self.app.join(await rematch(self.session))

        if self.session.over and not self.session.watching:
            self.request(work)

"""The table at this keyboard: stand-ins think, the keyboard changes hands, hints and undo are at once."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Static

from roji.cli.play.advice import advice_page, hint_line
from roji.cli.play.board import Board
from roji.cli.play.frame import TableFrame
from roji.cli.play.parts import Handover, Page, Question
from roji.cli.play.session import Session
from roji.games.errors import Illegal, Refusal


class TableScreen(TableFrame):
    """A match of the people at this keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "hint", show=False),
        Binding("e", "explain", show=False),
        Binding("m", "menu", show=False),
    ]
    running_keys = (
        ("question_mark", "rules"),
        ("h", "history"),
        ("i", "hint"),
        ("u", "undo"),
        ("q", "quit"),
        ("colon", "type"),
        ("t", "theme"),
    )
    over_keys = (
        ("n", "again"),
        ("m", "menu"),
        ("question_mark", "rules"),
        ("h", "history"),
        ("q", "quit"),
        ("t", "theme"),
    )
    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.hinted = -1  # the number of decisions when a hint was given last

    def go_on(self) -> bool:
        session = self.session
        if not session.decides:
            if session.thinks:
                self.let_think()
                return False
            self.do(session.stand_in())
            return True
        if session.hands_over:
            if session.silent_handover:
                self.seat_down()
                return True
            self.app.push_screen(Handover(self.handover_text(), self.action_leave), self.handed_over)
            return False
        self.hinted = -1
        self.ask()
        return False

    def let_think(self) -> None:
        """A stand-in that takes its time thinks beside the screen, which stays alive."""
        number = len(self.session.match)
        self.draw()

        def think() -> None:
            action = self.session.stand_in()
            self.app.call_from_thread(self.thought, number, action)

        self.run_worker(think, thread=True, exclusive=True)

    def thought(self, number: int, action: int) -> None:
        """What a stand-in decided, unless the match went elsewhere meanwhile."""
        if number == len(self.session.match) and self.is_attached:
            self.do(action)
            self.advance()

    def do(self, *actions: int) -> None:
        """Make decisions and queue what the viewer sees of them."""
        try:
            self.session.do(*actions)
        except Illegal:
            raise
        except Refusal as error:  # the file could not be written; the match goes on
            self.session.save = None
            self.notify(self.say("table-not-kept", why=error.say(self.lang)), severity="error", timeout=10)
        self.asking = False
        self.queue_news()

    def handover_text(self) -> str:
        seat = self.session.state.seat
        assert seat is not None
        name = self.session.name(seat)
        return f"{self.say('table-handover', who=name)}\n\n{self.say('table-handover-ready', who=name)}"

    def handed_over(self, _: None) -> None:
        self.seat_down()
        self.advance()

    def seat_down(self) -> None:
        """The next person looks at the table, and sees first what happened since the last time."""
        session = self.session
        session.seat_down()
        self.board.teller = session.teller()
        assert session.viewer is not None
        self.shown = session.look_at(session.seen[session.viewer])
        self.queue_news()
        self.write_log()
        self.draw()

    # -- what the person does ----------------------------------------------------------------------

    def on_board_instead(self, event: Board.Instead) -> None:
        number = self.session.undo_to()
        if not self.asking or number is None:
            self.status(self.say("table-undo-none"), error=True)
            return
        self.session.undo(number)
        self.ask()
        self.decide(*event.actions)

    def decide(self, *actions: int) -> None:
        """Make the person's decisions, or say why not."""
        if not self.asking:
            self.status(self.say("table-over" if self.session.state.over else "table-wait"), error=True)
            return
        try:
            self.do(*actions)
        except Illegal as error:
            self.refuse(error.say(self.lang), error.clause)
            return
        self.status("")
        self.advance()
        self.status(self.board.label)

    def action_hint(self) -> None:
        if not self.asking:
            self.status(self.say("table-hint-none"), error=True)
            return
        if self.hinted == len(self.session.match):
            self.action_explain()
            return
        self.hinted = len(self.session.match)
        self.draw(plan=self.session.plan())
        self.status(hint_line(self.session))

    def action_explain(self) -> None:
        """The best few decisions with their chances and reasons."""
        if not self.asking:
            self.status(self.say("table-hint-none"), error=True)
            return
        title = self.say("advice-title", who="Roji")
        self.app.push_screen(Page(title, advice_page(self.session), self.say("table-key-close")))

    def action_undo(self) -> None:
        number = self.session.undo_to()
        viewer = self.session.viewer
        if number is None or viewer is None or not (self.asking or self.session.state.over):
            self.status(self.say("table-undo-none"), error=True)
            return
        others = [self.session.name(seat) for seat in self.session.match.asked(number, viewer)]
        if not others:
            self.take_back(number)
            return
        text = self.say("table-undo-ask", who=self.session.name(viewer), others=", ".join(others))
        question = Question(text, self.say("table-yes"), self.say("table-no"))
        self.app.push_screen(question, lambda agreed: self.take_back(number) if agreed else None)

    def take_back(self, number: int) -> None:
        self.session.undo(number)
        self.board.teller = self.session.teller()
        if self.ended:
            self.ended = False
            self.write_key_bar()
        self.queue.clear()
        self.advance()
        self.query_one("#said", Static).update(self.say("table-undo-done"))

    def typed(self, text: str | None) -> None:
        if not text:
            return
        try:
            actions = self.session.read_words(text)
        except Refusal as error:
            self.refuse(error.say(self.lang), error.clause if isinstance(error, Illegal) else "")
            return
        self.decide(*actions)

    def leave_words(self) -> str:
        return self.say("table-leave-kept" if self.session.save is not None else "table-leave-lost")

    def kept_words(self) -> str:
        return "" if self.session.save is None else self.say("table-kept", path=str(self.session.save))

    def action_again(self) -> None:
        if self.session.state.over:
            self.app.again(self.session)

    def action_menu(self) -> None:
        if self.session.state.over:
            self.app.menu()

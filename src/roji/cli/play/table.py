"""The table: one frame for all games around the board of one."""

from __future__ import annotations

from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from roji.cli.play.board import Board, Scene, Sheet
from roji.cli.play.menu import title_of
from roji.cli.play.parts import Handover, KeyBar, Page, Question, RulesPage, Typed
from roji.cli.play.session import Session, described
from roji.games.errors import Illegal, Refusal
from roji.games.registry import OWN
from roji.games.state import Plain, State
from roji.words import pages, say

if TYPE_CHECKING:
    from roji.cli.play.app import RojiApp

SUMMARIES = ("round", "end", "over")  # events that get a page of their own
WIDE = 120  # columns from which the history stands beside the board


def board_for(session: Session) -> Board:
    """The board of a game; one that has none gets a list of what can be done."""
    name = session.game.id if session.game.id in OWN else "other"
    made: Board = import_module(f"roji.cli.play.{name}").GameBoard(session.teller(session.viewer))
    return made


class TableScreen(Screen[None]):
    """A match being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("h", "history", show=False),
        Binding("u", "undo", show=False),
        Binding("i", "hint", show=False),
        Binding("colon", "type", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("n", "again", show=False),
        Binding("m", "menu", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen { background: $background; }
    TableScreen #head { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    TableScreen #log { width: 40; border-left: solid $panel; padding: 0 1; display: none; scrollbar-size: 1 1;
        scrollbar-color: $panel; scrollbar-background: $background; }
    TableScreen.wide #log { display: block; }
    TableScreen #said, TableScreen #ask, TableScreen #aimed { height: 1; padding: 0 1; }
    TableScreen #said { color: $text-muted; }
    TableScreen #ask { text-style: bold; color: $warning; }
    TableScreen.long #said, TableScreen.longer #said, TableScreen.longer #ask { display: none; }
    TableScreen.long #aimed { height: 2; }
    TableScreen.longer #aimed { height: 3; }
    TableScreen #aimed.error { color: $error; text-style: bold; }
    """

    app: RojiApp

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.lang = session.lang
        self.board = board_for(session)
        self.queue: deque[tuple[str, Any]] = deque()  # what the viewer is still to be shown
        self.shown: State = session.state
        self.clause = ""  # of the last refusal
        self.asking = False  # whether the viewer may decide now
        self.ended = False
        self.ticking = False

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal():
            yield self.board
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield Static(id="said")
        yield Static(id="ask")
        yield Static(id="aimed")
        yield KeyBar(self.key_bar())

    def key_bar(self) -> list[tuple[str, str]]:
        own = [(key, self.say(word)) for key, (word, _) in self.board.keys.items() if word]
        common = [
            ("question_mark", "rules"),
            ("h", "history"),
            ("i", "hint"),
            ("u", "undo"),
            ("q", "quit"),
            ("colon", "type"),
            ("t", "theme"),
        ]
        if self.session.state.over:
            common = [("n", "again"), ("m", "menu"), *common[:2], ("q", "quit"), ("t", "theme")]
        return own + [(key, self.say(f"table-key-{word}")) for key, word in common]

    def on_mount(self) -> None:
        self.board.light = self.app.light
        self.board.focus()
        self.lay_out()
        self.write_log()
        if not len(self.session.match):
            self.opening()
        else:
            self.advance()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.set_class(self.size.width >= WIDE, "wide")

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        if event.key in self.board.keys:
            getattr(self.board, self.board.keys[event.key][1])()
        else:
            actions = {"question_mark": "rules", "h": "history", "i": "hint", "u": "undo", "colon": "type"}
            actions |= {"q": "leave", "t": "theme", "n": "again", "m": "menu"}
            getattr(self, f"action_{actions[event.key]}")()

    # -- the flow of the match ---------------------------------------------------------------------

    def opening(self) -> None:
        """What there is to tell before the first decision: who begins, and rounds that ended at the deal."""
        teller, state = self.session.teller(self.session.viewer), self.session.state
        said = teller.opening(state.view(self.session.viewer)) or self.say("table-happened")
        self.query_one("#said", Static).update(said)
        self.draw()
        if results := state.rounds():
            self.summarise([{"do": "round", **result} for result in results])
        else:
            self.advance()

    def advance(self) -> None:
        """Go on: show what happened, else let a stand-in decide, else ask the person."""
        while True:
            self.ticking = False
            if self.queue:
                if self.show_next():
                    return
                continue
            session = self.session
            if session.state.over:
                self.finish()
                return
            if not session.decides:
                if session.thinks:
                    self.let_think()
                    return
                self.do(session.stand_in())
                continue
            if session.hands_over:
                if session.silent_handover:
                    self.seat_down()
                    continue
                self.app.push_screen(Handover(self.handover_text(), self.action_leave), self.handed_over)
                return
            self.ask()
            return

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

    def show_next(self) -> bool:
        """Show one thing of the queue; True if the flow has to wait for the clock or for a person."""
        kind, what = self.queue.popleft()
        if kind == "state":
            self.shown = what
            self.draw()
            return False
        if what["do"] in SUMMARIES:
            found = [what]
            while self.queue and (self.queue[0][0] == "state" or self.queue[0][1]["do"] in SUMMARIES):
                also, more = self.queue.popleft()
                if also == "event":
                    found.append(more)
                else:
                    self.shown = more
            self.draw()
            self.summarise(found)
            return True
        told = self.session.teller(self.session.viewer).event(what)
        if told is None:
            return False
        self.query_one("#said", Static).update(told)
        self.draw(event=what)
        if self.app.pace <= 0:
            return False
        self.ticking = True
        self.set_timer(self.app.pace, self.tick)
        return True

    def tick(self) -> None:
        if self.ticking:
            self.advance()

    def hurry(self) -> None:
        """Show at once all that is still in the queue, up to the next page."""
        self.ticking = False
        pace, self.app.pace = self.app.pace, 0.0
        self.advance()
        self.app.pace = pace

    def summarise(self, found: list[Plain]) -> None:
        teller = self.session.teller(self.session.viewer)
        parts: list[RenderableType] = []
        for event in found:
            if parts:
                parts.append(Text(""))
            parts.append(teller.summary(event))
        if self.session.state.over:
            closing = teller.closing(self.session.state.view(self.session.viewer))
            parts += [] if closing is None else [Text(""), closing]
        if self.session.state.over and self.session.save is not None:
            parts += [Text(""), Text(self.say("table-kept", path=str(self.session.save)), style="dim")]
        self.write_log()
        title = self.say("table-over") if self.session.state.over else title_of(self.session.game.id, self.lang)
        self.app.push_screen(Page(title, Group(*parts), self.say("table-key-next")), lambda _: self.advance())

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

    def queue_news(self) -> None:
        for number, events in self.session.news():
            self.queue.extend(("event", event) for event in events)
            self.queue.append(("state", self.session.match.states[number + 1]))

    def ask(self) -> None:
        """The viewer is to decide."""
        self.asking = True
        self.shown = self.session.state
        self.write_log()
        self.draw()

    def finish(self) -> None:
        self.asking = False
        if not self.ended:
            self.ended = True
            self.query_one(KeyBar).entries = self.key_bar()
            self.query_one(KeyBar).refresh()
            self.write_log()
        self.draw()

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
        self.board.teller = session.teller(session.viewer)
        assert session.viewer is not None
        self.shown = session.match.states[session.seen[session.viewer]]
        self.queue_news()
        self.write_log()
        self.draw()

    # -- drawing -----------------------------------------------------------------------------------

    def scene(self, event: Plain | None = None, plan: tuple[int, ...] = ()) -> Scene:
        session = self.session
        view = self.shown.view(session.viewer)
        if not self.asking:
            return Scene(view, session.game.options, event=event, past=session.past(self.shown))
        hint, past = plan[0] if plan else None, session.past(self.shown)
        return Scene(view, session.game.options, described(session.state), event, hint, plan, past)

    def draw(self, event: Plain | None = None, plan: tuple[int, ...] = ()) -> None:
        scene = self.scene(event, plan)
        self.board.scene = scene
        self.query_one("#head", Static).update(self.headline(scene.view))
        asked = self.board.ask(scene) if self.asking else ""
        if self.session.state.over:
            asked = self.say("table-over")
        self.query_one("#ask", Static).update(asked)

    def headline(self, view: dict[str, Any]) -> Text:
        parts = [title_of(self.session.game.id, self.lang)]
        if view.get("rounds", 1) > 1 and not self.shown.over:
            parts.append(self.say("table-round", number=view["round"] + 1, rounds=view["rounds"]))
        parts.append(self.session.teller(self.session.viewer).scoreline(view))
        if not self.shown.over and self.shown.seat is not None:
            yours = self.shown.seat == self.session.viewer
            key = "table-turn-you" if yours else "table-turn"
            parts.append(self.say(key, **({} if yours else {"who": self.session.name(self.shown.seat)})))
        return Text("  ·  ".join(part for part in parts if part), no_wrap=True, overflow="ellipsis")

    def write_log(self) -> None:
        """The history beside the board."""
        self.query_one("#lines", Static).update(Group(*self.session.history()[-200:]))
        log = self.query_one("#log", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)

    def status(self, text: str, error: bool = False) -> None:
        """The last line of words. A long one takes the place of those above it, so that the board keeps its size."""
        aimed = self.query_one("#aimed", Static)
        rows = len(Text(text).wrap(self.app.console, max(self.size.width - 2, 10)))
        self.set_class(rows == 2, "long")
        self.set_class(rows > 2, "longer")
        aimed.set_class(error, "error")
        aimed.update(text)

    # -- what the person does ----------------------------------------------------------------------

    def on_sheet_aimed(self, event: Sheet.Aimed) -> None:
        self.status(event.label)
        self.clause = ""

    def on_sheet_chosen(self, event: Sheet.Chosen) -> None:
        act = event.target.act
        if self.queue:
            self.hurry()
        elif callable(act):
            act()
        elif act is not None:
            self.decide(*act)

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
            self.refuse(error)
            return
        self.status("")
        self.advance()
        self.status(self.board.label)

    def refuse(self, error: Refusal) -> None:
        text = error.say(self.lang)
        self.clause = error.clause if isinstance(error, Illegal) else ""
        if self.clause:
            text = f"{text} {self.say('table-clause', clause=self.clause)}"
        self.status(text, error=True)

    def action_rules(self) -> None:
        game = self.session.game.id
        try:
            text = pages.page(game, self.lang)
        except Refusal as error:
            self.refuse(error)
            return
        title = self.say("table-rules", game=title_of(self.session.game.id, self.lang))
        self.app.push_screen(RulesPage(title, text, self.say("table-key-close"), self.clause))

    def action_history(self) -> None:
        lines: list[RenderableType] = [*self.session.history()] or [Text(self.say("table-history-none"))]
        self.app.push_screen(Page(self.say("table-history"), Group(*lines), self.say("table-key-close"), end=True))

    def action_hint(self) -> None:
        if not self.asking:
            self.status(self.say("table-hint-none"), error=True)
            return
        plan = self.session.plan()
        choice = self.session.teller(self.session.viewer).choice(self.session.state.describe(plan[0]))
        self.draw(plan=plan)
        self.status(self.say("table-hint", who="Roji", choice=choice))

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
        self.board.teller = self.session.teller(self.session.viewer)
        if self.ended:
            self.ended = False
            self.query_one(KeyBar).entries = self.key_bar()
            self.query_one(KeyBar).refresh()
        self.queue.clear()
        self.advance()
        self.query_one("#said", Static).update(self.say("table-undo-done"))

    def action_type(self) -> None:
        self.app.push_screen(Typed(self.say("table-type")), self.typed)

    def typed(self, text: str | None) -> None:
        if not text:
            return
        try:
            actions = self.session.read_words(text)
        except Refusal as error:
            self.refuse(error)
            return
        self.decide(*actions)

    def action_theme(self) -> None:
        self.app.turn_theme()
        self.board.light = self.app.light
        self.query_one(KeyBar).refresh()

    def action_leave(self) -> None:
        if self.session.state.over:
            self.app.exit()
            return
        key = "table-leave-kept" if self.session.save is not None else "table-leave-lost"
        text = f"{self.say('table-leave')}\n{self.say(key)}"
        question = Question(text, self.say("table-yes"), self.say("table-no"))
        self.app.push_screen(question, lambda agreed: self.app.exit() if agreed else None)

    def action_again(self) -> None:
        if self.session.state.over:
            self.app.again(self.session)

    def action_menu(self) -> None:
        if self.session.state.over:
            self.app.menu()

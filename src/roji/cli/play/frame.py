"""The frame of a table: the same for all games, around the board of one; at this keyboard or at a server."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from roji import words
from roji.cli.play.board import Scene, Sheet, board_class
from roji.cli.play.parts import KeyBar, Page, Question, RulesPage, Typed
from roji.cli.play.sitting import Look, Sitting
from roji.games.errors import Refusal
from roji.games.state import Plain
from roji.words import pages, say

if TYPE_CHECKING:
    from roji.cli.play.app import RojiApp

WIDE = 120  # columns from which the history stands beside the board


class TableFrame(Screen[None]):
    """A match being played: what is shown and asked. Who decides next is for those built on it to say."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("h", "history", show=False),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("n", "again", show=False),
    ]
    DEFAULT_CSS = """
    TableFrame { background: $background; }
    TableFrame #head { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    TableFrame #log { width: 40; border-left: solid $panel; padding: 0 1; display: none; scrollbar-size: 1 1;
        scrollbar-color: $panel; scrollbar-background: $background; }
    TableFrame.wide #log { display: block; }
    TableFrame #said, TableFrame #ask, TableFrame #aimed { height: 1; padding: 0 1; }
    TableFrame #said { color: $text-muted; }
    TableFrame #ask { text-style: bold; color: $warning; }
    TableFrame.long #said, TableFrame.longer #said, TableFrame.longer #ask { display: none; }
    TableFrame.long #aimed { height: 2; }
    TableFrame.longer #aimed { height: 3; }
    TableFrame #aimed.error { color: $error; text-style: bold; }
    """

    app: RojiApp
    # Keys while the match runs and when it is over: key, last part of the word in the key bar.
    running_keys: ClassVar[tuple[tuple[str, str], ...]] = ()
    over_keys: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init__(self, session: Sitting) -> None:
        super().__init__()
        self.session = session
        self.lang = session.lang
        self.board = board_class(session.game)(session.teller())
        self.queue: deque[tuple[str, Any]] = deque()  # what the viewer is still to be shown
        self.shown: Look = session.look
        self.clause = ""  # of the last refusal
        self.refused: str | None = None  # what was aimed at then, until something else is
        self.asking = False  # whether the viewer may decide now
        self.ended = False
        self.ticking = False

    # -- what those built on it say --------------------------------------------------------------------

    def go_on(self) -> bool:
        """All was shown and the match is not over: ask, or let others decide; True if there is more to show."""
        raise NotImplementedError

    def decide(self, *actions: int) -> None:
        """Make the person's decisions, or say why not."""
        raise NotImplementedError

    def typed(self, text: str | None) -> None:
        """Make the decisions typed in a line, or say why not."""
        raise NotImplementedError

    def leave_words(self) -> str:
        """What becomes of the match when the person leaves."""
        raise NotImplementedError

    def kept_words(self) -> str:
        """Where the record of a finished match is."""
        raise NotImplementedError

    # ----------------------------------------------------------------------------------------------

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
        common = self.over_keys if self.session.over else self.running_keys
        return own + [(key, self.say(f"table-key-{word}")) for key, word in common]

    def write_key_bar(self) -> None:
        self.query_one(KeyBar).entries = self.key_bar()
        self.query_one(KeyBar).refresh()

    def on_mount(self) -> None:
        self.board.light = self.app.light
        self.board.focus()
        self.lay_out()
        self.write_log()
        if not self.session.begun:
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
            words = dict(self.running_keys) | dict(self.over_keys)
            getattr(self, f"action_{words[event.key].replace('quit', 'leave')}")()

    # -- the flow of the match ---------------------------------------------------------------------

    def opening(self) -> None:
        """What there is to tell before the first decision: who begins, and rounds that ended at the deal."""
        said = self.session.teller().opening(self.shown.view) or self.say("table-happened")
        self.query_one("#said", Static).update(said)
        self.draw()
        if results := self.session.results:
            self.summarise([{"do": "round", **result} for result in results])
        else:
            self.advance()

    def advance(self) -> None:
        """Go on: show what happened, else let others decide, else ask the person."""
        while True:
            self.ticking = False
            if self.queue:
                if self.show_next():
                    return
            elif self.session.over:
                self.finish()
                return
            elif not self.go_on():
                return

    def show_next(self) -> bool:
        """Show one thing of the queue; True if the flow has to wait for the clock or for a person."""
        kind, what = self.queue.popleft()
        if kind == "look":
            self.shown = what
            self.draw()
            return False
        if kind == "event" and what["do"] in self.session.game.summaries:
            found = [what]
            while self.queue and (self.queue[0][0] == "look" or self.is_summary(self.queue[0])):
                also, more = self.queue.popleft()
                if also == "event":
                    found.append(more)
                else:
                    self.shown = more
            self.draw()
            self.summarise(found)
            return True
        told = what if kind == "line" else self.session.teller().event(what)
        if told is None:
            return False
        self.query_one("#said", Static).update(told)
        self.draw(event=what if kind == "event" else None)
        if self.app.pace <= 0:
            return False
        self.ticking = True
        self.set_timer(self.app.pace, self.tick)
        return True

    def is_summary(self, entry: tuple[str, Any]) -> bool:
        return entry[0] == "event" and entry[1]["do"] in self.session.game.summaries

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
        teller = self.session.teller()
        parts: list[RenderableType] = []
        for event in found:
            if parts:
                parts.append(Text(""))
            parts.append(teller.summary(event, self.board.mark))
        if self.session.over:
            parts += [Text(""), teller.closing(self.session.look.view)]
            kept = self.kept_words()
            parts += [Text(""), Text(kept, style="dim")] if kept else []
        self.write_log()
        title = self.say("table-over") if self.session.over else words.title(self.session.game.id, self.lang)
        self.app.push_screen(Page(title, Group(*parts), self.say("table-key-next")), lambda _: self.advance())

    def queue_news(self) -> None:
        for told in self.session.news():
            self.queue.extend(("event", event) for event in told.events)
            if told.line is not None:
                self.queue.append(("line", told.line))
            if told.look is not None:
                self.queue.append(("look", told.look))

    def ask(self) -> None:
        """The viewer is to decide."""
        self.asking = True
        self.shown = self.session.look
        self.write_log()
        self.draw()

    def finish(self) -> None:
        self.asking = False
        if not self.ended:
            self.ended = True
            self.write_key_bar()
            self.write_log()
        self.draw()

    # -- drawing -----------------------------------------------------------------------------------

    def scene(self, event: Plain | None = None, plan: tuple[int, ...] = ()) -> Scene:
        session, shown = self.session, self.shown
        choices = session.choices if self.asking else {}
        hint = plan[0] if plan else None
        return Scene(shown.view, session.game.options, choices, event, hint, plan, shown.past)

    def draw(self, event: Plain | None = None, plan: tuple[int, ...] = ()) -> None:
        scene = self.scene(event, plan)
        self.board.scene = scene
        self.query_one("#head", Static).update(self.headline(scene.view))
        asked = self.session.teller().asked(scene.view, scene.choices.values()) if self.asking else ""
        if self.session.over:
            asked = self.say("table-over")
        self.query_one("#ask", Static).update(asked)

    def headline(self, view: dict[str, Any]) -> Text:
        parts = [*self.remarks(), words.title(self.session.game.id, self.lang)]
        if view.get("rounds", 1) > 1 and not self.shown.over:
            parts.append(self.say("table-round", number=view["round"] + 1, rounds=view["rounds"]))
        parts.append(self.session.teller().scoreline(view))
        to_move = self.shown.to_move
        if to_move is not None:
            yours = to_move == self.session.viewer
            key = "table-turn-you" if yours else "table-turn"
            parts.append(self.say(key, **({} if yours else {"who": self.session.name(to_move)})))
        return Text("  ·  ".join(part for part in parts if part), no_wrap=True, overflow="ellipsis")

    def remarks(self) -> list[str]:
        """What the headline says first."""
        return []

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
        if event.label == self.refused:  # on its way since before the refusal
            return
        self.refused = None
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

    def refuse(self, text: str, clause: str = "") -> None:
        """Say why something is not possible; the rules open at the clause then."""
        self.clause, self.refused = clause, self.board.label
        if clause:
            text = f"{text} {self.say('table-clause', clause=clause)}"
        self.status(text, error=True)

    def action_rules(self) -> None:
        game = self.session.game.id
        try:
            text = pages.page(game, self.lang)
        except Refusal as error:
            self.refuse(error.say(self.lang))
            return
        title = self.say("table-rules", game=words.title(game, self.lang))
        self.app.push_screen(RulesPage(title, text, self.say("table-key-close"), self.clause))

    def action_history(self) -> None:
        lines: list[RenderableType] = [*self.session.history()] or [Text(self.say("table-history-none"))]
        self.app.push_screen(Page(self.say("table-history"), Group(*lines), self.say("table-key-close"), end=True))

    def action_type(self) -> None:
        self.app.push_screen(Typed(self.say("table-type")), self.typed)

    def action_theme(self) -> None:
        self.app.turn_theme()
        self.board.light = self.app.light
        self.query_one(KeyBar).refresh()

    def action_leave(self) -> None:
        if self.session.over:
            self.app.exit()
            return
        question = Question(
            f"{self.say('table-leave')}\n{self.leave_words()}", self.say("table-yes"), self.say("table-no")
        )
        self.app.push_screen(question, lambda agreed: self.app.exit() if agreed else None)

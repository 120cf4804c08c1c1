"""The waiting room: who sits at a table of a server, the links, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from roji import words
from roji.cli.play.parts import KeyBar
from roji.cli.play.remote import RemoteSession
from roji.client import Refused
from roji.games.options import shown
from roji.table.events import OPEN, PERSON, Created
from roji.words import say

if TYPE_CHECKING:
    from roji.cli.play.app import RojiApp


def seat_lines(session: RemoteSession) -> list[str]:
    """Who sits where, a line each."""
    found = []
    for seat, there in enumerate(session.table.seats):
        about = session.name(seat)
        if there.who == OPEN:
            about = say("remote-open", session.lang)
        elif there.who != PERSON:
            about = say("remote-bot", session.lang, who=about, bot=there.who)
        elif seat == session.viewer:
            about = say("remote-yours", session.lang, who=about)
        found.append(f"{seat + 1}. {about}")
    return found


def house_rules(session: RemoteSession) -> str:
    """The options that are not as usual."""
    usual = {option.name: option.default for option in session.game.option_table}
    created = session.table.events[0]
    strict = [say("remote-strict", session.lang)] if isinstance(created, Created) and created.strict else []
    changed = [f"{name}={shown(value)}" for name, value in session.game.options.items() if value != usual.get(name)]
    return say("remote-rules", session.lang, options=", ".join([*changed, *strict])) if changed or strict else ""


def standing(session: RemoteSession) -> str:
    """Who is missing, or that it can begin."""
    missing = session.open_seats
    if late := session.late:
        return say("remote-late", session.lang, who=", ".join(late))
    if session.watching and not missing:
        return say("remote-watch-soon", session.lang)
    if missing:
        return say("remote-missing", session.lang, seats=", ".join(str(seat + 1) for seat in missing))
    return say("remote-all-here", session.lang)


class WaitingRoom(Screen[None]):
    """Before the match; everybody who sits can start it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "start", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    WaitingRoom { background: $background; }
    WaitingRoom #room { padding: 1 3; }
    WaitingRoom #ask { height: 1; padding: 0 3; text-style: bold; color: $warning; }
    WaitingRoom #why { height: auto; padding: 0 3; color: $error; }
    """
    app: RojiApp

    class Heard(Message):
        """There is news from the table."""

    def __init__(self, session: RemoteSession) -> None:
        super().__init__()
        self.session, self.lang = session, session.lang

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="room")
        yield Static(say("remote-connecting", self.lang), id="ask")
        yield Static(id="why")
        yield KeyBar(self.keys())

    def keys(self) -> list[tuple[str, str]]:
        keys = (("enter", "start"), ("t", "theme"), ("q", "quit"))
        idle = "enter" if self.session.watching else ""
        return [(key, say(f"table-key-{word}", self.lang)) for key, word in keys if key != idle]

    def on_mount(self) -> None:
        self.session.wake = lambda: self.post_message(self.Heard())
        self.on_waiting_room_heard()

    def on_waiting_room_heard(self) -> None:
        session = self.session
        if not session.table.events or not self.is_attached:
            return
        if not session.waiting:
            self.app.open_table(session)
            return
        self.query_one("#room", Static).update(self.room())
        asked = standing(session) if session.table.connected else say("remote-broken", self.lang)
        self.query_one("#ask", Static).update(asked)
        self.query_one(KeyBar).entries = self.keys()
        self.query_one(KeyBar).refresh()

    def room(self) -> Text:
        session = self.session
        title = say("remote-room", self.lang, game=words.title(session.game.id, self.lang))
        found = Text.assemble((title, "bold"), "\n\n", "\n".join(seat_lines(session)))
        if rules := house_rules(session):
            found.append(f"\n\n{rules}")
        links = [("remote-invite", session.invite)] if session.invite else []
        if not session.watching:
            links.append(("remote-own-link", str(session.table.link)))
        for key, link in links:
            found.append(f"\n\n{say(key, self.lang)}\n").append(link, "bold")
        return found

    def action_start(self) -> None:
        if self.session.table.events and self.session.waiting and not self.session.watching:
            self.run_worker(self.start(), exclusive=True)

    async def start(self) -> None:
        try:
            await self.session.table.start()
        except Refused as error:
            if error.key != "start-begun":
                self.query_one("#why", Static).update(error.text)
        except TimeoutError:
            self.query_one("#why", Static).update(say("remote-no-answer", self.lang))

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        {"enter": self.action_start, "t": self.action_theme, "q": self.action_leave}[event.key]()

    def action_theme(self) -> None:
        self.app.turn_theme()
        self.query_one(KeyBar).refresh()

    def action_leave(self) -> None:
        self.app.exit()

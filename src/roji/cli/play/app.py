"""The terminal app: the menu of games, the table, two themes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from roji.cli.play.menu import MenuScreen
from roji.cli.play.session import Session, new_record, place_on_shelf
from roji.cli.play.table import TableScreen
from roji.games.game import Game

if TYPE_CHECKING:
    from roji.cli.play.remote import RemoteSession

THEMES = (
    Theme(
        name="roji-dark", dark=True, primary="#8fb573", secondary="#6fa8dc", accent="#e8825a", warning="#e8c35a",
        error="#f0705a", success="#8fb573", foreground="#e8e2d3", background="#1c1f1b", surface="#242722",
        panel="#2f332c",
    ),
    Theme(
        name="roji-light", dark=False, primary="#4b6b2f", secondary="#1f5fa8", accent="#b4472a", warning="#7a4f00",
        error="#b3261e", success="#3f6b22", foreground="#26241f", background="#f6f1e4", surface="#fffdf6",
        panel="#e9e1cd",
    ),
)  # fmt: skip


class RojiApp(App[None]):
    """Four garden games at one table."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Roji"

    def __init__(
        self,
        lang: str,
        names: str = "traditional",
        session: Session | RemoteSession | None = None,
        pace: float = 0.6,
    ) -> None:
        super().__init__()
        self.lang, self.names, self.session, self.pace = lang, names, session, pace

    @property
    def light(self) -> bool:
        return self.theme == "roji-light"

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "roji-dark"
        if self.session is None:
            self.push_screen(MenuScreen())
        elif isinstance(self.session, Session):
            self.push_screen(TableScreen(self.session))
        else:
            self.push_screen(self.waiting_room(self.session))

    def turn_theme(self) -> None:
        self.theme = "roji-dark" if self.light else "roji-light"

    def begin(self, game: Game, people: list[str], level: str) -> None:
        """A new match from the menu."""
        self.sit_down(
            Session(new_record(game, people=people, level=level), self.lang, self.names, place_on_shelf(game))
        )

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.switch_screen(TableScreen(session))

    def again(self, session: Session) -> None:
        """The same game with the same people, dealt anew."""
        people = session.match.record.players[: len(session.people)]
        level = session.match.record.seats[-1]
        save: Path | None = place_on_shelf(session.game)
        self.sit_down(Session(new_record(session.game, people=people, level=level), self.lang, self.names, save))

    def join(self, session: RemoteSession) -> None:
        """Go to another table at a server."""
        self.session = session
        self.switch_screen(self.waiting_room(session))

    def waiting_room(self, session: RemoteSession) -> Screen[None]:
        """The way to a table at a server leads through its waiting room; the connection is made meanwhile."""
        from roji.cli.play.waiting import WaitingRoom

        self.run_worker(self.stay(session), group="server", exclusive=True)
        return WaitingRoom(session)

    async def stay(self, session: RemoteSession) -> None:
        """Be connected until another table or the end; where the server will not have us, say why and leave."""
        from roji.client import Refused

        try:
            async with session.table:
                await session.table.closed()
        except Refused as error:
            session.gone = True
            self.exit(message=error.text)

    def open_table(self, session: RemoteSession) -> None:
        """The match at a server has begun."""
        from roji.cli.play.remote_table import RemoteTableScreen

        self.switch_screen(RemoteTableScreen(session))

    def menu(self) -> None:
        self.switch_screen(MenuScreen())

"""A match at a server, as the person at this keyboard sees it. Knows no screen; the server is the authority."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from roji.cli.files import write_file
from roji.cli.play.session import STAND_INS, place_on_shelf
from roji.cli.play.sitting import PAST, Look, Sitting, Told
from roji.client import Home, Refused, RemoteTable
from roji.games.errors import Refusal
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.games.state import Plain
from roji.table.ending import given_up
from roji.table.events import (
    OPEN,
    PERSON,
    Answered,
    AskedBack,
    Created,
    Left,
    Redealt,
    Rematch,
    Replaced,
    Resigned,
    Said,
    Sat,
    TookBack,
)
from roji.table.told import Seen, SeenMove
from roji.wire.protocol import Advised
from roji.words import say
from roji.words.speaking import stopped

WAITING = "waiting"


class RemoteSession(Sitting):
    """One seat at a table of a server, or a place to watch. `wake` is called, in the loop of the connection, when there
    is news.

    `invite` is the link for others, known to whoever made the table; `save` is a file for the record.
    """

    def __init__(
        self, table: RemoteTable, names: str = "traditional", invite: str = "", save: Path | None = None
    ) -> None:
        self.table, self.lang, self.names, self.invite, self.save = table, table.lang, names, invite, save
        self.played = False  # whether the match was seen from a seat before it was over
        self.kept: Path | None = None  # where its record is
        self.viewer: int | None = None
        self.judged = False  # whether it was told how the match was dealt
        self.gone = False  # whether the server would not have us any more
        self.wake: Callable[[], object] = lambda: None
        self._game: Game | None = None
        self._look = Look({}, None, False, [])
        self._news: list[Told] = []
        self._forget()
        table.listener = self.hear

    def _forget(self) -> None:
        self._read = 0  # events of the log that were taken in
        self._lines: list[list[Text]] = []  # what happened in words, event by event
        self._effects: list[list[Plain]] = []  # what happened at the decisions that stand
        self._at: list[int] = []  # where their lines begin

    # -- listening -----------------------------------------------------------------------------------

    def hear(self) -> None:
        """Take in what the table knows now."""
        table = self.table
        if self._read > len(table.events):  # the server went back to an older copy of its log
            self._forget()
        fresh, self._read = table.events[self._read :], len(table.events)
        self.viewer = table.seat
        self.played |= table.seat is not None and not table.over
        heard = [(self._take(event), event) for event in fresh]
        past = [event for effects in self._effects[-PAST:] for event in effects]
        self._look = Look(table.view, table.to_move, table.over, past)
        for number, (line, event) in enumerate(heard, 1):
            effects = event.effects if isinstance(event, SeenMove) else []
            self._news.append(Told(effects, self._look if number == len(heard) else None, line))
        self._judge()
        self.wake()

    def _judge(self) -> None:
        """Tell once whether the match was dealt fairly, when that was checked."""
        verdict = self.table.verdict
        if verdict is None or self.judged:
            return
        self.judged = True
        lines = [Text(line, "bold" if verdict.faults else "") for line in verdict.say(self.lang)]
        self._lines.append(lines)
        self._news += [Told([], None, line) for line in lines]

    def _take(self, event: Seen) -> Text | None:
        """Note an event in the history; returns the line that tells it, where it is no decision."""
        if isinstance(event, SeenMove):
            told = (self.teller().event(effect) for effect in event.effects)
            self._at.append(len(self._lines))
            self._effects.append(event.effects)
            self._lines.append([line for line in told if line is not None])
            return None
        if isinstance(event, TookBack) and event.to < len(self._at):
            del self._lines[self._at[event.to] :], self._at[event.to :], self._effects[event.to :]
        line = self._line(event)
        self._lines.append([] if line is None else [line])
        return line

    def _line(self, event: Seen) -> Text | None:
        match event:
            case Sat() | Left() | AskedBack() | Rematch():
                kind = {Sat: "sat", Left: "left", AskedBack: "asked", Rematch: "rematch"}[type(event)]
                return Text(self.teller().person(f"remote-{kind}", event.seat))
            case Answered() if not event.yes:
                return Text(self.teller().person("remote-no", event.seat))
            case Redealt():
                late = ", ".join(self.name(seat) for seat in event.without)
                return Text(
                    say(
                        "remote-redealt" if late else "remote-redealt-all", self.lang, **({"who": late} if late else {})
                    )
                )
            case TookBack():
                return Text(say("table-undo-done", self.lang))
            case Resigned() if event.stand_in:
                return Text(self.teller().person("remote-replaced", event.seat))
            case Resigned():
                return Text(self.teller().tell(given_up(self.game, event.seat)))
            case Replaced():
                return Text(self.teller().person("remote-bot-replaced", event.seat))
            case Said():
                return Text(say("telling-fact", self.lang, name=self.name(event.seat), value=event.text))
        return None

    # -- what is known -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        if self._game is None:
            created = self.table.events[0]
            assert isinstance(created, Created)
            self._game = make_game(created.game, **created.options)
        return self._game

    @property
    def look(self) -> Look:
        return self._look

    @property
    def waiting(self) -> bool:
        """Whether the match has not begun."""
        return self.table.phase == WAITING

    @property
    def late(self) -> list[str]:
        """Whose parts of the deal are waited for, once somebody has started."""
        dealing = self.table.part.dealing
        if dealing is None or dealing.sealed is None or dealing.dealt:
            return []
        return [self.name(seat) for seat in dealing.missing]

    @property
    def unfair(self) -> bool:
        """Whether the match was found to be dealt unfairly."""
        return self.table.verdict is not None and bool(self.table.verdict.faults)

    @property
    def watching(self) -> bool:
        """Whether this is no seat at the table."""
        return bool(self.table.events) and self.table.seat is None

    @property
    def over(self) -> bool:
        return self.table.over

    async def keep(self) -> str:
        """Keep the record of a finished match, on the shelf where it was played here; says where, or why not."""
        link = self.table.link
        path = self.kept or self.save or (place_on_shelf(self.game) if self.played else None)
        if path is None:
            return ""
        try:
            if self.kept is None:
                async with Home(link.base, self.lang) as home:
                    write_file(path, await home.record(link.table, link.secret))
        except (Refused, Refusal) as error:
            why = error.text if isinstance(error, Refused) else error.say(self.lang)
            return say("table-not-kept", self.lang, why=why)
        self.kept = path
        return say("table-kept", self.lang, path=str(path))

    @property
    def begun(self) -> bool:
        return bool(self._effects)

    @property
    def results(self) -> list[Plain]:
        found: list[Plain] = self._look.view.get("results", [])
        return found

    @property
    def decides(self) -> bool:
        return self.table.my_turn and not self.over

    @property
    def choices(self) -> dict[int, Plain]:
        return {choice.action: choice.what for choice in self.table.choices}

    @property
    def hints(self) -> bool:
        """Whether the table allows hints."""
        created = self.table.events[0]
        return isinstance(created, Created) and created.hints

    def hint_line(self, best: Advised) -> str:
        """What the strongest player would do, and why."""
        hint = say("table-hint", self.lang, who="Roji", choice=self.teller().choice(self.choices[best.action]))
        return say("list-sentence", self.lang).join((stopped(hint), best.why))

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, shown in enumerate(self.table.seats) if shown.who == OPEN]

    @property
    def asked(self) -> int | None:
        """The number of the request to take something back that the viewer has not answered yet."""
        if self.table.asked is None:
            return None
        for number, event in reversed(list(enumerate(self.table.events, 1))):
            if isinstance(event, Answered) and event.seat == self.viewer:
                return None
            if isinstance(event, AskedBack):
                return number if self.viewer in event.of else None
        return None

    @property
    def asker(self) -> str:
        """Who wants to take something back."""
        return "" if self.table.asked is None else self.name(self.table.asked.seat)

    @property
    def away(self) -> list[str]:
        """The other people who are not connected."""
        table = self.table
        seats = [seat for seat, shown in enumerate(table.seats) if shown.who == PERSON and seat != self.viewer]
        return [self.name(seat) for seat in seats if seat < len(table.here) and not table.here[seat]]

    def given_name(self, seat: int) -> str:
        if seat >= len(self.table.seats):
            return ""
        bots = [number for number, shown in enumerate(self.table.seats) if shown.who not in (OPEN, PERSON)]
        stand_in = STAND_INS[bots.index(seat) % len(STAND_INS)] if seat in bots else ""
        return self.table.seats[seat].name or stand_in

    def news(self) -> list[Told]:
        found, self._news = self._news, []
        return found

    def history(self) -> list[Text]:
        return [line for lines in self._lines for line in lines]

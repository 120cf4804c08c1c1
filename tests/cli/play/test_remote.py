"""The terminal at a table of a server: a real server, real sockets, and on the other side a Python client."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from roji.cli.play.app import RojiApp
from roji.cli.play.parts import Page, Question
from roji.cli.play.remote import RemoteSession
from roji.cli.play.remote_table import RemoteTableScreen
from roji.cli.play.waiting import WaitingRoom
from roji.client import Home, RemoteTable
from roji.games.niwashi.tiles import INDEX
from roji.table.record import read
from tests.cli.play.driver import SMALL, Person
from tests.server.process import Process
from tests.server.running import play_on, quick, running

pytestmark = pytest.mark.usefixtures("same_deal")
GAMES: dict[str, dict[str, Any]] = {
    "koikoi": {"rounds": 2},
    "orders": {"rounds": 1},
    "kokeshi": {"max_turns": 30},
    "niwashi": {},
}
KEYS = 3  # choices made with the keyboard; a pilot's keys are slow
PATIENCE = 20.0  # seconds until something that never comes is a failure


class Guest(Person):
    """Somebody at a keyboard whose table is at a server."""

    @property
    def session(self) -> RemoteSession:
        assert isinstance(self.app.session, RemoteSession)
        return self.app.session

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that the server or the screen will do."""
        for _ in range(int(PATIENCE / 0.01)):
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"it did not come; the screen shows\n{self.text}")

    async def sees(self, text: str) -> None:
        await self.until(lambda: text in self.text)

    async def sits(self) -> None:
        """Wait until the match has begun and the table is drawn."""
        await self.until(lambda: isinstance(self.app.screen, RemoteTableScreen | Page))
        await self.until(lambda: self.frame.board.scene is not None)

    async def plays(self, seed: int = 1, most: int = 10**6) -> None:
        """Choose at random what can be chosen, until the match is over or so many times; at first with keys."""
        rng = random.Random(seed)

        def ready() -> list[str]:
            return [target.key for target in self.targets() if isinstance(target.act, tuple)]

        for count in range(most):
            await self.until(
                lambda: isinstance(self.app.screen, Page) or (self.frame.asking and bool(ready())) or self.frame.ended
            )
            await self.turn_page()
            if self.frame.ended:
                return
            if self.frame.asking and ready():
                number = self.session.table.n
                if count < KEYS:
                    await self.choose(rng.choice(ready()))
                else:
                    self.frame.board.aim = rng.choice(ready())
                    self.frame.board.choose()
                await self.session.table.changed(number)


@asynccontextmanager
async def terminal(session: RemoteSession) -> AsyncIterator[Guest]:
    """The terminal app at a table of a server."""
    app = RojiApp(session.lang, session=session, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        yield Guest(app, pilot)


@asynccontextmanager
async def table_for_two(
    home: Home, game: str, lang: str = "en", **options: Any
) -> AsyncIterator[tuple[Guest, RemoteTable]]:
    """Aiko at the terminal, Ben with a client, at a table that waits for its start."""
    made = await home.create(game, name="Aiko", **options)
    session = RemoteSession(
        Home(home.base, lang).at(made.table, made.secret), invite=home.link(made.table, made.invite)
    )
    async with terminal(session) as aiko:
        await aiko.until(lambda: isinstance(aiko.app.screen, WaitingRoom) and session.table.connected)
        seated = await home.sit(made.table, made.invite, name="Ben")
        async with home.at(made.table, seated.secret) as ben:
            yield aiko, ben


def at_a_server(folder: Path, work: Callable[[Home], Awaitable[None]]) -> None:
    async def serve() -> None:
        async with running(quick(folder)) as home:
            await work(home)

    asyncio.run(serve())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_against_a_client(game: str, tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, game, **GAMES[game]) as (aiko, ben):
            await aiko.sees("Everybody is here")
            await aiko.press("enter")
            await aiko.sits()
            await asyncio.gather(aiko.plays(), play_on(ben, 2))
            await aiko.sees("The match is over")
            record = read(await home.record(ben.link.table, ben.link.secret))
            assert record.final().over
            assert record.final().view(0) == aiko.session.look.view
            await aiko.until(lambda: aiko.session.kept is not None)
            assert aiko.session.kept is not None
            assert read(aiko.session.kept.read_text("utf-8")) == record
            told = sum(len(told) > 0 for told in aiko.session._lines)
            assert told >= len(record.moves) / 2

    at_a_server(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_who_has_the_link_for_watching_sees_a_match_and_changes_nothing(game: str, tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        made = await home.create(game, name="Aiko", **GAMES[game])
        async with terminal(RemoteSession(home.at(made.table, made.watch))) as chiyo:
            await chiyo.sees("2. waiting for somebody")
            seated = await home.sit(made.table, made.invite, name="Ben")
            await chiyo.sees("the match begins soon")
            assert "start" not in chiyo.text
            assert made.watch not in chiyo.text
            await chiyo.press("enter")  # those who watch start nothing
            async with home.at(made.table, made.secret) as aiko, home.at(made.table, seated.secret) as ben:
                assert aiko.phase == "waiting"
                await aiko.start()
                await chiyo.sits()
                await chiyo.turn_page()
                await chiyo.sees("You are watching")
                await chiyo.press("colon", *"1L", "enter")
                assert chiyo.status == "You are watching; those who sit at the table decide."
                number = aiko.n
                for key in ("enter", "space", "u", "x", "n", "i"):
                    await chiyo.press(key)
                assert isinstance(chiyo.app.screen, RemoteTableScreen | Page)
                assert aiko.n == number
                await asyncio.gather(play_on(aiko), play_on(ben, 2), chiyo.plays())
                await chiyo.sees("The match is over")
                assert chiyo.session.look.view == read(await home.record(made.table, made.watch)).final().view(None)
                assert chiyo.session.kept is None

    at_a_server(tmp_path, work)


def test_the_waiting_room_tells_who_is_missing_and_how_to_invite_them(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        made = await home.create("orders", ["me", "open", "open", "greedy"], name="Aiko", players=4, rounds=2)
        invite = home.link(made.table, made.invite)
        session = RemoteSession(home.at(made.table, made.secret), invite=invite)
        async with terminal(session) as aiko:
            await aiko.sees("Waiting for seat 2, 3.")
            for words in (
                "1. Aiko, that is you",
                "2. waiting for somebody",
                "4. Roji, a bot (greedy)",
                "rounds=2",
                invite,
            ):
                await aiko.sees(words)
            await aiko.sees(str(session.table.link))
            await aiko.press("enter")
            await aiko.sees("Not everybody is here yet.")
            seated = await home.sit(made.table, made.invite, name="Ben")
            await aiko.sees("2. Ben")
            third = await home.sit(made.table, made.invite)
            await aiko.sees("3. Player 3")
            await aiko.sees("Everybody is here. Enter starts the match.")
            async with home.at(made.table, seated.secret) as ben:
                await ben.start()  # anybody may
                await aiko.sees("Waiting for Player 3 to add to the deal. It starts by itself.")
                async with home.at(made.table, third.secret):
                    await aiko.sits()

    at_a_server(tmp_path, work)


def test_what_the_other_decides_is_shown_as_it_comes_and_kept_in_the_history(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", starter=1) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await aiko.sees("Ben to decide")
            await aiko.press("colon", *"1L", "enter")
            assert aiko.status == "Not your turn yet."
            await ben.turn()
            card = ben.choices[0].what["card"]
            await ben.move(ben.choices[0].action)
            await aiko.press("h")
            await aiko.sees(f"Ben plays {card}")

    at_a_server(tmp_path, work)


def test_a_refusal_of_the_server_is_shown_and_opens_the_rules_at_its_clause(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            card = next(card for card in ("1L", "3L", "8L", "11L", "12L") if card not in aiko.session.look.view["hand"])
            await aiko.press("colon", *card, "enter")
            await aiko.until(lambda: "is not in your hand" in aiko.status)
            assert aiko.status.startswith("H-12: ")
            assert "? opens the rules at H-12" in aiko.status
            await aiko.press("colon", *"nonsense", "enter")
            await aiko.until(lambda: "nonsense" in aiko.status)
            await aiko.press("i")
            await aiko.until(lambda: aiko.status == "This table plays without hints.")
            assert "i hint" not in aiko.text
            await aiko.plays(most=1)
            assert aiko.session.begun

    at_a_server(tmp_path, work)


def test_a_hint_is_given_where_the_table_allows_it(tmp_path: Path) -> None:
    async def match() -> None:
        async with Process(tmp_path / "server") as server, Home(server.base) as home:
            made = await home.create("kokeshi", ["me", "greedy"], starter=0)
            async with terminal(RemoteSession(home.at(made.table, made.secret))) as aiko:
                await aiko.sees("Everybody is here")
                await aiko.press("enter")
                await aiko.sees("i hint")
                await aiko.press("i")
                await aiko.until(lambda: aiko.status.startswith("Roji would choose: "))
                scene = aiko.frame.board.scene
                assert scene is not None
                assert scene.hint in aiko.session.choices

    asyncio.run(match())


def test_of_several_decisions_in_a_line_those_before_the_first_refusal_are_made(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "niwashi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await aiko.until(lambda: aiko.frame.asking)
            tile = next(about["tile"] for about in aiko.session.choices.values() if about["do"] == "tile")
            await aiko.press("colon", *tile, "space", *"aa1", "enter")
            await aiko.until(lambda: "aa1" in aiko.status)
            assert aiko.session.look.view["chosen"] == tile
            other = next(name for name in aiko.session.look.view["hand"] if name != tile)
            board = aiko.frame.board
            board.post_message(board.Instead(INDEX[other]))
            await aiko.until(lambda: aiko.session.look.view["chosen"] == other)

    at_a_server(tmp_path, work)


def test_what_was_decided_is_taken_back_at_once_or_when_the_other_agrees(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "kokeshi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await aiko.press("u")
            assert "Nothing can be taken back" in aiko.status
            while aiko.session.table.to_move == 0:
                await aiko.plays(most=1)
            made = len(aiko.session.history())
            await aiko.press("u")  # Ben has not decided anything yet
            await aiko.until(lambda: aiko.frame.asking)
            await aiko.sees("Taken back.")
            assert len(aiko.session.history()) <= made
            while aiko.session.table.to_move == 0:
                await aiko.plays(most=1)
            while ben.to_move == 1:
                await ben.move(ben.choices[0].action)
            await aiko.until(lambda: aiko.frame.asking)
            for yes, words in ((False, "Ben does not agree."), (True, "Taken back.")):
                await aiko.press("u")
                await aiko.sees("You ask to take back your decision.")
                await ben.changed(ben.n if ben.asked is None else ben.n - 1)
                await ben.answer(yes)
                await aiko.sees(words)
            assert aiko.session.table.to_move == 0

    at_a_server(tmp_path, work)


@pytest.mark.parametrize(("key", "agreed"), [("enter", True), ("escape", False)])
def test_somebody_else_who_wants_to_take_back_gets_an_answer(key: str, agreed: bool, tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "kokeshi", starter=1) as (aiko, ben):
            await ben.start()
            while ben.to_move == 1:
                await ben.move(ben.choices[0].action)
            await aiko.sits()
            while aiko.session.table.to_move == 0:
                await aiko.plays(most=1)
            await ben.turn()
            before = ben.n
            await ben.undo()
            await aiko.until(lambda: isinstance(aiko.app.screen, Question))
            await aiko.sees("Ben wants to take back a decision. Do you agree, Aiko?")
            await aiko.press(key)
            await ben.changed(before + 1)
            await aiko.sees("Taken back." if agreed else "You do not agree.")
            assert not isinstance(aiko.app.screen, Question)
            await ben.turn()
            await ben.undo() if not agreed else await ben.move(ben.choices[0].action)
            if not agreed:  # a question is gone when there is nothing to answer any more
                await aiko.until(lambda: isinstance(aiko.app.screen, Question))
                await ben.move(ben.choices[0].action)
                await aiko.until(lambda: not isinstance(aiko.app.screen, Question))

    at_a_server(tmp_path, work)


def test_giving_up_ends_the_match_and_the_rematch_has_the_seats_swapped(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "kokeshi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await aiko.press("x")
            await aiko.sees("Give up this match?")
            await aiko.press("enter")
            await aiko.sees("The match is over")
            await ben.changed(ben.n if not ben.over else ben.n - 1)
            assert ben.over
            first = aiko.session
            table = await ben.ask_rematch()
            await aiko.sees("Ben would like a rematch")
            await aiko.press("n")
            await aiko.until(lambda: aiko.session is not first and isinstance(aiko.app.screen, WaitingRoom))
            await aiko.sees("Waiting for seat 1.")
            seated = await home.sit(table, ben.link.secret, name="Ben")
            await aiko.sees("2. Aiko, that is you")
            async with home.at(table, seated.secret) as again:
                assert again.seat == 0
                await again.start()
                await aiko.sits()
                await aiko.sees("Ben to decide")

    at_a_server(tmp_path, work)


def test_a_server_that_stops_and_starts_again_in_the_middle_is_waited_for(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            Process(tmp_path / "server") as server,
            Home(server.base) as home,
            table_for_two(home, "kokeshi", max_turns=20) as (aiko, ben),
        ):
            await ben.start()
            await aiko.sits()
            others = asyncio.create_task(play_on(ben, 2))
            await aiko.plays(most=4)
            assert await server.stop() == 0
            await aiko.sees("Connection lost")
            await aiko.sees("you (")  # the table stays
            server.start()
            await aiko.until(lambda: "Connection lost" not in aiko.text)
            await aiko.plays()
            await others
            await aiko.sees("The match is over")

    asyncio.run(match())


def test_the_table_speaks_german(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", lang="de", rounds=1, starter=0) as (aiko, ben):
            await aiko.sees("Alle sind da. Enter beginnt die Partie.")
            await aiko.sees("2. Ben")
            await aiko.press("enter")
            await aiko.sits()
            await aiko.sees("Du bist am Zug")
            await aiko.press("colon", *"13A", "enter")
            await aiko.until(lambda: "Monate" in aiko.status)
            await asyncio.gather(aiko.plays(), play_on(ben))
            await aiko.sees("Die Partie ist zu Ende")

    at_a_server(tmp_path, work)


def test_leaving_asks_first_and_the_same_seat_is_found_again(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await aiko.plays(most=1)
            await aiko.press("q")
            await aiko.sees("Your seat stays yours")
            await aiko.press("enter")
            link = aiko.session.table.link
            told = [line.plain for line in aiko.session.history()]
        async with terminal(RemoteSession(home.at(link.table, link.secret))) as back:
            await back.sits()
            assert [line.plain for line in back.session.history()][: len(told)] == told
            await back.sees("Ben is away")

    at_a_server(tmp_path, work)

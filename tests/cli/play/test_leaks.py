"""Nothing on any screen tells what is hidden: twins of a match that differ only in secrets look the same."""

from __future__ import annotations

import asyncio
import random
from importlib import import_module

import pytest

import roji
from roji.cli.play.app import RojiApp
from roji.cli.play.parts import Handover
from roji.cli.play.session import Session
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import Record
from roji.testing.check import Match as Played
from roji.testing.check import play
from roji.testing.hidden import get
from roji.testing.leaks import exchanged, replayed
from tests.cli.play.driver import LARGE, SMALL, Person
from tests.family import OWN

GAMES = {
    "koikoi": {"rounds": 2},
    "orders": {"players": 4, "rounds": 2},
    "niwashi": {},
    "kokeshi": {},
}
POINTS, TWINS, TRIES = 2, 2, 300


def table_of(first: State, played: Played, move: int, seat: int, people: list[str]) -> Session:
    """The table after so many decisions, with a person at this seat."""
    record = Record(played.game, seed=0, moves=list(played.actions[:move]), seats=people)
    record.players = [f"Seat {number}" for number in range(played.game.players)]
    return Session(Match(record, first), "en")


async def everything(person: Person, session: Session) -> dict[str, str]:
    """All that a person can get to see at the table without deciding anything."""
    person.app.sit_down(session)
    await person.pilot.pause()
    seen = {}
    if isinstance(person.app.screen, Handover):
        seen["handover"] = person.text
        await person.press("enter")
    seen["table"] = person.text
    seen["labels"] = "\n".join(target.label for target in person.table.board.canvas.targets)
    await person.press("i")
    seen["hint"] = person.text
    await person.press("h")
    seen["history"] = person.text
    await person.press("escape")
    if person.table.asking:
        for number, target in enumerate(person.table.board.canvas.targets):
            wrong = isinstance(target.act, tuple) and not target.ready
            if wrong and number < 6:
                person.table.on_sheet_chosen(person.table.board.Chosen(target))
                seen[f"refused {target.key}"] = person.status
    return seen


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", sorted(name for name in OWN if not roji.game(name).open))
def test_the_screens_of_twins_are_the_same(game: str, size: tuple[int, int]) -> None:
    rng = random.Random(f"{game} {size}")
    hidden = import_module(f"roji.testing.facts.{game}").hidden
    played = play(roji.game(game, **GAMES[game]), 5, rng)
    compared: set[object] = set()

    async def look() -> None:
        app = RojiApp("en", pace=0)
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            for move in sorted(rng.sample(range(len(played.actions)), POINTS)):
                seat = played.states[move].seat
                assert seat is not None
                people = ["person"] * played.game.players
                dicts = [state.to_dict() for state in played.states[: move + 1]]
                moves = [played.states[number].name(played.actions[number]) for number in range(move)]
                groups = [slots for slots in hidden(dicts, moves, seat) if len(slots.paths) > 1]
                seen = await everything(person, table_of(played.states[0], played, move, seat, people))
                twins = 0
                for _ in range(TRIES):
                    twin = exchanged(dicts[0], groups, rng)
                    states = replayed(played, twin, move)
                    if states is None or twin == dicts[0]:
                        continue
                    again = await everything(person, table_of(states[0], played, move, seat, people))
                    assert again == seen
                    twins += 1
                    compared.update(
                        path for slots in groups for path in slots.paths if get(twin, path) != get(dicts[0], path)
                    )
                    if twins == TWINS:
                        break
                assert twins == TWINS

    asyncio.run(look())
    assert len(compared) > 10


def test_a_board_that_told_a_secret_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from roji.cli.tellers import Teller

    tables: list[Session] = []
    honest = Session.__init__

    def remembered(self: Session, *args: object, **rest: object) -> None:
        honest(self, *args, **rest)  # type: ignore[arg-type]
        tables.append(self)

    def telling(self: Teller, view: object) -> str:
        return str(tables[-1].state.to_dict()["stock"])[:8]

    monkeypatch.setattr(Session, "__init__", remembered)
    monkeypatch.setattr(Teller, "scoreline", telling)
    with pytest.raises(AssertionError):
        test_the_screens_of_twins_are_the_same("koikoi", SMALL)

"""Nothing that goes over the network tells what is hidden: a viewer cannot tell a match from its twins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

import roji
from roji.games.state import State
from roji.games.telling import sentence
from roji.server.live import Live
from roji.server.metrics import metrics
from roji.server.shelf import Shelf
from roji.server.tables import Tables
from roji.table.events import Logged, Moved, Started, TookBack
from roji.table.record import Record
from roji.table.retelling import Retelling
from roji.table.table import Table, choices
from roji.table.told import Seen, Shown
from roji.testing.hidden import get
from roji.wire import protocol
from tests.server.leaks.check import Leak, Setting, Totals, check_match
from tests.server.leaks.soaks import SHORT, matches
from tests.server.leaks.street import street
from tests.server.leaks.twins import Past, hidden_from
from tests.server.places import Places


@pytest.mark.parametrize("game", SHORT)
def test_every_byte_of_twins_is_the_same_until_the_reveal(game: str, places: Places) -> None:
    totals = matches(game, 0, 0, SHORT[game], places.postgres)
    assert totals.matches == SHORT[game]
    assert totals.told > 80 * totals.twins
    assert len(totals.refused) > 3
    if roji.game(game).open:
        assert totals.events["TookBack"] > 1  # at once and by consent
        assert totals.events["AskedBack"] > 1
    else:
        assert totals.varied > 40


def test_what_was_seen_before_it_was_taken_back_is_not_hidden() -> None:
    game = roji.game("koikoi")
    first, action = next(
        (state, action)
        for state in (game.new(seed=seed) for seed in range(100))
        for action in state.legal_actions()
        if state.effects_of(action, 0)[0].to_dict()["phase"] == "take"  # it matches two, and nothing was turned yet
    )
    seat, card = first.seat, first.name(action)
    assert seat is not None
    log: list[Logged] = [Started(), Moved(seat=seat, action=action), TookBack(seat=seat, to=0)]
    data = first.to_dict()

    def hidden(log: list[Logged]) -> set[str]:
        groups = hidden_from(1 - seat, Past(first, log, []))
        return {get(data, path) for slots in groups for path in slots.paths if path[0] == "hands"}

    assert hidden(log[:1]) - hidden(log) == {card}


# -- planted leaks ---------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def told_state(table: Table) -> State:
    assert table.state is not None
    return table.state


def in_the_view(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown_to

    def shown_to(self: Table, viewers: list[int | None]) -> list[Shown]:
        return [
            made
            if made.view is None
            else replace(made, view={**made.view, "next": told_state(self).to_dict()["stock"][:3]})
            for made in honest(self, viewers)
        ]

    patch.setattr(Table, "shown_to", shown_to)


def in_the_view_of_spectators(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown_to

    def shown_to(self: Table, viewers: list[int | None]) -> list[Shown]:
        made = honest(self, [0 if viewer is None else viewer for viewer in viewers])
        return [replace(shown, choices=[]) for shown in made]

    patch.setattr(Table, "shown_to", shown_to)


def in_an_event(patch: pytest.MonkeyPatch) -> None:
    honest = Table.seen

    def seen(self: Table, viewer: int | None) -> Seen:
        event = self.log[-1]
        return honest(self, event.seat if isinstance(event, Moved) else viewer)

    patch.setattr(Table, "seen", seen)


def in_the_history(patch: pytest.MonkeyPatch) -> None:
    honest = Retelling._moved

    def moved(self: Retelling, event: Moved) -> None:
        viewer, self.viewer = self.viewer, event.seat
        honest(self, event)
        self.viewer = viewer

    patch.setattr(Retelling, "_moved", moved)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = Table.move

    def move(self: Table, seat: int, action: int, note: str = "") -> Moved:
        self.playing().clone().apply(action)  # asks the rules before it asks whose turn it is
        return honest(self, seat, action, note)

    patch.setattr(Table, "move", move)


def in_the_record(patch: pytest.MonkeyPatch) -> None:
    async def record(self: Shelf, id: str, who: str) -> Record:
        return (await self.tables.opened(id)).table.record()

    patch.setattr(Shelf, "record", record)


def in_the_choices(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown_to

    def shown_to(self: Table, viewers: list[int | None]) -> list[Shown]:
        made = honest(self, viewers)
        if self.to_move is None:
            return made
        return [replace(shown, choices=choices(told_state(self))) for shown in made]

    patch.setattr(Table, "shown_to", shown_to)


def in_a_sentence(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown_to

    def shown_to(self: Table, viewers: list[int | None]) -> list[Shown]:
        if self.to_move is None:
            return honest(self, viewers)
        card = told_state(self).to_dict()["stock"][-1]
        told = sentence("koikoi-ask-take", card={"card": card})
        return [replace(shown, question=told) for shown in honest(self, viewers)]

    patch.setattr(Table, "shown_to", shown_to)


def in_the_welcome(patch: pytest.MonkeyPatch) -> None:
    honest = Tables.welcome

    def welcome(self: Tables, live: Live, *args: Any, **more: Any) -> protocol.Welcome:
        return structs.replace(honest(self, live, *args, **more), secret=live.table.secret)

    patch.setattr(Tables, "welcome", welcome)


def in_the_list_of_tables(patch: pytest.MonkeyPatch) -> None:
    honest = Shelf.seats

    async def seats(self: Shelf, device: str, who: str) -> list[protocol.TableShown]:
        made = await honest(self, device, who)
        return [structs.replace(one, touched=self.tables.live[one.table].table.seed % 1000) for one in made]

    patch.setattr(Shelf, "seats", seats)


def in_the_metrics(patch: pytest.MonkeyPatch) -> None:
    honest = Table.move

    def move(self: Table, seat: int, action: int, note: str = "") -> Moved:
        metrics.refusals.labels(told_state(self).to_dict()["stock"][:3]).inc()
        return honest(self, seat, action, note)

    patch.setattr(Table, "move", move)


LATE = (in_an_event, in_the_history)  # seats see something different when a second round is dealt


@pytest.mark.parametrize(
    ("plant", "game", "found"),
    [
        (in_the_view, "koikoi", '"next"'),
        (in_the_view_of_spectators, "koikoi", "viewer None"),
        (in_an_event, "koikoi", '"update"'),
        (in_the_history, "koikoi", '"hand"|"welcome"'),
        (in_a_refusal, "koikoi", '"refused"'),
        (in_the_record, "kokeshi", "GET /api/tables/table2/record"),
        (in_the_choices, "koikoi", '"choices"'),
        (in_a_sentence, "koikoi", '"question"'),
        (in_the_welcome, "kokeshi", '"secret"'),
        (in_the_list_of_tables, "kokeshi", "GET /api/mine"),
        (in_the_metrics, "koikoi", "GET /metrics"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_planted_leak_is_found(plant: Plant, game: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def some_matches() -> None:
        async with street() as server:
            for case in range(6):
                most = 400 if plant in LATE else 60
                short = Setting(roji.game(game), ["me", "open"], chat=False, gap=8, most=most, skill=0)
                await check_match(server, short, random.Random(case), Totals())

    plant(monkeypatch)
    with pytest.raises(Leak, match=f"(?s){found}"):
        asyncio.run(some_matches())

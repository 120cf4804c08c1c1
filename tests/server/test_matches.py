"""Whole matches over the network."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roji.client import Refused, join, watch
from roji.table.events import Rematch, Replaced
from roji.table.record import read
from roji.table.told import SeenMove
from tests.server.running import play_on, play_together, quick, running, two_at_a_table

GAMES: dict[str, dict[str, Any]] = {
    "koikoi": {"rounds": 2},
    "orders": {"rounds": 1},
    "kokeshi": {"max_turns": 30},
    "niwashi": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match_and_get_its_record(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, game, **GAMES[game]) as (aiko, ben):
            await aiko.start()
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            assert aiko.over
            assert ben.n == aiko.n
            record = read(await home.record(aiko.link.table, aiko.link.secret))
            assert record.players == ["Aiko", "Ben"]
            assert record.final().over
            assert record.final().scores() == aiko.view["scores"]
            assert record.fair is not None
            record.fair.check(record.seed)

    asyncio.run(match())


def test_a_game_that_somebody_else_wrote_in_plain_python_is_played_over_the_network(
    pebbles: object, tmp_path: Path
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "pebbles") as (aiko, ben):
            await aiko.start()
            await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
            assert aiko.over
            moved = [event for event in ben.events if isinstance(event, SeenMove)]
            assert moved
            assert all(event.effects for event in moved)

    asyncio.run(match())


def test_a_game_that_breaks_in_the_middle_of_a_decision_leaves_the_table_as_it_was(
    pebbles: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = pebbles.PebblesState
    honest, breaks = kind.apply, [True]

    def apply(state: Any, action: int) -> None:
        honest(state, action)  # the state is changed, and then
        if len(state.laid) == 3 and breaks:
            breaks.clear()
            raise ZeroDivisionError("a fault of the game")

    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "pebbles") as (aiko, ben):
            await aiko.start()
            with pytest.raises(Refused) as refused:
                await play_together([aiko, ben], 100)
            assert refused.value.key == "internal"
            await play_together([aiko, ben], 100)
            assert aiko.over
            assert read(await home.record(aiko.link.table, aiko.link.secret)).final().view(aiko.seat) == aiko.view

    monkeypatch.setattr(kind, "apply", apply)
    asyncio.run(match())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_match_against_a_bot(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create(game, ["beginner", "me"], **GAMES[game])
            async with home.at(made.table, made.secret) as table:
                await table.start()
                await play_on(table)
                assert not any(isinstance(event, Replaced) for event in table.events)

    asyncio.run(match())


def test_six_sit_at_a_table_of_orders_with_bots_between_them(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            seats = ["me", "greedy", "open", "greedy", "greedy", "greedy"]
            made = await home.create("orders", seats, players=6, rounds=1)
            other = await join(home.link(made.table, made.invite), name="Ben")
            async with home.at(made.table, made.secret) as aiko, other as ben:
                assert ben.seat == 2
                await ben.start()
                await asyncio.gather(play_on(aiko), play_on(ben))
                assert aiko.over

    asyncio.run(match())


def test_a_spectator_sees_what_is_public_and_can_do_nothing(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=1)
            async with home.at(made.table, made.secret) as aiko, watch(home.link(made.table, made.watch)) as eyes:
                await aiko.start()
                await aiko.turn()
                await eyes.changed(aiko.n - 1)
                assert eyes.seat is None
                assert eyes.view["hand"] is None
                with pytest.raises(Refused, match="watching"):
                    await eyes.move(eyes.view["field"][0])
                await play_on(aiko)
                assert aiko.watching == 1

    asyncio.run(match())


def test_a_rematch_has_the_seats_swapped_and_opens_with_the_same_secrets(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "kokeshi") as (aiko, ben):
            await aiko.start()
            with pytest.raises(Refused) as early:
                await ben.ask_rematch()
            assert early.value.key == "rematch-running"
            await ben.resign()
            table = await ben.ask_rematch()
            await aiko.changed(ben.n - 1)
            assert aiko.rematch == table
            with pytest.raises(Refused) as twice:
                await aiko.ask_rematch()
            assert twice.value.key == "rematch-there"
            for old in (aiko, ben):
                await home.sit(table, old.link.secret, name="again")
            async with home.at(table, aiko.link.secret) as again, home.at(table, ben.link.secret) as other:
                assert (again.seat, other.seat) == (1, 0)
                await again.start()
                await other.changed(again.n - 1)
                assert (other.phase, again.secret) == ("running", "")

    asyncio.run(match())


def test_everybody_may_resign_and_a_bot_plays_on_at_a_larger_table(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("orders", ["me", "open", "greedy"], players=3, rounds=1)
            other = await join(home.link(made.table, made.invite))
            async with home.at(made.table, made.secret) as aiko, other as ben:
                await aiko.start()
                await ben.resign()
                assert ben.seats[1].who == "casual"
                with pytest.raises(Refused) as gone:
                    await ben.hint()
                assert gone.value.key == "seat-not-yours"
                await play_on(aiko)
                assert aiko.over

    asyncio.run(match())


def test_the_rematch_is_told_as_an_event(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await aiko.start()
            await asyncio.gather(play_on(aiko), play_on(ben))
            await aiko.ask_rematch()
            await ben.changed(aiko.n - 1)
            assert isinstance(ben.events[-1], Rematch)

    asyncio.run(match())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_decisions_with_reasons_where_the_table_allows_it(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create(game, ["me", "greedy"], starter=0)
            async with home.at(made.table, made.secret) as table:
                await table.start()
                assert await table.turn()
                best = await table.hint()
                assert {advice.action for advice in best} <= {choice.action for choice in table.choices}
                assert all(advice.why for advice in best)
            async with two_at_a_table(home, game, starter=0) as (aiko, _):
                await aiko.start()
                with pytest.raises(Refused) as off:
                    await aiko.hint()
                assert off.value.key == "hints-off"

    asyncio.run(match())


def test_a_bot_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("kokeshi", ["me", "beginner"], starter=0, max_turns=20)
            async with home.at(made.table, made.secret) as table:
                await table.start()
                for turn in range(3):
                    await play_on(table, seed=turn, most=3)
                    if await table.turn() and table.may_undo:
                        await table.undo()
                await play_on(table)
                assert table.over
                assert not any(isinstance(event, Replaced) for event in table.events)

    asyncio.run(match())

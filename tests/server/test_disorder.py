"""Wishes that come twice, late, in another order or from two sides at once: each happens once or not at all."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roji.client import Refused, RemoteTable, join
from roji.client.links import Link
from roji.server.store.grouped import GroupedStore
from roji.table.events import Left, Moved, Rematch, Sat, Started, TookBack
from tests.server import soaks
from tests.server.places import Place, Places
from tests.server.raw import raw
from tests.server.running import play_on, running, two_at_a_table
from tests.server.truth import agree, check_told, stored


@given(st.integers(0, 10**6))
@settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_over_a_bad_network_everybody_is_told_the_same_log(places: Places, case: int) -> None:
    soaks.disordered(places(), 0, case)


def key(answer: object) -> str:
    return answer.key if isinstance(answer, Refused) else "done"


def test_of_people_who_race_for_a_seat_one_gets_it(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            made = await home.create("koikoi")
            sits = [home.sit(made.table, made.invite, name=f"P{number}") for number in range(10)]
            answers = await asyncio.gather(*sits, return_exceptions=True)
            assert sorted(map(key, answers)) == ["done"] + ["seat-taken"] * 9
        log = stored(place, made.table).log
        assert [event.seat for event in log if isinstance(event, Sat)] == [0, 1]

    asyncio.run(match())


def test_a_seat_that_is_asked_for_again_with_the_same_wish_is_the_same_seat(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            made = await home.create("orders", players=4)
            seats = f"/api/tables/{made.table}/seats"
            ben = {"secret": made.invite, "request": "b" * 32, "name": "Ben"}
            at_once = await asyncio.gather(*(home.http.post(seats, json=ben) for _ in range(5)))
            home.http.cookies.clear()  # lost with the answer
            later = await home.http.post(seats, json=ben)
            assert [answer.json() for answer in at_once] == [later.json()] * 5
            assert later.json()["seat"] == 1
            assert [mine.seat for mine in await home.mine()] == [1]
            carla = await home.http.post(seats, json={**ben, "request": "c" * 32, "name": "Carla"})
            assert carla.json()["seat"] == 2  # nobody knows Ben's wish
            async with home.at(made.table, later.json()["secret"]) as at_table:
                assert at_table.seat == 1
                told = msgspec.json.encode(at_table.events).decode()
        async with running(place.settings) as home:
            assert (await home.http.post(seats, json=ben)).json() == later.json()
            async with home.at(made.table, later.json()["secret"]) as at_table:
                await at_table.leave()
            refused = await home.http.post(seats, json=ben)  # late: he has left since
            assert (refused.status_code, refused.json()["key"]) == (409, "seat-not-yours")
        log = stored(place, made.table).log
        assert [event.seat for event in log if isinstance(event, Sat)] == [0, 1, 2]
        for event in log:
            assert "b" * 32 not in event.id
            assert not event.id or event.id not in told

    asyncio.run(match())


def test_a_client_that_gets_no_answer_to_its_wish_for_a_seat_asks_again(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            made = await home.create("orders", players=4)
            answers = []

            async def lose_the_first(answer: httpx.Response) -> None:
                answers.append(answer)
                if len(answers) == 1:
                    raise httpx.ReadError("lost")

            home.http.event_hooks = {"response": [lose_the_first]}
            assert (await home.sit(made.table, made.invite)).seat == 1
            assert len(answers) == 2
            assert (await home.sit(made.table, made.invite)).seat == 2

    asyncio.run(match())


def test_of_two_starts_and_two_rematches_one_counts(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            answers = await asyncio.gather(aiko.start(), ben.start(), return_exceptions=True)
            assert sorted(map(key, answers)) == ["done", "start-begun"]
            await ben.resign()
            await aiko.changed(ben.n - 1)
            again_twice = await asyncio.gather(aiko.ask_rematch(), ben.ask_rematch(), return_exceptions=True)
            assert sorted(map(key, again_twice)) == ["done", "rematch-there"]
            await agree([aiko, ben])
            assert aiko.rematch == ben.rematch
            again = await asyncio.gather(*(home.sit(aiko.rematch, old.link.secret) for old in (aiko, aiko, ben, ben)))
            assert [seated.seat for seated in again] == [1, 1, 0, 0]  # asked twice, seated once
            check_told(place, [aiko, ben])
        log = stored(place, aiko.link.table).log
        assert sum(isinstance(event, Started | Rematch) for event in log) == 2
        assert sum(isinstance(event, Sat) for event in stored(place, aiko.rematch).log) == 2

    asyncio.run(match())


def test_two_devices_at_one_seat_make_one_decision(place: Place) -> None:
    async def match() -> None:
        async with (
            running(place.settings) as home,
            two_at_a_table(home, "koikoi", rounds=2) as (aiko, ben),
            home.at(aiko.link.table, aiko.link.secret) as phone,
        ):
            await phone.start()
            await agree([aiko, ben, phone])
            for _ in range(6):
                while ben.my_turn:
                    await play_on(ben, 1, 1)
                await asyncio.gather(aiko.turn(), phone.turn())
                wishes = [device.move(device.choices[number].action) for number, device in ((0, aiko), (-1, phone))]
                answers = await asyncio.gather(*wishes, return_exceptions=True)
                assert sorted(map(key, answers)) == ["done", "stale"]
                await agree([aiko, ben, phone])
            check_told(place, [aiko, ben, phone])

    asyncio.run(match())


def test_an_undo_and_a_move_that_cross_each_other_end_in_one_order_for_all(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home, two_at_a_table(home, "kokeshi", max_turns=60) as (aiko, ben):
            await aiko.start()
            for number in range(12):
                await agree([aiko, ben])
                mover, other = (aiko, ben) if aiko.my_turn else (ben, aiko)
                wishes = [other.undo(), mover.move(mover.choices[number % len(mover.choices)].action)]
                answers = await asyncio.gather(*wishes, return_exceptions=True)
                assert set(map(key, answers)) <= {"done", "stale", "undo-shown"}
                await agree([aiko, ben])
                for table in (aiko, ben):
                    if table.asked is not None and table.seat in table.asked.of:
                        await table.answer(number % 2 == 0)
            await agree([aiko, ben])
            check_told(place, [aiko, ben])
        assert any(isinstance(event, TookBack) for event in stored(place, aiko.link.table).log)

    asyncio.run(match())


def test_a_wish_that_comes_again_is_answered_with_its_number_and_not_done_again(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            made = await home.create("kokeshi", ["me", "open"], chat=True, starter=0)
            ben = await home.sit(made.table, made.invite)
            async with raw(home, made.table) as one, raw(home, made.table) as two, raw(home, made.table) as other:
                await one.hello(made.secret)
                await two.hello(made.secret)
                await other.hello(ben.secret)
                began = await one.ask("start", id="s")
                assert await two.ask("start", id="s") == {"re": "s", "type": "accepted", "n": began["n"]}
                action = began["choices"][0]["action"]
                for _ in range(3):  # all three before any answer
                    await one.send("move", id="m", base=began["n"], action=action)
                moved = await one.answer("m")
                assert [await one.answer("m") for _ in range(2)] == [
                    {"re": "m", "type": "accepted", "n": moved["n"]}
                ] * 2
                assert moved["type"] == "update"
                late = await two.ask("move", id="m2", base=began["n"], action=action)
                assert (late["key"], late["missing"]["since"]) == ("stale", began["n"])
                assert late["missing"]["shown"]["n"] == moved["n"]
                ahead = await two.ask("move", id="m3", base=moved["n"] + 1, action=action)
                assert ahead["key"] == "stale"
                # The same id from another seat is another wish.
                assert (await other.ask("say", id="m", text="hello"))["type"] == "update"
        log = stored(place, made.table).log
        assert sum(isinstance(event, Moved) for event in log) == 1

    asyncio.run(match())


def test_who_leaves_has_no_way_back_with_the_old_secret_however_quick(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over = GroupedStore._hand_over

    def slowly(store: GroupedStore) -> None:
        assert store.loop is not None
        store.loop.call_later(0.2, hand_over, store)

    async def match() -> None:
        async with running(place.settings) as home, two_at_a_table(home, "koikoi") as (aiko, ben):
            table, secret = ben.link.table, ben.link.secret
            async with raw(home, table) as back, home.at(table, secret) as phone:
                monkeypatch.setattr(GroupedStore, "_hand_over", slowly)
                leaving = asyncio.create_task(ben.leave())
                await asyncio.sleep(0.05)  # it is being written
                assert (await back.hello(secret))["key"] == "bad-secret"
                with pytest.raises(Refused) as left:
                    await phone.changed(10**6)
                assert left.value.key == "left"
                await asyncio.wait([leaving])
            await aiko.changed(3)
            assert isinstance(aiko.events[-1], Left)

    asyncio.run(match())


def test_who_gave_up_cannot_move_for_the_bot_nor_look_into_its_cards_at_the_rematch(place: Place) -> None:
    async def match() -> None:
        async with running(place.settings) as home:
            made = await home.create("orders", ["me", "open", "greedy"], players=3, rounds=1)
            other = await join(home.link(made.table, made.invite))
            async with home.at(made.table, made.secret) as aiko, other as ben:
                await aiko.start()
                await ben.resign()
                with pytest.raises(Refused) as refused:
                    await ben.move(0)
                assert refused.value.key == "seat-not-yours"
                await aiko.resign()
                table = await aiko.ask_rematch()
                again = RemoteTable(Link(home.base, table, ben.link.secret))
                with pytest.raises(Refused) as shut:
                    async with again:
                        pass
                assert shut.value.key == "bad-secret"
                with pytest.raises(Refused):
                    await home.sit(table, ben.link.secret)
                await home.sit(table, aiko.link.secret)

    asyncio.run(match())

"""Strict dealing at a real server: promises first, opened together, and what happens when somebody never opens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from roji.client import Home, RemoteTable
from roji.server.dealer import Dealer
from roji.table.events import Added, Created, Promised, Redealt, Sealed, Started
from roji.table.fair import commitment, new_nonce
from roji.table.record import read
from tests.server.dishonest import Cheat
from tests.server.raw import Raw, raw
from tests.server.running import quick, running, two_at_a_table
from tests.server.test_fair import keys, short_match

NEVER_OPENS = new_nonce()


@asynccontextmanager
async def with_a_sleeper(home: Home) -> AsyncIterator[tuple[list[RemoteTable], Raw]]:
    """Aiko and Ben at a strict table for three, and somebody who promises and then never opens."""
    made = await home.create("orders", players=3, strict=True, name="Aiko")
    ben = await home.sit(made.table, made.invite, name="Ben")
    cleo = await home.sit(made.table, made.invite, name="Cleo")
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(home.at(made.table, secret)) for secret in (made.secret, ben.secret)]
        sleeper = await stack.enter_async_context(raw(home, made.table))
        await sleeper.hello(cleo.secret)
        await sleeper.ask("promise", commitment=made.commitment, promise=commitment(NEVER_OPENS))
        yield tables, sleeper


def test_nobody_tells_a_nonce_before_all_have_promised_and_one_has_started(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            two_at_a_table(home, "koikoi", rounds=1, strict=True) as (aiko, ben),
        ):
            assert not [event for event in aiko.events if isinstance(event, Added)]
            await short_match((aiko, ben))
            parts = (Promised, Sealed, Added, Started)
            order = [type(event) for event in ben.events if isinstance(event, parts)]
            assert order == [Promised, Promised, Sealed, Added, Added, Started]
            for table in (aiko, ben):
                assert (await asyncio.wait_for(table.checked(), 30)).say("en") == [
                    "Dealt fairly: checked on this device."
                ]
            fair = read(await home.record(ben.link.table, ben.link.secret)).fair
            assert fair is not None
            assert (fair.form, fair.strict, fair.without) == (2, True, [])

    asyncio.run(match())


def test_who_never_opens_is_left_out_of_a_new_deal_and_all_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealer, "opening", 1.0)

    async def match() -> None:
        async with running(quick(tmp_path)) as home, with_a_sleeper(home) as ((aiko, ben), sleeper):
            await aiko.start()
            assert (await sleeper.ask("leave"))["key"] == "leave-begun"  # it could look at the others' and go
            await asyncio.wait_for(aiko._until(lambda: aiko.phase == "running"), 60)
            redealt = next(event for event in ben.events if isinstance(event, Redealt))
            assert redealt.without == [2]
            created = ben.events[0]
            assert isinstance(created, Created)
            assert redealt.commitment != created.commitment
            late = await sleeper.ask("nonce", commitment=created.commitment, nonce=NEVER_OPENS)
            assert late["key"] == "nonce-commitment"
            assert aiko.part.kept.nonces[1] != aiko.part.kept.nonces[2]  # what was told once is told to no other deal
            for table in (aiko, ben):
                await table.resign()
            await sleeper.ask("resign")
            verdict = await asyncio.wait_for(aiko.checked(), 60)
            assert verdict.faults == []
            assert [gap.key for gap in verdict.gaps] == ["dealt-again"]
            fair = read(await home.record(ben.link.table, ben.link.secret)).fair
            assert fair is not None
            assert (fair.without, fair.nonces[2]) == ([2], "")

    asyncio.run(match())


def test_the_time_of_a_deal_goes_on_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealer, "opening", 2.0)

    async def match() -> None:
        async with running(quick(tmp_path)) as home, with_a_sleeper(home) as ((aiko, _), _):
            await aiko.start()
            links = [aiko.link]
        await asyncio.sleep(2)
        async with running(quick(tmp_path)) as home, home.at(links[0].table, links[0].secret) as aiko:
            while not any(isinstance(event, Redealt) for event in aiko.events):
                await asyncio.wait_for(aiko.changed(), 60)

    asyncio.run(match())


def test_a_rematch_is_strict_again_with_a_commitment_of_its_own(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            two_at_a_table(home, "koikoi", rounds=1, strict=True) as (aiko, ben),
        ):
            await short_match((aiko, ben))
            table = await aiko.ask_rematch()
            for one in (aiko, ben):
                await home.sit(table, one.link.secret)
            async with home.at(table, aiko.link.secret) as first, home.at(table, ben.link.secret) as second:
                created = first.events[0]
                assert isinstance(created, Created)
                assert created.strict
                assert created.commitment != aiko.part.kept.commitments[1]
                await short_match((first, second))
                assert (await asyncio.wait_for(second.checked(), 30)).faults == []

    asyncio.run(match())


def test_a_server_in_league_with_a_player_is_caught_by_the_promise(tmp_path: Path) -> None:
    cheat = Cheat(tmp_path / "cheat", "promise-broken")
    cheat.start()
    cheat.wait()

    async def match() -> None:
        async with Home(cheat.base) as home, two_at_a_table(home, "koikoi", rounds=1, strict=True) as (aiko, ben):
            await short_match((aiko, ben))
            assert "dealt-promise" in keys(await asyncio.wait_for(ben.checked(), 30))

    try:
        asyncio.run(match())
    finally:
        cheat.kill()

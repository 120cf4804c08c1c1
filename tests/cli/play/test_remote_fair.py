"""The screens of the terminal say how a match at a server was dealt, and ask for strict dealing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roji.client import Home
from roji.table.events import Created
from tests.cli.play.test_remote import at_a_server, table_for_two
from tests.server.dishonest import Cheat
from tests.shell import Shell


@pytest.mark.parametrize(("lang", "says"), [("en", "Dealt fairly: checked"), ("de", "Fair gegeben")])
def test_a_fair_match_ends_with_one_calm_line(lang: str, says: str, tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", lang, starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await ben.resign()
            await aiko.until(lambda: aiko.session.judged)
            lines = [line.plain for line in aiko.session.history()]
            assert [line for line in lines if says in line] == lines[-1:]
            assert not aiko.session.unfair

    at_a_server(tmp_path, work)


def test_a_match_that_was_not_dealt_fairly_has_a_warning_that_stays(tmp_path: Path) -> None:
    cheat = Cheat(tmp_path / "cheat", "nonce-swapped")
    cheat.start()
    cheat.wait()

    async def match() -> None:
        async with Home(cheat.base) as home, table_for_two(home, "koikoi", starter=0) as (aiko, ben):
            await ben.start()
            await aiko.sits()
            await ben.resign()
            await aiko.sees("This match was not dealt fairly.")
            await aiko.sees("something else into the deal")
            await aiko.press("t", "t")
            await aiko.sees("This match was not dealt fairly.")

    try:
        asyncio.run(match())
    finally:
        cheat.kill()


def test_strict_dealing_is_shown_in_the_waiting_room(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async with table_for_two(home, "koikoi", strict=True, starter=0) as (aiko, ben):
            created = ben.events[0]
            assert isinstance(created, Created)
            assert created.strict
            await aiko.sees("strict dealing")
            await ben.start()
            await aiko.sits()

    at_a_server(tmp_path, work)


def test_strict_is_for_a_new_table_at_a_server(shell: Shell) -> None:
    code, _, err = shell("play", "koikoi", "--strict")
    assert code != 0
    assert "use it with --at" in err

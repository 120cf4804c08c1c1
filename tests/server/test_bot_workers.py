"""Bots in processes of their own: what breaks is replaced, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roji.client import Home
from roji.server import bot_workers
from roji.table.events import Replaced
from tests.server import bad_bots
from tests.server.raw import raw
from tests.server.running import play_on, quick, running


@pytest.fixture(autouse=True)
def badly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "_answer", bad_bots.answer)
    monkeypatch.setattr(bot_workers, "PATIENCE", 5.0)


async def finished(home: Home, bot: str, rounds: int = 3) -> list[Replaced]:
    """Play a match against a bot to its end; the replacements there were.

    Of several rounds, because a lucky hand (H-11) ends one before the bot has decided anything.
    """
    made = await home.create("koikoi", ["me", bot], rounds=rounds)
    async with home.at(made.table, made.secret) as table:
        await table.start()
        await play_on(table)
        return [event for event in table.events if isinstance(event, Replaced)]


@pytest.mark.parametrize("bot", [bad_bots.CRASHES, bad_bots.RAISES, bad_bots.NONSENSE])
def test_a_bot_that_breaks_is_replaced_and_the_match_goes_on(bot: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            (replaced,) = await finished(home, bot)
            assert (replaced.seat, replaced.by) == (1, "greedy")

    asyncio.run(match())


def test_a_bot_that_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PATIENCE", 1.5)

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            assert len(await finished(home, bad_bots.SLEEPS)) == 1

    asyncio.run(match())


def test_where_every_bot_breaks_the_match_goes_on_and_the_log_does_not_fill_up(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            assert len(await finished(home, bad_bots.TROUBLE, rounds=3)) == 1

    asyncio.run(match())


def test_a_bot_that_crashes_takes_no_other_bot_at_its_worker_with_it(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            bots = ["random", "greedy", bad_bots.CRASHES, "beginner", bad_bots.CRASHES, "random"]
            replaced = await asyncio.gather(*(finished(home, bot) for bot in bots))
            assert [len(each) for each in replaced] == [0, 0, 1, 0, 1, 0]

    asyncio.run(match())


def test_while_a_bot_thinks_the_other_tables_are_not_delayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PATIENCE", 60)

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", bad_bots.SLEEPS], rounds=1, starter=1)
            people = await home.create("koikoi", rounds=1)
            ben = await home.sit(people.table, people.invite)
            async with (
                home.at(made.table, made.secret) as waits,
                home.at(people.table, people.secret) as one,
                home.at(people.table, ben.secret) as other,
            ):
                await waits.start()
                await one.start()
                began = time.monotonic()
                await asyncio.wait_for(asyncio.gather(play_on(one, 1), play_on(other, 2)), 30)
                assert one.over
                assert not waits.my_turn
                assert time.monotonic() - began < 30

    asyncio.run(match())


WORKER = """
import asyncio, os, roji
from roji.server.bot_workers import Question, BotWorkers
from roji.server.workers import Workers

async def main():
    game = roji.game("koikoi")
    state = game.new(seed=1)
    made = BotWorkers(Workers(1))
    await made.decide(Question("t", game, state.seat, "greedy", 1, 0, [], state))
    print(*made.workers.pools[0]._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "thinks.py"
    program.write_text(WORKER)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        os.kill(worker, 0)
        server.send_signal(signal.SIGKILL)
        server.wait()
        assert gone(worker)


def gone(process: int) -> bool:
    """Whether a process ends within ten seconds."""
    for _ in range(200):
        try:
            if Path(f"/proc/{process}/stat").read_text().split(") ")[1].startswith("Z"):
                return True
            os.kill(process, 0)
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    os.kill(process, signal.SIGKILL)
    return False


def test_a_seat_has_one_hint_at_a_time_over_all_its_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], starter=0, rounds=1)
            async with home.at(made.table, made.secret) as table:
                await table.start()
                await table.turn()
                async with raw(home, made.table) as one, raw(home, made.table) as other:
                    await one.hello(made.secret)
                    await other.hello(made.secret)
                    first = await one.send("hint")
                    refused = await other.ask("hint")
                    assert (refused["type"], refused["key"]) == ("refused", "hint-waits")
                    assert (await one.answer(first))["type"] == "hinted"
                    assert (await other.ask("hint"))["type"] == "hinted"

    asyncio.run(match())

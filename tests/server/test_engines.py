"""Engines at a table: those that the operator named, and no others; one that fails is replaced."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from roji.bots.engines.engine import Engine
from roji.cli.serve import hired
from roji.client import Home
from roji.client.table import Refused
from roji.server.config.chosen import choose
from roji.server.settings import Settings
from roji.table.events import Replaced
from tests.bots.engines.programs import BAD, WELL, program
from tests.server.running import play_on, quick, running
from tests.shell import Shell


def with_engines(folder: Path, *engines: Engine) -> Settings:
    return replace(quick(folder), engines={engine.name: engine for engine in engines})


async def replaced(home: Home, bot: str, rounds: int = 2) -> list[str]:
    """Play a match against a bot to its end: who replaced it."""
    made = await home.create("koikoi", ["me", bot], rounds=rounds)
    async with home.at(made.table, made.secret) as table:
        await table.start()
        await play_on(table)
        return [event.by for event in table.events if isinstance(event, Replaced)]


def test_an_engine_of_the_operator_sits_at_a_table_and_is_sent_what_its_seat_may_know(tmp_path: Path) -> None:
    engine = program(tmp_path, WELL, "mine")

    async def match() -> None:
        async with running(with_engines(tmp_path / "data", engine)) as home:
            assert await replaced(home, "engine:mine") == []

    asyncio.run(match())
    lines = [json.loads(line) for line in (tmp_path / "mine.log").read_text().splitlines()]
    decisions = [line for line in lines if line["do"] == "decide"]
    assert [line["do"] for line in lines[:2]] == ["hello", "match"]
    assert len(decisions) > 5
    assert {(line["view"]["seat"], lines[1]["seat"]) for line in decisions} == {(1, 1)}


def test_an_engine_that_fails_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    engines = [program(tmp_path, BAD[key], f"bad{n}") for n, key in enumerate(("engine-died", "engine-illegal"))]
    slow = replace(program(tmp_path, BAD["engine-timeout"], "slow"), seconds=0.2)

    async def match() -> None:
        async with running(with_engines(tmp_path / "data", *engines, slow)) as home:
            names = [*(f"engine:{engine.name}" for engine in (*engines, slow)), "random"]
            found = await asyncio.gather(*(replaced(home, name, rounds=3) for name in names))
            assert found == [["greedy"], ["greedy"], ["greedy"], []]

    asyncio.run(match())


def test_nobody_who_plays_can_name_a_command(tmp_path: Path) -> None:
    wrong = tmp_path / "ran"

    async def match() -> None:
        async with running(with_engines(tmp_path / "data", program(tmp_path, WELL, "mine"))) as home:
            for name in (f"engine:touch {wrong}"[:32], "engine:other", "engine:", "engine:true"):
                with pytest.raises(Refused, match="There is no engine"):
                    await home.create("koikoi", ["me", name])

    asyncio.run(match())
    assert not wrong.exists()


def test_a_server_does_not_start_with_an_engine_that_does_not_play(tmp_path: Path, shell: Shell) -> None:
    engine = program(tmp_path, WELL, "mine")
    options = {"engine": (f"mine={engine.command}",), "engine_seconds": "1.5", "engine_memory": "300"}
    found = hired(choose(options).settings).engines["mine"]
    assert (found.seconds, found.megabytes, found.command) == (1.5, 300, engine.command)
    for pair, says in (("a=no-such-program", "no program"), ("a=true", "ended by itself"), ("a", "NAME=COMMAND")):
        code, _, err = shell("serve", "--port", "0", "--data", str(tmp_path / "data"), "--engine", pair)
        assert (code, says in err) == (2, True)
    code, _, err = shell("serve", "--engine", "a=true", "--engine", "a=true")
    assert (code, "two engines called a" in err) == (2, True)
    assert not (tmp_path / "data").exists()


def test_the_games_tell_which_engines_play_them(tmp_path: Path) -> None:
    engine = replace(program(tmp_path, WELL, "mine"), games=("koikoi",))

    async def match() -> None:
        async with running(with_engines(tmp_path / "data", engine)) as home:
            shown = (await home.http.get("/api/games")).json()
            assert [game["id"] for game in shown if "engine:mine" in game["bots"]] == ["koikoi"]
            assert engine.command not in json.dumps(shown)

    asyncio.run(match())

"""Gardens over HTTP: drawn whole, and checked while somebody builds one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from roji.client import Home
from roji.games.kokeshi.garden import ARRANGEMENTS, half_lines, known_gardens, turned
from tests.server.running import quick, running


def ask(folder: Path, path: str, text: str) -> Any:
    async def once() -> Any:
        async with running(quick(folder)) as home:
            return await get(home, path, text)

    return asyncio.run(once())


async def get(home: Home, path: str, text: str) -> Any:
    return (await home.http.get(path, params={"text": text})).json()


def test_every_garden_of_ours_is_shown_by_its_name_and_by_its_text(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            for name in known_gardens():
                shown = await get(home, "/api/gardens", name)
                assert shown == await get(home, "/api/gardens", shown["text"])
                assert len(shown["tiles"]) == 12
                assert shown["spaces"][shown["bases"][0]]["far"] == [0, shown["distance"]]
                assert not any(tile["clashes"] for tile in shown["tiles"])
                assert (await get(home, "/api/gardens/check", shown["text"]))["problem"] == ""

    asyncio.run(look())


def test_a_garden_that_cannot_be_laid_is_refused_with_the_reason(tmp_path: Path) -> None:
    refused = ask(tmp_path, "/api/gardens", "0,0 200121 first")
    assert refused["key"] == "kokeshi-garden-count"


def test_a_tile_that_lies_askew_clashes_on_the_edge_it_shares(tmp_path: Path) -> None:
    good, askew = ARRANGEMENTS[1], turned(ARRANGEMENTS[2], 1)
    checked = ask(tmp_path, "/api/gardens/check", f"0,0 {good} / 2,-1 {askew}")
    assert [tile["clashes"] for tile in checked["tiles"]] == [[0], [3]]
    assert "12" in checked["problem"]


def test_what_is_no_tile_is_refused(tmp_path: Path) -> None:
    assert ask(tmp_path, "/api/gardens/check", "moss")["key"] == "kokeshi-garden-entry"


def test_a_tile_can_be_told_from_every_other_however_it_is_turned() -> None:
    ways = [turned(lines, steps) for lines in ARRANGEMENTS for steps in range(6)]
    assert len(set(ways)) == len(ways)
    assert half_lines("001122") is None
    assert half_lines(turned(ARRANGEMENTS[0], 1)) == "201201"

"""Records at a server beyond their moves: the story, what could be read, and playing on from a moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roji.client import Home
from roji.table.origin import LONG
from roji.table.record import read
from tests.family import OWN
from tests.long import long_kokeshi
from tests.server.running import play_on, quick, running
from tests.server.test_reviews import GOLDEN, brought, golden
from tests.shell import Shell

EVERY = sorted(path for path in GOLDEN.glob("*/*.toml") if path.parent.name in OWN)


def test_every_golden_record_is_imported_and_told(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            for path in EVERY:
                text = path.read_text("utf-8")
                link, record = await brought(home, text), read(text)
                story = (await home.http.get(f"{link}/story?seat=0", timeout=60)).json()
                assert story["total"] == len(record.moves)
                assert [line["number"] for line in story["lines"]] == list(range(1, min(len(record.moves), 500) + 1))
                if record.moves and len(record.moves) <= 500:
                    assert story["lines"][-1]["scores"] == record.final().scores()

    asyncio.run(match())


def test_a_long_story_is_told_in_parts_and_bad_questions_are_refused(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link, told = await brought(home, long_kokeshi(1200).to_text()), list[int]()
            while len(told) < 1200:
                part = (await home.http.get(f"{link}/story?since={len(told)}", timeout=60)).json()
                told += [line["number"] for line in part["lines"]]
            assert told == list(range(1, 1201))
            past = (await home.http.get(f"{link}/story?since=99999", timeout=60)).json()
            assert past["lines"] == []
            for path, status, key in (
                (f"{link}/story?seat=2", 400, "bad-seat"),
                (f"{link}/story?since=-1", 400, "bad-request"),
                ("/api/records/nothere/story", 404, "no-record"),
                ("/api/records/nothere/reading", 404, "no-record"),
            ):
                answer = await home.http.get(path, timeout=60)
                assert (answer.status_code, answer.json()["key"]) == (status, key)

    asyncio.run(match())


def test_a_record_is_read_turn_by_turn_where_its_game_tells_that(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            for game, some in (("niwashi", True), ("koikoi", False)):
                link = await brought(home, golden(game).read_text("utf-8"))
                assert bool((await home.http.get(f"{link}/reading", timeout=60)).json()) == some

    asyncio.run(match())


async def gone_on(home: Home, link: str, **asked: Any) -> tuple[int, dict[str, Any]]:
    answer = await home.http.post(f"{link}/tables", json=asked, timeout=60)
    found: dict[str, Any] = answer.json()
    return answer.status_code, found


@pytest.mark.parametrize("game", ["koikoi", "orders", "kokeshi", "niwashi"])
def test_a_record_is_played_on_from_its_middle_to_its_end_and_says_that_it_was(
    shell: Shell, game: str, tmp_path: Path
) -> None:
    before = read(golden(game).read_text("utf-8"))
    number, seat = len(before.moves) * 3 // 4, 0

    async def match() -> str:
        async with running(quick(tmp_path / "log")) as home:
            link = await brought(home, before.to_text())
            status, made = await gone_on(home, link, number=number, seat=seat, bot="greedy", name="Aiko")
            assert (status, made["seat"]) == (201, seat)
            async with home.at(made["table"], made["secret"]) as table:
                await table.start()
                await play_on(table)
                assert table.over
                verdict = await table.checked()
                assert verdict.faults == []
                assert "dealt-position" in {gap.key for gap in verdict.gaps}
            watching = {"authorization": f"Bearer {made['watch']}"}
            seen = (await home.http.get(f"/api/tables/{made['table']}", headers=watching)).json()
            assert (seen["events"][0]["after"], "origin" in seen["events"][0]) == (number, False)
            text = await home.record(made["table"], made["secret"])
            opened = (await home.http.get(f"{await brought(home, text)}/match", timeout=60)).json()
            assert opened["after"] == number
            return text

    text = asyncio.run(match())
    record = read(text)
    assert record.origin is not None
    assert record.origin.moves == before.moves[:number]
    file = tmp_path / "on.toml"
    file.write_text(text, "utf-8")
    for lang, says in (("en", "not dealt fairly"), ("de", "nicht fair gegeben")):
        code, out, _ = shell("verify", str(file), "--lang", lang)
        assert code == 1
        assert says in out


def test_a_table_that_went_on_outlives_the_server(tmp_path: Path) -> None:
    async def begin() -> tuple[dict[str, Any], Any]:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            _, made = await gone_on(home, link, number=5, seat=1, bot="greedy")
            await home.ask("DELETE", link)  # the table needs its record no more
            async with home.at(made["table"], made["secret"]) as table:
                await table.start()
                assert await table.turn()
                return made, table.view

    async def again(made: dict[str, Any], view: Any) -> None:
        async with running(quick(tmp_path)) as home, home.at(made["table"], made["secret"]) as table:
            assert await table.turn()
            assert table.view == view
            await play_on(table)
            assert table.over

    asyncio.run(again(*asyncio.run(begin())))


def test_where_nothing_is_left_to_play_or_nobody_can_it_is_refused(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            long = await brought(home, long_kokeshi(LONG + 2).to_text())
            for where, asked, key in (
                (link, {"number": 9999, "seat": 0, "bot": "greedy"}, "match-over"),
                (link, {"number": 3, "seat": 2, "bot": "greedy"}, "bad-seat"),
                (link, {"number": 3, "seat": 0, "bot": "nobody"}, "bot-unknown"),
                (link, {"number": -3, "seat": 0, "bot": "greedy"}, "bad-request"),
                (link, {"number": 3, "seat": 0}, "bad-request"),
                (long, {"number": LONG + 1, "seat": 0, "bot": "greedy"}, "origin-long"),
                ("/api/records/nothere", {"number": 3, "seat": 0, "bot": "greedy"}, "no-record"),
            ):
                status, found = await gone_on(home, where, **asked)
                assert status in (400, 404)
                assert found["key"] == key

    asyncio.run(match())

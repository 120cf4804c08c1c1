"""Finished matches looked at again: the figures of `roji analyse`, in small pieces that outlive the server."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from roji.bots.postmortem import PASSES
from roji.client import Home
from roji.server import reviews
from roji.server.identity import Rate
from roji.server.quotas import Quota
from roji.server.work import BOTS, OTHERS, REVIEWS
from roji.server.workers import Workers
from tests.long import long_kokeshi
from tests.server.running import quick, running
from tests.server.test_workers import nap, with_workers
from tests.shell import Shell

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "koikoi": "koikoi-won", "orders": "declined", "niwashi": "journey-two-hands", "kokeshi": "won-by-jump",
}  # fmt: skip


def golden(game: str) -> Path:
    return GOLDEN / game / f"{RECORDS[game]}.toml"


async def brought(home: Home, text: str) -> str:
    """The link of a record that somebody brings."""
    taken = await home.http.post("/api/records", json={"text": text}, timeout=60)
    return f"/api/records/{taken.json()['id']}"


async def asked(home: Home, link: str, since: int = 0, depth: int = 0, lang: str = "en") -> dict[str, Any]:
    answer = await home.http.get(f"{link}/review/{depth}?since={since}", timeout=60, headers={"accept-language": lang})
    found: dict[str, Any] = answer.json()
    assert answer.status_code == 200, found
    return found


async def whole(home: Home, link: str, since: int = 0, depth: int = 0) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A whole pass, and all decisions in it."""
    judged, found = list[dict[str, Any]](), await asked(home, link, since, depth)
    judged += found["judged"]
    while found["next"] < found["total"]:
        found = await asked(home, link, found["next"], depth)
        judged += found["judged"]
    return found, judged


@pytest.mark.parametrize("game", RECORDS)
def test_the_figures_are_those_of_the_terminal(shell: Shell, game: str, tmp_path: Path) -> None:
    async def match() -> tuple[dict[str, Any], list[dict[str, Any]]]:
        async with running(quick(tmp_path)) as home:
            return await whole(home, await brought(home, golden(game).read_text("utf-8")))

    found, judged = asyncio.run(match())
    analysed = json.loads(shell("analyse", str(golden(game)), "--sims", str(found["simulations"]), "--json")[1])
    assert len(judged) == len(analysed["decisions"]) > 5
    for mine, theirs in zip(judged, analysed["decisions"], strict=True):
        assert (mine["number"], mine["seat"], mine["round"]) == (theirs["decision"], theirs["seat"], theirs["round"])
        assert (mine["cost"], mine["mark"] or None) == (theirs["cost"], theirs["mark"])
        assert (mine["worth"], mine["best"]) == (theirs["played"]["worth"], theirs["best"]["worth"])
        if mine["mark"]:
            best = theirs["best"]
            assert [mine["better"][key] for key in ("name", "turn", "why")] == [best["name"], best["turn"], best["why"]]
        else:
            assert mine["better"] is None
    assert any(mine["mark"] for mine in judged)
    assert found["points"] == (analysed["measure"] == "points at once")


def test_a_review_is_told_in_pieces_each_once_and_in_the_language_of_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.02)

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            first = await asked(home, link)
            assert 0 < first["next"] < first["total"]
            found, judged = await whole(home, link)
            numbers = [each["number"] for each in judged]
            assert numbers == sorted(set(numbers))
            assert found["passes"] == len(PASSES)
            again = await asked(home, link, found["total"])
            assert (again["judged"], again["next"]) == ([], found["total"])
            english, german = [(await asked(home, link, lang=lang))["judged"] for lang in ("en", "de")]
            whys = [[each["better"]["why"] for each in said if each["better"]] for said in (english, german)]
            assert whys[0]
            assert not set(whys[0]) & set(whys[1])

    asyncio.run(match())


def test_an_answer_holds_so_much_and_the_rest_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            found, judged = await whole(home, link)
            assert len(judged) > 12
            monkeypatch.setattr(reviews, "MANY", 3)
            first = await asked(home, link)
            assert (len(first["judged"]), first["summary"]) == (3, [])
            again, same = await whole(home, link)
            assert (again["summary"], same) == (found["summary"], judged)

    asyncio.run(match())


def test_a_review_goes_on_where_it_was_after_the_server_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.02)
    text = golden("koikoi").read_text("utf-8")

    async def begin() -> tuple[str, dict[str, Any]]:
        async with running(quick(tmp_path / "one")) as home:
            link = await brought(home, text)
            return link, await asked(home, link)

    async def go_on(link: str, first: dict[str, Any]) -> list[dict[str, Any]]:
        async with running(quick(tmp_path / "one")) as home:
            kept = await asked(home, link)
            assert kept["judged"][: len(first["judged"])] == first["judged"]
            assert (kept["next"], kept["since"]) == (first["next"], 0)  # nothing was worked out anew
            return [*first["judged"], *(await whole(home, link, first["next"]))[1]]

    async def at_once() -> list[dict[str, Any]]:
        async with running(quick(tmp_path / "other")) as home:
            return (await whole(home, await brought(home, text)))[1]

    link, first = asyncio.run(begin())
    assert 0 < first["next"] < first["total"]
    assert asyncio.run(go_on(link, first)) == asyncio.run(at_once())


def test_two_who_look_at_the_same_review_share_the_work_and_it_goes_with_its_record(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("orders").read_text("utf-8"))
            one, two = await asyncio.gather(asked(home, link), asked(home, link))
            assert one == two
            await home.ask("DELETE", link)
            gone = await home.http.get(f"{link}/review/0")
            assert (gone.status_code, gone.json()["key"]) == (404, "no-record")

    asyncio.run(match())


def test_what_cannot_be_reviewed_is_refused_and_says_why(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            long = await brought(home, long_kokeshi(reviews.DECISIONS + 1).to_text())
            for path, status, key in (
                (f"{link}/review/9", 400, "review-pass"),
                (f"{link}/review/10", 400, "bad-request"),
                (f"{link}/review/0?since=-1", 400, "bad-request"),
                (f"{long}/review/0", 400, "review-long"),
                ("/api/records/nothere/review/0", 404, "no-record"),
            ):
                answer = await home.http.get(path, timeout=60)
                assert (answer.status_code, answer.json()["key"]) == (status, key), path

    asyncio.run(match())


def test_an_address_that_asks_for_too_many_pieces_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    settings = dataclasses.replace(quick(tmp_path), quota=Quota(pieces=Rate(burst=2, per_second=0)))

    async def match() -> None:
        async with running(settings) as home:
            link = await brought(home, golden("koikoi").read_text("utf-8"))
            found = await asked(home, link)
            found = await asked(home, link, found["next"])
            more = await home.http.get(f"{link}/review/0?since={found['next']}")
            assert (more.status_code, more.json()["key"]) == (429, "too-fast")
            assert (await asked(home, link))["next"] == found["next"]  # what is known costs nothing

    asyncio.run(match())


def test_reviews_leave_a_worker_to_bots_and_the_own_bots_of_who_asks_do_not_wait_for_them() -> None:
    async def test(workers: Workers) -> None:
        long = [asyncio.create_task(workers.ask(who, nap, 30.0, rank=REVIEWS, seconds=60)) for who in ("a", "b", "c")]
        await asyncio.sleep(0.1)
        assert sum(who is not None for who in workers.busy) == 1
        for who in ("a", "d"):
            assert await asyncio.wait_for(workers.ask(who, nap, 0.0, who, rank=BOTS, seconds=60), 20) == who
        for task in long:
            task.cancel()

    with_workers(1, test)


def test_hints_and_records_come_before_reviews() -> None:
    async def test(workers: Workers) -> None:
        order: list[str] = []

        async def ask(name: str, rank: int) -> None:
            order.append(await workers.ask(name, nap, 0.01, name, rank=rank, seconds=60))

        held = [asyncio.create_task(workers.ask(who, nap, 0.5, seconds=60)) for who in ("x", "y")]
        await asyncio.sleep(0.1)
        tasks = [asyncio.create_task(ask(name, rank)) for name, rank in (("review", REVIEWS), ("hint", OTHERS))]
        await asyncio.gather(*held, *tasks)
        assert order == ["hint", "review"]

    with_workers(1, test)

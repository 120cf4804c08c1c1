"""The scorekeeper over HTTP: what can be tapped, and counts that are those of the rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from httpx import AsyncClient

import roji
from tests.server.running import quick, running

Case = tuple[str, str, list[str], int, list[tuple[str, list[str]]]]


def asked(folder: Path, *paths: str, lang: str = "en") -> list[Any]:
    async def each() -> list[Any]:
        async with running(quick(folder)) as home:
            return [(await home.http.get(path, headers={"accept-language": lang})).json() for path in paths]

    return asyncio.run(each())


def played(game: roji.Game, seed: int) -> roji.State:
    """A match played by chance."""
    state, rng = game.new(seed=seed), random.Random(seed)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    return state


def flower_rounds(matches: int) -> Iterator[Case]:
    """Won rounds of Koi-Koi under all sets of house rules: pile, calls, and what the rules paid for them."""
    for seed in range(matches):
        preset = ("leaflet", "common", "rising")[seed % 3]
        state = played(roji.game("koikoi", preset=preset), seed)
        for kept, told in zip(state.to_dict()["results"], state.view(None)["results"], strict=True):
            if told["kind"] != "combination":
                continue
            own, other = (kept["calls"][seat] for seat in (kept["winner"], 1 - kept["winner"]))
            flags = [f"preset={preset}", f"own_calls={own}", f"opponent_calls={other}"]
            reasons = [(entry["clause"], entry.get("cards", [])) for entry in told["combinations"] + told["doublings"]]
            yield "koikoi", kept["shown"], flags, told["points"], reasons


def plant_hands(matches: int) -> Iterator[Case]:
    """Counted hands of Garden Orders."""
    for seed in range(matches):
        for result in played(roji.game("orders", players=4, min_run=1 + seed % 2), seed).view(None)["results"]:
            flags = [f"order={result['order']}", f"min_run={1 + seed % 2}"]
            for hand, points, reasons in zip(result["hands"], result["points"], result["reasons"], strict=True):
                lines = [(entry["clause"], entry["cards"]) for entry in reasons]
                yield "orders", " ".join(hand), flags, points, lines


async def counted(http: AsyncClient, game: str, cards: str, told: list[str]) -> Any:
    return (await http.get(f"/api/games/{game}/count", params={"cards": cards, "told": told})).json()


def test_what_is_counted_is_what_the_rules_paid(tmp_path: Path) -> None:
    cases = [*flower_rounds(9), *plant_hands(8)]
    assert len(cases) > 120
    assert sum(len(case[4]) > 2 for case in cases) > 15

    async def each() -> None:
        async with running(quick(tmp_path)) as home:
            for game, cards, told, points, reasons in cases:
                found = await counted(home.http, game, cards, told)
                assert found["points"] == points, (cards, told)
                assert [(reason["clause"], reason["cards"]) for reason in found["reasons"]] == reasons

    asyncio.run(each())


def test_everything_that_can_be_tapped_is_a_card_of_the_game(tmp_path: Path) -> None:
    flowers, plants, gardens = asked(
        tmp_path, "/api/games/koikoi/tray", "/api/games/orders/tray", "/api/games/kokeshi/tray"
    )
    assert [len(row["cards"]) for row in flowers["rows"]] == [4] * 12
    assert [flag["name"] for flag in flowers["flags"]] == ["own_calls", "opponent_calls", "hand"]
    assert flowers["sheet"] == "winner"
    assert [len(row["cards"]) for row in plants["rows"]] == [11] * 3
    assert (plants["copies"], plants["flags"][0]["default"], plants["sheet"]) == (2, None, "each")
    assert (gardens["rows"], gardens["sheet"]) == ([], "wins")
    for game, tray, flags in (("koikoi", flowers, {}), ("orders", plants, {"order": 1})):
        cards = [card for row in tray["rows"] for card in row["cards"]]
        whole = cards if game == "koikoi" else cards[:9]
        assert roji.score(game, " ".join(whole), **flags).points > 0


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("koikoi/count?cards=3A", "Monat 3 hat 3L 3R 3x 3y"),
        ("koikoi/count?cards=1L&told=own_calls%3D1&told=opponent_calls%3D1", "H-16"),
        ("koikoi/count?cards=1L&told=stackign%3D1", "Ist „stacking“ gemeint"),
        ("koikoi/count?cards=1L&told=__class__%3D1", "__class__"),
        ("koikoi/count?cards=1L&told=cards%3D1", "cards"),
        ("koikoi/count?cards=1L&told=game%3D1", "game"),
        ("orders/count?cards=P1", "Welcher Auftrag zählt?"),
        ("orders/count?cards=P1&told=order%3D1", "9 Karten"),
    ],
)
def test_what_is_wrong_or_missing_is_said(tmp_path: Path, path: str, problem: str) -> None:
    (count,) = asked(tmp_path, f"/api/games/{path}", lang="de")
    assert (count["points"], count["reasons"]) == (0, [])
    assert problem in count["problem"]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("koikoi/count?cards=1L&told=own_calls%3D99", "bad-option-value"),
        ("koikoi/count?cards=1L&told=own_calls", "bad-option-pair"),
        ("kokeshi/count?cards=P1", "no-scorekeeper"),
        ("chess/count?cards=e4", "unknown-game"),
        ("chess/tray", "unknown-game"),
        (f"koikoi/count?cards={'1L ' * 500}", "bad-request"),
        (f"koikoi/count?cards=1L{'&told=hand%3Dtrue' * 50}", "bad-request"),
    ],
)
def test_what_is_no_question_is_refused_with_a_sentence(tmp_path: Path, path: str, key: str) -> None:
    (refused,) = asked(tmp_path, f"/api/games/{path}", lang="de")
    assert refused["key"] == key
    assert len(refused["text"]) > 15


@pytest.mark.usefixtures("tsukimi")
def test_a_guest_with_a_scorekeeper_is_counted_as_well(tmp_path: Path, tsukimi: ModuleType) -> None:
    tray, count = asked(tmp_path, "/api/games/tsukimi/tray", "/api/games/tsukimi/count?cards=m1+m2+h3+c4")
    assert [row["name"] for row in tray["rows"]] == ["letter-g", "letter-c", "letter-h", "letter-m"]
    assert count["points"] == 5
    assert count["reasons"][0]["name"] == {"key": "tsukimi-reason-moons", "args": {}}

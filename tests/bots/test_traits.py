"""A human hand: a beginner sees what lies open and misses what needs a plan; better players miss less of both."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.bots.bot import bot, decide, players_of
from roji.bots.eye import Thing, Way, favourite
from roji.bots.levels import LEVELS
from roji.games.state import State
from tests.games.koikoi.positions import deck
from tests.games.koikoi.positions import position as koikoi
from tests.games.kokeshi.positions import setup as kokeshi
from tests.games.orders.positions import position as orders

TIMES, THOUGHT = 60, 1000


def often(level: str, state: State, *names: str) -> float:
    """How often a player of a level begins with one of these decisions."""
    assert state.seat is not None
    found = 0
    for seed in range(TIMES):
        player = bot(level, state.game, state.seat, seed)
        player.budget(THOUGHT)
        found += state.name(player.choose(state)) in names
    return found / TIMES


# -- the eye ---------------------------------------------------------------------------------------------


def chosen(ways: list[Way], **overlooks: float) -> list[int]:
    return [favourite(ways, overlooks, random.Random(seed)) for seed in range(400)]


def test_a_gain_is_overlooked_as_often_as_its_kind_says() -> None:
    ways = [Way(1, (Thing("gain", 2.0),)), Way(2, (Thing("other", 1.0),))]
    assert chosen(ways).count(1) == 400
    assert chosen(ways, gain=0.25).count(2) == pytest.approx(100, abs=30)
    assert chosen(ways, gain=1.0).count(2) == 400


def test_who_overlooks_what_a_way_consists_in_sees_no_other_gain_in_it() -> None:
    ways = [Way(1, (Thing("capture", 1.0), Thing("light", 8.0))), Way(2, (Thing("other", 0.5),))]
    assert chosen(ways, capture=1.0).count(2) == 400
    assert chosen(ways, light=1.0).count(1) == 400


def test_a_danger_is_seen_everywhere_or_nowhere() -> None:
    ways = [Way(action, (Thing("step", 1.0 + action), Thing("threat", -90.0))) for action in range(30)]
    ways.append(Way(99, (Thing("step", 0.5),)))
    found = chosen(ways, threat=0.5)
    assert set(found) == {29, 99}
    assert found.count(99) == pytest.approx(200, abs=40)


# -- Koi-Koi ---------------------------------------------------------------------------------------------


def test_a_beginner_of_koikoi_sees_a_capture_a_light_and_a_combination() -> None:
    capture = koikoi(("3x 5x 7x 12x", "2x 4x 6x 8x"), "3y 9x", "1x 1y 1L 10x 10y 11x 2y 4y")
    light = koikoi(("3x 5x 9R 12x", "2x 4x 6x 8x"), "3L 9x 5R", "1x 1y 1L 10x 10y 11x 2y 4y")
    third = koikoi(("3x 5x 9R 12x", "2x 4x 6x 8x"), "3L 9x 5R", "1x 1y 10x 10y 11x 2y 4y", captured=("1L 8L", ""))
    assert often("beginner", capture, "3x") >= 0.65
    assert often("beginner", light, "3x") >= 0.65
    assert often("beginner", third, "3x") >= 0.75


def test_a_beginner_of_koikoi_misses_what_the_other_waits_for_and_a_club_player_seldom() -> None:
    """The other lacks the ribbon of the pine for three; another ribbon is worth as much to the eye."""
    threat = koikoi(
        ("1x 4x 5x", "2x 1y 6x"), "1R 4R 10A", "3x 3y 7x 1L 11x 12x", captured=("", "2R 3R"), later=[deck(), deck()]
    )
    keeping = [often(level, threat, "1x") for level in LEVELS]
    assert keeping == sorted(keeping)
    assert keeping[0] <= 0.55 < 0.9 <= keeping[2]


def test_a_beginner_of_koikoi_overlooks_the_risk_of_playing_on() -> None:
    risky = koikoi(
        ("1x 2x 4x", "3x 4y 5y"), "5x 7x", "6x 7y 8x 9x 11x 12x", ("3L 9A", "1R 2R 6A 7A"), phase="decide",
        held=[["H-24"], []], best=(5, 0), later=[deck(), deck()],
    )  # fmt: skip
    calls = [often(level, risky, "koikoi") for level in LEVELS]
    assert calls[0] > 0.5 > calls[2]
    assert calls[3] == 0


# -- Garden Orders ---------------------------------------------------------------------------------------


def test_a_beginner_of_orders_sees_a_swap_that_pays_and_reveals_where_none_does() -> None:
    swap = orders(("P2 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P9 G2 G4", orders=(6,))
    paying = {give for give, takes in swap.view(0)["prospects"]["swaps"].items() if max(takes.values()) > 0}
    assert often("beginner", swap, *paying) >= 0.65
    done = orders(("P9 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P2 G2 G4", orders=(6,))
    now = done.view(0)["pays"]["points"]
    assert all(points <= now for takes in done.view(0)["prospects"]["swaps"].values() for points in takes.values())
    assert often("beginner", done, "reveal") >= 0.9


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_weak_levels_of_orders_do_not_swap_to_and_fro(level: str) -> None:
    swaps, undone = swapped(level, rounds=2)
    assert swaps <= 2 * swapped("greedy", rounds=2)[0] + 2
    assert undone <= swaps / 20


def swapped(level: str, **options: Any) -> tuple[int, int]:
    """The swaps of a match of a level with itself, and those that the next one of the same seat took back."""
    game = roji.game("orders", **options)
    state, bots = game.new(seed=7), [bot(level, game, seat, 1) for seat in range(2)]
    last, swaps, undone = dict[int, tuple[str, str]](), 0, 0
    while (seat := state.seat) is not None:
        action = decide(bots[seat], state)
        about = state.describe(action)
        if about["do"] == "take":
            swaps += 1
            undone += last.get(seat) == (about["card"], about["for"])
            last[seat] = (about["for"], about["card"])
        for player in bots:
            player.see(state.effects_of(action, player.seat)[1])
        state.apply(action)
    return swaps, undone


# -- Kokeshi ---------------------------------------------------------------------------------------------


def test_a_beginner_of_kokeshi_sees_most_wins_and_overlooks_threats_that_a_club_player_sees() -> None:
    winning = kokeshi("d9:pg h1:po h2:go", "d3:oo f8:gg e10:pp")
    assert often("beginner", winning, "d9") >= 0.65
    threatened = kokeshi("c3:pg h1:po h2:go", "d4:og f8:go e10:pp")
    safe = players_of(threatened.game).eye
    assert safe is not None
    stopping = {
        threatened.name(way.action) for way in safe(threatened) if not any(t.kind == "threat" for t in way.things)
    }
    letting = [1 - often(level, threatened, *stopping) for level in LEVELS]
    assert letting[0] > letting[2]
    assert letting[3] == 0

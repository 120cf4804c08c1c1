"""Who meets whom, at which seats, on which deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roji.arena.settings import LADDER, OPENING, ROUND_ROBIN, Task, choose, meetings, plan
from roji.games.errors import Invalid


def test_two_bots_play_every_deal_in_both_seatings() -> None:
    settings = choose("koikoi", {}, ["greedy", "random"], deals=3)
    assert [meeting.seatings for meeting in meetings(settings)] == [(("greedy", "random"), ("random", "greedy"))]
    assert plan(settings) == [Task(deal, 0, seating) for deal in range(3) for seating in range(2)]


def test_a_line_up_moves_on_through_all_seats() -> None:
    settings = choose("orders", {"players": 4}, ["random", "greedy", "greedy", "greedy"])
    seatings = meetings(settings)[0].seatings
    assert [seating.index("random") for seating in seatings] == [0, 3, 2, 1]
    assert all(Counter(seating) == Counter(settings.bots) for seating in seatings)


def test_a_bot_against_itself_plays_a_deal_once() -> None:
    assert len(plan(choose("koikoi", {}, ["greedy", "greedy"], deals=5))) == 5


def test_round_robin_is_every_pair_and_the_ladder_every_neighbour() -> None:
    names = ["random", "greedy", "search:5"]
    pairs = [meeting.bots for meeting in meetings(choose("koikoi", {}, names, ROUND_ROBIN))]
    assert pairs == [("random", "greedy"), ("random", "search:5"), ("greedy", "search:5")]
    pairs = [meeting.bots for meeting in meetings(choose("koikoi", {}, names, LADDER))]
    assert pairs == [("random", "greedy"), ("greedy", "search:5")]


def test_partners_of_a_round_robin_play_with_their_like_too() -> None:
    found = meetings(choose("niwashi", {}, ["random", "search:5"], ROUND_ROBIN))
    assert [meeting.bots for meeting in found] == [
        ("random", "random"),
        ("random", "search:5"),
        ("search:5", "search:5"),
    ]
    assert [len(meeting.seatings) for meeting in found] == [1, 2, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_pair_at_a_larger_table_has_every_seat_equally_often(players: int) -> None:
    settings = choose("orders", {"players": players}, ["random", "greedy"], LADDER)
    seatings = meetings(settings)[0].seatings
    for seat in range(players):
        counts = Counter(seating[seat] for seating in seatings)
        assert counts["random"] == counts["greedy"] > 0


def test_only_a_game_without_chance_begins_with_random_decisions() -> None:
    assert choose("kokeshi", {}, ["random", "greedy"]).opening == OPENING
    assert choose("koikoi", {}, ["random", "greedy"]).opening == 0
    assert choose("kokeshi", {}, ["random", "greedy"], opening=0).opening == 0


def test_other_seeds_give_other_deals() -> None:
    one, two = (choose("koikoi", {}, ["random", "greedy"], seed=seed) for seed in (1, 2))
    deals = {settings.number("deal", deal) for settings in (one, two) for deal in range(100)}
    assert len(deals) == 200


@pytest.mark.parametrize(
    ("args", "key"),
    [
        ({"bots": ["greedy"]}, "arena-seats"),
        ({"bots": ["greedy", "random", "random"]}, "arena-seats"),
        ({"bots": ["greedy", "nobody"]}, "bot-unknown"),
        ({"bots": ["greedy", "search:0"]}, "bot-number"),
        ({"bots": ["greedy", "master:100"]}, "bot-number"),
        ({"bots": ["greedy"], "mode": LADDER}, "arena-different"),
        ({"bots": ["greedy", "random", "greedy"], "mode": ROUND_ROBIN}, "arena-different"),
        ({"bots": ["greedy", "random"], "deals": 0}, "arena-least"),
        ({"bots": ["greedy", "random"], "sims": 0}, "arena-least"),
        ({"bots": ["greedy", "random"], "opening": -1}, "arena-least"),
        ({"bots": ["greedy", "random"], "seconds": 0}, "arena-seconds"),
        ({"bots": ["greedy", "random"], "seed": -1}, "bad-seed"),
        ({"bots": ["greedy", "random"], "options": {"rounds": 99}}, "bad-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(args: dict[str, Any], key: str) -> None:
    with pytest.raises(Invalid) as refused:
        choose(**{"game": "koikoi", "options": {}, **args})
    assert refused.value.key == key
    assert refused.value.say("de") != refused.value.say("en")

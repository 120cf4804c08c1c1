"""Niwashi in words: what somebody hears who does not see the table; and the simple partner."""

from __future__ import annotations

import random
import time

import pytest

import roji
from roji.bots.greedy import choose
from roji.cli.tellers import Teller
from roji.games.state import State
from tests.games.niwashi.positions import do, legal, position


def lines(lang: str = "en", **facts: object) -> str:
    state: State = position(**facts)  # type: ignore[arg-type]
    return "\n".join(Teller(roji.game("niwashi"), lang, ["Anna", "Ben"], 0).lines(state.view(0)))


def test_the_garden_is_told_row_by_row() -> None:
    told = lines(drawing="hna s..f .h", at="ae32", hands=("hhn", "aaf"))
    assert "Row 32, from ae: spring, summer, autumn." in told
    assert "Row 33, from ae: sand; ah: winter." in told
    assert "Row 34, from af: spring." in told
    assert "Zeile 33, ab ae: Sand; ah: Winter." in lines("de", drawing="hna s..f", at="ae32", hands=("hhn", "aaf"))


def test_everything_beside_the_garden_is_told() -> None:
    told = lines(
        hands=("hhn", "aaf"), taken=("", "nns"), display="hhf - aas", discard="ffs hnh", pile="nna",
        wishes=("hT fX", "nV"), fulfilled=("aW", "hU"), lantern=("display1.2", "ne", "hhf"),
    )  # fmt: skip
    for found in (
        "display: hhf (spring, spring, winter); aas (autumn, autumn, sand).",
        "Discard pile: 2 tiles, on top hnh (spring, summer, spring).",
        "draw pile: 1 tile.",
        "The lantern was put on field h of tile hhf (display place 1) and points north-east.",
        "your tiles: hhn (spring, spring, summer).",
        "your wishes: hT (spring T): T, a bar of three with a stem of two from its middle. fX (winter X): X, a cross",
        "you fulfilled: aW (autumn W).",
        "Ben took: nns (summer, summer, sand).",
        "Ben fulfilled: hU (spring U).",
        "shapes: I, five in a row. T, a bar of three",
    ):
        assert found in told
    assert "nV" not in told


def test_the_restrictions_of_a_journey_are_told() -> None:
    """N-B3"""
    told = lines(journey="silent-moon", hands=("hhn", "aaf"), display="- -")
    assert "Tiles lie between aa27 and ak37." in told
    assert "No tile may lie on aa27, ak27, aa37, ak37." in told
    assert "Sand stays open." in told
    assert "It cannot be moved any more." in told
    state: State = position(journey="silent-moon", hands=("hhn", "aaf"), display="- -")
    assert (
        Teller(roji.game("niwashi"), "de", ["A", "B"], 0).scoreline(state.view(0))
        == "Der stille Mond: 0 von 12 Aufträgen"
    )


@pytest.mark.parametrize(
    ("moves", "lang", "told"),
    [
        ("", "en", ["lay hhn (spring, spring, summer)", "move the lantern: your hand goes, all of the display comes"]),
        ("hhn", "en", ["ae30: southwards", "af30: southwards"]),
        ("hhn", "de", ["ae30: nach Süden", "af30: nach Süden"]),
        ("hhn ae32", "en", ["hhn from ae32 southwards, over ae32. Like on like."]),
        ("hhn ag34", "de", ["hhn von ag34 nach Norden, über ag32."]),
        ("hhn ae32 s", "en", ["draw hhf (spring, spring, winter)", "draw aas (autumn, autumn, sand)"]),
        ("lantern", "en", ["on a1", "on b1"]),
        ("lantern ae32", "en", ["north", "north-east"]),
        ("lantern pile", "de", ["nach Norden", "nach Nordosten"]),
    ],
)
def test_choices_are_told(moves: str, lang: str, told: list[str]) -> None:
    state: State = position(hands=("hhn", "aaf"), display="hhf aas -", drawing="hna", at="ae32")
    do(state, moves)
    teller = Teller(roji.game("niwashi"), lang, ["Anna", "Ben"], 0)
    assert [teller.choice(state.describe(action)) for action in state.legal_actions()][: len(told)] == told


def test_a_lantern_in_the_way_and_the_places_of_the_lantern_are_told() -> None:
    """N-17, N-R6"""
    state: State = position(hands=("hhf nns", "aaf"), display="hhn - -", discard="ffs")
    teller = Teller(roji.game("niwashi"), "en", ["Anna", "Ben"], 0)
    aimed: State = position(hands=("hhf", "aaf"), lantern=("ah32", "n", ""))
    do(aimed, "hhf af32")
    assert teller.choice(aimed.describe(aimed.parse("e"))).endswith("The lantern goes home.")
    do(state, "lantern")
    told = [teller.choice(state.describe(state.parse(place))) for place in ("display1.2", "aid.T", "pile", "discard")]
    assert told == [
        "on field h of tile hhn (display place 1)",
        "on the shape T on the aid card",
        "on the draw pile",
        "on the discard pile",
    ]
    do(state, "pile -")
    assert teller.choice(state.describe(state.parse("nns"))) == "discard nns (summer, summer, sand)"


def test_the_opening_tells_the_first_tile_and_who_begins() -> None:
    state = roji.game("niwashi", starter="1").new(seed=1)
    told = Teller(roji.game("niwashi"), "en", ["Anna", "Ben"], 0).opening(state.view(0))
    assert told.startswith("The garden opens with ")
    assert "Ben begins. The shapes: I T U V W X." in told


# -- the simple partner --------------------------------------------------------------------------------


def score(seed: int, greedy: tuple[int, ...]) -> int:
    """What a pair reaches, with simple players on some seats and chance on the others."""
    rng = random.Random(seed)
    state: State = roji.game("niwashi").new(seed=seed)
    while not state.over:
        state.apply(choose(state) if state.seat in greedy else rng.choice(state.legal_actions()))
    return state.scores()[0]


def test_two_simple_players_reach_far_more_than_chance() -> None:
    assert sum(score(seed, (0, 1)) for seed in range(3)) >= 15
    assert sum(score(seed, ()) for seed in range(20)) <= 5


def test_a_simple_player_is_quick_and_decides_the_same_again() -> None:
    state = roji.game("niwashi").new(seed=2)
    spent = []
    for _ in range(60):
        start = time.process_time()
        action = choose(state)
        spent.append(time.process_time() - start)
        assert state.name(action) != "lantern"
        assert choose(state) == action
        state.apply(action)
    assert sum(spent) / len(spent) < 0.1


def test_a_simple_player_takes_the_lantern_only_where_nothing_can_be_laid() -> None:
    """N-16: a full court leaves no place for a tile."""
    full = " ".join(["hnafhnafh"] * 9)
    state: State = position(full, "ab28", journey="walled-court", hands=("hhn aaf", "nns"), display="hhf aas ffs")
    assert legal(state) == ["lantern"]
    while state.seat == 0:
        state.apply(choose(state))
    view = state.view(0)
    assert (view["lantern"]["place"], view["lantern"]["direction"]) == ("pile", None)
    assert view["hand"] == ["hhf", "aas", "ffs"]


def test_a_simple_player_shows_what_may_be_a_wish() -> None:
    """N-8: a row of five from four, whoever wished for it."""
    state: State = position("hhhh", "ac32", hands=("hhn", "aaf"), display="nna aas ffs", wishes=("fX", "hI"))
    for _ in range(3):
        state.apply(choose(state))
    assert state.view(0)["fields"].get("ag32") == "h" or state.view(0)["fields"].get("ab32") == "h"

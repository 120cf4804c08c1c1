"""What a board is told about decisions and about the garden."""

from __future__ import annotations

import random
from typing import Any

import roji
from roji.games.niwashi import notation
from roji.games.state import State
from tests.games.niwashi.positions import do, position


def laying(state: Any, moves: str) -> dict[str, Any]:
    """The description of the last of some decisions."""
    *before, last = moves.split()
    do(state, " ".join(before))
    found: dict[str, Any] = state.describe(state.parse(last))
    return found


def test_a_cell_tells_the_directions_in_which_the_tile_can_lie() -> None:
    """N-14: from ae31 only southwards, where it covers ae32."""
    state: State = position("hna", "ae32", hands=("hhn", "aaf"))
    do(state, "hhn")
    assert state.describe(state.parse("ae31"))["directions"] == ["s"]
    assert state.describe(state.parse("af32"))["directions"] == ["e", "s", "w", "n"]
    for action in state.legal_actions():
        aimed = state.clone()
        aimed.apply(action)
        assert state.describe(action)["directions"] == [aimed.name(way) for way in aimed.legal_actions()]


def test_a_cell_tells_what_the_tile_would_cover_in_each_direction() -> None:
    """N-17, N-19: before the cell is decided the same is told as after it."""
    state: State = position("hna", "ae32", hands=("hnf", "aaf"), lantern=("ae32", "n", ""))
    do(state, "hnf")
    seen = set()
    for action in state.legal_actions():
        found, aimed = state.describe(action), state.clone()
        aimed.apply(action)
        for way, covers in zip(found["directions"], found["covers"], strict=True):
            lay = aimed.describe(aimed.parse(way))
            marks = ["=" if cell in lay["same"] else "v" if cell in lay["covered"] else "." for cell in lay["cells"]]
            assert covers == "".join(marks)
            assert (way in found["lifts"]) == lay["lifts"]
            seen |= {*covers, lay["lifts"]}
    assert seen == {".", "v", "=", True, False}


def test_a_placement_tells_what_it_covers() -> None:
    """N-14"""
    found = laying(position("hna", "ae32", hands=("hhf", "aaf")), "hhf af32 e")
    assert found["cells"] == ["af32", "ag32", "ah32"]
    assert found["covered"] == ["af32", "ag32"]
    assert (found["same"], found["special"], found["lifts"]) == ([], False, False)


def test_a_placement_tells_the_special_case() -> None:
    """N-19: the very colour that was there, sand included; what is told before is what happens then."""
    state = position("hns", "ae32", hands=("hns", "aaf"), display="hhn nna -")
    found = laying(state, "hns ag34 n")
    assert (found["covered"], found["same"], found["special"]) == (["ag32"], ["ag32"], True)
    [event] = [event for event in do(state, "n") if event["do"] == "lay"]
    assert (event["covered"], event["special"]) == (["ag32"], True)


def test_a_placement_tells_of_a_lantern_in_the_way() -> None:
    """N-17"""
    state = position("hna", "ae32", hands=("hhf", "aaf"), lantern=("ah32", "n", ""))
    assert laying(state, "hhf af32 e")["lifts"]
    assert not laying(position("hna", "ae32", hands=("hhf", "aaf"), lantern=("ah33", "n", "")), "hhf af32 e")["lifts"]


def test_the_garden_of_a_journey_can_be_seen() -> None:
    """N-B3: its corners, the cells that stay free, what is not allowed; without a journey the whole table."""
    view = position(journey="silent-moon", hands=("hhn", "aaf"), display="- -").view(None)
    assert view["corners"] == ["aa27", "ak37"]
    assert view["blocked"] == ["aa27", "ak27", "aa37", "ak37"]
    assert view["bans"] == ["cover-sand", "draw-discard"]
    view = position().view(0)
    assert (view["corners"], view["blocked"], view["bans"]) == (["a1", "bk63"], [], [])


def test_a_cell_for_the_lantern_tells_its_field() -> None:
    """N-16, N-R6"""
    state: State = position("hna", "ae32", hands=("hhn", "aaf"))
    do(state, "lantern")
    told = [state.describe(state.parse(cell)) for cell in ("ae32", "ag32", "ah32", "bk63")]
    assert [about["field"] for about in told] == ["h", "a", None, None]


def test_a_view_tells_how_every_placement_will_be_described() -> None:
    lit = position("hna", "ae32", hands=("hhf", "aaf"), lantern=("ah32", "n", ""))
    found = [
        told for state in (lit, *(roji.game("niwashi").new(seed=seed) for seed in range(3))) for told in foretold(state)
    ]
    assert {(told["special"], told["lifts"]) for told in found} >= {(False, False), (True, False), (False, True)}


def foretold(state: roji.State) -> list[dict[str, Any]]:
    """The placements on the way of a match played at random, each compared with what the view told before."""
    rng = random.Random(4)
    found = []
    while not state.over:
        view = state.view(state.seat)
        for cell in state.legal_actions() if view["phase"] == "cell" else ():
            after = state.clone()
            after.apply(cell)
            for way in after.legal_actions():
                found.append(after.describe(way))
                assert notation.laying(view, cell, way) == found[-1]
        state.apply(rng.choice(state.legal_actions()))
    return found

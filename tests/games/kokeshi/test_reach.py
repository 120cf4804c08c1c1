"""What a decision tells about where the move can end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.kokeshi.garden import garden
from tests.games.kokeshi.positions import GARDENS, play, random_position, setup


def told(state: roji.State, move: str) -> dict[str, tuple[int, bool]]:
    """The spaces within reach after a decision, with crossings and jump."""
    about: dict[str, Any] = state.describe(state.parse(move))
    return {entry["to"]: (entry["crossings"], entry["jump"]) for entry in about["reach"]}


def walked(state: roji.State, at: str, crossings: int = 0) -> dict[str, int]:
    """Every way to end the move, one by one: where it ends, and the fewest crossings."""
    found: dict[str, int] = {}
    for action in state.legal_actions():
        about = state.describe(action)
        after = state.clone()
        after.apply(action)
        if about["do"] == "cross":
            more = {about["to"]: crossings + 1} if after.over else walked(after, about["to"], crossings + 1)
        else:
            more = {about.get("to", at): crossings}
        for space, count in more.items():
            found[space] = min(count, found.get(space, count))
    return found


def test_beads_take_a_figurine_as_far_as_their_colours() -> None:
    """K-7, K-9: over a green line to d3, then over pink ones, and it may stop after each."""
    assert told(setup("d4:pg h1:po h2:go"), "d4") == {"c2": (2, False), "c3": (2, False), "d3": (1, False)}


def test_after_a_crossing_the_rest_is_told() -> None:
    """K-9: it may stop where it is, or use the next bead."""
    state = play(setup("d4:pg h1:po h2:go"), "d4")
    assert told(state, "d3+h2") == {"c2": (1, False), "c3": (1, False), "d3": (0, False)}


def test_jumps_are_in_reach() -> None:
    """K-15, K-18: without beads over a neighbour, at once or after the last bead."""
    state = setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp")
    assert told(state, "d4") == {"c5": (0, True), "d6": (0, True), "e5": (0, True)}
    later = told(setup("d3:g h1:ppg h2:oo", "d5:gg f8:oo e10:pp"), "d3")
    assert later["d6"] == (1, True)


def test_the_other_base_is_in_reach_and_the_own_is_not() -> None:
    """K-6, K-12: a crossing that wins ends the move; nobody stays at home."""
    state = setup("d9:pg h1:po h2:go")
    assert told(state, "d9")["e9"] == (1, False)
    assert told(play(state, "d9"), "e9+h1") == {"e9": (0, False)}
    assert "d2" not in told(setup("d1:pg h1:po h2:go"), "d1")


def test_a_decision_that_is_not_legal_reaches_nothing() -> None:
    state = setup("d4: h1:ppg h2:goo")
    assert told(state, "d4") == {}


@pytest.mark.parametrize("name", GARDENS)
def test_reach_is_what_the_decisions_lead_to(name: str) -> None:
    rng = random.Random(name)
    for decisions in (0, 20, 40):
        state = random_position(name, rng, decisions)
        for action in state.legal_actions():
            about = state.describe(action)
            if about["do"] != "choose":
                continue
            moving = state.clone()
            moving.apply(action)
            expected = walked(moving, about["at"])
            assert {entry["to"]: entry["crossings"] for entry in about["reach"]} == expected


def test_the_way_to_a_base_is_counted_from_everywhere() -> None:
    made = garden("standard")
    assert made.far[0][made.bases[1]] == made.far[1][made.bases[0]] == made.distance() == 8
    assert made.far[1][made.by_name["d9"]] == 1

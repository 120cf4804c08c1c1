"""Step 2: laying a tile."""

from __future__ import annotations

import random

import pytest

import roji
from roji.games.niwashi import journey
from tests.games.niwashi.positions import do, legal, position, read_back, refused


def starts(drawing: str, tile: str, at: str = "ae32") -> set[str]:
    """Every placement of a tile as CELL+DIRECTION."""
    state = position(drawing, at, hands=(tile, "aaf"))
    do(state, tile)
    found = set()
    for cell in legal(state):
        aimed = state.clone()
        aimed.apply(aimed.parse(cell))
        found |= {cell + aimed.name(direction) for direction in aimed.legal_actions()}
    return found


def test_a_turn_lays_a_tile_or_moves_the_lantern_and_nothing_else() -> None:
    """N-13: there is no passing."""
    state = position(hands=("hhn hna", "aaf"), taken=("nnf", ""))
    assert legal(state) == ["hhn", "hna", "nnf", "lantern"]


def test_a_tile_covers_one_or_two_fields_along_a_row_or_a_column() -> None:
    """N-14: around a single field, each of the tile's three fields may be the one that covers, in four directions."""
    found = starts("h", "hna", "af32")
    east, south = {"ad32e", "ae32e", "af32e"}, {"af30s", "af31s", "af32s"}
    west, north = {"ah32w", "ag32w", "af32w"}, {"af34n", "af33n", "af32n"}
    assert found == east | south | west | north


def test_two_fields_may_be_covered_and_three_may_not() -> None:
    """N-14"""
    found = starts("hna", "hna", "ae32")
    assert "af32e" in found  # covers two
    assert "ae32e" not in found
    assert "ag32w" not in found
    state = position("hna", "ae32", hands=("hna", "aaf"))
    do(state, "hna ae32")
    assert refused(state, "e") == ("N-14", "niwashi-refuse-covers-all")


def test_merely_touching_is_forbidden() -> None:
    """N-14"""
    state = position("hna", "ae32", hands=("hna", "aaf"))
    do(state, "hna")
    assert refused(state, "ah33") == ("N-14", "niwashi-refuse-covers-none")
    assert refused(state, "a1") == ("N-14", "niwashi-refuse-covers-none")
    do(state, "ae31")
    assert refused(state, "e") == ("N-14", "niwashi-refuse-covers-none")
    assert legal(state) == ["s"]


def test_the_inside_of_a_full_square_cannot_be_covered() -> None:
    """N-14: a cell from which every direction covers three fields is not offered."""
    block = "hnahn " * 5
    state = position(block, "ad30", hands=("hna", "aaf"))
    do(state, "hna")
    assert refused(state, "af32") == ("N-14", "niwashi-refuse-covers-all")


def test_a_tile_that_reads_the_same_backwards_runs_east_or_south() -> None:
    """N-14: each placement has one name."""
    found = starts("h", "nan", "af32")
    assert found == {"ad32e", "ae32e", "af32e", "af30s", "af31s", "af32s"}
    state = position("h", "af32", hands=("nan", "aaf"))
    do(state, "nan af32")
    assert refused(state, "w") == ("N-14", "niwashi-refuse-same-backwards")


@pytest.mark.parametrize(
    ("direction", "fields"),
    [
        ("e", {"af32": "h", "ag32": "n", "ah32": "a"}),
        ("s", {"af32": "h", "af33": "n", "af34": "a"}),
        ("w", {"af32": "h", "ae32": "n", "ad32": "a"}),
        ("n", {"af32": "h", "af31": "n", "af30": "a"}),
    ],
)
def test_a_tile_runs_from_its_first_field_in_its_direction(direction: str, fields: dict[str, str]) -> None:
    """N-14"""
    state = position("f", "af32", hands=("hna", "aaf"))
    do(state, f"hna af32 {direction}")
    assert state.view(None)["fields"] == fields


def test_the_covering_field_is_visible_from_then_on() -> None:
    """N-15: and all layers stay on record."""
    state = position("fff", "ae32", hands=("hna", "aaf"))
    events = do(state, "hna ag32 e")
    assert state.view(None)["fields"] == {"ae32": "f", "af32": "f", "ag32": "h", "ah32": "n", "ai32": "a"}
    assert events[2]["covered"] == ["ag32"]
    assert state.view(None)["garden"][-1]["tile"] == "hna"
    assert state.view(None)["garden"][-1]["seat"] == 0


@pytest.mark.parametrize(
    ("move", "covered"),
    [("hna ac32 e", ["ae32"]), ("hna ad32 e", ["ae32", "af32"]), ("hna ai32 w", ["ag32"]), ("hna af31 s", ["af32"])],
)
def test_everyone_is_told_which_fields_were_covered(move: str, covered: list[str]) -> None:
    """N-15"""
    state = position("fff", "ae32", hands=("hna", "aaf"))
    assert do(state, move)[2]["covered"] == covered


def test_everyone_is_told_who_lays_what_and_where() -> None:
    """N-15: step by step."""
    state = position("fff", "ae32", hands=("aaf", "hna"), turn=1)
    placed = {"tile": "hna", "cell": "ag32", "direction": "e", "cells": ["ag32", "ah32", "ai32"]}
    assert do(state, "hna ag32 e", 0)[:3] == [
        {"do": "tile", "seat": 1, "tile": "hna"},
        {"do": "cell", "seat": 1, "cell": "ag32"},
        {"do": "lay", "seat": 1, **placed, "covered": ["ag32"], "special": False},
    ]


@pytest.mark.parametrize(
    ("cell", "direction"),
    [("bk9", "e"), ("bj9", "e"), ("f63", "s"), ("f62", "s"), ("a9", "w"), ("b9", "w"), ("f1", "n"), ("f2", "n")],
)
def test_a_placement_beyond_the_edge_is_illegal(cell: str, direction: str) -> None:
    """N-R5"""
    state = position("h", cell, hands=("hna", "aaf"))
    do(state, f"hna {cell}")
    assert refused(state, direction) == ("N-R5", "niwashi-refuse-edge")


@pytest.mark.parametrize(("corner", "inwards"), [("a1", "es"), ("bk1", "sw"), ("a63", "en"), ("bk63", "wn")])
def test_a_tile_fits_exactly_into_every_corner_of_the_table(corner: str, inwards: str) -> None:
    """N-R5"""
    state = position("h", corner, hands=("hna", "aaf"))
    do(state, f"hna {corner}")
    assert "".join(legal(state)) == inwards
    assert read_back(state) == state


def test_a_cell_from_which_only_the_edge_is_left_is_not_offered() -> None:
    """N-R5: from a62 eastwards and northwards three fields would be covered, southwards the table ends."""
    state = position("h.. n.. hna", "a60", hands=("hna", "aaf"))
    do(state, "hna")
    assert "a62" not in legal(state)
    assert refused(state, "a62") == ("N-14", "niwashi-refuse-covers-all")


def test_the_chosen_tile_leaves_the_hand_at_once() -> None:
    state = position(hands=("hhn hna", "aaf"))
    do(state, "hhn")
    view = state.view(0)
    assert (view["phase"], view["chosen"], view["hand"]) == ("cell", "hhn", ["hna"])
    do(state, "ag30")
    assert state.view(1)["chosen_cell"] == "ag30"


def test_moves_that_are_none_say_what_would_be_right() -> None:
    """N-13, N-14"""
    state = position(hands=("hhn", "aaf"))
    assert refused(state, "aaf") == ("N-13", "niwashi-refuse-not-in-hand")
    assert refused(position(hands=("hhn", "aaf"), turn=1), "hhn") == ("N-13", "niwashi-refuse-not-in-hand")
    for action, key in ((63, "niwashi-refuse-no-tile"), (3985, "niwashi-refuse-no-tile")):
        with pytest.raises(roji.Illegal) as error:
            state.apply(action)
        assert (error.value.clause, error.value.key) == ("N-13", key)
        assert "hhn" in str(error.value)
    do(state, "hhn")
    with pytest.raises(roji.Illegal) as error:
        state.apply(3969)
    assert error.value.key == "niwashi-refuse-no-cell"
    do(state, "ae32")
    with pytest.raises(roji.Illegal) as error:
        state.apply(4)
    assert error.value.key == "niwashi-refuse-no-direction"
    with pytest.raises(roji.Invalid, match="not a direction"):
        state.parse("x")


def test_a_direction_is_offered_where_nothing_stands_against_it() -> None:
    """N-14, N-R5: what is legal and what explains a refusal agree, also at the edge and on barred plots."""
    barred = [roji.game("niwashi", journey=name) for name in list(journey.gardens())[:4]]
    for number, game in enumerate([roji.game("niwashi"), *barred]):
        state, chance = game.match(4, number), random.Random(number)
        while not state.over:
            actions = state.legal_actions()
            cell = state.facts().cell  # type: ignore[attr-defined]
            if cell >= 0:
                against = state.obstacles(cell)  # type: ignore[attr-defined]
                assert actions == [direction for direction, (why, _) in enumerate(against) if why == 0]
            state.apply(chance.choice(actions))

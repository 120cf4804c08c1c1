"""The journey: gardens with restrictions of their own (N-B3)."""

from __future__ import annotations

import pytest

import roji
from roji.games.niwashi import journey
from roji.games.niwashi.numbers import SIDE
from roji.words import has
from tests.games.niwashi.positions import do, legal, position, refused

GARDENS = journey.gardens()


def test_there_are_at_least_eight_gardens_that_need_more_and_more_wishes() -> None:
    """N-B3"""
    targets = [garden.target for garden in GARDENS.values()]
    assert len(targets) >= 8
    assert targets == sorted(targets)
    assert 0 < targets[0] < targets[-1] <= 20


def test_every_restriction_of_the_list_occurs() -> None:
    """N-B3: bounds, plots, corridor, sand, few lanterns, hand of two, a lantern's hand leaves the game, targets."""
    found = list(GARDENS.values())
    assert any(garden.bounds[0] == garden.bounds[1] < 15 for garden in found)
    assert any(garden.bounds[0] >= 4 * garden.bounds[1] for garden in found)
    assert any(garden.blocked for garden in found)
    assert any(0 <= garden.lanterns <= 3 for garden in found)
    assert any(garden.hand == 2 for garden in found)
    assert {ban for garden in found for ban in garden.bans} == set(journey.BANS)


def test_the_gardens_are_unlocked_in_order() -> None:
    """N-B3"""
    ids = list(GARDENS)
    assert journey.unlocked([]) == ids[:1]
    for count in range(1, len(ids)):
        assert journey.unlocked(ids[:count]) == ids[: count + 1]
    assert journey.unlocked(ids) == ids


@pytest.mark.parametrize("id", GARDENS)
def test_every_garden_is_well_formed(id: str) -> None:
    """N-B3: bounds around the middle, plots inside them and off the first tile, a name in words."""
    garden = GARDENS[id]
    columns, rows = garden.bounds
    assert columns % 2 == rows % 2 == 1
    open_cells = {(c, r) for r, row in enumerate(garden.rows()) for c in range(SIDE) if row >> c & 1}
    assert {(30, 31), (31, 31), (32, 31)} <= open_cells
    assert len(open_cells) == columns * rows - len(garden.blocked)
    assert {c for c, _ in open_cells} == set(range(31 - columns // 2, 32 + columns // 2))
    assert {r for _, r in open_cells} == set(range(31 - rows // 2, 32 + rows // 2))
    assert has(f"niwashi-journey-{id}")
    assert set(garden.bans) <= set(journey.BANS)


@pytest.mark.parametrize("id", GARDENS)
def test_a_garden_deals_its_hand_and_knows_its_target(id: str) -> None:
    """N-B3: a hand of two has a display of two."""
    view = roji.game("niwashi", journey=id).new(seed=1).view(0)
    hand = GARDENS[id].hand
    assert view["hand_counts"] == [hand, hand]
    assert len(view["display"]) == hand
    assert view["pile"] == 46 - 3 * hand
    assert view["target"] == GARDENS[id].target
    assert view["lanterns_left"] == (None if GARDENS[id].lanterns < 0 else GARDENS[id].lanterns)


def test_an_unknown_garden_is_refused() -> None:
    """N-B3"""
    with pytest.raises(roji.Invalid, match="temple-gate"):
        roji.game("niwashi", journey="moon")


def test_no_tile_lies_outside_the_bounds() -> None:
    """N-B3: the walled court ends at ab28 and aj36."""
    state = position("hna", "ah32", hands=("hnn", "aaf"), journey="walled-court")
    do(state, "hnn")
    assert "ak32" not in legal(state)
    do(state, "aj32")
    assert refused(state, "e") == ("N-B3", "niwashi-refuse-plot")
    assert "w" not in legal(state)
    assert "s" in legal(state)


def test_no_tile_lies_on_a_blocked_plot() -> None:
    """N-B3: a rock on af29."""
    state = position("h n a", "af30", hands=("hnn", "aaf"), journey="mossy-rocks")
    do(state, "hnn")
    assert refused(state, "af28") == ("N-B3", "niwashi-refuse-plot")
    assert refused(state, "af29") == ("N-B3", "niwashi-refuse-plot")
    do(state, "af30")
    assert legal(state) == ["e", "w"]
    assert refused(state, "n") == ("N-B3", "niwashi-refuse-plot")


def test_no_tile_lies_across_a_blocked_plot() -> None:
    """N-B3: with both ends on open ground and the rock on af29 under its middle."""
    state = position("h", "ae29", hands=("hna", "aaf"), journey="mossy-rocks")
    do(state, "hna")
    assert "ag29" not in legal(state)
    assert refused(state, "ag29") == ("N-B3", "niwashi-refuse-plot")


def test_visible_sand_may_not_be_covered_where_sand_stays_open() -> None:
    """N-B3: a season beside it may be covered, and sand laid later stays open too."""
    state = position("hsn", "ae32", hands=("nna", "hna"), journey="raked-sand")
    do(state, "nna")
    assert refused(state, "af32") == ("N-B3", "niwashi-refuse-sand")
    assert "ag32" in legal(state)
    laid = position("hsn", "ae32", hands=("hns aff", "hna nna"), journey="raked-sand")
    do(laid, "hns ae32 s")  # sand on ae34
    do(laid, "hna")
    assert refused(laid, "ae34") == ("N-B3", "niwashi-refuse-sand")
    assert "ae33" in legal(laid)
    two = position("hsns", "ae32", hands=("nna", "hna"), journey="raked-sand")
    do(two, "nna")
    assert refused(two, "af32") == ("N-B3", "niwashi-refuse-sand")
    assert refused(two, "ah32") == ("N-B3", "niwashi-refuse-sand")


def test_a_plain_table_lets_sand_be_covered() -> None:
    """N-14, N-B3"""
    state = position("hsn", "ae32", hands=("nna", "aaf"))
    do(state, "nna af32 s")
    assert state.view(None)["fields"]["af32"] == "n"


def test_lanterns_are_counted_for_both_together() -> None:
    """N-B3: two lanterns, then none."""
    state = position(hands=("hhn", "aaf nna"), display="nns hfs aff", pile="nnf hna hff", journey="one-flame")
    assert state.view(1)["lanterns_left"] == 2
    do(state, "lantern pile -")
    do(state, "lantern pile - aaf")
    assert state.view(None)["lanterns_left"] == 0
    assert "lantern" not in legal(state)
    assert refused(state, "lantern") == ("N-B3", "niwashi-refuse-no-lantern")


def test_without_any_lantern_the_sentence_is_another() -> None:
    """N-B3"""
    state = position(hands=("hhn", "aaf"), display="- -", journey="silent-moon")
    with pytest.raises(roji.Illegal) as error:
        state.apply(state.parse("lantern"))
    assert "no lantern in this garden" in str(error.value)


def test_a_lanterns_hand_leaves_the_game_where_leaves_drift() -> None:
    """N-B3"""
    state = position(hands=("hhn hna", "aaf"), discard="naf", journey="drifting-leaves")
    events = do(state, "lantern pile - hna")
    assert state.view(None)["discard"] == ["naf"]
    assert state.view(None)["removed"] == ["hna", "hhn"]
    assert events[-2:] == [{"do": "remove", "seat": 0, "tile": "hna"}, {"do": "remove", "seat": 0, "tile": "hhn"}]
    assert state.game.from_dict(state.to_dict()) == state


def test_the_discard_pile_stays_closed_where_it_is_banned() -> None:
    """N-B3, N-19"""
    state = position("hnaf", hands=("fhf", "aaf"), display="nns hfs aff", discard="hna", journey="pond-and-island")
    do(state, "fhf ah32 e")
    assert legal(state) == ["+1:nns", "+2:hfs", "+3:aff"]
    assert refused(state, "+d") == ("N-B3", "niwashi-refuse-discard-closed")


def test_a_hand_of_two_is_refilled_to_two() -> None:
    """N-B3, N-R4: the option fills up to the hand of the garden."""
    state = position(
        "hnaf", hands=("hhn", "aaf"), display="nns hfs", pile="aff nnf", journey="two-hands", refill_to_three=True
    )
    do(state, "hhn ah32 e")
    do(state, "+1")
    assert state.seat == 1
    assert state.view(0)["hand"] == ["hfs", "nns"]
    assert state.view(None)["display"] == ["aff", "nnf"]


@pytest.mark.parametrize(("done", "reached"), [("hT hU hV", False), ("hT hU hV hW", True)])
def test_the_target_is_reached_with_enough_wishes(done: str, reached: bool) -> None:
    """N-B3"""
    state = position("hnaf", hands=("hhn", ""), fulfilled=(done, ""), journey="temple-gate")
    do(state, "hhn ah32 e")
    assert state.rounds()[0]["reached"] is reached
    assert state.rounds()[0]["target"] == 4


def test_without_a_journey_there_is_no_target() -> None:
    """N-B3"""
    state = position("hnaf", hands=("hhn", ""))
    do(state, "hhn ah32 e")
    assert (state.rounds()[0]["target"], state.rounds()[0]["reached"]) == (None, None)

"""Step 3: drawing tiles."""

from __future__ import annotations

import pytest

import roji
from tests.games.niwashi.positions import do, legal, position, read_back, refused

PLAIN = "hhn ah32 e"  # covers the winter field at ah32 with spring
SAME = "fhf ah32 e"  # covers it with winter


def test_after_laying_one_tile_of_the_display_is_drawn() -> None:
    """N-18"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", pile="nnf")
    do(state, PLAIN)
    assert state.seat == 0
    assert legal(state) == ["+1:nns", "+2:hfs", "+3:aff"]
    events = do(state, "+2")
    assert events[0] == {"do": "take", "seat": 0, "tile": "hfs", "place": 2}
    assert state.view(0)["hand"] == ["hfs"]
    assert state.seat == 1


def test_the_discard_pile_is_closed_after_a_plain_placement() -> None:
    """N-18, N-19"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", discard="hna")
    do(state, PLAIN)
    assert refused(state, "+d") == ("N-19", "niwashi-refuse-not-special")


def test_covering_a_field_with_the_same_colour_opens_the_discard_pile() -> None:
    """N-19"""
    state = position("hnaf", hands=("fhf", "aaf"), display="nns hfs aff", discard="hna naf")
    events = do(state, SAME)
    assert (events[2]["special"], events[2]["covered"]) == (True, ["ah32"])
    assert legal(state) == ["+1:nns", "+2:hfs", "+3:aff", "+d:naf"]
    assert legal(read_back(state)) == legal(state)
    do(state, "+d")
    assert state.view(0)["hand"] == ["naf"]
    assert state.view(None)["display"] == ["nns", "hfs", "aff"]


def test_sand_on_sand_counts_too() -> None:
    """N-19"""
    state = position("hnas", hands=("hsh", "aaf"), display="nns hfs aff", discard="naf")
    do(state, "hsh ag32 e")
    assert "+d:naf" in legal(state)


def test_one_like_field_of_two_covered_is_enough() -> None:
    """N-19: the second field covered has the same colour, the first has not."""
    state = position("hnaf", hands=("hfn", "aaf"), display="nns hfs aff", discard="naf")
    do(state, "hfn ag32 e")
    assert "+d:naf" in legal(state)


def test_an_empty_cell_is_not_a_field_of_the_same_colour() -> None:
    """N-19: only covered fields are compared."""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", discard="naf")
    events = do(state, PLAIN)
    assert events[2]["special"] is False
    assert events[2]["covered"] == ["ah32"]


def test_the_special_case_is_over_with_the_turn() -> None:
    """N-19: the partner's plain placement does not profit from it."""
    state = position("hnaf", hands=("fhf", "nna"), display="nns hfs aff", discard="hna", pile="nnf")
    do(state, SAME)
    do(state, "+1")
    do(state, "nna ae30 s")
    assert legal(state) == ["+1:nnf", "+2:hfs", "+3:aff"]


def test_only_the_top_of_the_discard_pile_can_be_taken() -> None:
    """N-R3"""
    state = position("hnaf", hands=("fhf", "aaf"), display="nns hfs aff", discard="hna naf")
    do(state, SAME)
    with pytest.raises(roji.Invalid) as error:
        state.parse("+d:hna")
    assert error.value.key == "niwashi-draw-other"
    do(state, "+d:naf")
    assert state.view(None)["discard"] == ["hna"]


def test_the_display_is_filled_up_from_the_draw_pile() -> None:
    """N-21: in the place that became empty, from the top of the pile."""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", pile="nnf hna")
    events = do(state, f"{PLAIN} +2")
    assert state.view(None)["display"] == ["nns", "nnf", "aff"]
    assert state.view(None)["pile"] == 1
    assert {"do": "fill", "place": 2, "tile": "nnf"} in events


def test_an_empty_draw_pile_fills_nothing() -> None:
    """N-21"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff")
    do(state, f"{PLAIN} +2")
    assert state.view(None)["display"] == ["nns", None, "aff"]


def test_several_empty_places_are_filled_in_order() -> None:
    """N-21"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", pile="nnf hna")
    do(state, "lantern pile -")
    assert state.view(None)["display"] == ["nnf", "hna", None]


def test_an_empty_place_cannot_be_drawn_from() -> None:
    """N-18, N-22"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns - aff")
    do(state, PLAIN)
    assert legal(state) == ["+1:nns", "+3:aff"]
    assert refused(state, "+2") == ("N-18", "niwashi-refuse-empty-place")
    with pytest.raises(roji.Illegal) as error:
        state.apply(4)
    assert error.value.key == "niwashi-refuse-no-draw"


def test_with_an_empty_display_the_discard_pile_helps_only_in_the_special_case() -> None:
    """N-22"""
    plain = position("hnaf", hands=("hhn", "aaf"), discard="hna naf")
    do(plain, PLAIN)
    assert plain.seat == 1
    assert plain.view(0)["hand"] == []
    special = position("hnaf", hands=("fhf", "aaf"), discard="hna naf")
    events = do(special, SAME)
    assert {"do": "take-discard", "seat": 0, "tile": "naf"} in events
    assert special.view(0)["hand"] == ["naf"]


def test_with_an_empty_discard_pile_there_is_only_the_display() -> None:
    """N-22: even in the special case."""
    state = position("hnaf", hands=("fhf", "aaf"), display="nns hfs aff")
    do(state, SAME)
    assert legal(state) == ["+1:nns", "+2:hfs", "+3:aff"]
    assert refused(state, "+d") == ("N-22", "niwashi-refuse-discard-empty")


def test_with_both_empty_play_goes_on_with_what_is_in_hand() -> None:
    """N-22"""
    state = position("hnaf", hands=("fhf hna", "aaf nna"))
    do(state, SAME)
    do(state, "aaf ae30 s")
    assert (state.seat, state.over) == (0, False)
    assert state.view(0)["hand"] == ["hna"]


def test_drawing_is_compulsory_and_a_single_way_happens_by_itself() -> None:
    """N-R4: there is no declining; with one tile in reach nobody is asked."""
    state = position("hnaf", hands=("hhn", "aaf"), display="- hfs -")
    do(state, PLAIN)
    assert state.seat == 1
    assert state.view(0)["hand"] == ["hfs"]


def test_one_tile_is_drawn_for_one_laid_even_if_the_hand_holds_fewer_than_three() -> None:
    """N-R4"""
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff")
    do(state, f"{PLAIN} +1")
    assert state.seat == 1
    assert state.view(0)["hand"] == ["nns"]


def test_with_the_option_tiles_are_drawn_one_by_one_until_the_hand_holds_three() -> None:
    """N-R4: the display is filled only after the last draw; in the special case from both sources."""
    state = position(
        "hnaf",
        hands=("fhf", "aaf"),
        display="nns hfs -",
        discard="naf hna",
        pile="nnf",
        refill_to_three=True,
    )
    do(state, SAME)
    assert legal(state) == ["+1:nns", "+2:hfs", "+d:hna"]
    do(state, "+d")
    assert legal(state) == ["+1:nns", "+2:hfs", "+d:naf"]
    do(state, "+1")
    assert state.seat == 0
    do(state, "+d")
    assert state.seat == 1
    assert sorted(state.view(0)["hand"] or []) == ["hna", "naf", "nns"]
    assert state.view(None)["display"] == ["nnf", "hfs", None]


def test_with_the_option_a_full_hand_draws_one() -> None:
    """N-R4: and no more than the sources hold."""
    state = position("hnaf", hands=("hhn nna afa", "aaf"), display="nns hfs -", refill_to_three=True)
    do(state, f"{PLAIN} +1")
    assert (state.seat, len(state.view(0)["hand"] or [])) == (1, 3)
    state = position("hnaf", hands=("hhn", "aaf"), display="nns - -", refill_to_three=True)
    do(state, PLAIN)
    assert state.view(0)["hand"] == ["nns"]


def test_with_the_option_and_an_empty_display_all_comes_from_the_discard_pile() -> None:
    """N-R4, N-22: there is one way only, time and again, so nobody is asked."""
    state = position("hnaf", hands=("fhf", "aaf"), discard="hfs naf hna nna", refill_to_three=True)
    do(state, SAME)
    assert state.seat == 1
    assert sorted(state.view(0)["hand"] or []) == ["hna", "naf", "nna"]


def test_what_is_nothing_to_draw_is_refused() -> None:
    state = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff")
    do(state, PLAIN)
    for text in ("+4", "x", ""):
        with pytest.raises(roji.Invalid, match="nothing to draw"):
            state.parse(text)
    assert state.parse("2") == state.parse("+2:hfs") == 1


@pytest.mark.parametrize(
    ("discard", "journey", "opens"), [("hna", "none", True), ("", "none", False), ("hna", "silent-moon", False)]
)
def test_the_view_says_whether_like_on_like_opens_the_discard_pile(discard: str, journey: str, opens: bool) -> None:
    """N-19, N-22, N-B3: what is promised while a tile is aimed is what is offered when it lies."""
    display = "nns hfs aff" if journey == "none" else "nns hfs"
    state = position("hnaf", hands=("fhf", "aaf"), display=display, discard=discard, journey=journey)
    assert state.view(0)["discard_open"] is opens
    do(state, SAME)
    assert any(name.startswith("+d") for name in legal(state)) is opens

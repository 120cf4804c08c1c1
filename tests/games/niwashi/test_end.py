"""How a match ends, and what it is worth."""

from __future__ import annotations

import pytest

import roji
from roji.games.niwashi.views import grade
from tests.games.niwashi.positions import do, open_wishes, position, refused

FOUR = "hhhh. ....n"
FIFTH = "hnn ai32 s"
NINE_0, NINE_1 = "hT hU hV hW hX nI nT nU nV", "aI aT aU aV aW aX fI fT fU"


def test_the_match_ends_when_the_active_player_has_no_tile_at_step_2() -> None:
    """N-23"""
    state = position("hnaf", hands=("hhn", ""))
    events = do(state, "hhn ah32 e")
    assert state.over
    assert (state.seat, state.round) == (None, 1)
    assert state.legal_actions() == []
    result = state.rounds()[0]
    assert (result["kind"], result["clause"], result["seat"]) == ("no-tile", "N-23", 1)
    assert [event["do"] for event in events[-2:]] == ["end", "over"]
    assert refused(state, "hhn") == ("N-23", "niwashi-refuse-over")


def test_it_goes_on_while_the_active_player_has_a_tile() -> None:
    """N-23: that the partner has none does not matter yet."""
    state = position("hnaf", hands=("hhn", "aaf"))
    do(state, "hhn ah32 e")
    assert not state.over
    assert state.seat == 1


def test_wishes_are_checked_before_the_end() -> None:
    """N-23"""
    state = position(FOUR, hands=("hnn", ""), wishes=("aX", "hI fX"))
    do(state, FIFTH)
    assert state.over
    assert open_wishes(state) == [[], ["hI"]]
    assert state.scores() == [1, 1]


def test_the_match_ends_when_all_20_wishes_are_fulfilled() -> None:
    """N-23: at once, although there are tiles left."""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("", "hI"), fulfilled=(f"{NINE_0} nW", NINE_1))
    events = do(state, FIFTH)
    assert state.over
    assert (state.rounds()[0]["kind"], state.rounds()[0]["clause"]) == ("all-fulfilled", "N-23")
    assert state.scores() == [20, 20]
    assert state.returns() == [1.0, 1.0]
    assert state.rounds()[0]["grade"] == "all"
    assert len([event for event in events if event["do"] == "end"]) == 1


def test_nineteen_are_not_all() -> None:
    """N-23"""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("nW", "hI"), fulfilled=(NINE_0, NINE_1))
    do(state, FIFTH)
    assert not state.over
    assert state.scores() == [19, 19]
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize(("first", "second", "share"), [("", "", -1.0), ("hT", "", -0.9), (NINE_0 + " nX", "", 0.0)])
def test_the_score_is_common_and_counts_the_fulfilled_wishes(first: str, second: str, share: float) -> None:
    """N-24: the outcome is its share of 20, from -1 to 1, for both."""
    state = position("hnaf", hands=("hhn", ""), fulfilled=(first, second))
    do(state, "hhn ah32 e")
    assert state.scores() == [len(first.split())] * 2
    assert state.returns() == [share, share]


def test_what_a_score_is_worth() -> None:
    """N-24"""
    grades = [grade(score) for score in range(21)]
    assert grades == ["quiet"] * 6 + ["respectable"] * 5 + ["good"] * 5 + ["challenge"] * 4 + ["all"]


def test_without_placement_and_lantern_the_match_ends() -> None:
    """N-R10: a full garden of the journey, and no lantern in it."""
    rows = ["." + "hnahnahna" + ".", *["hnahnahnahn"] * 9, "." + "hnahnahna" + "."]
    rows[0] = ".hnah.ahna."
    state = position("\n".join(rows), "aa27", hands=("hhn aff", "aaf"), display="- -", journey="silent-moon")
    do(state, "hhn ad27 e")
    assert state.over
    assert (state.rounds()[0]["kind"], state.rounds()[0]["clause"]) == ("no-move", "N-R10")
    assert state.view(1)["hand_counts"] == [1, 1]


def test_with_a_lantern_left_the_match_goes_on() -> None:
    """N-R10: only the lantern is offered, and a tile is refused with the reason."""
    full = "\n".join(["hnahnahna"] * 8 + ["hnahnahn."])
    state = position(full, "ab28", hands=("hhn aff", "aaf"), journey="walled-court")
    do(state, "hhn ah36 e")
    assert not state.over
    assert [state.name(action) for action in state.legal_actions()] == ["lantern"]
    assert refused(state, "aaf") == ("N-R10", "niwashi-refuse-no-placement")


def test_on_a_full_table_there_is_only_the_lantern() -> None:
    """N-R5, N-R10: to the last row and column."""
    state = position("\n".join(["hna" * 21] * 63), "a1", hands=("hhn", "aaf"))
    assert [state.name(action) for action in state.legal_actions()] == ["lantern"]


def test_a_running_match_has_no_result() -> None:
    state = roji.game("niwashi").new(seed=1)
    assert state.rounds() == []
    assert (state.round, state.over) == (0, False)

"""Meetings and jumps (K-14 to K-20, K-B1, K-B4, K-R3, K-R6): three behind, then two following."""

from __future__ import annotations

import pytest

import roji
from tests.games.kokeshi.positions import after, can, play, refused, setup, standing

LOADED = "h1:ppg h2:goo"  # two own figurines far away, with all the beads

# The ring, around its ponds: d4 and d5, e5 and e6, f5 and f6 face each other across water.
#
#    c1  g c2  g c3  p c4  g c5  g c6  p c7  g c8
#   o  p  p  p  p  o  o        p  o  g  o  o  g  p
# d1  g⌂d2  o d3  g d4          d5  g d6  p d7  p d8  g d9
#   p  o  g  o  g  o  p                 p  o  g  o  p  p  p
#    e1  g e2  g e3  o e4  g e5          e6  g e7  o e8  g e9  g e10
#            p  p  p  o  g  o  p                 p  o  g  o  g  o  p
#             f1  g f2  p f3  p f4  g f5          f6  g f7  o⌂f8  g f9
RING_FAR = "e10:gg f9:oo g8:pp"


@pytest.mark.parametrize("over", ["d5:gg f8:oo e10:pp", "d5: f8:oog e10:gpp"])
def test_an_empty_figurine_jumps_over_any_neighbour(over: str) -> None:
    """K-14, K-15: an opponent, loaded or not; it lands on one of the three spaces just behind."""
    state = setup(f"d4: {LOADED}", over)
    assert after(state, "d4") == {"^c5", "^d6", "^e5"}
    play(state, "d4 ^c5")
    assert standing(state, 0)[0] == "c5:"


def test_figurines_meet_whoever_owns_them() -> None:
    """K-14: the own figurine is jumped over too."""
    assert after(setup("d4: d5:ppg h2:goo"), "d4") == {"^c5", "^d6", "^e5"}


def test_nobody_near_nobody_to_jump_over() -> None:
    """K-15: without a neighbour an empty figurine stays."""
    state = setup(f"d4: {LOADED}")
    assert "d4" not in can(state)
    assert refused(state, "d4") == "K-15"


@pytest.mark.parametrize(("near", "says"), [("h1", "nobody to jump over"), ("a1", "free to land on")])
def test_a_refused_jump_names_what_is_missing(near: str, says: str) -> None:
    """K-15: nobody to jump over; or somebody at the rim of the garden, with nowhere to land behind."""
    state = setup(f"b3: {near}:ppg d5:goo")
    with pytest.raises(roji.Illegal, match=says):
        play(state, "b3")


def test_a_loaded_figurine_does_not_jump() -> None:
    """K-17: while both carry beads they block each other: go round, or unload."""
    state = setup("d4:p h1:pgg h2:oo", "d5:gg f8:oo e10:pp")
    assert after(state, "d4") == {"c3+h2", "e4+h2"}
    assert refused(play(state, "d4"), "^d6") == "K-15"
    assert "d4>h2" in can(setup("d4:p h1:pgg h2:oo", "d5:gg f8:oo e10:pp"))


def test_the_two_following_spaces_only_when_the_three_are_taken() -> None:
    """K-16: one free space behind is enough to forbid the two that follow."""
    one_free = setup("d4: d5:ppg d6:goo", "c5:gg f8:oo e10:pp")
    assert after(one_free, "d4") == {"^e5"}
    none_free = setup("d4: d5:ppg d6:goo", "c5:gg e5:oo e10:pp")
    assert after(none_free, "d4") == {"^c6", "^e6"}
    one_following = setup("d4: d5:ppg d6:goo", "c5:gg e5:oo e6:pp")
    assert after(one_following, "d4") == {"^c6"}
    assert refused(play(one_following, "d4"), "^e6") == "K-15"


@pytest.mark.parametrize(
    ("over", "behind", "following"),
    [
        ("e6", "d7 e7 f5", "f6 d8"),
        ("d6", "c6 d7 c5", "c7 b4"),
        ("d5", "c5 d4 c4", "c3 b3"),
        ("e4", "e3 d4 f2", "d3 f1"),
        ("f3", "g2 f2 g1", ""),
        ("f4", "g3 f5 g2", "h1 g4"),
    ],
)
def test_the_landings_lie_behind_in_every_direction(over: str, behind: str, following: str) -> None:
    """K-B4: B's neighbours in the direction of the jump and beside it, then the positions that touch two of them."""
    state = setup(f"e5: {over}:ppg a1:goo")
    assert after(state, "e5") == {f"^{space}" for space in behind.split()}
    first, second, third = behind.split()
    blocked = setup(f"e5: {over}:ppg {first}:goo", f"{second}:gg {third}:oo e10:pp")
    if following:
        assert after(blocked, "e5") == {f"^{space}" for space in following.split()}
    else:
        assert "e5" not in can(blocked)


def test_a_jump_over_somebody_at_the_edge() -> None:
    """K-R3: spaces off the board are not free; where nothing is behind, there is no jump."""
    assert after(setup("e2: e1:ppg h2:goo"), "e2") == {"^d1"}
    assert "e2" not in can(setup("e2: e1:ppg d1:goo"))  # nothing follows outside the garden


def test_all_beads_used_then_a_jump_in_one_turn() -> None:
    """K-18: arriving empty beside another figurine, it may jump, or stop."""
    state = setup("c3:p h1:pgg h2:oo", "d5:gg f8:oo e10:pp")
    assert after(state, "c3 d4+h2") == {"^c5", "^d6", "^e5", "stop"}
    play(state, "c3 d4+h2 ^d6")
    assert standing(state, 0) == ["d6:", "h1:pgg", "h2:oop"]
    assert state.seat == 1


def test_a_jump_ends_the_move() -> None:
    """K-19, K-R6: one jump in a turn, even if the next neighbour waits behind the landing."""
    state = setup(f"d4: {LOADED}", "d5:gg d7:oo e10:pp")
    play(state, "d4 ^d6")
    assert state.seat == 1
    assert state.to_dict()["turns"] == 1
    assert state.to_dict()["moved"] is False


def test_a_jump_ignores_line_colours() -> None:
    """K-20: the jump from d4 crosses pink and orange, pink and green lines, without a bead for any."""
    state = setup(f"d4: {LOADED}", "d5:gg f8:oo e10:pp")
    colours = {line["colour"] for line in state.game.garden.plain()["lines"] if "d5" in line["between"]}
    assert colours == {"p", "g", "o"}
    assert after(state, "d4") == {"^c5", "^d6", "^e5"}


# -- bases -----------------------------------------------------------------------------------------------


def test_the_own_base_is_not_free_for_a_jump() -> None:
    """K-R3: behind d3 seen from d4 lies the own base d2; only its neighbours are left."""
    state = setup("d4: d3:ppg h2:goo")
    assert after(state, "d4") == {"^c2", "^e2"}
    assert refused(play(state, "d4"), "^d2") == "K-R3"
    blocked = setup("d4: d3:ppg c2:goo", "e2:gg f8:oo e10:pp")
    assert after(blocked, "d4") == {"^c1", "^e1"}  # the base counts as not free, so the two following are


def test_the_own_base_is_not_free_among_the_following_either() -> None:
    """K-R3: from e4 over e3, with d3, e2 and f1 taken, only d2 would follow."""
    assert "e4" not in can(setup("e4: e3:ppg d3:goo", "e2:gg f1:oo e10:pp"))


def test_landing_on_the_other_base_wins() -> None:
    """K-R3, K-6: among the three behind, and among the two following."""
    behind = setup("h1:pp h2:gg g1:oo", "d4: d3:ppg a2:goo", turn=1)
    assert after(behind, "d4") == {"^c2", "^d2", "^e2"}
    play(behind, "d4 ^d2")
    assert behind.returns() == [-1.0, 1.0]
    assert behind.rounds()[0]["turns"] == 1
    following = setup("h1:pp e2:gg f1:oo", "e4: e3:ppg d3:goo", turn=1)
    assert after(following, "e4") == {"^d2"}
    assert play(following, "e4 ^d2").over
    mine = setup("d8: d9:ppg h2:goo", "h1:gg f8:oo g1:pp")
    assert after(mine, "d8") == {"^d10", "^e9"}
    assert play(mine, "d8 ^e9").returns() == [1.0, -1.0]


# -- holes -----------------------------------------------------------------------------------------------


def test_nobody_meets_across_a_hole() -> None:
    """K-B1: e5 and d5 touch at the pond of the ring, but no tile carries a line between them."""
    state = setup("e5: a1:ppg a2:goo", "d5:gg f9:oo g8:pp", garden="ring")
    assert "e5" not in can(state)
    assert refused(state, "e5") == "K-15"


def test_a_space_behind_counts_only_with_a_line_to_it() -> None:
    """K-B4: behind e5 seen from e4 lie d5 (across the hole), water, and f4."""
    state = setup("e4: e5:ppg a2:goo", RING_FAR, garden="ring")
    assert after(state, "e4") == {"^f4"}


def test_the_following_spaces_are_taken_by_position_alone() -> None:
    """K-B4: with f4 taken the jump goes over the pond, to d6 or f5."""
    state = setup("e4: e5:ppg f4:goo", RING_FAR, garden="ring")
    assert after(state, "e4") == {"^d6", "^f5"}
    play(state, "e4 ^d6")
    assert standing(state, 0)[0] == "d6:"


def test_no_line_no_crossing_over_a_hole() -> None:
    """K-B1: e5 and d5 have no line, whatever the bead."""
    for beads, rest in (("p", "a1:pgg a2:oo"), ("g", "a1:ppg a2:oo"), ("o", "a1:ppg a2:go")):
        state = setup(f"e5:{beads} {rest}", RING_FAR, garden="ring")
        assert not any(name.startswith("d5+") for name in after(state, "e5"))

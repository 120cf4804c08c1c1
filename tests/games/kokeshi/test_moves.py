"""A turn: crossings, stops, bead passes, the own base (clauses K-6 to K-13 and their rulings)."""

from __future__ import annotations

import pytest

import roji
from tests.games.kokeshi.positions import after, can, play, refused, setup, standing

# d4 has green on top and pink below; around it d3 g, d5 p, c3 p, c4 o, e3 o, e4 p.
MOVING = "d4:pg h1:po h2:go"


def chosen(state: roji.State) -> set[str]:
    """The figurines that may be chosen, without the passes."""
    return {name for name in can(state) if ">" not in name}


def test_a_line_needs_a_bead_of_its_colour_on_top() -> None:
    """K-7: of the six lines around d4 only the green one can be crossed."""
    state = setup(MOVING)
    assert after(state, "d4") == {"d3+h1", "d3+h2"}
    play(state, "d4")
    assert refused(state, "d5+h1") == "K-7"
    assert refused(state, "c4+h1") == "K-7"
    assert refused(state, "b1+h1") == "K-7"


@pytest.mark.parametrize(
    ("beads", "rest", "targets"), [("p", "gg", "d5 c3 e4"), ("g", "pp", "d3"), ("o", "pp", "c4 e3")]
)
def test_the_top_bead_decides_whatever_lies_below(beads: str, rest: str, targets: str) -> None:
    """K-7: every colour opens its own lines, and only those."""
    others = {"p": "h1:poo h2:", "g": "h1:goo h2:", "o": "h1:ggo h2:"}[beads]
    state = setup(f"d4:{rest}{beads} {others}")
    assert after(state, "d4") == {f"{target}+h2" for target in targets.split()}


def test_one_bead_crosses_one_line_and_goes_to_another_figurine() -> None:
    """K-8: the bead used lies on top of the figurine chosen, and is gone from the one that moved."""
    state = setup(MOVING)
    assert standing(play(state.clone(), "d4 d3+h1"), 0) == ["d3:p", "h1:pog", "h2:go"]
    assert standing(play(state.clone(), "d4 d3+h2"), 0) == ["d3:p", "h1:po", "h2:gog"]
    play(state, "d4")
    assert refused(state, "d3+d4") == "K-8"


def test_a_crossing_names_the_line_and_the_receiver_together() -> None:
    """K-R7: one decision for both, in the winning crossing too."""
    state = setup("d9:pg h1:po h2:go", "d10:gg f8:oo e10:pp")
    assert after(state, "d9") >= {"e9+h1", "e9+h2"}
    done = play(state, "d9 e9+h2")
    assert standing(done, 0) == ["e9:p", "h1:po", "h2:gog"]


def test_the_next_bead_may_be_used_or_the_move_stopped() -> None:
    """K-9: after the green crossing the pink bead below opens pink lines; stopping is allowed as well."""
    state = setup(MOVING)
    assert "stop" not in after(state, "d4")
    assert after(state, "d4 d3+h1") == {"c2+h2", "c3+h2", "stop"}
    stopped = play(state.clone(), "d4 d3+h1 stop")
    assert stopped.seat == 1
    assert refused(play(state, "d4"), "stop") == "K-9"
    assert refused(setup(MOVING), "stop") == "K-9"


def test_all_beads_can_be_used_in_one_turn() -> None:
    """K-9: three beads, three lines, and the turn is still ended by its player."""
    state = setup("d4:opg h1:pog h2:")
    play(state, "d4 d3+h2 c2+h2 b1+h2")
    assert standing(state, 0) == ["b1:", "h1:pog", "h2:gpo"]
    assert can(state) == {"stop"}
    assert state.seat == 0


def test_the_first_crossing_does_not_end_the_turn_but_stop_does() -> None:
    """K-9: whose turn it is changes with stop."""
    state = setup(MOVING)
    play(state, "d4 d3+h1")
    assert state.seat == 0
    play(state, "stop")
    assert state.seat == 1
    assert state.to_dict()["turns"] == 1
    assert state.to_dict()["moving"] == ""
    assert state.to_dict()["moved"] is False


def test_a_bead_can_be_passed_instead_of_moving() -> None:
    """K-11: top bead of one figurine onto another; that is the whole turn."""
    state = setup(MOVING)
    passes = {name for name in can(state) if ">" in name}
    assert passes == {"d4>h1", "d4>h2", "h1>d4", "h1>h2", "h2>d4", "h2>h1"}
    play(state, "d4>h1")
    assert standing(state, 0) == ["d4:p", "h1:pog", "h2:go"]
    assert state.seat == 1
    assert refused(play(setup(MOVING), "d4"), "h1>h2") == "K-11"


def test_a_figurine_without_beads_has_none_to_pass() -> None:
    """K-11: only figurines with beads give."""
    state = setup("d4: h1:ppg h2:goo")
    assert {name for name in can(state) if ">" in name} == {"h1>d4", "h2>d4"}
    assert refused(state, "d4>h1") == "K-11"
    assert refused(state, "h1>h1") == "K-11"


def test_three_beads_are_the_most_a_figurine_carries() -> None:
    """K-R1: a full figurine receives nothing, neither by a pass nor by a crossing."""
    state = setup("d4:pg h1:pog h2:o")
    assert {name for name in can(state) if ">" in name} == {"d4>h2", "h1>d4", "h1>h2", "h2>d4"}
    assert after(state, "d4") == {"d3+h2"}
    assert refused(state, "d4>h1") == "K-R1"
    assert refused(play(state, "d4"), "d3+h1") == "K-R1"


def test_an_occupied_space_is_neither_entered_nor_passed() -> None:
    """K-13: whoever stands there."""
    assert "d4" not in chosen(setup("d4:pg d3:po h2:go"))
    assert "d4" not in chosen(setup(MOVING, "d3:gg f8:oo e10:pp"))
    state = setup("d4:pp h1:go h2:go", "d5:gg c3:oo e10:pp")
    assert after(state, "d4") == {"e4+h1", "e4+h2"}
    assert refused(play(state, "d4"), "d5+h1") == "K-13"


def test_figurines_that_cannot_step_cannot_be_chosen() -> None:
    """K-R7: whoever is chosen can move, and somebody can always pass a bead."""
    state = setup("d4:pg d3:po h2:go")
    assert refused(state, "d4") == "K-7"
    assert chosen(state) == {"d3", "h2"}
    assert refused(setup("d4: h1:ppg h2:goo"), "d4") == "K-15"


def test_only_one_figurine_moves_in_a_turn() -> None:
    """K-R8: after a crossing the other figurines cannot go on, and nobody moves the opponent's."""
    state = setup(MOVING)
    assert refused(state, "e10") == "K-R8"
    assert refused(state, "a1") == "K-R8"
    assert refused(state, "d3+h1") == "K-R8"
    play(state, "d4 d3+h1")
    assert not {"h1", "h2"} & can(state)


def test_reaching_the_other_base_wins_at_once() -> None:
    """K-6: with a crossing, by either seat, and nothing more can be done."""
    state = setup("d9:pg h1:po h2:go")
    play(state, "d9 e9+h1")
    assert state.over
    assert state.seat is None
    assert state.scores() == [1, 0]
    assert state.returns() == [1.0, -1.0]
    assert state.rounds() == [{"round": 0, "kind": "base", "clause": "K-6", "winner": 0, "turns": 1}]
    assert not state.legal_actions()
    assert refused(state, "stop") == "K-6"
    other = setup("h1:pp h2:gg g1:oo", "c2:gp a1:og a2:po", turn=1)
    play(other, "c2 d2+a1")
    assert other.returns() == [-1.0, 1.0]
    assert other.round == 1
    for won in (state, other):
        assert won.to_dict()["moved"] is False
        assert won.game.from_dict(won.to_dict()) == won


# -- the own base ----------------------------------------------------------------------------------------


def test_nobody_stops_on_the_own_base() -> None:
    """K-12: in mid-move on d2 the figurine has to go on."""
    state = setup("c2:op a1:pgg a2:o")
    play(state, "c2 d2+a2")
    assert can(state) == {"d3+a2", "e1+a2"}
    assert refused(state, "stop") == "K-12"
    play(state, "d3+a2")
    assert can(state) == {"stop"}


def test_the_own_base_is_entered_only_with_a_step_out_of_it() -> None:
    """K-R2: the bead below must open a free line out."""
    blocked = setup("c2:gp d1:pgo e2:o")  # green leads from d2 to d1 and e2 only
    assert after(blocked, "c2") == {"d3+e2"}
    assert refused(play(blocked, "c2"), "d2+e2") == "K-R2"
    half_open = setup("c2:gp d1:pgo a2:o")
    assert after(half_open, "c2") == {"d2+a2", "d3+a2"}
    assert after(half_open, "c2 d2+a2") == {"e2+a2"}


def test_the_space_just_left_is_a_way_out() -> None:
    """K-R2: c2 is free again once its figurine stands on the base, and pink leads back to it."""
    state = setup("c2:pp c1:ggo a2:o")
    assert after(state, "c2 d2+a2") == {"c2+a2"}


def test_without_a_bead_left_the_base_is_left_by_a_jump() -> None:
    """K-R2: empty on the base, a neighbour must be there to jump over, with a free landing behind it."""
    alone = setup("c2:p a1:pgg a2:oo")
    assert after(alone, "c2") == {"d3+a2"}
    helped = setup("c2:p d3:oo a1:pgg")
    assert after(helped, "c2") == {"d2+d3"}
    assert after(helped, "c2 d2+d3") == {"^c3", "^d4", "^e3"}
    done = play(helped, "c2 d2+d3 ^d4")
    assert done.seat == 1
    useless = setup("c2:p d1:oo a1:pgg")  # behind d1 the garden ends
    assert after(useless, "c2") == {"d3+d1"}


def test_a_figurine_whose_only_way_is_a_dead_end_cannot_be_chosen() -> None:
    """K-R2: pink leads from c1 to the base alone."""
    assert "c1" not in chosen(setup("c1:p a1:pgg a2:oo"))
    assert "c1" in chosen(setup("c1:op a1:pgg a2:o"))


def test_the_base_can_be_entered_twice_in_a_turn() -> None:
    """K-12, K-R2: in with the first bead, out with the second, in with the third, and out by a jump."""
    state = setup("c2:oop e2:pgg c1:")
    assert after(state, "c2 d2+c1") == {"d3+c1", "e1+c1"}
    assert after(state, "c2 d2+c1 d3+c1") == {"d2+c1", "stop"}
    assert after(state, "c2 d2+c1 d3+c1 d2+c1") == {"^e3", "^f1"}
    play(state, "c2 d2+c1 d3+c1 d2+c1 ^e3")
    assert standing(state, 0) == ["e3:", "e2:pgg", "c1:poo"]
    assert state.seat == 1


def test_the_other_base_needs_no_way_out() -> None:
    """K-6, K-R2: for the opponent it is the goal, with or without a way out."""
    state = setup("h1:pp h2:gg g1:oo", "c1:p a1:ogg a2:po", turn=1)
    assert after(state, "c1") == {"d2+a2"}
    assert play(state, "c1 d2+a2").over

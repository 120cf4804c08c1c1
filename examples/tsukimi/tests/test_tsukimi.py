"""The clauses of Tsukimi. The contract of Roji is checked by its plugin, see roji_games in pyproject.toml."""

from __future__ import annotations

import pytest

import roji
from roji.games.lessons import lesson

PLAIN = "g1 g2 g3 c1 h1 m1  g6 g5 g4 c6 h6 c5  m2 m3 m4 m5 m6 c2 c3 c4 h2 h3 h4 h5"
LOW = "g1 g2 g3 c1 h1 h2  g6 g5 g4 c6 h6 h5  m1 m2 m3 m4 m5 m6 c2 c3 c4 h3 h4 c5"


def after(deal: str, moves: str) -> roji.State:
    state = roji.game("tsukimi", rounds=1).new(deal=[deal])
    for card in moves.split():
        state.apply(state.parse(card))
    return state


def test_the_highest_card_of_the_suit_takes_the_trick_and_leads_t_3_t_5() -> None:
    assert after(PLAIN, "g1 g6").seat == 1


def test_a_card_that_is_not_in_the_hand_is_refused_t_4() -> None:
    state = after(PLAIN, "g1 g6")
    with pytest.raises(roji.Illegal) as refused:
        state.apply(state.parse("m6"))
    assert refused.value.clause == "T-4"
    assert str(refused.value) == "T-4: m6 is not in your hand: g4 g5 c5 c6 h6."


def test_a_moon_takes_the_trick_and_moons_and_hares_count_t_5_t_6() -> None:
    state = after(PLAIN, "g1 g6 c6 c1 g5 g2 g4 g3 h6 h1 c5 m1")
    assert state.scores() == [2, 2]
    assert state.returns() == [0.0, 0.0]


def test_who_takes_nothing_was_looking_at_the_moon_t_7() -> None:
    state = after(LOW, "g1 g6 g5 g2 g4 g3 c6 c1 h6 h1 h5 h2")
    assert state.scores() == [6, 4]
    assert state.over


def test_every_line_of_the_lesson_is_right() -> None:
    for step in lesson("tsukimi").steps:
        state, own = step.first.clone(), []
        for word in step.lines[0]:
            own += [state.parse(word)] if state.seat == step.seat else []
            state.apply(state.parse(word))
        assert step.judge(own).verdict == "right", step.name


def test_the_scorekeeper_counts_as_the_rules_do() -> None:
    assert roji.score("tsukimi", "m1 c5").points == 2
    assert roji.score("tsukimi", "").points == 6

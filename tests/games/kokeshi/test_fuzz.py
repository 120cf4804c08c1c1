"""Whatever is written, it is either refused in words or has a normal form."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.kokeshi.garden import known_gardens
from roji.games.kokeshi.positions import read_position
from tests.games.kokeshi.positions import GARDENS, fresh, random_position, setup

LETTERS = st.text("abcdeh0123459+>^-:, stop/", max_size=12)
SCRAPS = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-2, 300), st.sampled_from(["d4", "d4:pg", "move", "over", "-:pp", ""])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(["a", "turn"]), inner)),
    max_leaves=4,
)


def check_spoken(error: roji.Refusal) -> None:
    """A refusal has a sentence in both languages."""
    assert error.say("en").strip()
    assert error.say("de").strip()


@given(st.one_of(LETTERS, st.text(max_size=8)))
def test_notation_is_an_action_or_a_refusal(text: str) -> None:
    for state in (fresh(), setup("d4:pg h1:po h2:go")):
        try:
            action = state.parse(text)
        except roji.Invalid as error:
            check_spoken(error)
        else:
            assert 0 <= action < state.game.num_actions
            if action in state.legal_actions():
                assert state.parse(state.name(action)) == action
            else:
                assert state.refusal(action).say("de")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1000), st.sampled_from(["phase", "turn", "starter", "figurines", "moving", "moved", "turns",
                                              "ending", "winner", "history"]), SCRAPS)  # fmt: skip
def test_a_damaged_position_is_a_state_or_a_refusal(seed: int, field: str, scrap: Any) -> None:
    rng = random.Random(seed)
    state: roji.State = random_position("standard", rng, seed % 90)
    for _ in range(rng.randrange(3)):
        if not state.over:
            state.apply(rng.choice(state.legal_actions()))
    try:
        read = state.game.from_dict({**state.to_dict(), field: scrap})
    except roji.Invalid as error:
        check_spoken(error)
    else:
        assert state.game.from_dict(read.to_dict()) == read
        assert read.over or read.legal_actions()


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(GARDENS), st.integers(0, 400), LETTERS)
def test_a_damaged_garden_is_a_garden_or_a_refusal(name: str, at: int, scrap: str) -> None:
    text = known_gardens()[name]
    try:
        game = roji.game("kokeshi", garden=text[: at % len(text)] + scrap + text[at % len(text) + len(scrap) :])
    except roji.Invalid as error:
        check_spoken(error)
    else:
        assert roji.game("kokeshi", garden=game.options["garden"]) == game


@given(st.binary(max_size=40))
def test_a_position_file_is_read_or_refused(data: bytes) -> None:
    try:
        garden, found = read_position(data)
    except roji.Invalid as error:
        check_spoken(error)
    else:
        assert garden is None or isinstance(garden, str)
        assert isinstance(found, dict)

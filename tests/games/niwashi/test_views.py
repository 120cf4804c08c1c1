"""Who may know what; reading and writing whole states."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.niwashi.rules import NiwashiState
from roji.testing.hidden import get
from tests.games.niwashi.positions import clone, do, legal, open_wishes, position, refused

WISH = re.compile(r'"[hnaf][ITUVWX]"')


def wandering(seed: int, **options: Any) -> Iterator[NiwashiState]:
    """The states of a random match."""
    rng = random.Random(seed)
    state = roji.game("niwashi", **options).new(seed=seed)
    assert isinstance(state, NiwashiState)
    while not state.over:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def wishes_in(data: Any) -> set[str]:
    """Every wish named anywhere in plain data."""
    return {found.strip('"') for found in WISH.findall(json.dumps(data))}


def test_nothing_is_said_or_shown_about_wishes_but_by_what_is_laid_taken_and_lit() -> None:
    """N-7: until a wish is fulfilled only its owner's view and effects name it."""
    for state in wandering(4):
        if state.over:
            continue
        data = state.to_dict()
        done = set(" ".join(data["fulfilled"]).split())
        for seat in (0, 1, None):
            own = set(data["wishes"][seat].split()) if seat is not None else set()
            assert wishes_in(state.view(seat)) == own | done
        action = state.legal_actions()[0]
        after, effects = state.effects_of(action, 1 - (state.seat or 0))
        if not after.over:
            assert wishes_in(effects) <= set(after.to_dict()["wishes"][1 - (state.seat or 0)].split()) | wishes_in(
                after.view(None)["fulfilled"]
            )


def test_every_decision_is_a_tile_or_the_lantern() -> None:
    """N-7: there is no other language."""
    kinds = {
        state.describe(action)["do"]
        for state in wandering(5)
        for action in state.legal_actions()[:3] + state.legal_actions()[-20:]
    }
    assert kinds == {"tile", "cell", "lay", "draw", "lantern", "place", "aim", "discard"}


def test_a_hand_is_hidden_from_the_partner() -> None:
    """N-R11"""
    state = position(hands=("hhn nns", "aaf"))
    assert state.view(0)["hand"] == ["hhn", "nns"]
    for seat in (1, None):
        shown = json.dumps(state.view(seat))
        assert "hhn" not in shown
        assert "nns" not in shown
    assert state.view(1)["hand_counts"] == [2, 1]


def test_tiles_taken_from_the_open_are_known_to_all() -> None:
    """N-R11: from the display and from the discard pile."""
    state = position("hnaf", hands=("fhf nns", "aaf"), display="hfs nnf -", discard="hna")
    do(state, "fhf ah32 e +d")
    assert state.view(1)["known_hands"] == [["hna"], []]
    do(state, "aaf ae30 s +1")
    assert state.view(0)["known_hands"] == [["hna"], ["hfs"]]
    assert state.view(None)["known_hands"] == [["hna"], ["hfs"]]


def test_of_two_tiles_alike_the_known_one_is_laid_first() -> None:
    """N-R11: what came hidden from the deal stays hidden as long as it can."""
    state = position("hnaf", hands=("hna", "haf"), taken=("hna", ""), tiles="all_different")
    do(state, "hna")
    assert state.view(1)["known_hands"] == [[], []]
    assert state.to_dict()["dealt"][0] == "hna"


def test_a_tile_alike_in_the_partners_hand_stays_there() -> None:
    """N-B1: the harder set has tiles twice."""
    state = position("hnaf", hands=("hna haf naf", "hna haf"), turn=1, tiles="all_different")
    do(state, "haf")
    assert state.to_dict()["dealt"] == ["hna haf naf", "hna"]


def test_a_redeal_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    """N-R11: own tiles and wishes, and what the partner took from the open, stay."""
    state = position(
        hands=("hhn nns", "aaf"), taken=("", "hfs"), display="ana aff -", pile="nnf hna haf", box="fhf nfs",
        wishes=("hI hT", "nI nT"), stacks=("aI aT", "fI fT"), wish_box="hX nX",
    )  # fmt: skip
    dealt = [state.redeal(0, seed).to_dict() for seed in range(40)]
    for data in dealt:
        assert data["dealt"][0] == "hhn nns"
        assert data["taken"] == ["", "hfs"]
        assert data["wishes"][0] == "hI hT"
        assert data["display"] == "ana aff -"
        unknown = [*data["dealt"][1].split(), *data["pile"].split(), *data["box"].split()]
        assert sorted(unknown) == ["aaf", "fhf", "haf", "hna", "nfs", "nnf"]
        rest = [data["wishes"][1], *data["stacks"], data["wish_box"]]
        assert sorted(" ".join(rest).split()) == ["aI", "aT", "fI", "fT", "hX", "nI", "nT", "nX"]
    for path in (("dealt", 1, 0), ("pile", 0), ("box", 1)):
        assert len({get(data, path) for data in dealt}) == 6
    for path in (("wishes", 1, 0), ("wishes", 1, 1), ("stacks", 0, 0), ("stacks", 1, 1), ("wish_box", 0)):
        assert len({get(data, path) for data in dealt}) == 8


def test_a_redeal_deals_tiles_that_are_alike_as_often_as_they_exist() -> None:
    """N-B1, N-R11: two in the partner's hand, two in the pile, three in the box."""
    state = position(hands=("hna", "naf naf"), pile="haf haf", box="nsf nsf nsf", tiles="all_different")
    for seed in range(10):
        data = state.redeal(0, seed).to_dict()
        unknown = " ".join([data["dealt"][1], data["pile"], data["box"]])
        assert sorted(unknown.split()) == ["haf", "haf", "naf", "naf", "nsf", "nsf", "nsf"]


def test_a_spectator_knows_neither_hand() -> None:
    """N-R11"""
    state = position(hands=("hhn nns", "aaf"), pile="nnf hna haf", wishes=("hI hT", "nI nT"))
    dealt = [state.redeal(None, seed).to_dict() for seed in range(20)]
    assert len({data["dealt"][0] for data in dealt}) > 5
    assert len({data["wishes"][0] for data in dealt}) > 3
    assert state.view(None)["hand"] is None
    assert state.view(None)["wishes"] is None


def test_when_the_match_is_over_everything_is_shown() -> None:
    state = position("hnaf", hands=("hhn nna", ""), box="aff", pile="", wishes=("hI", "nI"), wish_box="fT")
    do(state, "hhn ah32 e")
    revealed = state.view(None)["revealed"]
    assert revealed is not None
    assert revealed["hands"] == [["nna"], []]
    assert revealed["wishes"] == [["hI"], ["nI"]]
    assert (revealed["box"], revealed["wish_box"]) == (["aff"], ["fT"])
    assert state.redeal(0, 1) == state


def test_a_state_is_small_and_flat() -> None:
    state = roji.game("niwashi").new(seed=1)
    if roji.compiled:
        assert sys.getsizeof(state) < 16_000


@given(st.integers(0, 2**64 - 1), st.integers(0, 150))
@settings(max_examples=25, deadline=None)
def test_to_dict_and_from_dict_are_inverse(seed: int, moves: int) -> None:
    for state in wandering(seed):
        if not moves or state.over:
            again = state.game.from_dict(json.loads(json.dumps(state.to_dict())))
            assert again == state
            assert again.to_dict() == state.to_dict()
            assert again.legal_actions() == state.legal_actions()
            return
        moves -= 1


def test_fulfilled_wishes_are_read_back_in_their_order() -> None:
    data = position(fulfilled=("hT hU", "nT nU nV")).to_dict()
    assert data["fulfilled"] == ["hT hU", "nT nU nV"]


def test_a_copy_goes_on_with_the_rules_of_its_game() -> None:
    """N-B3, N-R2, N-R4: what gardens of the journey forbid and options change."""
    sand = clone(position("hsn", "ae32", hands=("hns aff", "hna nna"), journey="raked-sand"))
    do(sand, "hns ae32 s hna")
    assert refused(sand, "ae34") == ("N-B3", "niwashi-refuse-sand")
    closed = clone(position("hnaf", hands=("fhf", ""), display="nns hfs -", discard="hna", journey="pond-and-island"))
    do(closed, "fhf ah32 e")
    assert legal(closed) == ["+1:nns", "+2:hfs"]
    filled = clone(position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", refill_to_three=True))
    do(filled, "hhn ah32 e +1 +2")
    assert filled.seat == 1
    assert len(filled.view(0)["hand"] or []) == 3
    hands, wishes = ("hnn fns", "hff naf"), ("aX", "hI fX")
    older = clone(position("hhh.. ...fn", hands=hands, wishes=wishes, older_tile_counts=True))
    do(older, "hnn ai32 s hff ah32 s lantern pile -")
    assert open_wishes(older) == [[], ["hI"]]


def test_equal_hands_in_another_order_are_equal_states() -> None:
    assert position(hands=("hhn nns", "aaf")) == position(hands=("nns hhn", "aaf"))
    assert position(hands=("hhn", "aaf"), taken=("nns", "")) != position(hands=("hhn nns", "aaf"))


def test_the_ground_of_a_set_up_is_kept_until_it_is_covered() -> None:
    """N-15: loose fields are part of the garden."""
    state = position("hn.a ..f.", "ae32", hands=("hhn", "aaf"))
    assert state.to_dict()["ground"] == ["ae32 hn.a", "ag33 f"]
    do(state, "hhn ah32 e")
    assert state.to_dict()["ground"] == ["ae32 hn", "ag33 f"]


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("phase", "nap", "bad-state"),
        ("turn", 2, "bad-state"),
        ("turn", True, "bad-state"),
        ("ground", ["bk1 hn"], "bad-state"),
        ("ground", ["a1 x"], "bad-state"),
        ("garden", ["- hna bk1 e"], "bad-state"),
        ("garden", ["2 hna a1 e"], "bad-state"),
        ("garden", ["- hna a1"], "bad-state"),
        ("dealt", ["hhh", ""], "bad-state"),
        ("dealt", ["hhn", "hhn"], "niwashi-tile-too-often"),
        ("dealt", ["hhn nns nnf naf", ""], "bad-state"),
        ("dealt", ["", "hhn"], "bad-state"),
        ("pile", "hhn", "niwashi-tile-too-often"),
        ("wishes", ["hI", "hI"], "niwashi-wish-twice"),
        ("wishes", ["hI hT hU", ""], "bad-state"),
        ("stacks", ["hI", ""], "bad-state"),
        ("fulfilled", ["hI hT hU hV hW hX nI nT nU nV nW", ""], "bad-state"),
        ("display", "- -", "bad-state"),
        ("chosen", "hna", "bad-state"),
        ("chosen_cell", "a1", "bad-state"),
        ("to_draw", 1, "bad-state"),
        ("special", True, "bad-state"),
        ("special", 7, "bad-state"),
        ("ending", "no-tile", "bad-state"),
        ("lantern", {"place": "a1", "direction": "-", "tile": "hna"}, "bad-state"),
        ("lantern", {"place": "a0", "direction": "-", "tile": ""}, "bad-state"),
        ("lanterns", -1, "bad-state"),
        ("ground", [], "bad-state"),
    ],
)
def test_an_impossible_state_is_refused(field: str, value: Any, key: str) -> None:
    data = position(hands=("hhn", "aaf")).to_dict()
    with pytest.raises(roji.Invalid) as error:
        roji.game("niwashi").from_dict({**data, field: value})
    assert error.value.key == key
    assert error.value.say("en") != error.value.say("de")


def test_a_state_without_a_field_is_refused() -> None:
    data = position().to_dict()
    for field in data:
        with pytest.raises(roji.Invalid, match=field):
            roji.game("niwashi").from_dict({key: value for key, value in data.items() if key != field})


def test_a_state_in_which_nothing_can_be_decided_is_refused() -> None:
    """N-R10, N-R4"""
    data = position("h", "af32", hands=("hhn", "aaf"), display="- -", journey="silent-moon").to_dict()
    full = [f"{row} hnahnahnahn" for row in (f"aa{r}" for r in range(27, 38))]
    with pytest.raises(roji.Invalid):
        roji.game("niwashi", journey="silent-moon").from_dict({**data, "ground": full})
    drawing = position("hnaf", hands=("hhn nna", "aaf"), display="nns hfs aff")
    do(drawing, "hhn ah32 e")
    with pytest.raises(roji.Invalid):
        roji.game("niwashi").from_dict({**drawing.to_dict(), "to_draw": 3})
    assert legal(drawing) == ["+1:nns", "+2:hfs", "+3:aff"]

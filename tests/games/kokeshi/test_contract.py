"""Notation, descriptions, views, events, refusals, and positions read back."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from tests.games.kokeshi.positions import GARDENS, can, fresh, play, random_position, refused, setup

MOVING = "d4:pg h1:po h2:go"


def described(state: roji.State, move: str) -> Any:
    return state.describe(state.parse(move))


def seen(state: roji.State, move: str, seat: int | None = None) -> Any:
    return state.effects_of(state.parse(move), seat)[1]


# -- notation --------------------------------------------------------------------------------------------


def test_every_kind_of_decision_has_its_notation() -> None:
    assert "c1" in can(fresh())
    assert {"d4", "d4>h1"} <= can(setup(MOVING))
    assert can(play(setup(MOVING), "d4")) == {"d3+h1", "d3+h2"}
    assert "^d6" in can(play(setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp"), "d4"))


def test_notation_is_read_kindly() -> None:
    state = setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp")
    assert state.parse(" D4 ") == state.parse("d4")
    play(state, "d4")
    assert state.parse("d6") == state.parse("^d6")
    assert state.parse("STOP") == state.parse("stop")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("z9", "kokeshi-no-space"),
        ("", "kokeshi-no-space"),
        ("d4>z9", "kokeshi-no-space"),
        ("d4>d5", "kokeshi-no-figurine"),
        ("d5>d4", "kokeshi-no-figurine"),
        ("d3+e10", "kokeshi-no-figurine"),
        ("^d6", "kokeshi-no-space"),
    ],
)
def test_unreadable_notation_is_refused(text: str, key: str) -> None:
    with pytest.raises(roji.Invalid) as caught:
        setup(MOVING).parse(text)
    assert caught.value.key == key
    assert caught.value.say("de") != caught.value.say("en")


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(roji.Invalid, match="Did you mean d10"):
        setup(MOVING).parse("d100")


# -- descriptions and events -----------------------------------------------------------------------------


def test_decisions_as_plain_data() -> None:
    assert described(fresh(), "c1") == {"do": "place", "to": "c1", "bead": "p"}
    assert described(play(fresh(), "c1"), "c2") == {"do": "place", "to": "c2", "bead": "g"}
    choose = described(setup(MOVING), "d4")
    assert choose.pop("reach")
    assert choose == {"do": "choose", "at": "d4", "beads": "pg", "nearer": 0}
    bead = {"do": "pass", "from": "h1", "to": "d4", "bead": "o", "opens": False}
    assert described(setup(MOVING), "h1>d4") == bead
    state = play(setup(MOVING), "d4")
    cross = described(state, "d3+h2")
    assert cross.pop("reach")
    assert cross == {"do": "cross", "from": "d4", "to": "d3", "bead": "g", "receiver": "h2"}
    assert described(play(state, "d3+h2"), "stop") == {"do": "stop"}
    jumper = play(setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp"), "d4")
    assert described(jumper, "^d6") == {"do": "jump", "from": "d4", "to": "d6"}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_everything_happen(seat: int | None) -> None:
    """What each player may know: everything."""
    assert seen(play(fresh(), "c1"), "c2", seat) == [{"do": "place", "seat": 0, "to": "c2", "bead": "g"}]
    assert seen(setup(MOVING), "d4", seat) == [{"do": "choose", "seat": 0, "at": "d4"}]
    assert seen(setup(MOVING), "h1>d4", seat) == [{"do": "pass", "seat": 0, "from": "h1", "to": "d4", "bead": "o"}]
    state = play(setup(MOVING), "d4")
    cross = {"do": "cross", "seat": 0, "from": "d4", "to": "d3", "bead": "g", "receiver": "h2"}
    assert seen(state, "d3+h2", seat) == [cross]
    assert seen(play(state, "d3+h2"), "stop", seat) == [{"do": "stop", "seat": 0, "at": "d3"}]
    jumper = play(setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp"), "d4")
    assert seen(jumper, "^d6", seat) == [{"do": "jump", "seat": 0, "from": "d4", "to": "d6", "over": "d5"}]


def test_the_end_is_told_with_its_reason() -> None:
    """K-6, K-R5: who won and by which clause."""
    won = seen(play(setup("d9:pg h1:po h2:go"), "d9"), "e9+h1")
    assert won[-1] == {"do": "over", "round": 0, "kind": "base", "clause": "K-6", "winner": 0, "turns": 1}
    other = play(setup("h1:pp h2:gg g1:oo", "d4: d3:ppg a2:goo", turn=1), "d4")
    assert [event["do"] for event in seen(other, "^d2")] == ["jump", "over"]
    drawn = seen(setup(MOVING, max_turns=1), "d4>h1")
    assert drawn[-1] == {"do": "over", "round": 0, "kind": "limit", "clause": "K-R5", "winner": None, "turns": 1}


def test_the_view_shows_the_whole_position() -> None:
    state = play(setup(MOVING), "d4 d3+h2")
    view = state.view(1)
    assert view == {
        "game": "kokeshi",
        "seat": 1,
        "phase": "move",
        "to_move": 0,
        "round": 0,
        "rounds": 1,
        "garden": "standard",
        "people": ["kokeshi", "samurai"],
        "bases": ["d2", "e9"],
        "starter": 0,
        "figurines": [
            [{"at": "d3", "beads": "p"}, {"at": "h1", "beads": "po"}, {"at": "h2", "beads": "gog"}],
            [{"at": "d10", "beads": "gg"}, {"at": "f8", "beads": "oo"}, {"at": "e10", "beads": "pp"}],
        ],
        "placing": None,
        "moving": "d3",
        "moved": True,
        "turns": 0,
        "max_turns": 200,
        "scores": [0, 0],
        "results": [],
    }
    assert play(fresh(), "c1").view(None)["placing"] == "g"
    assert fresh().view(0)["figurines"][1][2] == {"at": None, "beads": "oo"}
    won = play(setup("d9:pg h1:po h2:go"), "d9 e9+h1").view(None)
    assert (won["phase"], won["to_move"], won["round"], won["scores"]) == ("over", None, 1, [1, 0])
    with pytest.raises(roji.Invalid, match="seat"):
        state.view(2)


def test_a_match_is_one_round() -> None:
    """The number of the running round, and of all rounds once the match is over."""
    state = play(setup("d9:pg h1:po h2:go"), "d9")
    assert state.round == 0
    assert play(state, "e9+h1").round == 1


# -- refusals --------------------------------------------------------------------------------------------


def test_numbers_that_are_no_move_are_refused() -> None:
    state = setup(MOVING)
    for action in (-1, 258, 10**30):
        with pytest.raises(roji.Illegal) as caught:
            state.apply(action)
        assert caught.value.clause == ""
    with pytest.raises(roji.Illegal) as caught:
        fresh().apply(61)  # the standard garden has 50 spaces
    assert caught.value.clause == "K-4"
    with pytest.raises(roji.Illegal) as caught:
        play(setup(MOVING), "d4").apply(62 + 3 * 61)
    assert caught.value.clause == "K-7"


def test_the_refusal_says_which_bead_lies_on_top() -> None:
    """K-7: in both languages, with colours in words."""
    state = play(setup(MOVING), "d4")
    with pytest.raises(roji.Illegal) as caught:
        play(state, "d5+h1")
    assert caught.value.say("en") == "K-7: the line to d5 is pink, the top bead green."
    assert caught.value.say("de") == "K-7: die Linie nach d5 ist rosa, die oberste Perle grün."


def test_an_empty_mover_crosses_nothing() -> None:
    """K-7: without a bead there is no crossing."""
    state = play(setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp"), "d4")
    assert refused(state, "d3+h2") == "K-7"
    assert refused(state, "a1") == "K-15"
    assert refused(state, "h1>h2") == "K-11"


# -- positions -------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(GARDENS), st.integers(0, 200))
def test_a_position_is_read_back_as_it_was(seed: int, name: str, decisions: int) -> None:
    """Every state of a random match, also in mid-move, equals what its dict gives."""
    rng = random.Random(seed)
    state: roji.State = fresh(name, max_turns=rng.choice((0, 20, 200)))
    for _ in range(decisions):
        if state.over:
            break
        state.apply(rng.choice(state.legal_actions()))
    again = state.game.from_dict(state.to_dict())
    assert again == state
    assert again.legal_actions() == state.legal_actions()
    assert again.to_dict() == state.to_dict()
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(again) == hash(state)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(GARDENS))
def test_half_a_turn_of_a_position_has_the_same_moves(seed: int, name: str) -> None:
    """K-B3: exchanging the players and turning the garden changes no count of turns."""
    from roji.games.kokeshi.perft import perft

    state = random_position(name, random.Random(seed), seed % 120)
    made = state.game.garden
    (q0, r0), (q1, r1) = (made.places[base] for base in made.bases)

    def opposite(figurine: str) -> str:
        space, _, beads = figurine.partition(":")
        q, r = made.places[made.by_name[space]]
        return f"{made.names[made.number[q0 + q1 - q, r0 + r1 - r]]}:{beads}"

    data = state.to_dict()
    other, own = ([opposite(figurine) for figurine in side] for side in data["figurines"])
    twin = state.game.from_dict({"turn": 1 - data["turn"], "figurines": [own, other]})
    assert perft(twin, 2)[1:] == perft(state, 2)[1:]


def test_a_position_set_up_by_hand_needs_only_figurines_and_turn() -> None:
    state = setup(MOVING, turn=1)
    assert state.seat == 1
    assert state.to_dict()["turns"] == 0
    assert state.to_dict()["history"] == ["d10:gg e10:pp f8:oo", "d4:pg h1:po h2:go"]


def test_a_position_in_mid_move() -> None:
    state = setup("d4:pg h1:po h2:go", phase="move", moving="d4", moved=True)
    assert can(state) == {"d3+h1", "d3+h2", "stop"}
    assert "stop" not in can(setup("d4:pg h1:po h2:go", phase="move", moving="d4"))


GOOD: dict[str, Any] = {"turn": 0, "figurines": [MOVING.split(), ["d10:gg", "f8:oo", "e10:pp"]]}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"turn": None}, "turn"),
        ({"phase": "nap"}, "phase"),
        ({"starter": 5}, "starter"),
        ({"extra": 1}, "extra"),
        ({"figurines": [MOVING.split()]}, "figurines"),
        ({"figurines": [MOVING.split(), ["d10:gg", "f8:oo"]]}, "figurines"),
        ({"figurines": [["d4 pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "not a figurine"),
        ({"figurines": [["z4:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "no space z4"),
        ({"figurines": [["d4:pgpp", "h1:o", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "not a figurine"),
        ({"figurines": [["d4:gg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "K-B5"),
        ({"figurines": [["d4:pg", "d4:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "K-13"),
        ({"figurines": [["d4:pg", "h1:po", "h2:go"], ["d4:gg", "f8:oo", "e10:pp"]]}, "K-13"),
        ({"figurines": [["d2:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "K-12"),
        ({"figurines": [["e9:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "K-6"),
        ({"figurines": [["-:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]}, "K-4"),
        ({"phase": "place", "figurines": [["-:pp", "c1:gg", "-:oo"], ["-:pp", "-:gg", "-:oo"]]}, "K-R4"),
        ({"phase": "place", "figurines": [["c1:pp", "c2:gg", "d1:oo"], ["-:pp", "-:gg", "-:oo"]]}, "K-R4"),
        ({"phase": "place", "figurines": [["-:pp", "-:gg", "-:oo"], ["d9:pp", "d10:gg", "e8:oo"]]}, "K-R4"),
        ({"phase": "place", "figurines": [["a1:pp", "-:gg", "-:oo"], ["-:pp", "-:gg", "-:oo"]]}, "K-4"),
        ({"phase": "place", "figurines": [["-:gg", "-:pp", "-:oo"], ["-:pp", "-:gg", "-:oo"]]}, "K-3"),
        ({"phase": "move"}, "moving"),
        ({"phase": "move", "moving": "d10"}, "moving"),
        ({"phase": "move", "moving": "a1"}, "moving"),
        ({"phase": "move", "moving": "d4", "moved": 1}, "moved"),
        ({"moved": True}, "moved"),
        ({"winner": 0}, "K-6"),
        ({"winner": 3}, "winner"),
        ({"ending": "base"}, "ending"),
        ({"ending": "nap"}, "ending"),
        ({"phase": "over"}, "ending"),
        ({"phase": "over", "ending": "base"}, "ending"),
        ({"turns": -1}, "turns"),
        ({"turns": 200}, "K-R5"),
        ({"turns": 201, "phase": "over", "ending": "limit"}, "K-R5"),
        ({"history": ["d4:pg h1:po h2:go"]}, "K-R5"),
        ({"history": ["d4:pg h1:po", "d10:gg e10:pp f8:oo"]}, "history"),
        ({"history": ["d4:pg h1:po -:go", "d10:gg e10:pp f8:oo"]}, "history"),
        ({"history": ["d10:gg e10:pp f8:oo", "d4:pg h1:po h2:go"]}, "K-R5"),
        ({"phase": "move", "moving": "d4", "history": ["d4:pg h1:po h2:go", "d10:gg e10:pp f7:oo"]}, "K-R5"),
        ({"phase": "over", "ending": "limit", "history": ["a1:pg h1:po h2:go", "d10:gg e10:pp f8:oo"]}, "K-R5"),
        ({"history": 5}, "history"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(change: dict[str, Any], why: str) -> None:
    """Each names the field or the clause."""
    game = roji.game("kokeshi")
    data = {**copy.deepcopy(GOOD), **change}
    with pytest.raises(roji.Invalid) as caught:
        game.from_dict(data)
    assert why in caught.value.say("en")
    assert caught.value.say("de")


def test_a_position_must_be_a_table() -> None:
    tables: list[Any] = [None, [], "x", {}]
    for data in tables:
        with pytest.raises(roji.Invalid):
            roji.game("kokeshi").from_dict(data)


def test_nobody_is_set_down_in_a_dead_end() -> None:
    """K-R2: on the own base in mid-move there must be a way out."""
    figurines = [["d2:g", "d1:pgo", "e2:op"], ["d10:gg", "f8:oo", "e10:pp"]]
    data: dict[str, Any] = {"turn": 0, "figurines": figurines, "phase": "move", "moving": "d2", "moved": True}
    with pytest.raises(roji.Invalid, match="K-R2"):
        roji.game("kokeshi").from_dict(data)
    with pytest.raises(roji.Invalid, match="K-12"):
        roji.game("kokeshi").from_dict({**data, "moved": False})


# -- size, redeal, options -------------------------------------------------------------------------------


def test_a_state_is_small() -> None:
    """Under 4 kB with the history of 200 turns."""
    assert not roji.compiled or sys.getsizeof(fresh()) < 4096


def test_nothing_is_hidden_so_nothing_is_dealt_anew() -> None:
    state = random_position("ring", random.Random(1), 40)
    for seat in (0, 1, None):
        assert state.redeal(seat, 7) == state


@pytest.mark.parametrize("options", [{"max_turns": -1}, {"max_turns": 10001}, {"starter": 2}, {"gardn": "ring"}])
def test_options_that_are_none_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(roji.Invalid):
        roji.game("kokeshi", **options)


def test_states_of_different_gardens_are_different() -> None:
    assert fresh("standard") != fresh("ring")
    assert fresh() != roji.game("koikoi").new(seed=1)

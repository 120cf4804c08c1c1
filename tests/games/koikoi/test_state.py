"""The state of Koi-Koi: copies, set-up, refusals, playouts; results pinned so that no machine differs."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import CARDS
from roji.table.record import read
from tests.games.koikoi.positions import deck, play, position

GOLDEN = Path(__file__).parents[2] / "golden" / "koikoi"


def test_a_scripted_and_a_seeded_state_with_the_same_future_are_equal() -> None:
    game = roji.game("koikoi", rounds=3)
    state = game.new(seed=5)
    again = game.from_dict(state.to_dict())
    assert again == state
    while not state.over:
        state.apply(state.legal_actions()[0])
        again.apply(again.legal_actions()[0])
        assert again == state


def test_explicit_deals_are_checked() -> None:
    game = roji.game("koikoi", rounds=2, starter=0)
    with pytest.raises(roji.Invalid, match="enough for 1 of 2 rounds"):
        game.new(deal=[deck()])
    with pytest.raises(roji.Invalid, match="enough for 3 of 2 rounds"):
        game.new(deal=[deck()] * 3)
    with pytest.raises(roji.Invalid, match="48 different cards"):
        game.new(deal=["1L 2A"])
    with pytest.raises(roji.Invalid, match="twice"):
        game.new(deal=[deck().replace("1L", "1R"), deck()])
    with pytest.raises(roji.Invalid, match="starter=0"):
        roji.game("koikoi", rounds=1).new(deal=[deck()])
    seeded = game.new(seed=3, deal=[deck()])
    assert seeded.to_dict()["future"] == game.new(seed=3).to_dict()["future"]
    with pytest.raises(roji.Invalid, match="enough for 0 of 2"):
        game.new(deal=[])


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_there_are_only_the_seats_of_the_game_and_spectators(seat: Any) -> None:
    state = roji.game("koikoi").new(seed=1)
    for call in (state.view, lambda s: state.redeal(s, 1), lambda s: state.effects_of(state.legal_actions()[0], s)):
        with pytest.raises(roji.Invalid, match="no seat"):
            call(seat)


@pytest.mark.parametrize("action", [-1, 50, 10**30, -(10**30)])
def test_an_action_out_of_range_is_illegal(action: int) -> None:
    with pytest.raises(roji.Illegal, match="actions are 0 to 49"):
        roji.game("koikoi").new(seed=1).apply(action)


@pytest.mark.parametrize("action", ["1L", None, 1.0, True, [1]])
def test_an_action_of_another_kind_is_refused(action: Any) -> None:
    with pytest.raises(roji.Invalid, match="whole number"):
        roji.game("koikoi").new(seed=1).apply(action)


def test_effects_refuse_states_that_do_not_follow() -> None:
    game = roji.game("koikoi")
    state = game.new(seed=1)
    with pytest.raises(roji.Invalid, match="does not lead"):
        game.effects(state, state.legal_actions()[0], state, 0)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hands": ["1x"]}, "hands"),
        ({"hands": ["1x", "1x"]}, "1x appears twice"),
        ({"field": 3}, "field"),
        ({"phase": "dream"}, "phase"),
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"pending": "1x", "phase": "take"}, "pending"),
        ({"lot": "1L"}, "lot"),
        ({"calls": [0, -1]}, "calls"),
        ({"held": [["H-99"], []]}, "held"),
        ({"results": [{}]}, "results"),
        ({"future": [["1L"]]}, "future"),
        ({"hands": ["", "2x"]}, "hands"),
        ({"stock": " ".join(CARDS[8:40])}, "stock"),
        ({"stock": "1q"}, "1q"),
    ],
)
def test_a_state_set_up_wrongly_is_refused_by_field(change: dict[str, Any], says: str) -> None:
    state = position(("1x", "2x"), "", "5x 6x")
    data = {**state.to_dict(), **change}
    with pytest.raises(roji.Invalid, match=says):
        state.game.from_dict(data)
    for name in state.to_dict():
        with pytest.raises(roji.Invalid, match=name):
            state.game.from_dict({key: value for key, value in state.to_dict().items() if key != name})
    with pytest.raises(roji.Invalid, match="add up to 1"):
        state.game.from_dict({**state.to_dict(), "future": [[deck()]]})


@pytest.mark.parametrize(
    "name", ["whole-match", "many-calls", "redeal", "both-lucky", "explicit-deal", "preset-rising"]
)
def test_copies_of_every_state_of_a_match_are_equal_and_go_on_alike(name: str) -> None:
    record = read((GOLDEN / f"{name}.toml").read_bytes())
    final = record.final().to_dict()
    states = [state for state, _ in record.states()] + [record.final()]
    for number, state in enumerate(states):
        if number % 7 == 0 or number == len(states) - 1:
            for copy in (state.clone(), record.game.from_dict(state.to_dict())):
                assert copy == state
                assert hash(copy) == hash(state)
                assert copy.to_dict() == state.to_dict()
                assert copy.view(0) == state.view(0)
                for action in record.moves[number:]:
                    copy.apply(action)
                assert copy.to_dict() == final
            assert state.to_dict() == states[number].to_dict()
    for one, other in itertools.pairwise(states):
        assert one != other


def test_a_scratch_state_can_become_any_other() -> None:
    """core_copy takes over everything, options included."""
    for name in ("many-calls", "no-redeal", "koikoi-rise", "each-call", "starter-1"):
        record = read((GOLDEN / f"{name}.toml").read_bytes())
        state = record.start()
        copy = state.clone()
        for action in record.moves:
            copy.apply(action)
        assert copy.rounds() == record.final().rounds()
        fresh = copy.clone()
        assert fresh.scores() == copy.scores()
        assert fresh.over


def test_playouts_are_the_same_on_every_machine() -> None:
    made = [roji.playouts(roji.game("koikoi", **options), n=15, seed=5)[:3] for options in PINNED_OPTIONS]
    assert made == PINNED_PLAYOUTS


PINNED_OPTIONS: list[dict[str, Any]] = [
    {},
    {"preset": "common", "rounds": 3},
    {"starter": 1, "rounds": 2, "redeal": False},
]
PINNED_PLAYOUTS = [(15, 2650, [5, 10]), (15, 679, [9, 6]), (15, 449, [9, 6])]


def test_round_and_seat_are_told_at_every_point() -> None:
    state = position(("1x", "2x"), "", "5x 6x", later=[deck()])
    assert (state.round, state.seat, state.over) == (0, 0, False)
    play(state, "1x")
    assert (state.round, state.seat, state.over) == (0, 1, False)
    play(state, "2x")
    assert (state.round, state.seat, state.over) == (1, 1, False)
    while not state.over:
        state.apply(state.legal_actions()[0])
    assert (state.round, state.seat, state.over, state.legal_actions()) == (2, None, True, [])
    assert state.view(None)["to_move"] is None


def test_cards_played_from_the_hand_are_remembered_for_the_round() -> None:
    state = position(("1x 2x", "3x 4x"), "", "5x 6x 7x 8x", later=[deck()])
    play(state, "1x 3x 2x")
    assert state.to_dict()["played"] == ["1x 2x", "3x"]
    play(state, "4x")
    assert state.to_dict()["played"] == ["", ""]


def test_rounds_to_come_that_will_be_dealt_again_keep_all_their_decks() -> None:
    """H-R4, twice in a row"""
    again = deck(field="5A 5R 5x 5y")
    state = position(("5x", "4x"), "", "7x 11x")
    data = {**state.to_dict(), "future": [[again, again, deck()]]}
    state = roji.game("koikoi", rounds=2).from_dict(data)
    assert state.to_dict()["future"] == [[again, again, deck()]]
    play(state, "5x 4x")
    assert state.view(0)["redeals"] == 2
    off = roji.game("koikoi", rounds=2, redeal=False).from_dict({**data, "future": [[again]]})
    assert off.to_dict()["future"] == [[again]]


def test_a_seeded_round_can_be_dealt_again_twice() -> None:
    """H-R4: every deal of the round has a shuffle of its own, and the third is played."""
    state = roji.game("koikoi", rounds=2, starter=0).new(seed=10259)
    (decks,) = state.to_dict()["future"]
    assert len(set(decks)) == len(decks) == 3
    while state.round < 1:
        state.apply(state.legal_actions()[-1])
    assert state.view(0)["redeals"] == 2
    assert state.to_dict()["stock"].split() == decks[2].split()[24:]


def test_an_open_round_keeps_no_key_of_its_deal() -> None:
    """A bot that is handed a redeal finds nothing in it from which the true deal or the lot follows."""
    if roji.compiled:
        return  # nobody can look inside
    state = roji.game("koikoi", rounds=3).new(seed=5)
    for begun in (1, 2):
        while state.round < begun - 1:
            state.apply(state.legal_actions()[-1])
        words = state.keys  # type: ignore[attr-defined]
        assert words[: 4 * begun] == [0] * 4 * begun
        assert all(words[4 * begun : 48])
        assert words[48:] == [0, 0, 0, 0]


def test_results_are_written_down_and_add_up_again() -> None:
    decks = [deck(dealer="1L 1R 1x 1y 2A 4A 5A 6A")] * 2 + [deck()]
    state = roji.game("koikoi", rounds=3, starter=0).new(deal=decks)
    data = state.to_dict()
    assert state.game.from_dict(data) == state
    assert state.game.from_dict(data).scores() == [12, 0]
    lucky = {"kind": "lucky", "winner": 0, "dealer": 0, "points": 6, "redeals": 0, "calls": [0, 0], "shown_too": ""}
    assert [{key: entry[key] for key in lucky} for entry in data["results"]] == [lucky] * 2
    other = roji.game("koikoi", rounds=1, starter=1).new(deal=decks[:1]).to_dict()["results"]
    assert [{key: entry[key] for key in lucky} for entry in other] == [{**lucky, "winner": 1, "dealer": 1}]
    over = play(position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", "")), "12x stop")
    assert over.to_dict()["results"] == [
        {**lucky, "kind": "combination", "points": 5, "shown": "1L 3L 12L 12x"},
    ]
    assert over.view(0)["redeals"] == 0
    drawn = play(position(("5x", "4x"), "", "7x 11x"), "5x 4x").to_dict()["results"]
    assert drawn == [
        {
            "kind": "drawn",
            "winner": 2,
            "dealer": 0,
            "points": 0,
            "redeals": 0,
            "calls": [0, 0],
            "shown": "",
            "shown_too": "",
        }
    ]


def test_options_reach_a_match_that_is_played() -> None:
    """H-33: without viewings nobody is asked."""
    for viewings in (True, False):
        state = position(("9x 5x", "12x 4x"), "9A", "7x 8x 11x 2R", ("3L", ""), viewings=viewings)
        assert play(state, "9x").view(0)["phase"] == ("decide" if viewings else "play")

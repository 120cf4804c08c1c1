"""The state of Koi-Koi: copies, set-up, redeals, events, playouts; results pinned so that no machine differs."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import CARDS, RAIN, read_set
from roji.games.koikoi.progress import goals as goals_of
from roji.games.koikoi.scoring import explain, lucky_hand
from roji.games.state import State
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


def test_a_redeal_that_would_have_been_lucky_is_not_dealt() -> None:
    """H-11: the opponent's hand was seen not to be lucky."""

    state = roji.game("koikoi", rounds=1, starter=0).new(deal=[deck()])
    for number in range(3000):
        hand = state.redeal(0, number).to_dict()["hands"][1]
        assert lucky_hand(read_set(hand)) == 0
    state.apply(state.legal_actions()[0])
    seen = {state.redeal(0, number).to_dict()["hands"][1] for number in range(50)}
    assert len(seen) == 50


def test_a_redeal_of_a_finished_match_changes_nothing() -> None:
    state = position(("1x", "2x"), "", "5x 6x")
    for move in ("1x", "2x"):
        state.apply(state.parse(move))
    assert state.redeal(0, 1) == state


def test_effects_tell_a_seat_its_own_new_hand_and_no_other() -> None:
    state = position(("5x", "4x"), "", "7x 11x", later=[deck()])
    state.apply(state.parse("5x"))
    for seat in (0, 1, None):
        after, events = state.effects_of(state.parse("4x"), seat)
        hands = [event for event in events if event["do"] == "hand"]
        assert [event["seat"] for event in hands] == ([] if seat is None else [seat])
        assert [event["do"] for event in events if event["do"] != "hand"] == [
            "play", "lay", "turn", "lay", "round", "deal", "field",
        ]  # fmt: skip
        assert after.round == 1


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_there_are_only_the_seats_of_the_game_and_spectators(seat: Any) -> None:
    state = roji.game("koikoi").new(seed=1)
    for call in (state.view, lambda s: state.redeal(s, 1), lambda s: state.effects_of(state.legal_actions()[0], s)):
        with pytest.raises(roji.Invalid, match="no seat"):
            call(seat)


@pytest.mark.parametrize("seed", [-1, 1 << 64, "a"])
def test_a_redeal_needs_a_seed_of_64_bits(seed: Any) -> None:
    with pytest.raises(roji.Invalid, match=r"2\^64"):
        roji.game("koikoi").new(seed=1).redeal(0, seed)


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


def test_when_the_match_is_over_everything_is_shown() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""))
    assert state.view(None)["revealed"] is None
    for move in ("12x", "stop"):
        state.apply(state.parse(move))
    assert state.view(None)["revealed"] == {"hands": [["5x"], ["4x", "9x"]], "stock": ["8x", "11x", "2R"]}


def events(state: State, move: str, seat: int | None = None) -> list[Any]:
    """What a seat sees when this is played."""
    return state.effects_of(state.parse(move), seat)[1]


def test_a_played_card_and_a_turned_card_are_told_with_what_they_capture() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 5R", "5x 6x 7x 8x")
    assert events(state, "1x") == [
        {"do": "play", "seat": 0, "card": "1x"},
        {"do": "capture", "seat": 0, "cards": ["1L", "1x"]},
        {"do": "turn", "seat": 0, "card": "5x"},
        {"do": "capture", "seat": 0, "cards": ["5R", "5x"]},
    ]
    play(state, "1x")
    assert events(state, "3x") == [
        {"do": "play", "seat": 1, "card": "3x"},
        {"do": "lay", "seat": 1, "cards": ["3x"]},
        {"do": "turn", "seat": 1, "card": "6x"},
        {"do": "lay", "seat": 1, "cards": ["6x"]},
    ]


def test_a_choice_is_told_when_it_is_made() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R", "5x 6x 7x 8x")
    assert events(state, "1x") == [{"do": "play", "seat": 0, "card": "1x"}]
    play(state, "1x")
    assert events(state, "=1R")[0] == {"do": "capture", "seat": 0, "cards": ["1R", "1x"]}


def test_stop_and_call_are_told_and_the_round_with_its_reasons() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""), later=[deck()])
    play(state, "12x")
    assert events(state, "koikoi") == [{"do": "koikoi", "seat": 0}]
    told = events(state, "stop", 1)
    assert [event["do"] for event in told] == ["stop", "round", "deal", "hand", "field"]
    assert told[0] == {"do": "stop", "seat": 0}
    assert told[1] == {"do": "round", **play(state.clone(), "stop").rounds()[0]}
    assert told[2] == {"do": "deal", "seat": 0}
    after = play(state.clone(), "stop").view(1)
    assert told[3] == {"do": "hand", "seat": 1, "cards": after["hand"]}
    assert told[4] == {"do": "field", "cards": after["field"]}


def test_a_redeal_is_told_with_the_field_that_caused_it() -> None:
    """H-R4"""
    again = deck(field="5A 5R 5x 5y")
    state = position(("5x", "4x"), "", "7x 11x", turn=1, dealer=1)
    data = {**state.to_dict(), "future": [[again, deck()]]}
    state = play(roji.game("koikoi", rounds=2).from_dict(data), "4x")
    told = events(state, "5x")
    (redealt,) = [event for event in told if event["do"] == "redeal"]
    assert {"5A", "5R", "5x", "5y"} <= set(redealt["cards"])
    assert len(redealt["cards"]) == 8
    assert play(state, "5x").view(0)["redeals"] == 1


def test_the_last_decision_tells_what_was_left_over() -> None:
    state = position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 2R", ("1L 3L", ""))
    play(state, "12x")
    assert events(state, "stop")[-1] == {
        "do": "over",
        "scores": [5, 0],
        "hands": [["5x"], ["4x", "9x"]],
        "stock": ["8x", "11x", "2R"],
    }


def test_what_both_seats_are_told_at_once_is_what_each_is_told() -> None:
    rng = random.Random(5)
    state = roji.game("koikoi").new(seed=5)
    dealt = 0
    while not state.over:
        events = state.traced(rng.choice(state.legal_actions()))
        told = state.told_all(events)
        assert told == [state.told(events, seat) for seat in range(2)]
        dealt += told[0] != told[1]
    assert dealt == 11  # new hands at the beginning of every round but the first


def test_descriptions_say_what_a_card_matches() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R 9x", "5x 6x 7x 8x")
    assert state.describe(state.parse("1x")) == {"do": "play", "card": "1x", "matches": ["1L", "1R"]}
    assert state.describe(state.parse("2x")) == {"do": "play", "card": "2x", "matches": []}
    play(state, "1x")
    assert state.describe(state.parse("=1R")) == {"do": "take", "card": "1R", "with": "1x"}
    assert state.describe(49)["do"] == "koikoi"


def test_stopping_is_described_with_what_it_pays() -> None:
    """H-17, H-18: seven points or more are doubled, and again if the opponent had called."""
    pile = "1L 3L 8L 12L 3R"
    state = position(("3x 2x", "5x 4x"), "3y 9x", "5y 6x 7x 8x", captured=(pile, ""), calls=(0, 1), preset="common")
    play(state, "3x")
    stop = state.describe(48)
    assert not state.over
    assert [(entry["key"], entry["points"]) for entry in stop["combinations"]] == [("four-lights", 8)]
    assert [(entry["clause"], entry["times"]) for entry in stop["doublings"]] == [("H-18", 2), ("H-17", 2)]
    assert stop["points"] == 32
    play(state, "stop")
    assert state.scores() == [32, 0]


def test_progress_counts_the_cards_of_every_combination_and_sees_what_cannot_be_any_more() -> None:
    """H-21 to H-32."""
    state = position(("1x 2x", "3x 4x"), "9x", "5x 6x 7x 8x", captured=("1L 11L 6A 9A 1R", "3L 8L 2R"))
    view = state.view(0)
    keys = [goal["key"] for goal in view["goals"]]
    mine, theirs = (dict(zip(keys, rows, strict=True)) for rows in view["progress"])
    assert mine["four-lights"] is None
    assert mine["three-lights"] is None  # H-23: the rain man does not help
    assert mine["plain"] == 1  # H-6: the sake cup
    assert mine["boar-deer-butterflies"] == 1
    assert mine["red-ribbons"] is None
    assert theirs["cherry-viewing"] is None
    assert theirs["three-lights"] == 2
    assert theirs["blue-ribbons"] == 0
    plain = position(("1x 2x", "3x 4x"), "9x", "5x 6x 7x 8x", viewings=False, stacking=True).view(None)
    assert not {"cherry-viewing", "moon-viewing", "red-and-blue"} & {goal["key"] for goal in plain["goals"]}
    assert len(plain["goals"]) == len(plain["progress"][0]) == 9


@pytest.mark.parametrize("flags", range(4))
def test_every_combination_of_a_pile_is_worth_what_its_goal_says(flags: int) -> None:
    """H-21 to H-33, H-R6."""
    goals, seen = {goal["key"]: goal for goal in goals_of(flags)}, set()
    rng = random.Random(flags)
    for _ in range(3000):
        pile = sum(1 << card for card in rng.sample(range(48), rng.randrange(4, 40)))
        for found in explain(pile, flags):
            goal = goals[found.key]
            further = found.cards.bit_count() - goal["need"] if goal["more"] else 0
            rainy = found.key == "four-lights" and bool(found.cards & RAIN)  # H-22
            assert found.points == goal["points"] + further - rainy
            seen.add(found.key)
    assert seen == set(goals)


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


def test_redeals_are_the_same_on_every_machine() -> None:
    state = roji.game("koikoi", rounds=2, starter=0).new(seed=21)
    for _ in range(6):
        state.apply(state.legal_actions()[0])
    found = []
    for seat in (0, 1, None):
        data = state.redeal(seat, 99).to_dict()
        found.append((data["hands"], data["stock"].split()[:4], data["future"][0][0].split()[:4]))
    assert found == PINNED_REDEALS


PINNED_REDEALS = [
    (["7x 7y 9A 9x 9y", "1R 1y 2R 3x 4A 10y"], ["10A", "12y", "10R", "6y"], ["11A", "3R", "3x", "5A"]),
    (["1R 1y 2R 4A 10R", "4x 8A 8x 9R 10A 11x"], ["3y", "8L", "6y", "7R"], ["11A", "3R", "3x", "5A"]),
    (["1R 1y 3x 4x 10R", "3y 6x 6y 8A 9y 11x"], ["9A", "7R", "4A", "10A"], ["11A", "3R", "3x", "5A"]),
]


def test_a_redeal_keeps_the_own_hand_and_all_that_is_open() -> None:
    state = roji.game("koikoi", rounds=3).new(seed=4)
    for _ in range(5):
        state.apply(state.legal_actions()[-1])
    before = state.to_dict()
    for seat in (0, 1):
        for number in range(20):
            after = state.redeal(seat, number).to_dict()
            assert after["hands"][seat] == before["hands"][seat]
            assert {key: after[key] for key in OPEN} == {key: before[key] for key in OPEN}
            unknown = sorted((after["hands"][1 - seat] + " " + after["stock"]).split())
            assert unknown == sorted((before["hands"][1 - seat] + " " + before["stock"]).split())
            assert after["future"] != before["future"]


OPEN = ("field", "captured", "played", "phase", "turn", "dealer", "pending", "calls", "held", "best", "results", "lot")


def test_a_redeal_reaches_every_hidden_card() -> None:
    state = roji.game("koikoi", rounds=1).new(seed=4)
    other = 1 - (state.seat or 0)
    unknown = set((state.to_dict()["hands"][other] + " " + state.to_dict()["stock"]).split())
    dicts = [state.redeal(state.seat, number).to_dict() for number in range(300)]
    assert {card for data in dicts for card in data["hands"][other].split()} == unknown
    for place in (0, 12, 23):
        assert {data["stock"].split()[place] for data in dicts} == unknown


def test_a_redeal_gives_up_on_luck_when_nothing_else_can_be_dealt() -> None:
    """A puzzle whose unknown cards can only make a lucky hand is dealt all the same."""
    state = position(("1x", "2A 2R 4A 4R 5A 5R 6A 6R"), "", "")
    assert state.redeal(0, 1).to_dict()["hands"][1] == state.to_dict()["hands"][1]


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


def test_the_waiting_card_is_shown_only_while_it_waits() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R", "5x 6x 7x 8x")
    assert state.view(0)["pending"] is None
    play(state, "1x")
    assert (state.view(0)["pending"], state.to_dict()["pending"]) == ("1x", "1x")
    play(state, "=1L")
    assert (state.view(0)["pending"], state.to_dict()["pending"]) == (None, "")


def test_each_seat_is_told_the_hand_it_is_dealt() -> None:
    state = play(position(("5x", "4x"), "", "7x 11x", later=[deck()]), "5x")
    for seat in (0, 1):
        after, told = state.effects_of(state.parse("4x"), seat)
        (hand,) = [event for event in told if event["do"] == "hand"]
        assert hand["cards"] == after.view(seat)["hand"]


def test_a_redeal_forgets_explicit_decks_to_come() -> None:
    state = position(("1x 2x", "3x 4x"), "", "5x 6x 7x 8x", later=[deck()])
    assert state.redeal(0, 1).to_dict()["future"] != state.to_dict()["future"]
    assert state.redeal(0, 1) == state.redeal(0, 1)


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

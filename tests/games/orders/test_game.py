"""Options, explicit deals and set-up positions: what is accepted, and what is refused with a clear reason."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import roji
from tests.games.orders.positions import deck, play, position


def test_the_defaults_are_those_of_the_rule_page() -> None:
    assert roji.game("orders").options == {
        "players": 2,
        "rounds": 3,
        "orders": "drawn",
        "stall_rounds": 10,
        "min_run": 2,
        "starter": "lot",
    }


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("drawn", "drawn"), ("DRAWN", "drawn"), (4, "4"), ("4", "4"), ("1, 4,7", "1,4,7"), ([1, 4, 7], "1,4,7"),
        ((2, 2), "2,2"), (["3"], "3"),
    ],
)  # fmt: skip
def test_or7_orders_are_given_as_text_number_or_list(given: Any, kept: str) -> None:
    """O-R7"""
    game = roji.game("orders", orders=given)
    assert game.options["orders"] == kept
    assert roji.game("orders", orders=kept) == game


@pytest.mark.parametrize("given", ["9", "0", "1,9", "1;4", "", [], "drawn,1", True, None, 2.0, "1," * 9])
def test_or7_a_wrong_list_of_orders_is_refused(given: Any) -> None:
    """O-R7"""
    with pytest.raises(roji.Invalid, match="Allowed: drawn, 1–8, 1–8,1–8"):
        roji.game("orders", orders=given)


def test_or7_more_orders_than_rounds_are_refused() -> None:
    """O-R7"""
    with pytest.raises(roji.Invalid, match="4 orders are too many for 3 rounds"):
        roji.game("orders", orders="1,2,3,4")
    with pytest.raises(roji.Invalid, match="2 orders are too many for 1 round"):
        roji.game("orders", orders="1,2", rounds=1)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [("players", 7, "2–6"), ("rounds", 0, "1–8"), ("stall_rounds", -1, "0–100"), ("min_run", 3, "1–2"),
     ("min_run", 0, "1–2"), ("starter", 6, "lot, 0, 1, 2, 3, 4, 5"), ("starter", 2, "lot, 0, 1")],
)  # fmt: skip
def test_an_option_outside_its_values_is_refused(option: str, value: int, allowed: str) -> None:
    with pytest.raises(roji.Invalid, match=f"option “{option}”. Allowed: {allowed}.$"):
        roji.game("orders", **{option: value})


def test_the_state_is_small() -> None:
    """Under a kilobyte with eight rounds and six seats, compiled."""
    state = roji.game("orders", players=6, rounds=8).new(seed=1)
    if not roji.compiled:
        pytest.skip("measured where states are compiled")
    assert sys.getsizeof(state) < 1000


# -- explicit deals --------------------------------------------------------------------------------------


def test_a_deal_names_its_order_or_leaves_it_to_the_option_or_the_seed() -> None:
    """O-4, O-R7"""
    one, other = deck(("P1", "P2")), deck(("O1", "O2"))
    drawn = roji.game("orders", rounds=2, starter=0)
    state = drawn.new(deal=[f"4: {one}", f"8 {other}"])
    data = state.to_dict()
    assert (data["orders"], data["future"][0]["order"], data["future"][0]["deck"]) == ([4], 8, other)
    fixed = roji.game("orders", rounds=2, starter=0, orders="7,7")
    assert fixed.new(deal=[one, f"7: {other}"]).to_dict()["orders"] == [7]
    seeded = drawn.new(seed=3, deal=[one])
    assert seeded.to_dict()["orders"] == drawn.new(seed=3).to_dict()["orders"]
    assert seeded.to_dict()["future"] == drawn.new(seed=3).to_dict()["future"]
    assert seeded.to_dict()["hands"] != drawn.new(seed=3).to_dict()["hands"]


def test_an_order_that_a_deck_names_is_not_drawn_again() -> None:
    """O-27: whatever the seed, the others come without it."""
    game = roji.game("orders", rounds=8, starter=0)
    for seed in range(10):
        data = game.new(seed=seed, deal=[deck(), deck(order=5)]).to_dict()
        orders = [*data["orders"], *(entry["order"] for entry in data["future"])]
        assert orders[1] == 5
        assert sorted(orders) == [1, 2, 3, 4, 5, 6, 7, 8]
        data = game.new(seed=seed).to_dict()
        drawn = [*data["orders"], *(entry["order"] for entry in data["future"])]
        assert [order for order in orders if order != 5] == [order for order in drawn if order != 5]


@pytest.mark.parametrize(
    ("options", "deal", "says"),
    [
        ({"starter": 0}, [deck(order=1)], "enough for 1 of 2 rounds"),
        ({"starter": 0}, [deck(order=n) for n in (1, 2, 3)], "enough for 3 of 2 rounds"),
        ({}, [deck(order=1), deck(order=2)], "choose starter=0"),
        ({"starter": 0}, [deck(), deck(order=2)], "which order governs"),
        ({"starter": 0}, [deck(order=2), deck(order=2)], "Order 2 is named for two rounds"),
        ({"starter": 0, "orders": 3}, [deck(order=2), deck()], "names order 2, but the option orders says 3"),
        ({"starter": 0}, [deck(order=9), deck()], "no order 9"),
        ({"starter": 0}, ["1: P1 P2", deck()], "A deck has 66 cards, each of the 33 twice; this one has 2"),
        ({"starter": 0}, [deck(order=1).replace("O10", "O9"), deck()], "O9 appears more than twice"),
        ({"starter": 0}, [deck(order=1).replace("O10", "X1"), deck()], "X1 is not a card"),
    ],
)
def test_a_wrong_deal_is_refused(options: dict[str, Any], deal: list[str], says: str) -> None:
    with pytest.raises(roji.Invalid, match=says):
        roji.game("orders", rounds=2, **options).new(deal=deal)


def test_too_many_decks_are_refused_with_a_seed_as_well() -> None:
    with pytest.raises(roji.Invalid, match="enough for 2 of 1 rounds"):
        roji.game("orders", rounds=1).new(seed=1, deal=[deck(), deck()])
    with pytest.raises(roji.Invalid, match="whole number"):
        roji.game("orders").new(seed=-1)


def test_without_seed_and_deal_chance_decides() -> None:
    game = roji.game("orders")
    assert game.new() != game.new()


# -- set-up positions ------------------------------------------------------------------------------------


def test_a_state_is_read_back_from_its_dict_at_every_phase() -> None:
    state = position(
        ("P1 G2 O3", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10", later=[deck()], orders=[4, 8]
    )
    for move in ("P1", "=P5", "reveal", "reveal", "reveal"):
        play(state, move)
        assert state.game.from_dict(state.to_dict()) == state
    data = state.to_dict()
    assert state.game.from_dict({**data, "orders_left": None}) == state
    del data["out"], data["orders_left"]
    assert state.game.from_dict(data) == state


def refusal(phase: str, changes: dict[str, Any]) -> str:
    """What is said about the dict of a state in this phase with these changes."""
    states = {
        "turn": position(("P1 G2 O3", "O7"), row="P5 G5 G10", orders=[4]),
        "take": play(position(("P1 G2 O3", "O7"), row="P5 G5 G10", orders=[4]), "P1"),
        "trio": play(position(("P1", ""), row="P5 G5 G10", stack="O5 P2", orders=[4]), "reveal"),
        "lay": play(position(("P1", ""), row="P5 G5 G10", stack="O5 P2", orders=[4]), "reveal trio5"),
        "over": play(position(("P1", ""), row="P4 G5 G10", stack="O5", orders=[4]), "reveal"),
    }
    state = states[phase]
    data = state.to_dict()
    del data["out"]
    for key, value in changes.items():
        if value is KeyError:
            del data[key]
        else:
            data[key] = value(data[key]) if callable(value) else value
    with pytest.raises(roji.Invalid) as error:
        state.game.from_dict(data)
    assert error.value.say("de") != str(error.value)
    return str(error.value)


def shorter(texts: list[str]) -> list[str]:
    return [texts[0].rsplit(" ", 1)[0], *texts[1:]]


@pytest.mark.parametrize(
    ("phase", "changes", "says"),
    [
        ("turn", {"phase": "tea"}, "“phase”"),
        ("turn", {"phase": KeyError}, "“phase”"),
        ("turn", {"turn": 2}, "“turn”"),
        ("turn", {"turn": -1}, "“turn”"),
        ("turn", {"turn": True}, "“turn”"),
        ("turn", {"starter": "0"}, "“starter”"),
        ("turn", {"orders": [9]}, "“orders” (There is no order 9"),
        ("turn", {"orders": [5]}, "“orders” (O-R7"),
        ("turn", {"orders": []}, "must add up to 1"),
        ("turn", {"hands": lambda hands: hands[:1]}, "“hands” (1 / 2"),
        ("turn", {"hands": shorter}, "“hands” (O-15"),
        ("turn", {"hands": lambda hands: shorter(hands[::-1])[::-1]}, "“hands” (O-15"),
        ("turn", {"known": ["O9", ""]}, "“known” (O-R8"),
        ("turn", {"known": ["O3 O3", ""]}, "“known” (O-R8"),
        ("turn", {"known": None}, "“known”"),
        ("turn", {"row": "P5 G5"}, "“row” (O-5"),
        ("turn", {"row": "P5 G5 G10 O10"}, "“row” (O-5"),
        ("turn", {"row": "P5 G5 Q1"}, "“row” (Q1 is not a card"),
        ("turn", {"stack": ""}, "“stack” (O-14"),
        ("turn", {"stack": 5}, "“stack”"),
        ("turn", {"stack": lambda stack: stack + " O10"}, "“stack” (O-9"),
        ("turn", {"stack": lambda stack: "O3 " + " ".join(stack.split()[1:-1]) + " O3"}, "O3 appears more than twice"),
        ("turn", {"swaps": 21}, "“swaps”"),
        ("turn", {"out": "P1"}, "“out”"),
        ("turn", {"results": [["P1", "P2"]]}, "must add up to 1"),
        ("turn", {"future": [{"order": 1, "deck": deck()}]}, "must add up to 1"),
        ("turn", {"future": [{"order": 1, "deck": "P1"}]}, "“future” (A deck has 66 cards"),
        ("turn", {"future": [{"deck": deck()}]}, "“future”"),
        ("take", {"laid": "O9"}, "“laid” (O-7"),
        ("take", {"laid": ""}, "“laid” ("),
        ("take", {"phase": "turn"}, "“hands” (O-15"),
        ("trio", {"row": lambda row: row.replace("O5", "O6")}, "“phase” (O-11"),
        ("trio", {"stack": lambda stack: "O1 O2 O3 O4 O6 O7 O8 O9 O10"}, "“stack” (O-9"),
        ("lay", {"trio": 6}, "“trio” (O-11"),
        ("lay", {"trio": 11}, "“trio”"),
        ("lay", {"trio": None}, "“trio”"),
        ("lay", {"stack": lambda stack: "O1 O2 O3 O4 O6 O7 O8 O9 O10"}, "“stack” (O-9"),
        ("over", {"stack": "O9"}, "“stack” (O-14"),
        ("over", {"results": lambda results: [shorter(results[0])]}, "“results” (O-15"),
        ("over", {"results": [["P1 P1 P2 P3 P4 P5 P6 P7 P8", "P1 P9 G2 G3 G4 G5 G6 G7 G8"]]}, "“results” (O-15"),
        ("over", {"results": []}, "must add up to 1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(phase: str, changes: dict[str, Any], says: str) -> None:
    assert says in refusal(phase, changes)


def test_drawn_orders_of_a_position_must_differ() -> None:
    """O-27"""
    game = roji.game("orders", rounds=2)
    data = game.new(seed=1).to_dict()
    order = data["orders"][0]
    del data["orders_left"]
    data["future"][0]["order"] = order
    with pytest.raises(roji.Invalid, match=r"“orders” \(O-27"):
        game.from_dict(data)
    data = game.new(seed=1).to_dict()
    data["orders_left"] = data["orders_left"][1:]
    with pytest.raises(roji.Invalid, match="“orders_left”"):
        game.from_dict(data)


def test_a_position_of_the_wrong_kind_is_refused() -> None:
    wrong: list[Any] = [{}, [], None, "x"]
    for data in wrong:
        with pytest.raises(roji.Invalid, match="“phase”"):
            roji.game("orders").from_dict(data)

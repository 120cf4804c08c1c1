"""The state of Garden Orders: copies, redeals, playouts; results pinned so that no machine differs."""

from __future__ import annotations

from collections import Counter

import roji
from roji.games.orders.cards import CARDS
from roji.games.state import State
from tests.games.orders.positions import deck, play, position

GAME = roji.game("orders", players=3, rounds=3)


def halfway(moves: int = 40) -> State:
    """Some decisions into a match: an action by its number, so that every kind comes up."""
    state = GAME.new(seed=21)
    for number in range(moves):
        legal = state.legal_actions()
        state.apply(legal[number % len(legal)])
    return state


def test_a_scripted_and_a_seeded_state_with_the_same_future_are_equal() -> None:
    state = GAME.new(seed=5)
    again = GAME.from_dict(state.to_dict())
    while not state.over:
        assert again == state
        assert again.rounds() == state.rounds()
        assert again.scores() == state.scores()
        state.apply(state.legal_actions()[-1])
        again.apply(again.legal_actions()[-1])
    assert again == state
    assert again.returns() == state.returns()


def test_a_clone_has_everything_and_goes_its_own_way() -> None:
    options = {"players": 3, "rounds": 3, "stall_rounds": 1, "min_run": 1, "starter": 2, "orders": "8,8,4"}
    for game in (GAME, roji.game("orders", **options)):
        state = game.new(seed=8)
        while state.round < 1:
            state.apply(state.legal_actions()[-1])
        copy = state.clone()
        before = state.to_dict()
        assert copy.scores() == state.scores() != [0, 0, 0]
        while not copy.over:
            assert copy.to_dict() == state.to_dict()
            assert copy.legal_actions() == state.legal_actions()
            state.apply(state.legal_actions()[0])
            copy.apply(copy.legal_actions()[0])
        assert (copy.scores(), copy.rounds(), copy.returns()) == (state.scores(), state.rounds(), state.returns())
        assert game.from_dict(before).clone().to_dict() == before


def test_a_state_read_back_late_in_the_match_keeps_points_and_results() -> None:
    state = GAME.new(seed=8)
    while state.round < 2:
        state.apply(state.legal_actions()[-1])
    again = GAME.from_dict(state.to_dict())
    assert again.scores() == state.scores()
    assert again.rounds() == state.rounds()
    assert len(again.rounds()) == 2
    while not state.over:
        state.apply(state.legal_actions()[-1])
        again.apply(again.legal_actions()[-1])
    assert (again.scores(), again.returns()) == (state.scores(), state.returns())
    over = GAME.from_dict(state.to_dict())
    assert (over.over, over.scores(), over.returns()) == (True, state.scores(), state.returns())


def test_states_differ_in_what_is_to_come() -> None:
    one, other = deck(("O1", "O2")), deck(("O3", "O4"))
    states = [position(later=[later], orders=orders) for later in (one, other) for orders in ([1, 4], [1, 5])]
    assert len({hash(state) for state in states}) == 4
    assert states[0] == position(later=[one], orders=[1, 4])
    assert states[0] != states[1]
    assert states[0] != states[2]


def test_an_open_round_keeps_no_key_of_its_deal() -> None:
    """A bot that is handed a redeal finds nothing in it from which the true deal follows."""
    state = GAME.new(seed=5)
    if not roji.compiled:  # compiled, nobody can look inside
        assert state.keys[:4] == [0, 0, 0, 0]  # type: ignore[attr-defined]
        assert all(state.keys[4:12])  # type: ignore[attr-defined]
    scripted = roji.game("orders", rounds=2, starter=0).new(deal=[deck(order=1), deck(("O1", ""), order=2)])
    assert scripted.to_dict()["future"][0]["deck"] == deck(("O1", ""))
    assert scripted.redeal(None, 3).to_dict()["future"][0]["deck"] != deck(("O1", ""))


def test_redeals_are_the_same_on_every_machine() -> None:
    state = halfway()
    found = []
    for seat in (0, 2, None):
        data = state.redeal(seat, 99).to_dict()
        later = [(entry["order"], entry["deck"].split()[:3]) for entry in data["future"]]
        found.append((data["hands"], data["stack"], later))
    assert found == PINNED_REDEALS


PINNED_REDEALS = [
    (
        ["P0 P1 P3 P6 P10 G1 G5 G10 O1", "P6 P9 G1 G6 G9 O4 O5 O5 O7", "P2 P5 P7 G2 G4 G8 G8 O0 O3"],
        "P8 P1 O4 P3 P5 P7 G6 G7 G2",
        [(8, ["G5", "P0", "O4"]), (6, ["G5", "O6", "P10"])],
    ),
    (
        ["P0 P1 P3 P6 G0 G1 G5 G5 O4", "P2 P5 P7 P9 G3 G9 O4 O5 O7", "P9 G2 G8 G8 O0 O0 O1 O3 O9"],
        "P7 P1 O3 P3 P5 P6 G6 G6 G1",
        [(8, ["G5", "P0", "O4"]), (6, ["G5", "O6", "P10"])],
    ),
    (
        ["P0 P1 P3 P6 G1 G1 G3 G5 O6", "P2 P6 P7 P10 G4 G9 O4 O5 O7", "G2 G3 G8 G8 O0 O3 O7 O8 O9"],
        "P8 P1 O4 P3 P5 P7 G6 G7 G2",
        [(5, ["G5", "P0", "O4"]), (2, ["G5", "O6", "P10"])],
    ),
]


def test_a_redeal_reaches_every_unknown_card() -> None:
    """O-5, O-R8: the other hands, the stack and what is out, and nothing else."""
    state = halfway()
    data = state.to_dict()
    unknown = Counter(data["stack"].split()) + Counter(data["out"].split())
    for other in (1, 2):
        unknown += Counter(data["hands"][other].split()) - Counter(data["known"][other].split())
    dealt = [state.redeal(0, number).to_dict() for number in range(400)]
    for other in (1, 2):
        known = Counter(data["known"][other].split())
        found = {card for each in dealt for card in (Counter(each["hands"][other].split()) - known)}
        assert found == set(unknown)
    for place in range(len(data["stack"].split())):
        assert {each["stack"].split()[place] for each in dealt} == set(unknown)
    assert {card for each in dealt for card in each["out"].split()} == set(unknown)


def test_a_redeal_never_deals_a_card_that_is_seen() -> None:
    """O-1, O-R8: twins in the row, in the own hand, known of another, or one here and one there."""
    hands = ("O1 O1 O4 O6", "O2 O2 O3 P9", "O3 O4 P9 G9")
    state = position(hands, row="O5 O5 O6", known=("", "O2 O2 O3", "O3 O4"))
    seen = {"O1", "O2", "O3", "O4", "O5", "O6"}
    for number in range(60):
        data = state.redeal(0, number).to_dict()
        assert state.game.from_dict(data).to_dict() == data
        assert not seen & set(data["stack"].split() + data["out"].split())
        assert Counter(data["hands"][1].split())["O2"] == 2
        assert Counter(data["hands"][2].split())["O4"] == 1
        assert not {"O1", "O5", "O6"} & set((data["hands"][1] + " " + data["hands"][2]).split())


def test_a_redeal_for_six_deals_every_hidden_card_once() -> None:
    """O-4, O-5: six hands, row and stack are all the cards; one that has been revealed is not dealt again."""
    state = position([""] * 6, stack="O1 O2 O3")
    for number in range(5):
        data = state.redeal(0, number).to_dict()
        dealt = " ".join([*data["hands"], data["row"], data["stack"]]).split()
        assert Counter(dealt) == Counter([*CARDS, *CARDS])
        assert data["row"] == state.to_dict()["row"]


def test_playouts_are_the_same_on_every_machine() -> None:
    found = []
    for options in PLAYED:
        made = roji.playouts(roji.game("orders", **options), 30, 7)
        found.append((made.decisions, made.wins))
    assert found == PINNED_PLAYOUTS


PLAYED: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "rounds": 8, "stall_rounds": 1},
    {"players": 6, "rounds": 1, "starter": 5, "stall_rounds": 0},
    {"players": 4, "rounds": 2, "orders": "8,3", "min_run": 1},
]
PINNED_PLAYOUTS = [(12873, [11, 18]), (13052, [15, 7, 8]), (4654, [9, 4, 7, 5, 4, 5]), (8913, [6, 9, 6, 10])]


def test_playouts_draw_every_starter_and_order() -> None:
    """O-4, O-6: the matches of a run begin with every seat and under every order."""
    state = roji.game("orders", players=3, rounds=1).scratch()
    if roji.compiled:
        return  # the core can be called from Python only where it is plain
    begun = set()
    for index in range(200):
        state.core_begin(7, index)
        begun.add((state.seat, state.view(None)["order"]))
    assert begun == {(seat, order) for seat in range(3) for order in range(1, 9)}
    for starter in range(3):
        chosen = roji.game("orders", players=3, rounds=1, starter=starter, orders="6").scratch()
        for index in range(5):
            chosen.core_begin(7, index)
            assert (chosen.seat, chosen.view(None)["order"]) == (starter, 6)


def test_a_scratch_state_begins_anew() -> None:
    """Points of the match before do not count."""
    if roji.compiled:
        return
    state = roji.game("orders", rounds=1).scratch()
    state.core_begin(7, 1)
    while not state.over:
        state.core_apply(state.legal_actions()[-1])
    assert sum(state.scores()) > 0
    state.core_begin(7, 2)
    assert (state.scores(), state.round, state.over, state.rounds()) == ([0, 0], 0, False, [])


def test_round_and_seat_are_told_at_every_point() -> None:
    state = position(("", ""), stack="O1", later=[deck(stack="O1 O2 O3")], orders=[1, 2], turn=1, starter=0)
    assert (state.round, state.seat, state.over) == (0, 1, False)
    play(state, "reveal")
    assert (state.round, state.seat, state.over) == (1, 1, False)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert (state.round, state.seat, state.over, state.legal_actions()) == (2, None, True, [])

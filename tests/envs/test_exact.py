"""Exact values: what a linear program says, and what OpenSpiel's own methods say of the same game."""

from __future__ import annotations

import math
from itertools import product

import pytest

from tests.envs.others import needed

needed("pyspiel")
needed("scipy")

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

from roji.envs.bounds import Tree  # noqa: E402
from roji.envs.exact import main, solve  # noqa: E402
from roji.envs.open_spiel import EVERY, load  # noqa: E402
from roji.games.errors import Invalid  # noqa: E402
from roji.games.koikoi.alike import ALIKE, picks  # noqa: E402
from roji.games.koikoi.cards import INDEX, read_cards  # noqa: E402
from roji.games.state import State  # noqa: E402
from roji.games.variants import setup  # noqa: E402


@pytest.mark.parametrize(("name", "deals"), [("koikoi:three-months", 12), ("orders:two-colours", 3)])
def test_cfr_comes_to_the_value_of_the_linear_program(name: str, deals: int) -> None:
    small = setup(name)
    exact = solve([(1 / deals, small.new(seed)) for seed in range(deals)])
    id, _, variant = name.partition(":")
    made = load(id, variant=variant, deals=deals)
    solver = cfr.CFRPlusSolver(made)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    found = expected_game_score.policy_value(made.new_initial_state(), [policy, policy])[0]
    assert abs(found - exact.value) <= exploitability.nash_conv(made, policy) + 1e-9


def test_every_deal_of_two_colours_is_there_with_its_chance() -> None:
    """Eight cards of four kinds: 8! orders; a deal stands for as many as lay the same cards in the same places."""
    every = setup("orders:two-colours").every()
    assert len({state.key() for _, state in every}) == len(every) == 828
    assert math.isclose(sum(chance for chance, _ in every), 1)
    made = load("orders", variant="two-colours", deals=EVERY)
    outcomes = made.new_initial_state().chance_outcomes()
    assert [chance for _, chance in outcomes] == [chance for chance, _ in every]


def test_two_colours_are_worth_three_seventieths_to_the_second_seat() -> None:
    assert math.isclose(solve(setup("orders:two-colours").every()).value, -3 / 70, abs_tol=1e-9)


def test_what_has_no_exact_value_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Invalid, match="against each other"):
        solve([(1.0, setup("niwashi:last-tiles").new(0))])
    with pytest.raises(Invalid, match="every deal"):
        setup("koikoi:three-months").every()
    main(["koikoi:three-months", "4"])
    assert "4 deals" in capsys.readouterr().out


MONTHS = (3, 8, 9)  # of the variant; each has two plain cards x and y


def exchanged(deck: list[str], months: tuple[bool, ...]) -> list[str]:
    """The deck with x and y of some months exchanged."""
    other = {f"{month}{one}": f"{month}{two}" for month, swap in zip(MONTHS, months, strict=True) if swap
             for one, two in ("xy", "yx")}  # fmt: skip
    return [other.get(card, card) for card in deck]


def test_regrets_close_in_on_the_value_of_the_linear_program() -> None:
    """Cards that are alike taken as one, beside the same deals with all their images, in which they are told apart."""
    small = setup("koikoi:three-months").game
    few = [small.new(seed) for seed in range(24)]
    tree = Tree(small, ALIKE, [(1 / len(few), state.clone()) for state in few])
    found = tree.bounds(400)
    images = [image(state, months) for state in few for months in product((False, True), repeat=3)]
    value = solve([(1 / len(images), state) for state in images]).value
    assert found.low - 1e-9 <= value <= found.high + 1e-9
    assert found.high - found.low < 1e-4


def test_regrets_leave_no_gap_where_some_decisions_are_never_reached() -> None:
    """What follows a decision that nobody makes any more is judged by how one would play there, not by chance."""
    small = setup("koikoi:three-months").game
    found = Tree(small, ALIKE, [(1 / 300, small.new(seed)) for seed in range(300)]).bounds(300)
    assert 0 <= found.high - found.low < 1e-5


def image(state: State, months: tuple[bool, ...]) -> State:
    """The match with x and y of some months exchanged."""
    facts = state.to_dict()
    hands = facts["hands"]
    deck = [*hands[1].split(), *facts["field"].split(), *hands[0].split(), *facts["stock"].split()]
    return state.game.new(deal=[exchanged(deck, months)])


def test_deals_that_differ_stand_for_all_there_are() -> None:
    cards = tuple(read_cards("3L 3R 3x 3y 8L 8A 8x 8y"))
    assert sum(ways for _, _, ways in picks(cards, 3)) == math.comb(8, 3)
    assert sum(ways for _, _, ways in picks(cards, 3, ordered=True)) == math.perm(8, 3)
    left = tuple(card for card in cards if card != INDEX["3x"])
    assert sum(ways for _, _, ways in picks(left, 3)) == math.comb(7, 3), "of what is left alone there is no other"

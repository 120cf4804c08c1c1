"""Exact values: what a linear program says, and what OpenSpiel's own methods say of the same game."""

from __future__ import annotations

import math

import pytest

from tests.envs.others import needed

needed("pyspiel")
needed("scipy")

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

from roji.envs.exact import main, solve  # noqa: E402
from roji.envs.open_spiel import EVERY, load  # noqa: E402
from roji.games.errors import Invalid  # noqa: E402
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

"""Small variants: the rules of the game with less of everything, and what is exactly true of some of them."""

from __future__ import annotations

from itertools import product

import pytest

import roji
from roji.games.errors import Invalid
from roji.games.state import State
from roji.games.variants import Setup, setup, variants
from roji.testing import check_game
from tests.family import OWN

SMALL = [f"{game}:{name}" for game in OWN for name in variants(game)]


def line(state: State, *actions: int) -> State:
    """The state after these decisions, and after all that leave no choice."""
    after = state.clone()
    for action in actions:
        after.apply(action)
    while not after.over and len(after.legal_actions()) == 1:
        after.apply(after.legal_actions()[0])
    return after


def test_every_game_of_ours_has_a_small_variant() -> None:
    assert all(variants(game) for game in OWN)


@pytest.mark.parametrize("name", [name for name in SMALL if setup(name).position is None])
def test_a_small_variant_keeps_the_contract(name: str) -> None:
    game = setup(name).game
    assert check_game(game, matches=6, seed=5, modes=False) > 20
    assert roji.playouts(game, n=500, seed=3).decisions <= 500 * (game.max_decisions or 0)


@pytest.mark.parametrize("name", SMALL)
def test_seeds_deal_a_variant_anew_and_always_alike(name: str) -> None:
    small = setup(name)
    assert [small.new(seed) for seed in range(8)] == [setup(name).new(seed) for seed in range(8)]
    assert small == setup(name)
    if not small.game.open:
        assert len({small.new(seed).key() for seed in range(8)}) > 1


def test_a_game_already_made_is_a_setup_without_options() -> None:
    game = roji.game(OWN[0])
    assert setup(game) == Setup(game)
    with pytest.raises(Invalid, match="rounds"):
        setup(game, rounds=1)


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(Invalid, match="three-months"):
        setup("koikoi:two-weeks")


def test_no_variant_is_offered_as_a_game() -> None:
    assert set(OWN) <= set(roji.list_games())
    assert not any(":" in name or name in variants(game) for game in OWN for name in roji.list_games())


@pytest.mark.parametrize("game", OWN)
def test_no_match_has_more_decisions_than_the_game_says(game: str) -> None:
    made = roji.game(game)
    assert made.max_decisions is not None
    for seed in range(20):
        assert roji.playouts(made, n=1, seed=seed).decisions <= made.max_decisions


def test_a_match_without_a_limit_to_its_turns_has_no_bound() -> None:
    assert roji.game("kokeshi", max_turns=0).max_decisions is None
    assert roji.game("orders", stall_rounds=0).max_decisions is None


def test_a_small_hand_is_never_lucky() -> None:
    """H-11 speaks of eight cards: two of the same month do not end the round."""
    small = setup("koikoi:three-months")
    hands = [small.new(seed).view(0)["hand"] for seed in range(60)]
    assert any(hand[0][0] == hand[1][0] for hand in hands)
    assert all(not small.new(seed).over for seed in range(60))


def solved(state: State, alpha: float = -1, beta: float = 1) -> float:
    """The value for seat 0 of a match where everything is open, by search to the end."""
    if state.over:
        return state.returns()[0]
    for action in state.legal_actions():
        value = solved(line(state, action), alpha, beta)
        alpha, beta = (max(alpha, value), beta) if state.seat == 0 else (alpha, min(beta, value))
        if alpha >= beta:
            break
    return alpha if state.seat == 0 else beta


@pytest.mark.parametrize(("turns", "value"), [(2, 0.0), (3, 1.0)])
def test_in_the_rhombus_the_starter_wins_on_the_third_turn(turns: int, value: float) -> None:
    for starter in range(2):
        root = setup("kokeshi:rhombus", starter=starter, max_turns=turns).new(0)
        assert solved(root) == (value if starter == 0 else -value)


def test_a_convention_is_worth_half_a_wish_when_the_last_tiles_are_laid() -> None:
    """One and a half wishes: no pair can do better, and the pair that lays for the wish after the own one does it."""
    small = setup("niwashi:last-tiles")
    deals = {tuple(state.to_dict()["wishes"]): state for state in map(small.new, range(64))}
    assert len(deals) == 6
    wishes = ["hI", "nI", "aI"]

    def lays(state: State) -> list[State]:
        """All that can be reached by laying the tile."""
        cells = line(state)
        found = [line(cells, cell) for cell in cells.legal_actions()]
        return [
            after
            for at in found
            for after in ([line(at, way) for way in at.legal_actions()] if at.seat == state.seat else [at])
        ]

    def fulfilled(states: list[State], seat: int) -> list[int]:
        return [len(state.to_dict()["fulfilled"][seat].split()) for state in states]

    best_first = {
        own: max(
            map(sum, zip(*(fulfilled(lays(deals[own, other]), 1) for other in wishes if other != own), strict=True))
        )
        for own in wishes
    }
    assert set(best_first.values()) == {1}, "of two wishes the partner may hold a lay fulfils one"
    total = 0
    for own, other in product(wishes, wishes):
        if own != other:
            named = wishes[(wishes.index(own) + 1) % 3]  # the partner who sees this row completed knows my wish
            meant = deals[own, named]
            at = fulfilled(lays(meant), 1).index(1)
            after = lays(deals[own, other])[at]
            total += fulfilled([after], 1)[0] + max(fulfilled(lays(after), 0))
    assert total / 6 == 1.5

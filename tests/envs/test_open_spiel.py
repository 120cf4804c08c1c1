"""OpenSpiel's generic tests and its Python algorithms run on every game unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.others import needed

pyspiel = needed("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, minimax  # noqa: E402

import roji  # noqa: E402
import roji.envs.open_spiel as spiel  # noqa: E402
from roji.games.errors import Invalid  # noqa: E402
from tests.family import OWN  # noqa: E402

SHORT: dict[str, dict[str, Any]] = {
    "koikoi": {"rounds": 1},
    "orders": {"rounds": 1, "stall_rounds": 1, "orders": "4"},
    "kokeshi": {"max_turns": 6},
    "niwashi": {"journey": "walled-court"},
}


def load(game: str, **parameters: Any) -> Any:
    return spiel.load(game, **parameters)


def walked(state: Any, rng: Any, steps: int) -> Any:
    """A state some random decisions later, or the last before the end."""
    for _ in range(steps):
        after = state.child(int(rng.choice(state.legal_actions())))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize(("game", "deals"), [*((game, 50) for game in OWN), ("koikoi", 0), ("kokeshi", 0)])
def test_openspiel_finds_its_rules_kept(game: str, deals: int) -> None:
    pyspiel.random_sim_test(load(game, **SHORT[game], deals=deals), 1, True, False)


@pytest.mark.parametrize(
    "name", ["koikoi:three-months", "koikoi:six-months", "orders:two-colours", "kokeshi:rhombus", "niwashi:last-tiles"]
)
def test_openspiel_finds_its_rules_kept_in_small_variants(name: str) -> None:
    game, _, variant = name.partition(":")
    pyspiel.random_sim_test(load(game, variant=variant, deals=20), 3, True, False)


@pytest.mark.usefixtures("tsukimi")
def test_a_guest_passes_the_same_tests() -> None:
    spiel.register("tsukimi")
    pyspiel.random_sim_test(load("tsukimi", players=3, rounds=1), 3, True, False)


@pytest.mark.parametrize("game", [game for game in OWN if game != "kokeshi"])
def test_resampling_changes_nothing_that_the_player_knows(game: str) -> None:
    rng = np.random.default_rng(1)
    others = 0
    for deal in range(4):
        state = walked(load(game, **SHORT[game]).new_initial_state().child(deal), rng, 9)
        seat = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            others += other.information_state_string(1 - seat) != state.information_state_string(1 - seat)
    assert others > 0


@pytest.mark.parametrize("name", ["koikoi:three-months", "orders:two-colours"])
def test_an_information_state_remembers_all_that_its_player_saw_and_did(name: str) -> None:
    """Perfect recall: whoever is in the same information state came there by the same ones, with the same decisions."""
    game, _, variant = name.partition(":")
    pasts: dict[tuple[int, str], Any] = {}
    legal: dict[tuple[int, str], list[int]] = {}

    def walk(state: Any, past: list[Any]) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for action in state.legal_actions():
                walk(state.child(action), past)
            return
        seat = state.current_player()
        here = (seat, state.information_state_string(seat))
        assert pasts.setdefault(here, past[seat]) == past[seat]
        assert legal.setdefault(here, state.legal_actions()) == state.legal_actions()
        for action in state.legal_actions():
            more = list(past)
            more[seat] = (*past[seat], (here[1], action))
            walk(state.child(action), more)

    walk(load(game, variant=variant, deals=6).new_initial_state(), [(), ()])
    assert len(pasts) > 60


def test_mcts_plays() -> None:
    game = load("kokeshi", max_turns=4, deals=0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.0, 20, evaluator, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["koikoi", "orders"])
def test_information_set_mcts_plays(game: str) -> None:
    made = load(game, **SHORT[game])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=made, uct_c=1.0, max_simulations=15, evaluator=evaluator, random_state=np.random.RandomState(2)
    )
    state = walked(made.new_initial_state().child(3), np.random.default_rng(1), 4)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", OWN)
def test_an_rl_environment_plays_to_the_end(game: str) -> None:
    env = rl_environment.Environment(
        load(game, **SHORT[game]), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1)
    )
    rng = np.random.default_rng(2)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == roji.game(game).observation.size
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert len(step.rewards) == 2


@pytest.mark.parametrize(("name", "deals"), [("koikoi:three-months", 12), ("orders:two-colours", 3)])
def test_cfr_becomes_ever_less_exploitable(name: str, deals: int) -> None:
    game, _, variant = name.partition(":")
    made = load(game, variant=variant, deals=deals)
    solver = cfr.CFRPlusSolver(made)
    found = []
    for rounds in (1, 4, 15):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(made, solver.average_policy()))
    assert found[0] > found[1] > found[2]
    assert found[2] < 0.1


def test_an_end_game_is_a_game_of_its_own() -> None:
    """A prefix is played, and the root deals anew what nobody can see then."""
    state = roji.game("koikoi", rounds=1, starter=0).new(seed=11)
    while min(len(hand.split()) for hand in state.to_dict()["hands"]) > 2:
        state.apply(state.legal_actions()[0])
    made = load("koikoi", rounds=1, starter=0, position=state, deals=4)
    assert made.new_initial_state().child(0).match.view(None) == state.view(None)
    solver = cfr.CFRSolver(made)
    before = exploitability.nash_conv(made, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(made, solver.average_policy()) < before


def test_minimax_finds_what_our_own_search_finds() -> None:
    """In one turn nobody reaches a base of the rhombus."""
    made = load("kokeshi", variant="rhombus", max_turns=1, deals=0)
    placed = walked(made.new_initial_state(), np.random.default_rng(1), 6)
    value, _ = minimax.alpha_beta_search(made, placed, maximum_depth=10)
    assert value == 0.0


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(Invalid, match="three-months"):
        load("koikoi", variant="none")
    with pytest.raises(Invalid, match="name:value"):
        pyspiel.load_game("roji_koikoi", {"options": "rounds"})
    with pytest.raises(Invalid, match="limit"):
        load("kokeshi", max_turns=0)

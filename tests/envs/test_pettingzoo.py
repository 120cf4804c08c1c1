"""PettingZoo's own suites hold every game to its contract, ours and the guest's."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from tests.envs.others import needed

pettingzoo = needed("pettingzoo")
needed("gymnasium")

import numpy as np  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

import roji  # noqa: E402
import roji.envs.pettingzoo as zoo  # noqa: E402
from roji.envs.pettingzoo import Environment, Module  # noqa: E402
from roji.games.errors import Illegal  # noqa: E402
from roji.games.variants import variants  # noqa: E402
from tests.family import OWN  # noqa: E402

SMALL = [(game, {"variant": name}) for game in OWN for name in variants(game)]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in OWN),
    ("koikoi", {"rounds": 1}),
    ("orders", {"players": 4, "rounds": 1}),
    *SMALL,
]


def module(game: str) -> Module:
    found: Module = getattr(zoo, f"{game}_v0")
    return found


def checked(env: Any) -> None:
    """PettingZoo has nothing to say against it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation ")  # it expects masks of its own games alone
        api_test(env, num_cycles=60)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_pettingzoo_finds_the_interface_kept(game: str, options: dict[str, Any]) -> None:
    checked(module(game).env(**options))


@pytest.mark.parametrize("game", OWN)
def test_the_same_seed_plays_the_same_match(game: str) -> None:
    seed_test(lambda **more: module(game).env(**more), num_cycles=40)


@pytest.mark.parametrize("game", OWN)
def test_every_game_is_rendered_as_text_and_in_pixels(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **more: module(game).env(**more), {"ansi": lambda shown: len(shown) > 20})
    env = module(game).raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    assert shown.shape[1] == 400
    assert shown.std() > 5, "there is something in the picture"


@pytest.mark.usefixtures("tsukimi")
def test_a_guest_of_another_package_passes_the_same_suites(capsys: pytest.CaptureFixture[str]) -> None:
    guest = module("tsukimi")
    checked(guest.env(players=3))
    seed_test(lambda **more: guest.env(**more), num_cycles=40)
    render_test(lambda **more: guest.env(**more))


def played(env: Environment, seed: int) -> list[float]:
    """A random match; what every seat got."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        rewards[agent] += reward
        env.step(None if over else int(rng.choice(legal)))
    return list(rewards.values())


def test_the_match_of_a_seed_is_that_of_the_library_and_its_outcome_the_reward() -> None:
    env = module("orders").raw_env(rounds=1)
    env.reset(seed=7)
    assert env.state_now == roji.game("orders", rounds=1).new(7)
    assert played(env, 7) == env.state_now.returns()
    assert env.state_now.over
    assert any(env.state_now.returns())


def test_a_match_over_at_the_deal_is_passed_over() -> None:
    game = roji.game("koikoi", rounds=1)
    lucky = next(seed for seed in range(2000) if game.new(seed).over)
    env = Environment(game)
    env.reset(seed=lucky)
    first = env.state_now
    assert not first.over
    env.reset(seed=lucky)
    assert env.state_now == first


@pytest.mark.parametrize("game", OWN)
def test_nothing_hidden_is_in_what_a_seat_gets(game: str) -> None:
    """What it cannot know is dealt anew, and neither observation, info nor picture changes."""
    env = module(game).raw_env(render_mode="ansi")
    for seed in range(3):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        for _ in range(12):
            seat = env.agent_selection
            before = (env.last(), {agent: env.observe(agent) for agent in env.agents}, env.render())
            real = env.state_now
            for number, agent in enumerate(env.possible_agents):
                env.state_now = real.redeal(number, 99)
                assert all((env.observe(agent)[key] == before[1][agent][key]).all() for key in before[1][agent])
                assert env.infos[agent] == {}
            env.state_now = real.redeal(None, 5)
            assert env.render() == before[2]
            env.state_now = real
            env.step(int(rng.choice(np.flatnonzero(before[1][seat]["action_mask"]))))
            if env.terminations[env.agent_selection]:
                break


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = module("koikoi").raw_env()
    env.reset(seed=7)
    before = env.state_now.clone()
    with pytest.raises(Illegal, match="H-15"):
        env.step(49)
    assert env.state_now == before
    wrapped = module("koikoi").env()
    wrapped.reset(seed=7)
    wrapped.step(49)
    assert any(wrapped.terminations.values())


def test_an_environment_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match="koikoi_v0"):
        _ = zoo.koikoi_v9
    assert set(dir(zoo)) >= {f"{game}_v0" for game in OWN}

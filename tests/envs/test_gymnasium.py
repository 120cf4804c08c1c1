"""Gymnasium's checks hold every game to its interface; bots sit at the other seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.others import needed

gymnasium = needed("gymnasium")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

import roji  # noqa: E402
from roji.envs.gymnasium import BatchEnv, SeatEnv, register  # noqa: E402
from roji.games.errors import Invalid  # noqa: E402
from tests.family import OWN  # noqa: E402


def made(game: str, **more: Any) -> Any:
    return gymnasium.make(f"roji/{game}-v0", **more).unwrapped


def match(env: Any, seed: int) -> tuple[float, int]:
    """A match with random legal actions: its reward, and how many decisions the agent made."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for steps in range(1, 3000):
        seen, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            return reward, steps
    raise AssertionError("a match ends")


@pytest.mark.filterwarnings("ignore:.*reward_range")
@pytest.mark.parametrize("game", OWN)
def test_gymnasium_finds_the_interface_kept(game: str) -> None:
    check_env(made(game, opponent="random"), skip_render_check=True)


@pytest.mark.usefixtures("tsukimi")
def test_a_guest_passes_the_same_checks() -> None:
    register("tsukimi")
    check_env(made("tsukimi", opponent=["random", "greedy"], players=3), skip_render_check=True)


@pytest.mark.parametrize("game", OWN)
def test_a_seed_repeats_a_match_against_a_bot(game: str) -> None:
    env = made(game, opponent="greedy")
    assert match(env, 5) == match(env, 5)


def test_any_bot_or_level_can_sit_there_and_an_unknown_one_is_refused() -> None:
    for opponent in ("random", "greedy", "search:20", "beginner"):
        reward, steps = match(made("koikoi", opponent=opponent, rounds=1), 3)
        assert -1 <= reward <= 1
        assert steps > 2
    with pytest.raises(Invalid, match="greedy"):
        SeatEnv("koikoi", opponent="nobody")
    with pytest.raises(Invalid, match="3 other seats"):
        SeatEnv("orders", opponent=["random"], players=4)


def test_without_a_seat_of_its_own_the_agent_goes_round_the_table() -> None:
    env = SeatEnv("orders", opponent="random", seat=None, players=3, rounds=1)
    assert [env.reset(seed=1)[1]["seat"], env.reset()[1]["seat"], env.reset()[1]["seat"]] == [0, 1, 2]


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    env = SeatEnv("koikoi", opponent="random")
    env.reset(seed=7)
    _, reward, over, _, info = env.step(49)
    assert (reward, over) == (-1.0, True)
    assert "H-15" in info["illegal"]
    with pytest.raises(Invalid, match="reset"):
        env.step(0)


def test_the_vector_environment_plays_the_matches_of_the_batch() -> None:
    env = gymnasium.make_vec("roji/koikoi-v0", 8, vectorization_mode="vector_entry_point", rounds=1)
    assert isinstance(env.unwrapped, BatchEnv)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=4)
    game = roji.game("koikoi", rounds=1)
    single = game.match(4, 0)
    assert seen["observation"][0].tobytes() == single.observe(int(info["seat"][0]))
    ended = 0
    for _ in range(120):
        decided = info["seat"]
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, reward, over, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert (reward == info["rewards"][np.arange(8), decided]).all()
        assert ("final_obs" in info) == bool(over.any())
        if over.any():
            assert (info["_final_obs"] == over).all()
        ended += int(over.sum())
    assert ended > 8
    with pytest.raises(Invalid, match="end game"):
        BatchEnv("niwashi", 2, variant="last-tiles")


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_agent_is_shown_its_own_side(mode: str) -> None:
    env = SeatEnv("koikoi", render_mode=mode, opponent="random")
    env.reset(seed=7)
    shown = env.render()
    assert isinstance(shown, str if mode == "ansi" else np.ndarray)
    with pytest.raises(Invalid, match="rgb_array"):
        SeatEnv("koikoi", render_mode="film")

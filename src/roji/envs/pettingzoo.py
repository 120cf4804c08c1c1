"""Every game as an environment of PettingZoo: `from roji.envs.pettingzoo import koikoi_v0`, then `koikoi_v0.env()`.

Such a name stands for any game that is installed, `ID_vN`; N rises with the rules and with the observation.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from roji.envs import render, spaces
from roji.envs.deals import Deals
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import games
from roji.games.state import State
from roji.games.variants import Setup, setup


class Environment(AECEnv):  # type: ignore[misc]
    """One match after another, seat by seat. A seat may decide several times in a row: look at `agent_selection`.

    Rewards come at the end: the outcome of every seat, from -1 to 1. An action that is not legal raises `roji.Illegal`
    and changes nothing; `Module.env` wraps this so that it ends the match.
    """

    metadata: dict[str, Any]
    state_now: State

    def __init__(self, game: str | Game | Setup, render_mode: str | None = None, lang: str = "en", **options: Any):
        super().__init__()
        self.setup = setup(game, **options)
        self.game = self.setup.game
        self.render_mode, self.lang = render.check_mode(render_mode), lang
        self.metadata = {
            "name": f"{self.game.id}_v{spaces.version(self.game.id)}",
            "render_modes": render.MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.deals = Deals(self.setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, actions = spaces.observation_space(self.game), spaces.action_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def observation_space(self, agent: str) -> gym_spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The match of a seed, `game.new(seed)`; without one the next of those that follow from the last seed."""
        self.state_now = self.deals.next(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def observe(self, agent: str) -> spaces.Seen:
        return spaces.seen(self.state_now, self.numbers[agent])

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Invalid("action-type", action="None")
        state = self.state_now
        state.apply(int(action))
        if state.over:
            for other, outcome in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[other] = self._cumulative_rewards[other] = outcome
                self.terminations[other] = True
            self._deads_step_first()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self.state_now.seat
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: nothing hidden in it."""
        return render.rendered(self.state_now, self.render_mode, None, self.lang)

    def close(self) -> None:
        """Nothing is held beside memory."""


class Module:
    """What PettingZoo's users expect of a game's module: `env` and `raw_env`, with the options of the game."""

    def __init__(self, id: str) -> None:
        self.id = id

    def raw_env(self, render_mode: str | None = None, variant: str = "", **options: Any) -> Environment:
        """The bare environment; `variant` names a small variant of the game."""
        return Environment(f"{self.id}:{variant}" if variant else self.id, render_mode, **options)

    def env(self, render_mode: str | None = None, variant: str = "", **options: Any) -> AECEnv:
        """The same with PettingZoo's usual wrappers: an illegal action ends the match, and the seat gets -1."""
        made = wrappers.TerminateIllegalWrapper(self.raw_env(render_mode, variant, **options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))

    def __repr__(self) -> str:
        return f"<roji.envs.pettingzoo.{self.id}_v{spaces.version(self.id)}>"


def __getattr__(name: str) -> Module:
    id, _, number = name.rpartition("_v")
    if id in games() and number == str(spaces.version(id)):
        return Module(id)
    if name.startswith("_"):
        raise AttributeError(name)
    raise AttributeError(str(Invalid("env-unknown", name=name, known=", ".join(__dir__()))))


def __dir__() -> list[str]:
    return [f"{id}_v{spaces.version(id)}" for id in games()]

"""Every game as an environment of Gymnasium: `import roji.envs.gymnasium`, then `gymnasium.make("roji/ID-v0")`.

One seat is the agent's; bots, by name or level, play the others. `gymnasium.make_vec("roji/ID-v0", n,
vectorization_mode="vector_entry_point")` plays all seats of n matches in compiled code.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from roji.bots.bot import Bot, bot, decide
from roji.envs import render, spaces
from roji.envs.batch import Batch
from roji.envs.deals import Deals
from roji.games.errors import Illegal, Invalid
from roji.games.game import Game
from roji.games.registry import games
from roji.games.state import State
from roji.games.variants import Setup, setup

SPACE = f"{__name__.partition('.')[0]}/"


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match. The reward is its outcome at the end, from -1 to 1.

    `opponent` names the bot of all other seats (`random`, `greedy`, `search:600`, a level such as `club`), or one for
    each. `seat=None` lets the matches begin at all seats in turn. An action that is not legal ends the match with -1,
    and `info["illegal"]` says why: sample with the mask, `env.action_space.sample(obs["action_mask"])`.
    """

    metadata: dict[str, Any] = {"render_modes": render.MODES, "render_fps": 2}

    def __init__(
        self,
        game: str | Game | Setup,
        opponent: str | list[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        lang: str = "en",
        variant: str = "",
        **options: Any,
    ) -> None:
        self.setup = setup(f"{game}:{variant}" if variant else game, **options)
        self.game = self.setup.game
        self.render_mode, self.lang = render.check_mode(render_mode), lang
        self.game.check_seat(seat)
        others = self.game.players - 1
        self.opponents = [opponent] * others if isinstance(opponent, str) else list(opponent)
        if len(self.opponents) != others:
            raise Invalid("env-opponents", given=len(self.opponents), seats=others)
        self.always, self.seat = seat, seat or 0
        self.deals, self.matches = Deals(self.setup), 0
        self.observation_space, self.action_space = spaces.observation_space(self.game), spaces.action_space(self.game)
        self.bots: list[Bot] = []
        self.state: State | None = None
        self._bots(0)  # a name that nobody knows is refused now

    def _bots(self, seed: int) -> None:
        for old in self.bots:
            old.close()
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self.bots = [bot(name, self.game, at, seed) for at, name in zip(others, self.opponents, strict=True)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.matches = 0
        while True:  # bots alone may bring a match to its end
            self.state = self.deals.next(seed)
            if self.always is None:
                self.seat = self.matches % self.game.players
            self._bots(int(self.np_random.integers(1 << 62)))
            self.matches += 1
            self._others(self.state)
            if not self.state.over:
                return self._seen(self.state), self._info()
            seed = None

    def step(self, action: int | np.integer[Any]) -> tuple[spaces.Seen, float, bool, bool, dict[str, Any]]:
        state = self.state
        if state is None or state.over:
            raise Invalid("env-reset")
        try:
            self._apply(state, int(action))
        except Illegal as error:
            shown = self._seen(state)
            self.state = None
            return shown, -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._others(state)
        reward = state.returns()[self.seat] if state.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(state), reward, state.over, False, self._info()

    def _apply(self, state: State, action: int) -> None:
        events = state.traced(action)
        for other in self.bots:
            other.see(state.told(events, other.seat))

    def _others(self, state: State) -> None:
        """The bots decide until it is the agent's turn."""
        while not state.over and state.seat != self.seat:
            mover = next(other for other in self.bots if other.seat == state.seat)
            self._apply(state, decide(mover, state))

    def _seen(self, state: State) -> spaces.Seen:
        return spaces.seen(state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def render(self) -> Any:
        """The table as the agent's seat sees it."""
        if self.state is None:
            raise Invalid("env-reset")
        return render.rendered(self.state, self.render_mode, self.seat, self.lang)

    def close(self) -> None:
        for other in self.bots:
            other.close()
        self.bots = []


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """n matches at once in compiled code, all seats played by the agent: `info["seat"]` says whose turn it is.

    The reward is that of the seat that decided; `info["rewards"]` has those of all seats. A match that ends is followed
    by the next in the same step; its last observation, of the seat that decided, is in `info["final_obs"]`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, game: str | Game, num_envs: int = 1, threads: int = 1, variant: str = "", **options: Any
    ) -> None:
        found = setup(f"{game}:{variant}" if variant else game, **options)
        if found.position is not None:
            raise Invalid("env-position")
        self.game, self.num_envs, self.threads = found.game, num_envs, threads
        self.single_observation_space = spaces.observation_space(self.game)
        self.single_action_space = spaces.action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.game, num_envs, 0, threads)
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Seen, dict[str, Any]]:
        """Row i begins match i of this seed, `game.match(seed, i)`; without a seed those of another."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.batch = Batch(self.game, self.num_envs, number, self.threads)
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[spaces.Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        decided, rows = self.batch.seat.copy(), np.arange(self.num_envs)
        step = self.batch.step(actions)
        done, info = step.done.copy(), self._info()
        if done.any():
            last = {
                spaces.OBSERVATION: self.batch.final_observation[rows, decided],
                spaces.MASK: np.zeros((self.num_envs, self.game.num_actions), np.int8),
            }
            info |= {"final_obs": last, "_final_obs": done, "final_info": {"seat": decided}, "_final_info": done}
        info |= {"rewards": step.reward.copy(), "_rewards": self._all}
        reward = step.reward[rows, decided].astype(np.float64)
        return self._seen(), reward, done, np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> spaces.Seen:
        """Copies: the batch writes its own arrays anew with every step."""
        return {spaces.OBSERVATION: self.batch.observation.copy(), spaces.MASK: self.batch.mask.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.batch.seat.copy(), "_seat": self._all}


def register(id: str) -> str:
    """Tell Gymnasium of a game; done at the import of this module for all that are installed then. Returns the id."""
    name = f"{SPACE}{id}-v{spaces.version(id)}"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:BatchEnv",
            kwargs={"game": id},
            disable_env_checker=True,
        )
    return name


for _id in games():
    register(_id)

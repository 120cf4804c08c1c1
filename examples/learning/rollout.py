"""Self-play on a batch: what was observed, decided and won, ready to learn from.

A round of Koi-Koi is short and a match of twelve is long, so that every round is an episode of its own. What it is
worth is by how much it changed the chance to win the match: `roji.bots.koikoi.equity` has that for every score.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from hidden import SIZE, Hidden
from network import Params, judge, think

from roji.bots.koikoi.equity import kind_of, table_of
from roji.envs import Batch
from roji.games.game import Game

LAMBDA = 0.9  # how far what really happened is trusted against the judge
MIXED = 3000  # random steps before the first, or all matches would be in the same round at the same time


@jax.jit
def decide(params: Params, observation: Any, mask: Any, key: Any) -> tuple[Any, Any]:
    """An action drawn for every row, and how likely it was."""
    logits, _ = think(params, observation, mask, jnp)
    action = jax.random.categorical(key, logits)
    return action, jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]


@jax.jit
def judged(params: Params, seen: Any, hidden: Any) -> Any:
    """What the judge expects in every row of every step."""
    return jax.lax.map(lambda pair: judge(params, pair[0], pair[1], jnp), (seen, hidden))


class Equity:
    """The chance to win the match, from -1 to 1, read out of observations."""

    def __init__(self, game: Game) -> None:
        self.table = np.array(table_of(kind_of(game)), np.float32)  # type: ignore[arg-type]
        self.reach = self.table.shape[1] // 2
        self.spec = game.observation

    def __call__(self, rows: Any) -> Any:
        """For the viewer of each row."""
        scores = rows[:, self.spec["scores"]].astype(int)
        ahead = 16 * (scores[:, 0] - scores[:, 2]) + scores[:, 1] - scores[:, 3]
        left = rows[:, self.spec["rounds"]][:, 0].astype(int) - rows[:, self.spec["round"]][:, 0]
        deals = rows[:, self.spec["dealer"]][:, 0]
        return self.table[left, np.clip(ahead, -self.reach, self.reach) + self.reach, deals]


def mixed(game: Game, n: int, seed: int, threads: int = 1) -> Batch:
    """A batch whose matches are in different rounds, at different scores."""
    batch = Batch(game, n, seed, threads)
    for _ in range(MIXED):
        batch.step(batch.sample())
    return batch


class Collector:
    """One batch that is played on and on. A cluster has one on every worker."""

    def __init__(self, game: Game, n: int, seed: int, threads: int = 1) -> None:
        self.batch = mixed(game, n, seed, threads)
        self.equity, self.hidden = Equity(game), Hidden(game, self.batch)
        self.key = jax.random.PRNGKey(seed)
        self.round = game.observation["round"]
        self.stake = self.of_first(self.batch.observation)  # what each running round began with

    def of_first(self, rows: Any) -> Any:
        """The chances of seat 0, from observations of the seat to move."""
        return np.where(self.batch.seat == 0, 1, -1) * self.equity(rows)

    def collect(self, params: Params, steps: int) -> dict[str, Any]:
        """So many steps of every match, both seats by this network: rows to learn from."""
        batch, n = self.batch, self.batch.n
        seen = np.empty((steps + 1, n, batch.observation.shape[1]), np.uint8)
        masks, hidden = np.empty((steps, n, batch.mask.shape[1]), np.uint8), np.empty((steps + 1, n, SIZE), np.uint8)
        actions, seats = np.empty((steps, n), np.int32), np.empty((steps + 1, n), np.int32)
        chances, rewards = np.empty((steps, n), np.float32), np.zeros((steps, n), np.float32)
        choices, ends = np.empty((steps, n), bool), np.empty((steps, n), bool)
        for t in range(steps):
            seen[t], masks[t], seats[t], choices[t] = batch.observation, batch.mask, batch.seat, batch.count > 1
            hidden[t] = self.hidden.now(seen[t], seats[t])
            self.key, key = jax.random.split(self.key)
            actions[t], chances[t] = decide(params, seen[t], masks[t], key)
            before = batch.observation[:, self.round][:, 0].copy()
            batch.step(actions[t])
            ends[t] = batch.done | (batch.observation[:, self.round][:, 0] != before)
            now = self.of_first(batch.observation)
            last = np.where(batch.done, self.equity(batch.final_observation[:, 0]), now)
            won = np.where(ends[t], last - self.stake, 0)
            rewards[t] = np.where(seats[t] == 0, won, -won)
            self.stake = np.where(ends[t], now, self.stake)
            self.hidden.look(np.flatnonzero(ends[t]))
        seen[steps], seats[steps] = batch.observation, batch.seat
        hidden[steps] = self.hidden.now(seen[steps], seats[steps])
        values = np.asarray(judged(params, seen, hidden))
        gains = advantages(rewards, values, seats, ends)
        made = {
            "observation": seen[:-1], "hidden": hidden[:-1], "mask": masks, "action": actions, "chance": chances,
            "gain": gains, "target": gains + values[:-1],
        }  # fmt: skip
        return {name: rows[choices] for name, rows in made.items()}


def advantages(rewards: Any, values: Any, seats: Any, ends: Any) -> Any:
    """How much better each decision was than expected (GAE), for two who win what the other loses.

    What comes next is worth the opposite to a seat whose opponent is to move next.
    """
    gains, after = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for t in reversed(range(len(rewards))):
        side = np.where(seats[t] == seats[t + 1], 1, -1) * ~ends[t]
        error = rewards[t] + side * values[t + 1] - values[t]
        after = gains[t] = error + LAMBDA * side * after
    return gains

"""Many matches of one game as arrays: NumPy in, NumPy out, compiled code between."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from roji.envs.core import Core
from roji.games.errors import Illegal, Invalid
from roji.games.game import Game
from roji.games.state import State

LINE = 64  # bytes: where JAX wants an array to begin that it shall take over without a copy
MOST = 1 << 24  # matches
THREADS = 1 << 10
KEPT = ("observation", "mask", "final", "done", "seat", "legal", "count", "drawn", "reward", "match", "rng")


class Step(NamedTuple):
    """What a step came to. These are the batch's own arrays, written anew by the next step: copy what you keep."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    seat: NDArray[np.int32]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]


@dataclass(frozen=True)
class Saved:
    """A whole batch at one moment; can be pickled."""

    game: Game
    seed: int
    states: list[State]
    arrays: dict[str, NDArray[Any]]


class Batch:
    """n matches side by side. Row i plays match i of the run, then i + n, i + 2n, ...: `game.match(seed, number)`.

    A match that ends is followed by the next in the same step, and one that is over at the deal is passed over. The
    row of a finished match shows the next one already; its last observations, by seat, are in `final_observation`.
    """

    observation: NDArray[np.uint8]  # (n, size): what the seat to move observes
    mask: NDArray[np.uint8]  # (n, num_actions): 1 for each legal action
    legal: NDArray[np.int32]  # (n, max_legal): the legal actions in rising order, as many as `count` says
    count: NDArray[np.int32]  # (n,)
    seat: NDArray[np.int32]  # (n,): whose decision it is
    reward: NDArray[np.float32]  # (n, players): the outcome where the last step ended a match, else 0
    done: NDArray[np.bool_]  # (n,): whether the last step ended a match
    final_observation: NDArray[np.uint8]  # (n, players, size): valid where `done`
    match: NDArray[np.uint64]  # (n,): the number of the match

    def __init__(self, game: Game, n: int, seed: int = 0, threads: int = 1) -> None:
        self.game = game
        self.n = _number("n", n, 1, MOST)
        self.seed = _number("seed", seed, 0, (1 << 64) - 1)
        self.threads = _number("threads", threads, 1, THREADS)
        size, seats = game.observation.size, game.players
        made: dict[str, NDArray[Any]] = {
            "observation": _aligned((n, size), np.uint8),
            "mask": _aligned((n, game.num_actions), np.uint8),
            "final": _aligned((n, seats, size), np.uint8),
            "done": _aligned((n,), np.uint8),
            "seat": _aligned((n,), np.int32),
            "legal": _aligned((n, game.max_legal), np.int32),
            "count": _aligned((n,), np.int32),
            "drawn": _aligned((n,), np.int32),
            "action": _aligned((n,), np.int32),
            "reward": _aligned((n, seats), np.float32),
            "match": _aligned((n,), np.uint64),
            "rng": _aligned((n,), np.uint64),
        }
        self._arrays = made
        self._core = Core(game, n, seed, threads, made)
        self.observation, self.mask, self.final_observation = made["observation"], made["mask"], made["final"]
        self.seat, self.reward, self.done = made["seat"], made["reward"], made["done"].view(np.bool_)
        # What the next step relies on can be read, not written.
        self.legal, self.count, self.match = (_locked(made[name]) for name in ("legal", "count", "match"))
        self._drawn, self._action = made["drawn"], made["action"]
        self._step = Step(self.observation, self.mask, self.seat, self.reward, self.done)
        self.reset()

    def reset(self) -> Step:
        """Begin the run anew: the same matches as at first."""
        self.reward[:] = 0
        self.done[:] = False
        self._core.begin()
        return self._step

    def step(self, actions: ArrayLike) -> Step:
        """Make a decision in every match. A row whose action is not legal stops the step before anything has moved."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Invalid("batch-actions", n=self.n, given=f"{given.dtype} {given.shape}")
        np.copyto(self._action, given, casting="unsafe")
        row = self._core.first_illegal()
        if row >= 0 or (given.dtype.itemsize > 4 and (self._action != given).any()):
            raise self._refusal(given, row)
        self._core.move()
        return self._step

    def _refusal(self, given: NDArray[Any], row: int) -> Invalid:
        row = row if row >= 0 else int(np.argmax(self._action != given))
        action = int(given[row])
        try:
            self.state(row).check_legal(action)
            why = ""
        except Illegal as error:
            why = str(error)
        return Invalid("batch-illegal", row=row, action=str(action), why=why)

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """A random legal action for every match, into `out` if given. Until the next step it is the same one.

        A run that only samples plays the very matches of `roji.playouts` with this seed.
        """
        if out is None:
            return self._drawn.copy()
        np.copyto(out, self._drawn)
        return out

    def state(self, row: int) -> State:
        """The match of a row as a state of its own: to look at, to search from; the batch does not notice."""
        return self._core.copy(_number("row", row, 0, self.n - 1))

    def put(self, row: int, state: State) -> None:
        """Let a row go on from a state of the same game that is not over. The next match is the next of the row."""
        _number("row", row, 0, self.n - 1)
        if state.game != self.game or state.over:
            raise Invalid("batch-other", saved=repr(state), here=repr(self))
        self._core.put(row, state)
        self._core.show()

    def save(self) -> Saved:
        """The whole batch as it is now, for `restore`, of this batch or of another one of the same shape."""
        states = [self._core.copy(row) for row in range(self.n)]
        return Saved(self.game, self.seed, states, {name: self._arrays[name].copy() for name in KEPT})

    def restore(self, saved: Saved) -> Step:
        """Go on from what was saved, as if nothing had happened since."""
        if saved.game != self.game or saved.seed != self.seed or len(saved.states) != self.n:
            there = f"{saved.game!r}, n={len(saved.states)}, seed={saved.seed}"
            raise Invalid("batch-other", saved=there, here=repr(self))
        for row, state in enumerate(saved.states):
            self._core.put(row, state)
        for name in KEPT:
            np.copyto(self._arrays[name], saved.arrays[name])
        return self._step

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"Batch({self.game!r}, n={self.n}, seed={self.seed}, threads={self.threads})"


def _number(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise Invalid("batch-number", name=name, value=repr(value), least=str(least), most=str(most))
    return int(value)


def _aligned(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros that begins where a line of the cache does."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    memory = np.zeros(size + LINE, np.uint8)
    start = -memory.ctypes.data % LINE
    return memory[start : start + size].view(kind).reshape(shape)


def _locked(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, to be read only."""
    view = array.view()
    view.flags.writeable = False
    return view

"""Games of other packages in a batch: the general observation, one of their own, and what they raise."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install roji[envs]")

import roji  # noqa: E402
from roji.envs import Batch  # noqa: E402
from roji.games.observation import Observation, Piece  # noqa: E402
from roji.games.plain import PlainGame, PlainState  # noqa: E402


class HeapState(PlainState):
    """A heap of stones; who takes the last one wins."""

    def __init__(self, stones: int, turn: int = 0) -> None:
        self.stones, self.turn = stones, turn

    @property
    def seat(self) -> int | None:
        return self.turn if self.stones else None

    def legal_actions(self) -> list[int]:
        return list(range(min(3, self.stones)))

    def apply(self, action: int) -> None:
        self.stones -= action + 1
        self.turn = 1 - self.turn

    def scores(self) -> list[int]:
        return [int(not self.stones and self.turn != seat) for seat in range(2)]

    def to_dict(self) -> Any:
        return {"stones": self.stones, "turn": self.turn}


class Heap(PlainGame):
    id = "heap"
    players, num_actions, max_legal = 2, 3, 3

    def start(self, seed: int | None, deal: Any) -> PlainState:
        return HeapState(8 + (seed or 0) % 5)

    def read(self, data: Any) -> PlainState:
        return HeapState(data["stones"], data["turn"])


class OpenState(HeapState):
    def observe(self, seat: int | None, out: bytearray) -> None:
        out[0] = self.stones


class OpenHeap(Heap):
    """The same with an observation of its own."""

    def observed(self) -> Observation:
        return Observation(1, [Piece("stones", (1,), "left on the heap", "table", "count", 12)])

    def start(self, seed: int | None, deal: Any) -> PlainState:
        return OpenState(8 + (seed or 0) % 5)


class BrokenState(HeapState):
    def apply(self, action: int) -> None:
        if self.stones < 5:
            raise ZeroDivisionError("the heap fell over")
        super().apply(action)


class BrokenHeap(Heap):
    def start(self, seed: int | None, deal: Any) -> PlainState:
        return BrokenState(8)


def test_a_plain_game_plays_in_a_batch_on_several_threads() -> None:
    game = Heap()
    batch = Batch(game, 64, seed=1, threads=3)
    ended = 0
    for _ in range(20):
        for row in (0, 63):
            state = batch.state(row)
            assert batch.observation[row].tobytes() == state.observe(state.seat)
            assert batch.legal[row, : batch.count[row]].tolist() == state.legal_actions()
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        assert (batch.reward[batch.done].sum(axis=1) == 0).all()
    assert ended > 64


def test_what_a_game_does_not_describe_is_seen_in_general() -> None:
    game = Heap()
    state = game.match(1, 2)
    state.apply(0)
    seen = game.observation.decode(state.observe(1))
    assert seen == {
        "seat": [0, 1], "to_move": [1, 0], "round": [0], "scores": [[0, 0], [0, 0]], "legal": [1, 1, 1],
    }  # fmt: skip
    assert not any(game.observation.decode(state.observe(0))["legal"]), "nobody sees another's choices"


def test_a_plain_game_may_describe_more() -> None:
    batch = Batch(OpenHeap(), 5)
    assert batch.observation.tolist() == [[batch.state(row).to_dict()["stones"]] for row in range(5)]


def test_what_a_game_raises_comes_out_of_the_step() -> None:
    batch = Batch(BrokenHeap(), 4, threads=2)

    def play() -> None:
        for _ in range(20):
            batch.step(batch.sample())

    with pytest.raises(ZeroDivisionError, match="the heap fell over"):
        play()


@pytest.mark.usefixtures("tsukimi")
def test_the_guest_of_the_examples_plays_in_a_batch() -> None:
    game = roji.game("tsukimi", players=3)
    batch, wins = Batch(game, 4, seed=3, threads=2), np.zeros(3, int)
    running = np.ones(4, bool)
    while running.any():
        batch.step(batch.sample())
        wins += (batch.reward[running] > 0).sum(axis=0)
        running &= ~batch.done
    assert wins.tolist() == roji.playouts(game, n=4, seed=3).wins

"""How long a bot may think: a first answer is there after the smallest bit of thought, at every level of every game."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import roji
from roji.bots import tree
from roji.bots.bot import bot, decide
from roji.bots.judge import Judge
from roji.bots.levels import LEVELS
from roji.bots.tree import Tree
from tests.family import OWN

MOMENT = 0.02
DECISIONS = 12  # looked at in every game


class Clock:
    """A clock on which a second passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    made = Clock()
    with monkeypatch.context() as patched:
        patched.setattr(time, "perf_counter", made)
        yield made


def test_the_tree_stops_after_one_small_batch_when_the_time_is_up(clock: Clock) -> None:
    state = roji.game("koikoi").new(seed=3)
    search = Tree(state, Judge(), seed=1)
    search.think(10**6, MOMENT)
    assert search.simulations == tree.CHUNK <= 32
    assert clock.looks == 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", sorted(OWN))
def test_every_level_answers_when_it_has_only_a_moment(game: str, level: str, clock: Clock) -> None:
    """A search begins by looking at the clock, and gives up when it looks again: at a batch, or 256 positions."""
    made = roji.game(game)
    state = made.new(seed=8)
    bots = [bot(level, made, seat, seed=2) for seat in range(made.players)]
    for player in bots:
        player.budget(10**7, MOMENT)
    for _ in range(DECISIONS):
        assert state.seat is not None
        searches = len(state.legal_actions()) + 1  # alpha-beta looks at every decision once more for its opinions
        before = clock.looks
        action = decide(bots[state.seat], state)
        assert clock.looks - before <= 2 * searches
        assert action in state.legal_actions()
        for player in bots:
            player.see(state.effects_of(action, player.seat)[1])
        state.apply(action)

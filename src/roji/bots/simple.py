"""The players that do not search: any legal decision, and the greedy ones."""

from __future__ import annotations

import random

from roji.bots import greedy
from roji.bots.bot import Bot, Opinion
from roji.games.state import State


class RandomBot(Bot):
    """Any legal decision."""

    def opinions(self, state: State) -> list[Opinion]:
        legal = state.legal_actions()
        rng = random.Random(f"{self.seed}/{self.seat}/{self.decisions}")
        rng.shuffle(legal)
        return [Opinion(action, 0.0, 1.0, 1 / len(legal)) for action in legal]


class GreedyBot(Bot):
    """The simple player of the game."""

    def opinions(self, state: State) -> list[Opinion]:
        best = greedy.choose(state)
        rest = [action for action in state.legal_actions() if action != best]
        return [Opinion(best, 0.0, 1.0, 1.0), *(Opinion(action, 0.0, 1.0, 0.0) for action in rest)]

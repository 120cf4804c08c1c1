"""The Koi-Koi player: the tree search, and what the other's open moves tell about its hand."""

from __future__ import annotations

from roji.bots.koikoi.belief import Belief
from roji.bots.koikoi.learned import LearnedJudge
from roji.bots.search import SearchBot
from roji.games.game import Game
from roji.games.koikoi.facts import Effect, View
from roji.games.state import State


class KoiKoiBot(SearchBot):
    """Imagines hands as likely as its belief says."""

    judge: LearnedJudge

    def __init__(
        self, game: Game, seat: int, seed: int = 0, simulations: int = 1000, seconds: float | None = None,
        threads: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(game, seat, seed, simulations, seconds, threads)
        self.belief = Belief(seat)

    def see(self, events: list[Effect]) -> None:
        super().see(events)
        self.belief.see(events)

    def prepare(self, state: State) -> None:
        if self.belief.field is None:
            view: View = state.view(self.seat)
            self.belief.begin(view["field"])
        self.judge.believe(self.belief.weights())

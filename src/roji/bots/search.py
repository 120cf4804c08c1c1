"""A player that searches: the tree of tree.py with the judge of its game, under a budget."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from roji.bots.bot import Bot, Opinion, players_of
from roji.bots.judge import Judge
from roji.bots.tree import Tree, merged
from roji.games.game import Game
from roji.games.state import State

ROOM = 4  # nodes for each simulation, at most MOST
MOST = 1 << 20


class SearchBot(Bot):
    """Information-set tree search. `simulations` bounds the thought, `seconds` the time; `threads` trees are merged."""

    counted = True

    def __init__(
        self, game: Game, seat: int, seed: int = 0, simulations: int = 1000, seconds: float | None = None,
        threads: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(game, seat, seed)
        self.simulations, self.seconds, self.threads = simulations, seconds, threads
        self.judge = self.judging(game)

    def judging(self, game: Game) -> Judge:
        """The judge its trees ask."""
        return players_of(game).judge(game)

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        self.simulations, self.seconds = simulations, seconds

    def opinions(self, state: State) -> list[Opinion]:
        legal = state.legal_actions()
        self.prepare(state)
        if len(legal) == 1:
            return [Opinion(legal[0], 0.0, 0.0, 1.0)]
        trees = [self.tree(state, number) for number in range(self.threads)]
        if self.threads == 1:
            trees[0].think(self.simulations, self.seconds)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree: tree.think(self.simulations // self.threads, self.seconds), trees))
        found = merged([tree.branches() for tree in trees])
        total = sum(branch.visits for branch in found) or 1
        return [Opinion(branch.action, branch.value, branch.spread, branch.visits / total) for branch in found]

    def weigh(self, state: State, action: int, share: float = 1.0) -> Opinion:
        self.prepare(state)
        tree = self.tree(state, 0)
        tree.only = action
        tree.think(max(round(self.simulations * share), 1), None if self.seconds is None else self.seconds * share)
        branch = tree.branches()[0]
        return Opinion(action, branch.value, branch.spread, share)

    def prepare(self, state: State) -> None:
        """Tell the judge what this bot has learnt from the open moves; a game's own bot overrides this."""

    def tree(self, state: State, number: int) -> Tree:
        """A fresh tree; its chances follow from the bot's seed and the decisions made so far."""
        seed = (self.seed * 1_000_003 + self.decisions) * 64 + number
        return Tree(state, self.judge, seed & (1 << 64) - 1, min(ROOM * self.simulations + 64, MOST))

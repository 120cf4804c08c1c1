"""The strong Kokeshi player: plans a whole turn by alpha-beta, then makes its decisions one by one."""

from __future__ import annotations

from math import sqrt

from roji.bots.bot import Bot, Opinion
from roji.bots.kokeshi.search import Search
from roji.bots.kokeshi.worth import outcome
from roji.games.game import Game
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State

SAME_DEPTH = 10  # times its nodes at most, to look as deep once more


class AlphaBetaBot(Bot):
    """Alpha-beta over complete turns. `nodes` bounds the positions it looks at for a turn, `seconds` the time."""

    counted = True

    def __init__(self, game: Game, seat: int, seed: int = 0, nodes: int = 10_000, seconds: float | None = None) -> None:
        super().__init__(game, seat, seed)
        self.nodes, self.seconds = nodes, seconds
        assert isinstance(game, Kokeshi)
        self.search = Search(game.scratch(), seed)
        self.plan: tuple[State, int] | None = None  # the state it expects next, and how its turn is to end
        self.depth = 1  # how many turns its latest opinions looked ahead

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        self.nodes, self.seconds = simulations, seconds

    def choose(self, state: State) -> int:
        """The next decision of the turn it has planned, or of the best one it finds."""
        assert isinstance(state, KokeshiState)
        ways = self.search.turns.ways(state)
        if self.plan is not None and self.plan[0] == state:
            goal = self.plan[1]
        elif len(ways) == 1:
            return next(iter(ways))
        else:
            self.search.begin(state)
            goal = self.search.think(turns_of(ways), self.nodes, self.seconds).line[0]
        action = first_step(ways, goal)
        after = state.clone()
        after.apply(action)
        self.plan = (after, goal) if after.seat == self.seat else None
        return action

    def opinions(self, state: State) -> list[Opinion]:
        """Every decision with the value of the best turn through it; half as many nodes again go to the others."""
        assert isinstance(state, KokeshiState)
        ways = self.search.turns.ways(state)
        self.search.begin(state)
        best = self.search.think(turns_of(ways), self.nodes, self.seconds)
        self.depth = max(best.depth, 1)
        first = first_step(ways, best.line[0])
        findings = {first: best}
        spent = {first: self.search.nodes}
        others = len(ways) - 1
        for action, codes in ways.items():
            if action != first:
                before = self.search.nodes
                seconds = None if self.seconds is None else self.seconds / (2 * others)
                findings[action] = self.search.think(codes, self.nodes // (2 * others), seconds)
                spent[action] = self.search.nodes - before
        total = max(sum(spent.values()), 1)
        ranked = sorted(findings, key=lambda action: (action != first, -findings[action].score, action))
        found = []
        for action in ranked:
            value = outcome(min(findings[action].score, best.score))
            line = self.named(state, action, findings[action].line)
            found.append(Opinion(action, value, sqrt(1 - value * value), spent[action] / total, args={"line": line}))
        return found

    def weigh(self, state: State, action: int, share: float = 1.0) -> Opinion:
        """As many turns deep as the latest opinions, so that it can be compared with the best of them."""
        assert isinstance(state, KokeshiState)
        codes = self.search.turns.ways(state)[action]
        self.search.begin(state)
        seconds = None if self.seconds is None else self.seconds * share
        found = self.search.think(codes, SAME_DEPTH * self.nodes, seconds, self.depth)
        value = outcome(found.score)
        line = self.named(state, action, found.line)
        return Opinion(action, value, sqrt(1 - value * value), share, args={"line": line})

    def named(self, state: KokeshiState, action: int, line: list[int]) -> list[str]:
        """The turns expected after a decision, which belongs to the first, each written as its decisions."""
        at = state.clone()
        assert isinstance(at, KokeshiState)
        found: list[str] = []
        for goal in line:
            seat = at.seat
            words: list[str] = []
            while at.seat == seat:
                step = first_step(self.search.turns.ways(at), goal) if words or found else action
                words.append(at.name(step))
                at.apply(step)
            found.append(" ".join(words))
            if at.over:
                break
        return found


def turns_of(ways: dict[int, list[int]]) -> list[int]:
    """All turns that can be made, each once."""
    return list(dict.fromkeys(code for codes in ways.values() for code in codes))


def first_step(ways: dict[int, list[int]], goal: int) -> int:
    """A decision that leads to the turn wanted; to stop or to pass rather than a detour."""
    return next(action for action in reversed(ways) if goal in ways[action])

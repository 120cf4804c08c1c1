"""A reference to measure against: looks one turn ahead and counts the shortest ways to the bases."""

from __future__ import annotations

import random

from roji.bots.bot import Bot, Opinion
from roji.bots.kokeshi.turns import Turns
from roji.games.game import Game
from roji.games.kokeshi.board import bits
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State

NO_WAY = 99


class PathBot(Bot):
    """Takes a win; else the turn after which its nearest figurine is furthest ahead of the other player's."""

    def __init__(self, game: Game, seat: int, seed: int = 0) -> None:
        super().__init__(game, seat, seed)
        assert isinstance(game, Kokeshi)
        self.turns = Turns(game.scratch())
        self.around = [bits([other for other in row if other >= 0]) for row in game.garden.neighbours]
        self.bases = game.garden.bases

    def opinions(self, state: State) -> list[Opinion]:
        assert isinstance(state, KokeshiState)
        rng = random.Random(f"{self.seed}/{self.seat}/{self.decisions}")
        at = state.facts().at
        rivals = [space for space in at[3 - 3 * self.seat : 6 - 3 * self.seat] if space >= 0]
        ways = self.turns.ways(state)
        values = {
            code: (self.lead(spaces(code), rivals), rng.random()) for code in {c for w in ways.values() for c in w}
        }
        best = {action: max(values[code] for code in codes) for action, codes in ways.items()}
        ranked = sorted(best, key=lambda action: (best[action], action), reverse=True)
        return [Opinion(action, min(max(best[action][0] / 10, -1), 1), 1.0, 1 / len(ranked)) for action in ranked]

    def lead(self, own: list[int], rivals: list[int]) -> float:
        """The crossings of the nearest rival less those of the nearest own figurine; a little for the others."""
        if self.bases[1 - self.seat] in own:
            return 10 * NO_WAY
        return self.left(rivals, own, self.seat) - self.left(own, rivals, 1 - self.seat)

    def left(self, runners: list[int], others: list[int], base: int) -> float:
        """Crossings of any colour to a base, around everybody who stands in the way."""
        if not runners:
            return 0.0
        taken = bits([*runners, *others])
        front = seen = 1 << self.bases[base]
        steps = 0
        found: list[int] = []
        while front and len(found) < len(runners):
            steps += 1
            ahead = 0
            for space in range(len(self.around)):
                if front >> space & 1:
                    ahead |= self.around[space]
            found += [steps for space in runners if ahead >> space & 1 and not seen >> space & 1]
            front = ahead & ~taken & ~seen
            seen |= ahead
        found += [NO_WAY] * (len(runners) - len(found))
        return found[0] + sum(found) / 100


def spaces(code: int) -> list[int]:
    """Where the figurines of a side stand."""
    return [(code >> shift & 0x1FFF) >> 7 for shift in (26, 13, 0)]

"""Who there is to play with: the bots of a game by name, and four levels of them.

A level is the strong player of its game with less thought and with human mistakes: it overlooks what is best, or grabs
what looks good at once. It never misses an immediate win, and never plays what costs more than its margin beyond
what it thinks best.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from roji.bots import greedy
from roji.bots.bot import Bot, Maker, Opinion
from roji.bots.search import SearchBot
from roji.bots.simple import GreedyBot, RandomBot
from roji.games.game import Game
from roji.games.state import Plain, State


@dataclass(frozen=True)
class Level:
    """How a level differs from the strongest player."""

    thought: int  # simulations or positions for a decision
    seconds: float  # at most
    slip: float = 0.0  # how often it overlooks what is best
    greed: float = 0.0  # how often it then takes what the simple player would
    margin: float = 2.0  # the most that a slip may cost, in value from -1 to 1


LEVELS = ("beginner", "casual", "club", "master")
STRENGTH: dict[str, dict[str, Level]] = {
    "koikoi": {
        "beginner": Level(30, 0.2, slip=0.7, greed=0.3, margin=0.3),
        "casual": Level(100, 0.2, slip=0.35, greed=0.5, margin=0.15),
        "club": Level(500, 0.2, slip=0.08, greed=0.8, margin=0.06),
        "master": Level(40_000, 0.9),
    },
    "orders": {
        "beginner": Level(40, 0.2, slip=0.5, greed=0.5, margin=0.3),
        "casual": Level(80, 0.2, slip=0.3, greed=0.6, margin=0.2),
        "club": Level(300, 0.2, slip=0.12, greed=0.8, margin=0.08),
        "master": Level(20_000, 0.9),
    },
    "kokeshi": {
        "beginner": Level(30, 0.2, slip=0.5, greed=0.2, margin=0.5),
        "casual": Level(150, 0.2, slip=0.2, greed=0.5, margin=0.25),
        "club": Level(2000, 0.2, slip=0.05, greed=0.5, margin=0.1),
        "master": Level(1_000_000, 0.9),
    },
    "niwashi": {  # their mistakes are in niwashi/styles.py
        "beginner": Level(1, 0.2),
        "casual": Level(1, 0.2),
        "club": Level(1, 0.2),
        "master": Level(1, 0.9),
    },
}
OTHER = {
    "beginner": Level(20, 0.2, slip=0.5, margin=0.5),
    "casual": Level(80, 0.2, slip=0.25, margin=0.25),
    "club": Level(400, 0.2, slip=0.05, margin=0.1),
    "master": Level(20_000, 0.9),
}


def strong(game: Game, level: str = "") -> Maker:
    """The strongest player of a game, or what a level of it is made from: in Niwashi another style to play."""
    if game.id == "koikoi":
        from roji.bots.koikoi.bot import KoiKoiBot

        return KoiKoiBot
    if game.id == "kokeshi":
        from roji.bots.kokeshi.bot import AlphaBetaBot

        return AlphaBetaBot
    if game.id == "niwashi":
        from roji.bots.niwashi.partner import PartnerBot
        from roji.bots.niwashi.styles import STYLES

        return partial(PartnerBot, style=STYLES[level]) if level else PartnerBot
    return SearchBot


def makers(game: Game) -> dict[str, Maker]:
    """The bots that can play a game, by name; the levels last."""
    known: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    if game.id == "koikoi":
        known["search"] = strong(game)
    if game.id == "kokeshi":
        from roji.bots.kokeshi.path import PathBot

        known |= {"path": PathBot, "alphabeta": strong(game)}
    if game.id == "niwashi":
        from roji.bots.niwashi.partner import PARTNERS

        known |= PARTNERS
    return known | {name: _maker(name) for name in LEVELS}


def _maker(name: str) -> Maker:
    return lambda game, seat, seed: LevelBot(game, seat, seed, name)


class LevelBot(Bot):
    """A player of a level."""

    def __init__(self, game: Game, seat: int, seed: int, level: str) -> None:
        super().__init__(game, seat, seed)
        self.level = STRENGTH.get(game.id, OTHER)[level]
        self.inner = strong(game, level)(game, seat, seed)
        self.inner.budget(self.level.thought, self.level.seconds)

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        """Less thought than its own, for a quick match; never more."""
        least = self.level.seconds if seconds is None else min(seconds, self.level.seconds)
        self.inner.budget(min(simulations, self.level.thought), least)

    def see(self, events: list[Plain]) -> None:
        super().see(events)
        self.inner.see(events)

    def opinions(self, state: State) -> list[Opinion]:
        return self.inner.opinions(state)

    def choose(self, state: State) -> int:
        legal = state.legal_actions()
        for action in legal:
            if not self.game.together and self.wins(state, action):  # together it depends on what others hold
                return action
        rng = random.Random(f"{self.seed}/{self.seat}/{self.decisions}")
        if len(legal) == 1 or rng.random() >= self.level.slip:
            return self.inner.choose(state)
        return self.slip(state, rng)

    def wins(self, state: State, action: int) -> bool:
        """Whether a decision ends the match won, whatever is hidden."""
        after = state.clone()
        after.apply(action)
        return after.over and after.returns()[self.seat] > 0

    def slip(self, state: State, rng: random.Random) -> int:
        """A human mistake: the best is overlooked, and one grabs what looks good, or anything not too bad."""
        found = self.opinions(state)
        allowed = [opinion.action for opinion in found[1:] if found[0].value - opinion.value <= self.level.margin]
        if not allowed:
            return found[0].action
        if rng.random() < self.level.greed:
            tempting = greedy.choose(state)
            if tempting in allowed:
                return tempting
        return rng.choice(allowed)

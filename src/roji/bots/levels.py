"""Who there is to play with: the bots of a game by name, and four levels of them.

A level is the strong player of its game with less thought and with a human eye: in some decisions it goes by what it
sees at a glance, and overlooks things, those that need a plan more often than those that lie open. Now and then it
slips, which costs no more than its margin beyond what it thinks best. It never misses an immediate win.
"""

from __future__ import annotations

import random

from roji.bots import greedy
from roji.bots.bot import Bot, Maker, Opinion, players_of
from roji.bots.eye import favourite
from roji.bots.search import SearchBot
from roji.bots.simple import GreedyBot, RandomBot
from roji.games.game import Game
from roji.games.state import Plain, State

LEVELS = ("beginner", "casual", "club", "master")


def strong(game: Game, level: str = "") -> Maker:
    """The strongest player of a game, or what a level of it is made from."""
    players = players_of(game)
    return players.styles.get(level, players.strong)


def makers(game: Game) -> dict[str, Maker]:
    """The bots that can play a game, by name; the levels last."""
    known: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    return known | dict(players_of(game).named) | {name: _maker(name) for name in LEVELS}


def _maker(name: str) -> Maker:
    return lambda game, seat, seed: LevelBot(game, seat, seed, name)


class LevelBot(Bot):
    """A player of a level."""

    def __init__(self, game: Game, seat: int, seed: int, level: str) -> None:
        super().__init__(game, seat, seed)
        self.level = players_of(game).levels[level]
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
        if len(legal) > 1 and rng.random() < self.level.slip:
            return self.slip(state, rng)
        look = players_of(self.game).eye
        if len(legal) == 1 or look is None or not self.level.overlooks:
            return self.inner.choose(state)
        seen = favourite(look(state), self.level.overlooks, rng)
        return self.thought_over(state, seen) if rng.random() < self.level.thinks else seen

    def thought_over(self, state: State, seen: int) -> int:
        """What its thought finds clearly better than what it sees at a glance, or that."""
        found = self.opinions(state)
        own = next(opinion for opinion in found if opinion.action == seen)
        return seen if own.share and found[0].value - own.value <= self.level.clear else found[0].action

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

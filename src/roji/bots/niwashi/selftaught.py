"""Gardeners who taught themselves: what counts for them, and what the other's tiles tell, are weights of a file.

Nobody told them how to read a tile. They found out by playing with themselves what usually is in the hand of somebody
who lays so (roji.bots.niwashi.teach), and so they read their own kind best. They know no language of the lantern.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, partial
from math import exp
from pathlib import Path

from roji.bots.bot import Maker
from roji.bots.niwashi.belief import WISHES
from roji.bots.niwashi.mind import Mind, Weights
from roji.bots.niwashi.partner import SURE, PartnerBot
from roji.bots.niwashi.styles import RULES, Style
from roji.games.game import Game
from roji.games.niwashi.facts import LanternPlaced
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.views import Facts, Laid

FILE = Path(__file__).with_name("selftaught.toml")
NOTHING = [0.0] * WISHES
TRAITS = 6  # of a wish: the three of Sight.traits for the last tile, and for those before it
KEEPS = 3  # quarters of what earlier tiles told that are left after one more
SCALE = 10_000  # of the weights of traits


@dataclass(frozen=True)
class Lesson:
    """What was learned, in whole numbers: thousandths as in Style, and the weights of traits."""

    worth: tuple[int, ...]
    likely: int
    own: int
    later: int
    next_turn: int
    thrift: int
    traits: tuple[int, ...]

    def style(self) -> Style:
        return Style(
            worth=tuple(worth / 1000 for worth in self.worth),
            likely=self.likely / 1000,
            own=self.own / 1000,
            later=self.later / 1000,
            next_turn=self.next_turn / 1000,
            thrift=self.thrift / 1000,
            reads=RULES,
            lanterns=0,
        )


@cache
def lessons(path: Path = FILE) -> dict[str, Lesson]:
    """What each of them learned, by name."""
    found = tomllib.loads(path.read_text("utf-8"))
    lists = ("worth", "traits")
    return {name: Lesson(**row | {key: tuple(row[key]) for key in lists}) for name, row in found.items()}


class Notebook(Mind):
    """Notes of every tile what it did for each wish, and guesses from that what its gardener holds."""

    def __init__(self, game: Niwashi, lesson: Lesson) -> None:
        super().__init__(game, lesson.style())
        self.lesson = lesson

    def begin(self, facts: Facts) -> None:
        super().begin(facts)
        self.traits = [[[0] * TRAITS for _ in range(WISHES)] for _ in range(2)]

    def lay(self, laid: Laid) -> None:
        if laid.seat >= 0:
            self.sight.survey([laid.tile], NOTHING, NOTHING)
            actual = self.sight.index(laid.tile, laid.cell, laid.direction)
            if actual >= 0:
                self.note(laid.seat, self.sight.traits(actual))
        super().lay(laid)

    def note(self, seat: int, found: list[tuple[int, int, int]]) -> None:
        """A tile was laid that does this for every wish."""
        for traits, now in zip(self.traits[seat], found, strict=True):
            before = [KEEPS * (last + old) // 4 for last, old in zip(traits[:3], traits[3:], strict=True)]
            traits[:] = [*now, *before]

    def light(self, seat: int, place: LanternPlaced | None, direction: str | None) -> None:
        """A lantern means nothing to it."""

    def guess(self, seat: int, own: Collection[int]) -> list[float]:
        """How likely a gardener holds each wish, for somebody who holds `own`."""
        belief = self.beliefs[seat]
        chances = belief.chances(own)
        odds = [
            chance and chance * exp(sum(w * t for w, t in zip(self.lesson.traits, traits, strict=True)) / SCALE)
            for chance, traits in zip(chances, self.traits[seat], strict=True)
        ]
        share = belief.holding / (sum(odds) or 1.0)
        return [1.0 if chance > SURE else min(share * odd, 1.0) for chance, odd in zip(chances, odds, strict=True)]

    def weights(self, seat: int, own: Collection[int]) -> Weights:
        _, lift = super().weights(seat, own)
        certain, chances = self.beliefs[1 - seat].chances(own), self.guess(1 - seat, own)
        for wish in set(range(WISHES)).difference(own):
            lift[wish] += self.style.likely * (chances[wish] - certain[wish])
        return chances, lift


class SelfTaughtBot(PartnerBot):
    """Plays Niwashi as it taught itself."""

    mind: Notebook

    def __init__(self, game: Game, seat: int, seed: int = 0, lesson: Lesson | None = None) -> None:
        lesson = lesson or lessons()["self-taught"]
        super().__init__(game, seat, seed, lesson.style())
        assert isinstance(game, Niwashi)
        self.mind = Notebook(game, lesson)


SELF_TAUGHT: dict[str, Maker] = {name: partial(SelfTaughtBot, lesson=lesson) for name, lesson in lessons().items()}

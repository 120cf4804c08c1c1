"""The scorekeeper for people who own the box: points and reasons, clause by clause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from roji.games.errors import Invalid
from roji.games.parts import load
from roji.games.registry import game_class, games


@dataclass(frozen=True)
class Reason:
    """One line of a count: the clause, its name in words/, points or a multiplier, the cards."""

    clause: str
    key: str
    points: int = 0
    times: int = 1
    cards: list[str] = field(default_factory=list)

    @property
    def worth(self) -> str:
        """Its points, or the factor of a doubling, as people write it down."""
        return f"× {self.times}" if self.times != 1 else str(self.points)

    def plain(self) -> dict[str, Any]:
        """The same as plain data: points, or for a doubling the factor."""
        worth = {"times": self.times} if self.times != 1 else {"points": self.points}
        return {"clause": self.clause, "key": self.key, **worth, "cards": self.cards}


@dataclass(frozen=True)
class Score:
    """What cards are worth, and why."""

    game: str
    points: int
    reasons: list[Reason]

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"game": self.game, "points": self.points, "reasons": [reason.plain() for reason in self.reasons]}


Keeper: TypeAlias = Callable[[str], Score]  # from cards in notation to their points


def keeper(game: str, /, **options: Any) -> Keeper:
    """Counts cards of a game under fixed options, which are checked here, once."""
    path = game_class(game).scorekeeper_path
    if not path:
        known = [id for id in games() if game_class(id).scorekeeper_path]
        raise Invalid("no-scorekeeper", game=game, known=", ".join(known))
    made: Keeper = load(path)(**options)
    return made


def score(game: str, cards: str, /, **options: Any) -> Score:
    """The points of some cards in a game, with the reasons."""
    return keeper(game, **options)(cards)

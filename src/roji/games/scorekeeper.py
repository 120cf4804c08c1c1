"""The scorekeeper for people who own the box: points and reasons, clause by clause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, TypeAlias

from roji.games.errors import Invalid

# Where each game keeps `keeper(**options) -> Keeper`.
KEEPERS = {"koikoi": "roji.games.koikoi.scorekeeper", "orders": "roji.games.orders.scorekeeper"}


@dataclass(frozen=True)
class Reason:
    """One line of a count: the clause, its name in words/, points or a multiplier, the cards."""

    clause: str
    key: str
    points: int = 0
    times: int = 1
    cards: list[str] = field(default_factory=list)

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


def keeper(game: str, **options: Any) -> Keeper:
    """Counts cards of a game under fixed options, which are checked here, once."""
    if game not in KEEPERS:
        raise Invalid("no-scorekeeper", game=game, known=", ".join(sorted(KEEPERS)))
    made: Keeper = import_module(KEEPERS[game]).keeper(**options)
    return made


def score(game: str, cards: str, **options: Any) -> Score:
    """The points of some cards in a game, with the reasons."""
    return keeper(game, **options)(cards)

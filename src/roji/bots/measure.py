"""What an opinion means to people: the share of a win, or points where all play together.

Where nobody can say how a match will end, a decision is worth the points that it brings at once, as far as can be told.
"""

from __future__ import annotations

from math import sqrt

from roji.bots.bot import Opinion, players_of
from roji.games.game import Game


def in_points(game: Game) -> bool:
    """Whether an opinion is told in points, and not as a chance to win."""
    return players_of(game).in_points


def worth(game: Game, opinion: Opinion) -> float | None:
    """Points at once, or the expected share of the win from 0 to 1; None where the bot has no figure."""
    if in_points(game):
        points: float | None = opinion.args.get("points")
        return points
    return share(game, opinion.value)


def total(game: Game, opinion: Opinion) -> float | None:
    """The same, and in points also what a decision brings nearer: what an analysis compares decisions by."""
    found = worth(game, opinion)
    nearer: float = opinion.args.get("nearer", 0.0)
    return found if found is None or not in_points(game) else found + nearer


def error(game: Game, one: Opinion, other: Opinion, simulations: int) -> float:
    """The standard error of a difference between two opinions on so many simulations, each with its share.

    There is none where nothing was simulated.
    """
    if players_of(game).unit != "simulations":
        return 0.0
    variances = [opinion.spread**2 / max(opinion.share * simulations, 1.0) for opinion in (one, other)]
    return scale(game) * sqrt(sum(variances))


def spread(game: Game, opinion: Opinion) -> float | None:
    """The standard deviation of what a decision is worth; None where there is no figure."""
    if in_points(game):
        apart: float | None = opinion.args.get("apart")
        return apart
    return scale(game) * opinion.spread


def share(game: Game, value: float) -> float:
    """A value between -1 and 1 as an expected share of the win; for two seats that is the chance to win."""
    return scale(game) * value + (0.5 if game.together else 1 / game.players)


def scale(game: Game) -> float:
    """How much of the win one unit of value is."""
    return 0.5 if game.together else (game.players - 1) / game.players

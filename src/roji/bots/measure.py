"""What a value between -1 and 1 means to people: the share of a win, or points where all play together."""

from __future__ import annotations

from roji.games.game import Game

WISHES = 20  # in Niwashi, each a point


def in_points(game: Game) -> bool:
    """Whether the outcome is told in points, and not as a chance to win."""
    return game.id == "niwashi"


def worth(game: Game, value: float) -> float:
    """Expected points, or the expected share of the win from 0 to 1; for two seats that is the chance to win."""
    return scale(game) * value + (WISHES / 2 if in_points(game) else 1 / game.players if not game.together else 0.5)


def scale(game: Game) -> float:
    """How much worth one unit of value is."""
    if in_points(game):
        return WISHES / 2
    return 0.5 if game.together else (game.players - 1) / game.players

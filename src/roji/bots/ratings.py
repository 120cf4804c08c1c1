"""How strong the levels are, as measured: a file for each game, which `roji ratings --measure DIR` makes anew.

In a game against each other a rating is in points of Elo's scale on which the greedy player has 1000: who has 100 more
wins 64 matches of 100, who has 200 more wins 76. In a game that is played together it is the mean score beside the same
careless partner.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from roji.bots.bot import players_of
from roji.games.game import Game
from roji.words import say


class Rating(NamedTuple):
    """A measured strength with its 95 % interval."""

    points: float
    low: float
    high: float


@cache
def read(file: Path | None) -> dict[str, Any]:
    """Such a file: the levels, each with three numbers, and how they were measured."""
    return tomllib.loads(file.read_text("utf-8")) if file is not None and file.exists() else {}


def rating(game: Game, level: str) -> Rating | None:
    """What was measured for a level of a game, if anything."""
    found = read(players_of(game).ratings).get(level)
    return None if found is None else Rating(*found)


def rated(game: Game, level: str, lang: str) -> str:
    """A level as a person reads it, with its rating where there is one: club · 1,480."""
    name, found = say(f"level-{level}", lang), rating(game, level)
    if found is None:
        return name
    if game.together:
        return say("level-rated-together", lang, level=name, points=found.points, most=game.most)
    return say("level-rated", lang, level=name, points=round(found.points))

"""Who there is to play with: the bots of a game by name."""

from __future__ import annotations

from roji.bots.bot import Maker
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.path import PathBot
from roji.bots.search import SearchBot
from roji.bots.simple import GreedyBot, RandomBot
from roji.games.game import Game


def makers(game: Game) -> dict[str, Maker]:
    """The bots that can play a game, by name."""
    known: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    if game.id == "kokeshi":
        known |= {"path": PathBot, "alphabeta": AlphaBetaBot}
    return known

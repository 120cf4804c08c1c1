"""Who there is to play with: the bots of a game by name."""

from __future__ import annotations

from roji.bots.bot import Maker
from roji.bots.search import SearchBot
from roji.bots.simple import GreedyBot, RandomBot
from roji.games.game import Game


def makers(game: Game) -> dict[str, Maker]:
    """The bots that can play a game, by name."""
    found: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    if game.id == "niwashi":
        from roji.bots.niwashi.partner import PARTNERS

        found |= PARTNERS
    return found

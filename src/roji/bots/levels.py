"""Who there is to play with: the bots of a game by name."""

from __future__ import annotations

from roji.bots.bot import Maker
from roji.bots.search import SearchBot
from roji.bots.simple import GreedyBot, RandomBot
from roji.games.game import Game


def makers(game: Game) -> dict[str, Maker]:
    """The bots that can play a game, by name."""
    search: Maker = SearchBot
    if game.id == "koikoi":
        from roji.bots.koikoi.bot import KoiKoiBot

        search = KoiKoiBot
    return {"random": RandomBot, "greedy": GreedyBot, "search": search}

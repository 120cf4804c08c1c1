"""Why a decision is good: one true sentence about it, from what its seat can see."""

from __future__ import annotations

from roji.bots.bot import Opinion
from roji.bots.rooms import players_of
from roji.games.game import Game
from roji.words import say


def sentence(opinion: Opinion, game: Game, lang: str, names: str = "traditional") -> str:
    """The reason of an opinion in words; `names` is a set of card names."""
    args = {name: value for name, value in opinion.args.items() if isinstance(value, str | int)}
    return say(opinion.why, lang, **players_of(game).spoken(args, lang, names))

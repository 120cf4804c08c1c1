"""The yardstick of Garden Orders: a player that stays as it is, for later ones to be measured against.

tests/bots/test_frozen.py pins what it decides. Whoever changes what it shares with other players, so that a pinned
decision changes, first gives it a copy of what it was.
"""

from __future__ import annotations

from pathlib import Path

from roji.bots.bot import Maker
from roji.bots.judge import Judge
from roji.bots.orders import chances
from roji.bots.search import SearchBot
from roji.games.game import Game

SPREAD = Path(__file__).with_name("spread-v1.toml")


class SearchV1(SearchBot):
    """The tree search whose quick player looks one turn ahead."""

    def judging(self, game: Game) -> Judge:
        return chances.judge_for(game, SPREAD)


FROZEN: dict[str, Maker] = {"search-v1": SearchV1}

"""The yardstick of Kokeshi and Samurai: a player that stays as it is, for later ones to be measured against.

tests/bots/test_frozen.py pins what it decides. Whoever changes what it shares with other players, so that a pinned
decision changes, first gives it a copy of what it was.
"""

from __future__ import annotations

from roji.bots.bot import Maker
from roji.bots.kokeshi.bot import AlphaBetaBot


class AlphaBetaV1(AlphaBetaBot):
    """Alpha-beta over complete turns that evaluates by crossings."""


FROZEN: dict[str, Maker] = {"alphabeta-v1": AlphaBetaV1}

"""Roji: four Japanese garden games behind one contract.

>>> import roji
>>> state = roji.game("koikoi").new(seed=7)
>>> state.seat, state.legal_actions()[:3]
(1, [2, 7, 18])
"""

from typing import TYPE_CHECKING

from roji._build import prepare

prepare()

from roji.games.errors import Illegal, Invalid, Refusal  # noqa: E402
from roji.games.game import Game  # noqa: E402
from roji.games.playouts import Playouts, playouts  # noqa: E402
from roji.games.registry import game  # noqa: E402
from roji.games.scorekeeper import Score, score  # noqa: E402
from roji.games.state import COMPILED as compiled  # noqa: E402
from roji.games.state import State  # noqa: E402

if TYPE_CHECKING:
    from roji.games.registry import games
else:
    from roji import games  # the package, which can be called

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Illegal",
    "Invalid",
    "Playouts",
    "Refusal",
    "Score",
    "State",
    "compiled",
    "game",
    "games",
    "playouts",
    "score",
]

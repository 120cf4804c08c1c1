"""Roji: Japanese garden games behind one contract.

>>> import roji
>>> roji.list_games()
['koikoi', 'kokeshi', 'niwashi', 'orders']
>>> state = roji.game("koikoi").new(seed=7)
>>> state.seat, state.legal_actions()[:3]
(1, [2, 7, 18])

Where to look next, each with its own `help`:

    roji.Game, roji.State       the contract: options, matches, decisions, views
    roji.playouts, roji.score   random matches in compiled code; the scorekeeper
    roji.games                  one package per game; roji.games.plain for games of your own
    roji.bots.bot, .players     bots by name, and how a game brings its own
    roji.envs                   matches as arrays, for programs that learn (`pip install roji[envs]`)
    roji.table.record           records: a match as text that replays
    roji.client                 tables at a server, from Python
    roji.testing                the kit that holds any game to the contract, also as a pytest plugin
    roji.build                  compiling games of other packages

docs/ has the guides, and `make docs` builds a reference of all this.
"""

from roji._build import prepare

prepare()

from roji.games.errors import Illegal, Invalid, Refusal  # noqa: E402
from roji.games.game import Game  # noqa: E402
from roji.games.playouts import Playouts, playouts  # noqa: E402
from roji.games.registry import game  # noqa: E402
from roji.games.registry import games as list_games  # noqa: E402
from roji.games.scorekeeper import Score, score  # noqa: E402
from roji.games.state import COMPILED as compiled  # noqa: E402
from roji.games.state import State  # noqa: E402

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
    "list_games",
    "playouts",
    "score",
]

"""What is true at the table: the rules of every game behind one contract.

`roji.games()` lists the games, and `roji.games.koikoi` is a package, so the module can be called.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The ids of all games that can be played here."""
        from roji.games.registry import games

        return games()


sys.modules[__name__].__class__ = _Games

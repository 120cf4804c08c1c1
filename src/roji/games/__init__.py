"""What is true at the table: the rules of every game behind one contract. `roji.list_games()` lists them."""

import sys
import warnings
from types import ModuleType


class _Games(ModuleType):
    """The package, which could once be called."""

    def __call__(self) -> list[str]:
        from roji.games.registry import games

        warnings.warn("roji.games() is now roji.list_games()", DeprecationWarning, stacklevel=2)
        return games()


sys.modules[__name__].__class__ = _Games

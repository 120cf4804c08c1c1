"""Which games there are: our own, and those that other packages register under `roji.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.parts import folder
from roji.words import welcome

GROUP = "roji.games"
OWN = {
    "koikoi": "roji.games.koikoi.game:KoiKoi",
    "orders": "roji.games.orders.game:Orders",
    "kokeshi": "roji.games.kokeshi.game:Kokeshi",
    "niwashi": "roji.games.niwashi.game:Niwashi",
}


def games() -> list[str]:
    """The ids of all games that can be played here; a guest that cannot be loaded is left out."""
    return sorted({*OWN, *(entry.name for entry in _guests() if _loaded(entry)[1] is None)})


def broken() -> dict[str, str]:
    """The guests that cannot be loaded, and what each of them raised."""
    return {entry.name: why for entry in _guests() if (why := _loaded(entry)[1]) is not None}


def game(id: str, /, **options: Any) -> Game:
    """A game with these options; what is not given has the default of the rule page."""
    return _class(id)(**options)


def _guests() -> list[EntryPoint]:
    return [entry for entry in entry_points(group=GROUP) if entry.name not in OWN]


@lru_cache(256)
def _loaded(entry: EntryPoint) -> tuple[type[Game] | None, str | None]:
    """The class of a guest, or why there is none: nobody else's game suffers from what it raises."""
    try:
        found = entry.load()
        if not (isinstance(found, type) and issubclass(found, Game)):
            raise TypeError(f"{entry.value} is not a subclass of roji.Game")
        found()
        if found.words:
            welcome(entry.name, folder(found.words))
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return found, None


def _class(id: str) -> type[Game]:
    if id in OWN:
        module, _, name = OWN[id].partition(":")
        return getattr(import_module(module), name)  # type: ignore[no-any-return]
    for entry in _guests():
        if entry.name == id:
            found, why = _loaded(entry)
            if found is None:
                raise Invalid("game-broken", game=id, package=entry.value, why=why)
            return found
    near = get_close_matches(str(id)[:64], games(), 1)
    raise Invalid("unknown-game", game=str(id), near=near[0] if near else "none", known=", ".join(games()))

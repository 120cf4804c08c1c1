"""Which games there are: our own, and those that other packages register under `roji.games`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game

GROUP = "roji.games"
OWN = {
    "koikoi": "roji.games.koikoi.game:KoiKoi",
    "orders": "roji.games.orders.game:Orders",
    "kokeshi": "roji.games.kokeshi.game:Kokeshi",
    "niwashi": "roji.games.niwashi.game:Niwashi",
}


def games() -> list[str]:
    """The ids of all games that can be played here."""
    return sorted({*OWN, *(entry.name for entry in entry_points(group=GROUP))})


def game(id: str, /, **options: Any) -> Game:
    """A game with these options; what is not given has the default of the rule page."""
    return _class(id)(**options)


def _class(id: str) -> type[Game]:
    if id in OWN:
        module, _, name = OWN[id].partition(":")
        return getattr(import_module(module), name)  # type: ignore[no-any-return]
    found: list[EntryPoint] = [entry for entry in entry_points(group=GROUP) if entry.name == id]
    if not found:
        near = get_close_matches(str(id), games(), 1)
        raise Invalid("unknown-game", game=str(id), near=near[0] if near else "none", known=", ".join(games()))
    return found[0].load()  # type: ignore[no-any-return]

"""Which games there are: the entry points of the group `roji.games`, ours and those of other packages."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.words import LANGUAGES, has, say

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "roji.games"
CHECKOUT = Path(__file__).parents[3]


def games() -> list[str]:
    """The ids of all games that can be played here; a guest that cannot be loaded is left out."""
    return sorted(name for name, entry in _entries().items() if _loaded(entry)[1] is None)


def offered() -> list[str]:
    """The same in the order in which people are offered them."""
    return sorted(games(), key=lambda id: (game_class(id).place, id))


def broken() -> dict[str, str]:
    """The guests that cannot be loaded, and what each of them raised."""
    return {name: why for name, entry in _entries().items() if (why := _loaded(entry)[1]) is not None}


def game(id: str, /, **options: Any) -> Game:
    """A game with these options; what is not given has the default of the rule page."""
    return game_class(id)(**options)


def game_class(id: str) -> type[Game]:
    """What a game says of itself, whatever its options; Invalid names the games there are."""
    entry = _entries().get(id)
    if entry is not None:
        found, why = _loaded(entry)
        if found is None:
            raise Invalid("game-broken", game=id, package=entry.value, why=why)
        return found
    raise Invalid("unknown-game", game=str(id), near=_nearest(str(id)[:64]), known=", ".join(games()))


def _nearest(text: str) -> str:
    """The game that somebody may have meant, by its id or by what it is called in some language."""
    called = {
        say(f"menu-name-{id}", lang).lower(): id for id in games() for lang in LANGUAGES if has(f"menu-name-{id}")
    }
    called |= {id: id for id in games()}
    near = get_close_matches(text.lower(), called, 1)
    return called[near[0]] if near else "none"


def check_names(names: str) -> None:
    """Invalid unless the pieces of some game can be called by this set of names."""
    known = list(dict.fromkeys(name for id in offered() for name in game_class(id).name_sets))
    if names not in known:
        raise Invalid("unknown-name-set", names=names, known=", ".join(known))


def entry_points(group: str) -> Iterable[EntryPoint]:
    """Those of everything installed. What finds them takes longer to load than all of roji, so it waits until asked."""
    from importlib import metadata

    return metadata.entry_points(group=group)


def _entries() -> dict[str, EntryPoint]:
    return _found(tuple(sys.path))


@lru_cache(8)
def _found(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """All entry points of this search path by name. Nobody takes the place of a game of ours."""
    found = [*entry_points(group=GROUP), *_ours()]
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.value.startswith(f"{GROUP}."))}


def _ours() -> list[EntryPoint]:
    """In a checkout our own, from where their metadata is made: what was installed may be older than the sources."""
    if not (CHECKOUT / "setup.py").exists():
        return []
    import tomllib
    from importlib.metadata import EntryPoint

    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    return [EntryPoint(name, value, GROUP) for name, value in project.get("entry-points", {}).get(GROUP, {}).items()]


@lru_cache(256)
def _loaded(entry: EntryPoint) -> tuple[type[Game] | None, str | None]:
    """The class of a game, or why there is none: nobody else's game suffers from what it raises."""
    try:
        found = entry.load()
        if not (isinstance(found, type) and issubclass(found, Game)):
            raise TypeError(f"{entry.value} is not a subclass of roji.Game")
        if found.id != entry.name:
            raise ValueError(f"its id is {found.id!r}, but it is registered as {entry.name!r}")
        found()
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return found, None

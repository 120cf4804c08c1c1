"""What a game brings from rooms that `games/` may not import: named as "package.module:name", loaded when wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from roji.games.errors import Invalid


@cache
def load(path: str) -> Any:
    """The thing behind "package.module:name", or the whole module; Invalid where there is no such thing."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except Exception as error:  # a module of a guest may raise anything
        raise Invalid("part-missing", path=path, why=f"{type(error).__name__}: {error}") from error


def found(path: str) -> Any:
    """The same for lists of all games, where one that lacks its part must not stop the others: then None."""
    try:
        return load(path) if path else None
    except Invalid:
        return None


def folder(path: str) -> Path:
    """The folder behind "package:folder"."""
    from importlib.resources import files  # slow to load, and rarely wanted

    package, _, name = path.partition(":")
    return Path(str(files(package))) / name

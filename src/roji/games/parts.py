"""What a game brings from rooms that `games/` may not import: named as "package.module:name", loaded when wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
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
    except (ImportError, AttributeError, ValueError) as error:
        raise Invalid("part-missing", path=path, why=str(error)) from error


def folder(path: str) -> Path:
    """The folder behind "package:folder"."""
    package, _, name = path.partition(":")
    return Path(str(files(package))) / name

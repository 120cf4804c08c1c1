"""What a game brings from rooms that `games/` may not import: named as "package.module:name", loaded when wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any


def load(path: str) -> Any:
    """The thing behind "package.module:name"."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def folder(path: str) -> Path:
    """The folder behind "package:folder"."""
    package, _, name = path.partition(":")
    return Path(str(files(package))) / name

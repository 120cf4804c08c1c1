"""The ids of our own games."""

from __future__ import annotations

import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
OWN: tuple[str, ...] = tuple(PROJECT["entry-points"]["roji.games"])

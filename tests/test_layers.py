"""Arrows point one way: which room may import which."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "roji"

# Every room with the rooms it may import, itself left out.
MAY = {
    "words": {"games"},  # only roji.games.errors, see below
    "games": {"words"},
    "table": {"words", "games"},
    "bots": {"words", "games"},
    "arena": {"words", "games", "bots"},
    "envs": {"words", "games", "bots", "pictures"},
    "wire": {"games", "table"},
    "server": {"words", "games", "table", "bots", "wire", "pictures"},
    "client": {"words", "games", "table", "wire"},
    "offline": {"words", "games", "table", "bots", "wire", "server"},
    "pictures": {"words", "games", "table"},
    "testing": {"words", "games"},
    "cli": {"words", "games", "table", "bots", "arena", "server", "client", "testing", "wire", "pictures", "envs"},
}
STANDARD_AND = {
    "games": {"cython"},
    "words": {"babel", "fluent", "markdown_it"},
    "table": set(),
    "wire": {"msgspec"},
    "client": {"httpx", "msgspec", "platformdirs", "websockets"},
    "bots": {"cython"},
    "arena": {"openskill", "pyarrow", "ray"},
    "envs": {"cython", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "scipy"},
    "pictures": {"resvg_py"},
    "offline": {"msgspec", "browser_fluent"},
    "testing": {"pytest"},  # its plugin
}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("room", sorted(MAY))
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    import sys

    for path in (SRC / room).rglob("*.py"):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "roji" and len(parts) > 1:
                target = parts[1]
                if (SRC / target).is_dir():
                    assert target == room or target in MAY[room], f"{path.name} imports {name}"
                if room == "words" and target == "games":
                    assert parts[2] == "errors", f"{path.name} imports {name}"
            elif parts[0] not in ("roji", "__future__") and room in STANDARD_AND:
                assert parts[0] in sys.stdlib_module_names | STANDARD_AND[room], f"{path.name} imports {name}"


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SRC.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == set(MAY)


def test_only_the_store_speaks_sql() -> None:
    store = SRC / "server" / "store"
    sql = re.compile(r"SELECT |INSERT |UPDATE .* SET|DELETE FROM|PRAGMA|import sqlite3")
    speaking = {path for path in SRC.rglob("*.py") if sql.search(path.read_text("utf-8"))}
    assert speaking, "the test knows SQL when it sees it"
    assert all(path.is_relative_to(store) for path in speaking), speaking

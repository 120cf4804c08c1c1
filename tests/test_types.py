"""Who reads what a game tells reads it by its types: a key renamed there is an error in every room of the game."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from building import ROOT

SOURCE = ROOT / "src" / "roji"
COMPLAINT = re.compile(r'^src/roji/([\w/]+\.py):\d+: error: TypedDict "(\w+)" has no key "(\w+)"', re.MULTILINE)

# By game and room, what is read there of a view, of what happened, and of what can be decided.
READ = {
    "koikoi": {
        "games/koikoi/telling.py": ["View.captured", "RoundEnded.doublings", "Play.matches"],
        "cli/koikoi/board.py": ["View.captured", "CardShown.card", "Play.matches"],
        "bots/koikoi/reasons.py": ["View.captured", "Play.matches"],
        "bots/koikoi/bot.py": ["View.field", "CardsMoved.cards"],
    },
    "kokeshi": {
        "games/kokeshi/telling.py": ["View.figurines", "MatchEnded.clause", "Choose.reach"],
        "cli/kokeshi/board.py": ["View.figurines", "Crossed.receiver", "Choose.reach"],
        "cli/kokeshi/picture.py": ["View.people"],
        "bots/kokeshi/reasons.py": ["View.bases"],
    },
    "orders": {
        "games/orders/telling.py": ["View.laid", "MatchEnded.rounds", "Take.card"],
        "cli/orders/board.py": ["View.laid", "CardMoved.card", "TakeTrio.value"],
        "cli/orders/seats.py": ["View.order_cards", "CardMoved.card"],
        "bots/orders/greedy.py": ["View.known", "TakeTrio.value"],
        "bots/orders/reasons.py": ["View.stack", "Take.card"],
    },
}


def renamed(source: str, kind: str, key: str) -> str:
    """The types of a game with another name for a key, where the type or the one it is made of names it."""
    found = re.search(rf"^class {kind}\((\w+)\):\n(.*?)(?=^\S)", source, re.MULTILINE | re.DOTALL)
    assert found, f"no type {kind} has such a key: {key}"
    base, body = found.groups()
    if f"\n    {key}: " not in body:
        return renamed(source, base, key)
    return source.replace(body, body.replace(f"\n    {key}: ", f"\n    {key}_renamed: "))


def complaints(folder: Path) -> set[tuple[str, str]]:
    """What mypy says of every room with all these keys renamed: the file, and the key that is missing."""
    cache = folder / "cache"
    if (ROOT / ".mypy_cache").exists():  # then only what reads the types is checked again
        shutil.copytree(ROOT / ".mypy_cache", cache)
    flags = ["--cache-dir", str(cache)]
    for game, rooms in READ.items():
        types, other = SOURCE / "games" / game / "facts.py", folder / f"{game}.py"
        source = types.read_text("utf-8")
        for name in {name for names in rooms.values() for name in names}:
            source = renamed(source, *name.split("."))
        other.write_text(source, "utf-8")
        flags += ["--shadow-file", str(types), str(other)]
        flags += [flag for room in ("games", "cli", "bots") for flag in ("-p", f"roji.{room}.{game}")]
    command = [sys.executable, "-m", "mypy", *flags]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return {(file, f"{kind}.{key}") for file, kind, key in COMPLAINT.findall(said)}


def test_a_renamed_key_fails_the_type_check_wherever_it_is_read(tmp_path: Path) -> None:
    read = {(file, key) for rooms in READ.values() for file, keys in rooms.items() for key in keys}
    assert read - complaints(tmp_path) == set()

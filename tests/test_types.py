"""Who reads what a game tells reads it by its types: a key renamed there is an error in every room of the game."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from building import ROOT
from tests.family import OWN

COMPLAINT = re.compile(r'^([\w/]+\.py):\d+: error: TypedDict "(\w+)" has no key "(\w+)"', re.MULTILINE)
UNTYPED = re.compile(r"import .*\bPlain\b|\b(view|events?|action|about|choices|results?): [\w\[, ]*\bAny\b")

# By the types of a game and who reads them: what is read there of a view, of what happened, and of what can be decided.
READ = {
    "src/roji/games/koikoi/facts.py": {
        "src/roji/games/koikoi/telling.py": ["View.captured", "RoundEnded.doublings", "Play.matches"],
        "src/roji/cli/koikoi/board.py": ["View.captured", "CardShown.card", "Play.matches"],
        "src/roji/bots/koikoi/reasons.py": ["Play.matches"],
        "src/roji/bots/koikoi/nearness.py": ["View.captured"],
        "src/roji/bots/koikoi/bot.py": ["View.field"],
        "src/roji/bots/koikoi/belief.py": ["CardsMoved.cards"],
    },
    "src/roji/games/kokeshi/facts.py": {
        "src/roji/games/kokeshi/telling.py": ["View.figurines", "MatchEnded.clause", "Choose.reach"],
        "src/roji/cli/kokeshi/board.py": ["View.figurines", "Crossed.receiver", "Choose.reach"],
        "src/roji/pictures/kokeshi.py": ["View.people"],
        "src/roji/bots/kokeshi/reasons.py": ["View.bases"],
    },
    "src/roji/games/niwashi/facts.py": {
        "src/roji/games/niwashi/telling.py": ["View.known_hands", "TileLaid.special", "PlaceLantern.field"],
        "src/roji/cli/niwashi/board.py": ["View.shapes", "TileLaid.cells", "ChooseCell.directions"],
        "src/roji/cli/niwashi/side.py": ["View.known_hands", "Fulfilled.wish", "AimLantern.direction"],
        "src/roji/bots/niwashi/greedy.py": ["View.wishes", "ChooseCell.directions"],
        "src/roji/bots/niwashi/reasons.py": ["View.hand_counts", "Draw.tile"],
        "src/roji/bots/niwashi/mind.py": ["Fulfilled.wish"],
    },
    "src/roji/games/orders/facts.py": {
        "src/roji/games/orders/telling.py": ["View.laid", "MatchEnded.rounds", "Take.card"],
        "src/roji/cli/orders/board.py": ["View.laid", "CardMoved.card", "TakeTrio.value"],
        "src/roji/cli/orders/seats.py": ["View.order_cards", "CardMoved.card"],
        "src/roji/bots/orders/greedy.py": ["View.known", "TakeTrio.value"],
        "src/roji/bots/orders/reasons.py": ["View.stack", "Take.card"],
    },
    "examples/tsukimi/src/tsukimi/facts.py": {
        "examples/tsukimi/src/tsukimi/telling.py": ["View.taken", "Round.points"],
        "examples/tsukimi/src/tsukimi/players.py": ["View.laid"],
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
    """What mypy says of the readers with all these keys renamed: the file, and the key that is missing."""
    cache = folder / "cache"
    if (ROOT / ".mypy_cache").exists():  # then only what reads the types is checked again
        shutil.copytree(ROOT / ".mypy_cache", cache)
    flags = ["--cache-dir", str(cache)]
    for types, rooms in READ.items():
        source, other = (ROOT / types).read_text("utf-8"), folder / types.replace("/", "-")
        for name in {name for names in rooms.values() for name in names}:
            source = renamed(source, *name.split("."))
        other.write_text(source, "utf-8")
        flags += ["--shadow-file", str(ROOT / types), str(other)]
    command = [sys.executable, "-m", "mypy", *flags, *(file for rooms in READ.values() for file in rooms)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1, ran.stderr
    return {(file, f"{kind}.{key}") for file, kind, key in COMPLAINT.findall(ran.stdout)}


def test_a_renamed_key_fails_the_type_check_wherever_it_is_read(tmp_path: Path) -> None:
    read = {(file, key) for rooms in READ.values() for file, keys in rooms.items() for key in keys}
    assert read - complaints(tmp_path) == set()


def test_the_rooms_of_a_game_name_its_types() -> None:
    """All but what the kit thinks of a game, which reads whole states and not what is told."""
    files = [str(file.relative_to(ROOT)) for top in ("src", "examples") for file in (ROOT / top).rglob("*.py")]
    rooms = [file for file in files if any(game in file for game in (*OWN, "tsukimi")) and "testing" not in file]
    assert len(rooms) > 80
    assert [file for file in rooms if UNTYPED.search((ROOT / file).read_text("utf-8"))] == []

"""Shared code names no game: what is true of one game alone lies in files whose path carries its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.family import OWN

ROOT = Path(__file__).parent.parent
CODE = {".py", ".pxd", ".ts", ".svelte", ".css", ".ftl", ".toml"}
MADE = {ROOT / "web" / "src" / "lib" / "protocol.ts"}  # by `make web`
GLOSSARY = "glossary.toml"  # of a language: words, game by game
NAMED = re.compile(rf"\b({'|'.join(game for game in OWN if game != 'orders')})\b|[\"']orders[\"']", re.IGNORECASE)

# What may name one of our games, and why.
ALLOWED = {
    "src/roji/__init__.py": "the first example that a reader of the package sees",
}


def shared() -> Iterator[Path]:
    """The code files that belong to no game."""
    for folder in (ROOT / "src" / "roji", ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(ROOT).as_posix()
            built = inside.startswith("src/roji/server/web/") or path in MADE
            if path.suffix not in CODE or built or path.name == GLOSSARY:
                continue
            if not any(game in inside for game in OWN):
                yield path


def named(text: str) -> set[str]:
    """The games that a text names."""
    return {found.group().strip("\"'").lower() for found in NAMED.finditer(text)}


def test_shared_code_names_no_game() -> None:
    found = {path.relative_to(ROOT).as_posix(): named(path.read_text("utf-8")) for path in shared()}
    assert len(found) > 150
    assert {path: games for path, games in found.items() if games and path not in ALLOWED} == {}


def test_what_may_name_a_game_is_little_and_does() -> None:
    assert len(ALLOWED) <= 8
    assert all(named((ROOT / path).read_text("utf-8")) for path in ALLOWED)


def test_the_search_finds_names() -> None:
    assert named("if game.id == 'orders'") == {"orders"}
    assert named("In Niwashi two play together") == {"niwashi"}
    assert named("an order, orders, koikoi_rise, Koi-Koi") == set()


def test_the_guide_leads_to_files_that_are_there() -> None:
    """docs/architecture.md says where to change what, for any game; Koi-Koi has all of it."""
    guide = (
        (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("Where do I change")[2].partition("\n## ")[0]
    )
    places = [place.replace("NAME", "koikoi") for place in re.findall(r"`([\w/.*{},]+/[\w/.*{},]+)`", guide)]
    found = {
        place: [path for root in (ROOT, ROOT / "src" / "roji") for path in root.glob(place)] for place in spread(places)
    }
    assert len(found) > 12
    assert [place for place, paths in found.items() if not paths] == []


def spread(places: list[str]) -> list[str]:
    """Places with {a,b} in them, once for each."""
    pairs = [(place, re.search(r"\{([\w,]+)\}", place)) for place in places]
    return [
        place if choice is None else place.replace(choice.group(), one)
        for place, choice in pairs
        for one in (choice.group(1).split(",") if choice else [""])
    ]

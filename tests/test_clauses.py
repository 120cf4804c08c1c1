"""Every clause of every rule page has a test that names it, and stands in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roji.games.registry import game
from roji.words import LANGUAGES, pages
from tests.family import OWN

ROOT = Path(__file__).parent.parent

# How many clauses each game has: printed, rebuilt, rulings.
COUNTS = {"koikoi": (33, 1, 12), "kokeshi": (19, 5, 8), "niwashi": (24, 4, 11), "orders": (28, 2, 8)}


def clauses(game: str, lang: str) -> dict[str, str]:
    return pages.clauses(pages.page(game, lang))


@pytest.mark.parametrize("game", sorted(OWN))
def test_every_language_states_every_clause(game: str) -> None:
    english, *others = (clauses(game, lang) for lang in LANGUAGES)
    assert all(list(other) == list(english) for other in others)
    kinds = [re.fullmatch(r"[A-Z]-([A-Z]?)\d+", clause) for clause in english]
    counts = tuple(sum(kind is not None and kind[1] == letter for kind in kinds) for letter in ("", "B", "R"))
    assert counts == COUNTS[game]
    for clause in english:
        assert len(english[clause]) > 15
        for other in others:
            assert len(other[clause]) > 7  # which says as much in the letters of the East
            assert other[clause] != english[clause]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(OWN))
def test_every_option_is_told_of_in_a_clause(name: str, lang: str) -> None:
    """The set-up page leads from each option to that clause."""
    told = "\n".join(clauses(name, lang).values())
    missing = [option.name for option in game(name).option_table if f"`{option.name}`" not in told]
    assert missing == []


@pytest.mark.parametrize("game", sorted(OWN))
def test_every_clause_is_named_by_a_test_of_its_game(game: str) -> None:
    folder = ROOT / "tests" / "games" / game
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("test_*.py"))
    missing = [clause for clause in clauses(game, "en") if not re.search(rf"{clause}(?!\d)", text)]
    assert missing == []


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_shared_clauses_are_all_here(game: str) -> None:
    """Where the clause pages we started from lie beside the checkout, ours have the same numbers."""
    shared = ROOT.parent / "shared" / "rules" / f"{game}.md"
    if not shared.exists():
        pytest.skip("the clause pages we started from are not beside this checkout")
    found = re.findall(r"^- \*\*([A-Z]-[A-Z]?\d+)\*\*", shared.read_text("utf-8"), re.MULTILINE)
    assert sorted(found) == sorted(clauses(game, "en"))

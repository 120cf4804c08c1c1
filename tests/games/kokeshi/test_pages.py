"""Rule pages and words: every language, every clause, every sentence; and every clause named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roji import words
from roji.games.kokeshi.garden import known_gardens
from roji.games.registry import game
from roji.words.pages import clauses, page

# K-10 is not used.
PRINTED = [f"K-{n}" for n in range(1, 21) if n != 10]
CLAUSES = [*PRINTED, *(f"K-B{n}" for n in range(1, 6)), *(f"K-R{n}" for n in range(1, 9))]
HERE = Path(__file__).parent


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_page_has_every_clause_once_and_in_order(lang: str) -> None:
    assert list(clauses(page("kokeshi", lang))) == CLAUSES


def test_every_clause_is_named_by_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != "test_pages.py"]
    named = set(re.findall(r"K-[BR]?\d+", "\n".join(texts)))
    assert named == set(CLAUSES)


def test_every_sentence_exists_in_every_language_in_the_same_order() -> None:
    ids = [
        re.findall(r"^([a-z][\w-]*) =", (words.HERE / lang / "kokeshi.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in words.LANGUAGES
    ]
    assert all(found == ids[0] for found in ids)
    assert len(set(ids[0])) == len(ids[0])


def test_every_sentence_used_exists() -> None:
    used: set[str] = set()
    for folder in ("games/kokeshi", "cli"):
        for path in (words.HERE.parent / folder).glob("*.py"):
            used |= set(re.findall(r'"(kokeshi-[a-z][a-z-]*[a-z])"', path.read_text(encoding="utf-8")))
    assert len(used) > 30
    for key in used - {"kokeshi-label-figurines"}:
        assert words.has(key), key


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_options_and_gardens_have_names(lang: str) -> None:
    for option in game("kokeshi").option_table:
        assert words.say(f"kokeshi-option-{option.name}", lang)
    for name in (*known_gardens(), "own"):
        assert words.say(f"kokeshi-garden-{name}", lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_clause_can_be_asked_for(lang: str) -> None:
    """The page tells the facts of K-B3 in every language."""
    text = clauses(page("kokeshi", lang))["K-B3"]
    assert all(number in text for number in ("50", "121", "8"))
    named = [words.say(f"kokeshi-garden-{name}", lang) for name in known_gardens() if name != "standard"]
    assert all(name.lower() in text.lower() for name in named)

"""The glossary: every language has one word for each thing, and uses it."""

from __future__ import annotations

import re

import pytest

from building import glossary
from roji.words import HERE


@pytest.mark.parametrize("lang", glossary.told())
def test_every_language_has_a_word_for_each_thing_and_uses_it(lang: str) -> None:
    found = glossary.terms(lang)
    assert {part: list(words) for part, words in found.items()} == {
        part: list(words) for part, words in glossary.terms("en").items()
    }
    folder = HERE / lang
    for part, words in found.items():
        files = (
            folder.glob("*.ftl") if part == "table" else [*folder.glob(f"{part}*.ftl"), folder / "rules" / f"{part}.md"]
        )
        said = re.sub(r"\s+", " ", "\n".join(path.read_text("utf-8") for path in files)).casefold()
        unused = [word for term, word in words.items() if term != glossary.OWNERS and word.casefold() not in said]
        assert unused == []


def test_the_page_is_made_from_the_words() -> None:
    """`python -m building.glossary` writes it."""
    assert glossary.PAGE.read_text("utf-8") == glossary.page()

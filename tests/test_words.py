"""Every sentence exists in English and German, with the same arguments, and every key in use exists."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import roji
from roji import words
from roji.games.options import shown
from roji.games.registry import OWN

SRC = Path(words.__file__).parent.parent


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a language with the arguments each sentence uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((words.HERE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                text = path.read_text("utf-8")[entry.span.start : entry.span.end] if entry.span else ""
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text))
    return found


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert messages("en") == messages("de")


def test_both_languages_have_the_same_files() -> None:
    names = [{path.name for path in (words.HERE / lang).iterdir() if path.suffix == ".ftl"} for lang in words.LANGUAGES]
    assert names[0] == names[1]


def test_every_key_in_the_code_is_a_sentence() -> None:
    known = set(messages("en"))
    pattern = re.compile(
        r'(?:Invalid|refuse|complain|say)\((?:line|head|at|end|self\.line_of\([^)]*\)|)?,?\s*"([a-z][\w-]+)"'
    )
    used = {key for path in SRC.rglob("*.py") for key in pattern.findall(path.read_text("utf-8"))}
    used |= {
        key
        for path in SRC.rglob("*.py")
        for key in re.findall(r'Illegal\(\s*"[^"]*",\s*"([\w-]+)"', path.read_text("utf-8"))
    }
    assert len(used) > 30
    assert used - known == set()


def patterns() -> list[str]:
    """What the code may say: every text and every text with gaps in it, as patterns."""
    found = []
    for path in [*SRC.rglob("*.py"), *SRC.rglob("*.toml")]:
        if path.suffix == ".toml":
            found += re.findall(r'"([^"\n]+)"', path.read_text("utf-8"))
            continue
        tree = python.parse(path.read_text("utf-8"))
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value) + (".+" if node.value.endswith("-") else ""))
            elif isinstance(node, python.JoinedStr):
                parts = [part.value if isinstance(part, python.Constant) else None for part in node.values]
                if re.search("[a-z]", "".join(str(part) for part in parts if part is not None)):
                    found.append("".join(".+" if part is None else re.escape(str(part)) for part in parts))
    return [pattern for pattern in found if re.search("[a-z]", pattern) and len(pattern) > 4]


def test_every_sentence_is_said_somewhere() -> None:
    values = {
        f"{game}-{option.name}-{shown(value)}"
        for game in OWN
        for option in roji.game(game).option_table
        for value in option.values
    }
    said = re.compile("|".join(f"(?:{pattern})(?:-you)?" for pattern in sorted(set(patterns()))))
    assert [key for key in messages("en") if not said.fullmatch(key) and key not in values] == []


@pytest.mark.parametrize("game", sorted(OWN))
def test_every_game_and_option_has_a_name_for_people(game: str) -> None:
    assert words.known(f"{game}-title")
    for option in roji.game(game).option_table:
        assert words.known(f"{game}-option-{option.name}"), option.name


def test_a_missing_sentence_or_argument_is_noticed() -> None:
    with pytest.raises(KeyError):
        words.say("no-such-sentence")
    with pytest.raises(KeyError):
        words.say("record-missing")


def test_the_language_comes_from_the_request_then_the_locale_then_english() -> None:
    assert words.language("de", {"LANG": "en_US.UTF-8"}) == "de"
    assert words.language(None, {"LANG": "de_AT.UTF-8"}) == "de"
    assert words.language(None, {"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert words.language(None, {}) == "en"
    assert words.language(None, {"ROJI_LANG": "de", "LANG": "en_GB"}) == "de"


def test_a_sentence_holds_whatever_somebody_sent() -> None:
    text = words.say("bad-message", "en", why="x" * 100_000)
    assert text.endswith("x…")
    assert len(text) < 1000

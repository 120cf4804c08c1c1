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
from tests.family import OWN

SRC = Path(words.__file__).parent.parent
WEB = Path(__file__).parent.parent / "web" / "src"


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
            found += [re.escape(text) for text in re.findall(r'"([^"\n]+)"', path.read_text("utf-8"))]
            continue
        tree = python.parse(path.read_text("utf-8"))
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value) + (".+" if node.value.endswith("-") else ""))
            elif isinstance(node, python.JoinedStr):
                parts = [part.value if isinstance(part, python.Constant) else None for part in node.values]
                if re.search("[a-z]", "".join(str(part) for part in parts if part is not None)):
                    found.append("".join(".+" if part is None else re.escape(str(part)) for part in parts))
    for path in browser_sources():
        text = path.read_text("utf-8")
        found += [re.escape(key) for key in re.findall(r'["\']([a-z][\w-]+-[\w-]+)["\']', text)]
        gaps = re.findall(r"`([a-z$][^`\s]*)`", text)
        found += [
            ".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key))
            for key in gaps
            if re.search("[a-z]{3}", re.sub(r"\$\{[^}]*\}", "", key))
        ]
    return [pattern for pattern in found if re.search("[a-z]", pattern) and len(pattern) > 4]


def browser_sources() -> list[Path]:
    """The files of the browser app."""
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts"]


def test_every_sentence_is_said_somewhere() -> None:
    values = {
        f"{game}-{option.name}-{shown(value)}"
        for game in OWN
        for option in roji.game(game).option_table
        for value in option.values
    }
    # Messages that a telling names after what happens, and names of pieces (games/telling.py).
    named = [f"{game}-(?:tell|choice|letter|aim|way|bead|mario|card|tile|wish|problem)(?:-.+)?" for game in OWN]
    said = re.compile("|".join(f"(?:{pattern})(?:-you)?(?:-notation)?" for pattern in sorted({*patterns(), *named})))
    assert [key for key in messages("en") if not said.fullmatch(key) and key not in values] == []


def test_every_key_in_the_browser_is_a_sentence() -> None:
    known, used = set(messages("en")), set()
    for path in browser_sources():
        used |= set(re.findall(r'\b(?:say|known)\(\s*"([\w-]+)"', path.read_text("utf-8")))
        for key in re.findall(r'\bperson\(\s*"([\w-]+)"', path.read_text("utf-8")):
            used |= {key, f"{key}-you"}
    assert len(used) > 100
    assert used - known == set()


def shown_text(source: str) -> list[str]:
    """What a component says by itself: its text outside of tags and braces, and attributes that are read to people."""
    source = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    found = re.findall(r'\s(?:aria-label|alt|title|placeholder|label)="([^"{]+)"', source)
    depth, tag, text = 0, False, ""
    for letter in source:
        if letter in "{}":
            depth += 1 if letter == "{" else -1
        elif not depth and letter in "<>":
            tag = letter == "<"
            text += "\n"
        elif not depth and not tag:
            text += letter
    return [line.strip() for line in [*found, *text.splitlines()] if re.search(r"[^\W\d_]{2}", line)]


def test_no_sentence_stands_outside_the_catalogues() -> None:
    said = {path.name: shown_text(path.read_text("utf-8")) for path in WEB.rglob("*.svelte")}
    assert len(said) > 20
    free = {"Roji", "· Roji", ":  · Roji", "https://…/t/…"}  # our name, and what a link looks like
    assert {name: lines for name, lines in said.items() if set(lines) - free} == {}


def test_the_search_for_loose_sentences_finds_them() -> None:
    assert shown_text('<p class="a">{say("x")} Hello <b title="There">{#if a < b}you{/if}</b></p>') == [
        "There",
        "Hello",
        "you",
    ]


@pytest.mark.parametrize("game", sorted(OWN))
def test_every_game_and_option_has_a_name_for_people(game: str) -> None:
    assert words.has(f"{game}-title")
    for option in roji.game(game).option_table:
        assert words.has(f"{game}-option-{option.name}"), option.name


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

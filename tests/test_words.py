"""Every sentence exists in every language, with the same arguments, and every key in use exists."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import roji
from roji import words
from roji.cli import usage
from roji.cli.usage import SRC, WEB
from roji.words import complete, pages
from tests.family import OWN
from tests.shell import Shell


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_language_is_complete(lang: str) -> None:
    """Files, sentences, arguments, variants, lengths, clauses: what `roji words` reports."""
    assert list(complete.faults(lang)) == []


def test_every_sentence_is_said_somewhere() -> None:
    assert list(usage.unused(complete.messages(words.HERE / "en")[0])) == []


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str, str], list[str]]:
    """What is found in a language that is a copy of German with one change."""

    def copy(file: str, old: str, new: str) -> list[str]:
        for lang in words.REFERENCE:
            shutil.copytree(words.HERE / lang, tmp_path / lang)
        path = tmp_path / "it" / file
        shutil.copytree(words.HERE / "de", tmp_path / "it")
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        found = list(complete.faults("it", tmp_path))
        assert [words.say(fault.key, "de", **fault.args) for fault in found]
        return [fault.key for fault in found]

    return copy


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("table.ftl", "table-yes = ja\n", "", ["words-missing"]),
        ("table.ftl", "table-yes = ja\n", "table-yes = ja\ntable-si = sì\n", ["words-extra"]),
        ("table.ftl", "table-yes = ja\n", "table-yes = ja\ntable-yes = sì\n", ["words-twice"]),
        ("table.ftl", "table-yes = ja\n", "table-yes : ja\n", ["words-unreadable", "words-missing"]),
        ("table.ftl", "table-yes = ja\n", f"table-yes = {'ja ' * 9}\n", ["words-long"]),
        ("house.ftl", "table-wins = { $who } gewinnt", "table-wins = { $wer } gewinnt", ["words-arguments"]),
        ("house.ftl", "table-wins = { $who } gewinnt", "table-wins = Man gewinnt", ["words-arguments"]),
        ("table.ftl", "    [one] ", "    [few] ", ["words-variants"]),
        ("rules/koikoi.md", "- **H-2** ", "- **H-2a** ", ["words-no-clause"]),
    ],
)
def test_what_a_language_lacks_is_found(
    changed: Callable[[str, str, str], list[str]], file: str, old: str, new: str, found: list[str]
) -> None:
    assert changed(file, old, new) == found


def test_the_report_names_every_language_and_says_no_more_where_all_is_well(shell: Shell) -> None:
    code, out, _ = shell("words")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(words.LANGUAGES)
    assert shell("words", "tlh")[0] == 2


def test_every_key_in_the_code_is_a_sentence() -> None:
    known = set(complete.messages(words.HERE / "en")[0])
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


def test_every_key_in_the_browser_is_a_sentence() -> None:
    known, used = set(complete.messages(words.HERE / "en")[0]), set()
    for path in usage.browser_sources():
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


@pytest.mark.parametrize(
    ("header", "spoken"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("tlh, de;q=0.5, en;q=0.4", "de"),
        ("en;q=0.3,de;q=0.7", "de"),
        ("de;q=0", "en"),
        ("*", "en"),
        ("tlh", "en"),
        (";q=1,,de;q=nan,-", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_of_the_languages_that_a_browser_accepts_the_dearest_is_spoken(header: str, spoken: str) -> None:
    assert words.language(header, {}) == spoken


def test_a_guest_may_lack_sentences_and_pages_which_are_then_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in (
        ("en/nagare.ftl", "nagare-title = Nagare\nnagare-goal = Follow the stream.\n"),
        ("de/nagare.ftl", "nagare-goal = Folge dem Bach.\ntable-yes = jawohl\n"),
        ("en/rules/nagare.md", "The water flows."),
        ("rules/nagare.de.md", "Das Wasser fließt."),  # where pages were kept at first
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(words, "GUESTS", dict(words.GUESTS))
    monkeypatch.setattr(pages, "GUESTS", words.GUESTS)
    words.welcome("nagare", tmp_path)
    said = [words.say(key, lang) for lang in ("en", "de") for key in ("nagare-title", "nagare-goal")]
    rules = [pages.page("nagare", lang) for lang in ("en", "de")]
    own = words.say("table-yes", "de")
    words.bundle.cache_clear()
    assert said == ["Nagare", "Follow the stream.", "Nagare", "Folge dem Bach."]
    assert rules == ["The water flows.", "Das Wasser fließt."]
    assert own == "ja"


def test_a_sentence_holds_whatever_somebody_sent() -> None:
    text = words.say("bad-message", "en", why="x" * 100_000)
    assert text.endswith("x…")
    assert len(text) < 1000

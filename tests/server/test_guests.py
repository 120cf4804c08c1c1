"""What a server tells of games from other packages: their words, their rules, their options."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from httpx import Response

from roji import words
from roji.server import answers
from roji.words import pages
from tests.server.running import quick, running


def ask(folder: Path, *paths: str) -> list[Response]:
    async def each() -> list[Response]:
        async with running(quick(folder)) as home:
            return [await home.http.get(path) for path in paths]

    return asyncio.run(each())


def test_the_words_of_a_game_are_told_in_its_language(tmp_path: Path) -> None:
    english, german = ask(tmp_path, "/api/games/koikoi/words/en", "/api/games/koikoi/words/de")
    assert "koikoi-title = Koi-Koi" in english.text
    assert english.headers["content-type"] == "text/plain; charset=utf-8"
    assert "koikoi-title = Koi-Koi" in german.text
    assert english.text != german.text


def test_the_rules_of_a_game_come_as_a_page_with_its_clauses_marked(tmp_path: Path) -> None:
    (page,) = ask(tmp_path, "/api/games/koikoi/rules/de")
    assert '<li id="H-1" tabindex="-1"><a class="clause" href="#H-1">H-1</a>' in page.text
    assert page.headers["content-type"] == "text/html; charset=utf-8"


def test_words_of_no_game_and_no_language_are_refused(tmp_path: Path) -> None:
    paths = ("/api/games/chess/words/en", "/api/games/koikoi/words/tlh", "/api/games/..%2F..%2Fcore/words/en")
    assert [answer.status_code for answer in ask(tmp_path, *paths)] == [400, 400, 404]


@pytest.fixture
def listed(tsukimi: ModuleType) -> Iterator[None]:
    """The list of games is made anew, with the guest and afterwards without it."""
    answers.games_shown.cache_clear()
    yield
    answers.games_shown.cache_clear()


@pytest.mark.usefixtures("listed")
def test_a_guest_is_listed_with_its_options_and_speaks_its_own_words(tmp_path: Path) -> None:
    games, english, german, page = ask(
        tmp_path,
        "/api/games",
        "/api/games/tsukimi/words/en",
        "/api/games/tsukimi/words/de",
        "/api/games/tsukimi/rules/de",
    )
    shown = next(game for game in games.json() if game["id"] == "tsukimi")
    assert shown["players"] == [2, 3, 4]
    assert [option["name"] for option in shown["options"]] == ["players", "rounds"]
    assert "tsukimi-option-rounds = Rounds in a match" in english.text
    assert "tsukimi-option-rounds = Runden einer Partie" in german.text
    assert '<a class="clause" href="#T-7">T-7</a> Wer keinen Stich' in page.text


@pytest.mark.usefixtures("tsukimi")
def test_a_page_of_a_guest_cannot_bring_tags_into_the_app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "evil.en.md").write_text("<script>alert(1)</script> [a](javascript:alert)")
    monkeypatch.setitem(words.GUESTS, "evil", tmp_path)
    made = pages.html("evil", "en")
    assert "<script" not in made
    assert "href" not in made

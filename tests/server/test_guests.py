"""What a server tells of games from other packages: their words, their rules, their options."""

from __future__ import annotations

import asyncio
from pathlib import Path

from httpx import Response

from tests.server.running import quick, running


def ask(folder: Path, *paths: str) -> list[Response]:
    async def each() -> list[Response]:
        async with running(quick(folder)) as home:
            return [await home.http.get(path) for path in paths]

    return asyncio.run(each())


def test_the_words_of_a_game_are_told_in_both_languages(tmp_path: Path) -> None:
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
    paths = ("/api/games/chess/words/en", "/api/games/koikoi/words/fr", "/api/games/..%2F..%2Fcore/words/en")
    assert [answer.status_code for answer in ask(tmp_path, *paths)] == [400, 400, 404]

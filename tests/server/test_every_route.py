"""What holds for every address of the server, also for those that are added: found by walking its routes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from roji.client import Home
from roji.server.app import make_app
from roji.server.problems import HEADERS
from roji.server.serve import prepare
from roji.server.settings import Settings
from roji.words import LANGUAGES, bundle, pages, say
from tests.server.running import quick, running, two_at_a_table

KEPT = {  # by a browser for a while, and why
    "/api/records/{id:str}/picture": "private, max-age=3600",  # a preview shows it again and again
    "/api/games/{id:str}/count/picture": "private, max-age=3600",
}
ELSEWHERE = {"/", "/{path:path}", "/schema", "/schema/openapi.json", "/schema/{path:str}"}  # nothing private there
LATER = {"/api/records/{id:str}/curve"}  # there once the record has been analysed
GOLDEN = Path(__file__).parents[1] / "golden" / "koikoi" / "fourfold.toml"
ASKED = {"/api/games/{id:str}/count/picture": "?cards=1L 3L 8L"}


async def addresses(home: Home, settings: Settings) -> dict[str, str]:
    """What can be got: by its form an address where there is something."""
    async with two_at_a_table(home, "koikoi") as (aiko, _):
        await aiko.start()
        await aiko.resign()
        table = aiko.link.table
    record = await home.http.post("/api/records", json={"text": GOLDEN.read_text("utf-8")})
    rooms = {"tables": table, "records": record.json()["id"], "games": "koikoi", "problems": "koikoi"}
    parts = {"{lang:str}": "en", "{number:int}": "1", "{depth:int}": "0", "{day:str}": "2026-11-16"}
    found = {}
    for route in make_app(settings).routes:
        if "GET" in getattr(route, "methods", ()):
            asked = route.path + ASKED.get(route.path, "")
            for name, value in (parts | {"{id:str}": rooms.get(f"{asked}//".split("/")[2], "")}).items():
                asked = asked.replace(name, value)
            found[route.path] = asked
    return found


def test_answers_are_kept_by_nobody_but_those_that_say_so_and_all_have_the_headers(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = quick(tmp_path)
        async with running(settings) as home:
            for path, asked in (await addresses(home, settings)).items():
                answer = await home.http.get(asked, timeout=60)
                assert answer.status_code in (200, 403) or path in ELSEWHERE | LATER, (asked, answer.text)
                for name, value in HEADERS.items():
                    if name != "cache-control":
                        assert answer.headers[name] == value, (asked, name)
                    elif path not in ELSEWHERE:
                        assert answer.headers[name] == KEPT.get(path, value), asked

    asyncio.run(ask())


def test_no_address_is_open_to_a_page_of_another_name(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = quick(tmp_path)
        async with running(settings) as home:
            for asked in (await addresses(home, settings)).values():
                answer = await home.http.get(asked, headers={"host": "evil.example"})
                assert (answer.status_code, answer.json()["key"]) == (421, "bad-host"), asked

    asyncio.run(ask())


def test_what_is_read_once_is_read_before_anybody_waits_for_it(tmp_path: Path) -> None:
    bundle.cache_clear()
    pages.html.cache_clear()
    prepare(quick(tmp_path))
    read = bundle.cache_info().misses, pages.html.cache_info().misses

    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            for lang in LANGUAGES:
                refused = await home.http.get("/api/records/none", headers={"accept-language": lang})
                assert refused.json()["text"] == say("no-record", lang)
                assert (await home.http.get(f"/api/games/koikoi/rules/{lang}")).is_success

    asyncio.run(ask())
    assert (bundle.cache_info().misses, pages.html.cache_info().misses) == read

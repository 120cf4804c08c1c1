"""Pictures of records over HTTP, and what a link to one shows in a preview; never anything of a table."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest
from httpx import Response

from roji.client import Home
from roji.server import app_files
from roji.server.pictures import Remembered
from tests.server.running import play_together, quick, running, two_at_a_table

GOLDEN = Path(__file__).parents[1] / "golden"
BUILT = pytest.mark.skipif(not (app_files.FOLDER / app_files.PAGE).exists(), reason="the browser app is not built")


async def kept(home: Home, name: str) -> str:
    """The id of a golden record that was imported."""
    text = (GOLDEN / name).read_text("utf-8")
    made = await home.http.post("/api/records", json={"text": text})
    return str(made.json()["id"])


async def picture(home: Home, id: str, **asked: object) -> Response:
    return await home.http.get(f"/api/records/{id}/picture", params={key: str(value) for key, value in asked.items()})


def test_a_record_is_drawn_at_any_position_in_both_forms_and_languages(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            id = await kept(home, "koikoi/fourfold.toml")
            first = await picture(home, id)
            assert first.headers["content-type"] == "image/png"
            assert first.content.startswith(b"\x89PNG")
            assert (await picture(home, id)).content == first.content
            drawn = [await picture(home, id, form="svg", at=at) for at in (0, 9, 10**6)]
            assert [one.headers["content-type"] for one in drawn] == ["image/svg+xml"] * 3
            assert len({one.content for one in drawn}) == 3
            assert "am Ende" in (await picture(home, id, form="svg", lang="de")).text

    asyncio.run(look())


@pytest.mark.parametrize("name", ["koikoi/fourfold.toml", "niwashi/journey-two-hands.toml"])
def test_the_curve_of_a_match_is_drawn_as_soon_as_somebody_looked_at_it(tmp_path: Path, name: str) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            link = f"/api/records/{await kept(home, name)}"
            early = await home.http.get(f"{link}/curve", headers={"accept-language": "de"})
            assert (early.status_code, early.json()["key"]) == (404, "picture-no-curve")
            assert "noch nicht analysiert" in early.json()["text"]
            since, total = 0, 1
            while since < total:
                found = (await home.http.get(f"{link}/review/0?since={since}", timeout=60)).json()
                since, total = found["next"], found["total"]
                drawn = await home.http.get(f"{link}/curve?form=svg&lang=de", timeout=60)
                assert drawn.headers["content-type"] == "image/svg+xml"
            assert drawn.headers["cache-control"] == "no-cache"
            assert "Punkte" in drawn.text if name.startswith("niwashi") else "Aussicht auf den Sieg" in drawn.text
            assert (await home.http.get(f"{link}/curve")).content.startswith(b"\x89PNG")
            assert (await home.http.delete(link)).status_code == 204
            assert (await home.http.get(f"{link}/curve")).status_code == 404

    asyncio.run(look())


def test_what_is_no_picture_is_refused_in_words(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            id = await kept(home, "koikoi/fourfold.toml")
            assert (await picture(home, "nothing")).status_code == 404
            assert (await picture(home, id, seat=7)).json()["key"] == "bad-seat"
            for asked in ({"form": "gif"}, {"at": -1}, {"seat": 99}, {"lang": "tlh"}):
                assert (await picture(home, id, **asked)).json()["key"] == "bad-request"
            assert (await home.http.delete(f"/api/records/{id}")).status_code == 204
            assert (await picture(home, id)).status_code == 404

    asyncio.run(look())


def test_a_count_is_drawn_and_what_cannot_be_counted_is_refused(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            path = "/api/games/koikoi/count/picture"
            drawn = await home.http.get(path, params={"cards": "1L 3L 8L", "form": "svg", "lang": "de"})
            assert "drei Lichter" in drawn.text
            pixels = await home.http.get(path, params={"cards": "1L 3L 8L", "told": ["opponent_calls=1"]})
            assert pixels.content.startswith(b"\x89PNG")
            refused = await home.http.get(path, params={"cards": "1L 1L"})
            assert refused.json()["key"] == "koikoi-card-twice"

    asyncio.run(look())


@BUILT
def test_a_link_to_a_record_brings_names_and_a_picture_that_is_there(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home:
            text = (GOLDEN / "koikoi" / "fourfold.toml").read_text("utf-8")
            id = (await home.http.post("/api/records", json={"text": text})).json()["id"]
            page = (await home.http.get(f"/r/{id}", headers={"accept-language": "de"})).text
            found = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page))
            assert found["og:title"] == "Koi-Koi: Aiko, Ben"
            assert found["og:locale"] == "de_DE"
            assert found["og:image"].startswith("http://")
            assert (await home.http.get(unescape(found["og:image"]))).headers["content-type"] == "image/png"
            assert page.index("og:title") < page.index("</head>")
            assert "og:" not in (await home.http.get("/r/nothing", headers={"accept": "text/html"})).text

    asyncio.run(look())


@BUILT
def test_there_is_no_picture_and_no_preview_of_a_table(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await aiko.start()
            await play_together([aiko, ben], 3)
            id = aiko.link.table
            for path in (f"/api/records/{id}/picture", f"/api/tables/{id}/picture"):
                assert (await home.http.get(path)).status_code == 404
            page = await home.http.get(f"/t/{id}")
            assert page.status_code == 200
            assert "og:" not in page.text
            assert (await home.http.get(f"/r/{id}")).text.count("og:") == 0

    asyncio.run(look())


def test_what_is_remembered_is_bounded() -> None:
    memory = Remembered(most=100)
    for number in range(50):
        memory.keep(str(number), b"x" * 30)
    assert memory.size == 90
    assert list(memory.pictures) == ["47", "48", "49"]
    assert memory.find("47")
    memory.keep("50", b"x" * 30)
    assert list(memory.pictures) == ["49", "47", "50"]
    memory.keep("much", b"x" * 101)
    assert memory.size == 0

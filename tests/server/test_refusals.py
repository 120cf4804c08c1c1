"""What the server refuses: with status, key and a sentence in both languages, and never by breaking."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from roji.client import Home
from roji.server import socket as sockets
from roji.server.identity import Limits, Rate
from roji.server.problems import HEADERS
from roji.words import say
from tests.server.raw import raw
from tests.server.running import quick, running


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and key of a refusal that has a sentence."""
    content = answer.json()
    assert content["text"]
    return answer.status_code, content["key"]


def test_every_answer_has_the_security_headers_errors_included(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            http = home.http
            answers = [
                await http.get("/health"),
                await http.get("/metrics"),
                await http.get("/api/games"),
                await http.get("/schema/openapi.json"),
                await http.post("/api/tables", json={"game": "koikoi"}),
                await http.get("/nowhere"),
                await http.put("/api/tables"),
                await http.post("/api/tables", json={}),
                await http.post("/api/tables", content=b"{"),
                await http.post("/api/tables", json={"game": "chess"}),
                await http.post("/api/tables", content=b" " * 1_200_000),
                await http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"}),
                await http.get("/api/tables/abc"),
            ]
            statuses = [answer.status_code for answer in answers]
            assert statuses == [200] * 4 + [201, 404, 405, 400, 400, 400, 413, 403, 404]
            for answer in answers:
                for name, value in HEADERS.items():
                    assert answer.headers.get(name) == value, (answer.request.url, name)
                assert "server" not in answer.headers
                if answer.is_error:
                    assert problem(answer)

    asyncio.run(ask())


def test_the_cookie_of_a_device_is_for_the_server_alone(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            answer = await home.http.post("/api/tables", json={"game": "koikoi"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Path=/" in cookie
            forgotten = await home.http.delete("/api/mine")
            assert "Max-Age=0" in forgotten.headers["set-cookie"]

    asyncio.run(ask())


def test_another_website_can_neither_post_nor_delete_nor_connect(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = dataclasses.replace(quick(tmp_path), origins=("https://friends.example",))
        async with running(settings) as home:
            made = await home.create("koikoi")
            body = {"game": "koikoi"}
            for origin, allowed in {
                "https://elsewhere.example": False,
                "null": False,
                home.base + ".example": False,
                home.base: True,
                "https://friends.example": True,
            }.items():
                posted = await home.http.post("/api/tables", json=body, headers={"origin": origin})
                deleted = await home.http.delete("/api/mine", headers={"origin": origin})
                if allowed:
                    assert (posted.status_code, deleted.status_code) == (201, 204)
                    async with raw(home, made.table, origin=origin) as one:
                        assert (await one.hello(made.secret))["type"] == "welcome"
                else:
                    assert problem(posted) == problem(deleted) == (403, "bad-origin")
                    with pytest.raises(InvalidStatus) as shut:
                        async with raw(home, made.table, origin=origin):
                            pass
                    assert shut.value.response.status_code == 403

    asyncio.run(ask())


# -- limits ----------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_fills_up_again_and_forgets_the_longest_unused() -> None:
    now = 0.0
    limits = Limits(Rate(burst=3, per_second=2), most=2, clock=lambda: now)
    assert [limits.allows("a") for _ in range(5)] == [True, True, True, False, False]
    now = 0.5
    assert [limits.allows("a") for _ in range(2)] == [True, False]
    assert limits.allows("b")
    now = 1000
    assert [limits.allows("a") for _ in range(4)] == [True, True, True, False]  # never more than the burst
    limits.allows("c")
    assert set(limits.buckets) == {"a", "c"}


def test_an_address_that_asks_or_makes_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = dataclasses.replace(quick(tmp_path), requests=Rate(8, 1e-9), makes=Rate(2, 1e-9))
        async with running(settings) as home:
            made = await home.create("koikoi")
            for _ in range(2):
                await home.http.get("/api/games")
            await home.create("koikoi")
            third = await home.http.post("/api/tables", json={"game": "koikoi"})
            assert problem(third) == (429, "too-fast")
            for _ in range(3):
                assert (await home.http.get("/api/games")).is_success
            german = await home.http.get("/api/games", headers={"accept-language": "de"})
            assert problem(german) == (429, "too-fast")
            assert german.json()["text"] == say("too-fast", "de")
            with pytest.raises(InvalidStatus) as shut:
                async with raw(home, made.table):
                    pass
            assert shut.value.response.status_code == 403  # the only one that a refused socket can have

    asyncio.run(ask())


def test_a_connection_that_says_too_much_is_told_so_and_goes_on_later(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = dataclasses.replace(quick(tmp_path), messages=Rate(4, 1))
        async with running(settings) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table) as one, raw(home, made.table) as other:
                await one.hello(made.secret)
                answers = [await one.ask("ping") for _ in range(6)]
                assert [answer["type"] for answer in answers[:2]] == ["accepted"] * 2
                assert answers[-1]["key"] == "too-fast"
                assert (await other.hello(made.secret))["type"] == "welcome"  # each has a bucket of its own
                await asyncio.sleep(1.2)
                assert (await one.ask("ping"))["type"] == "accepted"

    asyncio.run(ask())


def test_an_address_has_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(dataclasses.replace(quick(tmp_path), sockets=2)) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table) as one:
                await one.hello(made.secret)
                async with raw(home, made.table) as two, raw(home, made.table) as three:
                    await two.hello(made.secret)
                    assert (await three.receive())["key"] == "too-many-sockets"
                    with pytest.raises(ConnectionClosed):
                        await three.receive()
                for _ in range(50):
                    async with raw(home, made.table) as again:
                        answer = await again.hello(made.secret)
                        if answer["type"] == "welcome":
                            break
                    await asyncio.sleep(0.02)
                assert answer["type"] == "welcome"

    asyncio.run(ask())


def test_who_says_no_hello_is_told_and_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "GREETING", 0.2)

    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table) as one:
                assert (await one.receive())["key"] == "hello-missing"
                with pytest.raises(ConnectionClosed):
                    await one.receive()

    asyncio.run(ask())


# -- wishes ----------------------------------------------------------------------------------------------------


async def all_kinds(home: Home) -> dict[str, Any]:
    """What the server says to wishes that cannot be, by what is wrong with them."""
    made, other = await home.create("koikoi", starter=0), await home.create("kokeshi")
    ben = await home.sit(made.table, made.invite)
    said: dict[str, Any] = {}
    async with raw(home, "nosuchtable") as nowhere:
        said["table"] = await nowhere.hello(made.secret, lang="de")
    async with raw(home, made.table) as one:
        said["early"] = await one.ask("ping")
        said["wrong secret"] = await one.hello("x" * 22, lang="de")
        said["of another table"] = await one.hello(other.secret, lang="de")
        said["no secret"] = await one.hello("", lang="de")
        await one.hello(made.secret, lang="de")
        said["twice"] = await one.hello(made.secret)
        said["type"] = await one.ask("fly")
        said["field"] = await one.ask("ping", more=1)
        said["kind"] = await one.ask("move", base="1", action=2)
        said["negative"] = await one.ask("move", base=-1, action=2)
        said["long"] = await one.ask("say", text="x" * 401)
        said["waiting"] = await one.ask("move", base=4, action=2)
        async with raw(home, made.table) as two:
            await two.hello(ben.secret)
        await one.ask("start")
        said["illegal"] = await one.ask("move", base=6, action=2**31 - 1)
        await one.socket.send("[" * 16_000)
        said["nested"] = await one.receive()
        await one.socket.send(b"\xff\xfe")
        said["binary"] = await one.receive()
        await one.socket.send('{"type":"ping","id":"deep","x":' + "[" * 15_000)
        said["deep"] = await one.receive()
    async with raw(home, made.table) as eyes:
        await eyes.hello(made.watch, lang="de")
        said["watching"] = await eyes.ask("resign")
    async with raw(home, made.table) as big:
        await big.hello(ben.secret)
        await big.socket.send('{"type":"say","id":"x","text":"' + "x" * 20_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            await big.answer("x")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009  # message too big
    return said


def test_every_wish_that_cannot_be_is_refused_by_name_and_in_the_language_of_the_client(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            said = await all_kinds(home)
        keys = {what: answer["key"] for what, answer in said.items()}
        bad = dict.fromkeys(("type", "field", "kind", "negative", "long", "nested", "binary", "deep"), "bad-message")
        wrong = dict.fromkeys(("wrong secret", "of another table"), "bad-secret") | {"no secret": "secret-missing"}
        assert keys == bad | wrong | {
            "table": "no-table",
            "early": "hello-missing",
            "twice": "not-now",
            "waiting": "not-started",
            "illegal": "action-range",
            "watching": "only-watching",
        }
        for what in ("table", "wrong secret", "watching"):
            assert said[what]["text"] == say(keys[what], "de")

    asyncio.run(ask())


def test_a_link_with_a_letter_too_many_leads_nowhere_and_says_so(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            for kind, key in (("records", "no-record"), ("tables", "no-table")):
                for more in (".", "%00", "..%2f", "x" * 40):
                    answer = await home.http.get(f"/api/{kind}/abc{more}", headers={"accept-language": "de"})
                    assert (answer.status_code, answer.json()["text"]) == (404, say(key, "de"))

    asyncio.run(ask())


def test_over_http_too(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            url = f"/api/tables/{made.table}"
            sit = {"secret": made.invite}
            mine = {"authorization": f"Bearer {made.secret}"}
            eyes = {"authorization": f"Bearer {made.watch}"}
            stranger = httpx.AsyncClient(base_url=home.base, headers={"accept-language": "de"})
            async with stranger as http:
                refusals = {
                    "secret-missing": (403, await http.get(url)),
                    "no-table": (404, await http.get("/api/tables/nosuchtable", headers=mine)),
                    "only-watching": (403, await http.delete(url, headers=eyes)),
                    "record-running": (409, await http.get(f"{url}/record", headers=mine)),
                    "bad-seat": (400, await http.post(f"{url}/seats", json={**sit, "seat": 5})),
                    "seat-taken": (409, await http.post(f"{url}/seats", json={**sit, "seat": 0})),
                    "bad-seat-request": (400, await http.post(f"{url}/seats", json={**sit, "request": "xyz"})),
                    "client-old": (400, await http.post(f"{url}/seats", json={**sit, "nonce": "a" * 32})),
                    "too-long": (400, await http.post(f"{url}/seats", json={**sit, "name": "x" * 25})),
                    "no-record": (404, await http.get("/api/records/nosuchrecord")),
                    "seats-count": (400, await http.post("/api/tables", json=new(seats=[{"who": "me"}]))),
                    "seats-me": (400, await http.post("/api/tables", json=new(seats=[{"who": "me"}] * 2))),
                    "bot-unknown": (400, await http.post("/api/tables", json=new(seats=seats("me", "deepblue")))),
                    "unknown-game": (400, await http.post("/api/tables", json=new(game="chess"))),
                    "bad-request": (400, await http.post("/api/tables", json=new(colour="red"))),
                }
                for key, (status, answer) in refusals.items():
                    assert problem(answer) == (status, key)
                assert refusals["secret-missing"][1].json()["text"] == say("secret-missing", "de")
                ben = await home.sit(made.table, made.invite)
                async with home.at(made.table, made.secret) as table, home.at(made.table, ben.secret):
                    await table.start()
                    assert problem(await http.delete(url, headers=mine)) == (409, "delete-running")
                    assert problem(await http.post(f"{url}/seats", json=sit)) == (409, "seat-begun")
                    await table.resign()
                    assert (await http.delete(url, headers=mine)).status_code == 204
                    assert problem(await http.get(url, headers=mine)) == (404, "no-table")
                async with raw(home, made.table) as late:
                    assert (await late.hello(made.secret))["key"] == "no-table"

    asyncio.run(ask())


def new(game: str = "koikoi", **fields: Any) -> dict[str, Any]:
    return {"game": game, **fields}


def seats(*who: str) -> list[dict[str, str]]:
    return [{"who": name} for name in who]

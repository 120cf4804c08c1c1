"""The cookie of a device: only what the server gave out is believed, and it opens no seat."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from roji.client import Home
from roji.server.devices import PLAIN, SECURE
from roji.server.identity import hashed
from roji.server.store.sqlite.file import FILE
from tests.server.raw import raw
from tests.server.running import quick, running
from tests.server.test_upgrade import STORES, laid_down

TLS = {"x-forwarded-proto": "https"}
REQUEST = "a" * 32


def key(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["key"])


def test_the_cookie_alone_opens_nothing_over_socket_or_http(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], name="Aiko")
            cookie = f"{PLAIN}={home.http.cookies[PLAIN]}"
            async with raw(home, made.table, cookie=cookie) as line:
                assert (await line.hello(""))["key"] == "secret-missing"
            path = f"/api/tables/{made.table}"
            http = home.http
            answers = [await http.get(f"{path}{more}") for more in ("", "/past/0", "/record", "/reading")]
            answers += [await http.post(f"{path}/share"), await http.delete(path)]
            answers += [await http.post(f"{path}/secret", json={"request": REQUEST})]  # it was told when it sat down
            assert [key(answer) for answer in answers] == ["secret-missing"] * 7
            assert len(await home.mine()) == 1

    asyncio.run(match())


def test_a_value_that_somebody_made_up_or_changed_is_not_believed(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            await home.create("koikoi")
            given = home.http.cookies[PLAIN]
            name, proof = given.split(".")
            for planted in (
                "chosen",
                "a" * 22,
                f"{name}.",
                f"{name}.{proof[:-1]}x",
                f"x{name}.{proof}",
                f"{name}x.{proof}",
            ):
                async with Home(home.base) as other:
                    headers = {"cookie": f"{PLAIN}={planted}"}
                    answer = await other.http.post("/api/tables", json={"game": "koikoi"}, headers=headers)
                    assert answer.status_code == 201
                    assert other.http.cookies[PLAIN] not in (planted, given)
            assert len(await home.mine()) == 1

    asyncio.run(match())


def test_over_tls_the_name_is_one_that_nobody_else_can_set_and_it_wins(tmp_path: Path) -> None:
    async def match() -> None:
        settings = dataclasses.replace(quick(tmp_path), proxies="127.0.0.1")
        async with running(settings) as home, httpx.AsyncClient(base_url=home.base) as plain:
            made = await plain.post("/api/tables", json={"game": "kokeshi"})
            assert made.headers["set-cookie"].startswith(f"{PLAIN}=")
            assert "Secure" not in made.headers["set-cookie"]
            planted = plain.cookies[PLAIN]
            made = await plain.post(
                "/api/tables", json={"game": "koikoi"}, headers=TLS | {"cookie": f"{PLAIN}={planted}"}
            )
            said = made.headers["set-cookie"]
            own = said.removeprefix(f"{SECURE}=").partition(";")[0]
            assert said.startswith(f"{SECURE}=")
            for part in ("Secure", "HttpOnly", "Path=/", "SameSite=strict"):
                assert part in said
            assert "Domain" not in said
            assert own != planted
            both = {"cookie": f"{PLAIN}={planted}; {SECURE}={own}"}
            (mine,) = (await plain.get("/api/mine", headers=TLS | both)).json()
            assert mine["game"] == "koikoi"
            cleared = (await plain.delete("/api/mine", headers=TLS | both)).headers.get_list("set-cookie")
            assert sorted(each.partition("=")[0] for each in cleared) == sorted([PLAIN, SECURE])
            assert all("Max-Age=0" in each for each in cleared)
            assert all("Secure" in each for each in cleared if each.startswith(SECURE))

    asyncio.run(match())


def test_a_scheme_is_believed_of_a_trusted_proxy_alone(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.http.post("/api/tables", json={"game": "koikoi"}, headers=TLS)
            assert made.headers["set-cookie"].startswith(f"{PLAIN}=")

    asyncio.run(match())


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_seat_that_only_the_cookie_of_before_knows_gets_a_secret_once(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    noted = laid_down(path, folder)

    async def match() -> None:
        async with running(quick(folder)) as home:
            home.http.cookies.set(PLAIN, noted["devices"][0])
            for table in await home.mine():
                asks = f"/api/tables/{table.table}/secret"
                answers = await asyncio.gather(*(home.http.post(asks, json={"request": REQUEST}) for _ in range(3)))
                assert [answer.json() for answer in answers] == [answers[0].json()] * 3
                seated = {seat["seat"]: seat["secret"] for seat in answers[0].json()}
                assert table.seat in seated
                assert (await home.look(table.table, seated[table.seat])).seat == table.seat
                again = await home.http.post(asks, json={"request": "b" * 32})
                assert (again.status_code, key(again)) == (403, "secret-missing")
            async with Home(home.base) as stranger:
                asked = await stranger.http.post(asks, json={"request": REQUEST})
                assert key(asked) == "secret-missing"
        with closing(sqlite3.connect(folder / FILE)) as db:
            device = hashed(noted["devices"][0])
            assert {told for (told,) in db.execute("SELECT told FROM devices WHERE device = ?", (device,))} == {1}

    asyncio.run(match())


def test_of_two_who_ask_at_once_with_the_cookie_of_before_one_gets_the_secret(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    noted = laid_down(STORES[0], folder)

    async def match() -> None:
        async with running(quick(folder)) as home:
            home.http.cookies.set(PLAIN, noted["devices"][0])
            asks = f"/api/tables/{(await home.mine())[0].table}/secret"
            answers = await asyncio.gather(*(home.http.post(asks, json={"request": digit * 32}) for digit in "abcd"))
            assert sorted(map(key, answers)) == [""] + ["secret-missing"] * 3

    asyncio.run(match())

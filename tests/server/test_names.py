"""The names a server answers to, and who may watch over it."""

from __future__ import annotations

import asyncio
import dataclasses
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from roji.games.errors import Invalid
from roji.server.names import chosen_names, host_of, operators
from roji.server.settings import Settings
from tests.server.raw import Raw
from tests.server.running import quick, running

MACHINE = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("Play.Example.ORG:8000", "play.example.org"),
        ("play.example.org.", "play.example.org"),
        ("[::1]:8000", "::1"),
        ("[fe80::1%25eth0]", "fe80::1%25eth0"),
        ("127.0.0.1", "127.0.0.1"),
        ("", ""),
        ("a b", ""),
        ("a:b", ""),
        ("::1", ""),
        ("user@localhost", ""),
        ("localhost/x", ""),
        ("[evil.example]", ""),
    ],
)
def test_the_host_of_a_header_is_read_without_port_case_and_last_dot(text: str, host: str) -> None:
    assert host_of(text) == host


def asked(tmp_path: Path, requests: list[tuple[str, dict[str, str]]], **settings: Any) -> list[httpx.Response]:
    """The answers of a server with these settings."""

    async def ask() -> list[httpx.Response]:
        async with running(dataclasses.replace(quick(tmp_path), **settings)) as home:
            return [await home.http.get(path, headers=headers) for path, headers in requests]

    return asyncio.run(ask())


def test_a_name_that_somebody_else_made_lead_here_is_refused_and_the_option_is_named(tmp_path: Path) -> None:
    bad = ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "", "a b", "::1"]
    good = ["localhost", "LOCALHOST:80", "localhost.", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]"]
    good += [MACHINE, f"{MACHINE.upper()}.local:8000", "play.example.org", "Play.Example.org.:443", "other.example"]
    paths = ("/", "/api/games", "/t/abc", "/schema/openapi.json", "/health", "/nowhere")
    requests = [(path, {"host": host}) for path in paths for host in bad]
    answers = asked(tmp_path, requests, names=("play.example.org",), origins=("https://other.example:444",))
    foreign, garbled = answers[:4], [answer for at, answer in enumerate(answers) if at % len(bad) >= 4]
    assert {answer.status_code for answer in answers if answer not in garbled} == {421}
    assert {answer.status_code for answer in garbled} <= {400, 421}
    problem = foreign[0].json()
    assert problem["key"] == "bad-host"
    assert "--name evil.example" in problem["text"]
    requests = [("/api/games", {"host": host}) for host in good]
    answers = asked(tmp_path, requests, names=("play.example.org",), origins=("https://other.example:444",))
    assert [answer.status_code for answer in answers] == [200] * len(good)


def test_a_socket_by_a_foreign_name_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            host, port = home.base.removeprefix("http://").split(":")
            path = f"/api/tables/{made.table}/socket"
            with pytest.raises(InvalidStatus) as refused:
                async with connect(f"ws://evil.example{path}", host=host, port=int(port), proxy=None):
                    pass
            assert refused.value.response.status_code == 403
            async with connect(f"ws://localhost{path}", host=host, port=int(port), proxy=None) as socket:
                assert (await Raw(socket).hello(made.secret))["type"] == "welcome"

    asyncio.run(ask())


def test_an_old_program_that_names_no_host_is_no_browser(tmp_path: Path) -> None:
    async def ask() -> bytes:
        async with running(quick(tmp_path)) as home:
            host, port = home.base.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /health HTTP/1.0\r\n\r\n")
            answer = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            return answer

    assert b" 200 " in asyncio.run(ask()).splitlines()[0]


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_what_operators_watch_is_no_page_s_business(path: str, tmp_path: Path) -> None:
    page = {"origin": "http://127.0.0.1"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-mode": "no-cors"}
    proxied = [{name: "127.0.0.1"} for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via")]
    answers = asked(tmp_path, [(path, {}), *((path, headers) for headers in (*page, *proxied))])
    assert [answer.status_code for answer in answers] == [200] + [403] * 7
    assert {answer.json()["key"] for answer in answers[1:4]} == {"operators-page"}
    assert {answer.json()["key"] for answer in answers[4:]} == {"operators-only"}


def test_operators_elsewhere_are_named_by_an_option_and_a_proxy_must_be_believed(tmp_path: Path) -> None:
    from_ten, from_eleven = ({"x-forwarded-for": address} for address in ("10.1.2.3", "11.1.2.3"))
    requests = [("/metrics", from_ten), ("/metrics", from_eleven), ("/metrics", {})]
    answers = asked(tmp_path, requests, operators=("10.0.0.0/8",), proxies="127.0.0.1")
    assert [answer.status_code for answer in answers] == [200, 403, 200]
    assert "--operator 11.1.2.3" in answers[1].json()["text"]
    answers = asked(tmp_path, requests, operators=("10.0.0.0/8",))  # nobody is believed to be a proxy
    assert [answer.status_code for answer in answers] == [403, 403, 200]


def test_names_and_operators_that_make_no_sense_are_refused_at_the_start() -> None:
    for wrong in (Settings(names=("a b",)), Settings(names=("http://x.example/",)), Settings(origins=("nonsense",))):
        with pytest.raises(Invalid, match="not the name of a server"):
            chosen_names(wrong)
    with pytest.raises(Invalid, match="neither an address nor a network"):
        operators(Settings(operators=("example.org",)))

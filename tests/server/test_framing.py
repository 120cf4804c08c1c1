"""A request that two programs could read in two ways is refused before anybody acts on it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from roji.games.errors import Invalid
from roji.server.framing import FIELDS, HEAD, Framing
from roji.words import say
from tests.server.running import quick, running
from tests.server.tcp import wired

HOST = b"Host: localhost\r\n"
GET = b"GET /health HTTP/1.1\r\n" + HOST
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"

AMBIGUOUS: dict[str, tuple[bytes, str]] = {
    "length and coding": (POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "twice"),
    "coding and length": (POST + b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n", "twice"),
    "two lengths that differ": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x", "twice"),
    "two lengths alike": (POST + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "twice"),
    "a list of lengths": (POST + b"Content-Length: 2, 2\r\n\r\n{}", "length"),
    "a length with a sign": (POST + b"Content-Length: +2\r\n\r\n{}", "length"),
    "a negative length": (POST + b"Content-Length: -1\r\n\r\n", "length"),
    "a length in hexadecimal": (POST + b"Content-Length: 0x2\r\n\r\n{}", "length"),
    "a length with a gap": (POST + b"Content-Length: 1 2\r\n\r\n{}", "length"),
    "a length without end": (POST + b"Content-Length: " + b"9" * 40 + b"\r\n\r\n", "length"),
    "an empty length": (POST + b"Content-Length: \r\n\r\n", "length"),
    "two codings": (POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "coding"),
    "two lines of codings": (POST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", "twice"),
    "another coding": (POST + b"Transfer-Encoding: identity\r\n\r\n", "coding"),
    "a coding in quotes": (POST + b'Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n', "coding"),
    "a coding in HTTP/1.0": (
        b"POST /api/tables HTTP/1.0\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "coding",
    ),
    "a vertical tab before the coding": (POST + b"Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n", "header"),
    "bare LF everywhere": (b"GET /health HTTP/1.1\nHost: localhost\n\n", "line"),
    "bare LF after a header": (GET + b"X: 1\nY: 2\r\n\r\n", "line"),
    "bare LF at the end": (GET + b"\n", "line"),
    "bare CR after a header": (GET + b"X: 1\rY: 2\r\n\r\n", "line"),
    "CR CR LF": (GET + b"X: 1\r\r\n\r\n", "line"),
    "a folded header": (GET + b"X: 1\r\n 2\r\n\r\n", "header"),
    "a folded coding": (POST + b"Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n", "header"),
    "a header folded by a tab": (GET + b"X: 1\r\n\t2\r\n\r\n", "header"),
    "a first header that is folded": (b"GET /health HTTP/1.1\r\n Host: localhost\r\n\r\n", "header"),
    "a space before the colon": (POST + b"Content-Length : 2\r\n\r\n{}", "header"),
    "a header without colon": (GET + b"nonsense\r\n\r\n", "header"),
    "a header without name": (GET + b": 1\r\n\r\n", "header"),
    "a name with a bracket": (GET + b"X(y): 1\r\n\r\n", "header"),
    "a zero byte": (GET + b"X: a\x00b\r\n\r\n", "header"),
    "a control character": (GET + b"X: a\x01b\r\n\r\n", "header"),
    "HTTP/9.9": (b"GET /health HTTP/9.9\r\n" + HOST + b"\r\n", "request"),
    "HTTP/2.0": (b"GET /health HTTP/2.0\r\n" + HOST + b"\r\n", "request"),
    "HTTP/1.2": (b"GET /health HTTP/1.2\r\n" + HOST + b"\r\n", "request"),
    "HTTP/1.10": (b"GET /health HTTP/1.10\r\n" + HOST + b"\r\n", "request"),
    "HTTP/01.1": (b"GET /health HTTP/01.1\r\n" + HOST + b"\r\n", "request"),
    "http in small letters": (b"GET /health http/1.1\r\n" + HOST + b"\r\n", "request"),
    "HTTP/0.9": (b"GET /health\r\n\r\n", "request"),
    "the greeting of HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "request"),
    "TRACE": (b"TRACE / HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "CONNECT": (b"CONNECT a:80 HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "a method of one's own": (b"PLAY / HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "a method in small letters": (b"get /health HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "an address with its host": (b"GET http://b/health HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "an address without a slash": (b"GET health HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "a star": (b"GET * HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "two spaces": (b"GET  /health HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "a tab between the words": (b"GET\t/health\tHTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "a space at the end of the line": (b"GET /health HTTP/1.1 \r\n" + HOST + b"\r\n", "request"),
    "an address with a gap": (b"GET /hea lth HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "an address in Latin-1": (b"GET /\xe4 HTTP/1.1\r\n" + HOST + b"\r\n", "request"),
    "an empty line before": (b"\r\n" + GET + b"\r\n", "request"),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "request"),
    "no host": (b"GET /health HTTP/1.1\r\n\r\n", "host"),
    "two hosts": (GET + b"Host: b\r\n\r\n", "twice"),
    "a WebSocket with a body": (
        GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 2\r\n\r\n{}",
        "upgrade",
    ),
    "an extension of a chunk": (CHUNKED + b"2;a=b\r\n{}\r\n0\r\n\r\n", "chunk"),
    "a size with 0x": (CHUNKED + b"0x2\r\n{}\r\n0\r\n\r\n", "chunk"),
    "a size with a sign": (CHUNKED + b"+2\r\n{}\r\n0\r\n\r\n", "chunk"),
    "a size with a space": (CHUNKED + b"2 \r\n{}\r\n0\r\n\r\n", "chunk"),
    "a size with an underscore": (CHUNKED + b"1_0\r\n" + b" " * 16 + b"\r\n0\r\n\r\n", "chunk"),
    "a size that ends in LF": (CHUNKED + b"2\n{}\r\n0\r\n\r\n", "chunk"),
    "a size beyond all bounds": (CHUNKED + b"f" * 17 + b"\r\n", "chunk"),
    "no size": (CHUNKED + b"\r\n\r\n", "chunk"),
    "a chunk longer than it says": (CHUNKED + b"1\r\n{}\r\n0\r\n\r\n", "chunk"),
    "a chunk that ends in LF": (CHUNKED + b"2\r\n{}\n0\r\n\r\n", "chunk"),
    "something after the last chunk": (CHUNKED + b"2\r\n{}\r\n0\r\nX: 1\r\n\r\n", "chunk"),
}


@pytest.mark.parametrize("case", AMBIGUOUS)
def test_what_could_be_read_in_two_ways_is_refused_and_the_connection_closed(case: str, tmp_path: Path) -> None:
    data, what = AMBIGUOUS[case]

    async def ask() -> None:
        async with running(quick(tmp_path)) as home, wired(home.base) as one:
            status, problem = await one.ask(data + GET + b"\r\n")
            assert (status, problem["key"]) == (400, "bad-http"), problem
            assert problem["text"] == say("bad-http", "en", what=what)
            assert not await one.reader.read()  # nothing else is answered, and it ends

    asyncio.run(ask())


def test_the_refusal_is_in_the_language_of_the_client_and_has_the_security_headers(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home, wired(home.base) as one:
            await one.send(b"GET /health HTTP/9.9\r\nHost: localhost\r\nAccept-Language: de-AT,de;q=0.9\r\n\r\n")
            status, headers, body = await one.answer()
            assert status == 400
            assert say("bad-http", "de", what="request").encode() in body
            assert headers["connection"] == "close"
            assert headers["x-content-type-options"] == "nosniff"

    asyncio.run(ask())


def test_a_head_that_is_too_long_or_has_too_many_headers_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            for data in (
                GET + b"X: " + b"x" * HEAD + b"\r\n\r\n",
                b"GET /" + b"x" * HEAD,
                GET + b"X: 1\r\n" * FIELDS + b"\r\n",
            ):
                async with wired(home.base) as one:
                    status, problem = await one.ask(data)
                    assert (status, problem["key"]) == (431, "long-head")

    asyncio.run(ask())


CLEAR: dict[str, tuple[bytes, int]] = {
    "a plain GET": (GET + b"\r\n", 200),
    "HTTP/1.0": (b"GET /health HTTP/1.0\r\n\r\n", 200),
    "no body": (POST + b"Content-Length: 0\r\n\r\n", 400),
    "a body": (POST + b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}", 400),
    "chunks": (POST + b"Transfer-Encoding: Chunked\r\n\r\n1\r\n{\r\n01\r\n}\r\n0\r\n\r\n", 400),
    "an empty header and Latin-1": (GET + b"X:\r\nY: \xe4\r\nZ:  a\tb \r\n\r\n", 200),
    "a foreign upgrade": (GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 200),
}


@pytest.mark.parametrize("case", CLEAR)
def test_what_is_clear_is_answered_however_it_is_cut(case: str, tmp_path: Path) -> None:
    data, status = CLEAR[case]

    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            for at in {0, *range(1, len(data), 7), len(data) - 1}:
                async with wired(home.base) as one:
                    await one.send(data[:at])
                    await asyncio.sleep(0)
                    found, problem = await one.ask(data[at:])
                    assert found == status
                    assert problem.get("key") != "bad-http"

    asyncio.run(ask())


def test_requests_that_come_in_one_go_are_answered_one_after_the_other(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home, wired(home.base) as one:
            body = POST + b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
            chunks = CHUNKED + b"2\r\n{}\r\n0\r\n\r\n"
            await one.send((GET + b"\r\n" + body + chunks) * 5 + b"GET / HTTP/9.9\r\n\r\n")
            statuses = [(await one.answer())[0] for _ in range(16)]
            assert statuses == [200, 400, 400] * 5 + [400]
            assert await one.ended()

    asyncio.run(ask())


def test_whatever_comes_is_passed_on_as_it_is_or_refused() -> None:
    rng = random.Random(0)
    sources = [data for data, _ in AMBIGUOUS.values()] + [data for data, _ in CLEAR.values()]
    for _ in range(3000):
        data = bytearray(rng.choice(sources))
        for _ in range(rng.randrange(4)):
            data[rng.randrange(len(data))] = rng.choice(b"\r\n :\x00\t;0aA{\xff")
        whole, pieces = read([bytes(data)]), read([bytes((byte,)) for byte in data])
        assert whole == pieces
        assert bytes(data).startswith(whole[0])


def read(parts: list[bytes]) -> tuple[bytes, bool]:
    """What is passed on of a request that comes in these parts, and whether it was refused."""
    framing, passed = Framing(), b""
    try:
        for part in parts:
            framing.add(part)
            while piece := framing.take():
                passed += piece
    except Invalid:
        return passed, True
    return passed, False

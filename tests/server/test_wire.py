"""At the wire: nobody holds a connection, a request or a frame longer, or sends more of them, than the bounds say."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from roji.server.door import counted
from roji.server.identity import Rate
from roji.server.settings import UNBOUNDED, Settings
from roji.words import say
from tests.server.raw import raw
from tests.server.running import quick, running
from tests.server.tcp import CLOSE, CONTINUED, PING, PONG, TEXT, Wire, framed, text, upgrading, wired

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


def bounded(folder: Path, **bounds: Any) -> Settings:
    """Settings without limits but these."""
    return dataclasses.replace(quick(folder), bounds=dataclasses.replace(UNBOUNDED, **bounds))


# -- deadlines -------------------------------------------------------------------------------------------------


def test_a_head_or_a_body_that_does_not_come_in_time_is_refused_and_an_idle_connection_ends(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, head=0.5, body=0.5, idle=1)) as home:
            async with wired(home.base) as half, wired(home.base) as body, wired(home.base) as silent:
                await half.send(HEAD)
                await body.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
                for one in (half, body):
                    status, headers, content = await one.answer()
                    assert (status, headers["connection"]) == (408, "close")
                    assert say("too-slow", "en").encode() in content
                    assert await one.ended()
                assert await silent.ended()
            async with wired(home.base) as again:
                assert (await again.ask(HEAD + b"\r\n"))[0] == 200
                await again.send(HEAD)  # another half
                assert (await again.answer())[0] == 408
            async with wired(home.base) as idle:
                assert (await idle.ask(HEAD + b"\r\n"))[0] == 200
                assert await idle.ended()

    asyncio.run(ask())


def test_a_request_that_trickles_in_byte_by_byte_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home, wired(home.base) as one:
            for byte in HEAD + b"X: " + b"x" * 200:
                await one.send(bytes((byte,)))
                await asyncio.sleep(0.001)
            assert (await one.answer())[0] == 408

    asyncio.run(ask())


def test_somebody_who_asks_for_a_lot_and_reads_nothing_is_hung_up_on(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, answer=1.0, idle=1, linger=0.5)) as home, wired(home.base) as one:
            one.listen(False)
            one.writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
            await asyncio.sleep(3)
            one.listen(True)
            assert await one.ended()

    asyncio.run(ask())


# -- how many --------------------------------------------------------------------------------------------------


def test_1100_half_requests_of_one_address_starve_nobody_else(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = dataclasses.replace(quick(tmp_path), bounds=Settings().bounds)
        async with running(settings) as home, AsyncExitStack() as stack:
            others = [await stack.enter_async_context(wired(home.base, "127.0.0.2")) for _ in range(1100)]
            for other in others:
                other.writer.write(HEAD)
            began = time.monotonic()
            async with wired(home.base) as innocent:
                assert (await innocent.ask(HEAD + b"\r\n"))[0] == 200
            made = await home.create("koikoi")
            async with home.at(made.table, made.secret) as table:
                assert table.connected
            assert time.monotonic() - began < settings.bounds.head / 2
            status, headers, body = await others[300].answer()
            assert (status, headers["connection"]) == (429, "close")
            assert b"too-many-connections" in body

    asyncio.run(ask())


def test_when_the_house_is_full_a_newcomer_is_told_so_in_its_language(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, everybody=3)) as home, AsyncExitStack() as stack:
            inside = [await stack.enter_async_context(wired(home.base)) for _ in range(3)]
            for one in inside:
                assert (await one.ask(HEAD + b"\r\n"))[0] == 200
            async with wired(home.base) as late:
                status, problem = await late.ask(HEAD + b"Accept-Language: de\r\n\r\n")
                assert (status, problem["key"]) == (503, "too-busy")
                assert problem["text"] == say("too-busy", "de")
                assert await late.ended()
            inside[0].writer.close()
            await inside[0].ended()
            async with wired(home.base) as next_one:
                assert (await next_one.ask(HEAD + b"\r\n"))[0] == 200

    asyncio.run(ask())


def test_so_many_too_many_that_nobody_reads_their_request_are_still_answered(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, connections=1, linger=0.2)) as home, AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(wired(home.base, "127.0.0.3")) for _ in range(140)]
            status, _, body = await crowd[-1].answer()
            assert status == 429
            assert b"too-many-connections" in body
            assert await crowd[-1].ended()

    asyncio.run(ask())


def test_the_connections_of_a_trusted_proxy_are_not_counted(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = dataclasses.replace(bounded(tmp_path, connections=2), proxies="127.0.0.2, 10.0.0.0/8")
        async with running(settings) as home, AsyncExitStack() as stack:
            for source, statuses in {"127.0.0.2": [200] * 6, "127.0.0.3": [200] * 2 + [429] * 4}.items():
                crowd = [await stack.enter_async_context(wired(home.base, source)) for _ in range(6)]
                assert [(await one.ask(HEAD + b"\r\n"))[0] for one in crowd] == statuses

    asyncio.run(ask())


def test_an_address_that_knocks_or_asks_without_end_is_turned_away_and_others_are_not(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, arrivals=Rate(5, 1e-9))) as home:
            statuses = []
            for _ in range(8):
                async with wired(home.base, "127.0.0.2") as one:
                    await one.send(HEAD + b"\r\n")
                    statuses.append((await one.answer())[0])
            assert statuses == [200] * 5 + [429] * 3
            async with wired(home.base, "127.0.0.3") as other:
                assert (await other.ask(HEAD + b"\r\n"))[0] == 200
        async with running(bounded(tmp_path, visits=Rate(5, 1e-9))) as home:
            async with wired(home.base, "127.0.0.2") as one:
                assert [(await one.ask(HEAD + b"\r\n"))[0] for _ in range(6)] == [200] * 5 + [429]
                assert await one.ended()
            async with wired(home.base, "127.0.0.3") as other:
                assert (await other.ask(HEAD + b"\r\n"))[0] == 200

    asyncio.run(ask())


def test_those_behind_a_proxy_are_counted_by_their_own_address(tmp_path: Path) -> None:
    async def ask() -> None:
        bounds = dataclasses.replace(UNBOUNDED, visits=Rate(3, 1e-9), arrivals=Rate(1, 1e-9))
        settings = dataclasses.replace(quick(tmp_path), bounds=bounds, proxies="127.0.0.2")
        async with running(settings) as home:
            for client in ("192.0.2.1", "192.0.2.2"):
                async with wired(home.base, "127.0.0.2") as one:
                    asked = HEAD.replace(b"/health", b"/api/games") + f"X-Forwarded-For: {client}\r\n\r\n".encode()
                    assert [(await one.ask(asked))[0] for _ in range(5)] == [200] * 3 + [429] * 2

    asyncio.run(ask())


def test_an_ipv6_line_counts_as_one_address_and_a_mapped_address_as_what_it_maps() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("a unix socket") == "a unix socket"


def test_bodies_that_are_announced_and_do_not_come_are_bounded_for_each_address(tmp_path: Path) -> None:
    announced = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{"

    async def ask() -> None:
        async with running(bounded(tmp_path, bodies=200_000)) as home, AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(wired(home.base, "127.0.0.2")) for _ in range(4)]
            for one in crowd:
                await one.send(announced)
            status, _, body = await crowd[3].answer()
            assert status == 429
            assert b"too-fast" in body
            async with wired(home.base, "127.0.0.3") as other:
                assert (await other.ask(HEAD + b"\r\n"))[0] == 200
            crowd[0].writer.transport.abort()
            status = 429
            while status == 429:  # until the server has seen that
                await asyncio.sleep(0.05)
                async with wired(home.base, "127.0.0.2") as again:
                    status, _ = await again.ask(announced + b"}" + b" " * 59_998)
            assert status == 400  # taken, and read to its end

    asyncio.run(ask())


def test_a_request_that_announces_too_much_is_refused_before_it_comes(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            for length in (b"Content-Length: 1100001\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n10c8e1\r\n"):
                async with wired(home.base) as one:
                    status, problem = await one.ask(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\n" + length)
                    assert (status, problem["key"]) == (413, "too-big")

    asyncio.run(ask())


# -- frames ------------------------------------------------------------------------------------------------------

FLOODS = {
    "empty pings": framed(PING) * 40_000,
    "empty pongs": framed(PONG) * 40_000,
    "empty pieces": framed(TEXT, b"", fin=False) + framed(CONTINUED, b"", fin=False) * 40_000,
    "messages that are none": framed(TEXT, b"{}") * 40_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_with_1008_and_delays_nobody(flood: str, tmp_path: Path) -> None:
    async def ask() -> None:
        bounds = dataclasses.replace(UNBOUNDED, frames=Settings().bounds.frames, fragments=64)
        settings = dataclasses.replace(quick(tmp_path), bounds=bounds, messages=Settings().messages)
        async with running(settings) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table) as innocent, wired(home.base) as one:
                await innocent.hello(made.secret)
                await one.upgrade(made.table)
                one.writer.write(FLOODS[flood])
                began = time.process_time()
                assert await one.close_code() == 1008
                assert (await innocent.ask("ping"))["type"] == "accepted"
                assert time.process_time() - began < 1.0  # of which most is this test's own reading and writing

    asyncio.run(ask())


def test_the_sockets_of_one_address_share_what_they_may_send_and_others_do_not_feel_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, crowd_frames=Rate(100, 1e-9))) as home, AsyncExitStack() as stack:
            made = await home.create("koikoi")
            crowd = [await stack.enter_async_context(wired(home.base, "127.0.0.2")) for _ in range(4)]
            for one in crowd:
                await one.upgrade(made.table)
            for one in crowd:
                await one.send(framed(PING) * 60)
            assert [await one.close_code() for one in crowd[2:]] == [1008, 1008]
            async with raw(home, made.table) as innocent:
                assert (await innocent.hello(made.secret))["type"] == "welcome"

    asyncio.run(ask())


def test_bytes_are_counted_too_and_what_comes_in_its_time_is_heard(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(bounded(tmp_path, frame_bytes=Rate(50_000, 1000))) as home:
            made = await home.create("koikoi")
            async with wired(home.base) as one:
                await says_hello(one, made.table, made.secret)
                await one.send(framed(PING, b"a") + framed(TEXT, b'{"type":', fin=False) + framed(PONG))
                await one.send(framed(CONTINUED, b'"ping",', fin=False) + framed(CONTINUED, b'"id":"p"}'))
                assert (await one.reply("p"))["type"] == "accepted"
                for _ in range(4):
                    await one.send(framed(TEXT, b" " * 16_000))
                assert await one.close_code() == 1008

    asyncio.run(ask())


BAD_FRAMES = {
    "bad UTF-8": (framed(TEXT, b"\xff\xfe"), 1007),
    "a reserved bit": (framed(TEXT, b"{}", reserved=4), 1002),
    "a kind that is none": (framed(3, b"{}"), 1002),
    "no mask": (framed(TEXT, b"{}", masked=False), 1002),
    "a piece of nothing": (framed(CONTINUED, b"{}"), 1002),
    "a long ping": (framed(PING, b"x" * 126), 1002),
    "half a ping": (framed(PING, fin=False), 1002),
    "half a code": (framed(CLOSE, b"\x00"), 1002),
    "a long message": (framed(TEXT, b"x" * 20_000), 1009),
    "a long message in pieces": (framed(TEXT, b"x" * 9_000, fin=False) + framed(CONTINUED, b"x" * 9_000), 1009),
}


@pytest.mark.parametrize("case", BAD_FRAMES)
def test_what_is_no_frame_or_no_text_ends_the_socket_with_its_own_code(
    case: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    frame, code = BAD_FRAMES[case]

    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            async with wired(home.base) as one:
                await one.upgrade(made.table)
                await one.send(frame + framed(PING) * 1000)
                assert await one.close_code() == code
                assert await one.ended()

    asyncio.run(ask())
    assert not capfd.readouterr().err  # strangers do not fill the log


def test_messages_before_the_answer_to_the_upgrade_are_heard(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            async with wired(home.base) as one:
                await one.send(upgrading(made.table, one.host))
                await one.send(framed(PING) + text(type="hello", id="h", version=2, secret=made.secret))
                assert (await one.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
                assert (await one.reply("h"))["type"] == "welcome"

    asyncio.run(ask())


def test_messages_that_come_in_one_go_are_all_answered_in_their_order(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            async with wired(home.base) as one:
                await says_hello(one, made.table, made.secret)
                ids = [f"p{number}" for number in range(3000)]
                await one.send(b"".join(text(type="ping", id=id) for id in ids))
                found = [(await one.message()).get("re", "") for _ in range(3001)]
                assert [id for id in found if id] == ids

    asyncio.run(ask())


# -- requests that are odd but clear -------------------------------------------------------------------------------


def test_head_answers_wherever_get_does_with_the_same_headers_and_no_body(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            mine = {"authorization": f"Bearer {made.secret}"}
            paths = ["/", "/health", "/metrics", "/api/games", "/api/mine", "/api/records", "/schema/openapi.json"]
            paths += [f"/api/tables/{made.table}", f"/t/{made.table}", "/nowhere", "/api/tables/nosuchtable"]
            for path in paths:
                got, head = await home.http.get(path, headers=mine), await home.http.head(path, headers=mine)
                assert head.status_code == got.status_code, path
                assert head.content == b""
                if path != "/metrics":
                    assert head.headers["content-length"] == got.headers["content-length"], path
                assert head.headers["content-type"] == got.headers["content-type"]
            assert (await home.http.head("/api/tables")).status_code == 405

    asyncio.run(ask())


DEEP: dict[str, str | bytes] = {
    "lists": "[" * 100_000,
    "objects": '{"a":' * 100_000,
    "an option": '{"game":"koikoi","name":"' + "0" * 32 + '","options":{"rounds":' + "[" * 50_000 + "]" * 50_000 + "}}",
    "a field": '{"game":"koikoi","name":' + "[" * 50_000 + "]" * 50_000 + "}",
    "a name nobody knows": '{"game":"koikoi","colour":' + '{"a":' * 20_000 + "1" + "}" * 20_000 + "}",
    "a record": '{"text":"a = ' + "[" * 20_000 + '"}',
    "tables of a record": '{"text":"a = ' + "{a=" * 20_000 + '"}',
    "a name that is no text": b'{"gam\xff": "koikoi", "nonce": 2}',
    "a text that is none": b'{"game": "koi\xff", "nonce": 2}',
    "a long number": '{"game":"koikoi","name":' + "9" * 100_000 + "}",
}


@pytest.mark.parametrize("case", DEEP)
def test_json_that_is_deep_or_no_text_is_refused_with_a_word_wherever_it_is_sent(case: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            for path in ("/api/tables", f"/api/tables/{made.table}/seats", "/api/records"):
                answer = await home.http.post(
                    path, content=DEEP[case], headers={"content-type": "application/json", "accept-language": "de"}
                )
                assert answer.status_code == 400, answer.text
                assert answer.json()["text"]

    asyncio.run(ask())


def test_odd_addresses_and_queries_are_never_the_servers_fault(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            table = f"/api/tables/{made.table}"
            big, deep = "9" * 5000, "%5B" * 4000
            paths = ["/%00", "/%ff%fe", "/..%2f..%2fetc/passwd", "/a%0d%0ab", "//", "/%", "/%zz", "/" + "a/" * 4000]
            paths += [f"{table}?since={big}", f"{table}?since={deep}", f"{table}?since=1&since=2", f"{table}?since=%ff"]
            paths += [
                f"{table}/past/{big}",
                f"/api/gardens?text={deep}",
                "/api/gardens/check?text=%00",
                f"{table}?{deep}",
            ]
            async with httpx.AsyncClient(headers={"authorization": f"Bearer {made.secret}"}) as http:
                for path in paths:
                    async with wired(home.base) as one:
                        await one.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                        status, _, _ = await one.answer()
                        assert status < 500, (path[:40], status)
                assert (await http.get(home.base + "/health")).is_success

    asyncio.run(ask())


async def says_hello(one: Wire, table: str, secret: str) -> None:
    await one.upgrade(table)
    await one.send(text(type="hello", id="h", version=2, secret=secret))
    assert (await one.reply("h"))["type"] == "welcome"

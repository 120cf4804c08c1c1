"""A device without a server: what it keeps, what it answers, and the plain stand-ins for what it lacks."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from roji.offline.device import Device, opened
from roji.offline.disk import MemoryDisk


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


class Person:
    """Somebody at a table of a device."""

    def __init__(self, device: Device, table: str, secret: str, number: int = 1) -> None:
        self.device, self.number, self.told = device, number, list[dict[str, Any]]()
        device.open(number, table, lambda text: self.told.append(json.loads(text) if text else {"type": "end"}))
        self.secret, self.count = secret, 0

    async def say(self, type: str, **more: Any) -> None:
        self.count += 1
        message = {"type": type, "id": f"{self.number}.{self.count}", **more}
        await self.device.hear(self.number, json.dumps(message))
        await settled()

    async def hello(self) -> None:
        await self.say("hello", version=2, secret=self.secret, lang="de")

    def last(self, type: str) -> dict[str, Any]:
        return next(told for told in reversed(self.told) if told["type"] == type)


async def asked(device: Device, path: str, body: Any = None, secret: str = "") -> Any:
    method = "GET" if body is None else "POST"
    answer = await device.ask(method, path, "" if body is None else json.dumps(body), secret, "de")
    return json.loads(answer.text) if "json" in answer.type else answer.text


async def table(device: Device, bot: str = "casual") -> dict[str, Any]:
    seats = [{"who": "me"}, {"who": bot}]
    made = await asked(device, "/api/tables", {"game": "koikoi", "options": {"rounds": 1}, "seats": seats})
    assert made["table"].startswith("local")
    return dict(made)


async def begun(device: Device, made: dict[str, Any]) -> Person:
    person = Person(device, made["table"], made["secret"])
    await person.hello()
    await person.say("nonce", commitment=made["commitment"], nonce="a" * 64)
    await person.say("start")
    return person


async def finished(person: Person) -> None:
    for _ in range(100):
        now = person.last("update") if any(told["type"] == "update" for told in person.told) else {}
        shown = now or person.last("welcome")["shown"]
        if shown["phase"] == "over":
            return
        if shown.get("choices"):
            await person.say("move", base=shown["n"], action=shown["choices"][0]["action"])
        else:
            await settled()
    raise AssertionError("the match does not end")


def test_a_match_goes_on_after_the_worker_was_killed() -> None:
    async def main() -> None:
        disk = MemoryDisk()
        first = await opened(disk)
        made = await table(first)
        person = await begun(first, made)
        told = person.last("update")
        second = await opened(disk)  # nothing but the disk is left
        again = Person(second, made["table"], made["secret"])
        await again.hello()
        shown = again.last("welcome")["shown"]
        assert (shown["n"], shown["choices"]) == (told["n"], told["choices"])
        await finished(again)
        record = await asked(second, f"/api/tables/{made['table']}/record", secret=made["secret"])
        assert record.startswith("# A Roji record")
        [listed] = await asked(second, "/api/mine")
        assert (listed["table"], listed["phase"]) == (made["table"], "over")

    asyncio.run(main())


def test_nothing_is_told_that_the_disk_did_not_take() -> None:
    class Full(MemoryDisk):
        full = False

        async def write(self, changes: Any) -> None:
            if self.full:
                raise OSError("no room")
            await super().write(changes)

    async def main() -> None:
        disk = Full()
        device = await opened(disk)
        person = await begun(device, await table(device))
        shown = person.last("update")
        disk.full = True
        person.told.clear()
        await person.say("move", base=shown["n"], action=shown["choices"][0]["action"])
        assert person.last("refused")["key"] == "not-stored"
        assert {told["type"] for told in person.told} <= {"refused", "bye", "end", "presence"}

    asyncio.run(main())


def test_of_two_pages_of_one_browser_the_slower_comes_back_to_what_is_on_the_disk() -> None:
    async def main() -> None:
        disk = MemoryDisk()
        one, other = await opened(disk), await opened(disk)
        made = await table(one, "random")
        here = await begun(one, made)
        there = Person(other, made["table"], made["secret"], 3)
        await there.hello()
        shown = here.last("update")
        move = {"base": shown["n"], "action": shown["choices"][0]["action"]}
        await here.say("move", **move)
        await there.say("move", **move)
        assert there.last("refused")["key"] == "not-stored"
        assert there.last("bye")["why"] == "restart"
        back = Person(other, made["table"], made["secret"], 2)
        await back.hello()
        assert back.last("welcome")["shown"]["n"] > shown["n"]

    asyncio.run(main())


def test_what_needs_a_server_is_refused_with_the_reason() -> None:
    async def main() -> None:
        device = await opened(MemoryDisk())
        answer = await device.ask("GET", "/api/records/x/picture", "", "", "de")
        assert answer.status == 400
        assert "Server" in json.loads(answer.text)["text"]
        for path, body in (("/api/tables", {"game": "koikoi", "colour": 1}), ("/api/tables", {"game": 7})):
            assert (await asked(device, path, body))["key"] == "bad-request"
        person = Person(device, "localnothing", "")
        await person.say("ping")
        assert person.last("refused")["key"] == "hello-missing"
        await device.hear(1, '{"type": "fly", "id": "me"}')
        assert person.last("refused")["re"] == "me"
        await person.hello()
        assert person.last("refused")["key"] == "no-table"

    asyncio.run(main())


# -- the stand-ins ---------------------------------------------------------------------------------------


@pytest.fixture
def plain_msgspec() -> Iterator[Any]:
    """`roji.wire` over the stand-in for msgspec."""
    mine = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "msgspec"}
    wire = {name: module for name, module in sys.modules.items() if name.startswith("roji.wire")}
    for name in (*mine, *wire):
        del sys.modules[name]
    stand_in = importlib.import_module("roji.offline.standins.msgspec")
    for name in ("", ".json", ".structs"):
        sys.modules[f"msgspec{name}"] = importlib.import_module(f"roji.offline.standins.msgspec{name}")
    try:
        yield stand_in
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "msgspec" or name.startswith("roji.wire")]:
            del sys.modules[name]
        sys.modules.update(mine | wire)


MESSAGES = [
    '{"type":"hello","id":"1"}',
    '{"type":"hello","id":"1","since":-1}',
    '{"type":"hello","id":"","since":1}',
    '{"type":"move","id":"1","base":3,"action":4,"note":"ä"}',
    '{"type":"move","id":"1","base":3,"action":null}',
    '{"type":"move","id":"1","base":3.5}',
    '{"type":"move","id":"1","base":true}',
    '{"type":"move","id":"1"}',
    '{"type":"move","id":"1","base":3,"text":5}',
    '{"type":"answer","id":"1","yes":"no"}',
    '{"type":"say","id":"1","text":"%s"}' % ("x" * 401),
    '{"type":"ping","id":"1","more":1}',
    '{"type":"fly","id":"1"}',
    '{"id":"1"}',
    "[]",
    "7",
    "{",
]


def read_by(decode: Any, error: type[Exception]) -> list[str]:
    """What is made of the messages; those that are refused, as such."""
    found = []
    for text in MESSAGES:
        try:
            message = decode(text)
            found.append(f"{type(message).__name__} {[getattr(message, n) for n in message.__struct_fields__]}")
        except error:
            found.append("refused")
    return found


def test_the_stand_in_reads_and_refuses_messages_as_msgspec_does(plain_msgspec: Any) -> None:
    plain = importlib.import_module("roji.wire.protocol")
    ours = read_by(plain.decoder.decode, plain_msgspec.DecodeError)
    for name in [name for name in sys.modules if name.split(".")[0] == "msgspec" or name.startswith("roji.wire")]:
        del sys.modules[name]
    real = importlib.import_module("roji.wire.protocol")
    theirs = read_by(real.decoder.decode, importlib.import_module("msgspec").DecodeError)
    assert ours == theirs
    assert "refused" in ours
    assert len(set(ours)) == 4

"""Hostile messages: shaped like real ones, damaged, or nothing at all."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from roji.client import Home
from roji.server.serve import MESSAGE
from tests.server.raw import Raw, raw
from tests.server.running import quick, running

TYPES = ["hello", "move", "start", "leave", "undo", "answer", "resign", "say", "rematch", "hint", "ping"]
FIELDS = ["type", "id", "secret", "since", "lang", "base", "action", "text", "note", "yes", "seat", "re", "__proto__"]
BATCH = 50  # messages between two questions whether the server is well


def value(rng: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    match rng.randrange(12 if depth < 3 else 9):
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice([0, -1, 1, 2**31 - 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, rng.randrange(60)])
        case 3:
            return rng.choice([0.5, -0.0, 1e308, 1e-300])
        case 4:
            return "".join(chr(rng.choice([0, 9, 34, 92, 127, 0x202E, 0x1F600, 0xFFFF, 65])) for _ in range(5))
        case 5:
            return "x" * rng.choice([0, 1, 63, 64, 65, 400, 401, 5000])
        case 6:
            return rng.choice(["koi", "1.1", "'; DROP TABLE events; --", "../../etc/passwd", "{{7*7}}", "%s%n"])
        case 7 | 8:
            return rng.randrange(60)
        case 9:
            return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
        case _:
            return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def hostile(rng: random.Random) -> str | bytes:
    """A message that nobody should send."""
    message: dict[str, Any] = {"type": rng.choice(TYPES), "id": f"{rng.random()}"}
    for _ in range(rng.randrange(4)):
        message[rng.choice(FIELDS)] = value(rng)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    match rng.randrange(12):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice(['"', "\\", "}", "\\ud800", "\x00", "1e999", "NaN"]) + text[at + 1 :]
        case 2:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
        case 3:
            return rng.choice(["[", '{"id":', '{"type":"ping","id":"x","a":[', " "]) * rng.randrange(1, 500)
        case 4:
            return json.dumps(value(rng))
        case 5:
            return text.encode()
        case 6:
            return rng.choice(["", " ", "null", "{}", "[]", '""', "\x00", "\ufeff{}"])
        case 7 if rng.random() < 0.02:
            return "x" * rng.choice([MESSAGE, MESSAGE + 1, 3 * MESSAGE])
        case _:
            return text


class Attack:
    """Somebody at each kind of place who sends nothing but rubbish; a seat that is lost is taken again."""

    def __init__(self, home: Home, rng: random.Random) -> None:
        self.home, self.rng = home, rng
        self.answers: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        while messages > 0:
            made = await self.home.create("koikoi", ["me", "open"], rounds=1)
            ben = await self.home.sit(made.table, made.invite)
            secrets = [made.secret, ben.secret, made.watch, "x" * 22, ""]
            async with raw(self.home, made.table) as one:
                await one.hello(made.secret)
                await one.ask("start")
            for secret in secrets:
                for _ in range(4):
                    messages -= await self.connection(made.table, secret, min(BATCH, messages))
            await self.home.ask("DELETE", f"/api/tables/{made.table}", secret=await self.ended(made.table, made.secret))

    async def ended(self, table: str, secret: str) -> str:
        async with raw(self.home, table) as one:
            await one.hello(secret)
            await one.ask("resign", id="enough")
        return secret

    async def connection(self, table: str, secret: str, count: int) -> int:
        """Send so many messages over one connection, then see that it is well or was closed for a reason."""
        async with raw(self.home, table) as one:
            if secret:
                await one.hello(secret)
            try:
                for _ in range(count):
                    await one.socket.send(hostile(self.rng))
                await self.drain(one)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != 1009:  # too long: nothing else ends a connection
                    raise
                self.answers["too long"] += 1
        return count

    async def drain(self, one: Raw) -> None:
        last = await one.send("ping", id="well?")
        while (message := await one.receive()).get("re") != last:
            self.answers[message.get("key", message["type"])] += 1
            assert message.get("key") != "internal"
        assert message["type"] in ("accepted", "refused")


def resident() -> int:
    """Pages of memory that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1])


async def attack(folder: Path, seed: str, messages: int) -> tuple[Counter[str], float]:
    """Attack a server in this process; what it answered, and how its memory grew from half to end."""
    trouble: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: trouble.append(context))
    async with AsyncExitStack() as stack:
        logs = stack.enter_context(capture_logs())
        home = await stack.enter_async_context(running(quick(folder)))
        attacker = Attack(home, random.Random(seed))
        await attacker.run(messages // 2)
        half = resident()
        await attacker.run(messages // 2)
        grown = resident() / half
        assert (await home.http.get("/health")).json()["status"] == "ok"
    assert not trouble, trouble
    assert not [line for line in logs if line["log_level"] in ("error", "critical")], logs
    return attacker.answers, grown

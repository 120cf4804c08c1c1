"""Hostile messages, frames and requests: shaped like real ones, damaged, or nothing at all."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import json
import random
import re
import resource
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from structlog.testing import capture_logs

from roji.server.serve import MESSAGE
from roji.server.settings import Settings
from roji.wire.protocol import VERSION
from tests.server.running import quick, running
from tests.server.tcp import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, framed, text, upgrading

TYPES = ["hello", "move", "nonce", "promise", "start", "leave", "undo", "answer", "resign", "say", "rematch", "hint"]
TYPES += ["ping"]
FIELDS = [
    "type",
    "id",
    "secret",
    "since",
    "proof",
    "lang",
    "base",
    "action",
    "text",
    "note",
    "yes",
    "seat",
    "__proto__",
]
FIELDS += ["version", "commitment", "nonce", "promise"]
BATCH = 50  # messages of one connection between two questions whether the server is well
FLOODS = [150, 150, 150, 700]  # messages of a connection that is to learn of the limits
POOL = 20_000  # different messages in a run; each is sent a few times
ATTACKERS = 6  # at once, so that nobody waits for the disk
CLOSES = {1001, 1002, 1007, 1008, 1009}  # how the server may end a socket
UNHEARD = b"keepalive ping timeout"  # with 1011, which is an error otherwise: nobody here answers pings
ANSWER = re.compile(rb'"key":"([a-z-]+)","text":"|"type":"(accepted|update|welcome|hinted)"')
NONCE = "0" * 64
END = b"\x00nothing says this\x00"


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


def shaped(rng: random.Random) -> dict[str, Any]:
    """A message that has what its kind must have, of the right kind, but out of place."""
    number = rng.choice([0, 1, 2, 3, 4, 5, 2**31 - 1, rng.randrange(60)])
    match rng.randrange(40):
        case 0:
            return {"type": rng.choice(["resign", "leave", "start", "rematch", "hint"])}
        case 1 | 2 | 3 | 4 | 5:
            return {"type": "undo"}
        case 6 | 7 | 8:
            return {"type": "answer", "yes": rng.random() < 0.5}
        case 9 | 10 | 11 | 12:
            return {"type": "say", "text": str(value(rng, 3))[:420]}
        case 13 | 14:
            return {
                "type": "hello",
                "secret": rng.choice(["", "x" * 22]),
                "since": number,
                "lang": rng.choice(["de", "en"]),
            }
        case 15 | 16:
            return {"type": "ping"}
        case 17 | 18 | 19:
            return {"type": "move", "base": number, "text": rng.choice(["1L", "koi", "=9A", "", "stop", "\u202e"])}
        case 20:
            return {"type": "move", "base": number, "action": number, "note": str(value(rng, 3))[:420]}
        case _:
            return {"type": "move", "base": rng.randrange(4, 40), "action": rng.randrange(52)}


def hostile(rng: random.Random) -> str | bytes:
    """A message that nobody should send."""
    message: dict[str, Any]
    if rng.random() < 0.5:
        return json.dumps(shaped(rng) | {"id": f"{rng.random()}"})
    message = {"type": rng.choice(TYPES), "id": f"{rng.random()}"}
    for _ in range(rng.randrange(4)):
        message[rng.choice(FIELDS)] = value(rng)
    said = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    match rng.randrange(12):
        case 0:
            return said[: rng.randrange(len(said))]
        case 1:
            at = rng.randrange(len(said))
            return said[:at] + rng.choice(['"', "\\", "}", "\\ud800", "\x00", "1e999", "NaN"]) + said[at + 1 :]
        case 2:
            return rng.randbytes(rng.randrange(40))
        case 3:
            return rng.choice(["[", '{"id":', '{"type":"ping","id":"x","a":[', " "]) * rng.randrange(1, 500)
        case 4:
            return json.dumps(value(rng))
        case 5:
            return said.encode()
        case 6:
            return rng.choice(["", " ", "null", "{}", "[]", '""', "\x00", "\ufeff{}"])
        case 7 if rng.random() < 0.002:
            return "x" * rng.choice([MESSAGE, MESSAGE + 1, 3 * MESSAGE])
        case _:
            return said


def hostile_frame(rng: random.Random) -> bytes:
    """A message in a frame or in several, with pings between them."""
    said = hostile(rng)
    kind, content = (TEXT, said.encode()) if isinstance(said, str) else (BINARY, said)
    if rng.random() < 0.95:
        return framed(kind, content)
    at = rng.randrange(len(content) + 1)
    between = framed(rng.choice([PING, PONG]), rng.randbytes(rng.randrange(9)))
    return framed(kind, content[:at], fin=False) + between + framed(CONTINUED, content[at:])


def no_frame(rng: random.Random) -> bytes:
    """What ends a socket: no frame, or none that belongs here."""
    match rng.randrange(7):
        case 0:
            return framed(TEXT, b"\xff" + rng.randbytes(5))
        case 1:
            return framed(rng.choice([TEXT, PING]), b"{}", reserved=rng.randrange(1, 8))
        case 2:
            return framed(rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), rng.randbytes(8))
        case 3:
            return framed(TEXT, b"{}", masked=False)
        case 4:
            return framed(rng.choice([CONTINUED, CLOSE]), rng.randbytes(1))
        case 5:
            return framed(PING, b"x" * 126)
        case _:
            return rng.randbytes(60)


PATHS = [
    "/api/tables", "/api/records", "/api/tables/abc/seats", "/api/mine", "/", "/%00", "/api/games",
    "/api/records/abc/tables", "/api/records/abc/story", "/api/records/abc/review/0", "/api/records/abc/review/x",
    "/api/records/abc/picture", "/api/games/koikoi/count",
]  # fmt: skip


def hostile_request(rng: random.Random) -> bytes:
    """A request that is deep, damaged, or only half there."""
    deep = rng.choice(['{"game":', "[", '{"text":"a = [', '{"options":{"a":']) * rng.randrange(1, 9000)
    body = rng.choice([deep, json.dumps(value(rng)), json.dumps({"game": "koikoi", "nonce": value(rng)})]).encode()
    path = rng.choice(PATHS)
    method = rng.choice(["POST", "POST", "GET", "DELETE", "HEAD", "OPTIONS", "PUT", "TRACE"])
    head = f"{method} {path}?since={value(rng, 3)!r} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    data = bytearray(head.encode("latin-1", "replace"))
    data += f"Content-Length: {len(body)}\r\n\r\n".encode() + body
    for _ in range(rng.randrange(3)):
        data[rng.randrange(len(data))] = rng.choice(b"\r\n :\x00\t;0aA{\xff")
    return bytes(data[: rng.randrange(len(data)) if rng.random() < 0.3 else None])


class Ear(asyncio.Protocol):
    """A connection that keeps all it hears, and says when it has heard a certain thing or the end."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.mark, self.from_ = b"", 0
        self.woken: asyncio.Future[None] | None = None
        self.over = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if self.mark and self.heard.find(self.mark, self.from_) >= 0:
            self.wake()
        self.from_ = max(0, len(self.heard) - len(self.mark))

    def connection_lost(self, error: Exception | None) -> None:
        self.over = True
        self.wake()

    def wake(self) -> None:
        if self.woken is not None and not self.woken.done():
            self.woken.set_result(None)

    async def hear(self, mark: bytes = END, seconds: float = 60) -> bool:
        """Wait for something to be said, or for the end; False where that is what came, or nothing did in time."""
        self.mark, self.from_ = mark, 0
        if self.heard.find(mark) < 0 and not self.over:
            self.woken = asyncio.get_running_loop().create_future()
            await asyncio.wait([self.woken], timeout=seconds)
        return self.heard.find(mark) >= 0

    def close_code(self) -> int | None:
        """The code of the frame that ended it. Answers to pings may follow, and they say whatever was sent."""
        heard, at = self.heard, 0
        while at + 2 <= len(heard):
            kind, size = heard[at] & 15, heard[at + 1]
            at += 2
            if size > 125:  # the size follows, in two bytes or eight
                wide = 2 if size == 126 else 8
                size, at = int.from_bytes(heard[at : at + wide], "big"), at + wide
            if kind == CLOSE:
                code = int.from_bytes(heard[at : at + 2], "big")
                return 1001 if code == 1011 and heard[at + 2 : at + size] == UNHEARD else code
            at += size
        return None


class Attack:
    """Somebody at each kind of place who sends nothing but rubbish, from another address each time."""

    def __init__(self, base: str, seed: str, limits: bool) -> None:
        self.rng, self.limits = random.Random(seed), limits
        address = urlsplit(base)
        self.host, self.port, self.netloc = address.hostname or "", address.port or 0, address.netloc
        self.pool = [hostile_frame(self.rng) for _ in range(POOL // ATTACKERS)]
        self.answers: Counter[str] = Counter()
        self.ids = 0

    async def connect(self) -> Ear:
        rng = self.rng
        source = f"127.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(Ear, self.host, self.port, local_addr=(source, 0))
        return ear

    async def run(self, messages: int) -> None:
        while messages > 0:
            table, secrets = await self.table()
            for secret in [*secrets, "x" * 22, ""]:
                for _ in range(4):
                    count = self.rng.choice(FLOODS) if self.limits and self.rng.random() < 0.1 else BATCH
                    await self.connection(table, secret, min(count, messages))
                    messages -= count
            for _ in range(4):
                await self.no_frames(table)
                await self.request(hostile_request(self.rng), patience=0.3)
                messages -= 2
            await self.put_away(table, secrets[0])

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
        """A request as a client would make it."""
        content = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.netloc}\r\nConnection: close\r\n"
        if secret:
            head += f"Authorization: Bearer {secret}\r\n"
        head += f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n\r\n"
        return await self.request(head.encode() + content)

    async def request(self, data: bytes, patience: float = 60) -> tuple[int, Any]:
        """Send a request, whole or not; status and content of what is said, 0 where nothing is."""
        ear = await self.connect()
        ear.transport.write(data)
        await ear.hear(seconds=patience)
        ear.transport.abort()
        head, _, body = bytes(ear.heard).partition(b"\r\n\r\n")
        status = int(head[9:12]) if head else 0
        self.answers[f"http {status}"] += 1
        assert status < 500, (data[:200], head, body)
        return status, json.loads(body) if body.startswith((b"{", b"[")) and status < 300 else None

    async def table(self) -> tuple[str, list[str]]:
        """A table where a match has begun; the secrets of both seats and of a spectator."""
        seats = [{"who": "me"}, {"who": "open"}]
        asked = {"game": "koikoi", "seats": seats, "options": {"rounds": 1}, "chat": True}
        status, made = await self.ask("POST", "/api/tables", asked)
        assert status == 201
        table: str = made["table"]
        status, ben = await self.ask("POST", f"/api/tables/{table}/seats", {"secret": made["invite"]})
        assert status == 201
        for secret in (made["secret"], ben["secret"]):
            await self.say(table, secret, type="nonce", id="nonce", commitment=made["commitment"], nonce=NONCE)
        await self.say(table, made["secret"], type="start", id="start")
        return table, [made["secret"], ben["secret"], made["watch"]]

    async def put_away(self, table: str, secret: str) -> None:
        await self.say(table, secret, type="resign", id="enough")
        status, _ = await self.ask("DELETE", f"/api/tables/{table}", secret=secret)
        assert status == 204

    async def say(self, table: str, secret: str, **message: str) -> None:
        """One message as a client would send it."""
        ear = await self.upgraded(table)
        ear.transport.write(text(type="hello", id="h", version=VERSION, secret=secret) + text(**message))
        assert await ear.hear(f'"re":"{message["id"]}"'.encode())
        ear.transport.abort()

    async def upgraded(self, table: str) -> Ear:
        ear = await self.connect()
        ear.transport.write(upgrading(table, self.netloc))
        assert await ear.hear(b"\r\n\r\n"), ear.heard
        ear.heard.clear()
        return ear

    async def connection(self, table: str, secret: str, count: int) -> None:
        """Send so many messages over one connection, then see that it is well or was closed for a reason."""
        ear = await self.upgraded(table)
        self.ids += 1
        last = f"well-{self.ids}?"
        if secret:
            ear.transport.write(text(type="hello", id="h", version=VERSION, secret=secret))
        ear.transport.write(b"".join(self.rng.choices(self.pool, k=count)) + text(type="ping", id=last))
        if not await ear.hear(f'"re":"{last}"'.encode()):
            code = ear.close_code()
            assert code in CLOSES, (code, bytes(ear.heard[-200:]))
            self.answers[f"closed {code}"] += 1
        for key, kind in ANSWER.findall(ear.heard):
            self.answers[(key or kind).decode()] += 1
        assert not self.answers["internal"]
        ear.transport.abort()

    async def no_frames(self, table: str) -> None:
        """Send what is no frame: the server ends the socket and says why."""
        ear = await self.upgraded(table)
        ear.transport.write(no_frame(self.rng) + framed(PING) * self.rng.randrange(3))
        if self.rng.random() < 0.5:
            ear.transport.write_eof()
            await ear.hear(seconds=1)
        self.answers["no frame"] += 1
        ear.transport.abort()


def resident() -> int:
    """Bytes of memory that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@contextmanager
def no_trouble() -> Iterator[None]:
    """Nothing is logged as an error, and no exception is left lying about."""
    trouble: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: trouble.append(context))
    with capture_logs() as logs:
        yield
    assert not trouble, trouble
    assert not [line for line in logs if line["log_level"] in ("error", "critical")], logs


async def attack(folder: Path, seed: str, messages: int, limits: bool = False) -> tuple[Counter[str], int]:
    """Attack a server in this process; what it answered, and by how many bytes its memory grew from half to end."""
    settings = dataclasses.replace(Settings(), folder=folder, port=0, bot_workers=1) if limits else quick(folder)
    with no_trouble():
        async with running(settings) as home:
            attackers = [Attack(home.base, f"{seed} {number}", limits) for number in range(ATTACKERS)]
            share = messages // 2 // ATTACKERS
            await asyncio.gather(*(attacker.run(share) for attacker in attackers))
            half = resident()
            await asyncio.gather(*(attacker.run(share) for attacker in attackers))
            grown = resident() - half
            assert (await home.http.get("/health")).json()["status"] == "ok"
    answers: Counter[str] = Counter()
    for attacker in attackers:
        answers += attacker.answers
    return answers, grown

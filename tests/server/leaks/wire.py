"""A raw client: it does steps of a script one after another and keeps every byte that each viewer gets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Who = int | None | str  # a seat, a spectator, or ANYONE: somebody without any secret
ANYONE = "anyone"
PATIENCE = 30.0  # seconds for one step
VARYING = {"date", "sec-websocket-accept"}  # headers that are never the same twice
# Lines of /metrics that tell times or what the process needs; what a commit holds is a matter of time, too.
BUSY = ("_waiting", "_busy", "_opening", "roji_http_connections")
MEASURED = ("process_", "python_gc_", "_seconds_bucket", "_seconds_sum", "_created", "roji_commit_", *BUSY)


class Stuck(AssertionError):
    """What had to happen did not."""


@dataclass(frozen=True)
class Ask:
    """A request over HTTP."""

    who: Who
    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Connect:
    """A new socket and its greeting; with `cookie` it is the device that is known."""

    name: str
    who: Who
    table: str
    hello: str
    cookie: str = ""


@dataclass(frozen=True)
class Send:
    """A message over a socket, and the id that its answer carries."""

    name: str
    text: str
    id: str


@dataclass(frozen=True)
class Close:
    """The end of a socket."""

    name: str


Step = Ask | Connect | Send | Close
Heard = dict[tuple[Who, str], list[str]]  # per viewer and socket (or HTTP): what came, in its order


class Ear:
    """One socket of a viewer, and what it knows of the table."""

    def __init__(self, who: Who, socket: ClientConnection, heard: list[str]) -> None:
        self.who, self.socket, self.heard = who, socket, heard
        self.n, self.to_move, self.seats = 0, None, list[str]()
        self.presences = 0
        heard.append(headers(socket.response.headers.raw_items() if socket.response else []))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await self.socket.recv(decode=True)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        now = message.get("shown", message)
        if message["type"] in ("welcome", "update"):
            self.n, self.to_move = now["n"], now["to_move"]
            self.seats = [seat["who"] for seat in now.get("seats") or []] or self.seats
        elif message["type"] == "presence":
            self.presences += 1
        return message

    async def until_answered(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if (
                message["type"] in ("welcome", "update", "accepted", "refused", "hinted")
                and message.get("re", "") == id
            ):
                return message

    async def until_quiet(self, n: int) -> None:
        """Wait for event `n`, and while bots are to move."""
        while self.n < n or (self.to_move is not None and self.seats[self.to_move] != "person"):
            await self.hear()


class Wire:
    """Everybody's sockets and requests in one run."""

    def __init__(self, base: str) -> None:
        self.base, self.heard = base, Heard()
        self.ears: dict[str, Ear] = {}
        self.homes: dict[Who, httpx.AsyncClient] = {}
        self.open = AsyncExitStack()

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*(ear.socket.close() for ear in self.ears.values()))
        await self.open.aclose()

    async def do(self, step: Step) -> dict[str, Any]:
        """Do a step, wait for its answer and until everybody has heard all of it; the answer, where it is JSON."""
        try:
            async with asyncio.timeout(PATIENCE):
                match step:
                    case Ask():
                        return await self._ask(step)
                    case Connect():
                        return await self._connect(step)
                    case Send():
                        return await self._send(step)
                    case Close():
                        return await self._close(step)
        except TimeoutError:
            raise Stuck(f"no end of {step}") from None

    def _kept(self, who: Who, where: str) -> list[str]:
        return self.heard.setdefault((who, where), [])

    async def _ask(self, step: Ask) -> dict[str, Any]:
        home = self.homes.get(step.who)
        if home is None:
            home = self.homes[step.who] = httpx.AsyncClient(base_url=self.base, verify=False, trust_env=False)
            await self.open.enter_async_context(home)
        got = await home.request(step.method, step.path, content=step.body, headers=list(step.headers))
        body = got.content.decode()
        told = headers((name.decode(), value.decode()) for name, value in got.headers.raw)
        if step.path == "/metrics":  # with times in it, and so of any length
            body = "\n".join(line for line in body.splitlines() if not any(word in line for word in MEASURED))
            told = told.replace(f"content-length: {len(got.content)}", "")
        self._kept(step.who, "HTTP").append(f"{step.method} {step.path}\n{got.status_code}\n{told}\n{body}")
        found = got.json() if got.headers.get("content-type") == "application/json" else {}
        return found if isinstance(found, dict) else {}

    async def _connect(self, step: Connect) -> dict[str, Any]:
        url = f"ws{self.base.removeprefix('http')}/api/tables/{step.table}/socket"
        cookie = {"cookie": step.cookie} if step.cookie else None
        socket = await connect(url, compression=None, additional_headers=cookie, proxy=None)
        ear = Ear(step.who, socket, self._kept(step.who, step.name))
        await socket.send(step.hello)
        message = await ear.until_answered(json.loads(step.hello)["id"])
        if message["type"] == "refused":
            raise Stuck(f"{step}: {message}")
        before = {name: other.presences for name, other in self.ears.items()}
        self.ears[step.name] = ear
        for name, other in self.ears.items():
            while other.presences <= before.get(name, 0):
                await other.hear()
        return message

    async def _send(self, step: Send) -> dict[str, Any]:
        sender = self.ears[step.name]
        await sender.socket.send(step.text)
        answer = await sender.until_answered(step.id)
        if answer["type"] == "update":
            for ear in self.ears.values():
                await ear.until_quiet(answer["n"])
        return answer

    async def _close(self, step: Close) -> dict[str, Any]:
        ear = self.ears.pop(step.name)
        await ear.socket.close()
        before = {name: other.presences for name, other in self.ears.items()}
        for name, other in self.ears.items():
            while other.presences <= before[name]:
                await other.hear()
        return {}


def headers(found: Any) -> str:
    """The headers of an answer, without those that differ always."""
    pairs: Iterator[tuple[str, str]] = ((name.lower(), value) for name, value in found)
    return "\n".join(f"{name}: {value}" for name, value in pairs if name not in VARYING)

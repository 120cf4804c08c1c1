"""A server as a client sees it: games, new tables, seats, records."""

from __future__ import annotations

import secrets
from types import TracebackType
from typing import Any

import httpx
import msgspec

from roji.client.links import Link, read_link
from roji.client.table import Refused, RemoteTable
from roji.games.errors import Invalid
from roji.wire import protocol


class Home:
    """A server by its address. `async with` keeps its connections; the cookie of the device lives as long."""

    def __init__(self, base: str, lang: str = "en") -> None:
        self.base, self.lang = base.rstrip("/"), lang
        self.http = httpx.AsyncClient(
            base_url=self.base,
            headers={"accept-language": lang},
            timeout=30,
            verify=not self.base.lower().startswith("http:"),  # reading certificates takes a while; plain http has none
        )

    async def __aenter__(self) -> Home:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, data: Any = None, secret: str = "") -> bytes:
        """One request; Refused where the server says no."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        if data is not None:
            headers["content-type"] = "application/json"
        try:
            answer = await self.http.request(
                method, path, content=None if data is None else msgspec.json.encode(data), headers=headers
            )
        except httpx.TransportError as error:
            raise Refused("no-server", Invalid("no-server", base=self.base).say(self.lang)) from error
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=protocol.Problem)
        except msgspec.DecodeError:
            problem = protocol.Problem(key="no-server", text=Invalid("no-server", base=self.base).say(self.lang))
        raise Refused(problem.key, problem.text, problem.clause)

    async def games(self) -> list[protocol.GameShown]:
        return msgspec.json.decode(await self.ask("GET", "/api/games"), type=list[protocol.GameShown])

    async def create(
        self,
        game: str,
        seats: list[str] | None = None,
        *,
        name: str = "",
        chat: bool = False,
        hints: bool | None = None,
        strict: bool = False,
        **options: Any,
    ) -> protocol.Made:
        """Make a table; `seats` names for each seat `me`, `open` or a bot."""
        listed = [protocol.NewSeat(who=who) for who in seats or []]
        asked = protocol.NewTable(
            game=game, options=options, seats=listed, name=name, chat=chat, hints=hints, strict=strict
        )
        return msgspec.json.decode(await self.ask("POST", "/api/tables", asked), type=protocol.Made)

    async def sit(self, table: str, secret: str, *, name: str = "", seat: int | None = None) -> protocol.Seated:
        """Take a seat by invitation, or one's own at a rematch. If no answer comes it is asked again, seated once."""
        asked = protocol.Sit(secret=secret, name=name, seat=seat, request=secrets.token_hex(16))
        try:
            answer = await self.ask("POST", f"/api/tables/{table}/seats", asked)
        except Refused as error:
            if error.key != "no-server":
                raise
            answer = await self.ask("POST", f"/api/tables/{table}/seats", asked)
        return msgspec.json.decode(answer, type=protocol.Seated)

    async def look(self, table: str, secret: str) -> protocol.Welcome:
        """How things stand at a table, without a connection to it."""
        return msgspec.json.decode(await self.ask("GET", f"/api/tables/{table}", secret=secret), type=protocol.Welcome)

    def at(self, table: str, secret: str) -> RemoteTable:
        """The table that a secret opens; connect with `async with`."""
        return RemoteTable(Link(self.base, table, secret), self.lang)

    def link(self, table: str, secret: str) -> str:
        return str(Link(self.base, table, secret))

    async def record(self, table: str, secret: str) -> str:
        """The record of a finished match."""
        return (await self.ask("GET", f"/api/tables/{table}/record", secret=secret)).decode()

    async def mine(self) -> list[protocol.TableShown]:
        return msgspec.json.decode(await self.ask("GET", "/api/mine"), type=list[protocol.TableShown])


async def join(link: str, *, name: str = "", lang: str = "en") -> RemoteTable:
    """The table behind a link: at one's own seat, or, with an invitation, at the first seat that is open."""
    found = read_link(link)
    async with Home(found.base, lang) as home:
        try:
            seated = await home.sit(found.table, found.secret, name=name)
        except Refused as error:
            if error.key != "seat-begun":
                raise
            return RemoteTable(found, lang)
    return RemoteTable(found._replace(secret=seated.secret), lang)


def watch(link: str, lang: str = "en") -> RemoteTable:
    """The table behind a link for watching."""
    return RemoteTable(read_link(link), lang)

"""A match at a real server, played by chance: every kind of wish, most of them legal, and a close look now and then.

Every step is written down with all its bytes, so that it can be done again at the table of a twin.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from roji.bots.bot import bot
from roji.games.game import Game
from roji.games.niwashi.tiles import AIMS
from roji.games.state import State
from roji.server.devices import PLAIN
from roji.server.tables import Tables
from roji.table.events import PERSON
from roji.table.table import RUNNING, Table
from tests.server.leaks.twins import Past, Tried
from tests.server.leaks.wire import ANYONE, Ask, Close, Connect, Send, Step, Who, Wire

JSON = (("content-type", "application/json"),)
KINDS = (
    "illegal",
    "illegal",
    "undo",
    "undo",
    "garbled",
    "stale",
    "not mine",
    "resend",
    "reconnect",
    "nonsense",
    "request",
)
MORE: dict[str, dict[str, Any]] = {"say": {"text": "a fine garden"}, "answer": {"yes": True}}


@dataclass(frozen=True)
class Point:
    """A close look: how many steps and events there had been, and how much everybody had heard."""

    steps: int
    events: int
    heard: dict[tuple[Who, str], int]


@dataclass
class Recorded:
    """A recorded match: its steps, what was heard, where one looked closely, and what really happened."""

    past: Past
    steps: list[Step]
    points: list[Point]
    decided: list[int]
    heard: dict[tuple[Who, str], list[str]]
    viewers: list[int | None]


@dataclass
class Script:
    """Plays a match at a server and writes the script of it."""

    wire: Wire
    tables: Tables
    rng: random.Random
    gap: int  # steps from one close look to the next, about
    most: int  # steps after which people resign
    skill: float  # how often people decide well
    steps: list[Step] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    tried: list[Tried] = field(default_factory=list)
    secrets: dict[Who, str] = field(default_factory=dict)
    ears: dict[Who, str] = field(default_factory=dict)  # the socket that everybody has all along
    id: str = ""
    count: int = 0
    last: Send | None = None  # the last move that was accepted

    @property
    def table(self) -> Table:
        return self.tables.live[self.id].table

    async def do(self, step: Step) -> dict[str, Any]:
        self.steps.append(step)
        return await self.wire.do(step)

    # -- what a step is made of ----------------------------------------------------------------------------

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def new_name(self) -> str:
        self.count += 1
        return f"w{self.count}"

    async def request(self, who: Who, type: str, **values: Any) -> dict[str, Any]:
        """A message over somebody's socket."""
        id = self.new_name()
        step = Send(self.ears[who], json.dumps({"type": type, "id": id, **values}), id)
        answer = await self.do(step)
        if type == "move" and answer["type"] == "update":
            self.last = step
        return answer

    async def ask(self, who: Who, method: str, path: str, body: Any = None, **headers: str) -> dict[str, Any]:
        """A request; a seat and a spectator show their secret, anyone has none."""
        pairs = tuple(headers.items())
        if who in self.secrets and "authorization" not in headers:
            pairs += (("authorization", f"Bearer {self.secrets[who]}"),)
        sent = b"" if body is None else json.dumps(body).encode()
        return await self.do(Ask(who, method, path, sent, pairs + (JSON if sent else ())))

    async def connect(self, who: Who, since: int, lang: str = "en", cookie: str = "") -> str:
        name = f"socket {self.new_name()}"
        hello = {"type": "hello", "id": name, "version": 2, "secret": self.secrets[who], "since": since, "lang": lang}
        await self.do(Connect(name, who, self.id, json.dumps(hello), cookie))
        return name

    # -- the match -----------------------------------------------------------------------------------------

    async def play(self, game: Game, seats: list[str], chat: bool) -> None:
        """A whole match."""
        await self.gather(game, seats, chat)
        look = self.rng.randrange(2, self.gap)
        begun = len(self.steps)
        while self.table.phase == RUNNING:
            if len(self.steps) - begun >= look:
                await self.look_closely()
                begun, look = len(self.steps), self.rng.randrange(1, 2 * self.gap)
            elif len(self.steps) > self.most:
                await self.request(self.rng.choice(self.table.people), "resign")
            elif self.chance(0.35):
                await self.disturb()
            else:
                await self.move()
        await self.reveal()

    async def reveal(self) -> None:
        """After the match everybody may have the record, with the secret of the deal in it."""
        for who in (*self.table.people, None):
            await self.ask(who, "GET", f"/api/tables/{self.id}/record")
            assert self.table.secret in self.wire.heard[who, "HTTP"][-1]

    async def gather(self, game: Game, seats: list[str], chat: bool) -> None:
        """Make the table, sit down, connect, start."""
        new = {"game": game.id, "options": game.options, "seats": [{"who": who} for who in seats], "chat": chat}
        me = seats.index("me")
        made = await self.ask(me, "POST", "/api/tables", {**new, "hints": True, "name": "Aiko"})
        self.id = made["table"]
        self.secrets = {me: made["secret"], None: made["watch"]}
        self.ears[me] = await self.connect(me, 0)
        await self.request(me, "nonce", commitment=made["commitment"], nonce="a" * 64)
        if "open" in seats:
            await self.request(me, "start")  # too early
        for seat in [number for number, who in enumerate(seats) if who == "open"]:
            sits = {"secret": made["invite"], "name": "Ben", "seat": seat}
            sat = await self.ask(seat, "POST", f"/api/tables/{self.id}/seats", sits)
            self.secrets[seat] = sat["secret"]
            self.ears[seat] = await self.connect(seat, 0, "de")
            await self.request(seat, "nonce", commitment=made["commitment"], nonce="b" * 64)
        self.ears[None] = await self.connect(None, 0)
        await self.ask(None, "POST", f"/api/tables/{self.id}/seats", {"secret": made["invite"]})
        await self.request(me, "start")

    async def move(self) -> None:
        """A legal decision, or an answer to who wants to take one back."""
        table, state = self.table, self.table.playing()
        if table.asked is not None and self.chance(0.8):
            waits = [seat for seat in table.asked.of if seat not in table.agreed]
            await self.request(self.rng.choice(waits), "answer", yes=self.chance(0.7))
            return
        action = self.choose(state)
        values: dict[str, Any] = {"text": state.name(action)} if self.chance(0.3) else {"action": action}
        what = state.describe(action)
        if self.chance(0.5) and what.get("do") == "aim" and what["direction"]:
            values["note"] = f"angle={45 * AIMS.index(what['direction']) + 7}"
        await self.request(state.seat, "move", base=table.number, **values)

    def choose(self, state: State) -> int:
        """A decision by chance, or a good one: only good play makes wishes come true."""
        assert state.seat is not None
        if not self.chance(self.skill):
            return self.rng.choice(state.legal_actions())
        return bot("greedy", state.game, state.seat).choose(state.redeal(state.seat, self.table.number))

    async def disturb(self) -> None:
        """Something else than a legal decision."""
        table, state, rng = self.table, self.table.playing(), self.rng
        seat, anybody = state.seat, rng.choice([*self.table.people, None])
        assert seat is not None
        legal = state.legal_actions()
        match rng.choice(KINDS):
            case "illegal":
                action = rng.randrange(table.game.num_actions + 2)
                if action not in legal:
                    self.tried.append(Tried(table.number, seat, action))
                    await self.request(seat, "move", base=table.number, action=action)
            case "undo":
                able = [seat for seat in table.people if table.undo_to[seat] is not None]
                await self.request(rng.choice(able if able and self.chance(0.9) else table.people), "undo")
            case "garbled":
                await self.request(seat, "move", base=table.number, text=rng.choice(("?", "1Q", "koi", "-")))
            case "stale":
                await self.request(seat, "move", base=rng.randrange(table.number), action=rng.choice(legal))
            case "not mine" if anybody != seat:
                await self.request(anybody, "move", base=table.number, action=rng.choice(legal))
            case "resend" if self.last is not None and self.last.name in self.ears.values():
                await self.do(self.last)
            case "reconnect":
                await self.do(Close(self.ears[anybody]))
                self.ears[anybody] = await self.connect(anybody, rng.randrange(table.number + 1))
            case "nonsense":
                text, id = rng.choice((("{", ""), ('{"type":"move","id":"n","base":-1}', "n"), ('{"type":"peek"}', "")))
                await self.do(Send(self.ears[anybody], text, id))
            case "request":
                type = rng.choice(("start", "leave", "rematch", "answer", "say", "hello"))
                await self.request(anybody, type, **MORE.get(type, {}))

    async def look_closely(self) -> None:
        """Everything that can be got at this point, by everybody: also by a second device, and over HTTP."""
        path = f"/api/tables/{self.id}"
        for who in (*self.table.people, None):
            await self.do(Close(await self.connect(who, 0)))
            await self.do(Close(await self.connect(who, self.rng.randrange(self.table.number + 2), "de")))
            await self.ask(who, "GET", path)
            await self.ask(who, "GET", f"{path}?since={self.rng.randrange(self.table.number + 2)}")
            await self.ask(who, "GET", f"{path}?since=x")
            await self.ask(who, "GET", f"{path}/record")
            await self.ask(who, "GET", f"{path}/reading")
            if who is not None:
                device = f"{PLAIN}={self.wire.homes[who].cookies[PLAIN]}"
                await self.do(Close(await self.connect(who, self.table.number, cookie=device)))
                await self.ask(who, "POST", f"{path}/secret", {"request": "a" * 32})
                await self.ask(who, "POST", f"{path}/share")
                await self.ask(who, "DELETE", path)
                await self.ask(who, "GET", "/api/mine")
                await self.ask(who, "GET", path, authorization="")
            if who != self.table.to_move:  # a legal decision of somebody else
                action = self.rng.choice(self.table.playing().legal_actions())
                await self.request(who, "move", base=self.table.number, action=action)
            await self.request(who, "hint")
            await self.request(who, "ping")
        wrong = {"authorization": "Bearer wrong", "accept-language": "de"}
        pictures = (f"/api/records/{self.id}/picture", f"{path}/picture", f"/t/{self.id}", f"/r/{self.id}")
        for public in (
            "/api/games",
            "/api/problems",
            f"/api/problems/{self.table.game.id}/2026-11-03?show=true",
            "/health",
            "/metrics",
            "/nowhere",
            path,
            f"{path}/record",
            "/api/tables/none",
        ):
            await self.ask(ANYONE, "GET", public, **wrong)
        for public in pictures:
            await self.ask(ANYONE, "GET", public)
        record = f"/api/records/{self.id}"  # a match that runs has no record, and nothing is known about it there
        asked = ("match", "past/3", "story", "reading", "review/0", "curve")
        for public in (record, *(f"{record}/{what}" for what in asked)):
            await self.ask(ANYONE, "GET", public, **wrong)
        await self.ask(ANYONE, "POST", f"{record}/tables", {"number": 1, "seat": 0, "bot": "greedy"})
        await self.ask(ANYONE, "POST", f"{path}/seats", {"secret": "wrong"})
        heard = {ear: len(told) for ear, told in self.wire.heard.items()}
        self.points.append(Point(len(self.steps), self.table.number, heard))

    def recorded(self, decided: list[int]) -> Recorded:
        """All of it, after the match."""
        table = self.table
        assert table.first is not None
        viewers: list[int | None] = [*(seat for seat, who in enumerate(table.who) if who == PERSON), None]
        past = Past(table.first, list(table.log), self.tried)
        return Recorded(past, self.steps, self.points, decided, self.wire.heard, viewers)

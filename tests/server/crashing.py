"""Killing a server under load, again and again, and looking for what was promised."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from roji.client import Home, Refused, RemoteTable, watch
from tests.server.places import Place
from tests.server.truth import Promise, agree, check_told, kept

TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("koikoi", ["me", "open"], {"rounds": 12}),
    ("kokeshi", ["me", "open"], {"max_turns": 0}),
    ("koikoi", ["me", "greedy"], {"rounds": 12}),
    ("niwashi", ["me", "open"], {}),
]


class Player:
    """Somebody who plays on, whatever happens to the server."""

    def __init__(self, table: RemoteTable, chat: bool, rng: random.Random) -> None:
        self.table, self.chat, self.rng = table, chat, rng
        self.promised: list[Promise] = []
        self.deciding = self.enough = False

    async def play(self) -> None:
        while await self.table.turn() and not self.enough:
            self.deciding = True
            try:
                await self.decide()
            except Refused as error:
                if error.key != "not-stored":  # the disk is full at the moment
                    raise
            self.deciding = False
            await asyncio.sleep(self.rng.random() * 0.06)

    async def decide(self) -> None:
        table = self.table
        assert table.seat is not None
        if self.chat and self.rng.random() < 0.1:
            self.promised.append(Promise(table.link.table, await table.say("hm"), table.seat, None))
        if table.my_turn:
            action = self.rng.choice(table.choices).action
            self.promised.append(Promise(table.link.table, await table.move(action), table.seat, action))


class Load:
    """Tables with people, bots and spectators, all in one place."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.players: list[Player] = []
        self.eyes: list[RemoteTable] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, home: Home, stack: AsyncExitStack) -> None:
        for game, seats, options in TABLES:
            chat = game != "niwashi"
            made = await home.create(game, seats, chat=chat, **options)
            secrets = [made.secret]
            if "open" in seats:
                secrets.append((await home.sit(made.table, made.invite)).secret)
            for secret in secrets:
                table = await stack.enter_async_context(home.at(made.table, secret))
                self.players.append(Player(table, chat, random.Random(self.rng.random())))
            self.eyes.append(await stack.enter_async_context(watch(home.link(made.table, made.watch))))
            await self.players[-1].table.start()

    @property
    def clients(self) -> list[RemoteTable]:
        return [player.table for player in self.players] + self.eyes

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def moves_on(self) -> None:
        """Wait until something new has happened at every table that is not over: none is stuck."""
        await asyncio.wait_for(asyncio.gather(*(self._moves_on(eyes) for eyes in self.eyes)), 60)
        self.check()

    def check(self) -> None:
        """Nobody was told anything that stopped the play."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def _moves_on(self, eyes: RemoteTable) -> None:
        if not eyes.over:
            await eyes.changed()

    async def end(self) -> None:
        """Let everybody finish what was begun, then wait until all at a table know the same."""
        for player in self.players:
            player.enough = True
        while any(player.deciding for player in self.players):
            self.check()
            await asyncio.sleep(0.02)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await agree(self.clients)


async def kill_often(place: Place, seed: int, start: int, stop: int) -> int:
    """Kill a server under load stop - start times; the number of promises that were all kept."""
    load = Load(f"{seed} {start}")
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(place.process())
        home = await stack.enter_async_context(Home(server.base))
        await load.sit_down(home, stack)
        load.begin()
        for case in range(start, stop):
            rng = random.Random(f"{seed} {case}")
            if rng.random() < 0.8:  # else it is killed while it starts
                await load.moves_on()
            await asyncio.sleep(rng.random() * 0.5)
            server.kill()
            server.start()
        await server.ready()
        await load.moves_on()
        await load.end()
        assert await server.stop() == 0
        check_told(place, load.clients)
    assert '"unexpected"' not in server.text(), server.text()
    return kept(place, load.players)

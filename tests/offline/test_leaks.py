"""Nothing that the worker tells a page depends on what is hidden from whoever looks at it: twins, byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any
from unittest import mock

import pytest

import roji
from roji.games.game import Game
from roji.games.state import State
from roji.offline.device import Device
from roji.offline.disk import MemoryDisk
from roji.offline.store import DeviceStore
from roji.server.keys import Key
from roji.table.fair import commitment
from roji.table.table import Deal, deal_fairly
from tests.family import OWN
from tests.server.leaks.street import NOON, Given, added
from tests.server.leaks.twins import Past, twins

OPTIONS: dict[str, dict[str, Any]] = {"koikoi": {"rounds": 1}, "orders": {"players": 2, "rounds": 1}}
MOVES = 12
SECRET = added("the secret of the match")


class Shared:
    """A device that two people share, and all that is told on the line of each."""

    def __init__(self, secret: str, deal: Deal) -> None:
        store = DeviceStore(MemoryDisk(), Key(bytes(32)))
        self.device = Device(store, lambda: NOON, Given(secret), deal)
        self.told: dict[int, list[str]] = {0: [], 1: []}
        self.count = 0

    async def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.device.ask("POST", path, json.dumps(body), "", "en")
        assert answer.status == 200, answer.text
        made: dict[str, Any] = json.loads(answer.text)
        return made

    async def say(self, seat: int, **message: Any) -> None:
        self.count += 1
        await self.device.hear(seat, json.dumps({"id": str(self.count), **message}))
        for _ in range(8):  # what is written is told a little later
            await asyncio.sleep(0)

    async def begin(self, game: Game) -> None:
        seats = [{"who": "me"}, {"who": "open"}]
        made = await self.ask("/api/tables", {"game": game.id, "options": game.options, "seats": seats})
        self.table = made["table"]
        sat = await self.ask(f"/api/tables/{self.table}/seats", {"secret": made["invite"]})
        for seat, secret in ((0, made["secret"]), (1, sat["secret"])):
            self.device.open(seat, self.table, self.told[seat].append)
            await self.say(seat, type="hello", version=2, secret=secret)
            await self.say(seat, type="nonce", commitment=made["commitment"], nonce=str(seat) * 64)
        await self.say(0, type="start")

    def past(self) -> Past:
        table = self.device.tables.live[self.table].table
        assert table.first is not None
        return Past(table.first, list(table.log), [])


async def played(game: Game, secret: str, actions: list[int], deal: Deal = deal_fairly) -> Shared:
    """A match of two people at one device, by these decisions; where there are none it makes some, and notes them."""
    rng = random.Random(game.id)
    with mock.patch("roji.server.seating.commitment", return_value=commitment(SECRET)):
        shared = Shared(secret, deal)
        await shared.begin(game)
        made = list(actions)
        for number in range(MOVES):
            table = shared.device.tables.live[shared.table].table
            if table.to_move is None or table.state is None:
                break
            if number >= len(made):
                actions.append(rng.choice(table.state.legal_actions()))
            await shared.say(table.to_move, type="move", base=table.number, action=actions[number])
            await shared.say(1 - table.to_move if table.to_move is not None else 0, type="move", base=1, action=0)
    return shared


@pytest.mark.parametrize("game", sorted(OWN))
def test_every_text_of_twins_is_the_same(game: str) -> None:
    async def check() -> None:
        made = roji.game(game, **OPTIONS.get(game, {}))
        actions: list[int] = []
        match = await played(made, SECRET, actions)
        for viewer in (0, 1):
            found, varied, still = twins(match.past(), viewer, random.Random(viewer))
            assert not still
            assert varied or made.open
            for number, first in enumerate(found):

                def deal(game: Game, seed: int, first: Any = first) -> State:
                    return game.from_dict(first)

                twin = await played(made, added(f"twin {number}"), actions, deal)
                assert len(match.told[viewer]) > MOVES
                assert match.told[viewer] == twin.told[viewer]

    asyncio.run(check())

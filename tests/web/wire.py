"""People at a table who speak with the server directly: a moment of a match is there without a click."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import connect

import roji
from roji.bots.bot import bot
from roji.games.state import State
from roji.table.fair import deal_seed
from tests.web.serving import ADDED

NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Frida")


class People:
    """All seats of a match. The same `deal` gives the same cards and, played by chance, the same match."""

    def __init__(self, base: str, game: str, deal: int = 0, **options: Any) -> None:
        self.game = roji.game(game, **options)
        self.base, self.count, self.n = base, itertools.count(1), 0
        seats = [{"who": "me"}, *[{"who": "open"}] * (self.game.players - 1)]
        made = self._post("tables", {"game": game, "options": options, "seats": seats, "name": NAMES[0], "hints": True})
        self.table, self.secrets, self.watch = made["table"], [made["secret"]], made["watch"]
        for seat in range(1, self.game.players):
            sits = {"secret": made["invite"], "name": NAMES[seat], "seat": seat}
            self.secrets.append(self._post(f"tables/{self.table}/seats", sits)["secret"])
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.open = ExitStack()
        opened = [connect(address, compression=None, max_queue=None) for _ in self.secrets]
        self.sockets = [self.open.enter_context(socket) for socket in opened]
        nonces = [f"{deal * 10 + seat:064x}" for seat in range(self.game.players)]
        for seat, (secret, nonce) in enumerate(zip(self.secrets, nonces, strict=True)):
            self._ask(seat, type="hello", version=2, secret=secret)
            self._ask(seat, type="nonce", commitment=made["commitment"], nonce=nonce)
        self._ask(0, type="start")
        self.state: State = self.game.new(seed=deal_seed(ADDED, nonces))
        self.bots = [bot("greedy", self.game, seat, deal) for seat in range(self.game.players)]
        self.rng = random.Random(deal)

    def _post(self, path: str, body: Any, secret: str = "") -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.post(f"{self.base}/api/{path}", json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def _ask(self, seat: int, **message: Any) -> None:
        id = str(next(self.count))
        socket = self.sockets[seat]
        socket.send(json.dumps({"id": id, **message}))
        while True:
            heard = json.loads(socket.recv(timeout=30))
            if heard.get("re") == id:
                break
        assert heard["type"] in ("welcome", "update", "accepted"), heard
        self.n = max(self.n, heard.get("n", 0))

    def play(self, until: Callable[[State], bool], wisely: bool = True) -> None:
        """Decide for everybody until something is so, or the match is over."""
        while not self.state.over and not until(self.state):
            seat = self.state.seat
            assert seat is not None
            action = self.bots[seat].choose(self.state) if wisely else self.rng.choice(self.state.legal_actions())
            self._ask(seat, type="move", base=self.n, action=action)
            self.state.apply(action)

    def link(self, seat: int = 0) -> str:
        return f"/t/{self.table}#{self.secrets[seat]}"

    def share(self) -> str:
        """The finished match as a record; its address."""
        return f"/r/{self._post(f'tables/{self.table}/share', None, self.secrets[0])['id']}"

    def leave(self) -> None:
        self.open.close()

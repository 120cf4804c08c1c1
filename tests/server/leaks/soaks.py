"""The leak test over the network at its full count."""

from __future__ import annotations

import asyncio

from tests.server.leaks.check import Totals, check_cases
from tests.server.postgres import Postgres
from tests.soaking import soak

MATCHES = 300
SHORT = {"koikoi": 2, "orders": 1, "niwashi": 1, "kokeshi": 2}


def matches(game: str, seed: int, start: int, stop: int, postgres: Postgres | None = None) -> Totals:
    """Recorded matches of a game and their twins."""
    return asyncio.run(check_cases(game, seed, start, stop, postgres))


def _register(game: str) -> None:
    @soak(f"{game} leaks over the network", total=MATCHES, short=SHORT[game], chunk=5)
    def check(seed: int, start: int, stop: int) -> None:
        matches(game, seed, start, stop)


for _game in SHORT:
    _register(_game)

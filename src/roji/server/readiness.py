"""Whether people should be sent here: a server that is alive may be starting, about to stop, or without a disk."""

from __future__ import annotations

from collections.abc import Callable

from roji.server.store.verbs import Store

STARTING, DRAINING, SLOW, FAILING = "starting", "draining", "store-slow", "store-failing"


class Readiness:
    """What keeps a server from being ready; `checks` are further reasons, each empty where all is well."""

    def __init__(self) -> None:
        self.store: Store | None = None
        self.draining = False
        self.checks: list[Callable[[], str]] = []

    def known(self) -> str:
        """What is known without trying anything."""
        if self.draining:
            return DRAINING
        if self.store is None:
            return STARTING
        if self.store.failing:
            return FAILING
        if self.store.slow():
            return SLOW
        return next(filter(None, (check() for check in self.checks)), "")

    async def why_not(self) -> str:
        """Why nobody should be sent here; empty where all is well, and something has just been stored."""
        known = self.known()
        if known or self.store is None or await self.store.healthy():
            return known
        return self.known() or FAILING

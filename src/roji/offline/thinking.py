"""Bots and other long work where there is one thread: done at once, after what is already on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from roji.server.work import OTHERS

T = TypeVar("T")


class InPlace:
    """Does what it is asked itself."""

    async def ask(
        self, who: str, work: Callable[..., T], *args: Any, rank: int = OTHERS, match: str = "", seconds: float
    ) -> T:
        await asyncio.sleep(0)  # messages that wait go out first
        return work(*args)

    def close(self) -> None: ...

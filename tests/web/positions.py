"""A match brought to a moment by two people without a browser, so that one of them goes on in one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from roji.client import Home, RemoteTable
from roji.table.told import Choice
from tests.server.running import two_at_a_table

Moment = Callable[[RemoteTable], bool]
Choosing = Callable[[list[Choice]], Choice]


def reach(base: str, game: str, moment: Moment, choosing: Choosing = random.choice, **options: Any) -> tuple[str, str]:
    """The links of Aiko and Ben to a match where Aiko decides and `moment` is true; as many matches as it takes."""
    with ThreadPoolExecutor(1) as apart:  # the browser has an event loop in this thread already
        return apart.submit(asyncio.run, _reach(base, game, moment, choosing, options)).result(60)


async def _reach(base: str, game: str, moment: Moment, choosing: Choosing, options: dict[str, Any]) -> tuple[str, str]:
    async with Home(base) as home:
        while True:
            async with two_at_a_table(home, game, **options) as (aiko, ben):
                await aiko.start()
                while not aiko.over:
                    mover = next((each for each in (aiko, ben) if each.my_turn), None)
                    if mover is None:
                        await asyncio.sleep(0.002)
                    elif mover is aiko and moment(aiko):
                        return str(aiko.link), str(ben.link)
                    else:
                        await mover.move(choosing(mover.choices).action)

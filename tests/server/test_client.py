"""A client in Python, as far as no server is needed."""

from __future__ import annotations

import asyncio

import pytest

from roji.client.links import Link
from roji.client.table import RemoteTable
from roji.wire.protocol import Hint, Hinted


def test_who_is_cancelled_when_the_answer_comes_is_cancelled_all_the_same() -> None:
    async def race() -> None:
        table = RemoteTable(Link("http://127.0.0.1:9", "t", "s"))
        asking = asyncio.create_task(table.ask(Hint))
        await asyncio.sleep(0)
        ((_, answer),) = table._asked.values()
        answer.set_result(Hinted(n=0, best=[]))
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(race())

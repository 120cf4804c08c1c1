"""Where the worker of a browser meets the device: texts in both directions, JavaScript's promises waited for."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from roji.offline.device import Device, opened
from roji.offline.disk import Change, Taken


class BrowserDisk:
    """IndexedDB, by functions of the worker that take and give text."""

    def __init__(self, kept: Any) -> None:
        self.kept = kept

    async def read(self, key: str) -> str | None:
        found = await self.kept.read(key)
        return found if isinstance(found, str) else None

    async def rows(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, value) for key, value in json.loads(await self.kept.rows(prefix))]

    async def write(self, changes: Sequence[Change]) -> None:
        taken = await self.kept.write(json.dumps(changes))
        if taken:
            raise Taken(str(taken))


class Worker:
    """The device as JavaScript asks it."""

    def __init__(self, device: Device) -> None:
        self.device = device

    async def ask(self, method: str, path: str, body: str, secret: str, lang: str) -> str:
        """The answer to a question, as JSON: status, type, text."""
        return json.dumps(await self.device.ask(method, path, body, secret, lang))

    def open(self, number: int, table: str, tell: Callable[[int, str], None]) -> None:
        self.device.open(number, table, lambda text: tell(number, text))

    async def hear(self, number: int, text: str) -> None:
        await self.device.hear(number, text)

    def close(self, number: int) -> None:
        self.device.close(number)

    def overtaken(self, table: str) -> None:
        self.device.overtaken(table)


async def begin(kept: Any) -> Worker:
    """The device over the browser's disk."""
    return Worker(await opened(BrowserDisk(kept)))

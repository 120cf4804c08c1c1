"""Play under load on a disk that fails, and look afterwards for what was promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from roji.client import Home
from tests.server.crashing import Load
from tests.server.faults.disk import Disk
from tests.server.process import Process
from tests.server.truth import check_told, kept

PATIENCE = 60.0  # seconds


@dataclass
class Scene:
    """A server under load, and its disk."""

    disk: Disk
    server: Process
    load: Load
    rng: random.Random

    async def until(self, true: Callable[[], Awaitable[bool]]) -> None:
        """Wait until something is so."""
        for _ in range(int(PATIENCE / 0.05)):
            if await true():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(self.server.text()[-3000:])

    async def health(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=self.server.base, timeout=30) as http:
            found: dict[str, Any] = (await http.get("/health")).json()
            return found

    async def status(self) -> str:
        return str((await self.health())["status"])

    async def cut(self) -> None:
        """The power goes, and comes back."""
        self.server.kill()
        self.disk.cut()
        await self.again()

    async def again(self) -> None:
        self.disk.begin()
        self.server.start()
        await self.server.ready()


async def power(scene: Scene) -> None:
    """Everything that was not synced is lost."""
    await scene.cut()


async def sync_fails(scene: Scene) -> None:
    """A sync fails, what it should have written never is, and later syncs say that all is well."""
    name = scene.rng.choice(["-wal", "anchors"])
    scene.disk.fail("eio-fsync", name)

    async def failed() -> bool:
        return not scene.disk.asked("eio-fsync")

    await scene.until(failed)
    if scene.rng.random() < 0.7:
        await scene.load.moves_on()
    await scene.cut()


async def full(scene: Scene) -> None:
    """There is no room for a while."""
    scene.disk.fail("enospc")

    async def failing() -> bool:
        return await scene.status() == "failing"

    async def well() -> bool:
        return await scene.status() == "ok"

    await scene.until(failing)
    await asyncio.sleep(scene.rng.random())
    scene.disk.mend("enospc")
    await scene.until(well)
    await scene.load.moves_on()
    await scene.cut()


async def torn(scene: Scene) -> None:
    """The process dies in the middle of a page."""
    scene.disk.fail("torn", "-wal")

    async def died() -> bool:
        assert scene.server.running is not None
        return scene.server.running.poll() is not None

    await scene.until(died)
    scene.server.running = None
    await scene.again()


FAULTS = {"power": power, "sync fails": sync_fails, "full": full, "torn": torn}


async def begun(folder: Path, seed: str, stack: AsyncExitStack) -> Scene:
    """A server on a disk that can fail, and people who play."""
    disk = Disk(folder)
    disk.begin()
    server = await stack.enter_async_context(Process(folder, disk.env))
    home = await stack.enter_async_context(Home(server.base))
    scene = Scene(disk, server, Load(seed), random.Random(seed))
    await scene.load.sit_down(home, stack)
    scene.load.begin()
    return scene


async def suffer(folder: Path, seed: str, faults: list[str]) -> int:
    """Let a disk fail again and again; the number of promises that were all kept, with no table damaged."""
    async with AsyncExitStack() as stack:
        scene = await begun(folder, seed, stack)
        for fault in faults:
            await scene.load.moves_on()
            await asyncio.sleep(scene.rng.random() * 0.3)
            await FAULTS[fault](scene)
            scene.load.check()
            assert await scene.status() == "ok"
        await scene.load.moves_on()
        await scene.load.end()
        assert await scene.server.stop() == 0
        check_told(folder, scene.load.clients)
    assert '"unexpected"' not in scene.server.text(), scene.server.text()
    return kept(folder, scene.load.players)


async def flip(folder: Path, seed: str) -> list[str]:
    """A bit of the write-ahead log is another after a crash: what was promised is there, or its table is damaged."""
    async with AsyncExitStack() as stack:
        scene = await begun(folder, seed, stack)
        for _ in range(4):
            await scene.load.moves_on()
        scene.server.kill()
        for task in scene.load.tasks:
            task.cancel()
        await asyncio.gather(*scene.load.tasks, return_exceptions=True)
    scene.disk.flip(scene.rng)
    async with scene.server:
        for _ in range(2):  # also after another start
            found = await scene.health()
            assert found["status"] == ("damaged" if found["damaged"] else "ok")
            assert await scene.server.stop() == 0
            scene.server.start()
            await scene.server.ready()
    damaged: list[str] = found["damaged"]
    sound = [player for player in scene.load.players if player.table.link.table not in damaged]
    kept(folder, sound)
    return damaged

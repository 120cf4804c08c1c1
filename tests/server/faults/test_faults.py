"""A real server on a disk that fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.faults import soaks
from tests.server.faults.disk import Disk
from tests.server.process import Process


def test_whatever_the_disk_does_what_was_accepted_is_there() -> None:
    soaks.faults.run_short()


def test_a_flipped_bit_in_the_write_ahead_log_is_noticed() -> None:
    soaks.flips.run_short()


@pytest.mark.parametrize("fault", [("readonly", "roji.sqlite"), ("readonly", ""), ("enospc", ""), ("eio-fsync", "")])
def test_a_disk_that_takes_nothing_is_noticed_at_the_start(tmp_path: Path, fault: tuple[str, str]) -> None:
    disk = Disk(tmp_path / "log")
    disk.begin()

    async def serve() -> None:
        async with Process(disk.folder, disk.env) as server:
            assert await server.stop() == 0
            disk.fail(*fault)
            server.start()
            assert server.running is not None
            code = await asyncio.wait_for(asyncio.to_thread(server.running.wait), 60)
            server.running = None
            assert code != 0
            assert "Nothing can be stored" in server.text()
            assert "Traceback" not in server.text()

    asyncio.run(serve())


def test_a_disk_that_becomes_read_only_is_not_well_and_nothing_is_said_to_be_stored(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "log")
    disk.begin()

    async def serve() -> None:
        async with Process(disk.folder, disk.env) as server, httpx.AsyncClient(base_url=server.base) as http:
            assert (await http.get("/health")).json()["status"] == "ok"
            disk.fail("readonly")
            while (answer := await http.get("/health")).status_code == 200:
                await asyncio.sleep(0.1)
            assert answer.json()["status"] == "failing"
            disk.mend("readonly")
            while (answer := await http.get("/health")).status_code != 200:
                await asyncio.sleep(0.1)
            assert answer.json()["status"] == "ok"

    asyncio.run(serve())

"""`roji serve` as a process of its own, which can be killed and started again at the same port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx


class Process:
    """A server over a folder. `async with` starts it and leaves nothing behind."""

    def __init__(self, folder: Path, env: dict[str, str] | None = None) -> None:
        self.folder, self.log, self.env = folder, folder.with_suffix(".log"), env or {}
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.more: tuple[str, ...] = ()  # options beside these
        self.running: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Process:
        self.start()
        await self.ready()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running is not None:
            self.kill()

    def start(self) -> None:
        assert self.running is None
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--bot-workers", "1", *self.more]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-m", "roji.cli.main", *words],
                stdout=log,
                stderr=log,
                env={**os.environ, "LANG": "C.UTF-8", **self.env},
            )

    async def ready(self, seconds: float = 60) -> None:
        """Wait until it answers."""
        assert self.running is not None
        async with httpx.AsyncClient(base_url=self.base) as http:
            for _ in range(int(seconds / 0.05)):
                assert self.running.poll() is None, self.log.read_text()
                try:
                    if (await http.get("/health")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: no chance to do anything."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()
        self.running = None

    async def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(asyncio.to_thread(self.running.wait), 30)
        self.running = None
        return code

    def text(self) -> str:
        """All that it wrote to standard output and error."""
        return self.log.read_text()

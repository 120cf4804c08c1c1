"""A NATS server of our own, from the machine's program, at a port of its own."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time


def program() -> str | None:
    """The program, where the machine has it."""
    return shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin")


class Nats:
    """The server; it keeps nothing."""

    def __init__(self, program: str) -> None:
        self.program = program
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"nats://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self.running is None
        words = [self.program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            assert self.running.poll() is None
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.025)
        raise AssertionError("the NATS server does not answer")

    def signal(self, number: int) -> None:
        assert self.running is not None
        self.running.send_signal(number)

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running.wait()
        self.running = None

    def end(self) -> None:
        if self.running is not None:
            self.signal(signal.SIGCONT)
            self.kill()

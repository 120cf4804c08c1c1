"""One engine as a process: asked line by line, within bounds of time, memory and output.

It may think only while it is asked: in between it is stopped, so that nobody else waits for it. Whatever goes wrong
ends the process with everything it started, and is an EngineFault.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

from roji.bots.engines import protocol
from roji.bots.engines.engine import Engine, EngineFault
from roji.games.errors import Invalid
from roji.games.state import Plain

START = 20.0  # seconds for starting and introducing itself, and for a new match
GRACE = 1.0  # seconds beside those for a decision, for the way there and back
OUTPUT = 1_000_000  # bytes of one answer, with all that is said before it
COMPLAINTS = 400  # characters of what it says on standard error that are told
FAREWELL = 0.5  # seconds for ending by itself
ENVIRONMENT = ("PATH", "HOME", "USER", "LANG", "LC_ALL", "TMPDIR", "PYTHONPATH")  # what it gets of ours


class EngineProcess:
    """A running engine that has introduced itself."""

    def __init__(self, engine: Engine) -> None:
        if sys.platform == "win32":
            raise Invalid("engine-platform")
        self.engine = engine
        self.asked, self.said, self.complaints = 0, b"", b""
        launch = [sys.executable, "-I", "-S", str(Path(__file__).with_name("launch.py")), str(engine.megabytes)]
        self.process = subprocess.Popen(
            [*launch, *engine.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            process_group=0,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
        )
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self.pipes = [pipe for pipe in pipes if pipe is not None]
        self.into, self.out, self.errors = (pipe.fileno() for pipe in self.pipes)
        for pipe in (self.into, self.out, self.errors):
            os.set_blocking(pipe, False)
        self.hello = protocol.read_hello(self.ask(protocol.hello(), "hello", START), self.fault)

    def fault(self, key: str, **args: Any) -> EngineFault:
        """Something that it did wrong; it is ended."""
        self.close()
        return EngineFault(key, engine=self.engine.name, **args)

    def ask(self, message: Plain, want: str, seconds: float) -> dict[str, Any]:
        """Its answer, an object whose `do` is what we want."""
        self.asked += 1
        self.signal(signal.SIGCONT)
        answer = self._exchange(_line({**message, "id": self.asked}), time.monotonic() + seconds, seconds)
        if answer.get("do") == "error":
            raise self.fault("engine-refused", why=protocol.text(answer, "why", self.fault))
        if answer.get("do") != want or answer.get("id") != self.asked:
            raise self.fault("engine-answer", want=want, line=protocol.shown(json.dumps(answer).encode()))
        self.signal(signal.SIGSTOP)
        return answer

    def close(self) -> None:
        """Let it end, or end it, with all that it started."""
        if self.process.returncode is None:
            self.signal(signal.SIGCONT)
            with contextlib.suppress(OSError):
                self.pipes[0].close()  # the end of the input is the sign to go
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
        self.signal(signal.SIGKILL)
        self.process.wait()
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.close()

    def signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)

    # -- lines -------------------------------------------------------------------------------------------

    def _exchange(self, line: bytes, deadline: float, seconds: float) -> dict[str, Any]:
        """Send a line and read on to the answer; lines that only inform are left out."""
        left, room = memoryview(line), OUTPUT
        with selectors.DefaultSelector() as waiting:
            for pipe, way in ((self.into, selectors.EVENT_WRITE), (self.out, 1), (self.errors, 1)):
                waiting.register(pipe, way)
            while True:
                while b"\n" in self.said:
                    first, _, self.said = self.said.partition(b"\n")
                    answer = protocol.read(first, self.fault)
                    if answer.get("do") != "info":
                        return answer
                ready = waiting.select(max(0.0, deadline - time.monotonic()))
                if not ready and time.monotonic() >= deadline:
                    raise self.fault("engine-timeout", seconds=f"{seconds:g}")
                for key, _ in ready:
                    if key.fd == self.into:
                        left = left[self._write(left) :]
                        if not left:
                            waiting.unregister(self.into)
                        continue
                    found = _read(key.fd)
                    if not found:
                        if key.fd == self.out:
                            self._died()
                        waiting.unregister(key.fd)
                    elif key.fd == self.errors:
                        self.complaints = (self.complaints + found)[-COMPLAINTS:]
                    else:
                        room -= len(found)
                        self.said += found
                        if room < 0:
                            raise self.fault("engine-flood", most=OUTPUT)

    def _write(self, line: memoryview) -> int:
        try:
            return os.write(self.into, line)
        except BlockingIOError:
            return 0
        except OSError:
            self._died()

    def _died(self) -> NoReturn:
        """Say how it ended, with its own last words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        while found := _read(self.errors):
            self.complaints = (self.complaints + found)[-COMPLAINTS:]
        code = self.process.returncode
        last = self.complaints.decode("utf-8", "replace").strip().splitlines()[-1:]
        raise self.fault("engine-died", code="-" if code is None else str(code), last=last[0] if last else "")


def _line(message: Plain) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _read(pipe: int) -> bytes:
    try:
        return os.read(pipe, 65_536)
    except OSError:
        return b""

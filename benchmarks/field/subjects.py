"""Who is measured, and where: each subject is one process that prints its figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PEERS = ROOT / "build" / "peers"
SIZES = ("1024", "4096")
GAMES = ("koikoi", "orders", "kokeshi", "niwashi")
PGX = ("leduc_holdem", "connect_four", "hex", "backgammon", "sparrow_mahjong")
SPIEL = ("hearts", "breakthrough", "hanabi", "leduc_poker")
RLCARD = ("leduc-holdem", "gin-rummy")
IMPORTS = {"roji": "roji", "open_spiel": "pyspiel", "pettingzoo": "pettingzoo", "rlcard": "rlcard", "pgx": "pgx"}
PATIENCE = 240  # seconds for one process

Figures = dict[str, Any]


@dataclass(frozen=True)
class Subject:
    """One process: whose interpreter, what it runs. `group` and `name` say where its figures stand."""

    group: str
    name: str
    peer: bool
    command: tuple[str, ...]

    @property
    def python(self) -> Path:
        return PEERS / "bin" / "python" if self.peer else Path(sys.executable)

    def measure(self) -> Figures | None:
        """Its figures; None where it cannot be measured, with a line that says why."""
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}" if self.peer else str(ROOT),
            "JAX_PLATFORMS": "cpu",
            "JAX_COMPILATION_CACHE_DIR": str(PEERS / "compiled"),
            "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
            "ROJI_PURE": "",
        }
        if not self.python.exists():
            return None
        try:
            done = subprocess.run(
                [self.python, *self.command],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=True,
            )
            found: Figures = json.loads(done.stdout.splitlines()[-1])
        except (subprocess.SubprocessError, ValueError, IndexError) as error:
            told = str(getattr(error, "stderr", "") or error).strip().splitlines()
            print(f"{self.group} {self.name}: not measured: {told[-1] if told else type(error).__name__}")
            return None
        return found


def module(name: str, *args: str) -> tuple[str, ...]:
    return ("-m", f"benchmarks.field.{name}", *args)


def imports(what: str) -> tuple[str, ...]:
    """A process that imports something and ends."""
    return "-c", f"import {what}; print('{{}}')"


def subjects() -> list[Subject]:
    """Everybody, in an order in which peers of different kinds come by turns."""
    found = [Subject("ours", game, False, module("ours", game)) for game in GAMES]
    found += [Subject("pgx", name, True, module("pgx_batch", name, *SIZES)) for name in PGX]
    found += [Subject("openspiel", name, True, module("spiel", name)) for name in SPIEL]
    found += [Subject("pettingzoo", "leduc_holdem_v4", True, module("steps", "theirs", "leduc_holdem_v4"))]
    found += [Subject("pettingzoo", f"{game}_v0", True, module("steps", "ours", f"{game}_v0")) for game in GAMES]
    found += [Subject("rlcard", name, True, module("steps", "rlcard", name)) for name in RLCARD]
    found += [Subject("search", "koikoi", False, ("benchmarks/measure_search.py",))]
    found += [Subject("search", "gin_rummy", True, ("benchmarks/openspiel_search.py",))]
    found += [Subject("import", name, name != "roji", imports(what)) for name, what in IMPORTS.items()]
    found += [Subject("start", "python", False, ("-c", "pass"))]
    return sorted(found, key=lambda subject: [one.group for one in found].index(subject.group))


def weights() -> dict[str, Mapping[str, float]]:
    """What each package weighs once installed; measured once, it does not change."""
    found: dict[str, Mapping[str, float]] = {}
    for name in IMPORTS:
        own = (str(ROOT / "src" / "roji"),) if name == "roji" else ()
        measured = Subject("weight", name, name != "roji", module("weight", name, *own)).measure()
        if measured is not None:
            found[name] = measured
    return found

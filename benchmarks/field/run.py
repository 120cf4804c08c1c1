"""`python -m benchmarks.field.run`, called by `make bench`: measures everybody and writes benchmarks/report.md.

Every round measures each subject once, so that a machine that is busy for a while slows everybody. The best of all
rounds counts. Peers live in build/peers; where one is missing its lines stay empty.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.progress import Progress

from benchmarks.field.report import report
from benchmarks.field.subjects import PEERS, Figures, Subject, subjects, weights

HERE = Path(__file__).parents[1]
ROUNDS = 3
LESS = {"clone", "observation", "seconds", "wall"}  # where less is better


def better(key: str, old: Any, new: Any) -> Any:
    if isinstance(new, dict):
        return {name: better(name, old.get(name, value), value) for name, value in new.items()}
    return min(old, new) if key in LESS else max(old, new)


def measured(rounds: int) -> dict[str, dict[str, Figures]]:
    """The best figures of everybody."""
    everybody: list[Subject] = subjects()
    found: dict[str, dict[str, Figures]] = {}
    with Progress() as shown:
        task = shown.add_task("measuring", total=rounds * len(everybody))
        for _ in range(rounds):
            for subject in everybody:
                shown.update(task, description=f"{subject.group} {subject.name}")
                began = time.perf_counter()
                figures = wrapped(subject)
                if figures is not None:
                    figures["wall"] = time.perf_counter() - began
                    group = found.setdefault(subject.group, {})
                    group[subject.name] = better("", group.get(subject.name, figures), figures)
                shown.advance(task)
    return found


def wrapped(subject: Subject) -> Figures | None:
    """Figures as a dictionary, whatever a script printed."""
    if subject.group == "start":
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        return {"seconds": time.perf_counter() - began}
    if subject.group == "import":
        began = time.perf_counter()
        done = subject.measure()
        return None if done is None else {"seconds": time.perf_counter() - began}
    done = subject.measure()
    return {"rate": done} if isinstance(done, int | float) else done


def versions() -> dict[str, str]:
    """What was measured."""
    found = {"roji": version("roji"), "Python": platform.python_version()}
    python = PEERS / "bin" / "python"
    if python.exists():
        code = "import json; from importlib.metadata import version as v; names = "
        code += "['pgx', 'jax', 'jaxlib', 'pettingzoo', 'rlcard', 'open_spiel', 'numpy']"
        code += "; print(json.dumps({n: v(n) for n in names}))"
        done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
        found |= json.loads(done.stdout) if done.returncode == 0 else {}
    return found


def main(rounds: int = ROUNDS) -> None:
    load = os.getloadavg()[0]
    shutil.rmtree(PEERS / "compiled", ignore_errors=True)  # the first start of pgx compiles, as anybody's does
    began = time.monotonic()
    found = {
        "figures": measured(rounds),
        "weights": weights(),
        "versions": versions(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "date": datetime.now(UTC).date().isoformat(),
        "rounds": rounds,
        "load": round(load, 2),
    }
    found["minutes"] = round((time.monotonic() - began) / 60, 1)
    (HERE / "results" / "field.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    report(found, HERE)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

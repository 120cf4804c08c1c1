"""`make soak`: every long check at its full count, with progress; goes on where it was stopped.

SOAK_SEED chooses other cases. `python -m tests.soak WORD` runs the checks with this word in their names. Progress is
kept in build/soak.json per job and seed; remove the file to begin again.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.soaking import JOBS

ROOT = Path(__file__).parent.parent
STATE = ROOT / "build" / "soak.json"


def main() -> None:
    for path in sorted(ROOT.glob("tests/**/soaks.py")):
        importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    seed = int(os.environ.get("SOAK_SEED", "0"))
    done: dict[str, int] = json.loads(STATE.read_text()) if STATE.exists() else {}
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for job in (job for job in JOBS.values() if all(word in job.name for word in sys.argv[1:])):
            key = f"{job.name} seed {seed}"
            at = done.get(key, 0)
            task = progress.add_task(job.name, total=job.total, completed=at)
            begun = time.monotonic()
            while at < job.total:
                stop = min(at + job.chunk, job.total)
                job.check(seed, at, stop)
                at = stop
                done[key] = at
                STATE.parent.mkdir(exist_ok=True)
                STATE.write_text(json.dumps(done, indent=1))
                progress.update(task, completed=at)
            seconds = time.monotonic() - begun
            console.print(f"{job.name}: {job.total} cases, seed {seed}, all agree ({seconds:.0f} s this time)")


if __name__ == "__main__":
    main()

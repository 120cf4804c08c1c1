"""The server of this checkout beside an earlier one: `python -m benchmarks.upgrade COMMIT` writes results/upgrade.md.

The earlier one is checked out and built under build/upgrade/. Both play the same load by turns, each with its own
programs, since a load must speak the protocol of its server; what counts is the median of the ratios.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.server import load

HERE = Path(__file__).parent
ROOT = HERE.parent
RUNS, TABLES, PACE, SECONDS = 7, 50, 0.0, 4.0
ALLOWED = 1.05


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def checkout(commit: str) -> Path:
    """An earlier state of the project, built; what was made before is used again."""
    name = git("rev-parse", "--short", f"{commit}^{{commit}}")
    place = ROOT / "build" / "upgrade" / name
    if not place.exists():
        git("worktree", "prune")
        git("worktree", "add", "--detach", "--quiet", str(place), name)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--if-changed"],
        cwd=place,
        env=environment(place),
        check=True,
    )
    return place


def environment(place: Path) -> dict[str, str]:
    """Where Python finds the modules of a checkout before all others."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(place / "src"), str(place)])}


def cost(place: Path) -> float:
    """Microseconds of processor time of a checkout's server for a move."""
    found = load(TABLES, PACE, SECONDS, cwd=place, env=environment(place))
    if found["errors"]:
        raise SystemExit(f"{found['errors']:.0f} errors in {place}")
    return found["us_per_move"]


def main() -> None:
    commit = sys.argv[1]
    before = checkout(commit)
    pairs = []
    for number in range(RUNS):
        both = (before, ROOT) if number % 2 else (ROOT, before)  # whoever is first is not always the same
        found = {place: cost(place) for place in both}
        pairs.append((found[ROOT], found[before]))
        print(f"now {pairs[-1][0]:.0f} µs, {commit} {pairs[-1][1]:.0f} µs", flush=True)
    ratio = statistics.median(now / then for now, then in pairs)
    text = report(commit, pairs, ratio)
    (HERE / "results" / "upgrade.md").write_text(text, "utf-8")
    print(text)
    sys.exit(ratio > ALLOWED)


def report(commit: str, pairs: list[tuple[float, float]], ratio: float) -> str:
    machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    rows = "\n".join(f"| {now:.0f} µs | {then:.0f} µs | {now / then:.3f} |" for now, then in pairs)
    return f"""# The server beside an earlier one

`python -m benchmarks.upgrade {commit}` on {machine}: processor time of the
server for a move of Koi-Koi that arrived at two players, {TABLES} tables that play without a pause,
{len(pairs)} runs by turns.

| now | {commit} | ratio |
| --- | --- | --- |
{rows}

The median ratio is **{ratio:.3f}** (asked: at most {ALLOWED}).
"""


if __name__ == "__main__":
    main()

"""`make bench`: plain, compiled and the prototype side by side in one run; writes results/koikoi.md and .svg.

Every figure is the best of several interleaved repeats, so that a busy machine slows all of them alike.
The prototype is a simplified Koi-Koi that lies beside the checkout; where it is missing its columns stay empty.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from rich.progress import track

from benchmarks.plot import bars

ROOT = Path(__file__).parent.parent
PROTOTYPE = Path(os.environ.get("ROJI_PROTOTYPE", ROOT.parent / "shared" / "examples" / "fast-python"))
BUILT = ROOT / "build" / "prototype"
RESULTS = Path(__file__).parent / "results"
REPEATS = 7
SUBJECTS = ("compiled", "plain", "prototype", "prototype-plain")

# What is measured: key, what it says in the report, unit, whether more is better.
ROWS = (
    ("playouts", "random matches, one thread", "million decisions/s", True),
    ("playouts2", "random matches, two threads", "million decisions/s", True),
    ("steps", "stepped from Python", "million decisions/s", True),
    ("clone", "clone", "ns", False),
    ("legal", "legal_actions", "ns", False),
    ("view", "view", "µs", False),
    ("new", "new match from a seed", "µs", False),
    ("size", "state in memory", "bytes", False),
    ("import", "import", "ms", False),
)


def build_prototype() -> bool:
    """Build the prototype under build/; False where it is not to be had."""
    if not PROTOTYPE.exists():
        return False
    for mode in ("compiled", "plain"):
        shutil.copytree(PROTOTYPE, BUILT / mode, dirs_exist_ok=True)
    done = subprocess.run(
        [sys.executable, "build_example.py", "koi_h"], cwd=BUILT / "compiled", capture_output=True, check=False
    )
    return done.returncode == 0


def measure(subject: str) -> dict[str, float]:
    """One repeat of one subject, in an interpreter of its own."""
    env = {**os.environ, "ROJI_PURE": "1" if subject == "plain" else ""}
    if subject.startswith("prototype"):
        env["PYTHONPATH"] = str(BUILT / ("plain" if subject.endswith("plain") else "compiled"))
    command = [sys.executable, str(Path(__file__).parent / "measure.py"), subject]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    subjects = [s for s in SUBJECTS if not s.startswith("prototype")]
    if build_prototype():
        subjects = list(SUBJECTS)
    else:
        print("the prototype is not here: its columns stay empty")
    best: dict[str, dict[str, float]] = {subject: {} for subject in SUBJECTS}
    for _ in track(range(REPEATS), "measuring"):
        for subject in subjects:
            for key, value in measure(subject).items():
                better = max if next(row[3] for row in ROWS if row[0] == key) else min
                best[subject][key] = better(best[subject].get(key, value), value)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "koikoi.md").write_text(report(best), "utf-8")
    rates = {row[1]: {s: best[s].get(row[0], 0.0) for s in SUBJECTS} for row in ROWS if row[3]}
    (RESULTS / "koikoi.svg").write_text(bars("Koi-Koi: million decisions per second", rates), "utf-8")
    print(report(best))


def report(best: dict[str, dict[str, float]]) -> str:
    """The figures as a page."""

    def ratio(key: str, one: str, other: str, other_key: str = "") -> str:
        top, bottom = best[one].get(key), best[other].get(other_key or key)
        return f"{top / bottom:.2f}" if top and bottom else "–"

    lines = [
        "# Koi-Koi, measured",
        "",
        f"`make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; best of "
        f"{REPEATS}, interleaved. The prototype plays single rounds by simplified rules.",
        "",
        "![decisions per second](koikoi.svg)",
        "",
        "| what | unit | compiled | plain | prototype | prototype, plain |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for key, name, unit, _ in ROWS:
        cells = [f"{best[s][key]:,.4g}" if key in best[s] else "–" for s in SUBJECTS]
        lines.append(f"| {name} | {unit} | {' | '.join(cells)} |")
    lines += [
        "",
        "| ratio | reached | asked |",
        "| --- | ---: | --- |",
        f"| playouts, compiled / prototype | {ratio('playouts', 'compiled', 'prototype')} | at least 0.6 |",
        f"| stepped from Python, compiled / prototype | {ratio('steps', 'compiled', 'prototype')} | at least 0.6 |",
        f"| clone, compiled / prototype | {ratio('clone', 'compiled', 'prototype')} | at most 3, or under 150 ns |",
        f"| two threads / one thread | {ratio('playouts2', 'compiled', 'compiled', 'playouts')} | at least 1.7 |",
        f"| compiled / plain playouts | {ratio('playouts', 'compiled', 'plain')} | reported |",
        f"| plain / prototype plain playouts | {ratio('playouts', 'plain', 'prototype-plain')} | reported |",
        f"| state in memory | {best['compiled'].get('size', 0):.0f} bytes | under 1 kB |",
        f"| import roji | {best['compiled'].get('import', 0):.0f} ms | under 150 ms |",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()

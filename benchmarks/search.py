"""Our tree search beside OpenSpiel's in one run: `python -m benchmarks.search`, called by `make bench`.

Writes results/search.md. OpenSpiel comes with the extra `bench`; where it cannot be installed its row stays empty.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from rich.progress import track

HERE = Path(__file__).parent
RESULTS = HERE / "results"
REPEATS = 5
FLOOR, RATIO = 100_000, 10  # asked: simulations per second, and how many times those of the peer


def ask(script: str, *args: str, **env: str) -> float:
    command = [sys.executable, str(HERE / script), *args]
    done = subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def main() -> None:
    best: dict[str, float] = {}
    for _ in track(range(REPEATS), "measuring"):
        runs = {
            "compiled": ask("measure_search.py", ROJI_PURE=""),
            "plain": ask("measure_search.py", "plain", ROJI_PURE="1"),
        }
        if find_spec("pyspiel") is not None:
            runs["openspiel"] = ask("openspiel_search.py")
        for subject, value in runs.items():
            best[subject] = max(best.get(subject, value), value)
    text = report(best)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "search.md").write_text(text, "utf-8")
    print(text)


def report(best: dict[str, float]) -> str:
    own, peer = best["compiled"], best.get("openspiel")
    lines = [
        "# Tree search, measured beside OpenSpiel",
        "",
        f"`make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; best of "
        f"{REPEATS}, interleaved, one core, time of the processor, at the openings of several deals. One simulation "
        "deals anew what is hidden, walks down the tree and plays on to the end: of the round in koikoi (with our "
        "player's judge and its table), of the game, by random play, in gin_rummy.",
        "",
        "| information-set tree search | simulations a second | ratio | asked |",
        "| --- | ---: | ---: | --- |",
        f"| koikoi, compiled (`search:4000`) | {own:,.0f} | | at least {FLOOR:,} |",
        f"| koikoi, plain Python | {best['plain']:,.0f} | {own / best['plain']:.0f} | |",
    ]
    if peer:
        name = f"gin_rummy, OpenSpiel {version('open_spiel')} (`pyspiel.ISMCTSBot`, C++)"
        lines.append(f"| {name} | {peer:,.0f} | {own / peer:.0f} | at least {RATIO} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()

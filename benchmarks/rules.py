"""The games of this checkout beside an earlier one: `python -m benchmarks.rules COMMIT` writes results/rules.md.

Random play on one thread and on two, and the usual Python loop, by turns; what counts are the medians of the ratios.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

import roji
from benchmarks.upgrade import HERE, ROOT, RUNS, checkout, environment

CODE = """
import json, sys, time
import roji

def native(game, threads):
    n = 64
    while True:
        made = roji.playouts(game, n, 3, threads=threads)
        if made.seconds > 0.25:
            return made.decisions / made.seconds / 1e6
        n *= 4 if made.seconds < 0.04 else 2

def stepped(game):
    decisions, spent, seed = 0, 0.0, 0
    while spent < 0.25:
        state, begun = game.new(seed=seed), time.perf_counter()
        while state.seat is not None:
            legal = state.legal_actions()
            state.apply(legal[decisions % len(legal)])
            decisions += 1
        spent += time.perf_counter() - begun
        seed += 1
    return decisions / spent / 1e6

games = {id: roji.game(id) for id in sys.argv[1:]}
print(json.dumps({id: [native(game, 1), native(game, 2), stepped(game)] for id, game in games.items()}))
"""


def measured(place: Path, games: list[str]) -> dict[str, list[float]]:
    """Million decisions a second of every game in a checkout."""
    command = [sys.executable, "-c", CODE, *games]
    done = subprocess.run(command, cwd=place, env=environment(place), capture_output=True, text=True, check=True)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def main() -> None:
    commit, games = sys.argv[1], roji.list_games()
    before = checkout(commit)
    runs: list[tuple[dict[str, list[float]], dict[str, list[float]]]] = []
    for number in range(RUNS):
        both = (before, ROOT) if number % 2 else (ROOT, before)
        found = {place: measured(place, games) for place in both}
        runs.append((found[ROOT], found[before]))
        print(f"{number + 1} of {RUNS}", flush=True)
    text = report(commit, games, runs)
    (HERE / "results" / "rules.md").write_text(text, "utf-8")
    print(text)


def report(commit: str, games: list[str], runs: list[tuple[dict[str, list[float]], dict[str, list[float]]]]) -> str:
    def middle(game: str, kind: int) -> str:
        found = statistics.median(now[game][kind] for now, _ in runs)
        ratios = sorted(now[game][kind] / then[game][kind] for now, then in runs)
        return f"{found:.2f} | {statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"

    def threads(game: str) -> str:
        ratios = sorted(now[game][1] / now[game][0] for now, _ in runs)
        return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"

    rows = "\n".join(f"| {game} | {middle(game, 0)} | {threads(game)} | {middle(game, 2)} |" for game in games)
    machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    return f"""# The games beside earlier ones

`python -m benchmarks.rules {commit}` on {machine}, {len(runs)} runs by turns: millions of
decisions a second, medians, with the ratio to {commit} in the same pair of runs (lowest–highest).

| game | random play, one thread | beside {commit} | two threads, of one | stepped from Python | beside {commit} |
| --- | --- | --- | --- | --- | --- |
{rows}
"""


if __name__ == "__main__":
    main()

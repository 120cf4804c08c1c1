"""All games beside OpenSpiel in one run: `python -m benchmarks.peers`, called by `make bench`.

Writes results/games.md and results/games.svg. OpenSpiel comes with the extra `bench`; where it cannot be installed
its columns stay empty.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.progress import track

from benchmarks.plot import bars

HERE = Path(__file__).parent
RESULTS = HERE / "results"
REPEATS = 5

# The game of OpenSpiel each of ours is measured against, and how many times as fast native random play should be.
PEERS = {"orders": ("hearts", 3.0), "kokeshi": ("breakthrough", 3.0), "niwashi": ("hanabi", 1.0)}
STEPPED_PEER = ("hearts", 2.0)
SIZES = {"koikoi": 1024, "orders": 1024, "kokeshi": 4096, "niwashi": 16384}


def ask(script: str, *args: str, **env: str) -> dict[str, dict[str, float]]:
    command = [sys.executable, "-m", f"benchmarks.{script}", *args]
    done = subprocess.run(
        command, cwd=HERE.parent, env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    have_peer = find_spec("pyspiel") is not None
    if not have_peer:
        print("OpenSpiel is not installed: its columns stay empty")
    best: dict[str, dict[str, dict[str, float]]] = {"compiled": {}, "plain": {}, "openspiel": {}}
    for _ in track(range(REPEATS), "measuring"):
        runs = {"compiled": ask("measure_games", ROJI_PURE=""), "plain": ask("measure_games", ROJI_PURE="1")}
        if have_peer:
            runs["openspiel"] = ask("openspiel")
        for subject, games in runs.items():
            for game, figures in games.items():
                kept = best[subject].setdefault(game, {})
                for key, value in figures.items():
                    kept[key] = max(kept.get(key, value), value)
    RESULTS.mkdir(exist_ok=True)
    text = report(best)
    (RESULTS / "games.md").write_text(text, "utf-8")
    rows: dict[str, dict[str, float]] = {}
    for game, figures in sorted(best["compiled"].items()):
        peer, _ = PEERS.get(game, ("", 0.0))
        rows[f"{game}, random play"] = {
            "compiled": figures["native"],
            "plain": best["plain"][game]["native"],
            "OpenSpiel peer": best["openspiel"].get(peer, {}).get("native", 0.0),
        }
        rows[f"{game}, stepped from Python"] = {
            "compiled": figures["stepped"],
            "plain": best["plain"][game]["stepped"],
            "OpenSpiel peer": best["openspiel"].get(STEPPED_PEER[0], {}).get("stepped", 0.0),
        }
    (RESULTS / "games.svg").write_text(bars("Million decisions per second, one core", rows), "utf-8")
    print(text)


def report(best: dict[str, dict[str, dict[str, float]]]) -> str:
    compiled, plain, peers = best["compiled"], best["plain"], best["openspiel"]
    lines = [
        "# All games, measured beside OpenSpiel",
        "",
        f"`make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; best of "
        f"{REPEATS}, interleaved, one core. Million decisions per second; OpenSpiel's chance nodes do not count.",
        "",
        "![decisions per second](games.svg)",
        "",
        "| game | random play | plain Python | compiled / plain | peer | peer's rate | ratio | asked |",
        "| --- | ---: | ---: | ---: | --- | ---: | ---: | --- |",
    ]
    for game in sorted(compiled):
        own, slow = compiled[game]["native"], plain[game]["native"]
        peer, wanted = PEERS.get(game, ("", 0.0))
        rate = peers.get(peer, {}).get("native")
        tail = f"{peer} | {rate:.3g} | {own / rate:.1f} | at least {wanted:g}" if rate else "– | – | – | –"
        lines.append(f"| {game} | {own:.3g} | {slow:.3g} | {own / slow:.0f} | {tail} |")
    lines += [
        "",
        "| game | stepped from Python | plain Python | ratio to hearts stepped | asked | state, bytes | asked |",
        "| --- | ---: | ---: | ---: | --- | ---: | --- |",
    ]
    hearts = peers.get(STEPPED_PEER[0], {}).get("stepped")
    for game in sorted(compiled):
        own, slow = compiled[game]["stepped"], plain[game]["stepped"]
        ratio = f"{own / hearts:.1f} | at least {STEPPED_PEER[1]:g}" if hearts else "– | –"
        size = f"{compiled[game]['size']:.0f} | under {SIZES.get(game, 0)}"
        lines.append(f"| {game} | {own:.3g} | {slow:.3g} | {ratio} | {size} |")
    sizes = [key for key in compiled.get("niwashi", {}) if key.startswith("garden ")]
    if sizes:
        lines += ["", "| niwashi, garden of | µs per decision, compiled | plain |", "| --- | ---: | ---: |"]
        for key in sizes:
            tiles = key.split()[1]
            fast, slow = (1 / best[mode]["niwashi"][key] for mode in ("compiled", "plain"))
            lines.append(f"| {tiles} tiles | {fast:.2f} | {slow:.0f} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()

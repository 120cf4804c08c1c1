"""Who wins random play: the first mover on every garden of kokeshi, and each seat of orders.

`python -m benchmarks.fairness`, called by `make bench`; writes results/fairness.md and results/fairness.svg.
"""

from __future__ import annotations

import os
from pathlib import Path

from rich.progress import track

import roji
from benchmarks.plot import shares
from roji.games.kokeshi.garden import known_gardens

RESULTS = Path(__file__).parent / "results"
MATCHES = 100_000


def main() -> None:
    threads = os.cpu_count() or 1
    rows: dict[str, list[float]] = {}
    for name in track(known_gardens(), "kokeshi"):
        made = roji.playouts(roji.game("kokeshi", garden=name, starter=0), MATCHES, 1, threads)
        rows[f"kokeshi, {name}"] = [wins / made.games for wins in made.wins]
    for players in track(range(2, 7), "orders"):
        made = roji.playouts(roji.game("orders", players=players, starter=0, rounds=1), MATCHES, 1, threads)
        rows[f"orders, {players} players"] = [wins / made.games for wins in made.wins]
    RESULTS.mkdir(exist_ok=True)
    text = report(rows)
    (RESULTS / "fairness.md").write_text(text, "utf-8")
    (RESULTS / "fairness.svg").write_text(
        shares("Share of wins in random play, first mover at the left", rows), "utf-8"
    )
    print(text)


def report(rows: dict[str, list[float]]) -> str:
    lines = [
        "# Who wins random play",
        "",
        f"{MATCHES:,} random matches each, seed 1, seat 0 starting; `make bench`. A shared win counts for each winner,",
        "a draw for nobody. Orders: matches of one round, so that the same seat starts every time.",
        "",
        "![share of wins](fairness.svg)",
        "",
        "| game | share of wins by seat, the first mover first |",
        "| --- | --- |",
    ]
    lines += [f"| {name} | {' · '.join(f'{share:.1%}' for share in found)} |" for name, found in rows.items()]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()

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
    gardens: dict[str, roji.Playouts] = {}
    for name in track(known_gardens(), "kokeshi"):
        game = roji.game("kokeshi", garden=name, starter=0)
        gardens[name] = roji.playouts(game, MATCHES, 1, threads)
    tables: dict[int, roji.Playouts] = {}
    for players in track(range(2, 7), "orders"):
        tables[players] = roji.playouts(roji.game("orders", players=players, starter=0), MATCHES, 1, threads)
    RESULTS.mkdir(exist_ok=True)
    text = report(gardens, tables)
    (RESULTS / "fairness.md").write_text(text, "utf-8")
    rows = {f"kokeshi, {name}": [wins / sum(made.wins) for wins in made.wins] for name, made in gardens.items()}
    rows |= {f"orders, {n} players": [wins / sum(made.wins) for wins in made.wins] for n, made in tables.items()}
    (RESULTS / "fairness.svg").write_text(
        shares("Who wins random play: the seat that starts at the left", rows), "utf-8"
    )
    print(text)


def report(gardens: dict[str, roji.Playouts], tables: dict[int, roji.Playouts]) -> str:
    lines = [
        "# Who wins random play",
        "",
        f"{MATCHES:,} random matches each, seed 1, seat 0 starting; `make bench`.",
        "",
        "![share of wins](fairness.svg)",
        "",
        "| kokeshi, garden | first mover | second | draws | first mover's share of decided matches |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name, made in gardens.items():
        first, second = made.wins
        share = f"{first / (first + second):.1%}" if first + second else "–"
        lines.append(f"| {name} | {first:,} | {second:,} | {made.games - first - second:,} | {share} |")
    lines += [
        "",
        "Random figurines seldom find the way within the 200 turns of K-R5, so most of these matches are drawn.",
        "",
        "| orders, players | share of wins by seat, the first starter first; a shared win counts for each |",
        "| --- | --- |",
    ]
    for players, made in tables.items():
        lines.append(f"| {players} | {' · '.join(f'{wins / made.games:.1%}' for wins in made.wins)} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()

"""The report, benchmarks/report.md, and its plots, from the figures of one run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.field.subjects import GAMES, PGX, RLCARD, SIZES, SPIEL
from benchmarks.plot import bars

# What was asked of the batch beside pgx: game, environment, how many times as fast.
ASKED = [(game, "leduc_holdem", 2.0 if game == "niwashi" else 5.0) for game in GAMES]
ASKED += [(game, peer, 5.0) for peer in ("hex", "backgammon") for game in GAMES]
THREADS, STEPPING, IMPORT = 1.7, 4.0, 6.0
NATIVE_PEERS = {"koikoi": "hearts", "orders": "hearts", "kokeshi": "breakthrough", "niwashi": "hanabi"}

Found = dict[str, Any]


def report(found: Found, here: Path) -> None:
    """Write the page and its plots."""
    results = here / "results"
    (here / "report.md").write_text(page(found), "utf-8")
    figures = found["figures"]
    batches = {f"{game} (roji)": best_batch(figures, game) for game in GAMES}
    batches |= {f"{name} (pgx)": best_pgx(figures, name) for name in PGX}
    rows = {name: {"steps a second": rate / 1e6} for name, rate in batches.items() if rate}
    title = "Million steps a second in a batch, two cores"
    if rows:
        (results / "field-batch.svg").write_text(bars(title, rows), "utf-8")
    stepping = {f"{game} (roji, PettingZoo)": get(figures, "pettingzoo", f"{game}_v0", "rate") for game in GAMES}
    stepping["leduc_holdem (PettingZoo)"] = get(figures, "pettingzoo", "leduc_holdem_v4", "rate")
    stepping |= {f"{name} (RLCard)": get(figures, "rlcard", name, "rate") for name in RLCARD}
    stepping |= {f"{name} (OpenSpiel)": get(figures, "openspiel", name, "stepped") for name in SPIEL}
    stepping |= {f"{game} (roji)": get(figures, "ours", game, "stepped") for game in GAMES}
    rows = {name: {"steps a second": rate / 1e6} for name, rate in stepping.items() if rate}
    if rows:
        title = "Million steps a second, one match at a time"
        (results / "field-steps.svg").write_text(bars(title, rows), "utf-8")


def get(figures: Found, group: str, name: str, key: str) -> float:
    """A figure, or 0 where nothing was measured."""
    return float(figures.get(group, {}).get(name, {}).get(key, 0.0))


def best_batch(figures: Found, game: str, threads: int = 2) -> float:
    return max(get(figures, "ours", game, f"batch {size} {threads}") for size in SIZES)


def best_pgx(figures: Found, name: str) -> float:
    sizes = figures.get("pgx", {}).get(name, {})
    return max((float(sizes.get(size, {}).get("rate", 0.0)) for size in SIZES), default=0.0)


def ratio(top: float, bottom: float, asked: float = 0.0, at_most: bool = False) -> str:
    """A ratio with what was asked of it."""
    if not top or not bottom:
        return "– | –" if asked else "–"
    value = top / bottom
    shown = f"{value:.2f}" if value < 10 else f"{value:.0f}"
    if not asked:
        return shown
    reached = value <= asked if at_most else value >= asked
    return f"{shown} | {'at most' if at_most else 'at least'} {asked:g}{'' if reached else ': not reached'}"


def rate(value: float) -> str:
    """Steps a second as people read them."""
    if not value:
        return "–"
    return f"{value / 1e6:.3g} M" if value >= 1e6 else f"{value / 1e3:.3g} k"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def page(found: Found) -> str:
    figures = found["figures"]
    named = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    start = get(figures, "start", "python", "seconds")
    leduc = get(figures, "pettingzoo", "leduc_holdem_v4", "rate")
    lines = [
        "# Beside the field",
        "",
        f"`make bench` (this part: `python -m benchmarks.field.run`) on {found['date']}, {found['machine']}, "
        f"{found['minutes']} minutes. {named}. Best of {found['rounds']} rounds, everybody by turns, each in a process "
        f"of its own; load average before it began: {found['load']}.",
        "",
        "Speeds are of this machine; ratios within the run are what is claimed. – means that it was not measured here.",
        *(f"\n{remark}" for remark in found.get("remarks", [])),
        "",
        "## Batches with observation and mask",
        "",
        "![steps a second, batched](results/field-batch.svg)",
        "",
        "Batches of 1,024 and of 4,096 matches; each side has its better one.",
        "",
        *table(
            ["ours", "bytes observed", "one thread", "two threads", "two / one", "asked"],
            [
                [
                    game,
                    f"{get(figures, 'ours', game, 'bytes'):.0f}",
                    rate(best_batch(figures, game, 1)),
                    rate(best_batch(figures, game)),
                    *ratio(best_batch(figures, game), best_batch(figures, game, 1), THREADS).split(" | "),
                ]
                for game in GAMES
            ],
        ),
        "",
        *table(
            ["pgx on the CPU", "bytes observed", "both cores", "seconds to compile"],
            [
                [
                    name,
                    f"{figures.get('pgx', {}).get(name, {}).get('1024', {}).get('bytes', 0):.0f}",
                    rate(best_pgx(figures, name)),
                    f"{figures.get('pgx', {}).get(name, {}).get('1024', {}).get('compile', 0):.1f}",
                ]
                for name in PGX
            ],
        ),
        "",
        *table(
            ["two threads beside", "ratio", "asked"],
            [
                [f"{game} / {peer}", *ratio(best_batch(figures, game), best_pgx(figures, peer), asked).split(" | ")]
                for game, peer, asked in ASKED
            ]
            + [
                [f"{game} / {peer}", ratio(best_batch(figures, game), best_pgx(figures, peer)), "reported"]
                for peer in ("connect_four", "sparrow_mahjong")
                for game in GAMES
            ],
        ),
        "",
        "## One match at a time, from Python",
        "",
        "![steps a second, one match](results/field-steps.svg)",
        "",
        *table(
            ["raw PettingZoo environments", "steps a second", "/ its own leduc_holdem", "asked"],
            [["leduc_holdem_v4 (PettingZoo)", rate(leduc), "1", ""]]
            + [
                [
                    f"{game}_v0 (roji)",
                    rate(get(figures, "pettingzoo", f"{game}_v0", "rate")),
                    *ratio(get(figures, "pettingzoo", f"{game}_v0", "rate"), leduc, STEPPING).split(" | "),
                ]
                for game in GAMES
            ],
        ),
        "",
        *table(
            ["state by state", "random play, native", "stepped", "clone", "observation"],
            [
                [
                    f"{name} ({whose})",
                    rate(get(figures, group, name, "native")),
                    rate(get(figures, group, name, "stepped")),
                    f"{get(figures, group, name, 'clone'):,.0f} ns",
                    f"{get(figures, group, name, 'observation'):,.0f} ns",
                ]
                for whose, group, names in (("roji", "ours", GAMES), ("OpenSpiel", "openspiel", SPIEL))
                for name in names
            ],
        ),
        "",
        *table(
            ["ratio to OpenSpiel's", "peer", "random play", "stepped", "clone", "observation"],
            [
                [
                    game,
                    peer,
                    *(
                        ratio(get(figures, "ours", game, key), get(figures, "openspiel", peer, key))
                        for key in ("native", "stepped")
                    ),
                    *(
                        ratio(get(figures, "openspiel", peer, key), get(figures, "ours", game, key))
                        for key in ("clone", "observation")
                    ),
                ]
                for game, peer in NATIVE_PEERS.items()
            ],
        ),
        "",
        *table(["RLCard", "steps a second"], [[name, rate(get(figures, "rlcard", name, "rate"))] for name in RLCARD]),
        "",
        "## Search, import, weight",
        "",
        *table(
            ["information-set tree search", "simulations a second", "ratio"],
            [
                ["koikoi (roji)", rate(get(figures, "search", "koikoi", "rate")), ""],
                [
                    "gin_rummy (OpenSpiel, C++)",
                    rate(get(figures, "search", "gin_rummy", "rate")),
                    ratio(get(figures, "search", "koikoi", "rate"), get(figures, "search", "gin_rummy", "rate")),
                ],
            ],
        ),
        "",
        *table(
            ["start and import", "ms", "/ bare interpreter", "asked"],
            [
                ["python -c pass", f"{1e3 * start:.0f}", "1", ""],
                *(
                    [
                        f"import {name}",
                        f"{1e3 * got['seconds']:.0f}",
                        *(
                            ratio(got["seconds"], start, IMPORT, at_most=True).split(" | ")
                            if name == "roji"
                            else (ratio(got["seconds"], start), "")
                        ),
                    ]
                    for name, got in figures.get("import", {}).items()
                ),
            ],
        ),
        "",
        *table(
            ["installed", "itself, MB", "with all it needs, MB", "packages"],
            [
                [name, f"{size['own']:.1f}", f"{size['all']:.0f}", f"{size['packages']:.0f}"]
                for name, size in found["weights"].items()
            ],
        ),
        "",
        NOTES,
    ]
    return "\n".join(lines)


NOTES = """\
## What can be compared, and what cannot

- **The games differ.** Leduc hold'em has six cards and a handful of decisions; a match of ours has dozens to hundreds
  of them, with more to see in each. A ratio between two games says what a researcher gets a second, not whose code is
  better. A smaller game is quicker to step, so that beside leduc_holdem and connect_four the odds are theirs.
- **pgx is made for accelerators.** It is measured on the CPU because that is what this machine has; on a GPU it is
  another matter. XLA uses both cores as it likes, our batch is given two threads. Observations of pgx are floats or
  booleans, ours are bytes. Both sides sample a random legal action inside compiled code and begin finished matches anew
  within the step. A step is one decision of one match on both sides.
- **Compilation** of pgx is reported, not counted: the seconds until the first step of a batch of 1,024, without
  a cache.
- **PettingZoo** is measured through `raw_env`, as a learner would step it: `last()` with observation and mask, then
  `step`. Its leduc_holdem is RLCard's.
- **OpenSpiel's** rates count decisions of players; its chance nodes do not count. Its tensors are lists of floats in
  Python, our observation is written into a buffer of the caller. Its search is C++ on another game (gin_rummy): it has
  no game of ours.
- **Two shared cores** of a virtual machine: single figures wander by a tenth or two, ratios by less.
- **Weight**: files as installed on Linux. Ours has the browser app in it where that was built.
"""


if __name__ == "__main__":
    here = Path(__file__).parents[1]
    report(json.loads((here / "results" / "field.json").read_text("utf-8")), here)

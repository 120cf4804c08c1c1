"""`make siege`, or `python -m tests.siege [--seconds S] [WORD...]`: the table of docs/serving.md, and 1 if one fails.

With words only the attacks that have one of them in their names.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace

from tests.siege.attacks import ATTACKS
from tests.siege.besiege import Outcome, Plan, Waits, besiege

HEAD = """\
| attack | moves: p99 with the sink | p99 | longest | bots: p99 with the sink | p99 | processor | memory | |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def row(outcome: Outcome) -> str:
    """One line of the table; times in milliseconds."""
    moves = [Waits.p99(outcome.sink.moves), Waits.p99(outcome.attacked.moves), max(outcome.attacked.moves, default=0)]
    bots = [Waits.p99(outcome.sink.replies), Waits.p99(outcome.attacked.replies)]
    times = " | ".join(f"{1000 * seconds:.0f}" for seconds in (*moves, *bots))
    verdict = "holds" if not outcome.faults else "**" + ", ".join(outcome.faults) + "**"
    return (
        f"| {outcome.name} | {times} | {100 * outcome.busy:.0f} % | {outcome.memory / outcome.before:.2f} | {verdict} |"
    )


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--seconds", type=float, default=Plan.seconds)
    reader.add_argument("--decisions", type=int, default=Plan.decisions)
    reader.add_argument("words", nargs="*")
    asked = reader.parse_args()
    chosen = [name for name in ATTACKS if not asked.words or any(word in name for word in asked.words)]
    plan = replace(Plan(), attacks=chosen, seconds=asked.seconds, decisions=asked.decisions)
    print(HEAD, flush=True)
    outcomes = asyncio.run(besiege(plan, lambda outcome: print(row(outcome), flush=True)))
    sys.exit(any(outcome.faults for outcome in outcomes))


if __name__ == "__main__":
    main()

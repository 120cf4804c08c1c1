"""`make faults`: every fault at a real site, and the table of docs/faults.md written anew; `--short`: only look."""

from __future__ import annotations

import asyncio
import os
import platform
import sys
from pathlib import Path

from tests.faults.matrix import FAULTS, Row, short, suffer_all
from tests.faults.site import missing

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
BEGIN, END = "<!-- table -->\n", "<!-- end -->\n"


def line(row: Row) -> str:
    during, after = ("–" if seconds is None else f"{seconds:.1f} s" for seconds in (row.during, row.after))
    return f"| {row.fault.part} | {row.fault.what} | {during} | {after} | {row.accepted} | 0 |\n"


def main() -> int:
    if why := missing():
        print(why)
        return 1
    few = "--short" in sys.argv[1:]
    rows = asyncio.run(
        suffer_all(short() if few else FAULTS, "matrix", lambda row: print(line(row), end="", flush=True))
    )
    if few:
        return 0
    machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    table = f"""{BEGIN}
`make faults` on {machine}, with a load average of {os.getloadavg()[0]:.0f} at its end.

| part | fault | every table goes on, while it lasts | after it ends | accepted moves and chat | lost |
| --- | --- | --- | --- | --- | --- |
{"".join(map(line, rows))}
"""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + table + END + rest.split(END)[1], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`roji arena`: plays the matches behind a bar with the time left, and shows what they come to."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.table import Table
from rich.text import Text

from roji.arena import columns, export
from roji.arena.folder import REPORT
from roji.arena.report import report
from roji.arena.run import run
from roji.arena.settings import Settings
from roji.arena.totals import Totals, totals
from roji.arena.workers import Runner, here, pool
from roji.cli.files import write_file
from roji.words import say

WIDEST = 40  # characters of a column that are not broken


def arena(
    console: Console, settings: Settings, out: Path | None, workers: int, ray: str | None, form: str, lang: str
) -> int:
    """Play what is left of an arena and show the result: a table, or `json` or `csv` as the form."""
    with bar(lang) as progress:
        matches = run(settings, out, runner(workers, ray), progress)
    found = totals(settings, matches)
    if out is not None:
        write_file(out / REPORT, report(found, lang))
    if form == "json":
        print(json.dumps(export.to_dict(found), ensure_ascii=False, indent=1))
    elif form == "csv":
        sys.stdout.write(export.to_csv(found))
    else:
        show(console, found, lang)
        if out is not None:
            console.print(say("arena-kept", lang, path=str(out)), markup=False, soft_wrap=True)
    return 0


def runner(workers: int, ray: str | None) -> Runner:
    """Who plays the matches."""
    if ray is not None:
        from roji.arena.cluster import cluster

        return cluster(ray)
    return pool(workers) if workers > 1 else here


def show(console: Console, found: Totals, lang: str) -> None:
    """The tables of a result."""
    console.print(columns.title(found, lang), style="bold", markup=False)
    console.print(columns.summary(found, lang), markup=False)
    for table in columns.tables(found, lang):
        drawn = Table(title=table.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        for number, head in enumerate(table.heads):
            width = min(max(len(row[number]) for row in table.rows), WIDEST)
            drawn.add_column(Text(head), justify="right" if number else "left", min_width=width)
        for row in table.rows:
            drawn.add_row(*(Text(cell) for cell in row))
        console.print(drawn)


class TimeLeft(ProgressColumn):
    """How long the rest will take, in words."""

    max_refresh = 0.5

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def render(self, task: Task) -> Text:
        if task.time_remaining is None:
            return Text("")
        return Text(say("arena-left", self.lang, time=str(timedelta(seconds=round(task.time_remaining)))))


@contextmanager
def bar(lang: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the terminal, beside the answer; it is told how many matches are finished, of how many."""
    screen = Console(stderr=True, highlight=False)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeLeft(lang))
    with Progress(*parts, console=screen, transient=True, disable=not screen.is_terminal) as shown:
        task = shown.add_task(say("arena-progress", lang), total=None)

        def told(done: int, planned: int) -> None:
            if shown.tasks[task].total is None:
                shown.reset(task, total=planned, completed=done)
            shown.update(task, completed=done)

        yield told

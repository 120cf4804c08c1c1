"""`roji analyse`: what the strongest bot thinks of the decisions of a match, in words, as JSON and as a curve."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from roji.bots.explain import unit
from roji.bots.review import MARKS, Verdict, thresholds, verdicts
from roji.cli.analysis import Analysis, as_data, better, headline
from roji.cli.arena import TimeLeft
from roji.cli.curve import curve
from roji.cli.files import read_file
from roji.cli.picture import check_place, write_picture
from roji.games.registry import check_names
from roji.pictures.curve import draw
from roji.table.match import Match
from roji.table.record import read
from roji.words import say


def analyse(
    console: Console, file: Path, seat: int | None, simulations: int, svg: Path | None, as_json: bool, lang: str,
    names: str,
) -> int:  # fmt: skip
    """Analyse a record; what cannot be read or written is refused before anything is thought or shown."""
    check_names(names)
    record = read(read_file(file))
    if seat is not None:
        record.game.check_seat(seat)
    if svg is not None:
        check_place(svg)
    match = Match(record)
    seats = list(range(record.game.players)) if seat is None else [seat]
    analysis = Analysis(match, seats, simulations, thought(match, seat, simulations, lang), lang, names)
    if svg is not None:
        write_picture(svg, draw(curve(analysis)))
    if as_json:
        print(json.dumps(as_data(analysis), ensure_ascii=False))
        return 0
    show(console, analysis)
    if svg is not None:
        console.print(say("analyse-drawn", lang, path=str(svg)), markup=False, soft_wrap=True)
    return 0


def thought(match: Match, seat: int | None, simulations: int, lang: str) -> list[Verdict]:
    """The verdicts, with a bar on standard error where somebody watches."""
    found = []
    screen = Console(stderr=True, highlight=False)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeLeft(lang))
    with Progress(*parts, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("analyse-progress", lang), total=len(match))
        for verdict in verdicts(match.record.game, match.states, match.record.moves, simulations, seat):
            progress.advance(task)
            if verdict is not None:
                found.append(verdict)
    return found


def show(console: Console, analysis: Analysis) -> None:
    """The marked decisions one by one, and what they come to."""
    console.print(Text(analysis.title, style="bold"))
    console.print(Text(analysis.behind()), soft_wrap=True)
    for verdict in analysis.marked:
        console.print()
        console.print(headline(analysis, verdict), soft_wrap=True)
        console.print(Text(f"  {better(analysis, verdict)} {analysis.why(verdict.best)}"), soft_wrap=True)
    console.print()
    if not analysis.marked:
        console.print(analysis.say("analyse-none"))
    if not analysis.match.state.over:
        console.print(analysis.say("replay-unfinished"))
    console.print(table(analysis))
    console.print(Text(marks_line(analysis), style="dim"), soft_wrap=True)
    for thought in analysis.thoughts():
        console.print()
        console.print(Text(thought), soft_wrap=True)


def table(analysis: Analysis) -> Table:
    """What the decisions of every seat come to."""
    rows = analysis.summaries()
    marks = [*MARKS, "other"] if any(row.marks["other"] for row in rows) else MARKS
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    keys = ["seat", "decisions", "mean-points" if analysis.in_points else "mean", *marks]
    for column, key in enumerate(keys):
        grid.add_column(analysis.say(f"analyse-column-{key}"), justify="right" if column else "left")
    for row in rows:
        cells = [analysis.who(row.seat), str(row.decisions), analysis.amount(row.cost, 2)]
        grid.add_row(*cells, *(str(row.marks[mark]) for mark in marks))
    return grid


def marks_line(analysis: Analysis) -> str:
    """From which cost on a decision is marked."""
    least = [analysis.amount(value, 1 if analysis.in_points else 0) for value in thresholds(analysis.game)]
    key = "analyse-marks-points" if analysis.in_points else "analyse-marks"
    said = analysis.say(key, **dict(zip(MARKS, least, strict=True)))
    if unit(analysis.game) != "reading":
        said += f" {analysis.say('analyse-sure')}"
    return f"{said} {analysis.say('analyse-forced')}"

"""`roji benchmark`: how well somebody plays together with strangers, and the leaderboard of that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from statistics import fmean

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roji.arena.challenge import Meetings, Scores, challenge_of, entry, pairs
from roji.arena.matrix import matrix
from roji.bots.challenge import Entry, Figure, ordered, read_board, written
from roji.bots.engines.engine import Engine
from roji.cli.arena import bar, runner
from roji.cli.files import write_file
from roji.games.errors import Invalid
from roji.words import say, title
from roji.words.numbers import number

HEAD = "# Playing together with strangers: what was measured. Made by: roji benchmark GAME --baselines DIR\n\n"
OURS = "The Roji authors"


def show_board(console: Console, game: str, lang: str) -> int:
    """The leaderboard as it is."""
    show(console, game, read_board(challenge_of(game).board), lang)
    return 0


def benchmark(
    console: Console, game: str, runs: Sequence[str], engines: Sequence[Engine], name: str, by: str, deals: int | None,
    workers: int, out: Path | None, file: Path | None, svg: Path | None, lang: str,
) -> int:  # fmt: skip
    """Measure an entry and show it among the others."""
    challenge = challenge_of(game)
    if len(set(runs)) < len(runs):
        raise Invalid("challenge-runs")
    meetings = Meetings(game, challenge, deals or challenge.deals, engines)
    with bar(lang) as progress:
        scores = meetings.play(pairs(runs, challenge.pool), out, runner(workers, None), progress)
    made = entry(name or runs[0], by, runs, challenge.pool, scores, meetings.deals)
    if file is not None:
        write_file(file, written([made]))
    if svg is not None:
        write_file(svg, picture(game, runs, [*runs, *(one for one in challenge.pool if one not in runs)], scores, lang))
    show(console, game, ordered([*read_board(challenge.board), made]), lang, made)
    return 0


def baselines(
    console: Console, game: str, deals: int | None, workers: int, out: Path, svg: Path | None, lang: str
) -> int:
    """Measure the entries of the house again, and write the leaderboard; those of others stay."""
    challenge = challenge_of(game)
    meetings = Meetings(game, challenge, deals or challenge.deals)
    own = [pair for runs in challenge.baselines.values() for pair in pairs(runs, challenge.pool)]
    wanted = list(
        {frozenset(pair): pair for pair in (*combinations_with_replacement(challenge.pool, 2), *own)}.values()
    )
    with bar(lang) as progress:
        scores = meetings.play(wanted, out, runner(workers, None), progress)
    made = [
        entry(name, OURS, runs, challenge.pool, scores, meetings.deals) for name, runs in challenge.baselines.items()
    ]
    others = [one for one in read_board(challenge.board) if one.by != OURS] if challenge.board.exists() else []
    write_file(challenge.board, HEAD + written(ordered([*made, *others])))
    if svg is not None:
        write_file(svg, picture(game, challenge.pool, challenge.pool, scores, lang))
    show(console, game, read_board(challenge.board), lang)
    return 0


def picture(game: str, rows: Sequence[str], columns: Sequence[str], scores: Scores, lang: str) -> str:
    cells = {pair: fmean(deals) for pair, deals in scores.items() if {*pair} <= {*rows, *columns}}
    return matrix(say("challenge-matrix", lang, game=title(game, lang)), rows, columns, cells)


def show(console: Console, game: str, entries: Sequence[Entry], lang: str, own: Entry | None = None) -> None:
    """The leaderboard as a table; `own` stands out."""
    heads = ["entry", "ad-hoc", "worst", "self-play", "cross-play", "deals", "by"]
    drawn = Table(
        title=say("challenge-title", lang, game=title(game, lang)), title_justify="left", title_style="bold",
        box=box.SIMPLE_HEAD, pad_edge=False,
    )  # fmt: skip
    for head in heads:
        drawn.add_column(Text(say(f"challenge-column-{head}", lang)))
    for one in entries:
        worst = f"{figure(one.worst, lang)} {one.beside}"
        cells = [one.name, figure(one.ad_hoc, lang), worst, figure(one.self_play, lang), figure(one.cross_play, lang)]
        style = "bold" if one is own else ""
        drawn.add_row(*(Text(cell) for cell in [*cells, str(one.deals), one.by]), style=style)
    console.print(drawn)
    console.print(say("challenge-about", lang), markup=False)


def figure(value: Figure | None, lang: str) -> str:
    """A mean with its interval."""
    if value is None:
        return "–"
    mean, low, high = (number(one, 1, lang) for one in value)
    return f"{mean} ({low}–{high})"

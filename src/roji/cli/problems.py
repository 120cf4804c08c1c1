"""`roji problems`: looks for problems of the day and proves them."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

from rich.console import Console

from roji.bots.problems import proven_again, search
from roji.cli.arena import bar
from roji.cli.files import read_file, write_file
from roji.games.errors import Invalid
from roji.games.parts import folder
from roji.games.problems import Shelf, read, text_of
from roji.games.registry import game_class
from roji.words import say

FIRST = date(2026, 11, 1)


def run(console: Console, what: str, game: str, file: Path | None, days: int, minutes: float, lang: str) -> int:
    """Make or check the problems of a game, in the file that ships with it unless another is named."""
    chosen = file or folder(game_class(game).problems)
    if what not in ("make", "check"):
        raise Invalid("problems-what", what=what)
    return make(console, game, chosen, days, minutes, lang) if what == "make" else check(console, game, chosen, lang)


def make(console: Console, game: str, file: Path, days: int, minutes: float, lang: str) -> int:
    """Look for problems until there are so many or the time is over; those that the file has are kept."""
    found = read(game, read_file(file).decode()) if file.exists() else Shelf(FIRST, [])
    problems, known = found.problems, {problem.key() for problem in found.problems}
    end = time.monotonic() + 60 * minutes
    with bar(lang) as progress:
        progress(len(problems), days)
        number = problems[-1].match + 1 if problems else 0
        for _, problem in search(game, number, known) if len(problems) < days else ():
            if problem is not None:
                problems.append(problem)
                write_file(file, text_of(found))
                progress(len(problems), days)
            if len(problems) >= days or time.monotonic() > end:
                break
    console.print(say("problems-made", lang, count=len(problems), days=days, path=str(file)), markup=False)
    return 0


def check(console: Console, game: str, file: Path, lang: str) -> int:
    """Prove every problem of a file anew; 1 where one does not hold."""
    problems = read(game, read_file(file).decode()).problems
    wrong = list[int]()
    with bar(lang) as progress:
        for number, problem in enumerate(problems, 1):
            if not proven_again(problem):
                wrong.append(number)
            progress(number, len(problems))
    for number in wrong:
        console.print(say("problems-wrong", lang, number=number), markup=False)
    console.print(say("problems-checked", lang, count=len(problems), wrong=len(wrong)), markup=False)
    return 1 if wrong else 0

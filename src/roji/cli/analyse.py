"""`roji analyse`: what the strongest bot thinks of the decisions of a match, in words, as JSON and as a curve."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from roji.bots.bot import Opinion, bot
from roji.bots.explain import strongest, unit, unrated
from roji.bots.measure import in_points, worth
from roji.bots.review import MARKS, Summary, Verdict, chance, summary, thresholds, verdicts
from roji.bots.why import sentence
from roji.cli.arena import TimeLeft
from roji.cli.curve_svg import Curve, Dot, draw
from roji.cli.files import read_file, write_file
from roji.cli.tellers import teller
from roji.games.errors import Invalid
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import read
from roji.words import known, say

STYLES = {"inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red", "other": "dim"}


@dataclass(frozen=True)
class Analysis:
    """A match with what was found about it. `seats` are those looked at."""

    match: Match
    seats: list[int]
    simulations: int
    found: list[Verdict]
    lang: str
    names: str

    @cached_property
    def bot(self) -> str:
        """The name of the bot that was asked."""
        return strongest(self.match.record.game)

    @cached_property
    def measured(self) -> bool:
        """Whether there are costs."""
        return bot(self.bot, self.match.record.game, 0).measures

    @property
    def in_points(self) -> bool:
        return in_points(self.match.record.game)

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    @property
    def title(self) -> str:
        key = f"{self.match.record.game.id}-title"
        return self.say(key) if known(key) else self.match.record.game.id

    def who(self, seat: int) -> str:
        """What a seat is called."""
        players = self.match.record.players
        return (players[seat] if players else "") or self.say("replay-seat", seat=seat)

    def choice(self, verdict: Verdict, opinion: Opinion) -> str:
        """A decision in words, for the seat that made it."""
        people = [self.who(seat) for seat in range(self.match.record.game.players)]
        telling = teller(self.match.record.game.id, self.lang, people, verdict.seat, self.names)
        return telling.choice(self.match.states[verdict.number].describe(opinion.action)).rstrip(".")

    def why(self, opinion: Opinion) -> str:
        return sentence(opinion, self.match.record.game.id, self.lang, self.names)

    def amount(self, value: float | None, digits: int = 1) -> str:
        """A worth or a cost: points, or hundredths of the win."""
        if value is None:
            return "–"
        return f"{value:.{digits + 1}f}" if self.in_points else f"{100 * value:.{digits}f}"

    def summaries(self) -> list[Summary]:
        return [summary(self.found, seat) for seat in self.seats]

    def behind(self) -> str:
        """What stands behind the figures."""
        key = f"analyse-behind-{unit(self.match.record.game)}" if self.measured else "analyse-behind-nothing"
        return self.say(key, bot=self.bot, count=self.simulations)


def analyse(
    console: Console, file: Path, seat: int | None, simulations: int, output: Path | None, as_json: bool, lang: str,
    names: str,
) -> int:  # fmt: skip
    """Analyse a record; what cannot be read or written is refused before anything is thought or shown."""
    from roji.games.koikoi.card_names import check_names

    check_names(names)
    record = read(read_file(file))
    game = record.game
    if seat is not None:
        game.check_seat(seat)
    if output is not None:
        check_place(output)
    match = Match(record)
    seats = list(range(game.players)) if seat is None else [seat]
    found = thought(match, seat, simulations, lang)
    analysis = Analysis(match, seats, simulations, found, lang, names)
    if output is not None:
        write_file(output, draw(curve(analysis)))
    if as_json:
        print(json.dumps(as_data(analysis), ensure_ascii=False))
        return 0
    show(console, analysis)
    if output is not None:
        console.print(say("analyse-drawn", lang, path=str(output)), markup=False, soft_wrap=True)
    return 0


def check_place(output: Path) -> None:
    """Whether a file can be written there, before the long thinking begins."""
    if output.is_dir() or not output.absolute().parent.is_dir():
        raise Invalid("file-unwritable", path=str(output))


def thought(match: Match, seat: int | None, simulations: int, lang: str) -> list[Verdict]:
    """The verdicts, with a bar on standard error where somebody watches."""
    found = []
    screen = Console(stderr=True, highlight=False)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeLeft(lang))
    with Progress(*parts, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("analyse-progress", lang), total=len(match))
        moves = match.record.moves
        for verdict in verdicts(match.record.game, match.states, moves, simulations, seat):
            progress.advance(task)
            if verdict is not None:
                found.append(verdict)
    return found


# -- in words --------------------------------------------------------------------------------------------


def show(console: Console, analysis: Analysis) -> None:
    """The marked decisions one by one, and what they come to."""
    console.print(Text(analysis.say("analyse-title", game=analysis.title), style="bold"))
    console.print(analysis.behind(), soft_wrap=True)
    marked = [verdict for verdict in analysis.found if verdict.mark in MARKS]
    for verdict in marked:
        console.print()
        console.print(headline(analysis, verdict), soft_wrap=True)
        better = analysis.say("analyse-better", choice=analysis.choice(verdict, verdict.best))
        console.print(Text(f"  {better} {analysis.why(verdict.best)}"), soft_wrap=True)
    console.print()
    if analysis.measured and not marked:
        console.print(analysis.say("analyse-none"))
    if not analysis.match.state.over:
        console.print(analysis.say("replay-unfinished"))
    console.print(table(analysis))
    if analysis.measured:
        console.print(Text(marks_line(analysis), style="dim"), soft_wrap=True)


def headline(analysis: Analysis, verdict: Verdict) -> Text:
    """Where it happened, who decided what, and what it cost."""
    where = analysis.say("analyse-where", number=verdict.number + 1, round=verdict.round + 1)
    text = Text(f"{where} {analysis.who(verdict.seat)}: {analysis.choice(verdict, verdict.played)}. ")
    key = "analyse-cost-points" if analysis.in_points else "analyse-cost"
    before, after = worth_of(analysis, verdict.best), worth_of(analysis, verdict.played)
    args = {"cost": analysis.amount(verdict.cost), "before": analysis.amount(before), "after": analysis.amount(after)}
    text.append(analysis.say(f"analyse-mark-{verdict.mark}"), style=STYLES[verdict.mark])
    return text.append(f": {analysis.say(key, **args)}")


def worth_of(analysis: Analysis, opinion: Opinion) -> float:
    return worth(analysis.match.record.game, opinion.value)


def table(analysis: Analysis) -> Table:
    """What the decisions of every seat come to."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    keys = ["seat", "decisions"]
    if analysis.measured:
        keys.append("mean-points" if analysis.in_points else "mean")
    rows = analysis.summaries()
    marks = [mark for mark in MARKS if analysis.measured]
    marks += ["other"] if any(row.marks["other"] for row in rows) else []
    for number, key in enumerate([*keys, *marks]):
        grid.add_column(analysis.say(f"analyse-column-{key}"), justify="right" if number else "left")
    for row in rows:
        cells = [analysis.who(row.seat), str(row.decisions)]
        cells += [analysis.amount(row.cost, 2)] if analysis.measured else []
        grid.add_row(*cells, *(str(row.marks[mark]) for mark in marks))
    return grid


def marks_line(analysis: Analysis) -> str:
    """From which cost on a decision is marked."""
    least = [analysis.amount(value, 1 if analysis.in_points else 0) for value in thresholds(analysis.match.record.game)]
    key = "analyse-marks-points" if analysis.in_points else "analyse-marks"
    said = analysis.say(key, **dict(zip(MARKS, least, strict=True)))
    if unit(analysis.match.record.game) == "simulations":
        said += f" {analysis.say('analyse-sure')}"
    return f"{said} {analysis.say('analyse-forced')}"


# -- as data ---------------------------------------------------------------------------------------------


def as_data(analysis: Analysis) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    game = analysis.match.record.game
    return {
        "game": game.id,
        "bot": analysis.bot,
        "simulations": analysis.simulations if unit(game) == "simulations" else None,
        "positions": analysis.simulations if unit(game) == "positions" else None,
        "measure": ("points" if analysis.in_points else "chance") if analysis.measured else None,
        "marks": dict(zip(MARKS, thresholds(game), strict=True)) if analysis.measured else None,
        "seats": [
            {"seat": row.seat, "decisions": row.decisions, "mean_cost": rounded(row.cost), "marks": row.marks}
            for row in analysis.summaries()
        ],
        "decisions": [decision(analysis, verdict) for verdict in analysis.found],
    }


def decision(analysis: Analysis, verdict: Verdict) -> dict[str, Any]:
    return {
        "decision": verdict.number,
        "round": verdict.round,
        "seat": verdict.seat,
        "cost": rounded(verdict.cost),
        "mark": verdict.mark or None,
        "played": opinion_data(analysis, verdict, verdict.played),
        "best": opinion_data(analysis, verdict, verdict.best),
    }


def opinion_data(analysis: Analysis, verdict: Verdict, opinion: Opinion) -> dict[str, Any]:
    state: State = analysis.match.states[verdict.number]
    measured = analysis.measured
    return {
        "name": state.name(opinion.action),
        "worth": rounded(worth_of(analysis, opinion)) if measured and not unrated(state, opinion) else None,
        "spread": rounded(opinion.spread) if measured else None,
        "why": analysis.why(opinion),
    }


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


# -- as a curve ------------------------------------------------------------------------------------------


def curve(analysis: Analysis) -> Curve:
    """What every seat could expect after each of its decisions; without a measure, the points so far."""
    match, game = analysis.match, analysis.match.record.game
    top = 20.0 if game.together else 1.0
    lines: list[tuple[str, list[tuple[int, float]]]] = []
    dots: list[Dot] = []
    if analysis.measured:
        for number, seat in enumerate(analysis.seats):
            own = [verdict for verdict in analysis.found if verdict.seat == seat]
            line = [(verdict.number + 1, value) for verdict in own if (value := chance(game, verdict)) is not None]
            if match.state.over:
                line.append((len(match), worth(game, match.state.returns()[seat])))
            lines.append((analysis.who(seat), line))
            for verdict in own:
                if verdict.mark in MARKS:
                    text = f"{headline(analysis, verdict).plain} {analysis.choice(verdict, verdict.best)}"
                    at = (verdict.number + 1, chance(game, verdict) or 0.0)
                    dots.append(Dot(*at, number, verdict.mark, text))
    else:
        scores = [(number, float(max(state.scores()))) for number, state in enumerate(match.states)]
        top = max(top, *(points for _, points in scores)) if game.together else max(1.0, *(p for _, p in scores))
        lines.append((analysis.say("analyse-points-so-far"), scores))
    return Curve(
        title=analysis.say("analyse-title", game=analysis.title),
        axis=analysis.say("analyse-axis-points" if game.together else "analyse-axis"),
        note=analysis.behind(),
        top=top,
        percent=analysis.measured and not analysis.in_points,
        length=max(len(match), 1),
        lines=lines,
        dots=dots,
        rounds=rounds(match),
        marks={mark: analysis.say(f"analyse-mark-{mark}") for mark in MARKS} if dots else {},
    )


def rounds(match: Match) -> list[int]:
    """After how many decisions each round began."""
    found = [0]
    for number, state in enumerate(match.states):
        if state.round != match.states[found[-1]].round and not state.over:
            found.append(number)
    return found

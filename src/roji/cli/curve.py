"""The curve of an analysed match: what every seat could expect, and where it was given away."""

from __future__ import annotations

from roji.bots.measure import share, worth
from roji.bots.review import MARKS, Verdict
from roji.cli.analysis import Analysis, better, headline
from roji.cli.curve_svg import Curve, Dot, Line
from roji.table.match import Match


def curve(analysis: Analysis) -> Curve:
    """The chance of every seat after each of its decisions; where all play together, the points so far."""
    lines = score_lines(analysis) if analysis.in_points else chance_lines(analysis)
    names = {mark: analysis.say(f"analyse-mark-{mark}") for mark in MARKS}
    starts = rounds(analysis.match)
    return Curve(
        title=analysis.title,
        axis=analysis.say("analyse-axis-points" if analysis.in_points else "analyse-axis"),
        across=analysis.say("analyse-across-rounds" if len(starts) > 1 else "analyse-across-decisions"),
        told=" ".join(told(analysis, lines)),
        note=analysis.behind(),
        top=float(analysis.game.most) if analysis.in_points else 1.0,
        percent=not analysis.in_points,
        length=max(len(analysis.match), 1),
        lines=lines,
        dots=[dot(analysis, lines, verdict) for verdict in analysis.marked],
        rounds=starts,
        marks=names if analysis.marked else {},
    )


def chance_lines(analysis: Analysis) -> list[Line]:
    """One line for each seat, which ends with what the match brought."""
    match, lines = analysis.match, []
    for seat in analysis.seats:
        own = [verdict for verdict in analysis.found if verdict.seat == seat]
        points = [(verdict.number + 1, worth(analysis.game, verdict.played) or 0.0) for verdict in own]
        if match.state.over:
            points.append((len(match), share(analysis.game, match.state.returns()[seat])))
        lines.append(Line(analysis.who(seat), points))
    return lines


def score_lines(analysis: Analysis) -> list[Line]:
    """One line for the points of all; the seats have only marks on it."""
    scores = [(number, float(max(state.scores()))) for number, state in enumerate(analysis.match.states)]
    return [Line(analysis.say("analyse-points-so-far"), scores), *(Line(analysis.who(s), []) for s in analysis.seats)]


def dot(analysis: Analysis, lines: list[Line], verdict: Verdict) -> Dot:
    """A marked decision on the line of its seat, or of all."""
    place = analysis.seats.index(verdict.seat)
    height = worth(analysis.game, verdict.played) or 0.0
    if analysis.in_points:
        place, height = place + 1, dict(lines[0].points)[verdict.number]
    text = f"{headline(analysis, verdict).plain} {better(analysis, verdict)}"
    return Dot(verdict.number + (not analysis.in_points), height, place, verdict.mark, text)


def told(analysis: Analysis, lines: list[Line]) -> list[str]:
    """The picture in sentences, for those who do not see it."""
    found = []
    for line in lines:
        if line.points:
            first, last = (analysis.amount(value, 0) for value in (line.points[0][1], line.points[-1][1]))
            if not analysis.in_points:
                first, last = f"{first} %", f"{last} %"
            found.append(analysis.say("analyse-told-line", who=line.name, first=first, last=last))
    for row in analysis.summaries():
        marks = {mark: row.marks[mark] for mark in MARKS}
        found.append(analysis.say("analyse-told-marks", who=analysis.who(row.seat), **marks))
    return found


def rounds(match: Match) -> list[int]:
    """After how many decisions each round began."""
    found = [0]
    for number, state in enumerate(match.states):
        if state.round != match.states[found[-1]].round and not state.over:
            found.append(number)
    return found

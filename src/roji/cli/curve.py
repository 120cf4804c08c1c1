"""The curve of an analysed match, with what there is to say about every marked decision."""

from __future__ import annotations

from roji.bots.measure import share, worth
from roji.bots.review import MARKS, Verdict
from roji.cli.analysis import Analysis, better, headline
from roji.pictures import chances
from roji.pictures.curve import Curve


def curve(analysis: Analysis) -> Curve:
    state = analysis.match.state
    looked = chances.Looked(
        match=analysis.match,
        seats=analysis.seats,
        found=[weighed(analysis, verdict) for verdict in analysis.found],
        ends=[share(analysis.game, value) for value in state.returns()] if state.over else [],
        points=analysis.in_points,
        note=analysis.behind(),
        lang=analysis.lang,
    )
    return chances.curve(looked, [marks(analysis, seat) for seat in range(len(analysis.seats))])


def weighed(analysis: Analysis, verdict: Verdict) -> chances.Weighed:
    text = f"{headline(analysis, verdict).plain} {better(analysis, verdict)}" if verdict.mark in MARKS else ""
    value = worth(analysis.game, verdict.played) or 0.0
    return chances.Weighed(verdict.number, verdict.seat, value, verdict.mark, text)


def marks(analysis: Analysis, place: int) -> str:
    """How often a seat gave something away."""
    row = analysis.summaries()[place]
    return analysis.say("analyse-told-marks", who=analysis.who(row.seat), **{mark: row.marks[mark] for mark in MARKS})

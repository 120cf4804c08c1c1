"""The curve of a match that was looked at: what every seat could expect, and where it was given away."""

from __future__ import annotations

from typing import NamedTuple

from roji.pictures.curve import SIZES, Curve, Dot, Line
from roji.table.match import Match
from roji.words import say, title

MARKS = tuple(SIZES)


class Weighed(NamedTuple):
    """A decision: whose, what it was worth to its seat, how bad it was ("": it was not), and what to say of it."""

    number: int
    seat: int
    worth: float
    mark: str
    text: str = ""


class Looked(NamedTuple):
    """A match with what was found about the decisions of some seats.

    `ends` is what each seat got of the win, empty where the match is not over; `points`: all play together, for points.
    """

    match: Match
    seats: list[int]
    found: list[Weighed]
    ends: list[float]
    points: bool
    note: str
    lang: str

    def say(self, key: str, **args: str | int) -> str:
        return say(key, self.lang, **args)

    def who(self, seat: int) -> str:
        """What a seat is called."""
        players = self.match.record.players
        return (players[seat] if players else "") or self.say("replay-seat", seat=seat)


def curve(looked: Looked, more: list[str]) -> Curve:
    """The chance of every seat after each of its decisions; where all play together, the points so far.

    For those who do not see it, it is told in sentences, and in those that come on top.
    """
    lines = score_lines(looked) if looked.points else chance_lines(looked)
    marked = [weighed for weighed in looked.found if weighed.mark in MARKS]
    starts = rounds(looked.match)
    game = looked.match.record.game
    return Curve(
        title=looked.say("analyse-title", game=title(game.id, looked.lang)),
        axis=looked.say("analyse-axis-points" if looked.points else "analyse-axis"),
        across=looked.say("analyse-across-rounds" if len(starts) > 1 else "analyse-across-decisions"),
        told=" ".join([*(sentence(looked, line) for line in lines if line.points), *more]),
        note=looked.note,
        top=float(game.most) if looked.points else 1.0,
        percent=not looked.points,
        length=max(len(looked.match), 1),
        lines=lines,
        dots=[dot(looked, lines, weighed) for weighed in marked],
        rounds=starts,
        marks={mark: looked.say(f"analyse-mark-{mark}") for mark in MARKS} if marked else {},
    )


def chance_lines(looked: Looked) -> list[Line]:
    """One line for each seat, which ends with what the match brought."""
    lines = []
    for seat in looked.seats:
        points = [(weighed.number + 1, weighed.worth) for weighed in looked.found if weighed.seat == seat]
        if looked.ends:
            points.append((len(looked.match), looked.ends[seat]))
        lines.append(Line(looked.who(seat), points))
    return lines


def score_lines(looked: Looked) -> list[Line]:
    """One line for the points of all; the seats have only marks on it."""
    scores = [(number, float(max(state.scores()))) for number, state in enumerate(looked.match.states)]
    return [Line(looked.say("analyse-points-so-far"), scores), *(Line(looked.who(seat), []) for seat in looked.seats)]


def dot(looked: Looked, lines: list[Line], weighed: Weighed) -> Dot:
    """A marked decision on the line of its seat, or of all."""
    place, height = looked.seats.index(weighed.seat), weighed.worth
    if looked.points:
        place, height = place + 1, dict(lines[0].points)[weighed.number]
    return Dot(weighed.number + (not looked.points), height, place, weighed.mark, weighed.text)


def sentence(looked: Looked, line: Line) -> str:
    """Where a line begins and ends."""
    values = [line.points[0][1], line.points[-1][1]]
    first, last = (f"{value:.0f}" if looked.points else f"{100 * value:.0f} %" for value in values)
    return looked.say("analyse-told-line", who=line.name, first=first, last=last)


def rounds(match: Match) -> list[int]:
    """After how many decisions each round began."""
    found = [0]
    for number, state in enumerate(match.states):
        if state.round != match.states[found[-1]].round and not state.over:
            found.append(number)
    return found

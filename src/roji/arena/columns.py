"""The result in tables of text, for the terminal and the page."""

from __future__ import annotations

from typing import NamedTuple

from roji import words
from roji.arena.interval import Estimate
from roji.arena.totals import Pace, Partners, Standing, Totals
from roji.words import say
from roji.words.numbers import number, percent


class Table(NamedTuple):
    """A heading, the names of the columns, and the rows; the first column is a name, the others are figures."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(totals: Totals, lang: str) -> list[Table]:
    """Everything there is to show, the most important table first."""
    if totals.partners:
        found = [_partners(totals.partners, lang)]
    else:
        found = [_standings(say("arena-standings", lang), totals.standings, lang)]
        for bots, standings in totals.by_meeting:
            title = say("arena-meeting", lang, one=bots[0], other=bots[1])
            found.append(_standings(title, standings, lang))
    heads = _heads(lang, "bot", "mean", "worst", "decisions")
    found.append(Table(say("arena-paces", lang), heads, [_pace(pace, lang) for pace in totals.paces]))
    if totals.faults:
        rows = [[fault.bot, str(fault.matches), say(fault.key, lang, **fault.args)] for fault in totals.faults]
        found.append(Table(say("arena-faults", lang), _heads(lang, "bot", "matches", "first"), rows))
    return found


def _heads(lang: str, *names: str) -> list[str]:
    return [say(f"arena-column-{name}", lang) for name in names]


def _standings(title: str, standings: list[Standing], lang: str) -> Table:
    heads = _heads(lang, "bot", "matches", "result", "rate", "interval", "points")
    rated = any(standing.rating for standing in standings)
    rows = []
    for standing in standings:
        result = f"{standing.wins}–{standing.draws}–{standing.losses}"
        row = [standing.bot, str(standing.played), result, percent(standing.rate.mean, lang)]
        row += [between(standing.rate, lang), number(standing.points.mean, 1, lang)]
        if standing.rating is not None:
            row.append(f"{number(standing.rating.mu, 1, lang)} ± {number(2 * standing.rating.sigma, 1, lang)}")
        rows.append(row)
    return Table(title, [*heads, *(_heads(lang, "rating") if rated else [])], rows)


def _partners(partners: list[Partners], lang: str) -> Table:
    laid = any(pair.tiles is not None for pair in partners)
    heads = _heads(lang, "partners", "matches", "points", "interval", "spread", "range")
    rows = []
    for pair in partners:
        reach = f"{number(pair.points.low, 1, lang)}–{number(pair.points.high, 1, lang)}"
        row = [" + ".join(pair.bots), str(pair.played), number(pair.points.mean, 2, lang), reach]
        row += [number(pair.spread, 1, lang), f"{pair.least}–{pair.most}"]
        rows.append(row if pair.tiles is None else [*row, number(pair.tiles, 1, lang)])
    return Table(say("arena-together", lang), [*heads, *(_heads(lang, "tiles") if laid else [])], rows)


def _pace(pace: Pace, lang: str) -> list[str]:
    return [pace.bot, milliseconds(pace.mean, lang), milliseconds(pace.worst, lang), str(pace.decisions)]


def between(estimate: Estimate, lang: str) -> str:
    """An interval of shares."""
    return f"{number(100 * estimate.low, 1, lang)}–{percent(estimate.high, lang)}"


def milliseconds(seconds: float, lang: str) -> str:
    """A time with two or three digits that count."""
    value = 1000 * seconds
    return f"{number(value, 2 if value < 10 else 1 if value < 100 else 0, lang)}\N{NO-BREAK SPACE}ms"


def title(totals: Totals, lang: str) -> str:
    """What was played, by the name that people know."""
    game = totals.settings.game
    return say("arena-title", lang, game=words.title(game, lang))


def summary(totals: Totals, lang: str) -> str:
    """How much was played, and what bounded the bots."""
    settings = totals.settings
    parts = [say("arena-summary", lang, matches=totals.matches, deals=settings.deals, seed=str(settings.seed))]
    if settings.sims is not None:
        parts.append(say("arena-budget-sims", lang, sims=str(settings.sims)))
    if settings.seconds is not None:
        parts.append(say("arena-budget-seconds", lang, seconds=f"{settings.seconds:g}"))
    if settings.opening:
        parts.append(say("arena-budget-opening", lang, opening=settings.opening))
    return "; ".join(parts)

"""The result of an arena: what all its matches come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from roji.arena import interval
from roji.arena.interval import Estimate
from roji.arena.match import Played
from roji.arena.ratings import Rating, ratings
from roji.arena.settings import Settings, meetings


@dataclass(frozen=True)
class Standing:
    """How a bot did. A bot at several seats of a match has played it several times.

    `draws` are shared wins; `rate` counts one as the part it is, so that equal bots at n seats have 1/n.
    """

    bot: str
    played: int
    wins: int
    draws: int
    losses: int
    rate: Estimate
    points: Estimate
    rating: Rating | None


@dataclass(frozen=True)
class Partners:
    """How bots did that play together: their common score, its standard deviation, and the tiles they laid."""

    bots: tuple[str, ...]
    played: int
    points: Estimate
    spread: float
    least: int
    most: int
    tiles: float | None


@dataclass(frozen=True)
class Pace:
    """How long a bot thought, over all decisions in which it had a choice."""

    bot: str
    decisions: int
    mean: float
    worst: float


@dataclass(frozen=True)
class Faults:
    """How many matches an engine lost by what it did wrong, and what that was the first time."""

    bot: str
    matches: int
    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Totals:
    """The result. `standings` are over everything, `by_meeting` where there is more than one; `partners` has the
    meetings of a game that is played together."""

    settings: Settings
    matches: int
    seats: int
    standings: list[Standing]
    by_meeting: list[tuple[tuple[str, ...], list[Standing]]]
    partners: list[Partners]
    paces: list[Pace]
    faults: list[Faults]


def totals(settings: Settings, matches: list[Played]) -> Totals:
    """What the matches of an arena come to."""
    game = settings.made()
    met = meetings(settings)
    groups = [[played for played in matches if played.meeting == number] for number in range(len(met))]
    standings, by_meeting, partners = [], [], []
    if game.together:
        partners = [together(meeting.bots, group) for meeting, group in zip(met, groups, strict=True)]
    else:
        standings = apart(matches, ratings(matches))
        if len(met) > 1:
            by_meeting = [(meeting.bots, apart(group, {})) for meeting, group in zip(met, groups, strict=True)]
    return Totals(
        settings, len(matches), game.players, standings, by_meeting, partners, paces(matches), faults(matches)
    )


def apart(matches: list[Played], rated: dict[str, Rating]) -> list[Standing]:
    """How each bot did against the others, in the order of the line-up."""
    found = []
    for name in names(matches):
        own = [(played, seat) for played in matches for seat, other in enumerate(played.bots) if other == name]
        shares = [played.shares[seat] for played, seat in own]
        wins, losses = shares.count(1.0), shares.count(0.0)
        rate = interval.share(by_deal(own, lambda played, seat: played.shares[seat]))
        points = interval.mean(by_deal(own, lambda played, seat: played.scores[seat]))
        draws = len(own) - wins - losses
        found.append(Standing(name, len(own), wins, draws, losses, rate, points, rated.get(name)))
    return found


def together(bots: tuple[str, ...], matches: list[Played]) -> Partners:
    """How these bots did with each other."""
    scores = [played.scores[0] for played in matches]
    tiles = [played.tiles for played in matches if played.tiles is not None]
    points = interval.mean(by_deal([(played, 0) for played in matches], lambda played, seat: played.scores[seat]))
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return Partners(bots, len(matches), points, spread, min(scores), max(scores), fmean(tiles) if tiles else None)


def by_deal(own: Iterable[tuple[Played, int]], value: Callable[[Played, int], float]) -> list[float]:
    """The mean of a value over the matches of each deal."""
    found = defaultdict(list)
    for played, seat in own:
        found[played.deal].append(value(played, seat))
    return [fmean(values) for values in found.values()]


def paces(matches: list[Played]) -> list[Pace]:
    """How long each bot thought."""
    found = []
    for name in names(matches):
        own = [(played, seat) for played in matches for seat, other in enumerate(played.bots) if other == name]
        decisions = sum(played.decisions[seat] for played, seat in own)
        seconds = sum(played.seconds[seat] for played, seat in own)
        worst = max(played.worst[seat] for played, seat in own)
        found.append(Pace(name, decisions, seconds / max(decisions, 1), worst))
    return found


def faults(matches: list[Played]) -> list[Faults]:
    """What engines did wrong, by engine."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for played in matches:
        if played.fault is not None:
            found[played.bots[played.fault["seat"]]].append(played.fault)
    return [Faults(bot, len(all), all[0]["key"], all[0]["args"]) for bot, all in found.items()]


def names(matches: list[Played]) -> list[str]:
    """The bots in the order in which they are seated first."""
    return list(dict.fromkeys(name for played in matches for name in played.bots))

"""An entry of a challenge measured: with itself, with its other runs, and with the partners of the pool.

Every pair plays the same deals in both seatings. A deal is one observation: the mean over all pairs that a figure is
about, so that its interval holds although the pairs share their deals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from pathlib import Path
from statistics import fmean

import roji
from roji.arena import interval
from roji.arena.interval import Estimate
from roji.arena.match import Played
from roji.arena.run import run
from roji.arena.settings import Settings, choose
from roji.arena.totals import by_deal
from roji.arena.workers import Runner, here
from roji.bots.bot import players_of
from roji.bots.challenge import Challenge, Entry, Figure
from roji.bots.engines.engine import Engine
from roji.games.errors import Invalid
from roji.games.registry import game as make_game
from roji.games.registry import games

Pair = tuple[str, str]
Scores = dict[Pair, list[float]]  # points by deal


def challenge_of(game: str) -> Challenge:
    """The challenge of a game; Invalid names those that have one."""
    found = players_of(make_game(game)).challenge
    if found is None:
        known = [id for id in games() if players_of(make_game(id)).challenge is not None]
        raise Invalid("challenge-none", game=game, known=", ".join(known))
    return found


def pairs(runs: Sequence[str], pool: Sequence[str]) -> list[Pair]:
    """Who must play whom to measure these runs; a partner of the pool that is one of them is no stranger."""
    strangers = [partner for partner in pool if partner not in runs]
    beside = [(one, partner) for one in runs for partner in strangers]
    return [*((one, one) for one in runs), *combinations(runs, 2), *beside]


@dataclass(frozen=True)
class Meetings:
    """The arenas of a challenge: one for each pair, on the same deals."""

    game: str
    challenge: Challenge
    deals: int
    engines: Sequence[Engine] = ()

    def settings(self, pair: Pair) -> Settings:
        options = dict(self.challenge.options)
        return choose(self.game, options, pair, deals=self.deals, seed=self.challenge.seed, engines=self.engines)

    def play(
        self, wanted: Sequence[Pair], out: Path | None = None, runner: Runner = here,
        progress: Callable[[int, int], None] = lambda done, planned: None,
    ) -> Scores:  # fmt: skip
        """Points by deal of every pair; with a folder it goes on where it was stopped."""
        settings = [self.settings(pair) for pair in wanted]  # what cannot be played is refused before anything is
        planned = [self.deals * (1 if one == other else 2) for one, other in wanted]
        found = {}
        for number, (pair, chosen) in enumerate(zip(wanted, settings, strict=True)):
            before, all = sum(planned[:number]), sum(planned)

            def told(done: int, _: int, before: int = before, all: int = all) -> None:
                progress(before + done, all)

            folder = None if out is None else out / re.sub(r"[^\w.+-]+", "-", "+".join(pair))[-80:]
            found[pair] = points(run(chosen, folder, runner, told))
        return found


def points(matches: list[Played]) -> list[float]:
    """The common points of a pair, deal by deal."""
    return by_deal([(played, 0) for played in matches], lambda played, seat: played.scores[seat])


def over(scores: Scores, wanted: Sequence[Pair]) -> Estimate:
    """The mean over these pairs, with its interval over deals."""
    rows = [scores.get(pair) or scores[pair[::-1]] for pair in wanted]
    return interval.mean([fmean(deal) for deal in zip(*rows, strict=True)])


def entry(name: str, by: str, runs: Sequence[str], pool: Sequence[str], scores: Scores, deals: int) -> Entry:
    """The line of the leaderboard that these matches come to."""
    strangers = [partner for partner in pool if partner not in runs]
    beside = {partner: over(scores, [(one, partner) for one in runs]) for partner in strangers}
    worst = min(strangers, key=lambda partner: beside[partner].mean)
    cross = list(combinations(runs, 2))
    return Entry(
        name,
        by,
        tuple(runs),
        deals,
        date.today().isoformat(),
        roji.__version__,
        figure(over(scores, [(one, one) for one in runs])),
        figure(over(scores, cross)) if cross else None,
        figure(over(scores, [(one, partner) for one in runs for partner in strangers])),
        figure(beside[worst]),
        worst,
    )


def figure(estimate: Estimate) -> Figure:
    return round(estimate.mean, 2), round(estimate.low, 2), round(estimate.high, 2)

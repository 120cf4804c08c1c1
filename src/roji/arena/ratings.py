"""Ratings on one scale for bots that may never have met: openskill, the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from roji.arena.match import Played


@dataclass(frozen=True)
class Rating:
    """A rating: everybody begins with 25 ± 16.7; the true one lies within twice sigma with about 95 %."""

    mu: float
    sigma: float


def ratings(matches: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after all matches in this order. Who wins is first, all others share the next place.

    A bot at several seats of one match moves by the mean over its seats; a match between one bot alone rates nobody.
    """
    model = PlackettLuce()
    found = {name: model.rating() for played in matches for name in dict.fromkeys(played.bots)}
    for played in matches:
        if len(set(played.bots)) == 1:
            continue
        ranks = [sum(other > value for other in played.returns) for value in played.returns]
        after = model.rate([[found[name]] for name in played.bots], ranks=[float(rank) for rank in ranks])
        for name in set(played.bots):
            seats = [after[seat][0] for seat, other in enumerate(played.bots) if other == name]
            found[name] = model.rating(mu=fmean(one.mu for one in seats), sigma=fmean(one.sigma for one in seats))
    return {name: Rating(one.mu, one.sigma) for name, one in found.items()}

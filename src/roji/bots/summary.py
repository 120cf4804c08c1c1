"""What there is to say about a whole match, in three sentences: how it went, what the cards did, what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from roji.bots.luck import Deal
from roji.bots.measure import in_points
from roji.bots.postmortem import Finding
from roji.bots.review import MARKS
from roji.games.game import Game
from roji.games.telling import Sentence, seat, sentence


def summary(game: Game, findings: Sequence[Finding], deals: Sequence[Deal], results: Sequence[float]) -> list[Sentence]:
    """The three sentences; fewer where there is nothing to say."""
    second = cards(deals) if deals else given_away(game, findings)
    return [line for line in (course(game, findings, results), second, worst(game, findings)) if line is not None]


def course(game: Game, findings: Sequence[Finding], results: Sequence[float]) -> Sentence | None:
    """From when on the winner was ahead; the chance of a seat is that after its own decisions."""
    if in_points(game):
        return None
    if not results:
        return sentence("summary-unfinished")
    best = max(results)
    if sum(value == best for value in results) > 1:
        return sentence("summary-shared")
    winner, even = list(results).index(best), 1 / game.players
    behind = [found for found in findings if found.seat == winner and (found.worth or 0.0) <= even]
    own = [found for found in findings if found.seat == winner]
    if not own:
        return None
    after = [found for found in own if not behind or found.number > behind[-1].number]
    if not behind:
        return sentence("summary-ahead-always", who=seat(winner))
    if not after:
        return sentence("summary-ahead-late", who=seat(winner))
    key = "summary-ahead" if game.players == 2 else "summary-ahead-of-many"
    return sentence(key, who=seat(winner), number=after[0].number + 1, round=after[0].round + 1)


def cards(deals: Sequence[Deal]) -> Sentence:
    """Whom the cards favoured, with the doubt about it: two standard errors."""
    seats = range(len(deals[0].worth))
    worth = [sum(deal.worth[each] for deal in deals) for each in seats]
    doubt = [2 * sqrt(sum(deal.error[each] ** 2 for deal in deals)) for each in seats]
    best = max(seats, key=lambda each: worth[each])
    if worth[best] < doubt[best]:
        return sentence("summary-cards-even", doubt=hundredths(doubt[best]))
    return sentence("summary-cards", who=seat(best), worth=hundredths(worth[best]), doubt=hundredths(doubt[best]))


def given_away(game: Game, findings: Sequence[Finding]) -> Sentence | None:
    """How many decisions were marked, seat by seat, where the cards have nothing to say."""
    counts = [sum(found.seat == each and found.mark in MARKS for found in findings) for each in range(game.players)]
    if not any(counts):
        return None
    told = [sentence("summary-marks-seat", who=seat(each), count=count) for each, count in enumerate(counts)]
    return sentence("summary-marks", seats=told)


def worst(game: Game, findings: Sequence[Finding]) -> Sentence:
    """The decision that cost most, where one is marked."""
    marked = [found for found in findings if found.mark in MARKS]
    if not marked:
        return sentence("summary-no-mistake")
    found = max(marked, key=lambda found: found.cost or 0.0)
    cost = found.cost or 0.0
    args = {"who": seat(found.seat), "number": found.number + 1, "round": found.round + 1}
    if in_points(game):
        return sentence("summary-worst-points", **args, cost=round(cost, 1))
    return sentence("summary-worst", **args, cost=hundredths(cost))


def hundredths(value: float) -> int:
    return round(100 * value)

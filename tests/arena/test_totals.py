"""What the matches come to: wins, intervals over deals, ratings, times."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from roji.arena import interval
from roji.arena.interval import Estimate
from roji.arena.match import Played
from roji.arena.ratings import ratings
from roji.arena.run import run
from roji.arena.settings import ROUND_ROBIN, choose
from roji.arena.totals import apart, paces, totals


def match(
    deal: int, bots: list[str], returns: list[float], scores: list[int] | None = None, meeting: int = 0
) -> Played:
    n = len(bots)
    return Played(deal, meeting, 0, bots, 1, scores or [0] * n, returns, [10] * n, [0.5] * n, [0.1] * n, None)


def pairs(results: list[tuple[int, int]]) -> list[Played]:
    """Mirrored pairs: for each deal, whether a won with the first seat and with the second."""
    found = []
    for deal, (first, second) in enumerate(results):
        found.append(match(deal, ["a", "b"], [1.0, -1.0] if first else [-1.0, 1.0]))
        found.append(match(deal, ["b", "a"], [-1.0, 1.0] if second else [1.0, -1.0]))
    return found


def test_wins_draws_and_losses_are_counted_for_each_bot() -> None:
    a, b = apart([*pairs([(1, 1), (1, 0)]), match(2, ["a", "b"], [0.0, 0.0])], {})
    assert (a.wins, a.draws, a.losses, a.played) == (3, 1, 1, 5)
    assert (b.wins, b.draws, b.losses, b.played) == (1, 1, 3, 5)
    assert a.rate.mean == pytest.approx(fmean([1.0, 0.5, 0.5]))
    assert a.rate.mean + b.rate.mean == pytest.approx(1)


def test_a_bot_at_three_of_four_seats_has_its_share_for_each_seat() -> None:
    one, others = apart([match(0, ["m", "g", "g", "g"], [-1 / 3, 1.0, -1 / 3, -1 / 3])], {})
    assert (one.rate.mean, others.played) == (0.0, 3)
    assert others.rate.mean == pytest.approx(1 / 3)


def test_a_mirrored_pair_is_one_observation() -> None:
    alike = interval.share([1.0, 0.0] * 50)  # each deal is won or lost twice: 100 observations
    split = interval.share([1.0, 0.5, 0.5, 0.0] * 25)  # the same wins, more evenly shared out
    assert alike.mean == split.mean == 0.5
    assert alike.low == pytest.approx(0.402, abs=0.003)  # Wilson for 50 of 100
    assert split.high - split.low < alike.high - alike.low


def test_an_interval_is_never_a_point_and_stays_within_bounds() -> None:
    assert interval.share([1.0] * 20).high == 1.0
    assert 0.8 < interval.share([1.0] * 20).low < 0.85
    assert interval.share([0.0] * 20).low == 0.0
    assert interval.share([0.5] * 20).low < 0.35
    assert interval.share([1.0]).low < 0.1


def test_points_have_students_interval() -> None:
    found = interval.mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (found.mean, round(found.low, 3), round(found.high, 3)) == (3.0, 1.037, 4.963)
    assert interval.mean([7.0]) == Estimate(7.0, 7.0, 7.0)
    assert interval.quantile(20) > interval.quantile(21) > interval.quantile(1000) > 1.9599
    assert interval.quantile(40) == pytest.approx(2.0211, abs=2e-4)


def test_95_of_100_intervals_hold_the_true_rate() -> None:
    rng, held = random.Random(5), 0
    for _ in range(600):
        luck = [rng.gauss(0, 0.25) for _ in range(40)]
        deals = [fmean((rng.random() < 0.6 + x, rng.random() < 0.6 + x)) for x in luck]
        found = interval.share(deals)
        held += found.low <= 0.597 <= found.high  # 0.6, cut where luck leads beyond 0 and 1
    assert 0.93 < held / 600 < 0.98


def test_ratings_follow_wins_and_know_how_sure_they_are() -> None:
    few, many = ratings(pairs([(1, 1), (1, 0)] * 2)), ratings(pairs([(1, 1), (1, 0)] * 40))
    assert many["a"].mu > 25 > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    assert ratings([match(0, ["a", "a"], [1.0, -1.0])])["a"].mu == 25


def test_a_bot_at_several_seats_is_rated_once_a_match() -> None:
    third = -1 / 3
    found = ratings([match(0, ["m", "g", "g", "g"], [1.0, third, third, third])])
    assert found["m"].mu > 25 > found["g"].mu


def test_times_are_the_mean_over_decisions_and_the_longest() -> None:
    (a, b) = paces(pairs([(1, 1)]))
    assert (a.bot, a.decisions, a.worst) == ("a", 20, 0.1)
    assert a.mean == pytest.approx(0.05)
    assert b.decisions == 20


def test_partners_have_a_common_score_and_tiles_but_no_win_rate() -> None:
    settings = choose("niwashi", {}, ["random", "search:3"], ROUND_ROBIN, deals=2)
    found = totals(settings, run(settings))
    assert not found.standings
    assert not found.by_meeting
    assert [pair.played for pair in found.partners] == [2, 4, 2]
    assert all(pair.tiles and pair.least <= pair.points.mean <= pair.most for pair in found.partners)


def test_each_meeting_is_told_apart() -> None:
    settings = choose("koikoi", {"rounds": 1}, ["random", "greedy", "search:5"], ROUND_ROBIN, deals=2)
    found = totals(settings, run(settings))
    assert [bots for bots, _ in found.by_meeting] == [
        ("random", "greedy"),
        ("random", "search:5"),
        ("greedy", "search:5"),
    ]
    assert [[standing.played for standing in standings] for _, standings in found.by_meeting] == [[4, 4]] * 3
    assert [standing.played for standing in found.standings] == [8, 8, 8]
    assert all(standing.rating for standing in found.standings)

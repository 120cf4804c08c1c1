"""The Koi-Koi player: match equity, what open moves tell, and its strength."""

from __future__ import annotations

import pytest

import roji
from roji.bots.bot import bot, decide
from roji.bots.koikoi.equity import ROUNDS, kind_of, outcomes_of, table
from roji.bots.koikoi.judge import REACH as EDGE
from roji.games.koikoi.game import KoiKoi
from tests.games.koikoi.positions import position


@pytest.mark.parametrize("kind", ["leaflet", "common", "rising"])
def test_equity_is_fair_and_grows_with_the_lead(kind: str) -> None:
    """H-20: the winner deals next, after a drawn round the challenger."""
    outcomes = outcomes_of(kind)
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    found = table(outcomes)
    assert len(found) == ROUNDS + 1
    assert [found[0][EDGE + ahead][0] for ahead in (-1, 0, 1)] == [-1, 0, 1]
    for left in range(1, ROUNDS + 1):
        for deals in range(2):
            line = [found[left][i][deals] for i in range(2 * EDGE + 1)]
            assert line == sorted(line)
            assert line[0] < -0.5 < 0.5 < line[-1]
        for ahead in range(-30, 31):
            assert found[left][EDGE + ahead][1] == pytest.approx(-found[left][EDGE - ahead][0])
    assert found[12][EDGE + 10][1] < found[1][EDGE + 10][1]  # a lead is worth more when little is left


def test_equity_follows_the_rules_of_the_round() -> None:
    """A dealer who always wins two points is sure to win."""
    found = table([(2, 1.0)])
    assert found[1][EDGE][1] == 1
    assert found[1][EDGE][0] == -1
    assert found[1][EDGE - 2][1] == 0
    drawn = table([(0, 1.0)])
    assert drawn[5][EDGE + 3] == [1, 1]


def test_each_house_rule_has_its_rounds() -> None:
    assert kind_of(KoiKoi()) == "leaflet"
    assert kind_of(KoiKoi(calls="many")) == "common"
    assert kind_of(KoiKoi(preset="rising")) == "rising"


def test_a_lead_is_kept_by_stopping_and_a_lag_calls_koi_koi() -> None:
    """The stop-or-call choice aims at the match: in the last round a small win must be enough."""
    pile = "6A 7A 10A 2A"
    ahead = position(
        ("3x 2x 1x", "5x 4x 8y"), "3y 9x 1y 2y", "5y 6x 7x 8x 11x 12x", captured=(pile, ""), phase="decide"
    )
    player = bot("search:400", ahead.game, 0)
    assert ahead.name(player.choose(ahead)) == "stop"


def test_the_search_beats_the_simple_player() -> None:
    """A few mirrored matches; the arena measures how much."""
    game = roji.game("koikoi", rounds=6)
    won = 0.0
    for seed in range(10):
        for seat in range(2):
            state = game.new(seed=seed)
            bots = [bot("search:400" if other == seat else "greedy", game, other, seed) for other in range(2)]
            while not state.over:
                assert state.seat is not None
                action = decide(bots[state.seat], state)
                for player in bots:
                    player.see(state.effects_of(action, player.seat)[1])
                state.apply(action)
            won += (state.returns()[seat] + 1) / 2
    assert won >= 9

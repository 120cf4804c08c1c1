"""The companion: gets to know who plays beside it, expects what they do, and peeks at nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

import roji
from roji.bots.niwashi.companion import CompanionBot
from roji.bots.niwashi.foresight import EMPTY, Foresight
from roji.bots.niwashi.manners import ATTENTIVE, KINDS, SELFISH, UNAWARE, Acquaintance, Manner
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.styles import MASTER, SILENT, Style
from roji.games.niwashi.rules import NiwashiState
from tests.bots.niwashi.test_partner import play, played

NOTHING = [0.0] * 24


def beside(style: Style, seed: int) -> CompanionBot:
    """A companion after a match beside somebody."""
    game = roji.game("niwashi")
    companion = CompanionBot(game, 0, seed)
    play(game.new(seed=seed), [companion, PartnerBot(game, 1, seed, style)])
    return companion


def test_it_learns_in_a_match_who_gives_and_who_thinks_of_the_own_wishes_only() -> None:
    alone = replace(SILENT, overlooks=1.0)
    selfish, partner = (beside(style, 4).mind.known[1].shares() for style in (alone, MASTER))
    assert selfish[SELFISH] > 0.5 > 0.1 > partner[SELFISH]
    assert partner[ATTENTIVE] + partner[UNAWARE] > 0.7


def test_an_own_wish_that_comes_nearer_counts_less_beside_somebody_selfish() -> None:
    mind = CompanionBot(roji.game("niwashi"), 0).mind
    state = roji.game("niwashi").new(seed=1)
    assert isinstance(state, NiwashiState)
    mind.follow(state.facts())
    before = mind.own(0)
    for _ in range(10):
        mind.known[1].learn([0.0, 0.0, 1.0, 0.0])
    assert mind.own(0) < before <= MASTER.own


@pytest.mark.parametrize("decisions", [5, 18, 37])
def test_what_is_hidden_does_not_change_the_choice(decisions: int) -> None:
    """Twins that differ only in what the seat cannot know."""
    state, bots = played(("companion", "companion"), 3, decisions)
    assert state.seat is not None
    assert len({bots[state.seat].choose(state.redeal(state.seat, deal)) for deal in range(4)}) == 1


def garden(tiles: int) -> tuple[Foresight, list[int]]:
    """A garden of two partners after some tiles, and the tiles of which one seat is known to hold some."""
    state, _ = played(("partner", "partner"), 3, 4 * tiles)
    assert isinstance(state, NiwashiState)
    facts = state.facts()
    sight = Foresight(state.game, MASTER.worth)
    sight.restart(list(facts.ground))
    for laid in facts.garden:
        sight.lay(laid.tile, laid.cell, laid.direction, laid.seat)
    return sight, [*facts.dealt[0], *facts.taken[0]]


def test_what_an_answer_shows_is_the_sum_over_all_placements_by_how_likely_each_is() -> None:
    sight, tiles = garden(12)
    values = sight.survey(tiles, NOTHING, NOTHING)
    mine = sum(1 << wish for wish in range(24))
    hand, expected = 24 * 2 + 9, 0.0
    for i in range(len(values)):
        chance = sight.explain(i, [5.0] * 24, NOTHING, NOTHING, 0.3)[hand]
        expected += chance * sight.placement(i).shown.bit_count()
    assert expected > 0
    assert expected_of(sight, hand, mine) == pytest.approx(expected, rel=0.01)
    anything = sum(sight.placement(i).shown.bit_count() for i in range(len(values))) / len(values)
    assert expected_of(sight, EMPTY, mine) == pytest.approx(anything)


def expected_of(sight: Foresight, hand: int, mine: int) -> float:
    sight.anyhow(0.0)
    sight.expect(1.0, [hand], [1.0], 5.0, NOTHING, NOTHING, 0.3)
    return sight.fulfilled(mine)


def test_leaning_forward_leaves_the_garden_as_it_was() -> None:
    sight, tiles = garden(12)
    before, standings = sight.survey(tiles, NOTHING, [1.0] * 24), sight.standings()
    first = sight.placement(0)
    sight.lean(first.tile, first.cell, first.direction, tiles[1:])
    assert sight.standings() == standings
    assert sight.survey(tiles, NOTHING, [1.0] * 24) == before


def test_rates_follow_what_is_seen_and_never_rule_anything_out() -> None:
    known = Acquaintance(Manner())
    for _ in range(200):
        known.learn([0.0, 0.0, 1.0, 0.0])
    assert known.shares()[SELFISH] > 0.8
    assert min(known.shares()) > 0
    assert sum(known.shares()) == pytest.approx(1)
    before = known.answers
    known.answer(False)
    assert known.answers < before
    assert len(KINDS) == len(known.shares())

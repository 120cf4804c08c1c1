"""The levels of Niwashi: fair, playable with every option, and human in what they overlook."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import roji
from roji.bots.levels import LEVELS
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.styles import BEGINNER, CASUAL, CLUB, MASTER, STYLES
from roji.games.niwashi import journey
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.views import Facts
from tests.bots.niwashi.test_partner import played


def halfway(bot: PartnerBot, seed: int = 3) -> tuple[Facts, list[int]]:
    """A turn in the middle of a match that the bot has followed, and its hand."""
    state, _ = played(("partner", "partner"), seed, 60)
    while state.seat != bot.seat or state.view(None)["phase"] != "tile":
        state.apply(state.legal_actions()[0])
    assert isinstance(state, NiwashiState)
    facts = state.facts()
    bot.mind.follow(facts)
    return facts, [*facts.dealt[bot.seat], *facts.taken[bot.seat]]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("decisions", [24, 70, 120])
def test_what_is_hidden_does_not_change_what_a_level_does(level: str, decisions: int) -> None:
    """Near the end, too, where a match might be over in some of the twins."""
    state, bots = played((level, level), 3, decisions)
    assert state.seat is not None
    before = state.clone()
    assert len({bots[state.seat].choose(state.redeal(state.seat, deal)) for deal in range(6)}) == 1
    assert state == before


OPTIONS: list[dict[str, Any]] = [
    {"tiles": "all_different", "shapes": "FLNPYZ"},
    {"older_tile_counts": True},
    {"refill_to_three": True},
]
OPTIONS += [{"journey": garden} for garden in journey.gardens()]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_is_played_to_the_end_by_all_levels(options: dict[str, Any]) -> None:
    for pair in (("beginner", "club"), ("casual", "master")):
        assert played(pair, 1, **options)[0].over


def test_a_level_that_overlooks_the_other_still_keeps_its_margin() -> None:
    chosen = []
    for seed in range(6):
        bot = PartnerBot(roji.game("niwashi"), 0, 0, replace(BEGINNER, overlooks=1.0, noise=1.0, margin=0.5))
        facts, hand = halfway(bot)
        thought = bot.values(facts, hand, random.Random(seed))
        values = bot.mind.sight.survey(sorted(set(hand)), *bot.mind.weights(0, facts.held[0]))
        chosen.append(values[max(range(len(thought)), key=thought.__getitem__)])
        assert chosen[-1] >= max(values) - 0.5
    assert min(chosen) < max(values)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_overlooks_the_last_wish_once_it_is_sure_of_it(level: str) -> None:
    """N-23: all twenty fulfilled; the belief has only this wish left."""
    bot = PartnerBot(roji.game("niwashi"), 0, 0, replace(STYLES[level], overlooks=1.0))
    facts, hand = halfway(bot)
    values = bot.mind.sight.survey(sorted(set(hand)), *bot.mind.selfish(()))
    seen = [bot.mind.sight.placement(i).shown for i in range(len(values))]
    last = next(wish for wish in range(24) if any(shown >> wish & 1 for shown in seen))
    end = facts._replace(held=((), (last,)), stacks=((), ()))
    bot.mind.beliefs[1].weights = {(last,): 1.0}
    thought = bot.values(end, hand, random.Random(1))
    assert seen[max(range(len(thought)), key=thought.__getitem__)] >> last & 1


def test_the_better_the_level_the_less_it_overlooks() -> None:
    ladder = (BEGINNER, CASUAL, CLUB, MASTER)
    assert tuple(STYLES.values()) == ladder
    assert tuple(STYLES) == LEVELS
    for better, worse in zip(ladder[1:], ladder, strict=False):
        assert better.overlooks < worse.overlooks
        assert better.noise < worse.noise
        assert better.reads >= worse.reads
    assert MASTER.overlooks == MASTER.noise == MASTER.careless == 0


def test_two_beginners_are_worth_playing_with_and_two_masters_more() -> None:
    """N-24; the arena measures the means."""
    beginners, masters = (
        sum(played((level, level), seed)[0].scores()[0] for seed in (20, 21)) for level in ("beginner", "master")
    )
    assert 8 <= beginners < masters - 6

"""What a seat of Koi-Koi believes about the other's hand: drawn from open plays, and about right."""

from __future__ import annotations

from math import log

import roji
from roji.bots.bot import bot
from roji.bots.koikoi.belief import PLAIN, Belief, chances
from roji.bots.koikoi.bot import KoiKoiBot
from roji.bots.koikoi.equity import judge_for
from roji.bots.koikoi.rounds import watched
from roji.games.koikoi.cards import INDEX
from tests.games.koikoi.positions import position


def weight(belief: Belief, card: str) -> int:
    return belief.weights()[INDEX[card.lower()]]


def test_who_lays_a_card_hardly_holds_one_that_captures_more() -> None:
    state = position(("1x 2x", "3x 4x"), "5x 6A 9x", "5y 10x 7x 8x", turn=1)
    player = bot("search:50", state.game, 0)
    assert isinstance(player, KoiKoiBot)
    player.prepare(state)
    assert set(player.belief.weights()) == {PLAIN}
    _, events = state.effects_of(state.parse("3x"), 0)
    player.see(events)
    assert weight(player.belief, "6R") < weight(player.belief, "9y") < PLAIN < weight(player.belief, "3y")
    assert player.belief.field == {INDEX[card] for card in ("3x", "6a", "9x")}  # 5y was turned and took 5x


def test_a_new_deal_forgets_what_hands_showed() -> None:
    game = roji.game("koikoi", rounds=2)
    state = game.new(seed=3)
    player = bot("search:1", game, 0)
    assert isinstance(player, KoiKoiBot)
    player.prepare(state)
    while state.round == 0:
        state, events = state.effects_of(state.legal_actions()[0], 0)
        player.see(events)
    assert set(player.belief.weights()) == {PLAIN}
    assert player.belief.field == {INDEX[card.lower()] for card in state.view(0)["field"]}


def test_hands_are_imagined_as_likely_as_they_are_believed() -> None:
    """One of the two unseen cards is three times as likely as the other; what is known stays."""
    state = position(("1x 2x", "3x"), "5x 6x", "4x 7x", turn=0)
    judge = judge_for(state.game)
    weights = [PLAIN] * 48
    weights[INDEX["3x"]], weights[INDEX["4x"]], weights[INDEX["7x"]] = 3 * PLAIN, 3 * PLAIN, 6 * PLAIN
    judge.believe(weights)
    hands = [judge.imagined(state, 0, seed) for seed in range(600)]
    assert all(hand.view(0) == state.view(0) for hand in hands)
    held = [hand.to_dict()["hands"][1] for hand in hands]
    assert 0.4 < sum("7x" in cards for cards in held) / 600 < 0.6
    assert 0.18 < sum("3x" in cards for cards in held) / 600 < 0.32


def test_belief_is_better_than_none_and_not_too_sure() -> None:
    surprise = blind = 0.0
    sure = right = 0.0
    for belief, unseen, hand in watched(60, 17):
        share = len(hand) / len(unseen)
        for card, chance in chances(belief.weights(), unseen, len(hand)).items():
            surprise -= log(chance if card in hand else 1 - chance)
            blind -= log(share if card in hand else 1 - share)
            if chance > 1.3 * share:
                sure += chance
                right += card in hand
    assert surprise < 0.985 * blind
    assert 0.85 < right / sure < 1.15

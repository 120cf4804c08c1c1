"""Rounds of Koi-Koi between searching players, watched from one seat: what it believes, and what is true."""

from __future__ import annotations

import random
from collections.abc import Iterator

from roji.bots.koikoi import equity
from roji.bots.koikoi.belief import Belief
from roji.bots.tree import Tree
from roji.games.bits import members
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import PLAY

SIMULATIONS = 150


def watched(
    rounds: int, seed: int, told: dict[str, float] | None = None
) -> Iterator[tuple[Belief, list[int], set[int]]]:
    """Before every card that a seat plays: its belief, the cards it has not seen, and the hand the other holds."""
    rng = random.Random(seed)
    done = 0
    while done < rounds:
        game = KoiKoi(preset=rng.choice(("leaflet", "common", "rising")))
        judge = equity.judge_for(game)
        state = game.new(seed=rng.getrandbits(60))
        beliefs = [Belief(seat, told) for seat in range(2)]
        for belief in beliefs:
            belief.begin(state.view(None)["field"])
        while not state.over:
            legal = state.legal_actions()
            seat = state.seat or 0
            facts = state.facts(results=False)
            hand = set(members(facts.hands[1 - seat]))
            if facts.phase == PLAY and hand:
                yield beliefs[seat], sorted(hand.union(facts.stock)), hand
            action = legal[0]
            if len(legal) > 1:
                tree = Tree(state, judge, seed=rng.getrandbits(60), room=1 << 11)
                tree.think(SIMULATIONS)
                action = tree.branches()[0].action
            now = state.round
            seen = [state.effects_of(action, belief.seat)[1] for belief in beliefs]
            for belief, events in zip(beliefs, seen, strict=True):
                belief.see(events)
            state.apply(action)
            done += state.round != now

"""Long checks of Kokeshi and Samurai."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import roji
from roji.games.kokeshi.perft import perft
from tests.games.kokeshi import naive
from tests.games.kokeshi.positions import GARDENS, as_naive, complete_turns, fresh, random_position
from tests.soaking import soak

naive_garden = cache(naive.NaiveGarden)


@soak("kokeshi turns", total=20_000, short=140, chunk=200)
def turns(seed: int, start: int, stop: int) -> None:
    """All complete turns of random positions on every garden, against the naive generator."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        garden = naive_garden(GARDENS[case % len(GARDENS)])
        state = random_position(GARDENS[case % len(GARDENS)], rng, rng.randrange(150))
        wanted = Counter(naive.turns(garden, as_naive(garden, state)))
        found = Counter(as_naive(garden, later) for later in complete_turns(state))
        assert found == wanted, state.to_dict()


@soak("kokeshi perft", total=2_000, short=21, chunk=50)
def counts(seed: int, start: int, stop: int) -> None:
    """Sequences and positions of two turns from random positions on every garden, fast against naive."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        name = GARDENS[case % len(GARDENS)]
        state = random_position(name, rng, rng.randrange(60))
        found = perft(state, 2)
        garden = naive_garden(name)
        assert (found.sequences, found.positions) == naive.perft(garden, as_naive(garden, state), 2), state.to_dict()


@soak("kokeshi repetition", total=5_000, short=60, chunk=100)
def repetition(seed: int, start: int, stop: int) -> None:
    """K-R5: a match ends exactly when a plain count of positions says so, however long ago they occurred."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        state = fresh(GARDENS[case % len(GARDENS)], max_turns=0)
        for _ in range(6):
            state.apply(rng.choice(state.legal_actions()))
        seen = Counter([spot(state)])
        walk: list[tuple[str, str]] = []
        for _ in range(2 * rng.choice((1, 2, 5, 60, 130))):  # passing beads at random
            passes = [state.name(action) for action in state.legal_actions() if ">" in state.name(action)]
            move = rng.choice(passes)
            giver, _, receiver = move.partition(">")
            walk.append((giver, receiver))
            if not step(state, move, seen):
                break
        # Back the way they came, each player undoing the own turns, there and back again.
        pairs = reversed(list(zip(walk[::2], walk[1::2], strict=False)))
        back = [(receiver, giver) for pair in pairs for giver, receiver in pair]
        for giver, receiver in (back + walk) * 2:
            if state.over or not step(state, f"{giver}>{receiver}", seen):
                break
        assert state.over
        assert state.rounds()[0]["kind"] == "repetition"


def step(state: roji.State, move: str, seen: Counter[object]) -> bool:
    """Pass a bead and compare the count of positions with the state; whether the match goes on."""
    mover = state.seat
    assert mover is not None
    state.apply(state.parse(move))
    now = spot(state, 1 - mover)
    seen[now] += 1
    assert state.over == (seen[now] == 3), (seen[now], state.to_dict())
    return not state.over


def spot(state: roji.State, to_move: int = 0) -> object:
    """A position as a plain value: who is to move, and every player's figurines in any order."""
    return to_move, *(frozenset(side) for side in state.to_dict()["figurines"])

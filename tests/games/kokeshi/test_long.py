"""A match of any length: its past is remembered exactly, and what is asked of a state does not grow with it."""

from __future__ import annotations

import random
from typing import Any

import roji
from roji.games.kokeshi.past import Past, longer
from roji.games.kokeshi.rules import KokeshiState
from tests.long import long_kokeshi


def test_the_past_outside_the_state_counts_every_position_once() -> None:
    rng = random.Random(1)
    halves = [rng.randrange(4) for _ in range(1001)]
    past: Past | None = None
    for start in range(0, 1000, 200):
        past = longer(past, halves[start : start + 201])
    assert past is not None
    assert past.halves == tuple(halves[:1000])
    for position in {(at % 2, halves[at], halves[at + 1]) for at in range(1000)}:
        times = sum((at % 2, halves[at], halves[at + 1]) == position for at in range(1000))
        assert past.times[position] == times
    assert sum(past.times.values()) == 1000


def test_a_position_that_comes_a_third_time_ends_a_match_of_any_length() -> None:
    """K-R5, counted here by hand: beads are passed to and fro, so that positions come again after hundreds of turns."""
    rng, seen, far = random.Random(3), dict[object, list[int]](), 0
    state = roji.game("kokeshi", max_turns=0, starter=0).new(seed=1)
    while state.to_dict()["phase"] == "place":
        state.apply(state.legal_actions()[0])
    for turn in range(2000):
        assert state.seat is not None
        ways = list[tuple[int, KokeshiState, tuple[Any, ...]]]()
        for action in [action for action in state.legal_actions() if ">" in state.name(action)]:
            after = state.clone()
            after.apply(action)
            assert isinstance(after, KokeshiState)
            position = (*after.position()[:2], 1 - state.seat)
            before = seen.get(position, [])
            assert after.over == (len(before) == 2)
            far += after.over and turn - before[0] > 300
            if not after.over:
                ways.append((action, after, position))
        if not ways:
            break
        _, state, position = rng.choice(ways)
        seen.setdefault(position, []).append(turn)
    assert far > 0
    assert roji.game("kokeshi", max_turns=0, starter=0).from_dict(state.to_dict()) == state


def test_what_is_asked_of_a_state_at_every_move_does_not_hold_its_past() -> None:
    state = long_kokeshi(2600).final()
    assert isinstance(state, KokeshiState)
    assert state.present() == state.facts()._replace(history=())
    assert state.told_all([]) == [[], []]

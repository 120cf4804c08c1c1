"""Matches as long as somebody can make them."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import roji
from roji.games.kokeshi.rules import KokeshiState
from roji.table.record import Record


@cache
def long_kokeshi(decisions: int, seed: int = 1) -> Record:
    """A match that avoids its end: nobody wins, and no position comes a third time."""
    rng = random.Random(seed)
    game = roji.game("kokeshi", max_turns=0)
    record = Record(game, seed=seed)
    state, seen = record.start(), Counter[object]()
    while len(record.moves) < decisions:
        found: tuple[int, int, KokeshiState] | None = None
        for action in rng.sample(legal := state.legal_actions(), len(legal)):
            after = state.clone()
            after.apply(action)
            assert isinstance(after, KokeshiState)
            times = seen[after.position()]
            if not after.over and (found is None or times < found[0]):
                found = times, action, after
                if not times:
                    break
        assert found is not None, "no way on"
        _, action, state = found
        seen[state.position()] += 1
        record.moves.append(action)
    return record

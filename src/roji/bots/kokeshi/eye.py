"""What a person sees in the turns of Kokeshi: steps and lines of beads that bring figurines nearer, wins, threats."""

from __future__ import annotations

from collections.abc import Iterator

from roji.bots.eye import Thing, Way
from roji.bots.kokeshi.greedy import lead, times
from roji.bots.kokeshi.turns import Turns
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State

WIN = 1000.0
AGAIN = -6.0  # for every time the match has already been there
LINE = 3  # decisions of a turn from which on it takes a look along the beads


def ways(state: State) -> list[Way]:
    """Every turn by its result, with its first decision; a placement is a turn as well."""
    assert isinstance(state, KokeshiState)
    seat = state.seat
    assert seat is not None
    looks, before, found, seen = Turns(state), lead(state, seat), list[Way](), set[object]()
    for action in state.legal_actions():
        for after, steps in turns(state, action):
            if after.position() not in seen:
                seen.add(after.position())
                found.append(Way(action, things(looks, before, after, seat, steps)))
    return found


def turns(state: KokeshiState, action: int, steps: int = 1) -> Iterator[tuple[KokeshiState, int]]:
    """The states at the end of the turn after a decision, each with the decisions it took."""
    after = state.clone()
    assert isinstance(after, KokeshiState)
    after.apply(action)
    if after.seat != state.seat:
        yield after, steps
        return
    for further in after.legal_actions():
        yield from turns(after, further, steps + 1)


def things(looks: Turns, before: float, after: KokeshiState, seat: int, steps: int) -> tuple[Thing, ...]:
    if after.over:
        return (Thing("win", WIN if after.scores()[seat] else -WIN / 2),)
    found = [Thing("line" if steps >= LINE else "step", before - lead(after, seat))]
    if again := times(after.facts()):
        found.append(Thing("again", AGAIN * again))
    if looks.can_win(after):
        found.append(Thing("threat", -WIN))
    return tuple(found)

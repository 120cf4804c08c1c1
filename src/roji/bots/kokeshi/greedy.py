"""A simple Kokeshi player: tries every way to play its turn and every answer, and takes the best."""

from __future__ import annotations

from collections.abc import Iterator

from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.numbers import PLACE
from roji.games.kokeshi.rules import KokeshiState
from roji.games.kokeshi.views import Facts
from roji.games.state import State

WIN, DRAW = 1000.0, -100.0
AGAIN = 6.0  # what a position loses for every time the match has already been there
BEADS = (0.0, 0.5, 0.8, 1.0)  # what beads are worth to a figurine, in crossings
WEIGHTS = (3.0, 1.5, 0.5)  # of a player's figurines, the one nearest to the other base first


def choose(state: State) -> int:
    """The first decision of the best turn; a turn that has begun is planned anew and goes on the same way."""
    assert isinstance(state, KokeshiState)
    seat = state.seat
    assert seat is not None
    tried: dict[object, tuple[float, int, KokeshiState]] = {}
    for action in state.legal_actions():
        for after in turns(state, action):
            position = after.position()
            if position not in tried:
                tried[position] = standing(after, seat), action, after
    best, chosen = -2 * WIN, state.legal_actions()[0]
    for _, action, after in sorted(tried.values(), key=lambda entry: -entry[0]):
        found = value(after, seat, best)
        if found > best:
            best, chosen = found, action
    return chosen


def turns(state: KokeshiState, action: int) -> Iterator[KokeshiState]:
    """The states at the end of the turn (a placement is one, too) after a decision, one per way to go on."""
    after = state.clone()
    assert isinstance(after, KokeshiState)
    after.apply(action)
    if after.seat != state.seat:
        yield after
        return
    for further in after.legal_actions():
        yield from turns(after, further)


def value(after: KokeshiState, seat: int, best: float) -> float:
    """What a finished turn is worth to the seat, given the best answer; less than `best` need not be exact."""
    if after.over:
        return WIN if after.scores()[seat] else DRAW
    facts = after.facts()
    if facts.phase == PLACE:
        return standing(after, seat)
    again = AGAIN * times(facts)
    own = lead(after, seat)
    worst = WIN
    for action in after.legal_actions():
        for answer in turns(after, action):
            worst = min(worst, answered(answer, 1 - seat) - own)
            if worst - again <= best:
                return worst - again
    return worst - again


def answered(answer: KokeshiState, other: int) -> float:
    """How far the other player is away after its turn; there is nothing worse than that it has won."""
    if answer.over:
        return -WIN if any(answer.scores()) else DRAW
    return lead(answer, other)


def standing(state: KokeshiState, seat: int) -> float:
    """How much nearer the seat's figurines are to the other base than those of the other player, with their beads."""
    return lead(state, 1 - seat) - lead(state, seat)


def lead(state: KokeshiState, seat: int) -> float:
    """The crossings that a player's figurines are still away, the nearest counting most."""
    game = state.game
    assert isinstance(game, Kokeshi)
    far: list[int] = game.garden.far[1 - seat]
    away: list[float] = sorted(
        far[space] - BEADS[beads(stack)] for space, stack in state.position()[seat] if space >= 0
    )
    return sum(weight * steps for weight, steps in zip(WEIGHTS, away, strict=False))


def beads(stack: int) -> int:
    """How many beads a stack holds: two bits for each below the first one."""
    return (stack.bit_length() - 1) // 2


def times(facts: Facts) -> int:
    """How often the match has been in this position before (K-R5)."""
    history = facts.history
    now = history[-2:]
    return sum(history[i - 1 : i + 1] == now for i in range(len(history) - 3, 0, -2))

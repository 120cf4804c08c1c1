"""What the lesson of Kokeshi says of its positions is true."""

from __future__ import annotations

from collections.abc import Iterator

from roji.games.lessons import lesson
from roji.games.state import State

STEPS = {step.name: step for step in lesson("kokeshi").steps}


def turns(state: State, made: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], State]]:
    """Every whole turn of the side to move, and where it leads."""
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        line = (*made, state.name(action))
        if after.seat == state.seat:
            yield from turns(after, line)
        else:
            yield line, after


def winning(state: State) -> list[tuple[str, ...]]:
    """The turns that win at once."""
    return [line for line, after in turns(state) if after.over and after.returns()[state.seat or 0] > 0]


def test_only_who_stands_in_the_way_keeps_the_samurai_from_the_base() -> None:
    step = STEPS["block"]
    assert [line for line, after in turns(step.first) if not winning(after)] == list(step.lines)


def test_every_turn_that_wins_is_accepted() -> None:
    assert set(winning(STEPS["win"].first)) == set(STEPS["win"].lines)


def test_the_bead_handed_on_opens_the_way_to_the_base() -> None:
    step = STEPS["pass"]
    assert not winning(step.first)
    after = step.first.clone()
    after.apply(after.parse(step.lines[0][0]))
    assert not winning(after)  # the samurai cannot win before

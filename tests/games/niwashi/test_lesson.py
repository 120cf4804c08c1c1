"""The lesson of the silent garden refuses no turn that does what it asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roji.games.lessons import RIGHT, WRONG, Step, lesson
from roji.games.state import Plain, State

STEPS = {step.name: step for step in lesson("niwashi").steps}


def turns(state: State, made: list[int]) -> Iterator[tuple[list[int], list[Plain]]]:
    """Every turn that lays a tile and draws, with what is seen at its end."""
    for action in state.legal_actions():
        if state.name(action) == "lantern":
            continue
        after, effects = state.effects_of(action, 0)
        if after.seat == 0 and not after.over:
            yield from turns(after, [*made, action])
        else:
            yield [*made, action], effects


def judged(step: Step, made: list[int]) -> str:
    """What is made of a turn: the verdict of its first decision that is not right, or of the last."""
    verdicts = (step.judge(made[:count]).verdict for count in range(1, len(made) + 1))
    return next((verdict for verdict in verdicts if verdict in (WRONG, RIGHT)), "")


@pytest.mark.parametrize(("name", "wishes"), [("finish", 1), ("turned", 1), ("sign", 1), ("two", 2), ("end", 1)])
def test_exactly_the_turns_that_fulfil_what_was_asked_are_right(name: str, wishes: int) -> None:
    step = STEPS[name]
    found = 0
    for made, effects in turns(step.first, []):
        fulfils = sum(event["do"] == "fulfil" for event in effects) >= wishes
        found += fulfils
        assert (judged(step, made) == RIGHT) == fulfils, [event["do"] for event in effects]
    assert found

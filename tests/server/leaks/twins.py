"""Twins of a match at a table: dealt otherwise in what a viewer cannot know, with the same past for all the others.

The past is a log with decisions taken back in it. What somebody saw before it was taken back is not forgotten: hidden
is only what was hidden in every line of play.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from roji.games.errors import Illegal, Refusal
from roji.games.state import State
from roji.table.events import Logged, Moved, Started, TookBack
from roji.testing.hidden import Path, Slots, get
from roji.testing.leaks import exchanged

MOST = 4  # twins of one viewer at one point
DRAWN = 12  # twins drawn, for each that is taken
TRIES = 300


@dataclass(frozen=True)
class Tried:
    """A decision that was not legal: after how many events, at which seat, and which."""

    number: int
    seat: int
    action: int


@dataclass(frozen=True)
class Past:
    """What happened at a table, with open cards."""

    first: State
    log: list[Logged]
    tried: list[Tried]


@dataclass(frozen=True)
class Line:
    """A line of play from the deal on: the states, and the decisions between them."""

    states: list[State]
    actions: list[int]


def lines(first: State, log: list[Logged]) -> Iterator[tuple[int, Line]]:
    """After every event that changed the play, its number and the line of play."""
    states, actions = [first], list[int]()
    for number, event in enumerate(log, 1):
        match event:
            case Moved():
                after = states[-1].clone()
                after.apply(event.action)
                states, actions = [*states, after], [*actions, event.action]
            case TookBack():
                states, actions = states[: event.to + 1], actions[: event.to]
            case Started():
                pass
            case _:
                continue
        yield number, Line(states, actions)


def hidden_from(viewer: int | None, past: Past) -> list[Slots]:
    """What the viewer has seen in no line of play."""
    hidden = import_module(f"roji.testing.facts.{past.first.game.id}").hidden
    ends: list[Line] = []
    for _, line in lines(past.first, past.log):
        if ends and ends[-1].actions == line.actions[:-1]:
            ends.pop()  # this one goes on with it
        ends.append(line)
    found: list[Slots] = []
    common: set[Path] | None = None
    for line in ends:
        dicts = [state.to_dict() for state in line.states]
        moves = [state.name(action) for state, action in zip(line.states, line.actions, strict=False)]
        found = hidden(dicts, moves, viewer)
        paths = {path for slots in found for path in slots.paths}
        common = paths if common is None else common & paths
    kept = [[path for path in slots.paths if path in (common or ())] for slots in found]
    first = past.first.to_dict()
    return [Slots(paths) for paths in kept if len({str(get(first, path)) for path in paths}) > 1]


def course(first: Any, past: Past, viewer: int | None) -> list[object] | None:
    """Whose turn it was in which round after every event, and why others' wishes were refused; None if impossible."""
    found: list[object] = []
    try:
        for number, line in lines(past.first.game.from_dict(first), past.log):
            now = line.states[-1]
            found.append((now.seat, now.round))
            for wish in past.tried:
                if wish.number == number and wish.seat != viewer:
                    found.append(refusal(now, wish.action))
    except Refusal:
        return None
    return found


def refusal(state: State, action: int) -> tuple[str, str] | None:
    """Why a decision is refused."""
    try:
        state.clone().apply(action)
    except Illegal as error:
        return error.clause, error.key
    return None


def twins(past: Past, viewer: int | None, rng: random.Random) -> tuple[list[Any], set[Path], set[Path]]:
    """First states of twins for a viewer, the slots in which they differ from the match, and those where none does.

    Where nothing is hidden, the only twin is dealt like the match itself.
    """
    first, groups = past.first.to_dict(), hidden_from(viewer, past)
    slots = {path for slots in groups for path in slots.paths}
    if not slots:
        return [first], set(), set()
    was, still, chosen = course(first, past, viewer), set(slots), list[Any]()
    for _ in range(MOST):
        drawn: list[tuple[set[Path], Any]] = []
        for _ in range(TRIES):
            twin = exchanged(first, groups, rng)
            if course(twin, past, viewer) == was:
                drawn.append(({path for path in still if get(twin, path) != get(first, path)}, twin))
            if len(drawn) == DRAWN:
                break
        if not drawn:
            break
        changed, twin = max(drawn, key=lambda pair: len(pair[0]))
        if changed:
            chosen.append(twin)
            still -= changed
        if not still:
            break
    return chosen, slots - still, still

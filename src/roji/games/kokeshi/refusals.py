"""Why a decision is not allowed: the clause, and a sentence that says what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roji.games.errors import Illegal
from roji.games.kokeshi.garden import COLOURS, Garden
from roji.games.kokeshi.numbers import *

if TYPE_CHECKING:
    from roji.games.kokeshi.views import Facts


def refusal(facts: Facts, garden: Garden, action: int) -> Illegal:
    """Why a decision is not legal here."""
    if facts.phase == OVER:
        return Illegal("K-6", "kokeshi-refuse-over")
    if facts.phase == PLACE:
        return not_placed(facts, garden, action)
    if action == STOP:
        return not_stopped(facts)
    if action >= PASS:
        return not_passed(facts, action)
    if facts.phase == TURN:
        return not_chosen(facts, garden, action)
    if action >= CROSS:
        return not_crossed(facts, garden, action)
    return not_jumped(facts, garden, action)


def not_placed(facts: Facts, garden: Garden, action: int) -> Illegal:
    """K-4, K-R4."""
    if action >= CROSS:
        return Illegal("K-R4", "kokeshi-refuse-place-first", bead=COLOURS[facts.own.index(-1)])
    around = garden.neighbours[garden.bases[facts.turn]]
    free = " ".join(garden.names[space] for space in sorted(around) if space not in facts.at)
    return Illegal("K-4", "kokeshi-refuse-place", space=space_name(garden, action), free=free)


def not_stopped(facts: Facts) -> Illegal:
    """K-9, K-12."""
    if facts.moved:
        return Illegal("K-12", "kokeshi-refuse-stop-home")
    return Illegal("K-9", "kokeshi-refuse-stop")


def not_passed(facts: Facts, action: int) -> Illegal:
    """K-11, K-R1."""
    if facts.moving:
        return Illegal("K-11", "kokeshi-refuse-pass-moving")
    giver, receiver = passing(action)
    if giver == receiver:
        return Illegal("K-11", "kokeshi-refuse-pass-self")
    if stack_of(facts, giver) == EMPTY:
        return Illegal("K-11", "kokeshi-refuse-pass-empty")
    return Illegal("K-R1", "kokeshi-refuse-full")


def not_chosen(facts: Facts, garden: Garden, action: int) -> Illegal:
    """K-R8: a move begins with one of the own figurines, and with one that has a step to make."""
    if action >= CROSS or action not in facts.own:
        own = " ".join(garden.names[space] for space in facts.own)
        return Illegal("K-R8", "kokeshi-refuse-choose", own=own)
    stack = stack_of(facts, facts.own.index(action))
    if stack == EMPTY:
        met = any(space in facts.at for space in garden.neighbours[action])
        key = "kokeshi-refuse-no-landing" if met else "kokeshi-refuse-no-jump"
        return Illegal("K-15", key, space=garden.names[action])
    return Illegal("K-7", "kokeshi-refuse-no-crossing", space=garden.names[action], bead=COLOURS[stack & 3])


def not_crossed(facts: Facts, garden: Garden, action: int) -> Illegal:
    """K-7, K-8, K-13, K-R1, K-R2."""
    space, receiver = crossing(action)
    start, stack = facts.at[facts.mover], facts.stacks[facts.mover]
    name = space_name(garden, space)
    if stack == EMPTY:
        return Illegal("K-7", "kokeshi-refuse-no-bead")
    if space not in garden.neighbours[start]:
        return Illegal("K-7", "kokeshi-refuse-no-line", start=garden.names[start], space=name)
    line = garden.colours[start][garden.neighbours[start].index(space)]
    if line != stack & 3:
        return Illegal("K-7", "kokeshi-refuse-colour", space=name, line=COLOURS[line], bead=COLOURS[stack & 3])
    if space in facts.at:
        return Illegal("K-13", "kokeshi-refuse-occupied", space=name)
    if 3 * facts.turn + receiver == facts.mover:
        return Illegal("K-8", "kokeshi-refuse-receiver")
    if stack_of(facts, receiver) >= FULL:
        return Illegal("K-R1", "kokeshi-refuse-full")
    return Illegal("K-R2", "kokeshi-refuse-home")


def not_jumped(facts: Facts, garden: Garden, action: int) -> Illegal:
    """K-15, K-R3."""
    if facts.stacks[facts.mover] != EMPTY:
        return Illegal("K-15", "kokeshi-refuse-jump-loaded")
    if action == garden.bases[facts.turn]:
        return Illegal("K-R3", "kokeshi-refuse-jump-home")
    return Illegal("K-15", "kokeshi-refuse-landing", space=space_name(garden, action))


def stack_of(facts: Facts, figurine: int) -> int:
    """The stack of a figurine (0 to 2) of the seat to move."""
    return facts.stacks[3 * facts.turn + figurine]


def space_name(garden: Garden, space: int) -> str:
    """The name of a space; small gardens have fewer spaces than there are numbers."""
    return garden.names[space] if space < len(garden.names) else "?"

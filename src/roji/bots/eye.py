"""What a person sees at a glance: in every way to go on the things that lie open, of which a level overlooks some."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from roji.games.state import State


class Thing(NamedTuple):
    """Something to be seen: of which kind it is, and what it seems worth; a danger is worth less than nothing."""

    kind: str
    worth: float


class Way(NamedTuple):
    """A way to go on that begins with this decision, and what is to be seen in it.

    First comes what the way consists in: who overlooks that sees no other gain in it.
    """

    action: int
    things: tuple[Thing, ...]


Eye = Callable[[State], list[Way]]  # of the seat to move, in a state with all unknowns dealt anew


def favourite(ways: Sequence[Way], overlooks: Mapping[str, float], rng: random.Random) -> int:
    """The decision that looks best to somebody who overlooks things of each kind so often.

    What can be gained is seen or overlooked each by itself, a danger of one kind everywhere or nowhere.
    """
    dangers = sorted({thing.kind for way in ways for thing in way.things if thing.worth < 0})
    blind = {kind for kind in dangers if rng.random() < overlooks.get(kind, 0.0)}
    looks = []
    for way in ways:
        seen = [rng.random() >= overlooks.get(thing.kind, 0.0) for thing in way.things]
        gains = sum(thing.worth for thing, there in zip(way.things, seen, strict=True) if there and thing.worth > 0)
        harm = sum(thing.worth for thing in way.things if thing.worth < 0 and thing.kind not in blind)
        looks.append(harm + (gains if seen[0] else 0.0))
    best = max(looks)
    return rng.choice([way.action for way, worth in zip(ways, looks, strict=True) if worth == best])

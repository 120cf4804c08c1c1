"""Where the move of a figurine can end: the engine's own decisions, walked to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roji.games.kokeshi.facts import End
from roji.games.kokeshi.numbers import CROSS, STOP, crossing

if TYPE_CHECKING:
    from roji.games.kokeshi.game import Kokeshi
    from roji.games.kokeshi.views import Facts
    from roji.games.state import State

Ends = dict[int, tuple[int, bool]]  # space -> crossings to it, whether a jump ends there


def reach(facts: Facts, game: Kokeshi, action: int) -> list[End]:
    """The spaces where the move can end once a figurine was chosen or has crossed, in the order of the spaces.

    Each comes with the fewest crossings to get there from then on, and with whether a jump ends the move. Who is given
    the beads (K-8) makes no difference to the figurine that moves, so one receiver stands for all.
    """
    state = game.scratch()
    state.restore(facts)
    if action not in state.legal_actions():
        return []
    state.apply(action)
    here = action if action < CROSS else crossing(action)[0]
    names = game.garden.names
    return [
        {"to": names[space], "crossings": crossings, "jump": jump}
        for space, (crossings, jump) in sorted(ends(state, here).items())
    ]


def ends(state: State, here: int) -> Ends:
    """Where a move that has come to `here` can end."""
    if state.over:
        return {here: (0, False)}  # K-6: it has, and won
    found: Ends = {}
    edge = {here: state}
    crossings = 0
    while edge:
        further: dict[int, State] = {}
        for space, present in edge.items():
            walk(present, space, crossings, found, further)
        edge = further
        crossings += 1
    return found


def walk(state: State, here: int, crossings: int, found: Ends, further: dict[int, State]) -> None:
    """Note how a move can end from here, and where the next crossing takes it."""
    for action in state.legal_actions():
        if action == STOP:
            found.setdefault(here, (crossings, False))
        elif action < CROSS:
            found.setdefault(action, (crossings, True))
        elif (space := crossing(action)[0]) not in further:
            after = state.clone()
            after.apply(action)
            if after.over:
                found.setdefault(space, (crossings + 1, False))
            else:
                further[space] = after

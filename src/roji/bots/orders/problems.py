"""Problems of Garden Orders: the one swap to make, or whether to reveal."""

from __future__ import annotations

from roji.bots.margin import MarginSetter
from roji.bots.problems import Plot
from roji.games.problems import Problem
from roji.games.state import State

PLAYERS = (2, 2, 2, 3)
SOON = 2  # cards left in the stack when a round is about to end


def plot(number: int) -> Plot:
    players = PLAYERS[number % 4]
    return Plot({"rounds": 1, "players": players, "starter": number // 4 % players}, ["search:60"] * players)


def fits(state: State, number: int) -> bool:
    """At the beginning of a turn, or where a trio is offered: anywhere in some matches, in others towards the end of a
    round, where most is at stake."""
    view = state.view(None)
    return view["phase"] in ("turn", "choose") and (number % 6 == 0 or view["stack"] <= SOON)


def accepts(problem: Problem) -> bool:
    """When to reveal is the question in every other match; else it is what to swap, or a trio."""
    return problem.turn != "reveal" or problem.match % 2 == 0


SETTER = MarginSetter(plot, fits, accepts, glance=1_500, hint=0.06, look=2_000, again=12_000)

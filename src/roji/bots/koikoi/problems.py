"""Problems of Koi-Koi: the one card to play, or whether to stop."""

from __future__ import annotations

from roji.bots.margin import MarginSetter
from roji.bots.problems import Plot
from roji.games.state import State

ROUNDS = (1, 2, 3)
CARDS = 4  # to choose from at least


def plot(number: int) -> Plot:
    return Plot({"rounds": ROUNDS[number % 3], "starter": number // 3 % 2}, ["search-v1:200", "search-v1:100"])


def fits(state: State, number: int) -> bool:
    """Where there is something to choose from, or a combination to stop with."""
    return state.view(None)["phase"] == "decide" or len(state.legal_actions()) >= CARDS


SETTER = MarginSetter(plot, fits, by="search-v1")

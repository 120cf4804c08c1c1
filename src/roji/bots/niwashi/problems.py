"""Problems of the silent garden: the partner lights the lantern for a wish, and one placement alone makes it come true.

The positions are those of matches; then the partner, who holds the wish, asks for it in the language of the lantern.
Every placement of every tile in hand is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from roji.bots.problems import Played, Plot, anywhere
from roji.games.niwashi.rules import NiwashiState
from roji.games.problems import Problem, start
from roji.games.state import State

AIMS = {"h": "e", "n": "s", "a": "w", "f": "n"}  # where each season comes from
CHOICES = 40  # placements at least
EARLIEST, LATEST = 3, 16  # tiles in the garden


class Placement(NamedTuple):
    """A tile laid, and the wishes of the partner that come true by it."""

    turn: str
    fulfilled: frozenset[str]


class NiwashiSetter:
    """Looks for a moment at which one placement alone fulfils a wish that the partner can ask for."""

    def plot(self, number: int) -> Plot:
        return Plot({"starter": number % 2}, ["partner", "partner"])

    def find(self, match: Played) -> Problem | None:
        return anywhere(match, self.fits, self.at)

    def fits(self, state: State) -> bool:
        """Where the partner may take the lantern, in a garden neither young nor vast."""
        view = state.view(None)
        return view["phase"] == "tile" and EARLIEST <= len(view["garden"]) <= LATEST and 3 in view["hand_counts"]

    def at(self, match: Played, number: int) -> Problem | None:
        """The partner gives up its hand here to ask for one of its wishes."""
        state = match.states[number]
        partner = state.seat
        assert partner is not None
        before = match.until(number)
        for wish in state.view(partner)["wishes"]:
            moves = f"{before.moves} {asking(state, wish)}".strip()
            problem = replace(before, moves=moves, ends="lay", task={"wish": wish})
            turn = only(problem)
            if turn is not None:
                return replace(problem, turn=turn)
        return None

    def prove(self, problem: Problem) -> Problem | None:
        if only(problem) != problem.turn:
            return None
        return replace(
            problem,
            why="niwashi-problem-why",
            args={"wish": problem.task["wish"]},
            proof={"tried": len(list(placements(problem)))},
        )


def asking(state: State, wish: str) -> str:
    """The turn that asks for a wish: the lantern on its shape, pointing to where its season comes from."""
    at, names = state, list[str]()
    plan = ["lantern", f"aid.{wish[1]}", AIMS[wish[0]]]
    while at.seat == state.seat:
        names.append(plan.pop(0) if plan else at.name(at.legal_actions()[0]))
        at = applied(at, at.parse(names[-1]))
    return " ".join(names)


def only(problem: Problem) -> str | None:
    """The one placement that fulfils the wish, where there are many placements and no other does."""
    state = start(problem)
    if state.over or state.view(None)["phase"] != "tile":
        return None
    found = list(placements(problem))
    wish = problem.task["wish"]
    right = [placement for placement in found if wish in placement.fulfilled]
    return right[0].turn if len(right) == 1 and len(found) >= CHOICES else None


def placements(problem: Problem) -> Iterator[Placement]:
    """Every way to lay every tile in hand."""
    state = start(problem)
    seat = state.seat
    assert isinstance(state, NiwashiState)
    assert seat is not None
    done = set(state.view(None)["fulfilled"][1 - seat])
    for tile in state.legal_actions():
        if state.describe(tile)["do"] != "tile":
            continue
        chosen = applied(state, tile)
        for cell in chosen.legal_actions():
            begun = applied(chosen, cell)
            for way in begun.legal_actions():
                after = applied(begun, way)
                while after.seat == seat:  # what is drawn makes no difference
                    after = applied(after, after.legal_actions()[0])
                names = f"{state.name(tile)} {chosen.name(cell)} {begun.name(way)}"
                yield Placement(names, frozenset(after.view(None)["fulfilled"][1 - seat]) - done)


def applied(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after


SETTER = NiwashiSetter()

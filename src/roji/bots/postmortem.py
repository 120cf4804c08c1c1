"""A finished match looked at again, piece by piece: every decision with what it cost and what was better.

The pieces are numbered, so that the work can be done a little at a time, by whoever is free, and go on later. They are
plain data in no language: what is said of them is said when somebody reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roji.bots.bot import Opinion, players_of
from roji.bots.explain import reason_args, turn_names, unit
from roji.bots.luck import Played, replayed
from roji.bots.measure import share, total
from roji.bots.review import Reviewer, Verdict
from roji.games.game import Game
from roji.games.state import State
from roji.games.telling import Sentence

AGAIN = 20  # simulations for a decision, for each time that a round is played again
TIMES = 2  # that a round is played again in one piece
PASSES = (300, 2000, 10_000)  # simulations or positions for a decision: a first look soon, then better ones


class Better(NamedTuple):
    """What would have been better: its notation, the turn it begins, a sentence that says it, and why."""

    name: str
    turn: list[str]
    told: Sentence
    why: str
    args: dict[str, str | int]


class Finding(NamedTuple):
    """What was found about a decision with a choice. Figures are shares of the win, or points at once."""

    number: int  # of the decision, from 0 on
    seat: int
    round: int
    worth: float | None  # of what was decided
    best: float | None
    cost: float | None
    doubt: float  # the standard error of the cost
    mark: str
    better: Better | None  # where something is marked


def passes(game: Game) -> tuple[int, ...]:
    """How often a match of this game is looked at, each time with so many simulations or positions."""
    return PASSES[-1:] if unit(game) == "reading" else PASSES


class Postmortem:
    """The pieces of one match, for one number of simulations: its decisions, then its rounds played again."""

    def __init__(
        self, game: Game, states: Sequence[State], moves: Sequence[int], simulations: int, dealt: bool = True
    ) -> None:
        """`dealt` says whether the match began with a deal; where it did not, its first round has none."""
        self.game, self.states, self.decisions = game, states, len(moves)
        self.reviewer = Reviewer(game, states, moves, simulations)
        whole = range(states[0].round + (not dealt), states[-1].round)  # rounds that were played to their end
        times = range(0, simulations // AGAIN, TIMES)
        self.again = [(round_, first) for first in times for round_ in whole] if players_of(game).cards else []
        self.total = self.decisions + len(self.again)

    def piece(self, number: int) -> Finding | Played | None:
        """One piece; None where there is nothing to find."""
        if number >= self.decisions:
            round_, first = self.again[number - self.decisions]
            return replayed(self.game, self.states, round_, first, TIMES)
        verdict = self.reviewer.verdict(number)
        return None if verdict is None else found(self.game, self.states[number], verdict)

    @property
    def results(self) -> list[float]:
        """The share of the win that every seat got; empty where the match is not over, or nobody can win."""
        last = self.states[-1]
        return [share(self.game, value) for value in last.returns()] if last.over and not self.game.together else []


def found(game: Game, state: State, verdict: Verdict) -> Finding:
    """A verdict as plain data."""
    return Finding(
        verdict.number,
        verdict.seat,
        verdict.round,
        rounded(total(game, verdict.played)),
        rounded(total(game, verdict.best)),
        rounded(verdict.cost),
        round(verdict.doubt, 4),
        verdict.mark,
        better(game, state, verdict.best) if verdict.mark else None,
    )


def better(game: Game, state: State, opinion: Opinion) -> Better:
    told = game.telling.choice(state.describe(opinion.action))
    return Better(state.name(opinion.action), turn_names(state, opinion), told, opinion.why, reason_args(opinion))


def rounded(value: float | None) -> float | None:
    """A figure as it is told."""
    return None if value is None else round(value, 4)

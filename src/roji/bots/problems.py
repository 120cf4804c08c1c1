"""Finds problems among positions of matches between bots, and proves them.

A game names its `Setter` in `Players`: which matches are played, where in a match there is a problem, and what proves
it. Everything follows from the numbers of the matches alone, so that the same command finds the same problems.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from roji.bots.bot import players_of
from roji.bots.seated import Seated
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.parts import load
from roji.games.problems import Problem, tried
from roji.games.registry import game as make_game
from roji.games.state import State

LONGEST = 400  # decisions of a match


class Plot(NamedTuple):
    """A match to be played: options that differ from the usual ones, and who sits at each seat."""

    options: dict[str, Any]
    bots: list[str]


class Played(NamedTuple):
    """A match between bots: its states, and the decisions between them."""

    game: Game
    plot: Plot
    number: int
    states: list[State]
    moves: list[int]

    def until(self, number: int) -> Problem:
        """What a problem is that begins after so many decisions, without an answer."""
        names = [self.states[i].name(self.moves[i]) for i in range(number)]
        return Problem(
            game=self.game.id,
            match=self.number,
            options=self.plot.options,
            seed=self.number,
            moves=" ".join(names),
        )


class Setter(Protocol):
    """Who sets the problems of a game."""

    def plot(self, number: int) -> Plot:
        """The match of this number."""
        ...

    def find(self, match: Played) -> Problem | None:
        """A problem in a match, if there is one, without its proof."""
        ...

    def prove(self, problem: Problem) -> Problem | None:
        """The problem with the figures behind it; None where the answer does not hold."""
        ...


def setter_of(game: Game) -> Setter:
    path = players_of(game).setter_path
    if not path:
        raise Invalid("problem-no-setter", game=game.id)
    found: Setter = load(path)
    return found


def too_easy(problem: Problem) -> bool:
    """Whether the simple player, who looks at the moment alone, finds a right turn."""
    reached, made = tried(problem, []), list[int]()
    while reached.right is None:
        seen = reached.state.redeal(reached.seat, 1)
        made.append(players_of(seen.game).greedy(seen))
        reached = tried(problem, made)
    return reached.right


def play(plot: Plot, id: str, number: int) -> Played:
    """The match between its bots; what goes on for very long is cut short."""
    game = make_game(id, **plot.options)
    seated = Seated(game, plot.bots, number)
    states, moves = [game.new(seed=number)], list[int]()
    while not states[-1].over and len(moves) < LONGEST:
        moves.append(seated.decide(states, moves))
        states.append(states[-1].clone())
        states[-1].apply(moves[-1])
    return Played(game, plot, number, states, moves)


def anywhere(
    match: Played, fits: Callable[[State], bool], at: Callable[[Played, int], Problem | None]
) -> Problem | None:
    """The first problem in an order of the match's own, so that some begin early and some late."""
    places = [i for i, state in enumerate(match.states[:-1]) if fits(state)]
    random.Random(match.number).shuffle(places)
    return next((problem for number in places if (problem := at(match, number)) is not None), None)


def search(id: str, first: int, known: set[str]) -> Iterator[tuple[int, Problem | None]]:
    """One match after the other from this number on, each with the proven problem found in it; none that is known."""
    setter = setter_of(make_game(id))
    number = first
    while True:
        found = setter.find(play(setter.plot(number), id, number))
        proven = setter.prove(found) if found is not None and found.key() not in known else None
        if proven is not None:
            known.add(proven.key())
        yield number, proven
        number += 1


def proven_again(problem: Problem) -> bool:
    """Whether the proof of a problem comes out anew as it is written."""
    bare = replace(problem, proof={}, then=[], worth={}, why="", args={})
    again = setter_of(make_game(problem.game)).prove(bare)
    return again is not None and again == problem

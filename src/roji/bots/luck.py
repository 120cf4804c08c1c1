"""What the deal of a round was worth: the round played again and again with its own cards, and with others.

Both times the same quick players play it, so that the difference is that of the cards alone. Neither looks at what its
seat cannot know. How far the figure can be trusted is told by its standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from roji.bots.bot import players_of
from roji.bots.judge import Judge
from roji.bots.measure import share
from roji.bots.tree import Tree
from roji.games.game import Game
from roji.games.state import State

THOUGHT = 40  # simulations of the quick players for a decision
ROOM = 1 << 10  # nodes of their trees


class Cards(Protocol):
    """What a game says of its cards."""

    def anew(self, state: State, seed: int) -> State:
        """The beginning of a round with other cards."""

    def decided(self, last: State, round_: int) -> list[float] | None:
        """What a round was worth to every seat, in shares of the win, that the deal alone decided; else None."""


class Played(NamedTuple):
    """A round played again, so many times with its own cards and as often with others: for every seat the sums and the
    sums of squares of the share of the win that it came to."""

    round: int
    times: int
    own: list[float]
    own_squares: list[float]
    others: list[float]
    others_squares: list[float]


class Deal(NamedTuple):
    """What the deal of a round was worth to every seat, in shares of the win, with the standard errors."""

    round: int
    worth: list[float]
    error: list[float]


def replayed(game: Game, states: Sequence[State], round_: int, first: int, count: int) -> Played:
    """Some of the rounds played again, from number `first` on; none where the deal alone decided the round."""
    cards = players_of(game).cards
    assert cards is not None
    begun = next((state for state in states if state.round == round_ and not state.over), None)
    sums: list[list[float]] = [[0.0] * game.players for _ in range(4)]
    if begun is None:
        worth = cards.decided(states[-1], round_) or [0.0] * game.players
        return Played(round_, 1, worth, [value**2 for value in worth], *sums[2:])
    judge = players_of(game).judge(game)
    for number in range(first, first + count):
        for at, start in ((0, begun), (2, cards.anew(begun, number))):
            for seat, value in enumerate(outcome(game, judge, start, 2 * number + at // 2)):
                sums[at][seat] += value
                sums[at + 1][seat] += value**2
    return Played(round_, count, *sums)


def outcome(game: Game, judge: Judge, start: State, seed: int) -> list[float]:
    """The share of the win that every seat can expect when quick players have played a round to its end."""
    state, number = start.clone(), 0
    while not state.over and state.round == start.round:
        tree = Tree(state, judge, seed=(seed << 16) + number, room=ROOM)
        tree.think(THOUGHT)
        state.apply(tree.branches()[0].action)
        number += 1
    return [share(game, judge.standing(state, seat)) for seat in range(game.players)]


def deals(played: Sequence[Played]) -> list[Deal]:
    """What the deals were worth, from all that was played again."""
    return [deal([each for each in played if each.round == round_]) for round_ in sorted({p.round for p in played})]


def deal(played: Sequence[Played]) -> Deal:
    """What the deal of one round was worth."""
    times, worth, error = sum(each.times for each in played), list[float](), list[float]()
    for seat in range(len(played[0].own)):
        parts = [(each.own, each.own_squares, each.others, each.others_squares) for each in played]
        own, own_squares, others, others_squares = (
            sum(part[which][seat] for part in parts) / times for which in range(4)
        )
        spread = own_squares - own**2 + others_squares - others**2
        worth.append(own - others)
        error.append(sqrt(max(spread, 0.0) / max(times - 1, 1)))
    return Deal(played[0].round, worth, error)

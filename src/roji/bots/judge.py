"""What a tree search asks about a game: where a walk ends, what it was worth, a quick player, which deals are likely.

A game gives its own answers in a Judge of its own; these here suit any game.
"""

from __future__ import annotations

import cython

from roji.games.state import State

if cython.compiled:
    from cython.cimports.roji.games.rng import below
else:
    from roji.games.rng import below


class Judge:
    """Answers for any game. Subclasses override what they know better; `rng` is a fresh random word each time."""

    def done(self, state: State, round_: int) -> bool:
        """Whether a walk that began in this round ends here. Only the end of the match is worth something for sure."""
        return state.core_over()

    def value(self, state: State, seat: int) -> float:
        """What the state where a walk ended is worth to a seat, in [-1, 1]."""
        return state.core_return(seat)

    def knows(self, state: State) -> bool:
        """Whether `value` can tell what a state before the end of the walk is worth, so that nobody need play on."""
        return False

    def values(self, state: State, seats: int, out: list[float]) -> None:
        """What the state where a walk ended is worth to every seat."""
        for seat in range(seats):
            out[seat] = self.value(state, seat)

    def standing(self, state: State, seat: int) -> float:
        """The same for Python."""
        return self.value(state, seat)

    def guide(self, state: State, moves: list[int], n: int, rng: int) -> int:
        """The index of the move that a quick player makes."""
        return below(rng, n)

    def hopes(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        """How much of the thought each move deserves before anything is known, adding up to 1; False: no idea."""
        return False

    def plans(self, state: State, moves: list[int], n: int, out: list[float]) -> bool:
        """The same for what the searching seat decides before anybody else does; False: as `hopes` says.

        It is asked once for such a decision and holds for all deals, so it may take its time, but not look at what is
        hidden.
        """
        return False

    def fits(self, state: State, seat: int, rng: int) -> bool:
        """Whether a deal that the seat imagines fits what the others did; by chance where it fits half."""
        return True


class RoundJudge(Judge):
    """A judge whose `value` knows what the end of any round is worth, so that walks need not go further."""

    def done(self, state: State, round_: int) -> bool:
        return state.core_over() or state.core_round() != round_

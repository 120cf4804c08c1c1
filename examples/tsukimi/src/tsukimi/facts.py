"""What is told of Tsukimi, as types: the view of a seat, what happened, what can be decided.

Cards are in notation (`m3`); a comment beside a field says what it means. `roji schema DIR` writes a JSON Schema of it.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class Result(TypedDict):
    """A finished round."""

    round: int  # from 0
    points: list[int]  # by seat


class View(TypedDict):
    """What a seat may know."""

    game: str
    seat: int | None  # whose view it is; null for a spectator
    to_move: int | None  # null when the match is over
    round: int  # finished rounds
    rounds: int  # of the match
    hand: list[str] | None  # the viewer's own
    hand_counts: list[int]  # cards in hand by seat
    leader: int  # who led the trick
    laid: list[str]  # the trick so far, from the leader on
    taken: list[list[str]]  # by seat
    scores: list[int]  # by seat, over the finished rounds
    results: list[Result]


class Lay(TypedDict):
    """Somebody lays a card."""

    do: Literal["lay"]
    seat: int
    card: str


class Trick(TypedDict):
    """Somebody takes the trick (T-5)."""

    do: Literal["trick"]
    seat: int


class Round(Result):
    """A round is over (T-6, T-7)."""

    do: Literal["round"]


class Deal(TypedDict):
    """The next round is dealt; each seat is told its own cards alone."""

    do: Literal["deal"]
    seat: int
    cards: list[str]


class Over(TypedDict):
    """The match is over (T-8)."""

    do: Literal["over"]
    scores: list[int]  # by seat
    winners: list[int]  # seats


class LayDecision(TypedDict):
    """Lay a card."""

    do: Literal["lay"]
    card: str


Effect = Lay | Trick | Round | Deal | Over
Decision = LayDecision

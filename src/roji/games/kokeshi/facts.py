"""What is told of Kokeshi and Samurai, as types: the view of a seat, what happened, what can be decided.

Spaces are named by row letter and number (`c4`), beads are `p`, `g` or `o`. A comment beside a field says what it
means; docs/facts/kokeshi.md is made of them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["place", "turn", "move", "over"]
Ending = Literal["base", "repetition", "limit"]


class Figurine(TypedDict):
    """A figurine and the beads on its head."""

    at: str | None  # its space; null before it is placed
    beads: str  # the top one last


class Result(TypedDict):
    """How the match ended."""

    round: int  # always 0: a match is one round
    kind: Ending
    clause: str
    winner: int | None  # nobody where it was drawn
    turns: int


class View(TypedDict):
    """What everybody sees."""

    game: str
    seat: int | None  # whose view it is; null for a spectator
    phase: Phase  # what is to be decided
    to_move: int | None
    round: int  # finished rounds
    rounds: int  # of the match: 1
    garden: str  # its name, or its text
    people: list[str]  # who races, by seat
    bases: list[str]  # spaces, by seat
    starter: int
    figurines: list[list[Figurine]]  # three for each seat
    placing: str | None  # the bead of the figurine to be placed next
    moving: str | None  # the space of the figurine that was chosen
    moved: bool  # whether it has crossed a line
    turns: int  # finished turns
    max_turns: int  # then the match is drawn; 0: no such limit
    scores: list[int]  # by seat: 1 for the winner
    results: list[Result]


# -- what happened -------------------------------------------------------------------------------------

Way = TypedDict("Way", {"from": str, "to": str})


class Placed(TypedDict):
    """A figurine was placed."""

    do: Literal["place"]
    seat: int  # who
    to: str
    bead: str  # the colour of its two beads


class Stood(TypedDict):
    """`choose`: the figurine that moves in this turn. `stop`: its move ends."""

    do: Literal["choose", "stop"]
    seat: int  # who
    at: str


class Crossed(Way):
    """A figurine crossed a line with its top bead, which then went to another."""

    do: Literal["cross"]
    seat: int  # who
    receiver: str  # the space of the other figurine
    bead: str


class Jumped(Way):
    """A figurine jumped."""

    do: Literal["jump"]
    seat: int  # who
    over: str


class Passed(Way):
    """A bead was passed from one figurine to another."""

    do: Literal["pass"]
    seat: int  # who
    bead: str


class MatchEnded(Result):
    """The match is over."""

    do: Literal["over"]


Effect = Placed | Stood | Crossed | Jumped | Passed | MatchEnded


# -- what can be decided -------------------------------------------------------------------------------


class End(TypedDict):
    """Where a move can end."""

    to: str
    crossings: int  # the fewest to get there
    jump: bool  # whether a jump ends it


class Place(TypedDict):
    """Place the next figurine."""

    do: Literal["place"]
    to: str
    bead: str  # the colour of its two beads


class Choose(TypedDict):
    """Begin a move with a figurine."""

    do: Literal["choose"]
    at: str
    beads: str  # on its head, the top one last
    reach: list[End]  # from then on
    nearer: int  # crossings that the move can bring it nearer to the other base


class Cross(Way):
    """Cross a line and give the bead away."""

    do: Literal["cross"]
    receiver: str  # the space of the figurine that gets it
    bead: str
    reach: list[End]  # from then on


class Jump(Way):
    """Jump over a neighbour."""

    do: Literal["jump"]


class Stop(TypedDict):
    """End the move here."""

    do: Literal["stop"]


class Pass(Way):
    """Pass a bead instead of moving."""

    do: Literal["pass"]
    bead: str
    opens: bool  # whether it opens a line towards the other base to who gets it


Decision = Place | Choose | Cross | Jump | Stop | Pass

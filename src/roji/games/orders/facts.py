"""What is told of Garden Orders, as types: the view of a seat, what happened, what can be decided.

Cards are in notation (`P8`), orders are numbers from 1 to 8. A comment beside a field says what it means;
docs/facts/orders.md is made of them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["turn", "take", "trio", "lay", "over"]


class Reason(TypedDict):
    """A line of the count of a hand."""

    clause: str
    key: str  # its name in the words
    points: int
    cards: list[str]


class Pays(TypedDict):
    """What a hand pays, with the reasons."""

    points: int
    reasons: list[Reason]


class Prospects(TypedDict):
    """What the hand would pay after what can be decided now."""

    swaps: dict[str, dict[str, int]]  # for every card given, for every card taken
    trios: dict[str, int]  # the most that can be reached with a trio of this value
    lays: dict[str, int]  # the most that can be reached when this card is laid for the trio


class Standing(TypedDict):
    """What a round came to."""

    order: int
    points: list[int]  # by seat
    winners: list[int]  # seats (O-26, O-R1)


class Result(Standing):
    """A finished round."""

    round: int  # from 0
    starter: int
    hands: list[list[str]]  # by seat
    reasons: list[list[Reason]]  # by seat


class Revealed(TypedDict):
    """What was still hidden when the match ended."""

    out: list[str]  # cards out of the last round
    orders: list[int]  # that no round used


class View(TypedDict):
    """What a seat may know."""

    game: str
    seat: int | None  # whose view it is; null for a spectator
    phase: Phase  # what is to be decided
    to_move: int | None
    round: int  # finished rounds
    rounds: int  # of the match
    order: int | None  # of this round
    orders: list[int]  # of the rounds begun
    starter: int | None  # of this round
    hand: list[str] | None  # one's own
    pays: Pays | None  # one's own hand as it is
    prospects: Prospects | None  # where one is to move
    hand_counts: list[int]  # by seat
    known: list[list[str]]  # cards that a seat took openly and still holds
    row: list[str]
    trios: list[int]  # values that can be chosen now
    laid: str | None  # the card that is being swapped
    trio: int | None  # the value for which cards are being laid
    stack: int  # cards left in it
    out: int  # cards out of the round
    swaps_left: int | None  # until somebody must reveal (O-R3); null: no limit
    scores: list[int]  # by seat
    order_cards: list[list[int]]  # orders won, by seat
    results: list[Result]
    revealed: Revealed | None  # once the match is over


# -- what happened -------------------------------------------------------------------------------------


class CardMoved(TypedDict):
    """`lay`: from the hand to the row. `take`: from the row to the hand. `reveal`: from the stack to the row."""

    do: Literal["lay", "take", "reveal"]
    seat: int  # who
    card: str


class TrioMoved(TypedDict):
    """`choose`: a seat wants this trio. `trio`: it has laid enough and got it."""

    do: Literal["choose", "trio"]
    seat: int  # who
    value: int
    cards: list[str]


class Said(TypedDict):
    """`decline`: a seat leaves the trio. `start`: it begins the round."""

    do: Literal["decline", "start"]
    seat: int  # who


class OrderTurned(TypedDict):
    """The order of a round was turned up."""

    do: Literal["order"]
    round: int  # from 0
    order: int


class RowDealt(TypedDict):
    """The row after the deal."""

    do: Literal["row"]
    cards: list[str]


class HandDealt(TypedDict):
    """The cards a seat was dealt, told to nobody else."""

    do: Literal["hand"]
    seat: int  # who
    cards: list[str]


class RoundEnded(Result):
    """A round was counted."""

    do: Literal["round"]


class MatchEnded(Revealed):
    """The match is over."""

    do: Literal["over"]
    scores: list[int]  # by seat
    winners: list[int]  # seats (O-27, O-R1)
    rounds: list[Standing]


Effect = CardMoved | TrioMoved | Said | OrderTurned | RowDealt | HandDealt | RoundEnded | MatchEnded


# -- what can be decided -------------------------------------------------------------------------------


class Swap(TypedDict):
    """Give a card to the row, for another."""

    do: Literal["swap"]
    card: str


Given = TypedDict("Given", {"for": str})  # the card given for it


class Take(Given):
    """Take a card from the row."""

    do: Literal["take"]
    card: str


class Reveal(TypedDict):
    """Turn up the top card of the stack."""

    do: Literal["reveal"]


class TakeTrio(TypedDict):
    """Choose a trio that lies open."""

    do: Literal["trio"]
    value: int
    cards: list[str]


class Lay(TypedDict):
    """Lay a card for the trio."""

    do: Literal["lay"]
    card: str
    trio: int  # its value


class Decline(TypedDict):
    """Leave the trios that lie open."""

    do: Literal["decline"]


Decision = Swap | Take | Reveal | TakeTrio | Lay | Decline

"""What is told of Koi-Koi, as types: the view of a seat, what happened, what can be decided.

Cards are in notation (`3R`). A comment beside a field says what it means; docs/facts/koikoi.md is made of them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["play", "take", "take-turned", "decide", "over"]
Kind = Literal["drawn", "combination", "lucky", "both-lucky"]
CardKind = Literal["A", "R", "x"]  # animal, ribbon, plain


class Combination(TypedDict):
    """A combination in a pile."""

    clause: str
    key: str  # its name in the words
    points: int
    cards: list[str]


class Goal(TypedDict):
    """A combination that counts at this table."""

    clause: str
    key: str  # its name in the words
    points: int  # for as many of its cards as it needs
    more: CardKind | None  # each further card of this kind adds a point
    need: int
    cards: list[str]  # that it is made of


class Doubling(TypedDict):
    """What multiplies the points of a round."""

    clause: str
    key: str  # its name in the words
    times: int


class LuckyHand(TypedDict):
    """A hand that ended its round at the deal (H-11)."""

    clause: str
    key: str  # its name in the words
    cards: list[str]


class Tally(TypedDict):
    """What a round gives, with the reasons."""

    points: int
    combinations: list[Combination]
    doublings: list[Doubling]


class Result(Tally):
    """A finished round."""

    round: int  # from 0
    kind: Kind
    dealer: int
    winner: int | None  # nobody after a drawn round
    calls: list[int]  # of koi-koi, by seat
    redeals: int  # deals thrown in before this one (H-R4)
    lucky_hands: list[LuckyHand]


class Revealed(TypedDict):
    """What was still hidden when the match ended."""

    hands: list[list[str]]
    stock: list[str]


class View(TypedDict):
    """What a seat may know."""

    game: str
    seat: int | None  # whose view it is; null for a spectator
    phase: Phase  # what is to be decided
    to_move: int | None
    round: int  # finished rounds
    rounds: int  # of the match
    dealer: int | None
    hand: list[str] | None  # one's own
    hand_counts: list[int]  # by seat
    field: list[str]
    captured: list[list[str]]  # by seat
    combinations: list[list[Combination]]  # in the piles, by seat
    goals: list[Goal]  # all combinations
    progress: list[list[int | None]]  # by seat the cards of each of the goals; null where it cannot be any more
    stock: int  # cards left in it
    pending: str | None  # the card that waits for one of two matches
    calls: list[int]  # of koi-koi in this round, by seat
    redeals: int  # deals thrown in before this round (H-R4)
    scores: list[int]  # by seat
    lot: list[str] | None  # the cards drawn for the first deal (H-8), by seat
    results: list[Result]
    revealed: Revealed | None  # once the match is over


# -- what happened -------------------------------------------------------------------------------------


class CardShown(TypedDict):
    """`play`: a card was played from the hand. `turn`: the top card of the stock was turned up."""

    do: Literal["play", "turn"]
    seat: int  # who
    card: str


class CardsMoved(TypedDict):
    """`lay`: a card without a match stays on the field. `capture`: a card and what it matches were captured."""

    do: Literal["lay", "capture"]
    seat: int  # who
    cards: list[str]


class Said(TypedDict):
    """`stop`: who holds a combination ended the round. `koikoi`: or lets it go on. `deal`: a seat dealt a round."""

    do: Literal["stop", "koikoi", "deal"]
    seat: int  # who


class OnField(TypedDict):
    """`field`: the field after the deal. `redeal`: four of a month lay on it, and it was thrown in (H-R4)."""

    do: Literal["field", "redeal"]
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


Effect = CardShown | CardsMoved | Said | OnField | HandDealt | RoundEnded | MatchEnded


# -- what can be decided -------------------------------------------------------------------------------


class Play(TypedDict):
    """Play a card from the hand."""

    do: Literal["play"]
    card: str
    matches: list[str]  # on the field


Waiting = TypedDict("Waiting", {"with": str})  # the card that waits for its match


class Take(Waiting):
    """Take one of two matches on the field."""

    do: Literal["take"]
    card: str


class Stop(Tally):
    """End the round and take the points."""

    do: Literal["stop"]


class Chance(TypedDict):
    """What would win the round after a call."""

    key: str  # the combination it makes, or adds to
    more: CardKind | None  # where a further card of this kind is enough (option `koikoi_rise`)
    missing: int  # cards
    points: int  # that it gives then, or more, with every multiplier


class Call(TypedDict):
    """Say koi-koi and play on."""

    do: Literal["koikoi"]
    may: list[Chance]  # within two cards' reach, the nearest first
    times: int  # what multiplies the points of the other, who may score first


Decision = Play | Take | Stop | Call

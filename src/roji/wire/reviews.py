"""What is told of a record beside its moves: its story in words, and what a strong player thinks of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from roji.games.telling import Sentence


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that goes on where a record was after `number` decisions: one takes `seat`, a bot all others.

    What the seat could not know then is dealt anew. The table, its record and `roji verify` say that it was not dealt
    fairly.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    name: Annotated[str, msgspec.Meta(max_length=400)] = ""


class StoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, counted from 1: who made it in which round, its notation, what happened, and the points after it."""

    number: int
    seat: int
    round: int
    name: str
    told: list[Sentence]
    scores: list[int]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a record after `since` decisions, as far as one answer goes, of `total` decisions in all."""

    since: int
    total: int
    lines: list[StoryLine]


class Better(msgspec.Struct, frozen=True, kw_only=True):
    """What would have been better: its notation, the turn it begins, as a choice in words, and one true reason."""

    name: str
    turn: list[str]
    told: Sentence
    why: str


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with a choice, counted from 0. Figures are shares of the win, or points at once where a match is told
    in points; null where there is none. `doubt` is the standard error of `cost`.

    `mark` is inaccuracy, mistake or blunder, `other` where something else was advised and nothing is known of the cost,
    and empty where nothing was clearly better.
    """

    number: int
    seat: int
    round: int
    worth: float | None
    best: float | None
    cost: float | None
    doubt: float
    mark: str
    better: Better | None


class DealWorth(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal of a round was worth to every seat beside an average one, in shares of the win, with the standard
    errors."""

    round: int
    worth: list[float]
    error: list[float]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What was found about a record from piece `since` on, up to piece `next` of `total`.

    The whole is done in several passes, each with more `simulations`: `behind` says what stands behind its figures.
    `results` is the share of the win that every seat got in the end. With the last piece of a pass come what the deals
    were worth, where that can be told, and a summary.
    """

    since: int
    next: int
    total: int
    passes: int
    simulations: int
    behind: str
    points: bool  # told in points, and not as a chance to win
    most: int  # points that all can reach together
    judged: list[Judged]
    results: list[float]
    deals: list[DealWorth]
    summary: list[Sentence]

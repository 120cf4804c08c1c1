"""What a program sees of a match: a row of bytes for every seat, made of named pieces.

A game describes its pieces once, in `Game.observed`, and its state writes them in `core_observe`. The order of seats in
a piece begins with the viewer and goes on in the order of play (for a spectator: with seat 0), so that one network can
play every seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from math import prod
from typing import Any, Literal, NamedTuple, Protocol

Side = Literal["own", "seats", "table"]
Kind = Literal["flag", "count", "choice"]

# What a side and a kind mean, for the pages in docs/envs.
SIDES: dict[Side, str] = {
    "own": "what the viewer alone knows; zeros for a spectator",
    "seats": "one row for every seat, the viewer's first",
    "table": "the same from every side",
}
KINDS: dict[Kind, str] = {
    "flag": "0 or 1",
    "count": "a number, never above `most`",
    "choice": "the number of one thing out of several, 0 for none",
}
CAP = 255  # what a byte holds; a higher count is written as this
LOW = 16  # points are two bytes: how often 16 goes into them (points >> 4), and the rest (points & 15)


class Piece(NamedTuple):
    """One part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    side: Side = "table"
    kind: Kind = "flag"
    most: int = 1  # the highest value: divide by it to come to 0..1

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observation:
    """The pieces of a game's observation in their order. `version` changes when their meaning does.

    `actions` says what the numbers of the game's actions mean, range by range, and `history` what each version brought.
    """

    def __init__(
        self,
        version: int,
        pieces: Sequence[Piece],
        actions: Sequence[tuple[str, str]] = (),
        history: Sequence[str] = (),
    ) -> None:
        self.version = version
        self.pieces = tuple(pieces)
        self.actions, self.history = tuple(actions), tuple(history)
        self.size = sum(piece.size for piece in pieces)
        starts = accumulate((piece.size for piece in pieces), initial=0)
        self.starts: dict[str, int] = {piece.name: start for piece, start in zip(pieces, starts, strict=False)}

    def __getitem__(self, name: str) -> slice:
        """Where a piece lies in the row: `row[game.observation["hand"]]`."""
        at = self.starts[name]
        return slice(at, at + self.piece(name).size)

    def piece(self, name: str) -> Piece:
        """The piece of this name."""
        return self._named[name]

    @cached_property
    def _named(self) -> dict[str, Piece]:
        return {piece.name: piece for piece in self.pieces}

    def decode(self, row: bytes | bytearray | memoryview) -> dict[str, Any]:
        """A row as its pieces: every one a list, nested as its shape says."""
        return {piece.name: _nested(list(row[self[piece.name]]), piece.shape) for piece in self.pieces}

    def most(self) -> bytes:
        """The highest value of every byte of the row: what to divide by."""
        return b"".join(bytes([piece.most]) * piece.size for piece in self.pieces)

    def digest(self) -> str:
        """A fingerprint of everything the pieces say, which a change of meaning changes."""
        return hashlib.sha256(repr((self.version, [tuple(piece) for piece in self.pieces])).encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<observation version {self.version}: {self.size} bytes in {len(self.pieces)} pieces>"


def _nested(values: list[int], shape: tuple[int, ...]) -> Any:
    if len(shape) < 2:
        return values
    step = prod(shape[1:])
    return [_nested(values[i : i + step], shape[1:]) for i in range(0, len(values), step)]


def high_and_low(points: int) -> tuple[int, int]:
    """Points as the two bytes of a piece."""
    points = min(max(points, 0), LOW * CAP + LOW - 1)
    return points // LOW, points % LOW


# What every game can say with the same words.


def seat_piece(players: int) -> Piece:
    return Piece("seat", (players,), "the viewer's own seat, counted from the first; none for a spectator")


def to_move_piece(players: int) -> Piece:
    return Piece("to_move", (players,), "whose decision it is; nobody's when the match is over", "seats")


def score_piece(players: int) -> Piece:
    meaning = f"points so far, as two bytes: how often {LOW} goes into them, and the rest (0 to {LOW * CAP + LOW - 1})"
    return Piece("scores", (players, 2), meaning, "seats", "count", CAP)


# -- for games that bring no observation of their own ----------------------------------------------------


class Seen(Protocol):
    """What the general observation asks of a state."""

    @property
    def seat(self) -> int | None: ...
    @property
    def round(self) -> int: ...
    def scores(self) -> list[int]: ...
    def legal_actions(self) -> list[int]: ...


@lru_cache(256)
def general(players: int, num_actions: int) -> Observation:
    """For any game: whose turn, round, points and one's own legal actions. Safe, but thin: it shows no table."""
    return Observation(
        1,
        [
            seat_piece(players),
            to_move_piece(players),
            Piece("round", (1,), "finished rounds", "table", "count", CAP),
            score_piece(players),
            Piece("legal", (num_actions,), "what the viewer may do now, if it is its turn", "own"),
        ],
    )


def write_general(state: Seen, viewer: int, out: bytearray) -> None:
    """Write the general observation of a state."""
    scores = state.scores()
    players, first = len(scores), max(viewer, 0)
    if viewer >= 0:
        out[viewer] = 1
    if state.seat is not None:
        out[players + (state.seat - first) % players] = 1
    out[2 * players] = min(state.round, CAP)
    for i in range(players):
        at = 2 * players + 1 + 2 * i
        out[at : at + 2] = bytes(high_and_low(scores[(first + i) % players]))
    if viewer >= 0 and state.seat == viewer:
        for action in state.legal_actions():
            out[4 * players + 1 + action] = 1

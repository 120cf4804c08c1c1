"""What can be written. Pieces that are written together are on the disk together, or none of them is.

Secrets and devices are kept as hashes only.
"""

from __future__ import annotations

from typing import NamedTuple


class AddTable(NamedTuple):
    """A table, with the name of the key that deals. What the deal hides is not kept before its end."""

    table: str
    game: str
    key: str
    invite: bytes
    watch: bytes
    at: int


class AddEvent(NamedTuple):
    """An event; refused where its number is taken, or the event before it is not there."""

    table: str
    n: int
    body: bytes
    hash: bytes


class Touch(NamedTuple):
    """A table is in use."""

    table: str
    at: int


class EndTable(NamedTuple):
    """A match is over: what its deal hid is told now."""

    table: str
    secret: str


class NoteTable(NamedTuple):
    """What a list says of a table."""

    table: str
    about: str


class DeleteTable(NamedTuple):
    """All that is kept of a table goes."""

    table: str


class AddSeat(NamedTuple):
    """A secret opens a seat."""

    table: str
    seat: int
    secret: bytes


class AddDevice(NamedTuple):
    """A device finds a seat again; `told` where it got the seat's secret."""

    table: str
    seat: int
    device: bytes
    told: bool


class TellDevice(NamedTuple):
    """A device that has a seat got its secret."""

    table: str
    seat: int
    device: bytes


class EmptySeat(NamedTuple):
    """No secret opens a seat any more, and no device finds it."""

    table: str
    seat: int


class ForgetDevice(NamedTuple):
    """A device finds no seat any more, and its records go."""

    device: bytes


class AddRecord(NamedTuple):
    """A record, unless there is one of this name: two people may share a match at the same time."""

    record: str
    device: bytes
    text: str
    created: int
    about: str


class NoteRecord(NamedTuple):
    """What a list says of a record."""

    record: str
    about: str


class DeleteRecord(NamedTuple):
    """A record goes, with all that was found out about it."""

    record: str


class AddReview(NamedTuple):
    """What was found out about a record, from piece `first` on; nothing where the record is gone or that is known."""

    record: str
    kind: str
    first: int
    body: bytes


class Block(NamedTuple):
    """An address, a network or a device is kept out."""

    what: str
    why: str
    at: int


class Unblock(NamedTuple):
    """It is not kept out any more."""

    what: str


class Probe(NamedTuple):
    """Something small, to see whether anything can be written."""

    at: int


Write = (
    AddTable
    | AddEvent
    | Touch
    | EndTable
    | NoteTable
    | DeleteTable
    | AddSeat
    | AddDevice
    | TellDevice
    | EmptySeat
    | ForgetDevice
    | AddRecord
    | NoteRecord
    | DeleteRecord
    | AddReview
    | Block
    | Unblock
    | Probe
)

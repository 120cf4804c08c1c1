"""The events of a table chained by hash, so that what was changed, lost or put elsewhere is noticed."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

LOST = b"lost"  # instead of a hash: it is known that the table was damaged
Event = tuple[int, bytes, bytes]  # number, body, hash


class Head(NamedTuple):
    """The last event of a table: its number and hash. Number 0: the table is deleted."""

    table: str
    n: int
    hash: bytes


class Broken(Exception):
    """A table's events are not what was written; `sound` is how many of the first ones are."""

    def __init__(self, why: str, sound: int) -> None:
        super().__init__(why)
        self.sound = sound


def lost_said(n: int) -> str:
    """What is wrong with a table whose event `n` was stored and is not there."""
    return f"event {n} was stored and is lost"


def start(table: str) -> bytes:
    """What the first event of a table is chained to."""
    return sha256(f"roji-chain-1/{table}".encode()).digest()


def link(before: bytes, n: int, body: bytes) -> bytes:
    """The hash of event `n`, after the hash of the one before it."""
    return sha256(b"%b%d/%b" % (before, n, body)).digest()


def follow(table: str, rows: list[Event]) -> bytes:
    """The hash of the last of a table's events; Broken where they do not hang together."""
    found = start(table)
    for number, (n, body, kept) in enumerate(rows, 1):
        if n != number:
            raise Broken(f"event {number} is missing", number - 1)
        found = link(found, n, body)
        if found != kept:
            raise Broken(f"event {number} does not follow from those before it", number - 1)
    return found

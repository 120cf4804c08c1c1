"""How the deal of a table comes about: who has promised and added what, reckoned from the public events alone.

The table asks it what may happen; every client asks it what to send, and compares at the end.
"""

from __future__ import annotations

from typing import Literal

from roji.games.errors import Invalid
from roji.table.events import Added, Created, Left, Promised, Redealt, Sat, Sealed, Started
from roji.table.fair import DIGITS, commitment

Owed = Literal["", "promise", "nonce"]


class Dealing:
    """The dealing of one table. `number` counts its deals from 1: more than one only where a part never came."""

    def __init__(self, created: Created) -> None:
        self.form, self.strict, self.after = created.fair, created.strict, created.after
        self.number, self.commitment = 1, created.commitment
        self.people: set[int] = set()
        self.promises = [""] * len(created.seats)
        self.nonces = [""] * len(created.seats)
        self.without: list[int] = []
        self.sealed: int | None = None  # when the start was wanted
        self.dealt = False

    def add(self, event: object) -> None:
        """Take in an event; those that have nothing to do with the dealing are passed over."""
        match event:
            case Sat():
                self.people.add(event.seat)
                self._forget(event.seat)
                self.nonces[event.seat] = event.nonce
            case Left():
                self.people.discard(event.seat)
                self._forget(event.seat)
                self.sealed = None
            case Promised():
                self.promises[event.seat] = event.promise
            case Added():
                self.nonces[event.seat] = event.nonce
            case Sealed():
                self.sealed = event.at
            case Redealt():
                self.number += 1
                self.commitment, self.without = event.commitment, event.without
                self.sealed = event.at if event.without else None
                for seat in range(len(self.nonces)):
                    self._forget(seat)
            case Started():
                self.dealt = True

    def _forget(self, seat: int) -> None:
        self.promises[seat] = self.nonces[seat] = ""

    @property
    def givers(self) -> list[int]:
        """The seats whose part goes into the deal."""
        return sorted(self.people.difference(self.without))

    @property
    def opening(self) -> bool:
        """Whether nonces are told now: in strict dealing when somebody started and everybody has promised."""
        return not self.strict or (self.sealed is not None and all(self.promises[seat] for seat in self.givers))

    @property
    def ready(self) -> bool:
        """Whether all is there that goes into the deal."""
        return self.opening and all(self.nonces[seat] for seat in self.givers)

    def owed(self, seat: int | None) -> Owed:
        """What a seat has to send now."""
        if seat is None or self.dealt or seat not in self.givers:
            return ""
        if self.strict and not self.promises[seat]:
            return "promise"
        return "nonce" if self.opening and not self.nonces[seat] else ""

    @property
    def missing(self) -> list[int]:
        """The seats that are waited for."""
        return [seat for seat in self.givers if self.owed(seat)]

    def promise(self, seat: int, to: str, promise: str) -> Promised:
        """Somebody promises a nonce to a deal, named by its commitment."""
        self._check(seat, to, promise, "promise")
        return Promised(seat=seat, promise=promise)

    def add_nonce(self, seat: int, to: str, nonce: str) -> Added:
        """Somebody adds a nonce to a deal, named by its commitment."""
        self._check(seat, to, nonce, "nonce")
        if self.strict and commitment(nonce) != self.promises[seat]:
            raise Invalid("nonce-promise")
        return Added(seat=seat, nonce=nonce)

    def _check(self, seat: int, to: str, value: str, kind: Owed) -> None:
        if not DIGITS.fullmatch(value):
            raise Invalid("bad-nonce")
        if to != self.commitment:
            raise Invalid("nonce-commitment", found=to, want=self.commitment)
        if self.owed(seat) != kind:
            raise Invalid("nonce-not-now")

    def redeal(self, commitment: str) -> Redealt:
        """A new deal without those who are waited for; with everybody again where nobody would be left."""
        without = sorted({*self.without, *self.missing})
        left = self.people.difference(without)
        return Redealt(without=without if left else [], commitment=commitment)

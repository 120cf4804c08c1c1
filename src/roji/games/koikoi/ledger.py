"""The finished rounds of a match of Koi-Koi, written down one after the other. ledger.pxd gives the C types."""

from __future__ import annotations

import cython

from roji.games.koikoi.numbers import *
from roji.games.koikoi.views import Finished
from roji.games.state import State


class Ledger(State):
    """The part of a state that only grows. `index` is the number of the running round; `totals` add up its gains."""

    def allocate_ledger(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.index, self.totals = 0, [0, 0]
            self.shown, self.shown_too = [0] * ROUNDS, [0] * ROUNDS
            self.kinds, self.winners, self.dealers = bytearray(ROUNDS), bytearray(ROUNDS), bytearray(ROUNDS)
            self.redeals, self.calls_0, self.calls_1 = bytearray(ROUNDS), bytearray(ROUNDS), bytearray(ROUNDS)
            self.gains = [0] * ROUNDS

    def clear_ledger(self) -> None:
        self.index = 0
        self.totals[0] = 0
        self.totals[1] = 0

    def write_down(self, kind: int, winner: int, gain: int, dealer: int) -> None:
        """How the running round ended."""
        self.kinds[self.index] = kind
        self.winners[self.index] = winner
        self.gains[self.index] = gain
        self.dealers[self.index] = dealer
        if winner < NOBODY:
            self.totals[winner] += gain

    def finished(self) -> tuple[Finished, ...]:
        """The finished rounds as Python values."""
        return tuple([
            Finished(
                self.kinds[r], self.winners[r], self.dealers[r], self.gains[r], self.redeals[r],
                (self.calls_0[r], self.calls_1[r]), self.shown[r], self.shown_too[r],
            )
            for r in range(self.index)
        ])  # fmt: skip

    def restore_ledger(self, results: tuple[Finished, ...]) -> None:
        """Write finished rounds down again."""
        self.clear_ledger()
        for result in results:
            r = self.index
            self.write_down(result.kind, result.winner, result.gain, result.dealer)
            self.redeals[r] = result.redeals
            self.calls_0[r] = result.calls[0]
            self.calls_1[r] = result.calls[1]
            self.shown[r] = result.shown
            self.shown_too[r] = result.shown_too
            self.index += 1

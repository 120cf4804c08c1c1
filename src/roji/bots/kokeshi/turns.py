"""Complete turns, made and taken back on one state without its history.

A turn is written as what the player's side looks like afterwards: 13 bits for each of the three figurines, its space
and its stack. So two ways to the same result are one turn, a placement is a turn like any other, and a turn is taken
back by putting the side as it was; 0 is a side that has not been placed. Which steps there are, the state itself says.
"""

from __future__ import annotations

import cython

from roji.games.kokeshi.numbers import EMPTY, FULL, MOVE, PLACE, TURN
from roji.games.kokeshi.rules import KokeshiState

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest
else:
    from roji.games.bits import lowest

ONE = 1
MOST = 512  # turns listed at once; far more than any position was seen to have
LEAP = 3  # the spaces a jump can bring a figurine nearer at most


class Turns:
    """Walks over complete turns from a state, which becomes the start by `core_copy`."""

    state: KokeshiState
    full: int  # the place after the last one there is room for

    def __init__(self, state: KokeshiState) -> None:
        if not cython.compiled:
            self.far, self.listed = [0] * 124, [0] * MOST
        self.state = cython.cast(KokeshiState, state.clone())
        for seat in range(2):
            for space, crossings in enumerate(state.game.garden.far[1 - seat]):
                self.far[62 * seat + space] = crossings

    # -- making turns ----------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """A player's side as a code; 0 if it has not been placed."""
        own = 3 * seat
        code = 0
        if self.state.at[own + 2] < 0:
            return code
        for k in range(3):
            code = code << 13 | self.state.at[own + k] << 7 | self.state.stacks[own + k]
        return code

    def put(self, seat: int, code: int) -> None:
        """Make a side look as the code says."""
        own = 3 * seat
        for k in range(3):
            if self.state.at[own + k] >= 0:
                self.state.occupied ^= ONE << self.state.at[own + k]
        for k in range(3):
            figurine = own + 2 - k
            if code:
                there = code >> 13 * k & 0x1FFF
                self.state.at[figurine] = there >> 7
                self.state.stacks[figurine] = there & 127
                self.state.occupied |= ONE << (there >> 7)
            else:
                self.state.at[figurine] = -1

    def make(self, code: int) -> int:
        """Make a turn of the player to move; returns what takes it back."""
        back = self.side(self.state.turn)
        self.put(self.state.turn, code)
        self.state.turn = 1 - self.state.turn
        self.state.turns += back != 0
        self.state.phase = PLACE if self.state.at[3 * self.state.turn + 2] < 0 else TURN
        return back

    def take_back(self, back: int) -> None:
        """Undo the latest turn."""
        self.state.turn = 1 - self.state.turn
        self.state.turns -= back != 0
        self.state.phase = TURN if back else PLACE
        self.put(self.state.turn, back)

    # -- listing turns ---------------------------------------------------------------------------------

    def generate(self, out: list[int], n: int) -> int:
        """List the turns of the player to move, or how a turn that has begun can go on, from place n on.

        Returns the place after the last.
        """
        self.full = n + MOST
        if self.state.phase == PLACE:
            return self.places(out, n)
        if self.state.phase == MOVE:
            if self.state.moved and self.state.at[self.state.mover] != self.state.board.bases[self.state.turn]:
                out[n] = self.side(self.state.turn)
                n += 1
            return self.walk(self.state.mover, out, n)
        own = 3 * self.state.turn
        for i in range(own, own + 3):
            n = self.walk(i, out, n)
            if self.state.stacks[i] != EMPTY:
                for j in range(own, own + 3):
                    if i != j and self.state.stacks[j] < FULL and n < self.full:
                        self.state.hand_over(i, j)
                        out[n] = self.side(self.state.turn)
                        n += 1
                        self.state.hand_over(j, i)
        return n

    def walk(self, figurine: int, out: list[int], n: int) -> int:
        """List how a move of this figurine can end from where it stands."""
        if self.state.stacks[figurine] == EMPTY:
            return self.leaps(figurine, out, n)
        home = self.state.board.bases[self.state.turn]
        goal = self.state.board.bases[1 - self.state.turn]
        own = 3 * self.state.turn
        start = self.state.at[figurine]
        targets = self.state.crossings(figurine)
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            for k in range(own, own + 3):
                if k == figurine or self.state.stacks[k] >= FULL or n >= self.full:
                    continue
                self.state.go_to(figurine, target)
                self.state.hand_over(figurine, k)
                if target != home:
                    out[n] = self.side(self.state.turn)
                    n += 1
                if target != goal:
                    n = self.walk(figurine, out, n)
                self.state.hand_over(k, figurine)
                self.state.go_to(figurine, start)
        return n

    def leaps(self, figurine: int, out: list[int], n: int) -> int:
        """List the jumps of a figurine without beads."""
        start = self.state.at[figurine]
        targets = self.state.jumps(start, self.state.occupied)
        while targets and n < self.full:
            self.state.go_to(figurine, lowest(targets))
            out[n] = self.side(self.state.turn)
            n += 1
            self.state.go_to(figurine, start)
            targets &= targets - 1
        return n

    def places(self, out: list[int], n: int) -> int:
        """List the ways to place the figurines that are still to be placed."""
        figurine = 3 * self.state.turn
        while figurine < 3 * self.state.turn + 3 and self.state.at[figurine] >= 0:
            figurine += 1
        if figurine == 3 * self.state.turn + 3:
            out[n] = self.side(self.state.turn)
            return n + 1
        free = self.state.board.around[self.state.turn] & ~self.state.occupied
        while free:
            space = lowest(free)
            free &= free - 1
            self.state.at[figurine] = space
            self.state.occupied |= ONE << space
            n = self.places(out, n)
            self.state.occupied ^= ONE << space
            self.state.at[figurine] = -1
        return n

    # -- the end ---------------------------------------------------------------------------------------

    def wins(self) -> bool:
        """Whether the player to move can win with this turn."""
        if self.state.phase == PLACE:
            return False
        own = 3 * self.state.turn
        for i in range(own, own + 3):
            stack = self.state.stacks[i]
            reach = LEAP
            while stack != EMPTY:
                stack >>= 2
                reach += 1
            if self.far[62 * self.state.turn + self.state.at[i]] <= reach and self.arrives(i):
                return True
        return False

    def arrives(self, figurine: int) -> bool:
        """Whether a figurine can reach the other base in this turn.

        Who is given the beads makes no difference to it, and a way through the own base leaves it again (K-R2).
        """
        goal = ONE << self.state.board.bases[1 - self.state.turn]
        left = self.state.occupied ^ ONE << self.state.at[figurine]
        front = ONE << self.state.at[figurine]
        stack = self.state.stacks[figurine]
        while stack != EMPTY and front:
            ahead = 0
            while front:
                ahead |= self.state.board.reach[3 * lowest(front) + (stack & 3)]
                front &= front - 1
            front = ahead & ~left
            if front & goal:
                return True
            stack >>= 2
        while front:
            if self.state.jumps(lowest(front), left) & goal:
                return True
            front &= front - 1
        return False

    def has_arrived(self, seat: int, code: int) -> bool:
        """Whether a side has a figurine on the other base."""
        goal = self.state.board.bases[1 - seat]
        for k in range(3):
            if code and (code >> 13 * k & 0x1FFF) >> 7 == goal:
                return True
        return False

    # -- for callers in Python -------------------------------------------------------------------------

    def ways(self, state: KokeshiState) -> dict[int, list[int]]:
        """Every legal decision with the results of the turns that begin with it, each once."""
        seat = state.seat
        assert seat is not None
        found = {}
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            self.state.core_copy(after)
            if after.seat == seat:
                n = self.generate(self.listed, 0)
                found[action] = list(dict.fromkeys(self.listed[k] for k in range(n)))
            else:
                found[action] = [self.side(seat)]
        return found

    def can_win(self, state: KokeshiState) -> bool:
        """Whether the seat to move can win with the turn that begins here."""
        self.state.core_copy(state)
        return self.wins()

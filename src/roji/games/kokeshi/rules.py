"""Kokeshi and Samurai, a whole match: placement, crossings, jumps, bead passes, the end (clauses K-*).

Actions: 0 to 61 name a space, to place there, to choose the figurine that stands there, or to land there after a
jump; CROSS + 3 * space + receiver; STOP; PASS + 3 * giver + receiver (figurines of the seat, 0 to 2). A stack of beads
is one number: 1 when empty, and every bead put on top appends its two bits, so the top bead is `stack & 3`.
Sets of spaces are bits; rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.kokeshi import notation, views
from roji.games.kokeshi.numbers import *
from roji.games.kokeshi.past import Past, longer
from roji.games.state import State

if TYPE_CHECKING:
    from roji.games.kokeshi.facts import Decision, Effect, Result, View
    from roji.games.kokeshi.game import Kokeshi

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest
    from cython.cimports.roji.games.kokeshi.observation import write as write_observation
    from cython.cimports.roji.games.rng import shuffle
else:
    from roji.games.bits import lowest
    from roji.games.kokeshi.observation import write as write_observation
    from roji.games.rng import shuffle
    from roji.games.state import copy_fields

ONE = 1


class KokeshiState(State):
    """A match of Kokeshi and Samurai. Seat 0 has the first base and the kokeshi, seat 1 the second and the samurai."""

    game: Kokeshi

    def __init__(self, game: Kokeshi) -> None:
        State.__init__(self, game)
        self.allocate()
        self.board = game.board
        self.max_turns = game.options["max_turns"]
        self.first = game.first

    def allocate(self) -> None:
        """Room for what are C arrays in the compiled class."""
        if not cython.compiled:
            self.at, self.stacks, self.halves = [0] * 6, [0] * 6, [0] * ROOM
            self.occupied = self.phase = self.turn = self.starter = self.placed = self.mover = 0
            self.turns = self.winner = self.ending = self.times = self.recent = 0
            self.moved = False
            self.older: Past | None = None

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def core_over(self) -> bool:
        return self.phase == OVER

    def core_round(self) -> int:
        return 1 if self.phase == OVER else 0

    def core_legal(self, out: list[int]) -> int:
        n = 0
        if self.phase == PLACE:
            return write(out, 0, self.board.around[self.turn] & ~self.occupied)
        if self.phase == TURN:
            n = write(out, 0, self.movable())
            return self.passes(out, n)
        if self.phase == MOVE:
            n = self.moves(out, 0)
            if self.moved and self.at[self.mover] != self.board.bases[self.turn]:  # K-9, K-12
                out[n] = STOP
                n += 1
        return n

    def core_apply(self, action: int) -> None:
        if self.phase == PLACE:
            self.place(action)
        elif action == STOP:
            self.note(E_STOP, self.turn, self.at[self.mover])
            self.end_turn()
        elif action >= PASS:
            self.pass_bead(3 * self.turn + (action - PASS) // 3, 3 * self.turn + (action - PASS) % 3)
        elif action >= CROSS:
            self.cross((action - CROSS) // 3, 3 * self.turn + (action - CROSS) % 3)
        elif self.phase == MOVE:
            self.jump(action)
        else:
            self.choose(action)

    def core_copy(self, other: State) -> None:
        self.become(cython.cast(KokeshiState, other))

    def become(self, other: KokeshiState) -> None:
        """Take over everything of another state of the same game."""
        copy_fields(self, other)
        if self.older is not other.older:
            with cython.gil:
                self.older = other.older

    def core_begin(self, seed: int, index: int) -> None:
        if self.first >= 0:
            self.start(self.first)
            return
        if not cython.compiled:
            keys, lot = [0] * 4, bytearray(2)
        keys[0] = seed
        keys[1] = index
        keys[2] = 0
        keys[3] = BEGIN_TAG
        lot[0] = 0
        lot[1] = 1
        shuffle(keys, 0, 0, lot, 2)
        self.start(lot[0])

    def core_redeal(self, seat: int, seed: int) -> None:
        """Everything is open: there is nothing to deal anew."""

    def core_return(self, seat: int) -> float:
        if self.winner < 0:
            return 0.0
        return 1.0 if self.winner == seat else -1.0

    def core_observe(self, seat: int, out: bytearray) -> None:
        write_observation(self, seat, out)

    def blank(self) -> State:
        copy = KokeshiState.__new__(KokeshiState)
        copy.game = self.game
        copy.trace = None
        copy.board = self.board
        copy.allocate()
        return copy

    # -- what is allowed ---------------------------------------------------------------------------

    def movable(self) -> int:
        """The spaces of the own figurines that have a step to make."""
        own = 3 * self.turn
        found = 0
        for i in range(own, own + 3):
            if self.stacks[i] == EMPTY:
                if self.jumps(self.at[i], self.occupied):
                    found |= ONE << self.at[i]
            elif self.crossings(i):
                found |= ONE << self.at[i]
        return found

    def passes(self, out: list[int], n: int) -> int:
        """K-11: the top bead of one own figurine to another that has room (K-R1)."""
        own = 3 * self.turn
        for i in range(3):
            if self.stacks[own + i] != EMPTY:
                for j in range(3):
                    if i != j and self.stacks[own + j] < FULL:
                        out[n] = PASS + 3 * i + j
                        n += 1
        return n

    def moves(self, out: list[int], n: int) -> int:
        """The steps of the moving figurine: jumps without beads (K-15), else crossings with their receivers (K-R7)."""
        if self.stacks[self.mover] == EMPTY:
            return write(out, n, self.jumps(self.at[self.mover], self.occupied))
        targets = self.crossings(self.mover)
        own = 3 * self.turn
        while targets:
            for i in range(3):
                if own + i != self.mover and self.stacks[own + i] < FULL:
                    out[n] = CROSS + 3 * lowest(targets) + i
                    n += 1
            targets &= targets - 1
        return n

    def crossings(self, figurine: int) -> int:
        """K-7, K-13: the free spaces across lines of the top bead's colour; the own base only if it can be left."""
        targets = self.board.reach[3 * self.at[figurine] + (self.stacks[figurine] & 3)] & ~self.occupied
        home = ONE << self.board.bases[self.turn]
        if targets & home and not self.can_leave_home(figurine):
            targets ^= home
        return targets

    def can_leave_home(self, figurine: int) -> bool:
        """K-R2: whether a figurine that crosses into its own base could step out with what is then on its head."""
        home = self.board.bases[self.turn]
        left = self.occupied ^ ONE << self.at[figurine]
        if self.stacks[figurine] >> 2 == EMPTY:
            return self.jumps(home, left) != 0
        return self.board.reach[3 * home + (self.stacks[figurine] >> 2 & 3)] & ~left != 0

    def jumps(self, space: int, occupied: int) -> int:
        """Where a figurine without beads can land from a space (K-15)."""
        found = 0
        for direction in range(6):
            found |= self.landings(space, direction, occupied)
        return found

    def landings(self, space: int, direction: int, occupied: int) -> int:
        """K-15, K-16: behind the neighbour in a direction or, if nothing there is free, the two that follow."""
        over = self.board.neighbours[6 * space + direction]
        if over < 0 or not occupied >> over & 1:
            return 0
        free = ~(occupied | ONE << self.board.bases[self.turn])  # K-R3
        found = self.board.behind[6 * space + direction] & free
        if not found:
            found = self.board.following[6 * space + direction] & free
        return found

    # -- what happens ------------------------------------------------------------------------------

    def start(self, starter: int) -> None:
        """The match begins: every figurine has two beads of its colour (K-3, K-B5) and waits to be placed."""
        for i in range(6):
            self.at[i] = -1
            self.stacks[i] = EMPTY << 4 | i % 3 << 2 | i % 3
        self.occupied = 0
        self.phase = PLACE
        self.turn = self.starter = starter
        self.placed = self.turns = self.times = self.recent = 0
        self.mover = self.winner = -1
        self.ending = 0
        self.moved = False
        if self.older is not None:
            with cython.gil:
                self.older = None

    def place(self, space: int) -> None:
        """K-4, K-R4: the next figurine stands beside the base; the starting player places three, then the other."""
        figurine = 3 * self.turn + self.placed % 3
        self.note(E_PLACE, self.turn, space | figurine % 3 << 8)
        self.at[figurine] = space
        self.occupied |= ONE << space
        self.placed += 1
        if self.placed % 3 == 0:
            self.remember(self.half(self.turn))
            self.turn = 1 - self.turn
        if self.placed == 6:
            self.phase = TURN
            self.times = 1

    def choose(self, space: int) -> None:
        """K-R8: the one figurine that moves in this turn."""
        self.mover = 3 * self.turn
        while self.at[self.mover] != space:
            self.mover += 1
        self.phase = MOVE
        self.note(E_CHOOSE, self.turn, space)

    def cross(self, space: int, receiver: int) -> None:
        """K-7, K-8: over a line with the top bead, which then goes to another figurine."""
        bead = self.stacks[self.mover] & 3
        self.note(E_CROSS, self.turn, self.at[self.mover] | space << 8 | self.at[receiver] << 16 | bead << 24)
        self.go_to(self.mover, space)
        self.hand_over(self.mover, receiver)
        self.moved = True
        if space == self.board.bases[1 - self.turn]:
            self.finish(BASE, self.turn)

    def jump(self, space: int) -> None:
        """K-15, K-19: over a neighbour; that ends the move."""
        direction = 0
        while not self.landings(self.at[self.mover], direction, self.occupied) >> space & 1:
            direction += 1
        start = self.at[self.mover]
        self.note(E_JUMP, self.turn, start | space << 8 | self.board.neighbours[6 * start + direction] << 16)
        self.go_to(self.mover, space)
        if space == self.board.bases[1 - self.turn]:
            self.finish(BASE, self.turn)  # K-6, K-R3
        else:
            self.end_turn()

    def pass_bead(self, giver: int, receiver: int) -> None:
        """K-11: a bead passed is the whole turn."""
        bead = self.stacks[giver] & 3
        self.note(E_PASS, self.turn, self.at[giver] | self.at[receiver] << 8 | bead << 16)
        self.hand_over(giver, receiver)
        self.end_turn()

    def hand_over(self, giver: int, receiver: int) -> None:
        """The top bead of one figurine goes on top of another."""
        self.stacks[receiver] = self.stacks[receiver] << 2 | self.stacks[giver] & 3
        self.stacks[giver] >>= 2

    def go_to(self, figurine: int, space: int) -> None:
        """A figurine leaves its space for another."""
        self.occupied ^= ONE << self.at[figurine] | ONE << space
        self.at[figurine] = space

    def end_turn(self) -> None:
        """The other player is to move, unless the match is drawn (K-R5)."""
        self.turns += 1
        self.remember(self.half(self.turn))
        self.turn = 1 - self.turn
        self.mover = -1
        self.moved = False
        self.phase = TURN
        if self.third_time():
            self.finish(REPETITION, -1)
        elif self.turns == self.max_turns:
            self.finish(LIMIT, -1)

    def finish(self, ending: int, winner: int) -> None:
        """The match is over, won (K-6) or drawn (K-R5)."""
        if ending == BASE:
            self.turns += 1
        self.mover = -1
        self.moved = False
        self.phase = OVER
        self.ending = ending
        self.winner = winner
        self.note(E_END, self.turn, ending)

    # -- repetition --------------------------------------------------------------------------------

    def half(self, seat: int) -> int:
        """Where a player's figurines stand and what they carry, in the order of the spaces: an exact key (K-R5)."""
        own = 3 * seat
        x = self.at[own] << 7 | self.stacks[own]
        y = self.at[own + 1] << 7 | self.stacks[own + 1]
        z = self.at[own + 2] << 7 | self.stacks[own + 2]
        if x > y:
            swap = x
            x = y
            y = swap
        if y > z:
            swap = y
            y = z
            z = swap
        if x > y:
            swap = x
            x = y
            y = swap
        return x << 26 | y << 13 | z

    def remember(self, half: int) -> None:
        """Write down the half that has changed. A very long match moves its past out of the flat part of the state."""
        if self.recent == ROOM:
            with cython.gil:
                self.move_out()
            self.halves[0] = self.halves[ROOM - 2]
            self.halves[1] = self.halves[ROOM - 1]
            self.recent = 2
        self.halves[self.recent] = half
        self.recent += 1

    def move_out(self) -> None:
        """Keep the past elsewhere. Apart, since the closure in it would make every turn take the GIL."""
        self.older = longer(self.older, [self.halves[i] for i in range(ROOM - 1)])

    def third_time(self) -> bool:
        """K-R5: whether the present position has occurred twice before with the same player to move."""
        now = self.recent - 1
        times = 1
        for i in range(now - 2, 0, -2):
            if self.halves[i] == self.halves[now] and self.halves[i - 1] == self.halves[now - 1]:
                times += 1
        if self.older is not None:
            with cython.gil:
                times += self.times_before()
        self.times = times
        return times >= 3

    def times_before(self) -> int:
        """How often the present position occurred in the part of the match that is no longer in `halves`."""
        assert self.older is not None
        now = self.recent - 2  # an even number of halves went before, so that even places stay even
        return self.older.times.get((now % 2, self.halves[now], self.halves[now + 1]), 0)

    # -- for the rooms that work in Python ---------------------------------------------------------

    def begin(self, starter: int) -> None:
        """Become the start of a match."""
        self.start(starter)

    def facts(self) -> views.Facts:
        """Everything the state holds, as Python values."""
        older = () if self.older is None else self.older.halves
        return self.present()._replace(history=older + tuple(self.halves[i] for i in range(self.recent)))

    def present(self) -> views.Facts:
        """The same without the past, which grows with every turn and which most do not ask for."""
        return views.Facts(
            at=tuple(self.at[i] for i in range(6)),
            stacks=tuple(self.stacks[i] for i in range(6)),
            phase=self.phase,
            turn=self.turn,
            starter=self.starter,
            mover=self.mover,
            moved=bool(self.moved),
            turns=self.turns,
            ending=self.ending,
            winner=self.winner,
            history=(),
        )

    def restore(self, facts: views.Facts) -> None:
        """Become the state these facts describe; their history, if they have none, begins with them."""
        self.start(facts.starter)
        for i in range(6):
            self.at[i] = facts.at[i]
            self.stacks[i] = facts.stacks[i]
            if facts.at[i] >= 0:
                self.occupied |= ONE << facts.at[i]
                self.placed += 1
        self.phase = facts.phase
        self.turn = facts.turn
        self.mover = facts.mover
        self.moved = facts.moved
        self.turns = facts.turns
        self.ending = facts.ending
        self.winner = facts.winner
        for half in facts.history:
            self.remember(half)
        if self.recent > 1:
            self.third_time()

    def position(self) -> tuple[Any, ...]:
        """Where everything stands and who is to move: equal however the position came about (K-R5)."""
        halves = [tuple(sorted((self.at[i], self.stacks[i]) for i in range(own, own + 3))) for own in (0, 3)]
        return (*halves, self.core_seat(), self.winner)

    # -- the contract, in Python -------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in range(2)]

    def rounds(self) -> list[Result]:
        return views.results(self.present())

    def view(self, seat: int | None) -> View:
        return views.view(self.present(), self.game, seat)

    def to_dict(self) -> dict[str, Any]:
        return views.to_dict(self.facts(), self.game)

    def key(self) -> Any:
        return self.facts()

    def name(self, action: int) -> str:
        return notation.name(self.present(), self.game.garden, action)

    def parse(self, text: str) -> int:
        return notation.parse(self.present(), self.game.garden, text)

    def describe(self, action: int) -> Decision:
        return views.describe(self.present(), self.game, action)

    def described(self) -> list[tuple[int, str, Decision]]:
        facts, garden = self.present(), self.game.garden
        return [(a, notation.name(facts, garden, a), views.describe(facts, self.game, a)) for a in self.legal_actions()]

    def refusal(self, action: int) -> Illegal:
        return views.refusal(self.present(), self.game, action)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Effect]:
        return views.told(events, self.present(), self.game)

    def told_all(self, events: list[tuple[int, int, int]]) -> list[list[Effect]]:
        return [self.told(events, None)] * 2


def write(out: list[int], n: int, spaces: int) -> int:
    """Write the spaces of a set as actions, in rising order."""
    while spaces:
        out[n] = lowest(spaces)
        spaces &= spaces - 1
        n += 1
    return n

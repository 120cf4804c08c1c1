"""Alpha-beta over complete turns of Kokeshi and Samurai: iterative deepening, a table of positions, forced wins.

All values are whole numbers for the player to move: hundredths of a crossing, or WIN less the turns to it. A node is a
position looked at. The same positions, budget and past give the same answer, compiled or not; a clock only makes it
come earlier.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

import cython

from roji.bots.kokeshi import worth
from roji.bots.kokeshi.turns import Turns
from roji.games.kokeshi.rules import KokeshiState

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.roji.games.bits import mix64
else:
    from roji.games.bits import mix64

WIN, LOST = 1_000_000, -1_000_000
SURE = 900_000  # beyond this a win is proven (worth.PROVEN, as a C constant)
PLIES = 32
DEEPEST = 30
MOST_PAST = 128  # positions that would be there for the third time
ROOM = 512  # turns of one position
SIZE = 1 << 16  # places in the table of positions
LOOK = 256  # nodes between two looks at the clock
NEAR = 40  # turns before the limit from which the table tells positions apart by their number
LATE = 6  # turns of a position that are searched to the full depth at once
EXACT, LOWER, UPPER = 0, 1, 2
GAMMA = 0x9E3779B97F4A7C15


class Found(NamedTuple):
    """What a search came to."""

    score: int
    depth: int
    line: list[int]  # the turns expected, as codes


class Search:
    """A search with its table of positions; it can be used again and again for the same game."""

    def __init__(self, state: KokeshiState, seed: int = 0) -> None:
        self.turns = Turns(state)
        self.root = cython.cast(KokeshiState, state.clone())
        self.age = self.pasts = self.score = self.nodes = self.limit = self.next_look = 0
        self.deadline = 0.0
        self.stopped = False
        if cython.compiled:
            self.known = cython.cast(cython.p_ulonglong, calloc(SIZE, 8))
            self.replies = cython.cast(cython.p_ulonglong, calloc(SIZE, 8))
            self.scores = cython.cast(cython.p_int, calloc(SIZE, cython.sizeof(cython.int)))
            self.marks = cython.cast(cython.p_int, calloc(SIZE, cython.sizeof(cython.int)))
            if not self.known or not self.replies or not self.scores or not self.marks:
                raise MemoryError
        else:
            self.known, self.replies, self.scores, self.marks = [0] * SIZE, [0] * SIZE, [0] * SIZE, [0] * SIZE
            self.worth, self.moves, self.costs = [0] * 16384, [0] * 16384, [0] * 16384
            self.hashes, self.offs, self.keys, self.killers = [0] * 66, [0] * 66, [0] * 33, [0] * 66
            self.line, self.lengths, self.past, self.firsts = [0] * 1089, [0] * 33, [0] * 128, [0] * ROOM
        self.first, self.second, self.third = worth.WEIGHTS
        self.tempo = worth.TEMPO
        for entry, cost in enumerate(worth.tasted(state.game.garden, seed)):
            self.worth[entry] = cost

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.known)
            free(self.replies)
            free(self.scores)
            free(self.marks)

    # -- positions -------------------------------------------------------------------------------------

    def hash_side(self, seat: int, code: int) -> int:
        """A word for a player's side; figurines that carry the same may trade places (K-R5)."""
        x = code >> 26
        y = code >> 13 & 0x1FFF
        z = code & 0x1FFF
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
        return mix64(((x << 26 | y << 13 | z) << 1 | seat) ^ GAMMA)

    def off(self, seat: int, code: int) -> int:
        """What a side still has to go: its figurines weighted, the one with the least first."""
        if code == 0:
            return 0
        x = self.worth[8192 * seat + (code >> 26)]
        y = self.worth[8192 * seat + (code >> 13 & 0x1FFF)]
        z = self.worth[8192 * seat + (code & 0x1FFF)]
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
        return self.first * x + self.second * y + self.third * z

    def enter(self, ply: int, code: int, cost: int) -> None:
        """Note the position that a turn has led to: the mover's side has changed, the other is as it was."""
        seat = 1 - self.turns.state.turn
        self.hashes[2 * ply + seat] = self.hash_side(seat, code)
        self.hashes[2 * ply + 1 - seat] = self.hashes[2 * ply - 1 - seat]
        self.offs[2 * ply + seat] = cost
        self.offs[2 * ply + 1 - seat] = self.offs[2 * ply - 1 - seat]
        self.keys[ply] = self.hashes[2 * ply] ^ self.hashes[2 * ply + 1] ^ (GAMMA if seat else 0)
        self.nodes += 1

    def table_key(self, ply: int) -> int:
        """The key of a position for the table; near the limit the number of the turn makes a difference."""
        limit = self.root.max_turns
        if limit and limit - self.turns.state.turns <= NEAR:
            return self.keys[ply] ^ mix64(self.turns.state.turns + 1)
        return self.keys[ply]

    def drawn(self, ply: int) -> bool:
        """K-R5: the last turn allowed, the third time in the match, or again within the search."""
        limit = self.root.max_turns
        if limit and self.turns.state.turns >= limit:
            return True
        for i in range(ply - 2, -1, -2):
            if self.keys[i] == self.keys[ply]:
                return True
        for i in range(self.pasts):
            if self.past[i] == self.keys[ply]:
                return True
        return False

    def look(self) -> None:
        """Stop when the nodes are used up or, now and then, when the time is."""
        if self.nodes >= self.limit:
            self.stopped = True
        elif self.deadline > 0.0 and self.nodes >= self.next_look:
            self.next_look = self.nodes + LOOK
            with cython.gil:
                if time.perf_counter() >= self.deadline:
                    self.stopped = True

    # -- the search ------------------------------------------------------------------------------------

    def visit(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        """The value of the position at a ply for the player to move, looking so many turns ahead."""
        self.lengths[ply] = 0
        self.look()
        if self.stopped or self.drawn(ply):
            return 0
        if self.turns.wins():
            return WIN - ply - 1
        if depth <= 0 or ply >= PLIES - 1:
            return (
                self.offs[2 * ply + 1 - self.turns.state.turn] - self.offs[2 * ply + self.turns.state.turn] + self.tempo
            )
        reply = 0
        key = self.table_key(ply)
        slot = key & SIZE - 1
        if self.known[slot] == key and self.marks[slot] >> 8 == self.age:
            reply = self.replies[slot]
            mark = self.marks[slot]
            if mark >> 2 & 63 >= depth:
                value = self.scores[slot]
                if value > SURE:
                    value -= ply
                elif value < -SURE:
                    value += ply
                bound = mark & 3
                if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha):
                    return value
        base = ROOM * ply
        n = self.turns.generate(self.moves, base) - base
        self.weigh(ply, n, reply)
        if depth == 1:
            return self.frontier(ply, n, alpha, beta)
        original = alpha
        best = LOST
        reply = 0
        for i in range(n):
            code = self.pick(ply, i, n)
            back = self.turns.make(code)
            self.enter(ply + 1, code, self.off(1 - self.turns.state.turn, code))
            if i == 0:
                value = -self.visit(ply + 1, depth - 1, -beta, -alpha)
            else:
                less = 1 if depth > 2 and i >= LATE else 0
                value = -self.visit(ply + 1, depth - 1 - less, -alpha - 1, -alpha)
                if value > alpha and (less or value < beta):
                    value = -self.visit(ply + 1, depth - 1, -beta, -alpha)
            self.turns.take_back(back)
            if self.stopped:
                return 0
            if value > best:
                best = value
                reply = code
                if value > alpha:
                    alpha = value
                    self.note_line(ply, code)
                if alpha >= beta:
                    if self.killers[2 * ply] != code:
                        self.killers[2 * ply + 1] = self.killers[2 * ply]
                        self.killers[2 * ply] = code
                    break
        bound = EXACT
        if best <= original:
            bound = UPPER
        elif best >= beta:
            bound = LOWER
        self.keep(ply, depth, bound, best, reply)
        return best

    def frontier(self, ply: int, n: int, alpha: int, beta: int) -> int:
        """The last turn looked at. The turns come in the order of what they are worth unless the other wins next."""
        seat = self.turns.state.turn
        best = LOST
        for i in range(n):
            code = self.pick(ply, i, n)
            value = self.offs[2 * ply + 1 - seat] - self.off(seat, code) - self.tempo
            if value <= best:
                continue
            back = self.turns.make(code)
            self.enter(ply + 1, code, 0)
            if self.drawn(ply + 1):
                value = 0
            elif self.turns.wins():
                value = ply + 2 - WIN
            self.turns.take_back(back)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.lengths[ply + 1] = 0
                    self.note_line(ply, code)
                if alpha >= beta:
                    break
        return best

    def weigh(self, ply: int, n: int, reply: int) -> None:
        """How promising the turns listed at a ply are: the best known reply, killers, then by what is left to go."""
        seat = self.turns.state.turn
        base = ROOM * ply
        for k in range(base, base + n):
            code = self.moves[k]
            if code == reply:
                self.costs[k] = LOST
            elif code == self.killers[2 * ply] or code == self.killers[2 * ply + 1]:
                self.costs[k] = LOST + 1
            else:
                self.costs[k] = self.off(seat, code)

    def pick(self, ply: int, i: int, n: int) -> int:
        """Bring the most promising turn that is left to place i."""
        base = ROOM * ply
        best = base + i
        for k in range(base + i + 1, base + n):
            if self.costs[k] < self.costs[best]:
                best = k
        code = self.moves[best]
        cost = self.costs[best]
        self.moves[best] = self.moves[base + i]
        self.costs[best] = self.costs[base + i]
        self.moves[base + i] = code
        self.costs[base + i] = cost
        return code

    def note_line(self, ply: int, code: int) -> None:
        """The turns expected from a ply on: this one, then those expected after it."""
        self.line[33 * ply] = code
        for k in range(self.lengths[ply + 1]):
            self.line[33 * ply + k + 1] = self.line[33 * (ply + 1) + k]
        self.lengths[ply] = self.lengths[ply + 1] + 1

    def keep(self, ply: int, depth: int, bound: int, value: int, reply: int) -> None:
        """Write a finding into the table, unless a deeper one of this search stands there."""
        key = self.table_key(ply)
        slot = key & SIZE - 1
        mark = self.marks[slot]
        if mark >> 8 == self.age and mark >> 2 & 63 > depth and self.known[slot] != key:
            return
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        self.known[slot] = key
        self.replies[slot] = reply
        self.scores[slot] = value
        self.marks[slot] = self.age << 8 | depth << 2 | bound

    def sweep(self, n: int, depth: int) -> int:
        """Look at the first n turns of the root so deep; returns the place of the best, -1 if stopped before any."""
        seat = self.root.turn
        best = LOST
        found = -1
        for i in range(n):
            code = self.firsts[i]
            self.turns.state.core_copy(self.root)
            self.turns.make(code)
            self.enter(1, code, self.off(seat, code))
            self.lengths[1] = 0
            if self.turns.has_arrived(seat, code):
                value = WIN - 1
            elif i == 0:
                value = -self.visit(1, depth - 1, LOST, WIN)
            else:
                value = -self.visit(1, depth - 1, -best - 1, -best)
                if value > best and not self.stopped:
                    value = -self.visit(1, depth - 1, LOST, -best)
            if self.stopped:
                break
            if value > best:
                best = value
                found = i
                self.note_line(0, code)
            if value == WIN - 1:
                break
        if found >= 0:
            self.score = best
        return found

    # -- for callers in Python -------------------------------------------------------------------------

    def begin(self, state: KokeshiState) -> None:
        """A new search from this state: nothing is known but the past of the match."""
        self.root.core_copy(state)
        self.turns.state.core_copy(state)
        self.age += 1
        self.nodes = 0
        facts = state.facts()
        history = facts.history
        sides = [self.turns.side(0), self.turns.side(1)]
        if len(history) > 1:  # the latest half is that of the player who has just moved
            sides[facts.turn] = history[len(history) - 2]
            sides[1 - facts.turn] = history[len(history) - 1]
        for seat in range(2):
            self.hashes[seat] = self.hash_side(seat, sides[seat])
            self.offs[seat] = self.off(seat, self.turns.side(seat))
        self.keys[0] = self.hashes[0] ^ self.hashes[1] ^ (0 if facts.turn else GAMMA)
        for i in range(2 * PLIES):
            self.killers[i] = 0
        self.pasts = 0
        for key, times in Counter(self.passed(history, 1 - facts.turn)).items():
            if times > 1 and self.pasts < MOST_PAST:
                self.past[self.pasts] = key
                self.pasts += 1

    def passed(self, history: tuple[int, ...], latest: int) -> list[int]:
        """The keys of all positions of the match, the latest first, which a turn of player `latest` has made."""
        keys = []
        owner = latest
        for i in range(len(history) - 1, 0, -1):
            key = self.hash_side(owner, history[i]) ^ self.hash_side(1 - owner, history[i - 1])
            keys.append(key ^ (GAMMA if owner else 0))
            owner = 1 - owner
        return keys

    @cython.locals(n=cython.int, depth=cython.int, best=cython.int)
    def think(self, codes: list[int], nodes: int, seconds: float | None = None, deepest: int = DEEPEST) -> Found:
        """The best of these turns of the root, with so many nodes and seconds more, or so many turns deep."""
        seat = self.root.turn
        codes = sorted(codes, key=lambda code: (not self.turns.has_arrived(seat, code), self.off(seat, code), code))
        self.limit = self.nodes + nodes
        self.deadline = 0.0 if seconds is None else time.perf_counter() + seconds
        self.next_look = 0
        self.stopped = False
        n = len(codes)
        found = Found(self.offs[1 - seat] - self.off(seat, codes[0]) - self.tempo, 0, codes[:1])
        if self.turns.has_arrived(seat, codes[0]):
            return Found(WIN - 1, 1, codes[:1])
        for depth in range(1, min(deepest + 1, DEEPEST)):
            for i, code in enumerate(codes):
                self.firsts[i] = code
            with cython.nogil:
                best = self.sweep(n, depth)
            if best >= 0:
                found = Found(self.score, depth, [self.line[k] for k in range(self.lengths[0])])
                codes.insert(0, codes.pop(best))
            if self.stopped or abs(found.score) > SURE:
                break
        return found

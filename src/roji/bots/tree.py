"""Information-set Monte Carlo tree search on the trusted core, for two to eight seats.

Every simulation deals anew what the seat cannot know, walks down one tree of decisions shared by all deals, adds a
node, lets a quick player go on to where the judge knows what the state is worth, at the latest to the end of the round
or of the match, and gives each decision on the way what that was worth to the seat that made it. The nodes live in one
pool of plain numbers. One tree belongs to one thread and never alters the state it was given; the same seed and number
of simulations build the same tree on every machine.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import cython

from roji.bots.judge import Judge
from roji.games.state import MAX_LEGAL_ACTIONS, State

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.roji.games.bits import mix64
    from cython.cimports.roji.games.rng import below
else:
    from math import log, sqrt

    from roji.games.bits import M64, mix64
    from roji.games.rng import below

GAMMA = 0x9E3779B97F4A7C15
DEPTH = 512  # decisions of one simulation inside the tree
TRIES = 16  # deals imagined until one is likely
EXPLORE = 0.8  # how much an uncertain decision is preferred, in spreads of the outcome
HOPE = 1.5  # how much the hopes of a judge count, in spreads of the outcome
UNKNOWN = 0.2  # how much worse than its siblings a decision seems that nobody tried, in spreads
CHUNK = 32 if cython.compiled else 1  # simulations between two looks at the clock


class Branch(NamedTuple):
    """What the search found about one decision."""

    action: int
    visits: int
    value: float  # mean outcome for the seat, in [-1, 1]
    spread: float  # standard deviation of the outcome


class Tree:
    """A search for one seat in one state."""

    def __init__(self, state: State, judge: Judge, seed: int, room: int = 1 << 15) -> None:
        seat = state.seat
        if seat is None:
            raise ValueError("the match is over")
        self.judge = judge
        self.root = state.clone()
        self.work = state.clone()
        self.seat = seat
        self.seats = state.game.players
        self.seed = seed
        self.room = room
        self.size = 1
        self.only = -1  # the one decision of the root to look at; -1: all of them
        self.simulations = 0
        self.mean = 0.0
        self.squares = 0.0
        if cython.compiled:
            self.first = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.following = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.moves = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.movers = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.visits = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.offered = cython.cast(cython.p_int, calloc(room, cython.sizeof(cython.int)))
            self.sums = cython.cast(cython.p_double, calloc(room, cython.sizeof(cython.double)))
            self.powers = cython.cast(cython.p_double, calloc(room, cython.sizeof(cython.double)))
            self.kept = cython.cast(cython.p_double, calloc(room, cython.sizeof(cython.double)))
            if not self.kept:
                raise MemoryError
        else:
            self.first, self.following, self.moves = [0] * room, [0] * room, [0] * room
            self.movers, self.visits, self.offered = [0] * room, [0] * room, [0] * room
            self.sums, self.powers, self.kept = [0.0] * room, [0.0] * room, [0.0] * room
            self.legal, self.slots = [0] * MAX_LEGAL_ACTIONS, [0] * MAX_LEGAL_ACTIONS
            self.path, self.values, self.hoped = [0] * DEPTH, [0.0] * 8, [0.0] * MAX_LEGAL_ACTIONS

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.first)
            free(self.following)
            free(self.moves)
            free(self.movers)
            free(self.visits)
            free(self.offered)
            free(self.sums)
            free(self.powers)
            free(self.kept)

    # -- one simulation ------------------------------------------------------------------------------

    def sample(self, rng: int) -> None:
        """A deal the seat can imagine, the first likely one of a few."""
        for _ in range(TRIES):
            self.work.core_copy(self.root)
            rng += GAMMA
            if not cython.compiled:
                rng &= M64
            self.work.core_redeal(self.seat, mix64(rng))
            if self.judge.fits(self.work, self.seat, rng):
                return

    def simulate(self, number: int) -> None:
        rng = mix64(self.seed ^ mix64(number + 1))
        self.sample(rng)
        round_ = self.root.core_round()
        node = 0
        depth = 0
        mine = True  # as long as no other seat has decided anything
        while node >= 0 and depth < DEPTH and not self.judge.done(self.work, round_):
            n = self.work.core_legal(self.legal)
            if depth == 0 and self.only >= 0:
                self.legal[0] = self.only
                n = 1
            rng += GAMMA
            if not cython.compiled:
                rng &= M64
            mine = mine and self.work.core_seat() == self.seat
            child = self.descend(node, n, rng, mine)
            if child <= 0:  # the pool is full
                break
            self.work.core_apply(self.moves[child])
            self.path[depth] = child
            depth += 1
            node = child if self.visits[child] else -1  # a new node ends the walk
        while not self.judge.done(self.work, round_) and not self.judge.knows(self.work):
            n = self.work.core_legal(self.legal)
            rng += GAMMA
            if not cython.compiled:
                rng &= M64
            self.work.core_apply(self.legal[self.judge.guide(self.work, self.legal, n, rng)])
        self.judge.values(self.work, self.seats, self.values)
        for k in range(depth):
            at = self.path[k]
            value = self.values[self.movers[at]]
            self.visits[at] += 1
            self.sums[at] += value
            self.powers[at] += value * value
        self.simulations += 1
        value = self.values[self.seat]
        self.mean += (value - self.mean) / self.simulations
        self.squares += value * value

    def descend(self, node: int, n: int, rng: int, mine: bool) -> int:
        """The child to follow: a new one while a move has none, else by upper confidence; 0 if there is no room."""
        for k in range(n):
            self.slots[self.legal[k]] = k + 1
        fresh = n
        child = self.first[node]
        while child:
            k = self.slots[self.moves[child]]
            if k:
                self.offered[child] += 1
                self.slots[self.moves[child]] = -child
                fresh -= 1
            child = self.following[child]
        if self.hopeful(node, n, fresh, mine):
            child = self.prefer(node, n)
        elif fresh and self.size < self.room:
            best = below(rng, fresh)
            for k in range(n):
                if self.slots[self.legal[k]] > 0:
                    if best == 0:
                        child = self.grow(node, self.legal[k])
                        break
                    best -= 1
        else:
            spread = sqrt(max(self.squares / max(self.simulations, 1) - self.mean * self.mean, 1e-4))
            most = -1e9
            child = 0
            for k in range(n):
                best = -self.slots[self.legal[k]]
                if best > 0:
                    score = self.sums[best] / self.visits[best]
                    score += EXPLORE * spread * sqrt(log(self.offered[best]) / self.visits[best])
                    if score > most:
                        most = score
                        child = best
        for k in range(n):
            self.slots[self.legal[k]] = 0
        return child

    def hopeful(self, node: int, n: int, fresh: int, mine: bool) -> bool:
        """Whether the judge has hopes for the legal moves, into `hoped`; plans for what the seat decides now stay."""
        if mine and not fresh:
            total = 0.0
            for k in range(n):
                self.hoped[k] = self.kept[-self.slots[self.legal[k]]]
                total += self.hoped[k]
            if total > 0.0:
                return True
        if not mine or not self.judge.plans(self.work, self.legal, n, self.hoped):
            return self.judge.hopes(self.work, self.legal, n, self.hoped)
        for k in range(n):
            if self.slots[self.legal[k]] > 0 and self.size < self.room:
                child = self.grow(node, self.legal[k])
                self.kept[child] = self.hoped[k]
                self.slots[self.legal[k]] = -child
        return True

    def prefer(self, node: int, n: int) -> int:
        """The child to follow, new or not, where the judge has hopes: they count less the more is known."""
        total = 0.0
        seen = 0
        for k in range(n):
            at = -self.slots[self.legal[k]]
            if at > 0:
                seen += self.visits[at]
                total += self.sums[at]
        spread = sqrt(max(self.squares / max(self.simulations, 1) - self.mean * self.mean, 1e-4))
        unknown = total / seen - UNKNOWN * spread if seen else 0.0
        reach = HOPE * spread * sqrt(seen + 1.0)
        most = -1e9
        chosen = -1
        for k in range(n):
            at = -self.slots[self.legal[k]]
            if at > 0 and self.visits[at]:
                score = self.sums[at] / self.visits[at] + reach * self.hoped[k] / (1 + self.visits[at])
            elif at > 0 or self.size < self.room:
                score = unknown + reach * self.hoped[k]
            else:
                score = -1e9
            if score > most:
                most = score
                chosen = k
        if chosen < 0:
            return 0
        at = -self.slots[self.legal[chosen]]
        return at if at > 0 else self.grow(node, self.legal[chosen])

    def grow(self, node: int, move: int) -> int:
        """A new node below this one."""
        child = self.size
        self.size += 1
        self.moves[child] = move
        self.movers[child] = self.work.core_seat()
        self.offered[child] = 1
        self.following[child] = self.first[node]
        self.first[node] = child
        return child

    def run(self, first: int, last: int) -> None:
        for i in range(first, last):
            self.simulate(i)

    # -- for callers in Python -------------------------------------------------------------------------

    @cython.locals(start=cython.longlong, stop=cython.longlong)
    def think(self, simulations: int, seconds: float | None = None) -> None:
        """Make this many simulations more, or fewer when the time is up."""
        begun = time.perf_counter()
        left = simulations
        while left > 0:
            start = self.simulations
            stop = start + min(left, CHUNK)
            left -= CHUNK
            with cython.nogil:
                self.run(start, stop)
            self.work.check()
            if seconds is not None and time.perf_counter() - begun >= seconds:
                break

    def branches(self) -> list[Branch]:
        """What was found about every legal decision of the root, the most visited first."""
        found = {}
        child = self.first[0]
        while child:
            visits = self.visits[child]
            if visits:
                value = self.sums[child] / visits
                spread = sqrt(max(self.powers[child] / visits - value * value, 0.0))
                found[self.moves[child]] = Branch(self.moves[child], visits, value, spread)
            child = self.following[child]
        unseen = [Branch(action, 0, 0.0, 0.0) for action in self.root.legal_actions() if action not in found]
        return sorted([*found.values(), *unseen], key=lambda branch: (-branch.visits, -branch.value, branch.action))


def merged(parts: list[list[Branch]]) -> list[Branch]:
    """The findings of several trees of the same state together."""
    found: dict[int, Branch] = {}
    for branch in (branch for part in parts for branch in part):
        old = found.get(branch.action, Branch(branch.action, 0, 0.0, 0.0))
        visits = old.visits + branch.visits
        if not branch.visits:
            found.setdefault(branch.action, branch)
            continue
        value = (old.value * old.visits + branch.value * branch.visits) / visits
        squares = old.visits * (old.spread**2 + old.value**2) + branch.visits * (branch.spread**2 + branch.value**2)
        found[branch.action] = Branch(branch.action, visits, value, sqrt(max(squares / visits - value**2, 0.0)))
    return sorted(found.values(), key=lambda branch: (-branch.visits, -branch.value, branch.action))

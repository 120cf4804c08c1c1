"""The value of a small match of two between two bounds, where it is too large for a linear program.

Regrets (CFR+) on the whole game at once: a plan is a chance for every sequence of decisions, and what all of them come
to is a product with the matrix of the ends. The best answers to the mean plans bound the value from both sides.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

import numpy as np
from scipy.sparse import coo_matrix, csr_matrix

from roji.games.game import Game
from roji.games.state import State
from roji.games.variants import Alike

Seen = tuple[State, ...]


class Bounds(NamedTuple):
    """What is known of the value for seat 0."""

    low: float
    high: float
    deals: int
    sequences: tuple[int, int]


class Side:
    """What one seat can decide: sequences of its decisions by number, of which 0 is the empty one."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, Hashable], int] = {}  # an information set: its first sequence
        self.before, self.first, self.size, self.depth = array("i"), array("i"), array("i"), array("i")
        self.count = 1
        self.level = array("i", [0])  # of the information set that a sequence ends in

    def go_on(self, before: int, sees: Hashable, choices: int) -> int:
        """The first of the sequences that go on from here; the others follow it."""
        found = self.known.get((before, sees))
        if found is None:
            found = self.known[before, sees] = self.count
            level = self.level[before] + 1
            self.before.append(before)
            self.first.append(found)
            self.size.append(choices)
            self.depth.append(level)
            self.level.extend([level] * choices)
            self.count += choices
        return found

    def ready(self) -> None:
        """Everything as arrays, level by level, to be worked through at once."""
        before, first, size, depth = (np.array(part) for part in (self.before, self.first, self.size, self.depth))
        self.known.clear()
        self.levels = []
        for level in range(1, int(depth.max(initial=0)) + 1):
            sets = np.flatnonzero(depth == level)
            starts = np.concatenate([[0], np.cumsum(size[sets])[:-1]])
            sequences = np.repeat(first[sets] - starts, size[sets]) + np.arange(size[sets].sum())
            self.levels.append((before[sets], size[sets], starts, sequences))
        self.regrets, self.shares = np.zeros(self.count), np.zeros(self.count)
        self.plan, self.mean = np.ones(self.count), np.zeros(self.count)
        self.choose()

    def choose(self) -> None:
        """The plan that the regrets make: in every information set by their shares."""
        for before, size, starts, sequences in self.levels:
            regrets = self.regrets[sequences]
            total = np.add.reduceat(regrets, starts).repeat(size)
            self.shares[sequences] = np.where(total > 0, regrets / np.maximum(total, 1e-300), 1 / size.repeat(size))
            self.plan[sequences] = self.plan[before].repeat(size) * self.shares[sequences]

    def regret(self, worth: Any) -> None:
        """Learn from what every sequence was worth; later plans count more in the mean."""
        worth = worth.copy()
        for before, size, starts, sequences in reversed(self.levels):
            here = worth[sequences]
            value = np.add.reduceat(self.shares[sequences] * here, starts)
            self.regrets[sequences] = np.maximum(self.regrets[sequences] + here - value.repeat(size), 0)
            np.add.at(worth, before, value)

    def best(self, worth: Any) -> float:
        """What the best plan comes to."""
        worth = worth.copy()
        for before, _, starts, sequences in reversed(self.levels):
            np.add.at(worth, before, np.maximum.reduceat(worth[sequences], starts))
        return float(worth[0])


class Tree:
    """All deals and all decisions of a game of two who play against each other."""

    def __init__(self, game: Game, alike: Alike, deals: Iterable[tuple[float, State]] | None = None) -> None:
        self.sides = Side(), Side()
        self.knows, self.choices = alike.knows, alike.choices
        self.rows, self.columns, self.values = array("i"), array("i"), array("d")
        self.deals = 0
        for chance, state in deals if deals is not None else alike.deals(game):
            self.walk(state, chance, (0, 0), ((), ()))
            self.deals += 1
        for side in self.sides:
            side.ready()
        ends = (np.array(self.values), (np.array(self.rows), np.array(self.columns)))
        self.ends: Any = csr_matrix(coo_matrix(ends, (self.sides[0].count, self.sides[1].count)))
        self.turned: Any = csr_matrix(-self.ends.T)

    def walk(self, state: State, chance: float, plans: tuple[int, int], seen: tuple[Seen, Seen]) -> None:
        """Every way to go on from here, where these sequences have led.

        `seen` is when a seat had its turn since, but no choice: it remembers that, too.
        """
        if state.over:
            outcome = state.returns()[0]
            if outcome:
                self.rows.append(plans[0])
                self.columns.append(plans[1])
                self.values.append(chance * outcome)
            return
        actions, seat = self.choices(state), state.seat or 0
        if len(actions) == 1:
            more = (*seen[seat], state.clone())
            state.apply(actions[0])
            self.walk(state, chance, plans, (seen[0], more) if seat else (more, seen[1]))
            return
        sees = tuple([self.knows(then, seat) for then in (*seen[seat], state)])
        found = self.sides[seat].go_on(plans[seat], sees, len(actions))
        left = (seen[0], ()) if seat else ((), seen[1])
        for number, action in enumerate(actions, found):
            after = state.clone()
            after.apply(action)
            self.walk(after, chance, (plans[0], number) if seat else (number, plans[1]), left)

    def bounds(self, iterations: int, told: Callable[[int, float, float], None] = lambda *_: None) -> Bounds:
        """Learn for so many iterations and say what is certain then."""
        first, second = self.sides
        low, high = -1.0, 1.0
        for number in range(1, iterations + 1):
            for side, ends, other in ((first, self.ends, second), (second, self.turned, first)):
                side.regret(ends @ other.plan)
                side.choose()
                side.mean += (number * number) * side.plan
            if number % 50 == 0 or number == iterations:
                high = min(high, first.best(self.ends @ (second.mean / second.mean[0])))
                low = max(low, -second.best(self.turned @ (first.mean / first.mean[0])))
                told(number, low, high)
        return Bounds(low, high, self.deals, (first.count - 1, second.count - 1))

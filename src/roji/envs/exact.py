"""The exact value of a small match of two who play against each other, as a linear program in sequence form.

`python -m roji.envs.exact orders:two-colours` solves a variant over every deal; with a number behind it, over so many.
Where the deals are too many for that, bounds.py closes in on the value of all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, hstack

from roji.envs.bounds import Tree
from roji.envs.knowing import At
from roji.games.errors import Invalid
from roji.games.parts import load
from roji.games.state import State
from roji.games.variants import setup, variants

ITERATIONS = 2000  # of the regrets, where there are too many deals for a linear program


class Solved(NamedTuple):
    """What a linear program says of a game."""

    value: float  # for seat 0, when both play as well as can be
    sequences: tuple[int, int]  # of decisions, of either seat
    ends: int  # of the tree


class Plans:
    """The sequences of decisions of one seat, numbered, and the information sets between them."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, int], int] = {}
        self.sets: dict[str, tuple[int, list[int]]] = {}  # the sequence that leads there, and those that go on

    def go_on(self, here: str, before: int, actions: list[int]) -> list[int]:
        """The sequences that add a decision here."""
        if here not in self.sets:
            fresh = [self.numbers.setdefault((here, action), len(self.numbers) + 1) for action in actions]
            self.sets[here] = before, fresh
        known, found = self.sets[here]
        assert known == before, "perfect recall"
        return found

    def rows(self) -> tuple[coo_matrix, np.ndarray]:
        """Whatever comes to an information set goes on from it: a row for each, and one for the start."""
        entries = [(0, 0, 1.0)]
        for row, (before, found) in enumerate(self.sets.values(), 1):
            entries += [(row, before, -1.0), *((row, number, 1.0) for number in found)]
        right = np.zeros(len(self.sets) + 1)
        right[0] = 1
        return matrix(entries, len(self.sets) + 1, len(self.numbers) + 1), right


def matrix(entries: Iterable[tuple[int, int, float]], rows: int, columns: int) -> coo_matrix:
    at, to, values = zip(*entries, strict=True)
    return coo_matrix((values, (at, to)), shape=(rows, columns))


def solve(deals: list[tuple[float, State]]) -> Solved:
    """The value of a game that begins with one of these matches, each with its chance."""
    game = deals[0][1].game
    if game.players != 2 or game.together:
        raise Invalid("exact-two", game=repr(game))
    plans = (Plans(), Plans())
    ends: list[tuple[int, int, float]] = []

    def walk(at: At, chance: float, first: int, second: int) -> None:
        state = at.match
        if state.over:
            ends.append((first, second, chance * state.returns()[0]))
            return
        seat, actions = state.seat or 0, state.legal_actions()
        found = plans[seat].go_on(at.known(seat), (first, second)[seat], actions)
        for action, sequence in zip(actions, found, strict=True):
            after = at.copy()
            after.apply(action)
            walk(after, chance, *((sequence, second) if seat == 0 else (first, sequence)))

    for chance, state in deals:
        walk(At(state), chance, 0, 0)
    sizes = len(plans[0].numbers) + 1, len(plans[1].numbers) + 1
    payoff = matrix(ends, *sizes)
    (own, start), (other, goal) = plans[0].rows(), plans[1].rows()
    # Seat 0 chooses its plan x and what q each set is worth to seat 1, so that no plan of seat 1 gains by leaving it.
    none = coo_matrix((own.shape[0], other.shape[0]))
    found = linprog(
        np.concatenate([np.zeros(sizes[0]), -goal]),
        A_ub=hstack([-payoff.T, other.T]).tocsr(),
        b_ub=np.zeros(sizes[1]),
        A_eq=hstack([own, none]).tocsr(),
        b_eq=start,
        bounds=[(0, None)] * sizes[0] + [(None, None)] * other.shape[0],
        method="highs",
    )
    return Solved(-float(found.fun), (sizes[0] - 1, sizes[1] - 1), len(ends))


def alike_path(name: str) -> str:
    """How the very many deals of a variant are walked, if it says so."""
    id, _, small = name.partition(":")
    return variants(id)[small].alike_path if small else ""


def close_in(name: str, tree: Tree) -> None:
    """Print how near one has come to the value, again and again."""
    size = " and ".join(f"{side.count - 1:,}" for side in tree.sides)
    print(f"{name}: {tree.deals:,} deals that differ, {size} sequences, {tree.ends.nnz:,} ends", flush=True)

    def told(number: int, low: float, high: float) -> None:
        print(f"{number:6}: {low:+.7f} to {high:+.7f} for seat 0", flush=True)

    tree.bounds(ITERATIONS, told)


def main(arguments: list[str]) -> None:
    """Print the value of a variant."""
    small = setup(arguments[0])
    count = int(arguments[1]) if len(arguments) > 1 else 0
    path = alike_path(arguments[0])
    if path and not count:
        close_in(arguments[0], Tree(small.game, load(path)))
        return
    deals = [(1 / count, small.new(seed)) for seed in range(count)] if count else small.every()
    found = solve(deals)
    print(f"{arguments[0]}: {found.value:+.6f} for seat 0; {len(deals)} deals, {found.ends} ends")


if __name__ == "__main__":
    main(sys.argv[1:])

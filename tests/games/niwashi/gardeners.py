"""Two gardeners who see both hands and all wishes: they find the games that show every garden can be won."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.tiles import FIELDS, TILES, orientations

Grid: TypeAlias = npt.NDArray[np.int8]
Turn: TypeAlias = tuple[int, int, int]  # tile, cell, direction

WORTH = np.array([0.0, 1.0, 3.0, 8.0, 20.0, 24.0])  # of a shape by the fields that lie already
LANTERN = 62
WIDE = 24  # turns looked at closely


class Gardeners:
    """Plays both seats of one match, one turn at a time."""

    def __init__(self, game: Niwashi, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.state: NiwashiState = game.new(seed=seed)
        self.moves: list[int] = []
        self.open = np.array([[row >> c & 1 for c in range(SIDE)] for row in game.rows], dtype=bool)

    def play(self) -> list[int]:
        while not self.state.over:
            self.turn()
        return self.moves

    def do(self, action: int) -> None:
        self.state.apply(action)
        self.moves.append(action)

    def turn(self) -> None:
        """The placement that fulfils most, now and by the partner's best answer, and prepares most."""
        before = self.state.scores()[0]
        grid = self.grid(self.state)
        rated: list[tuple[float, Turn]] = []
        for turn in turns(self.state):
            after = laid(self.state, turn)
            gain = after.scores()[0] - before
            rated.append((1000 * gain + self.prospect(after, grid) + self.rng.random() / 100, turn))
        if not rated:
            return self.lantern()
        rated.sort(reverse=True)
        _, (tile, cell, direction) = max(
            (rate + 300 * answer(laid(self.state, turn)), turn) for rate, turn in rated[:WIDE]
        )
        for action in (tile, cell, direction):
            self.do(action)
        while self.state.view(None)["phase"] == "draw":
            self.do(max(self.state.legal_actions(), key=self.draw_value))
        return None

    def draw_value(self, action: int) -> float:
        """How many fields of a tile the partner's wishes, or else the own, can use; pairs are worth more."""
        about: Any = self.state.describe(action)
        tile = about["tile"]
        facts = self.state.facts()
        value = 0.0
        for seat, weight in ((1 - facts.turn, 1.0), (facts.turn, 0.4)):
            for wish in facts.held[seat]:
                season = FIELDS[wish % 4]
                value += weight * (tile.count(season) + tile.count(2 * season))
        return value + self.rng.random() / 100

    def lantern(self) -> None:
        """Nothing can be laid: move the lantern."""
        seat = self.state.seat
        self.do(LANTERN)
        while not self.state.over and self.state.seat == seat:
            self.do(self.rng.choice(self.state.legal_actions()))

    def grid(self, state: NiwashiState) -> Grid:
        """The visible colours, 0 where nothing lies."""
        found = np.zeros((SIDE, SIDE), dtype=np.int8)
        facts = state.facts()
        for tile in facts.garden:
            for cell, field in tile.fields():
                found[cell // SIDE, cell % SIDE] = 1 + FIELDS.index(field)
        return found

    def prospect(self, state: NiwashiState, grid: Grid) -> float:
        """How far the wishes in hand have come, and a little for the next ones in the stacks."""
        facts = state.facts()
        view = grid.copy()
        for cell, field in facts.garden[-1].fields():
            view[cell // SIDE, cell % SIDE] = 1 + FIELDS.index(field)
        rows, columns = np.nonzero(view)
        top, left = max(rows.min() - 4, 0), max(columns.min() - 4, 0)
        bottom, right = min(rows.max() + 5, SIDE), min(columns.max() + 5, SIDE)
        view = view[top:bottom, left:right]
        room = self.open[top:bottom, left:right]
        if "cover-sand" in self.game.bans:
            room = room & (view != 5)
        total = 0.0
        for seat in range(2):
            for wish in facts.held[seat]:
                total += self.best(view, room, wish)
            for wish in facts.stacks[seat][:1]:
                total += 0.3 * self.best(view, room, wish)
        return total

    def best(self, view: Grid, room: npt.NDArray[np.bool_], wish: int) -> float:
        """The worth of the place where this wish has come furthest."""
        mine = (view == 1 + wish % 4).astype(np.int8)
        best = 0.0
        for shape in orientations(self.game.options["shapes"][wish // 4]):
            width, height = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
            if width > view.shape[1] or height > view.shape[0]:
                continue
            w, h = view.shape[1] - width + 1, view.shape[0] - height + 1
            count = sum(mine[y : y + h, x : x + w] for x, y in shape)
            fits = np.logical_and.reduce(
                [room[y : y + h, x : x + w] | (mine[y : y + h, x : x + w] > 0) for x, y in shape]
            )
            count = np.where(fits, count, 0)
            best = max(best, float(WORTH[count.max()]) + 0.05 * float((count >= 3).sum()))
        return best


def turns(state: NiwashiState) -> list[Turn]:
    """Every way to lay a tile."""
    found = []
    for tile in state.legal_actions():
        if tile < len(TILES):
            chosen = state.clone()
            chosen.apply(tile)
            for cell in chosen.legal_actions():
                aimed = chosen.clone()
                aimed.apply(cell)
                found += [(tile, cell, direction) for direction in aimed.legal_actions()]
    return found


def laid(state: NiwashiState, turn: Turn) -> Any:
    """The state once a tile is laid and the partner has looked at the wishes; the first draw stands for all."""
    after = state.clone()
    for action in turn:
        after.apply(action)
    while not after.over and after.seat == state.seat:
        after.apply(after.legal_actions()[0])
    return after


def answer(state: NiwashiState) -> int:
    """How many wishes the best answer fulfils."""
    if state.over:
        return 0
    before = state.scores()[0]
    return max((laid(state, turn).scores()[0] - before for turn in turns(state)), default=0)

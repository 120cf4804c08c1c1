"""Random matches in compiled code: the measure of speed, and a first look at a game's balance."""

from __future__ import annotations

import time
from typing import NamedTuple

import cython

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.state import MAX_LEGAL_ACTIONS, State

if cython.compiled:
    from cython.cimports.roji.games.bits import mix64
    from cython.cimports.roji.games.rng import below
else:
    from roji.games.bits import M64, mix64
    from roji.games.rng import below

GAMMA = 0x9E3779B97F4A7C15
CHUNK = 256  # matches between two looks at the interpreter, so that Ctrl-C is heard


class Playouts(NamedTuple):
    """What a run of random matches came to."""

    games: int
    decisions: int
    wins: list[int]  # per seat: matches with a positive return
    seconds: float


class Runner:
    """Plays random matches one after another on one scratch state."""

    state: State
    moves: list[int]
    seed: int
    seats: int
    decisions: int
    wins: list[int]

    def __init__(self, game: Game, seed: int) -> None:
        if not cython.compiled:
            self.moves = [0] * MAX_LEGAL_ACTIONS
            self.wins = [0] * 8
        self.state = game.scratch()
        self.seed = seed
        self.seats = game.players
        self.decisions = 0

    def play(self, first: int, last: int) -> None:
        """Matches first to last - 1: match i follows from the seed and i alone, on every machine."""
        for i in range(first, last):
            self.state.core_begin(self.seed, i)
            rng = mix64(self.seed ^ mix64(i))
            while not self.state.core_over():
                n = self.state.core_legal(self.moves)
                rng += GAMMA
                if not cython.compiled:
                    rng &= M64
                self.state.core_apply(self.moves[below(rng, n)])
                self.decisions += 1
            for seat in range(self.seats):
                if self.state.core_return(seat) > 0:
                    self.wins[seat] += 1

    @cython.locals(start=cython.longlong, stop=cython.longlong)
    def run(self, first: int, last: int) -> None:
        """`play` in chunks, without the GIL."""
        for start in range(first, last, CHUNK):
            stop = min(start + CHUNK, last)
            with cython.nogil:
                self.play(start, stop)
            self.state.check()

    def totals(self) -> list[int]:
        return [self.wins[seat] for seat in range(8)]


def playouts(game: Game, n: int = 1000, seed: int = 0, threads: int = 1) -> Playouts:
    """Play n random matches; the same n and seed give the same decisions with any number of threads."""
    for name, value, least in (("n", n, 0), ("seed", seed, 0), ("threads", threads, 1)):
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 1 << 63:
            raise Invalid("playouts-number", name=name, value=repr(value), least=least)
    from concurrent.futures import ThreadPoolExecutor  # slow to load, and `import roji` does not need it

    runners = [Runner(game, seed) for _ in range(threads)]
    cuts = [n * i // threads for i in range(threads + 1)]
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda i: runners[i].run(cuts[i], cuts[i + 1]), range(threads)))
    seconds = time.perf_counter() - begun
    wins = [sum(counts) for counts in zip(*(runner.totals() for runner in runners), strict=True)]
    return Playouts(n, sum(runner.decisions for runner in runners), wins[: game.players], seconds)

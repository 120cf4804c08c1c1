"""Many matches of one game side by side, without the interpreter: what `roji.envs.Batch` is made of.

The arrays belong to the caller; here they are memory alone, one row for every match. core.pxd gives the C types.
Threads take the matches in pieces (crew.pxd), and nothing is shared between two matches.
"""

from __future__ import annotations

from typing import Any

import cython

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.plain import GuestState
from roji.games.state import MAX_LEGAL_ACTIONS, State

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memset
    from cython.cimports.roji.envs.crew import crew_free, crew_new, crew_run
    from cython.cimports.roji.games.bits import mix64
    from cython.cimports.roji.games.rng import below
else:
    from roji.games.bits import M64, mix64
    from roji.games.rng import below

GAMMA = 0x9E3779B97F4A7C15
BEGIN, SHOW, CHECK, MOVE = range(4)  # what the crew can be asked to do
TRIES = 1000  # matches in a row that may be over at the deal
PIECES = 8  # for every thread, so that no one waits long for another
LEAST = 16  # matches in a piece
WIDE, FEW = 512, 256  # in a mask of more bytes than that only those that were set are cleared, if they are so few
SHORT = 16  # a list of so many is looked through

ARRAYS = ("observation", "mask", "final", "done", "seat", "legal", "count", "drawn", "action", "reward", "match", "rng")


class Core:
    """n matches, each with a state of its own. Match i of the run follows from the seed and i alone."""

    # The arrays, one row per match; compiled, they are pointers.
    observation: memoryview
    mask: memoryview
    final: memoryview
    done: memoryview
    seat: memoryview
    legal: memoryview
    count: memoryview
    drawn: memoryview
    action: memoryview
    reward: Any  # numbers with a point, which mypy does not expect in a memoryview
    match: memoryview
    rng: memoryview

    def __init__(self, game: Game, n: int, seed: int, threads: int, arrays: dict[str, Any]) -> None:
        self.states = [game.scratch() for _ in range(n)]
        self.n = n
        self.seed = seed
        self.threads = threads
        self.size = game.observation.size
        self.actions = game.num_actions
        self.most = game.max_legal
        self.seats = game.players
        self.guest = isinstance(self.states[0], GuestState)
        self.error: BaseException | None = None
        self.busy = False
        self.bind(arrays)

    def bind(self, arrays: dict[str, Any]) -> None:
        """Take the memory of the arrays, which the caller keeps alive, and room for the states."""
        if cython.compiled:
            self.observation = cython.cast(cython.p_uchar, address(arrays["observation"]))
            self.mask = cython.cast(cython.p_uchar, address(arrays["mask"]))
            self.final = cython.cast(cython.p_uchar, address(arrays["final"]))
            self.done = cython.cast(cython.p_uchar, address(arrays["done"]))
            self.seat = cython.cast(cython.p_int, address(arrays["seat"]))
            self.legal = cython.cast(cython.p_int, address(arrays["legal"]))
            self.count = cython.cast(cython.p_int, address(arrays["count"]))
            self.drawn = cython.cast(cython.p_int, address(arrays["drawn"]))
            self.action = cython.cast(cython.p_int, address(arrays["action"]))
            self.reward = cython.cast(cython.p_float, address(arrays["reward"]))
            self.match = cython.cast(cython.p_ulonglong, address(arrays["match"]))
            self.rng = cython.cast(cython.p_ulonglong, address(arrays["rng"]))
            self.at = cython.cast(cython.pp_void, calloc(self.n, cython.sizeof(cython.p_void)))
            self.crew = crew_new(self.threads)
            if not self.at or not self.crew:
                raise MemoryError
            for i in range(self.n):
                self.at[i] = cython.cast(cython.p_void, self.states[i])
        else:
            for name in ARRAYS:
                setattr(self, name, memoryview(arrays[name].reshape(-1)))
            self.at = self.states
            self.moves = [0] * MAX_LEGAL_ACTIONS

    def __dealloc__(self) -> None:
        if cython.compiled:
            crew_free(self.crew)
            free(self.at)

    # -- for Python --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Every row i starts match i of the run."""
        self.together(BEGIN)

    def show(self) -> None:
        """Write all rows anew, after states have been put here."""
        self.together(SHOW)

    def first_illegal(self) -> int:
        """The first row whose action is not legal, -1 if there is none."""
        self.wrong = self.n
        self.together(CHECK)
        return -1 if self.wrong == self.n else self.wrong

    def move(self) -> None:
        """Make the decision in `action` in every match; where one ends, the next begins."""
        self.together(MOVE)

    def together(self, job: int) -> None:
        """Do a job in every match, on all threads, without the GIL; raises what a game in plain Python raised."""
        if self.busy:
            raise Invalid("batch-busy")
        self.busy = True
        try:
            self.on_all(job)
        finally:
            self.busy = False
        if self.error is not None:
            error, self.error = self.error, None
            raise error

    def on_all(self, job: int) -> None:
        if cython.compiled:
            piece = max(LEAST, self.n // (PIECES * self.threads))
            with cython.nogil:
                crew_run(self.crew, on_piece, cython.cast(cython.p_void, self), job, self.n, piece)
        else:
            self.work(job, 0, self.n)

    def put(self, i: int, state: State) -> None:
        """Row i goes on from this state."""
        cython.cast(State, self.states[i]).core_copy(state)

    def copy(self, i: int) -> State:
        """The state of row i, on its own."""
        found: State = self.states[i]
        return found.clone()

    # -- without the GIL ---------------------------------------------------------------------------

    def work(self, job: int, first: int, last: int) -> None:
        """One job in some of the matches."""
        for i in range(first, last):
            if job == MOVE:
                self.decide(i)
            elif job == CHECK:
                if not self.listed(i):
                    self.lower(i)
            elif job == BEGIN:
                self.match[i] = i
                self.start(i)
                self.tell(i)
            else:
                self.tell(i)

    def lower(self, i: int) -> None:
        """Remember the lowest row that is wrong; threads may differ for a moment, never in whether one is."""
        if i < self.wrong:
            self.wrong = i

    def listed(self, i: int) -> bool:
        """Whether the action of a row is one of its legal ones, which stand in rising order."""
        at = self.most * i
        action = self.action[i]
        low = 0
        high = self.count[i]
        if high <= SHORT:
            for middle in range(high):
                low |= self.legal[at + middle] == action
            return low != 0
        while low < high:
            middle = (low + high) // 2
            if self.legal[at + middle] < action:
                low = middle + 1
            else:
                high = middle
        return bool(low < self.count[i] and self.legal[at + low] == action)

    def decide(self, i: int) -> None:
        """Make a decision in one match, write down what came of it, and begin the next match if this one is over."""
        cython.cast(State, self.at[i]).core_apply(self.action[i])
        self.rng[i] = after(self.rng[i])
        for seat in range(self.seats):
            self.reward[self.seats * i + seat] = 0
        self.done[i] = 0
        if cython.cast(State, self.at[i]).core_over():
            self.done[i] = 1
            if self.guest:
                with cython.gil:
                    self.look(i)
            for seat in range(self.seats):
                self.reward[self.seats * i + seat] = cython.cast(State, self.at[i]).core_return(seat)
                self.observe(self.final, self.seats * i + seat, i, seat)
            self.match[i] += self.n
            self.start(i)
        self.tell(i)

    def start(self, i: int) -> None:
        """Begin the match of a row's number; one that is over at the deal is passed over."""
        for _ in range(TRIES):
            cython.cast(State, self.at[i]).core_begin(self.seed, self.match[i])
            if not cython.cast(State, self.at[i]).core_over():
                break
            self.match[i] += self.n
        self.rng[i] = mix64(self.seed ^ mix64(self.match[i]))
        if self.guest:
            with cython.gil:
                self.look(i)

    def look(self, i: int) -> None:
        """Keep what the code of a guest raised. Apart, since it needs the interpreter."""
        try:
            cython.cast(State, self.states[i]).check()
        except BaseException as error:
            self.error = self.error or error

    def tell(self, i: int) -> None:
        """Write the row of a match: whose turn, observation, legal actions, mask, and a random one of them."""
        self.seat[i] = cython.cast(State, self.at[i]).core_seat()
        self.observe(self.observation, i, i, self.seat[i])
        self.count[i] = self.list_legal(i)
        if self.count[i] > 0:
            self.drawn[i] = self.legal[self.most * i + below(after(self.rng[i]), self.count[i])]

    def observe(self, out: Any, row: int, i: int, seat: int) -> None:
        """Write what a seat of match i observes into a row."""
        if cython.compiled:
            memset(out + self.size * row, 0, self.size)
            cython.cast(State, self.at[i]).core_observe(seat, out + self.size * row)
        else:
            found = bytearray(self.size)
            self.at[i].core_observe(seat, found)
            out[self.size * row : self.size * (row + 1)] = found

    def list_legal(self, i: int) -> int:
        """Write the legal actions of a match as a list and as a mask; returns how many."""
        at = self.most * i
        row = self.actions * i
        if cython.compiled:
            if self.actions > WIDE and 0 < self.count[i] <= FEW:
                for k in range(self.count[i]):
                    self.mask[row + self.legal[at + k]] = 0
            else:
                memset(self.mask + row, 0, self.actions)
            n = cython.cast(State, self.at[i]).core_legal(self.legal + at)
        else:
            n = self.at[i].core_legal(self.moves)
            self.mask[row : row + self.actions] = bytes(self.actions)
            for k in range(n):
                self.legal[at + k] = self.moves[k]
        if 2 * n > self.actions:
            self.mark_runs(row, at, n)
        else:
            for k in range(n):
                self.mask[row + self.legal[at + k]] = 1
        return n

    def mark_runs(self, row: int, at: int, n: int) -> None:
        """Set a mask where most actions are legal: they stand in long runs, whose ends are soon found."""
        k = 0
        while k < n:
            low = k
            high = n - 1
            while low < high:
                middle = (low + high + 1) // 2
                if self.legal[at + middle] - self.legal[at + k] == middle - k:
                    low = middle
                else:
                    high = middle - 1
            first = row + self.legal[at + k]
            if cython.compiled:
                memset(self.mask + first, 1, low - k + 1)
            else:
                self.mask[first : first + low - k + 1] = b"\1" * (low - k + 1)
            k = low + 1


def after(rng: int) -> int:
    """The next state of SplitMix64, as playouts count it: one step for every decision."""
    if cython.compiled:
        return rng + GAMMA
    return rng + GAMMA & M64


def address(array: Any) -> int:
    """Where the memory of an array begins."""
    return array.ctypes.data  # type: ignore[no-any-return]


def on_piece(core: Any, job: int, first: int, last: int) -> None:
    """What a thread of the crew calls."""
    cython.cast(Core, core).work(job, first, last)

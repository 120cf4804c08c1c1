"""The contract every game keeps: State, its public methods and its trusted core.

The public methods check what they are given and then call the core. Playouts, search and batches use
the core alone, without checks and, compiled, without the GIL. state.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal, Invalid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from roji.games.game import Game

Buffer = Any  # whatever lends its memory to be written: bytearray, a row of an array
Plain = Any  # plain data: dict, list, str, int, float, bool, None

MAX_LEGAL = 8192  # room in the buffers for legal actions
MAX_LEGAL_ACTIONS = 8192  # the same, for Python: MAX_LEGAL is a C constant once compiled
if not cython.compiled:
    LEGAL = [0] * MAX_LEGAL


class State:
    """One whole match at one moment. Games derive from this class and override the core."""

    game: Game
    trace: list[tuple[int, int, int]] | None

    def __init__(self, game: Game) -> None:
        self.game = game
        self.trace = None

    # -- the trusted core, overridden by every game ------------------------------------------------

    def core_seat(self) -> int:
        """Whose decision it is; -1 when the match is over."""
        return -1

    def core_over(self) -> bool:
        return True

    def core_round(self) -> int:
        return 0

    def core_legal(self, out: list[int]) -> int:
        """Write the legal actions in rising order; return how many."""
        return 0

    def core_can(self, action: int) -> bool:
        """Whether the action is legal. Games with a quicker way override this."""
        for i in range(self.core_legal(LEGAL)):
            if LEGAL[i] == action:
                return True
        return False

    def core_apply(self, action: int) -> None:
        """Make a legal decision."""

    def core_copy(self, other: State) -> None:
        """Become equal to another state of the same game."""

    def core_begin(self, seed: int, index: int) -> None:
        """Become the start of match `index` of a run of playouts."""

    def core_redeal(self, seat: int, seed: int) -> None:
        """Deal anew what the seat (-1: a spectator) cannot know."""

    def core_return(self, seat: int) -> float:
        """The outcome for a seat in [-1, 1]; 0 while the match runs."""
        return 0.0

    def core_observe(self, seat: int, out: bytearray) -> None:
        """Write what a seat (-1: a spectator) observes, as `game.observation` names it; `out` comes as zeros."""

    def blank(self) -> State:
        """A state of the same game with room for everything, to be filled by core_copy."""
        raise NotImplementedError

    def note(self, what: int, who: int, cards: int) -> None:
        """Remember an event while somebody traces this state."""
        if self.trace is not None:
            with cython.gil:
                self.trace.append((what, who, cards))

    def check(self) -> int:
        """Raise what a plain game's code raised inside the core; nothing for compiled games."""
        return 0

    # -- what a game adds in Python ----------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points of every seat so far."""
        raise NotImplementedError

    def rounds(self) -> list[Plain]:
        """The finished rounds with their reasons."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Plain:
        """What a seat may know, as plain data; None is a spectator."""
        raise NotImplementedError

    def views_of(self, seats: list[int | None]) -> list[Plain]:
        """The views of several seats, which may share parts: change nothing in them. A game may do it faster."""
        return [self.view(seat) for seat in seats]

    def to_dict(self) -> Plain:
        """Everything, hidden or not, as plain data."""
        raise NotImplementedError

    def key(self) -> Any:
        """A hashable value; two states with equal keys have the same future for the same actions."""
        raise NotImplementedError

    def name(self, action: int) -> str:
        """An action in notation."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action a piece of notation means here."""
        raise NotImplementedError

    def describe(self, action: int) -> Plain:
        """An action as plain data."""
        raise NotImplementedError

    def described(self) -> list[tuple[int, str, Plain]]:
        """Every legal action with its notation and description; a game may do it faster than one by one."""
        return [(action, self.name(action), self.describe(action)) for action in self.legal_actions()]

    def refusal(self, action: int) -> Illegal:
        """Why an action is not legal here."""
        raise NotImplementedError

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Plain]:
        """Traced events as a seat saw them."""
        raise NotImplementedError

    def told_all(self, events: list[tuple[int, int, int]]) -> list[list[Plain]]:
        """The same for every seat; the lists may share parts: change nothing in them. A game may do it faster."""
        return [self.told(events, seat) for seat in range(self.game.players)]

    # -- the public contract -----------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        seat: int = self.core_seat()
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return self.core_over()

    @property
    def round(self) -> int:
        """Index of the running round; the number of rounds once the match is over."""
        return self.core_round()

    @cython.locals(n=cython.int, i=cython.int)
    def legal_actions(self) -> list[int]:
        """What the seat may do, in rising order; empty when the match is over."""
        n = self.core_legal(LEGAL)
        return [LEGAL[i] for i in range(n)]

    def apply(self, action: int) -> None:
        """Make a decision, or raise Illegal and change nothing."""
        self.core_apply(self.legal(action))
        self.check()

    def check_legal(self, action: int) -> None:
        """Raise Illegal where `apply` would."""
        self.legal(action)

    @cython.locals(a=cython.int)
    def legal(self, action: int) -> int:
        """A decision as the core takes it, or raise Illegal."""
        try:
            a = action if type(action) is int else self._checked(action)
        except OverflowError:
            a = -1
        if a < 0 or not self.core_can(a):
            self.check()
            raise self.refusal(self._checked(action))
        return a

    def _checked(self, action: object) -> int:
        """An action of this game's range as an int, or a refusal that says what would be one."""
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise Invalid("action-type", action=repr(action))
        number: int = action.__index__()
        if not 0 <= number < self.game.num_actions:
            raise Illegal("", "action-range", action=str(number), last=self.game.num_actions - 1)
        return number

    def returns(self) -> list[float]:
        """The outcome of every seat in [-1, 1]; all 0 while the match runs."""
        return [self.core_return(seat) for seat in range(self.game.players)]

    def observe(self, seat: int | None) -> bytes:
        """What a seat observes, as a row of bytes whose pieces `game.observation` names; None is a spectator."""
        row = bytearray(self.game.observation.size)
        self.observe_into(seat, row)
        return bytes(row)

    def observe_into(self, seat: int | None, buffer: Buffer) -> None:
        """The same into a buffer of `game.observation.size` bytes, such as a row of a NumPy array."""
        size = self.game.observation.size
        if fill_observation(self, self.game.check_seat(seat), buffer, size) != 0:
            raise Invalid("observe-size", game=self.game.id, size=size)
        self.check()

    @cython.locals(n=cython.int)
    def mask_into(self, buffer: Buffer) -> None:
        """The legal actions as a byte for each action of the game, 1 or 0, into a buffer of so many bytes."""
        n = self.core_legal(LEGAL)
        self.check()
        if fill_mask(buffer, self.game.num_actions, LEGAL, n) != 0:
            raise Invalid("observe-size", game=self.game.id, size=self.game.num_actions)

    def clone(self) -> State:
        """An independent equal state."""
        copy = self.blank()
        copy.core_copy(self)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def redeal(self, seat: int | None, seed: int) -> State:
        """A copy in which all that the seat cannot know is dealt anew, from the sorted unknowns."""
        if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
            raise Invalid("redeal-seed", seed=repr(seed))
        copy = self.blank()
        copy.core_copy(self)
        copy.core_redeal(self.game.check_seat(seat), seed)
        return copy

    def traced(self, action: int) -> list[tuple[int, int, int]]:
        """Make a decision and return what happened."""
        self.trace = []
        try:
            self.apply(action)
            return self.trace
        finally:
            self.trace = None

    def effects_of(self, action: int, seat: int | None) -> tuple[State, list[Plain]]:
        """The state after an action, and what a seat sees happen on the way there."""
        self.game.check_seat(seat)
        after = self.clone()
        events = after.traced(action)
        return after, after.told(events, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and bool(self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game, self.to_dict())

    def __repr__(self) -> str:
        return f"<{self.game.id} round {self.round} seat {self.seat}>"


def begun(game: Game, seed: int, index: int) -> State:
    """The start of match `index` of a run of playouts, or of a batch, with this seed."""
    state = game.scratch()
    cython.cast(State, state).core_begin(seed, index)
    cython.cast(State, state).check()
    return state


if not cython.compiled:

    def fill_observation(state: State, seat: int, buffer: Buffer, size: int) -> int:
        """What a seat observes, into a buffer of so many bytes; -2 where the buffer is of another size."""
        found = bytearray(size)
        state.core_observe(seat, found)
        return _fill(buffer, found)

    def fill_mask(buffer: Buffer, size: int, legal: Sequence[int], count: int) -> int:
        """A byte for each action, 1 for those listed; -2 where the buffer is of another size."""
        found = bytearray(size)
        for action in legal[:count]:
            found[action] = 1
        return _fill(buffer, found)

    def _fill(buffer: Buffer, found: bytearray) -> int:
        row = memoryview(buffer).cast("B")
        if len(row) != len(found):
            return -2
        row[:] = found
        return 0


def copy_fields(to: State, other: State) -> None:
    """Take over every field of another state, arrays by value. Compiled states copy theirs as one piece (rules.pxd)."""
    for name, value in vars(other).items():
        if name not in ("game", "trace"):
            setattr(to, name, value[:] if isinstance(value, list | bytearray) else value)


def _restore(game: Game, data: Plain) -> State:
    return game.from_dict(data)


def outcome(scores: list[int], seat: int) -> float:
    """The return of a seat where the most points win; ties share the win."""
    best = max(scores)
    winners = scores.count(best)
    others = len(scores) - 1
    if scores[seat] == best:
        return (len(scores) - winners) / (winners * others)
    return -1 / others


COMPILED: bool = bool(cython.compiled)

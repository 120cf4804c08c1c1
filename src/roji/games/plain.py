"""Games in plain Python alone: write PlainGame and PlainState, and everything that plays can play it.

Compiled callers know only the trusted core, so an adapter stands between. `GuestState` is for those who write the core
themselves, as plain Python that a .pxd can make fast. docs/adding-a-game.md shows whole games of both kinds.
"""

from __future__ import annotations

import copy
from typing import Any

import cython

from roji.games.errors import Illegal
from roji.games.game import Game
from roji.games.observation import write_general
from roji.games.state import Plain, State, outcome


class PlainState:
    """What the author of a plain game writes. Actions arrive here checked: they are legal."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        return 0

    def legal_actions(self) -> list[int]:
        """In rising order; empty when the match is over."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        raise NotImplementedError

    def redeal(self, seat: int | None, seed: int) -> None:
        """Deal anew, in place, what the seat cannot know."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def to_dict(self) -> Plain:
        """Everything, so that `PlainGame.read` makes an equal state of it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Plain:
        raise NotImplementedError

    def name(self, action: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def describe(self, action: int) -> Plain:
        raise NotImplementedError

    def refusal(self, action: int) -> Illegal:
        """Why an action is not legal here."""
        raise NotImplementedError

    def effects(self, before: PlainState, action: int, seat: int | None) -> list[Plain]:
        """What the seat saw happen when `action` led from `before` to this state."""
        raise NotImplementedError

    def observe(self, seat: int | None, out: bytearray) -> None:
        """Write what a seat (None: a spectator) observes; with an own `Game.observed` this is the game's own, too."""
        write_general(self, -1 if seat is None else seat, out)

    def rounds(self) -> list[Plain]:
        return []

    def returns(self) -> list[float]:
        if self.seat is not None:
            return [0.0 for _ in self.scores()]
        return [outcome(self.scores(), seat) for seat in range(len(self.scores()))]

    def clone(self) -> PlainState:
        return copy.deepcopy(self)


class PlainGame(Game):
    """A game whose states are plain Python: `start` and `read` make them."""

    def start(self, seed: int | None, deal: Any) -> PlainState:
        """The start of a match from a seed (None: from chance) or an explicit deal."""
        raise NotImplementedError

    def read(self, data: Plain) -> PlainState:
        """The state that `to_dict` wrote."""
        raise NotImplementedError

    def new(self, seed: int | None = None, deal: Any = None) -> AdaptedState:
        return AdaptedState(self, self.start(seed, deal))

    def from_dict(self, data: Plain) -> AdaptedState:
        return AdaptedState(self, self.read(data))

    def scratch(self) -> AdaptedState:
        return AdaptedState(self, self.start(0, None))


class GuestState(State):
    """A state whose trusted core is written by another package: compiled beside a .pxd, or in plain Python as it is.

    Compiled callers look for the core in C. Where a subclass is plain Python this class takes the GIL and calls it; the
    first exception ends the match for those callers and is raised again by `check`.
    """

    error: BaseException | None

    def __init__(self, game: Game) -> None:
        State.__init__(self, game)
        self.error = None

    def asked(self, name: str, otherwise: Any, *args: Any) -> Any:
        """What the subclass answers in plain Python."""
        if self.error is None:
            try:
                if getattr(type(self), name, None) is getattr(GuestState, name, None):
                    raise NotImplementedError(f"{type(self).__name__} has no {name}")
                return getattr(self, name)(*args)
            except BaseException as error:
                self.error = error
        return otherwise

    def noted(self, what: int, who: int, cards: int) -> None:
        self.note(what, who, cards)

    def __getattr__(self, name: str) -> Any:
        """C methods are hidden from plain Python; `note` is the one that a core calls."""
        if name == "note":
            return self.noted
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def core_seat(self) -> int:
        with cython.gil:
            return self.asked("core_seat", -1)  # type: ignore[no-any-return]

    def core_over(self) -> bool:
        return self.core_seat() < 0

    def core_round(self) -> int:
        with cython.gil:
            return self.asked("core_round", 0)  # type: ignore[no-any-return]

    def core_legal(self, out: list[int]) -> int:
        with cython.gil:
            actions = [0] * self.game.max_legal
            count = self.asked("core_legal", 0, actions)
            for i in range(count):
                out[i] = actions[i]
            return count  # type: ignore[no-any-return]

    def core_apply(self, action: int) -> None:
        with cython.gil:
            self.asked("core_apply", None, action)

    def core_copy(self, other: State) -> None:
        with cython.gil:
            self.error = cython.cast(GuestState, other).error
            self.asked("core_copy", None, other)

    def core_begin(self, seed: int, index: int) -> None:
        with cython.gil:
            self.error = None
            self.asked("core_begin", None, seed, index)

    def core_redeal(self, seat: int, seed: int) -> None:
        with cython.gil:
            self.asked("core_redeal", None, seat, seed)

    def core_return(self, seat: int) -> float:
        with cython.gil:
            return self.asked("core_return", 0.0, seat)  # type: ignore[no-any-return]

    def core_observe(self, seat: int, out: bytearray) -> None:
        with cython.gil:
            self.observe_plainly(seat, out)

    def observe_plainly(self, seat: int, out: bytearray) -> None:
        """What the subclass writes in plain Python; where it writes nothing of its own, what every game can show."""
        size = self.game.observation.size
        row = bytearray(size)
        if getattr(type(self), "core_observe", None) is getattr(GuestState, "core_observe", None):
            try:
                write_general(self, seat, row)
            except BaseException as error:
                self.error = self.error or error
        else:
            self.asked("core_observe", None, seat, row)
        for i in range(size):
            out[i] = row[i]

    def blank(self) -> State:
        return type(self)(self.game)

    def check(self) -> int:
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        return 0

    # -- the contract: what broke in plain Python is raised where the family's core cannot fail ---------

    @property
    def seat(self) -> int | None:
        seat: int = self.core_seat()
        self.check()
        return None if seat < 0 else seat

    def legal_actions(self) -> list[int]:
        found = State.legal_actions(self)
        self.check()
        return found

    def clone(self) -> State:
        return _sound(State.clone(self))

    def redeal(self, seat: int | None, seed: int) -> State:
        return _sound(State.redeal(self, seat, seed))


def _sound(state: State) -> State:
    """A state whose making broke nowhere."""
    cython.cast(State, state).check()
    return state


class AdaptedState(GuestState):
    """A plain state behind the contract."""

    inner: PlainState
    before: PlainState | None  # as it was before the decision that was traced
    did: int

    def __init__(self, game: Game, inner: PlainState | None = None) -> None:
        GuestState.__init__(self, game)
        if inner is not None:
            self.inner = inner
        self.before, self.did = None, 0

    # -- the core, in plain Python -----------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.inner.seat is None else self.inner.seat

    def core_round(self) -> int:
        return self.inner.round

    def core_legal(self, out: list[int]) -> int:
        actions = self.inner.legal_actions()
        if len(actions) > self.game.max_legal:
            raise OverflowError(f"{len(actions)} legal actions, max_legal is {self.game.max_legal}")
        out[: len(actions)] = actions
        return len(actions)

    def core_apply(self, action: int) -> None:
        self.inner.apply(action)

    def core_copy(self, other: State) -> None:
        assert isinstance(other, AdaptedState)
        self.inner = other.inner.clone()

    def core_begin(self, seed: int, index: int) -> None:
        self.inner = self.game.start((int(seed) << 64) + int(index), None)  # type: ignore[attr-defined]

    def core_redeal(self, seat: int, seed: int) -> None:
        self.inner.redeal(None if seat < 0 else seat, seed)

    def core_return(self, seat: int) -> float:
        returns = self.inner.returns()
        return returns[seat] if seat < len(returns) else 0.0

    def core_observe(self, seat: int, out: bytearray) -> None:
        self.inner.observe(None if seat < 0 else seat, out)

    # -- the contract ------------------------------------------------------------------------------

    def check_legal(self, action: int) -> None:
        """Raise what `apply` would: on a copy, since code that breaks in the middle leaves half a decision behind."""
        self.clone().apply(action)

    @property
    def seat(self) -> int | None:
        return self.inner.seat

    @property
    def round(self) -> int:
        return self.inner.round

    def legal_actions(self) -> list[int]:
        return self.inner.legal_actions()

    def scores(self) -> list[int]:
        return self.inner.scores()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def rounds(self) -> list[Plain]:
        return self.inner.rounds()

    def view(self, seat: int | None) -> Plain:
        self.game.check_seat(seat)
        return self.inner.view(seat)

    def to_dict(self) -> Plain:
        return self.inner.to_dict()

    def key(self) -> Any:
        return repr(self.inner.to_dict())

    def name(self, action: int) -> str:
        return self.inner.name(action)

    def parse(self, text: str) -> int:
        return self.inner.parse(text)

    def describe(self, action: int) -> Plain:
        return self.inner.describe(action)

    def refusal(self, action: int) -> Illegal:
        return self.inner.refusal(action)

    def traced(self, action: int) -> list[tuple[int, int, int]]:
        """Make a decision and remember it: a plain game tells what happened from the state before."""
        before = self.inner.clone()
        self.apply(action)
        self.before, self.did = before, action
        return []

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Plain]:
        return [] if self.before is None else self.inner.effects(self.before, self.did, seat)

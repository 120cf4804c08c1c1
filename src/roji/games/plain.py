"""Games in plain Python alone: write PlainGame and PlainState, and everything that plays can play it.

Compiled callers know only the trusted core, so an adapter stands between: its core takes the GIL and
calls the plain state. The first exception of the plain state ends the match for those callers and is
raised again by `check`. docs/adding-a-game.md shows a whole game.
"""

from __future__ import annotations

import copy
from typing import Any

import cython

from roji.games.errors import Illegal
from roji.games.game import Game
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


class AdaptedState(State):
    """A plain state behind the contract."""

    inner: PlainState
    error: BaseException | None
    before: PlainState | None  # as it was before the decision that was traced
    did: int

    def __init__(self, game: PlainGame, inner: PlainState) -> None:
        State.__init__(self, game)
        self.inner = inner
        self.error = None
        self.before, self.did = None, 0

    # -- the core, for compiled callers ------------------------------------------------------------

    def core_seat(self) -> int:
        with cython.gil:
            try:
                return -1 if self.error is not None or self.inner.seat is None else self.inner.seat
            except BaseException as error:
                self.error = error
                return -1

    def core_over(self) -> bool:
        return self.core_seat() < 0

    def core_round(self) -> int:
        with cython.gil:
            try:
                return self.inner.round
            except BaseException as error:
                self.error = error
                return 0

    def core_legal(self, out: list[int]) -> int:
        with cython.gil:
            try:
                actions = self.inner.legal_actions()
                if len(actions) > self.game.max_legal:
                    raise OverflowError(f"{len(actions)} legal actions, max_legal is {self.game.max_legal}")
                for i, action in enumerate(actions):
                    out[i] = action
                return len(actions)
            except BaseException as error:
                self.error = error
                return 0

    def core_can(self, action: int) -> bool:
        with cython.gil:
            try:
                return action in self.inner.legal_actions()
            except BaseException as error:
                self.error = error
                return False

    def core_apply(self, action: int) -> None:
        with cython.gil:
            try:
                self.inner.apply(action)
            except BaseException as error:
                self.error = error

    def core_copy(self, other: State) -> None:
        with cython.gil:
            try:
                self.inner = cython.cast(AdaptedState, other).inner.clone()
                self.error = cython.cast(AdaptedState, other).error
            except BaseException as error:
                self.error = error

    def core_begin(self, seed: int, index: int) -> None:
        with cython.gil:
            try:
                self.inner = self.game.start((int(seed) << 64) + int(index), None)  # type: ignore[attr-defined]
                self.error = None
            except BaseException as error:
                self.error = error

    def core_redeal(self, seat: int, seed: int) -> None:
        with cython.gil:
            try:
                self.inner.redeal(None if seat < 0 else seat, seed)
            except BaseException as error:
                self.error = error

    def core_return(self, seat: int) -> float:
        with cython.gil:
            try:
                returns = self.inner.returns()
                return returns[seat] if seat < len(returns) else 0.0
            except BaseException as error:
                self.error = error
                return 0.0

    def blank(self) -> State:
        return AdaptedState(self.game, self.inner)  # type: ignore[arg-type]

    def check(self) -> int:
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        return 0

    # -- the contract ------------------------------------------------------------------------------

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

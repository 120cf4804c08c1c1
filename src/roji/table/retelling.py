"""What happened at a table, told again to a viewer event by event, so that others have their turn in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from roji.games.state import State
from roji.table.events import Moved, Started, TookBack
from roji.table.told import Seen, SeenMove, public

if TYPE_CHECKING:
    from roji.table.table import Table


class Retelling:
    """The events after a number as a viewer (None: a spectator) saw them. It can go on when there are more."""

    def __init__(self, table: Table, viewer: int | None, number: int) -> None:
        self.table, self.viewer, self.number = table, viewer, number
        self.seen: list[Seen] = []
        self.at = 0  # events that were looked at
        self.moves: list[int] = []
        self.undone = any(isinstance(event, TookBack) for event in table.log)
        self.states: list[State] = []  # all of them where something is taken back, else the last one

    def more(self) -> Generator[None, None, list[Seen]]:
        """Go on to the end of the log."""
        log = self.table.log
        while self.at < len(log):
            event = log[self.at]
            self.at += 1
            if isinstance(event, Moved):
                self._moved(event)
            else:
                if isinstance(event, Started):
                    assert self.table.first is not None
                    self.states = [self.table.first.clone()]
                elif isinstance(event, TookBack):
                    self._back(event.to)
                if self.at > self.number:
                    self.seen.append(public(event))
            yield
        return self.seen

    def _moved(self, event: Moved) -> None:
        state = self.states[-1] if self.undone else self.states.pop()
        if self.at > self.number:
            after, effects = state.effects_of(event.action, self.viewer)
            own = state.name(event.action) if event.seat == self.viewer else ""
            told = self.table.game.telling.events(effects)
            self.seen.append(SeenMove(seat=event.seat, effects=effects, told=told, name=own, note=event.note))
        else:
            after = state.clone() if self.undone else state
            after.apply(event.action)
        self.states.append(after)
        self.moves.append(event.action)

    def _back(self, to: int) -> None:
        del self.moves[to:]
        if not self.undone:  # the first time, and only now: from here on every state is kept
            assert self.table.first is not None
            self.undone, self.states = True, [self.table.first.clone()]
            for action in self.moves:
                after = self.states[-1].clone()
                after.apply(action)
                self.states.append(after)
        del self.states[to + 1 :]

"""One match between seats: what was decided, what every seat saw of it, and what may be taken back."""

from __future__ import annotations

from roji.games.state import Plain, State
from roji.table.record import PERSON, Record


class Match:
    """A record and all its states; `state` is the present one. It decides nothing and shows nothing.

    A match that begins from a position set up by hand is given it as `start`.
    """

    def __init__(self, record: Record, start: State | None = None) -> None:
        self.record = record
        self.states = [record.start() if start is None else start]
        for action in record.moves:
            after = self.states[-1].clone()
            after.apply(action)
            self.states.append(after)

    @property
    def state(self) -> State:
        return self.states[-1]

    def __len__(self) -> int:
        """The number of decisions made."""
        return len(self.record.moves)

    @property
    def people(self) -> list[int]:
        """The seats of people; a record that does not say has people everywhere."""
        seats = self.record.seats or [PERSON] * self.record.game.players
        return [seat for seat, kind in enumerate(seats) if kind == PERSON]

    def do(self, action: int) -> None:
        """Make a decision, or raise Illegal and change nothing."""
        after = self.state.clone()
        after.apply(action)
        self.states.append(after)
        self.record.moves.append(action)

    def told(self, number: int, seat: int | None) -> list[Plain]:
        """What a seat (None: a spectator) saw happen at a decision, counted from 0."""
        return self.states[number].effects_of(self.record.moves[number], seat)[1]

    def takes_back_to(self, seat: int) -> int | None:
        """How many decisions stay when a seat takes back its last one; None where that would not be fair.

        Undo reaches back to the last thing the seat was shown that it did not know, never across it.
        """
        for number in reversed(range(len(self))):
            if any(self.record.game.reveals(event, seat) for event in self.told(number, seat)):
                return None
            if self.states[number].seat == seat:
                return number
        return None

    def asked(self, number: int, seat: int) -> list[int]:
        """The other people who decided something since, and must agree to go back to this number of decisions."""
        since = {state.seat for state in self.states[number:-1]}
        return [other for other in self.people if other in since and other != seat]

    def take_back(self, number: int) -> None:
        """Go back to when this many decisions had been made."""
        del self.states[number + 1 :]
        del self.record.moves[number:]
        self.record.notes = {at: note for at, note in self.record.notes.items() if at < number}

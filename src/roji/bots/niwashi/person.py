"""How a person plays Niwashi, fitted to matches: the rates that a companion begins with.

When a match is over everything is known, the wishes too. So every tile that the person laid has a chance for each kind
of gardener, and the rates are those under which all tiles together are most likely (expectation maximisation).
`python -m roji.cli.niwashi.person` does it with records.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roji.bots.niwashi.belief import entry
from roji.bots.niwashi.manners import KINDS, Manner
from roji.bots.niwashi.styles import COMPANION
from roji.bots.niwashi.understanding import Understanding
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.rules import NiwashiState
from roji.games.state import State

ROUNDS = 60  # of the expectation maximisation
USUAL = 3.0  # tiles that the usual rates count as, so that a few tiles do not make somebody extreme
SURE = 20.0  # tiles after which half of the doubt is left whether the rates are right


class Witness(Understanding):
    """Sees a match with everything open, and notes what one seat did."""

    def __init__(self, game: Niwashi, seat: int) -> None:
        super().__init__(game, COMPANION, Manner())
        self.watched = seat
        self.held: tuple[int, ...] = ()
        self.rows: list[list[float]] = []  # the chance of a placement for every kind
        self.given: list[bool] = []  # whether a lantern was answered that could be

    def learn(self, seat: int, tables: list[list[float]], ways: int) -> None:
        if seat == self.watched and self.held:
            at = entry(tuple(sorted(self.held)))
            self.rows.append([*(table[at] for table in tables), 1 / ways])
        super().learn(seat, tables, ways)

    def answer(self, seat: int, given: bool) -> None:
        if seat == self.watched:
            self.given.append(given)
        super().answer(seat, given)


def witnessed(decisions: Iterable[tuple[State, int]], seat: int) -> Witness | None:
    """A match seen through from a seat: every state with what was decided in it."""
    witness = None
    for state, action in decisions:
        assert isinstance(state, NiwashiState)
        if witness is None:
            witness = Witness(state.game, seat)
        witness.follow(state.facts())
        witness.held = state.facts().held[seat]
        witness.see(state.effects_of(action, None)[1])
    return witness


def fitted(rows: Sequence[Sequence[float]], given: Sequence[bool] = (), usual: Manner | None = None) -> Manner:
    """The manner under which these placements and answers are most likely, a little of the usual one mixed in."""
    usual = usual or Manner()
    shares = usual.shares()
    for _ in range(ROUNDS):
        counts = [USUAL * share for share in usual.shares()]
        for row in rows:
            parts = [share * chance for share, chance in zip(shares, row, strict=True)]
            if (total := sum(parts)) > 0.0:
                counts = [count + part / total for count, part in zip(counts, parts, strict=True)]
        shares = [count / sum(counts) for count in counts]
    answers = (2 * usual.answers + sum(given)) / (2 + len(given))
    weight = 1 - (1 - usual.weight) * SURE / (SURE + len(rows))
    return Manner(**dict(zip(KINDS, shares, strict=True)), answers=answers, weight=weight)

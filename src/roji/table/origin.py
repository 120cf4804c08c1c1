"""Where a match went on that did not begin with a deal: the decisions of another match up to some moment.

What one seat could not know then is dealt anew from the seed of the new match, so the other match tells nothing about
its cards. Who begins such a match may know the other one, and chose the moment: it is not dealt fairly.
"""

from __future__ import annotations

from dataclasses import dataclass

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.state import State

DEEP, LONG = 8, 2000  # matches that went on from one another, and decisions in all of them
MASK = (1 << 64) - 1


@dataclass(slots=True, kw_only=True)
class Origin:
    """The match before: how it was dealt (`before`: where it went on itself), what was decided, and whose knowledge
    stays."""

    seat: int
    moves: list[int]
    seed: str = ""
    deal: list[str] | None = None
    before: Origin | None = None

    def check(self) -> None:
        """Refuse what would take too long to get to."""
        deep, long = 0, 0
        at: Origin | None = self
        while at is not None:
            deep, long, at = deep + 1, long + len(at.moves), at.before
        if deep > DEEP or long > LONG:
            raise Invalid("origin-long", most=LONG)

    def moment(self, game: Game) -> State:
        """How things stood when the match went on."""
        state = start(game, int(self.seed) if self.seed else None, self.deal, self.before)
        for action in self.moves:
            state.apply(action)
        return state


def start(game: Game, seed: int | None, deal: list[str] | None, origin: Origin | None) -> State:
    """The first state of a match: dealt, or where another one was, with all that its seat cannot know dealt anew."""
    if origin is None:
        return game.new(seed=seed, deal=deal or None)
    return origin.moment(game).redeal(origin.seat, (seed or 0) & MASK)

"""The bots at the table of a match: each sees what its seat is told, also after something was taken back."""

from __future__ import annotations

from roji.bots.bot import Bot, bot, decide
from roji.games.game import Game
from roji.games.state import State


class Seated:
    """The bots of a match by seat. `kinds` names who sits where; a seat that is not a bot's is never asked.

    `seed` makes their chances follow from the match.
    """

    def __init__(self, game: Game, kinds: list[str], seed: int) -> None:
        self.game, self.kinds, self.seed = game, kinds, seed
        self.bots: dict[int, Bot] = {}
        self.known: dict[int, list[int]] = {}  # the moves each bot was told of

    def decide(self, states: list[State], moves: list[int]) -> int:
        """What the bot to move decides after these states and moves."""
        seat = states[-1].seat
        assert seat is not None
        made, known = self.bots.get(seat), self.known.get(seat, [])
        if made is None or known != moves[: len(known)]:  # new here, or something was taken back
            made = self.bots[seat] = bot(self.kinds[seat], self.game, seat, self.seed)
        for number in range(made.decisions, len(moves)):
            made.see(states[number].effects_of(moves[number], seat)[1])
        self.known[seat] = list(moves)
        return decide(made, states[-1])

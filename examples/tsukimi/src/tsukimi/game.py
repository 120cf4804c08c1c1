"""Tsukimi as a game: what it is, what it brings, and how its matches begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from roji import Game, Invalid
from roji.games.options import Option
from roji.games.rng import Stream, check_seed, round_key
from tsukimi import views
from tsukimi.rules import TsukimiState
from tsukimi.telling import TsukimiTelling


class Tsukimi(Game):
    """Moon viewing, for two to four."""

    id = "tsukimi"
    option_table = (Option("players", 2, range(2, 5)), Option("rounds", 3, range(1, 7)))
    clause, minutes = "T", 10

    words = "tsukimi:words"
    players_path = "tsukimi.players:PLAYERS"
    scorekeeper_path = "tsukimi.scorekeeper:keeper"
    score_rows = tuple((f"letter-{suit}", tuple(f"{suit}{value}" for value in range(1, 7))) for suit in views.SUITS)
    lesson = "tsukimi:lesson.toml"
    kit_path = "tsukimi.kit"
    facts = "tsukimi.facts"
    telling = TsukimiTelling(id)

    turns_up = frozenset({"deal", "round", "over"})
    shows = frozenset({"lay"})
    num_actions = 24
    max_legal = 6

    def configure(self) -> None:
        self.players = self.options["players"]

    @property
    def max_decisions(self) -> int:
        """Every round six cards are laid by each."""
        rounds: int = self.options["rounds"]
        return 6 * self.players * rounds

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> TsukimiState:
        """A match from a seed, or from a whole deck in notation for every round."""
        if deal is None:
            number = secrets.randbits(64) if seed is None else check_seed(seed)
            decks = [Stream(round_key(number, r)).shuffled(len(views.DECK)) for r in range(self.options["rounds"])]
        else:
            decks = [[views.read_card(word) for word in deck.split()] for deck in deal]
        if len(decks) != self.options["rounds"] or any(sorted(deck) != list(range(len(views.DECK))) for deck in decks):
            raise Invalid("deal-rounds", count=len(decks), rounds=self.options["rounds"])
        state = TsukimiState(self)
        state.begin(decks)
        return state

    def from_dict(self, data: Any) -> TsukimiState:
        state = TsukimiState(self)
        state.restore(views.read(data))
        return state

    def scratch(self) -> TsukimiState:
        return TsukimiState(self)

"""Koi-Koi as a game: its options and presets, and how its matches begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, ClassVar

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.koikoi import views
from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.numbers import NUM_ACTIONS, ROUNDS
from roji.games.koikoi.observation import SPEC
from roji.games.koikoi.rules import KoiKoiState
from roji.games.koikoi.scoring import STACKING, VIEWINGS
from roji.games.koikoi.telling import KoiKoiTelling
from roji.games.observation import Observation
from roji.games.options import LOT, Option, Shorthand, starter, switch
from roji.games.rng import check_seed, key_words, round_key

# How often each called in a round: with the last card of a hand nobody can (H-R8).
CALLS = (Option("own_calls", 0, range(8)), Option("opponent_calls", 0, range(8)))


class KoiKoi(Game):
    """Koi-Koi with 48 hanafuda cards, for two."""

    id = "koikoi"
    clause = "H"
    place = 1
    minutes = 30
    name_sets = ("traditional", "mario", "japanese")
    players_path = "roji.bots.koikoi.players:PLAYERS"
    board_path = "roji.cli.koikoi.board:GameBoard"
    scorekeeper_path = "roji.games.koikoi.scorekeeper:keeper"
    score_flags = (Shorthand("called_by_opponent", False, (True, False)), *CALLS, switch("hand", False))
    score_rows = tuple((f"month-{month}", CARDS[4 * month - 4 : 4 * month]) for month in range(1, 13))
    score_options = ("preset", "viewings", "stacking", "calls", "call_bonus")
    score_sheet = "winner"
    drawing_path = "roji.pictures.koikoi:position"
    lesson = "roji.games.koikoi:lesson.toml"
    problems = "roji.games.koikoi:problems.jsonl"
    kit_path = "roji.testing.facts.koikoi"
    small_path = "roji.games.koikoi.small:VARIANTS"
    option_table = (
        Option("preset", "leaflet", ("leaflet", "common", "rising")),
        Option("rounds", 12, range(1, ROUNDS + 1)),
        switch("viewings", True),
        switch("stacking", False),
        switch("koikoi_rise", False),
        switch("redeal", True),
        Option("calls", "once", ("once", "many")),
        Option("call_bonus", "opponent", ("opponent", "each")),
        starter(2),
    )
    # H-R12. common: what most tables outside the leaflet play. rising: every call raises the stake.
    presets = {
        "common": {"stacking": True, "koikoi_rise": True, "calls": "many"},
        "rising": {"stacking": True, "koikoi_rise": True, "calls": "many", "call_bonus": "each"},
    }

    facts = "roji.games.koikoi.facts"
    turns_up = frozenset({"turn", "redeal", "field", "hand", "deal", "round", "over"})
    shows = frozenset({"play"})
    telling = KoiKoiTelling(id)
    players = 2
    num_actions = NUM_ACTIONS
    max_legal = 8
    months: ClassVar[tuple[int, ...]] = tuple(range(1, 13))  # whose cards are dealt (H-1); small.py has fewer
    hand: ClassVar[int] = 8  # cards of each hand, and of the field (H-9)

    def configure(self) -> None:
        self.flags = (VIEWINGS if self.options["viewings"] else 0) | (STACKING if self.options["stacking"] else 0)
        self.first_dealer = -1 if self.options["starter"] == LOT else int(self.options["starter"])

    def observed(self) -> Observation:
        return SPEC

    @property
    def max_decisions(self) -> int:
        """Each turn plays a card, takes for it, takes for the card turned up, and stops or calls."""
        rounds: int = self.options["rounds"]
        return 4 * 2 * self.hand * rounds

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> KoiKoiState:
        """A match from a seed; `deal` lists whole decks (48 cards in the order dealt) that go first."""
        decks = [views.read_deck(deck, self) for deck in deal or ()]
        if deal is None and seed is None:
            seed = secrets.randbits(64)
        if seed is None:
            self._check_enough(decks)
            keys = []
        else:
            keys = [word for part in (*range(ROUNDS), "lot") for word in key_words(round_key(check_seed(seed), part))]
        state = KoiKoiState(self)
        state.begin(keys, decks)
        return state

    def _check_enough(self, decks: list[tuple[int, ...]]) -> None:
        """Without a seed the decks must last for the whole match, and the dealer must be named."""
        if self.first_dealer < 0:
            raise Invalid("deal-needs-starter")
        played = sum(not views.dealt_again(deck, self.options["redeal"]) for deck in decks)
        if played != self.options["rounds"] or views.dealt_again(decks[-1], self.options["redeal"]):
            raise Invalid("deal-rounds", count=played, rounds=self.options["rounds"])

    def from_dict(self, data: Any) -> KoiKoiState:
        facts, script = views.read_facts(data, self)
        state = KoiKoiState(self)
        state.restore(facts, script)
        return state

    def scratch(self) -> KoiKoiState:
        return KoiKoiState(self)

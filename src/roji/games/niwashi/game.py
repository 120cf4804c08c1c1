"""Niwashi as a game: its options, and how its matches begin."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.niwashi import dicts, journey, notes
from roji.games.niwashi.facts import Decision, View
from roji.games.niwashi.numbers import NUM_ACTIONS, PILE
from roji.games.niwashi.observation import SPEC
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.telling import NiwashiTelling
from roji.games.niwashi.tiles import INDEX, LETTERS, SETS, SHAPES
from roji.games.observation import Observation
from roji.games.options import LOT, Letters, Option, starter, switch
from roji.games.rng import check_seed, key_words, round_key
from roji.games.state import State


class Niwashi(Game):
    """Niwashi, the silent garden, for two who play together."""

    id = "niwashi"
    clause = "N"
    place = 4
    minutes = 30
    most = 20
    summaries = frozenset({"end", "over"})
    pages = ("journey",)
    players_path = "roji.bots.niwashi.players:PLAYERS"
    board_path = "roji.cli.niwashi.board:GameBoard"
    picture_path = "roji.cli.niwashi.commands:draw"
    drawing_path = "roji.pictures.niwashi:position"
    lesson = "roji.games.niwashi:lesson.toml"
    problems = "roji.games.niwashi:problems.jsonl"
    kit_path = "roji.testing.facts.niwashi"
    small_path = "roji.games.niwashi.small:VARIANTS"
    telling = NiwashiTelling(id)
    option_table = (
        Option("tiles", "standard", tuple(SETS)),
        Letters("shapes", SHAPES, LETTERS, 6),
        switch("older_tile_counts", False),
        switch("refill_to_three", False),
        Option("journey", journey.NO_JOURNEY, (journey.NO_JOURNEY, *journey.gardens())),
        starter(2),
    )

    together = True
    facts = "roji.games.niwashi.facts"
    turns_up = frozenset({"fill", "wish", "end", "over"})
    shows = frozenset({"tile", "lay", "discard", "fulfil"})
    players = 2
    num_actions = NUM_ACTIONS
    max_legal = NUM_ACTIONS

    def configure(self) -> None:
        garden = journey.garden(self.options["journey"])
        self.box = list(SETS).index(self.options["tiles"])
        self.copies = Counter(INDEX[tile] for tile in SETS[self.options["tiles"]])
        self.hand = garden.hand
        self.lanterns = garden.lanterns
        self.bans = garden.bans
        self.target = garden.target or None
        self.rows = garden.rows()
        self.first = -1 if self.options["starter"] == LOT else int(self.options["starter"])

    def observed(self) -> Observation:
        return SPEC

    @property
    def max_decisions(self) -> int:
        """Six decisions in a turn at most, and five turns for every tile that can be laid.

        A lantern sends a tile onto the discard pile, and only a tile laid can bring some back, three at most.
        """
        return 6 * 5 * PILE

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> NiwashiState:
        """A match from a seed; `deal` gives the order of all 62 tiles and of all 24 wishes."""
        deck, wishes = dicts.read_deal(deal, self) if deal is not None else ([], [])
        if deal is None and seed is None:
            seed = secrets.randbits(64)
        keys: list[int] = []
        if seed is not None:
            keys = [word for part in (0, "lot") for word in key_words(round_key(check_seed(seed), part))]
        elif self.first < 0:
            raise Invalid("deal-needs-starter")
        state = NiwashiState(self)
        state.begin(keys, deck, wishes)
        return state

    def from_dict(self, data: Any) -> NiwashiState:
        state = NiwashiState(self)
        state.restore(dicts.read_facts(data, self))
        dicts.check_goes_on(state)
        return state

    def about(self) -> dict[str, Any]:
        """The gardens of the journey in their order (N-B3)."""
        return {"journey": [asdict(garden) for garden in journey.gardens().values()]}

    def note(self, state: State, action: int, text: str) -> str:
        """N-R6: where exactly the lantern stands, and its angle."""
        decision: Decision = state.describe(action)
        view: View = state.view(None)
        place = decision["place"] if decision["do"] == "place" else view["lantern"]["place"]
        return notes.normal(decision, place, text)

    def tiles_laid(self, state: State) -> int:
        view: View = state.view(None)
        return sum(tile["seat"] is not None for tile in view["garden"])

    def scratch(self) -> NiwashiState:
        return NiwashiState(self)

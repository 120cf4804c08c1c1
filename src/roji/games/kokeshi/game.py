"""Kokeshi and Samurai as a game: its options, and how its matches begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.kokeshi import positions
from roji.games.kokeshi.board import Board
from roji.games.kokeshi.garden import Garden, garden, known_gardens, read_tiles
from roji.games.kokeshi.numbers import NUM_ACTIONS
from roji.games.kokeshi.observation import SPEC
from roji.games.kokeshi.rules import KokeshiState
from roji.games.kokeshi.telling import KokeshiTelling
from roji.games.observation import Observation
from roji.games.options import LOT, Option, Written, starter
from roji.games.rng import Stream, check_seed, round_key


def read_garden(text: str) -> str:
    """A garden text of one's own, checked and written as one line."""
    return Garden(read_tiles(text)).text


@lru_cache(maxsize=64)
def board(value: str) -> Board:
    """The tables of the garden of this name or text, shared by all its games."""
    return Board(garden(value))


class Kokeshi(Game):
    """Kokeshi and Samurai, the bead race, for two.

    Choosing a seat is choosing a colour (K-1): seat 0 has the kokeshi and the first base, seat 1 the samurai and the
    second. Chance only says who starts (K-5).
    """

    id = "kokeshi"
    clause = "K"
    place = 3
    minutes = 15
    counts = False
    pages = ("gardens",)
    players_path = "roji.bots.kokeshi.players:PLAYERS"
    board_path = "roji.cli.kokeshi.board:GameBoard"
    drawing_path = "roji.pictures.kokeshi:position"
    picture_path = "roji.cli.kokeshi.commands:draw"
    perft_path = "roji.cli.kokeshi.commands:perft"
    routes_path = "roji.server.kokeshi:HANDLERS"
    answers_path = "roji.server.kokeshi_gardens:ANSWERS"
    lesson = "roji.games.kokeshi:lesson.toml"
    problems = "roji.games.kokeshi:problems.jsonl"
    kit_path = "roji.testing.facts.kokeshi"
    small_path = "roji.games.kokeshi.small:VARIANTS"
    telling = KokeshiTelling(id)
    option_table = (
        Written("garden", "standard", tuple(known_gardens()), read_garden),
        Option("max_turns", 200, range(10_001)),
        starter(2),
    )

    facts = "roji.games.kokeshi.facts"
    turns_up = frozenset[str]()
    players = 2
    num_actions = NUM_ACTIONS
    max_legal = 16  # five figurines to jump over, three landings each, and stop

    def configure(self) -> None:
        self.garden = garden(self.options["garden"])
        self.board = board(self.options["garden"])
        self.first = -1 if self.options["starter"] == LOT else int(self.options["starter"])

    @property
    def max_decisions(self) -> int | None:
        """Six figurines to place; in a turn a choice, a crossing for each of three beads, and a jump or a stop."""
        turns: int = self.options["max_turns"]
        return 6 + 5 * turns if turns else None

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (type(self), self.options)  # the tables of the board follow from the garden

    def observed(self) -> Observation:
        return SPEC

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> KokeshiState:
        """A match from a seed, which says who starts; there is nothing to deal."""
        if deal is not None:
            raise Invalid("kokeshi-no-deal")
        seed = secrets.randbits(64) if seed is None else check_seed(seed)
        first = self.first if self.first >= 0 else Stream(round_key(seed, "lot")).shuffled(2)[0]
        state = KokeshiState(self)
        state.begin(first)
        return state

    def from_dict(self, data: Any) -> KokeshiState:
        state = KokeshiState(self)
        state.restore(positions.read_facts(data, self))
        if not state.over and not state.legal_actions():
            raise Invalid("bad-state", field="moving", why="K-R2")
        return state

    def scratch(self) -> KokeshiState:
        state = KokeshiState(self)
        state.begin(max(self.first, 0))
        return state


def _remake(kind: type[Kokeshi], options: dict[str, Any]) -> Kokeshi:
    return kind(**options)

"""Where the players of a game are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roji.games.game import Game
from roji.games.parts import load

if TYPE_CHECKING:
    from roji.bots.players import Players


def players_of(game: Game | type[Game]) -> Players:
    """What a game brings in bots; one that brings nothing gets what suits any game."""
    found: Players = load(game.players_path or "roji.bots.players:ANY")
    return found

"""Why a decision is not legal: the clause that forbids it, and the sentence in words/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roji.games.errors import Illegal
from roji.games.niwashi import notation
from roji.games.niwashi.numbers import *
from roji.games.niwashi.tiles import DIRECTIONS, TILES, cell_name
from roji.games.niwashi.views import names

if TYPE_CHECKING:
    from roji.games.niwashi.rules import NiwashiState

# What is BARRED in a garden of the journey, `_obstacle` tells.
OBSTACLES = {
    EDGE: ("N-R5", "niwashi-refuse-edge"),
    COVERS_NONE: ("N-14", "niwashi-refuse-covers-none"),
    COVERS_ALL: ("N-14", "niwashi-refuse-covers-all"),
    SAME_BACKWARDS: ("N-14", "niwashi-refuse-same-backwards"),
}


def refusal(action: int, state: NiwashiState) -> Illegal:
    """Why a decision is not legal here."""
    at = state.moment()
    if at.phase == OVER:
        return Illegal("N-23", "niwashi-refuse-over")
    if at.phase == TILE:
        return _no_tile(action, state)
    if at.phase == CELL:
        if action >= CELLS:
            return Illegal("N-14", "niwashi-refuse-no-cell")
        found = dict(state.obstacles(action))
        worst = next(why for why in (BARRED, COVERS_ALL, COVERS_NONE, EDGE) if why in found)
        return _obstacle(worst, found[worst], cell_name(action), state)
    if at.phase == DIRECTION:
        if action >= len(DIRECTIONS):
            return Illegal("N-14", "niwashi-refuse-no-direction")
        return _obstacle(*state.obstacles(at.cell)[action], cell_name(at.cell), state)
    if at.phase == DRAW:
        return _no_draw(action, at, state)
    if at.phase == PLACE:
        return Illegal("N-R6", "niwashi-refuse-no-display", place=(action - ON_DISPLAY) // 3 + 1)
    if at.phase == AIM:
        return Illegal("N-R6", "niwashi-refuse-no-aim")
    return _not_in_hand("N-16", action, state)


def _no_tile(action: int, state: NiwashiState) -> Illegal:
    if action == LANTERN:
        return Illegal("N-B3", "niwashi-refuse-no-lantern", count=state.game.lanterns)
    if action in _hand(state):
        return Illegal("N-R10", "niwashi-refuse-no-placement", tile=TILES[action])
    return _not_in_hand("N-13", action, state)


def _hand(state: NiwashiState) -> list[int]:
    seat = state.seat or 0
    return sorted(state.hand(seat, True) + state.hand(seat, False))


def _not_in_hand(clause: str, action: int, state: NiwashiState) -> Illegal:
    hand = " ".join(names(_hand(state)))
    if action >= len(TILES):
        return Illegal(clause, "niwashi-refuse-no-tile", hand=hand)
    return Illegal(clause, "niwashi-refuse-not-in-hand", tile=TILES[action], hand=hand)


def _obstacle(why: int, barred: int, cell: str, state: NiwashiState) -> Illegal:
    if why != BARRED:
        clause, key = OBSTACLES[why]
        return Illegal(clause, key, cell=cell)
    open_ = state.game.rows[barred // SIDE] >> barred % SIDE & 1
    key = "niwashi-refuse-sand" if open_ else "niwashi-refuse-plot"
    return Illegal("N-B3", key, cell=cell_name(barred))


def _no_draw(action: int, at: notation.Moment, state: NiwashiState) -> Illegal:
    if action > FROM_DISCARD:
        return Illegal("N-18", "niwashi-refuse-no-draw")
    if action < FROM_DISCARD:
        return Illegal("N-18", "niwashi-refuse-empty-place", place=action + 1)
    if at.top == NONE:
        return Illegal("N-22", "niwashi-refuse-discard-empty")
    if "draw-discard" in state.game.bans:
        return Illegal("N-B3", "niwashi-refuse-discard-closed")
    return Illegal("N-19", "niwashi-refuse-not-special")

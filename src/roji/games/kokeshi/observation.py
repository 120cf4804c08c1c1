"""What a seat observes in Kokeshi and Samurai: the whole position. The garden itself is an option, not a part of it.

observation.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roji.games.kokeshi.numbers import *
from roji.games.observation import CAP, LOW, Observation, Piece, seat_piece, to_move_piece

if TYPE_CHECKING:
    from roji.games.kokeshi.rules import KokeshiState

SPACES = MOST_SPACES

ACTIONS = (
    ("0 to 61", "a space: place there, choose the figurine that stands there, or jump there"),
    ("62 to 247", "cross to space (action - 62) // 3 and give the bead to own figurine (action - 62) % 3"),
    ("248", "end the move"),
    ("249 to 257", "pass a bead from own figurine (action - 249) // 3 to own figurine (action - 249) % 3"),
)
HISTORY = ("the first",)

SPEC = Observation(
    1,
    [
        seat_piece(2),
        to_move_piece(2),
        Piece("phase", (4,), "what is decided: where to place, which figurine moves or passes, how it goes on, over"),
        Piece("figurines", (2, 3, SPACES), "where the pink, the green and the orange figurine stand", "seats"),
        Piece("beads", (2, 3, 3, 3), "the beads on each figurine, the top one first: pink, green or orange", "seats"),
        Piece("bases", (2, SPACES), "the base of each player", "seats"),
        Piece("moving", (2, 3), "the figurine in the middle of its move", "seats"),
        Piece("moved", (1,), "whether it has made a step already"),
        Piece("starter", (2,), "who began the match", "seats"),
        Piece("repeated", (1,), "how often the position before this turn was there before that", "table", "count", 2),
        Piece(
            "turns", (2,), f"turns made, as two bytes: how often {LOW} goes into them, and the rest",
            "table", "count", CAP,
        ),
        Piece(
            "turns_left", (1,), "turns until the match is drawn; 255 for as many or more, or where they do not end",
            "table", "count", CAP,
        ),
        Piece("winner", (2,), "who has won", "seats"),
    ],
    ACTIONS,
    HISTORY,
)  # fmt: skip

AT = SPEC.starts
TO_MOVE, AT_PHASE, FIGURINES, BEADS, BASES = AT["to_move"], AT["phase"], AT["figurines"], AT["beads"], AT["bases"]
MOVING, MOVED, STARTER, REPEATED = AT["moving"], AT["moved"], AT["starter"], AT["repeated"]
TURNS, TURNS_LEFT, WINNER = AT["turns"], AT["turns_left"], AT["winner"]
BYTE, MOST_TURNS = CAP, LOW * CAP + LOW - 1


def write(state: KokeshiState, viewer: int, out: bytearray) -> None:
    """Write the observation of a seat (-1: a spectator) into zeros."""
    first = viewer if viewer >= 0 else 0
    if viewer >= 0:
        out[viewer] = 1
    out[AT_PHASE + state.phase] = 1
    if state.phase != OVER:
        out[TO_MOVE + (state.turn ^ first)] = 1
    for i in range(2):
        out[BASES + SPACES * i + state.board.bases[i ^ first]] = 1
    for i in range(6):
        own = i if first == 0 else i + 3 if i < 3 else i - 3  # the viewer's three come first
        if state.at[own] >= 0:
            out[FIGURINES + SPACES * i + state.at[own]] = 1
        if state.mover == own:
            out[MOVING + i] = 1
        stack = state.stacks[own]
        at = BEADS + 9 * i
        while stack > EMPTY:
            out[at + (stack & 3)] = 1
            stack >>= 2
            at += 3
    out[MOVED] = state.moved
    out[STARTER + (state.starter ^ first)] = 1
    out[REPEATED] = state.times - 1 if state.times > 0 else 0
    turns = min(state.turns, MOST_TURNS)
    out[TURNS] = turns >> 4
    out[TURNS + 1] = turns & 15
    out[TURNS_LEFT] = min(state.max_turns - state.turns, BYTE) if state.max_turns else BYTE
    if state.winner >= 0:
        out[WINNER + (state.winner ^ first)] = 1

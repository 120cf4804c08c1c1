"""What a seat observes in Niwashi: the garden around its middle, all tiles laid, what lies open, own tiles and wishes.

observation.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from roji.games.niwashi.numbers import *
from roji.games.observation import CAP, Observation, Piece, seat_piece, to_move_piece

if TYPE_CHECKING:
    from roji.games.niwashi.rules import NiwashiState

if cython.compiled:
    from cython.cimports.roji.games.bits import copy_bytes, popcount, put_four
else:
    from roji.games.bits import copy_bytes, popcount, put_four

INSIDE = int("1" * CROP + "0" * CORNER, 2)  # the columns of the picture as bits
LAID = 5  # bytes for every tile laid

ACTIONS = (
    ("0 to 61", "in `tile` and `discard`: the tile of this kind"),
    ("62", "in `tile`: move the lantern instead"),
    ("0 to 3968", "in `cell` and `place`: the cell in row action // 63 and column action % 63"),
    ("0 to 3", "in `direction`: east, south, west, north; in `draw`: a place of the display, 3 the discard pile"),
    ("3969 to 3977", "in `place`: a field of a tile of the display"),
    ("3978 to 3983", "in `place`: a shape on the aid card"),
    ("3984, 3985", "in `place`: the draw pile, the discard pile"),
    ("0 to 8", "in `aim`: clockwise from the north, 8 for nowhere"),
)
HISTORY = ("the first",)

SPEC = Observation(
    1,
    [
        seat_piece(2),
        to_move_piece(2),
        Piece("phase", (8,), "what is decided: tile, cell, direction, draw, place, aim, discard, over"),
        Piece(
            "fields", (CROP, CROP),
            f"what can be seen in rows and columns {CORNER + 1} to {CORNER + CROP} of the table: "
            "nothing, spring, summer, autumn, winter, sand",
            "table", "choice", 5,
        ),
        Piece("outside", (1,), "covered cells beyond them, which only `laid` tells", "table", "count", CAP),
        Piece(
            "laid", (COPIES, LAID),
            "all tiles in the order laid: kind, column, row, direction (e s w n), each counted from 1, and who laid it "
            "(1 the viewer, 2 the partner, 3 the deal; for a spectator 1 is seat 0)",
            "seats", "choice", SIDE,
        ),
        Piece("hand", (TILE_KINDS,), "the viewer's tiles, of each kind how many", "own", "count", 3),
        Piece("known", (2, TILE_KINDS), "tiles in hand that were taken from the open", "seats", "count", 3),
        Piece("hand_counts", (2,), "tiles in hand", "seats", "count", 6),
        Piece("display", (3, TILE_KINDS), "the tile on each place of the display"),
        Piece("discard", (COPIES,), "discarded tiles, kinds counted from 1, the top first", "table", "choice", COPIES),
        Piece("removed", (TILE_KINDS,), "tiles out of the game, of each kind how many", "table", "count", 3),
        Piece("pile", (1,), "tiles left in the draw pile", "table", "count", PILE),
        Piece("chosen", (TILE_KINDS,), "the tile to be laid"),
        Piece("chosen_cell", (2,), "column and row of its first field, counted from 1", "table", "choice", SIDE),
        Piece("wishes", (WISHES,), "the viewer's wishes: four seasons for each shape in play", "own"),
        Piece("fulfilled", (2, WISHES), "fulfilled wishes", "seats"),
        Piece("wish_counts", (2,), "wishes in hand", "seats", "count", HELD),
        Piece("stack_counts", (2,), "wishes to come", "seats", "count", STACK),
        Piece("lantern_on", (6,), "where the lantern is: on a cell, display, aid card, pile, discard, at rest"),
        Piece("lantern_cell", (2,), "column and row of its cell, counted from 1", "table", "choice", SIDE),
        Piece("lantern_display", (3, 3), "the field of the display that it marks"),
        Piece("lantern_aid", (6,), "the shape on the aid card that it marks"),
        Piece("lantern_aim", (8,), "where it points, clockwise from the north; nowhere: none"),
        Piece("lantern_tile", (TILE_KINDS,), "the tile that it marked when it was put down"),
        Piece("lanterns", (1,), "how often the lantern was moved", "table", "count", CAP),
        Piece("to_draw", (1,), "tiles that are still to be drawn in this turn", "table", "count", 3),
        Piece("special", (1,), "whether like was laid on like, so that the discard pile is open (N-19)"),
        Piece("score", (1,), "wishes fulfilled by both", "table", "count", 2 * STACK),
    ],
    ACTIONS,
    HISTORY,
)  # fmt: skip

AT = SPEC.starts
TO_MOVE, AT_PHASE, FIELDS, OUTSIDE, AT_LAID = AT["to_move"], AT["phase"], AT["fields"], AT["outside"], AT["laid"]
AT_HAND, KNOWN, HAND_COUNTS, DISPLAY = AT["hand"], AT["known"], AT["hand_counts"], AT["display"]
AT_DISCARD, REMOVED, AT_PILE, CHOSEN, CHOSEN_CELL = (
    AT["discard"], AT["removed"], AT["pile"], AT["chosen"], AT["chosen_cell"],
)  # fmt: skip
AT_WISHES, FULFILLED, WISH_COUNTS, STACK_COUNTS = AT["wishes"], AT["fulfilled"], AT["wish_counts"], AT["stack_counts"]
LANTERN_ON, LANTERN_CELL, LANTERN_DISPLAY = AT["lantern_on"], AT["lantern_cell"], AT["lantern_display"]
LANTERN_AID, LANTERN_AIM, LANTERN_TILE, LANTERNS = (
    AT["lantern_aid"], AT["lantern_aim"], AT["lantern_tile"], AT["lanterns"],
)  # fmt: skip
TO_DRAW, SPECIAL, SCORE = AT["to_draw"], AT["special"], AT["score"]
BYTE = CAP

if not cython.compiled:
    COLUMN, ROW = bytearray(CELLS), bytearray(CELLS)  # of every cell, counted from 1: a division for each would be slow
for cell in range(CELLS):
    COLUMN[cell] = cell % SIDE + 1
    ROW[cell] = cell // SIDE + 1


def write(state: NiwashiState, viewer: int, out: bytearray) -> None:
    """Write the observation of a seat (-1: a spectator) into zeros."""
    first = viewer if viewer >= 0 else 0
    if viewer >= 0:
        out[viewer] = 1
        for i in range(3 * viewer, 3 * viewer + 3):
            if state.dealt[i] != NONE:
                out[AT_HAND + state.dealt[i]] += 1
            if state.taken[i] != NONE:
                out[AT_HAND + state.taken[i]] += 1
        for i in range(HELD * viewer, HELD * viewer + state.holding[viewer]):
            out[AT_WISHES + state.held[i]] = 1
    out[AT_PHASE + state.phase] = 1
    if state.phase != OVER:
        out[TO_MOVE + (state.turn ^ first)] = 1
    write_garden(state, first, out)
    write_lantern(state, out)
    for i in range(2):
        seat = i ^ first
        count = 0
        for k in range(3 * seat, 3 * seat + 3):
            if state.dealt[k] != NONE:
                count += 1
            if state.taken[k] != NONE:
                out[KNOWN + TILE_KINDS * i + state.taken[k]] += 1
                count += 1
        out[HAND_COUNTS + i] = count
        for k in range(STACK * seat, STACK * seat + state.fulfilled[seat]):
            out[FULFILLED + WISHES * i + state.done[k]] = 1
        out[WISH_COUNTS + i] = state.holding[seat]
        out[STACK_COUNTS + i] = state.stack_end[seat] - state.next_wish[seat]
    for i in range(3):
        if state.display[i] != NONE:
            out[DISPLAY + TILE_KINDS * i + state.display[i]] = 1
    for i in range(state.discarded):
        out[AT_DISCARD + i] = state.discard[state.discarded - 1 - i] + 1
    for i in range(state.gone):
        out[REMOVED + state.removed[i]] += 1
    out[AT_PILE] = state.pile_end - state.top
    if state.tile != NONE:
        out[CHOSEN + state.tile] = 1
    if state.phase == DIRECTION:
        out[CHOSEN_CELL] = state.cell % SIDE + 1
        out[CHOSEN_CELL + 1] = state.cell // SIDE + 1
    out[TO_DRAW] = state.wanted
    out[SPECIAL] = state.special
    out[SCORE] = state.fulfilled[0] + state.fulfilled[1]


def write_garden(state: NiwashiState, first: int, out: bytearray) -> None:
    """The fields around the middle, how many are beyond, and every tile laid."""
    beyond = 0
    for r in range(state.north, state.south + 1):
        if r < CORNER or r >= CORNER + CROP:
            beyond += popcount(state.occupied[r])
            continue
        beyond += popcount(state.occupied[r] & ~INSIDE)
        copy_bytes(out, FIELDS + CROP * (r - CORNER), state.cells, STRIDE * (r + MARGIN) + CORNER, CROP)
    out[OUTSIDE] = min(beyond, BYTE)
    at = AT_LAID
    for i in range(state.laid):
        cell = state.laid_cell[i]
        put_four(out, at, state.laid_tile[i] + 1, COLUMN[cell], ROW[cell], state.laid_direction[i] + 1)
        out[at + 4] = 3 if state.laid_seat[i] < 0 else 1 + (state.laid_seat[i] ^ first)
        at += LAID


def write_lantern(state: NiwashiState, out: bytearray) -> None:
    """Where the lantern stands and points, and what it marks."""
    place = state.lantern_place
    if place < ON_DISPLAY:
        out[LANTERN_ON] = 1
        out[LANTERN_CELL] = place % SIDE + 1
        out[LANTERN_CELL + 1] = place // SIDE + 1
    elif place < ON_AID:
        out[LANTERN_ON + 1] = 1
        out[LANTERN_DISPLAY + place - ON_DISPLAY] = 1
    elif place < ON_PILE:
        out[LANTERN_ON + 2] = 1
        out[LANTERN_AID + place - ON_AID] = 1
    else:
        out[LANTERN_ON + 3 + place - ON_PILE] = 1
    if state.lantern_aim != NOWHERE:
        out[LANTERN_AIM + state.lantern_aim] = 1
    if state.lantern_mark != NONE:
        out[LANTERN_TILE + state.lantern_mark] = 1
    out[LANTERNS] = min(state.lanterns, BYTE)

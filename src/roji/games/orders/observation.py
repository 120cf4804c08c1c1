"""What a seat observes in Garden Orders: own hand, the row, the order, and every card that others are known to hold.

observation.pxd gives the C types.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import cython

from roji.games.observation import CAP, LOW, Observation, Piece, score_piece, seat_piece, to_move_piece
from roji.games.orders.numbers import *

if TYPE_CHECKING:
    from roji.games.orders.rules import OrdersState

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, popcount, spread
else:
    from roji.games.bits import lowest, popcount, spread

BYTE, MOST_POINTS = CAP, LOW * CAP + LOW - 1


ACTIONS = (
    ("0 to 32", "P0 to P10, G0 to G10, O0 to O10: lay that card of the hand, or take that card from the row"),
    ("33", "reveal the top card of the stack"),
    ("34 to 44", "take the trio of value 0 to 10"),
    ("45", "take no trio"),
)
HISTORY = ("the first",)


@lru_cache(8)
def spec(players: int) -> Observation:
    """The pieces for so many players. Those of a fixed size come first, so that they lie where they always lie."""
    return Observation(
        1,
        [
            Piece("phase", (5,), "what is decided: a turn, what to take, which trio to take, what to lay for it, over"),
            Piece(
                "hand", (KINDS,), "the viewer's cards: of each (P0 to P10, G0 to G10, O0 to O10) how many",
                "own", "count", 2,
            ),
            Piece("row", (KINDS,), "cards in the row, of each how many", "table", "count", 2),
            Piece("laid", (KINDS,), "the card just laid for a swap, which cannot be taken back"),
            Piece("trio", (VALUES,), "the value of the trio chosen, for which three cards are laid"),
            Piece("order", (ORDERS,), "the order of this round"),
            Piece("orders", (ORDERS,), "the orders turned up so far"),
            Piece("stack", (1,), "cards left in the stack", "table", "count", STACK),
            Piece(
                "swaps_left", (1,), "swaps until somebody has to reveal (O-R3), 255 where they do not end",
                "table", "count", CAP,
            ),
            Piece("round", (1,), "finished rounds", "table", "count", ROUNDS),
            Piece("rounds", (1,), "rounds of the match", "table", "count", ROUNDS),
            seat_piece(players),
            to_move_piece(players),
            Piece("starter", (players,), "who began this round", "seats"),
            Piece("hand_counts", (players,), "cards in hand", "seats", "count", HAND),
            Piece("known", (players, KINDS), "cards known to be in a hand, of each how many", "seats", "count", 2),
            score_piece(players),
        ],
        ACTIONS,
        HISTORY,
    )  # fmt: skip


AT = spec(2).starts
AT_HAND, AT_ROW, LAID, CHOSEN, ORDER, USED = AT["hand"], AT["row"], AT["laid"], AT["trio"], AT["order"], AT["orders"]
LEFT, SWAPS, ROUND, TOTAL, BY_SEAT = AT["stack"], AT["swaps_left"], AT["round"], AT["rounds"], AT["seat"]


def write(state: OrdersState, viewer: int, out: bytearray) -> None:
    """Write the observation of a seat (-1: a spectator) into zeros."""
    seats = state.seats
    first = viewer if viewer >= 0 else 0
    out[state.phase] = 1
    write_bag(out, AT_ROW, state.row, state.row_twice)
    if state.phase == TAKE:
        out[LAID + state.pending] = 1
    elif state.phase == LAY:
        out[CHOSEN + state.pending] = 1
    for i in range(state.index):
        out[USED + state.orders[i] - 1] = 1
    out[LEFT] = state.stack_size - state.top
    out[ROUND] = state.index
    out[TOTAL] = state.rounds_total
    # by seat: seat, to_move, starter, hand_counts, known, scores
    if viewer >= 0:
        out[BY_SEAT + viewer] = 1
        write_bag(out, AT_HAND, state.hands[viewer], state.hands_twice[viewer])
    if state.phase != OVER:
        out[USED + state.orders[state.index] - 1] = 1
        out[ORDER + state.orders[state.index] - 1] = 1
        out[SWAPS] = min(state.stall_limit - state.swaps, BYTE) if state.stall_limit else BYTE
        out[BY_SEAT + seats + (state.turn - first + seats) % seats] = 1
        out[BY_SEAT + 2 * seats + (state.starter - first + seats) % seats] = 1
    at = BY_SEAT + 3 * seats
    for i in range(seats):
        seat = first + i if first + i < seats else first + i - seats
        out[at + i] = popcount(state.hands[seat]) + popcount(state.hands_twice[seat])
        write_bag(out, at + seats + KINDS * i, state.known[seat], state.known_twice[seat])
        total = min(state.totals[seat], MOST_POINTS)
        out[at + seats + KINDS * seats + 2 * i] = total >> 4
        out[at + seats + KINDS * seats + 2 * i + 1] = total & 15


def write_bag(out: bytearray, at: int, once: int, twice: int) -> None:
    """Of every card how many there are."""
    spread(out, at, once, KINDS)
    while twice:
        out[at + lowest(twice)] = 2
        twice &= twice - 1

"""What a seat observes in Koi-Koi: all cards it has seen in this round, the counts, the rounds before.

observation.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from roji.games.koikoi.numbers import *
from roji.games.observation import CAP, LOW, Observation, Piece, score_piece, seat_piece, to_move_piece

if TYPE_CHECKING:
    from roji.games.koikoi.rules import KoiKoiState

if cython.compiled:
    from cython.cimports.roji.games.bits import popcount, spread
    from cython.cimports.roji.games.koikoi.scoring import combinations, points
else:
    from roji.games.bits import popcount, spread
    from roji.games.koikoi.scoring import combinations, points

ACTIONS = (
    ("0 to 47", "play that card from the hand; where two cards of the field match, take that one of them"),
    ("48", "stop: end the round and take the points"),
    ("49", "call koi-koi and play on"),
)
HISTORY = ("the first",)

SPEC = Observation(
    1,
    [
        seat_piece(2),
        to_move_piece(2),
        Piece(
            "phase",
            (5,),
            "what is decided: a card, which match to take, which one of the turned card, stop or go on, over",
        ),
        Piece("hand", (DECK,), "the viewer's cards, by month: 1L 1R 1x 1y 2A 2R ... 12z", "own"),
        Piece("field", (DECK,), "cards on the field"),
        Piece("captured", (2, DECK), "cards captured in this round", "seats"),
        Piece("played", (2, DECK), "cards played from the hand in this round, wherever they are now", "seats"),
        Piece("pending", (DECK,), "the card that waits for one of two matches"),
        Piece("hand_counts", (2,), "cards in hand", "seats", "count", 8),
        Piece("stock", (1,), "cards left in the stock", "table", "count", 24),
        Piece("dealer", (2,), "who dealt this round", "seats"),
        Piece("calls", (2,), "how often koi-koi was called in this round", "seats", "count", 8),
        Piece("combinations", (2, CLAUSES), "combinations in the captured cards, H-21 to H-32", "seats"),
        Piece("points", (2,), "what they are worth, before any doubling", "seats", "count", CAP),
        Piece("held", (2, CLAUSES), "the combinations held when koi-koi was last called in this round", "seats"),
        Piece("best", (2,), "what they were worth", "seats", "count", CAP),
        Piece("redeals", (1,), "deals thrown in before this round (H-R4)", "table", "count", CAP),
        Piece("round", (1,), "finished rounds", "table", "count", ROUNDS),
        Piece("rounds", (1,), "rounds of the match", "table", "count", ROUNDS),
        score_piece(2),
        Piece("gains", (2, ROUNDS), "points of every finished round", "seats", "count", CAP),
    ],
    ACTIONS,
    HISTORY,
)

AT = SPEC.starts
SEAT, TO_MOVE, AT_PHASE, HAND, FIELD = AT["seat"], AT["to_move"], AT["phase"], AT["hand"], AT["field"]
CAPTURED, PLAYED, PENDING = AT["captured"], AT["played"], AT["pending"]
HAND_COUNTS, STOCK, DEALER, CALLS = AT["hand_counts"], AT["stock"], AT["dealer"], AT["calls"]
COMBINATIONS, POINTS, HELD, BEST = AT["combinations"], AT["points"], AT["held"], AT["best"]
REDEALS, ROUND, AT_ROUNDS, SCORES, GAINS = AT["redeals"], AT["round"], AT["rounds"], AT["scores"], AT["gains"]
MOST, MOST_POINTS = CAP, LOW * CAP + LOW - 1


def write(state: KoiKoiState, viewer: int, out: bytearray) -> None:
    """Write the observation of a seat (-1: a spectator) into zeros."""
    first = viewer if viewer >= 0 else 0
    if viewer >= 0:
        out[SEAT + viewer] = 1
        spread(out, HAND, state.hands[viewer], DECK)
    out[AT_PHASE + state.phase] = 1
    if state.phase != OVER:
        out[TO_MOVE + (state.turn ^ first)] = 1
        out[DEALER + (state.dealer ^ first)] = 1
        out[REDEALS] = state.redeals[state.index]
    if state.phase == PICK_HAND or state.phase == PICK_STOCK:
        out[PENDING + state.pending] = 1
    spread(out, FIELD, state.field, DECK)
    out[STOCK] = state.stock_size - state.top
    out[ROUND] = state.index
    out[AT_ROUNDS] = state.rounds_total
    for i in range(2):
        seat = i ^ first
        pile = state.captured[seat]
        found = combinations(pile, state.flags)
        spread(out, CAPTURED + DECK * i, pile, DECK)
        spread(out, PLAYED + DECK * i, state.played[seat], DECK)
        spread(out, COMBINATIONS + CLAUSES * i, found, CLAUSES)
        spread(out, HELD + CLAUSES * i, state.held[seat], CLAUSES)
        out[POINTS + i] = points(pile, found, state.flags)
        out[BEST + i] = state.best[seat]
        out[HAND_COUNTS + i] = popcount(state.hands[seat])
        out[CALLS + i] = state.calls[seat]
        total = min(state.totals[seat], MOST_POINTS)
        out[SCORES + 2 * i] = total >> 4
        out[SCORES + 2 * i + 1] = total & 15
    for r in range(state.index):
        if state.winners[r] < NOBODY:
            out[GAINS + ROUNDS * (state.winners[r] ^ first) + r] = min(state.gains[r], MOST)

"""What a network sees of a round of Koi-Koi when a seat is to play a card: where every card lies, and what piles have.

Both hands are seen: the search asks about hands it imagines.
"""

from __future__ import annotations

import cython

from roji.games.koikoi import cards as deck
from roji.games.koikoi.rules import KoiKoiState

if cython.compiled:
    from cython.cimports.roji.games.bits import lowest, popcount
    from cython.cimports.roji.games.koikoi.scoring import combinations, points
else:
    from roji.games.bits import lowest, popcount
    from roji.games.koikoi.scoring import combinations, points

ONE, MONTH = 1, 15
LOW = 0x111111111111
LIGHTS, RAIN, ANIMALS, RIBBONS, PLAIN = deck.LIGHTS, deck.RAIN, deck.ANIMALS, deck.RIBBONS, deck.PLAIN
RED, BLUE, BOAR = deck.RED, deck.BLUE, deck.BOAR_DEER_BUTTERFLIES

# Where the kinds of inputs begin: 5 x 48 cards by place, then for each side what it can take (48), what its pile
# counts (53), its points (16), its calls (4), the combinations in reach (12); then hand sizes and house rules.
INPUTS = 240 + 2 * (48 + 53 + 16 + 4 + 12) + 18 + 5


def mark(cards: int, first: int, out: list[int], n: int) -> int:
    """Every card of a set as an input that is on."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        out[n] = first + card
        n += 1
    return n


def takes(hand: int, field: int) -> int:
    """The cards of a hand and of the field that have a match there."""
    months = hand | hand >> 1
    months = (months | months >> 2) & LOW
    hit = field | field >> 1
    hit = (hit | hit >> 2) & LOW & months
    return (hand | field) & hit * MONTH


def features(at: KoiKoiState, mover: int, caller: int, out: list[int]) -> int:
    """The inputs that are on, as if `caller` (-1: nobody) had just called, and how many."""
    n = mark(at.hands[mover], 0, out, 0)
    n = mark(at.hands[1 - mover], 48, out, n)
    n = mark(at.field, 96, out, n)
    n = mark(at.captured[mover], 144, out, n)
    n = mark(at.captured[1 - mover], 192, out, n)
    for side in range(2):
        seat = mover if side == 0 else 1 - mover
        at_ = 240 + 133 * side
        pile = at.captured[seat]
        reach = takes(at.hands[seat], at.field)
        n = mark(reach, at_, out, n)
        at_ += 48
        out[n] = at_ + popcount(pile & LIGHTS & ~RAIN)
        out[n + 1] = at_ + 5 + popcount(pile & ANIMALS)
        out[n + 2] = at_ + 15 + popcount(pile & RIBBONS)
        out[n + 3] = at_ + 26 + min(popcount(pile & PLAIN), 14)
        out[n + 4] = at_ + 41 + popcount(pile & RED)
        out[n + 5] = at_ + 45 + popcount(pile & BLUE)
        out[n + 6] = at_ + 49 + popcount(pile & BOAR)
        at_ += 53
        now = combinations(pile, at.flags)
        worth = points(pile, now, at.flags)
        out[n + 7] = at_ + min(worth, 15)
        called = at.calls[seat] + (caller == seat)
        out[n + 8] = at_ + 16 + min(called, 3)
        n += 9
        n = mark(combinations(pile | reach, at.flags) & ~now, at_ + 20, out, n)
    out[n] = 506 + popcount(at.hands[mover])
    out[n + 1] = 515 + popcount(at.hands[1 - mover])
    n += 2
    other = 524
    if at.rise:
        out[n] = other
        n += 1
    if at.many_calls:
        out[n] = other + 1
        n += 1
    if at.each_call:
        out[n] = other + 2
        n += 1
    return mark(at.flags, other + 3, out, n)


@cython.locals(found=cython.int[128])
def seen(state: KoiKoiState) -> list[int]:
    """The inputs that are on for the seat to move, for callers in Python."""
    if not cython.compiled:
        found = [0] * 128
    n = features(cython.cast(KoiKoiState, state), state.seat or 0, -1, found)
    return [found[k] for k in range(n)]

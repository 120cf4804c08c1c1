"""Every deal of a small variant of Koi-Koi, with the two plain cards x and y of a month as one and the same.

Nothing in the rules tells them apart, so that nobody plays better by doing so; there are far fewer deals that differ.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations, permutations
from math import comb, factorial

from roji.games.game import Game
from roji.games.koikoi.cards import CARDS, mask
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import STOP
from roji.games.koikoi.rules import KoiKoiState
from roji.games.state import State
from roji.games.variants import Alike

Y = mask(" ".join(f"{card[:-1]}y" for card in CARDS if card.endswith("x") and f"{card[:-1]}y" in CARDS))


def plain(cards: int) -> int:
    """A set of cards in which y never stands without x."""
    alone = cards & Y & ~(cards << 1)
    return cards ^ alone ^ alone >> 1


def first(card: int) -> int:
    """The card, or x for y."""
    return card - (Y >> card & 1)


def picks(
    left: tuple[int, ...], count: int, ordered: bool = False
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every way to pick so many cards, y never before its x; what is left, and for how many ways it stands."""
    for found in (permutations if ordered else combinations)(left, count):
        ways = 1
        for at, card in enumerate(found):
            if Y >> card & 1 and card - 1 in left:
                if card - 1 not in found or (ordered and card - 1 not in found[:at]):
                    break
            elif Y >> card + 1 & 1 and (ordered or card + 1 not in found):
                ways *= 2
        else:
            yield found, tuple(card for card in left if card not in found), ways


def deals(game: Game) -> Iterator[tuple[float, State]]:
    """The deals that differ, each with its chance: hands, field, and as much of the stock as can be turned."""
    assert isinstance(game, KoiKoi)
    cards = tuple(4 * (month - 1) + i for month in game.months for i in range(4))
    size, turned = game.hand, min(2 * game.hand, len(cards) - 3 * game.hand)
    total = comb(len(cards), size) * comb(len(cards) - size, size) * comb(len(cards) - 2 * size, size)
    total *= factorial(len(cards) - 3 * size) // factorial(len(cards) - 3 * size - turned)
    for challenger, rest, ways in picks(cards, size):
        for field, after, times in picks(rest, size):
            for dealer, hidden, often in picks(after, size):
                for stock, never, again in picks(hidden, turned, ordered=True):
                    state = KoiKoiState(game)
                    state.begin([], [laid(challenger, field, dealer) + stock + never])
                    yield ways * times * often * again / total, state


def laid(challenger: tuple[int, ...], field: tuple[int, ...], dealer: tuple[int, ...]) -> tuple[int, ...]:
    """The top of a deck that is dealt so: two for each in turn (H-9)."""
    return tuple(
        card for i in range(0, len(field), 2) for part in (challenger, field, dealer) for card in part[i : i + 2]
    )


def knows(state: State, seat: int) -> Hashable:
    """What a seat sees: with what it saw at its decisions before, that is all it can know of the round."""
    assert isinstance(state, KoiKoiState)
    now = state.facts(results=False)
    piles = (now.hands[seat], now.field, *now.captured, *now.played)
    return *(plain(pile) for pile in piles), first(now.pending) if now.pending >= 0 else -1, now.phase, now.calls


def choices(state: State) -> list[int]:
    """The legal decisions, x alone where x and y can be played or taken."""
    legal = state.legal_actions()
    return [action for action in legal if action >= STOP or first(action) == action or action - 1 not in legal]


ALIKE = Alike(deals, knows, choices)

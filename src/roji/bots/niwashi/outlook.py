"""What the partner may wish for, as a gardener reads it, and how many of these wishes a tile would fulfil."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from roji.bots.niwashi.belief import Belief
from roji.bots.niwashi.partner import PartnerBot
from roji.games.niwashi.tiles import read_wish, wish_name

Hands = dict[tuple[str, ...], float]  # what the partner may hold, with chances that sum to 1


def hands(gardener: PartnerBot, own: Collection[str]) -> Hands:
    """What the partner may hold, for a gardener who has just looked at the garden and holds these wishes."""
    mind = gardener.mind
    belief, mine = mind.beliefs[1 - gardener.seat], {read_wish(wish, mind.shapes) for wish in own}
    left = {hand: weight for hand, weight in belief.weights.items() if weight > 0.0 and mine.isdisjoint(hand)}
    left = left or Belief(belief.unseen - mine, belief.holding).weights
    total = sum(left.values())
    return {tuple(wish_name(wish, mind.shapes) for wish in hand): weight / total for hand, weight in left.items()}


def chance(held: Hands, wish: str) -> float:
    """How likely it is that the partner holds a wish."""
    return sum(weight for hand, weight in held.items() if wish in hand)


def fulfilled(held: Hands, shown: Collection[str]) -> tuple[float, float]:
    """How many of the partner's wishes come true when these shapes are shown: the mean and the standard deviation."""
    counts = [(len(set(hand) & set(shown)), weight) for hand, weight in held.items()]
    mean = sum(count * weight for count, weight in counts)
    return mean, sqrt(max(sum(count**2 * weight for count, weight in counts) - mean**2, 0.0))

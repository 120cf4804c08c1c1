"""What may be in a gardener's hand: a weight for every pair of wishes, as everybody at the table could work it out.

Three things change it. A wish laid open was in the hand, and an unknown one takes its place. A wish that could be seen
with the partner's tile and was not laid open is not in the hand (N-8, N-10): that is certain. And what the gardener
laid, drew or lit makes some pairs more likely than others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

WISHES = 24

Hand = tuple[int, ...]  # the wishes held, in rising order


def entry(hand: Hand) -> int:
    """The place of a hand in the tables of Insight.explain."""
    return WISHES * hand[0] + hand[-1]


class Belief:
    """Weights of the hands a gardener may hold; they sum to 1."""

    def __init__(self, unseen: Collection[int], holding: int) -> None:
        self.unseen = set(unseen)
        self.holding = holding
        hands: list[Hand] = [()]
        for _ in range(min(holding, len(unseen))):
            hands = [(*hand, wish) for hand in hands for wish in sorted(unseen) if not hand or wish > hand[-1]]
        self.weights = dict.fromkeys(hands, 1.0)
        self.normalise()

    def normalise(self) -> None:
        total = sum(self.weights.values())
        self.weights = {hand: weight / total for hand, weight in self.weights.items()}

    def weigh(self, chances: list[float], careless: float, ways: int) -> None:
        """One of `ways` decisions was made, with these chances by what is held, or carelessly: then any at random."""
        anyhow = careless / ways
        for hand in self.weights:
            if hand:
                self.weights[hand] *= (1 - careless) * chances[entry(hand)] + anyhow
        self.normalise()

    def fulfil(self, wish: int, holding: int) -> None:
        """A wish was laid open, an unknown one is drawn as long as the stack lasts (N-9)."""
        left: dict[Hand, float] = {}
        for hand, weight in self.weights.items():
            if wish in hand:
                rest = tuple(other for other in hand if other != wish)
                left[rest] = left.get(rest, 0.0) + weight
        before, self.holding = self.holding, holding
        self.unseen.discard(wish)
        if sum(left.values()) <= 0.0:
            self.weights = Belief(self.unseen, holding).weights
            return
        self.weights = left
        if holding == before:
            self.weights = {}
            for rest, weight in left.items():
                for fresh in sorted(self.unseen.difference(rest)):
                    hand = tuple(sorted((*rest, fresh)))
                    self.weights[hand] = self.weights.get(hand, 0.0) + weight
        self.normalise()

    def forget(self, wish: int) -> None:
        """A wish lies open before somebody: nobody holds it any more."""
        self.unseen.discard(wish)
        self.exclude((wish,))

    def exclude(self, wishes: Iterable[int]) -> None:
        """None of these is in the hand; if nothing fits any more, whatever can be is as likely."""
        out = set(wishes)
        left = {hand: weight for hand, weight in self.weights.items() if out.isdisjoint(hand)}
        if sum(left.values()) > 0.0:
            self.weights = left
            self.normalise()
        else:
            self.weights = Belief(self.unseen - out or self.unseen, self.holding).weights

    def chances(self, own: Collection[int] = ()) -> list[float]:
        """How likely each wish is held, for somebody who holds `own`."""
        found = [0.0] * WISHES
        total = 0.0
        apart = set(own).isdisjoint
        for hand, weight in self.weights.items():
            if apart(hand):
                total += weight
                for wish in hand:
                    found[wish] += weight
        if total > 0.0:
            return [chance / total for chance in found]
        rest = self.unseen.difference(own)
        return [min(self.holding / len(rest), 1.0) if wish in rest else 0.0 for wish in range(WISHES)]

    def believe(self, means: Collection[int], stray: float) -> None:
        """A sign that means one of these wishes, or with the chance `stray` anything."""
        hit = sum(weight for hand, weight in self.weights.items() if not set(means).isdisjoint(hand))
        if hit > 0.0:
            self.weights = {
                hand: weight * (stray + (0.0 if set(means).isdisjoint(hand) else (1 - stray) / hit))
                for hand, weight in self.weights.items()
            }
            self.normalise()

"""A companion's thoughts about a match: besides both hands of wishes, how both gardeners play.

All of it is what somebody could work out who saw only what is open, like everything in Mind.
"""

from __future__ import annotations

from collections.abc import Collection
from math import exp

from roji.bots.niwashi.belief import WISHES, Belief, Hand, entry
from roji.bots.niwashi.foresight import EMPTY, Foresight
from roji.bots.niwashi.manners import ANYHOW, ATTENTIVE, REASONED, SELFISH, Acquaintance, Manner
from roji.bots.niwashi.mind import Mind, Weights
from roji.bots.niwashi.styles import Style
from roji.games.niwashi.facts import LanternPlaced
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.views import Facts, Laid

# What an own wish that comes nearer is worth beside somebody of each kind, of what it is beside an attentive partner.
PAYS = (1.0, 0.6, 0.8, 0.3)
# How far below the best a placement of each kind may be, of the heat of the style: who thinks of two wishes only does
# not have to weigh much.
HEATS = (1.0, 1.0, 0.4)
FEW = 20  # hands that are thought of when an answer is worked out
NOTHING = [0.0] * WISHES


class Understanding(Mind):
    """Follows a match, and gets to know both who play it."""

    sight: Foresight
    nothing: Weights = (NOTHING, NOTHING)

    def __init__(self, game: Niwashi, style: Style, manner: Manner) -> None:
        super().__init__(game, style)
        self.sight = Foresight(game, style.worth)
        self.manner = manner

    def begin(self, facts: Facts) -> None:
        super().begin(facts)
        self.known = [Acquaintance(self.manner) for _ in range(2)]
        # What somebody knows of a hand who reads no tiles: only what N-8 makes certain, and lanterns.
        self.plain = [Belief(range(WISHES), belief.holding) for belief in self.beliefs]
        self.tiles: list[tuple[int, ...]] = [(), ()]  # of both hands, those that were taken from the open

    def follow(self, facts: Facts) -> None:
        super().follow(facts)
        self.tiles = list(facts.taken)

    # -- what a decision tells -----------------------------------------------------------------------

    def settle(self) -> None:
        if self.layer >= 0:
            self.plain[1 - self.layer].exclude(wish for wish in range(WISHES) if self.seen >> wish & 1)
        super().settle()

    def lay(self, laid: Laid) -> None:
        self.settle()
        if laid.seat >= 0:
            self.read(laid)
        self.seen = self.sight.lay(laid.tile, laid.cell, laid.direction, laid.seat)
        self.layer = laid.seat

    def read(self, laid: Laid) -> None:
        """A tile was laid: for which wishes, and for which kind of gardener, does it make most sense?"""
        seat = laid.seat
        self.sight.survey(sorted({laid.tile, *self.tiles[seat]}), NOTHING, NOTHING)
        actual = self.sight.index(laid.tile, laid.cell, laid.direction)
        if actual < 0:
            return
        asked = sum(1 << wish for wish in self.said[1 - seat])
        if self.sight.hits(asked):
            self.answer(seat, bool(self.sight.placement(actual).shown & asked))
        tables = []
        for kind in REASONED:
            own, show, lift = self.motives(kind, seat)
            self.sight.rate(show, lift)
            tables.append(self.sight.explain(actual, [own] * WISHES, show, lift, self.heat(kind)))
        self.learn(seat, tables, self.sight.ways())

    def take(self, seat: int, tile: int, choice: list[int]) -> None:
        """A tile was drawn: for which wishes would its best placement be worth more than that of the others?

        Of what kind somebody is only tiles laid tell: hardly anybody draws with so much thought.
        """
        options = sorted(set(choice))
        if len(options) < 2:
            return
        kind = max(REASONED, key=self.known[seat].shares().__getitem__)
        own, show, lift = self.motives(kind, seat)
        tables = []
        for option in options:
            self.sight.survey([option], show, lift)
            tables.append(self.sight.promise([own] * WISHES, show, lift))
        chosen, heat = tables[options.index(tile)], self.style.heat
        chances = [0.0] * (WISHES * WISHES)
        for hand in self.beliefs[seat].weights:
            if hand:
                at = entry(hand)
                chances[at] = 1 / sum([exp(min((table[at] - chosen[at]) / heat, 50)) for table in tables])
        self.beliefs[seat].weigh(chances, self.known[seat].shares()[ANYHOW], len(options))

    def learn(self, seat: int, tables: list[list[float]], ways: int) -> None:
        """One of `ways` placements was chosen, with these chances by kind and by what is held."""
        belief, known = self.beliefs[seat], self.known[seat]
        shares = known.shares()
        held = [(entry(hand), weight) for hand, weight in belief.weights.items() if hand]
        if not held:
            return
        chances = [sum(weight * table[at] for at, weight in held) for table in tables]
        reasoned = 1.0 - shares[ANYHOW]
        mixed = [0.0] * (WISHES * WISHES)
        for at, _ in held:
            mixed[at] = sum(shares[kind] * tables[kind][at] for kind in REASONED) / reasoned
        known.learn([*chances, 1 / ways])
        belief.weigh(mixed, shares[ANYHOW], ways)

    def answer(self, seat: int, given: bool) -> None:
        """A lantern could be answered by a tile laid, and was or was not."""
        self.known[seat].answer(given)

    def light(self, seat: int, place: LanternPlaced | None, direction: str | None) -> None:
        super().light(seat, place, direction)
        if means := self.said[seat]:
            self.plain[seat].believe(means, 1 - self.known[1 - seat].answers)

    def fulfil(self, seat: int, wish: int) -> None:
        super().fulfil(seat, wish)
        self.plain[seat].fulfil(wish, self.beliefs[seat].holding)
        self.plain[1 - seat].forget(wish)

    # -- what counts ---------------------------------------------------------------------------------

    def heat(self, kind: int) -> float:
        """How far below the best a placement of somebody of a kind may be."""
        return self.style.heat * HEATS[kind]

    def own(self, seat: int) -> float:
        """What an own wish that comes nearer is worth to somebody at a seat, by how the other plays."""
        shares = self.known[1 - seat].shares()
        return self.style.own * sum(share * pays for share, pays in zip(shares, PAYS, strict=True))

    def motives(self, kind: int, seat: int) -> tuple[float, list[float], list[float]]:
        """What counts for a gardener of a kind: an own wish that comes nearer; and any wish, shown or nearer."""
        if kind == SELFISH:
            return self.style.own, NOTHING, NOTHING
        if kind == ATTENTIVE:
            return self.style.own, *self.open_weights(seat)
        return self.style.own, *self.valued(seat, (), self.plain[1 - seat])

    def weights(self, seat: int, own: Collection[int]) -> Weights:
        return self.valued(seat, own, self.beliefs[1 - seat])

    def valued(self, seat: int, own: Collection[int], belief: Belief) -> Weights:
        """What counts for somebody who holds these wishes and believes this of the other's."""
        unseen = self.beliefs[seat].unseen.difference(own)
        chances = belief.chances(own)
        waiting = sum(max(self.totals[s] - self.done[s] - 2, 0) for s in range(2))
        later = self.style.later * waiting / max(len(unseen), 1)
        lift = [self.style.likely * chances[w] + later * (w in unseen) for w in range(WISHES)]
        for wish in own:
            lift[wish] = self.own(seat)
        return chances, lift

    # -- the answer ----------------------------------------------------------------------------------

    def hands(self, seat: int, own: Collection[int]) -> list[tuple[Hand, float]]:
        """What somebody at a seat may hold, for somebody who holds `own`: the likeliest hands with weights."""
        mine = set(own)
        found = [(hand, weight) for hand, weight in self.beliefs[seat].weights.items() if mine.isdisjoint(hand)]
        found = sorted(found, key=lambda each: (-each[1], each[0]))[:FEW]
        total = sum(weight for _, weight in found)
        return [(hand, weight / total) for hand, weight in found] if total > 0.0 else []


def left(hand: Hand, shown: int) -> int:
    """What is left of a hand after these wishes (bits) were shown, as in explain."""
    rest = tuple(wish for wish in hand if not shown >> wish & 1)
    return entry(rest) if rest else EMPTY

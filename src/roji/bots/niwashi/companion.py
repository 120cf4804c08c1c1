"""A partner for people: gets to know in a match how the other plays, and expects of them what they do."""

from __future__ import annotations

import random
from math import inf

from roji.bots.niwashi.manners import ANYHOW, ATTENTIVE, REASONED, SELFISH, UNAWARE, Manner, expected
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.styles import COMPANION, Style
from roji.bots.niwashi.understanding import Understanding, left
from roji.games.game import Game
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.numbers import LANTERN, NONE
from roji.games.niwashi.views import Facts

ANSWERS = 12  # that are expected of the partner whatever is laid before
CLOSELY, MORE = 10, 60  # placements after which the answer is worked out, and how many more beside somebody selfish
SELDOM = 0.05  # of the turns: a kind that is not thought of
SUPPLY = 0.35  # what a tile of the draw pile is worth, in wishes: both live on it
LAY = 0.5  # what a turn of its own, and the answer to it, is worth later
# What an own wish that comes true by the answer is worth beside somebody of each kind: the less they give of
# themselves, the more.
ANSWER = (2.0, 4.0, 9.0, 4.0)


class CompanionBot(PartnerBot):
    """Plays Niwashi with whom it is given."""

    mind: Understanding

    def __init__(
        self, game: Game, seat: int, seed: int = 0, style: Style = COMPANION, manner: Manner | None = None
    ) -> None:
        super().__init__(game, seat, seed, style)
        assert isinstance(game, Niwashi)
        self.mind = Understanding(game, style, manner or expected())
        self.seconds: float | None = None  # for a decision

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        """The time after which it looks no more closely; only plain Python comes so far."""
        self.seconds = seconds

    def values(self, facts: Facts, hand: list[int], chance: random.Random) -> list[float]:
        """What it thinks of every placement of the hand, the answer included."""
        own, tiles = facts.held[self.seat], sorted(set(hand))
        show, lift = self.mind.weights(self.seat, own)
        answers = Answers(self.mind, self.seat, facts) if own and facts.taken[1 - self.seat] else None
        values = self.mind.sight.survey(tiles, show, lift)
        if not values:
            return []
        self.look_ahead(values, hand, show)
        self.finish(values, facts, show)
        if answers is not None:
            self.foresee(values, facts, answers)
            self.mind.sight.survey(tiles, show, lift)  # the placements stay those of the hand
        return values

    # -- the lantern ---------------------------------------------------------------------------------

    def lantern_value(self, facts: Facts, found: dict[int, float]) -> float:
        """Worth it where telling a wish brings more than the tile would show and than the tiles given up are worth."""
        if len(found) == 1:
            return 0.0
        best = max(found.values())
        if self.mind.lit[self.seat] >= self.style.lanterns:
            return best - 1.0
        show, _ = self.mind.weights(self.seat, facts.held[self.seat])
        seen = max(self.mind.sight.brightest_of(tile, show) for tile in found if tile != LANTERN)
        hand = len(facts.dealt[self.seat]) + len(facts.taken[self.seat])
        lays = max(hand - 1 - sum(tile != NONE for tile in facts.display), 0)  # own turns that there will not be
        price = SUPPLY * min(len(facts.pile), 3) + LAY * lays
        return best + self.secret(facts)[0] - seen - price

    def secret(self, facts: Facts) -> tuple[float, int]:
        """The own wish to tell, with how much likelier the partner would fulfil it at once; -1 for none.

        Only where a tile lies in the partner's hand that can do it: a lantern costs a turn and a hand.
        """
        known, sight = self.mind.known[1 - self.seat], self.mind.sight
        shares = known.shares()
        if not facts.taken[1 - self.seat]:
            return 0.0, max(facts.held[self.seat], default=-1)
        answers = Answers(self.mind, self.seat, facts)
        found = []
        for wish in facts.held[self.seat]:
            told = (shares[ATTENTIVE] + shares[UNAWARE]) * known.answers if sight.hits(1 << wish) else 0.0
            found.append((told - answers.fulfilled(1 << wish), wish))
        return max(found, default=(0.0, -1))

    # -- the answer ----------------------------------------------------------------------------------

    def foresee(self, values: list[float], facts: Facts, answers: Answers) -> None:
        """Every placement is rated with the partner's answer in mind, the best ones closely."""
        sight = self.mind.sight
        mine = sum(1 << wish for wish in facts.held[self.seat])
        shares = self.mind.known[1 - self.seat].shares()
        worth = sum(share * each for share, each in zip(shares, ANSWER, strict=True))
        gains = [worth * gain for gain in sight.prepare(answers.likely, mine)]
        for i, gain in enumerate(gains):
            values[i] += gain
        closely = CLOSELY + round(MORE * shares[SELFISH])
        few = sorted(range(len(values)), key=lambda i: -values[i])[:closely]
        until = inf if self.seconds is None else self.clock() + self.seconds / 2
        for i, placement in [(i, sight.placement(i)) for i in few]:
            if self.clock() > until:
                break
            sight.lean(placement.tile, placement.cell, placement.direction, answers.tiles)
            found = 0.0
            if sight.hits(mine):
                answers.expect(placement.shown)
                found = sight.fulfilled(mine)
            values[i] += worth * found - gains[i]


class Answers:
    """What the partner of a gardener may lay next."""

    def __init__(self, mind: Understanding, seat: int, facts: Facts) -> None:
        other = 1 - seat
        self.mind, self.tiles = mind, sorted(set(facts.taken[other]))
        known, hidden = len(facts.taken[other]), len(facts.dealt[other])
        self.shares = [share * known / max(known + hidden, 1) for share in mind.known[other].shares()]
        self.hands = mind.hands(other, facts.held[seat])
        self.motives = [mind.motives(kind, other) for kind in REASONED]
        mind.sight.survey(self.tiles, *mind.nothing)
        self.expect(0)
        self.likely = mind.sight.likeliest(ANSWERS)  # if nothing changes before

    def fulfilled(self, mine: int) -> float:
        """How many of these wishes (bits) an answer shows, of the placements found last."""
        return self.mind.sight.fulfilled(mine)

    def expect(self, shown: int) -> None:
        """How likely each of the placements found is, after these wishes (bits) were shown."""
        sight = self.mind.sight
        hands, weights = [left(hand, shown) for hand, _ in self.hands], [weight for _, weight in self.hands]
        sight.anyhow(self.shares[ANYHOW])
        for kind in REASONED:
            if self.shares[kind] > SELDOM:
                worth, show, lift = self.motives[kind]
                sight.rate(show, lift)
                sight.expect(self.shares[kind], hands, weights, worth, show, lift, self.mind.heat(kind))

"""A partner for people: gets to know in a match how the other plays, and expects of them what they do."""

from __future__ import annotations

import random

from roji.bots.niwashi.manners import ANYHOW, ATTENTIVE, REASONED, UNAWARE, Manner, expected
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.styles import COMPANION, Style
from roji.bots.niwashi.understanding import Understanding, left
from roji.games.game import Game
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.views import Facts

ANSWERS = 12  # that are expected of the partner whatever is laid before
CLOSELY = 5  # placements after which the answer is worked out
SELDOM = 0.05  # of the turns: a kind that is not thought of
ANSWER = 2.0  # what an own wish that comes true by the answer is worth


class CompanionBot(PartnerBot):
    """Plays Niwashi with whom it is given."""

    mind: Understanding

    def __init__(
        self, game: Game, seat: int, seed: int = 0, style: Style = COMPANION, manner: Manner | None = None
    ) -> None:
        super().__init__(game, seat, seed, style)
        assert isinstance(game, Niwashi)
        self.mind = Understanding(game, style, manner or expected())

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

    def secret(self, facts: Facts) -> tuple[float, int]:
        """The own wish to tell, with how near it is and how much more the partner would do for it; -1 for none."""
        standings, other = self.mind.sight.standings(), self.mind.known[1 - self.seat]
        attentive, unaware = other.shares()[ATTENTIVE], other.shares()[UNAWARE]
        read, plain = self.mind.beliefs[self.seat].chances(), self.mind.plain[self.seat].chances()
        found = []
        for wish in facts.held[self.seat]:
            knows = attentive * read[wish] + unaware * plain[wish]
            found.append((standings[wish] * max((attentive + unaware) * other.answers - knows, 0.0), wish))
        return max(found, default=(0.0, -1))

    # -- the answer ----------------------------------------------------------------------------------

    def foresee(self, values: list[float], facts: Facts, answers: Answers) -> None:
        """Every placement is rated with the partner's answer in mind, the best ones closely."""
        sight = self.mind.sight
        mine = sum(1 << wish for wish in facts.held[self.seat])
        gains = [ANSWER * gain for gain in sight.prepare(answers.likely, mine)]
        for i, gain in enumerate(gains):
            values[i] += gain
        few = sorted(range(len(values)), key=lambda i: -values[i])[:CLOSELY]
        for i, placement in [(i, sight.placement(i)) for i in few]:
            sight.lean(placement.tile, placement.cell, placement.direction, answers.tiles)
            found = 0.0
            if sight.hits(mine):
                answers.expect(placement.shown)
                found = sight.fulfilled(mine)
            values[i] += ANSWER * found - gains[i]


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

    def expect(self, shown: int) -> None:
        """How likely each of the placements found is, after these wishes (bits) were shown."""
        sight = self.mind.sight
        hands, weights = [left(hand, shown) for hand, _ in self.hands], [weight for _, weight in self.hands]
        sight.anyhow(self.shares[ANYHOW])
        for kind in REASONED:
            if self.shares[kind] > SELDOM:
                worth, show, lift = self.motives[kind]
                sight.rate(show, lift)
                sight.expect(self.shares[kind], hands, weights, worth, show, lift, self.mind.style.heat)

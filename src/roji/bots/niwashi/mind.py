"""A gardener's thoughts about a match: the garden so far, and beliefs about both hands of wishes.

Both beliefs are those of somebody who saw only what is open. So two gardeners of the same style reckon the same, each
knows what the other must think of it, and what one lays can be read by asking for which wishes it makes most sense.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from math import exp

from roji.bots.niwashi import lantern
from roji.bots.niwashi.belief import WISHES, Belief, entry
from roji.bots.niwashi.insight import Insight
from roji.bots.niwashi.styles import EVERYTHING, NOTHING, Style
from roji.games.niwashi.facts import Effect, LanternPlaced
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.numbers import NONE
from roji.games.niwashi.tiles import INDEX, read_wish
from roji.games.niwashi.views import Facts, Laid

Weights = tuple[list[float], list[float]]  # what a wish counts that is shown, and that comes nearer


class Mind:
    """Follows a match from one seat. Uses of the facts only what both seats can see."""

    def __init__(self, game: Niwashi, style: Style, seed: int = 0) -> None:
        self.game, self.style, self.seed = game, style, seed
        self.shapes: str = game.options["shapes"]
        self.sight = Insight(game, style.worth)
        self.news: list[Effect] = []
        self.garden: tuple[Laid, ...] = ()
        self.begun = False

    def see(self, events: list[Effect]) -> None:
        self.news += events

    # -- following -----------------------------------------------------------------------------------

    def follow(self, facts: Facts) -> None:
        """Catch up with the match; one that was joined late, or taken back, is gone through anew."""
        news, self.news = self.news, []
        laid = sum(event["do"] == "lay" for event in news)
        known = len(self.garden)
        if self.begun and known + laid == len(facts.garden) and facts.garden[:known] == self.garden:
            self.go_on(facts, news)
        else:
            self.go_through(facts)
        self.garden = facts.garden

    def begin(self, facts: Facts) -> None:
        """The table before anybody has done anything."""
        self.begun = True
        self.totals = [len(facts.held[s]) + len(facts.stacks[s]) + len(facts.done[s]) for s in range(2)]
        self.done = [0, 0]
        self.beliefs = [Belief(range(WISHES), min(total, 2)) for total in self.totals]
        self.sight.restart(list(facts.ground))
        self.lit = [0, 0]  # lanterns of both
        self.said: list[frozenset[int]] = [frozenset(), frozenset()]  # what the last lantern of each meant
        self.kept, self.broken = [0, 0], [0, 0]  # how many of them came true, and how many could not be true
        self.seen = 0  # the wishes seen with the last tile, as bits
        self.layer = -1  # who laid it

    def go_through(self, facts: Facts) -> None:
        """All tiles in order. When a wish came true is guessed: with the first tile that showed it in its turn."""
        self.begin(facts)
        left = [list(done) for done in facts.done]
        for laid in facts.garden:
            self.lay(laid)
            mine = left[1 - laid.seat] if laid.seat >= 0 else []
            while mine and self.seen >> mine[0] & 1:
                self.fulfil(1 - laid.seat, mine.pop(0))
        for seat in range(2):
            for wish in left[seat]:
                self.fulfil(seat, wish)

    def go_on(self, facts: Facts, news: list[Effect]) -> None:
        """What has happened since."""
        displays = self.displays(facts, news)
        number = len(self.garden)
        lit = False
        place: LanternPlaced | None = None
        for i, event in enumerate(news):
            if event["do"] == "lay":
                self.lay(facts.garden[number])
                number += 1
                lit = False
            elif event["do"] == "lantern":
                lit = True
                self.lit[event["seat"]] += 1
                self.settle()
            elif event["do"] == "place":
                place = event
            elif event["do"] == "aim":
                self.light(event["seat"], place, event["direction"])
            elif event["do"] in ("take", "take-discard") and not lit:
                self.take(event["seat"], INDEX[event["tile"]], displays[i])
            elif event["do"] == "fulfil":
                self.fulfil(event["seat"], read_wish(event["wish"], self.shapes))

    def displays(self, facts: Facts, news: list[Effect]) -> dict[int, list[int]]:
        """What could be drawn at each draw of the news, going back from what lies there now."""
        display = list(facts.display)
        found = {}
        for i in range(len(news) - 1, -1, -1):
            event = news[i]
            if event["do"] == "fill":
                display[event["place"] - 1] = NONE
            elif event["do"] == "take":
                display[event["place"] - 1] = INDEX[event["tile"]]
                found[i] = [tile for tile in display if tile != NONE]
            elif event["do"] == "take-discard":
                found[i] = [*(tile for tile in display if tile != NONE), INDEX[event["tile"]]]
        return found

    # -- what a decision tells -----------------------------------------------------------------------

    def settle(self) -> None:
        """The wishes that could be seen with the last tile and were not laid open are not held."""
        if self.layer >= 0 and self.style.reads != NOTHING:
            other = 1 - self.layer
            not_held = frozenset(wish for wish in range(WISHES) if self.seen >> wish & 1)
            self.beliefs[other].exclude(not_held)
            if self.said[other]:
                self.said[other] -= not_held
                self.broken[other] += not self.said[other]
        self.seen, self.layer = 0, -1

    def lay(self, laid: Laid) -> None:
        self.settle()
        if laid.seat >= 0 and self.style.reads == EVERYTHING:
            show, lift = self.open_weights(laid.seat)
            self.sight.survey([laid.tile], show, lift)
            actual = self.sight.index(laid.tile, laid.cell, laid.direction)
            if actual >= 0:
                table = self.sight.explain(actual, [self.style.own] * WISHES, show, lift, self.style.heat)
                self.beliefs[laid.seat].weigh(table, self.style.slips, self.sight.ways())
        self.seen = self.sight.lay(laid.tile, laid.cell, laid.direction, laid.seat)
        self.layer = laid.seat

    def take(self, seat: int, tile: int, choice: list[int]) -> None:
        """A tile was drawn: for which wishes would its best placement be worth more than that of the others?"""
        options = sorted(set(choice))
        if self.style.reads != EVERYTHING or len(options) < 2:
            return
        show, lift = self.open_weights(seat)
        tables = []
        for option in options:
            self.sight.survey([option], show, lift)
            tables.append(self.sight.promise([self.style.own] * WISHES, show, lift))
        chosen = tables[options.index(tile)]
        chances = [0.0] * (WISHES * WISHES)
        for hand in self.beliefs[seat].weights:
            if hand:
                at = entry(hand)
                chances[at] = 1 / sum(exp(min((table[at] - chosen[at]) / self.style.heat, 50)) for table in tables)
        self.beliefs[seat].weigh(chances, self.style.slips, len(options))

    def light(self, seat: int, place: LanternPlaced | None, direction: str | None) -> None:
        """A lantern: hands with a wish it may mean are more likely, the more so if earlier ones came true."""
        means, language = frozenset[int](), self.style.language
        if self.style.misreads and random.Random(f"{self.seed}/{seat}/{self.lit[seat]}").random() < self.style.misreads:
            language = language[1:] + language[0]
        if place:
            means = lantern.meant(place["place"], direction, place["field"], self.shapes, language)
        if self.style.reads != NOTHING and means:
            self.beliefs[seat].believe(means, lantern.stray(self.kept[seat], self.broken[seat]))
            self.said[seat] = means

    def fulfil(self, seat: int, wish: int) -> None:
        self.done[seat] += 1
        self.beliefs[seat].fulfil(wish, min(2, self.totals[seat] - self.done[seat]))
        self.beliefs[1 - seat].forget(wish)
        if wish in self.said[seat]:
            self.said[seat] = frozenset()
            self.kept[seat] += 1

    # -- what counts ---------------------------------------------------------------------------------

    def open_weights(self, seat: int) -> Weights:
        """What counts for a gardener at a seat, but for the wishes it holds."""
        return self.weights(seat, ())

    def weights(self, seat: int, own: Collection[int]) -> Weights:
        """What counts for a gardener who holds these wishes."""
        unseen = self.beliefs[seat].unseen.difference(own)
        chances = self.beliefs[1 - seat].chances(own)
        waiting = sum(max(self.totals[s] - self.done[s] - 2, 0) for s in range(2))
        later = self.style.later * waiting / max(len(unseen), 1)
        lift = [self.style.likely * chances[w] + later * (w in unseen) for w in range(WISHES)]
        for wish in own:
            lift[wish] = self.style.own
        return chances, lift

    def selfish(self, own: Collection[int]) -> Weights:
        """What counts for somebody who thinks of these wishes only."""
        return [0.0] * WISHES, [self.style.own * (wish in own) for wish in range(WISHES)]

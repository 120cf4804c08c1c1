"""A partner for Niwashi: lays what may fulfil a wish of the other, what brings the own wishes and all others nearer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from roji.bots.bot import Bot, Maker, Opinion
from roji.bots.niwashi import lantern
from roji.bots.niwashi.belief import WISHES
from roji.bots.niwashi.mind import Mind
from roji.bots.niwashi.styles import CARELESS, FLIPPED, MASTER, MIRRORED, SILENT, SPEAKER, TURNED, Style
from roji.games.game import Game
from roji.games.niwashi.facts import Effect
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.numbers import CELL, DIRECTION, DISCARD, DRAW, FROM_DISCARD, LANTERN, PLACE, TILE
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.views import Facts
from roji.games.state import State

SPARE = 20  # tiles in the draw pile below which no hand is given up: a lantern is for the first half
PACE = 0.45  # wishes a placement brings, for what may still come
FAR = 100.0  # more than all else a placement can be worth
SURE = 1 - 1e-9


class Plans(NamedTuple):
    """Every placement of a turn with its value in wishes."""

    turn: object = None
    tiles: frozenset[int] = frozenset()
    values: Sequence[float] = ()
    spots: Sequence[tuple[int, int, int]] = ()  # tile, cell and direction


class PartnerBot(Bot):
    """Plays Niwashi with a style."""

    def __init__(self, game: Game, seat: int, seed: int = 0, style: Style = MASTER) -> None:
        super().__init__(game, seat, seed)
        assert isinstance(game, Niwashi)
        self.style = style
        self.mind = Mind(game, style, seed)
        self.plans = Plans()

    def see(self, events: list[Effect]) -> None:
        super().see(events)
        self.mind.see(events)

    def opinions(self, state: State) -> list[Opinion]:
        assert isinstance(state, NiwashiState)
        facts = state.facts()
        self.mind.follow(facts)
        legal = state.legal_actions()
        if facts.phase in (TILE, CELL, DIRECTION):
            found = self.laying(facts, legal)
        elif facts.phase in (DRAW, DISCARD):
            found = self.tiles(facts, legal)
        else:
            found = self.lighting(facts, legal)
        return self.told(facts, found)

    # -- the small decisions -------------------------------------------------------------------------

    def laying(self, facts: Facts, legal: list[int]) -> dict[int, float]:
        """The best that can become of every tile, cell or direction."""
        found = dict.fromkeys(legal, -1e9)
        plans = self.rated(facts)
        chosen = (facts.tile, facts.cell)[: facts.phase]
        for value, spot in zip(plans.values, plans.spots, strict=True):
            if spot[: facts.phase] == chosen and value > found[spot[facts.phase]]:
                found[spot[facts.phase]] = value
        if LANTERN in found and facts.phase == TILE:
            found[LANTERN] = self.lantern_value(facts, found)
        return found

    def rated(self, facts: Facts) -> Plans:
        """Every placement of the hand with its value, worked out once a turn."""
        key = (len(facts.garden), facts.lanterns, facts.turn)
        hand = [*facts.dealt[self.seat], *facts.taken[self.seat], *([facts.tile] if facts.phase != TILE else [])]
        if self.plans.turn != key or not self.plans.tiles.issuperset(hand):
            chance = random.Random(f"{self.seed}/{self.seat}/{key}")
            values, spots = self.values(facts, hand, chance), self.mind.sight.spots()
            self.plans = Plans(key, frozenset(spot[0] for spot in spots), values, spots[: len(values)])
        return self.plans

    def values(self, facts: Facts, hand: list[int], chance: random.Random) -> list[float]:
        """What it thinks of every placement of the hand, mistakes and all."""
        own = facts.held[self.seat]
        tiles = sorted(set(hand))
        show, lift = self.mind.weights(self.seat, own)
        values = self.mind.sight.survey(tiles, show, lift)
        if not values:
            return []
        if chance.random() < self.style.careless:
            return [chance.random() for _ in values]
        self.look_ahead(values, hand, show)
        self.finish(values, facts, show)
        least = max(values) - self.style.margin
        thought = values
        if chance.random() < self.style.overlooks:
            thought = self.mind.sight.survey(tiles, *self.mind.selfish(own))
        if self.style.noise:
            thought = [value + chance.gauss(0.0, self.style.noise) for value in thought]
        return [seen if value >= least else value - FAR for seen, value in zip(thought, values, strict=True)]

    def finish(self, values: list[float], facts: Facts, show: list[float]) -> None:
        """A placement that surely fulfils the last wishes is worth more than any other."""
        other = 1 - self.seat
        last = len(facts.held[other])
        if facts.held[self.seat] or facts.stacks[other]:
            return
        for i in range(len(values)):
            shown = self.mind.sight.placement(i).shown
            if sum(shown >> wish & 1 and show[wish] > SURE for wish in range(WISHES)) == last:
                values[i] += FAR

    def look_ahead(self, values: list[float], hand: list[int], show: list[float]) -> None:
        """The best placements are rated with the turn after them in mind, which can only add."""
        few = sorted(range(len(values)), key=lambda i: -values[i])[: self.style.closely]
        for i in few:
            rest = list(hand)
            rest.remove(self.mind.sight.placement(i).tile)
            values[i] += self.style.next_turn * self.mind.sight.ahead(i, rest, show)

    def lantern_value(self, facts: Facts, found: dict[int, float]) -> float:
        """Worth it where an own wish is nearly there, the partner cannot know of it, and the hand shows little."""
        if len(found) == 1:
            return 0.0
        best = max(found.values())
        if self.mind.lit[self.seat] >= self.style.lanterns or len(facts.pile) < SPARE:
            return best - 1.0
        show, _ = self.mind.weights(self.seat, facts.held[self.seat])
        seen = max(self.mind.sight.brightest_of(tile, show) for tile in found if tile != LANTERN)
        return best + self.secret(facts)[0] - seen - self.style.price

    def secret(self, facts: Facts) -> tuple[float, int]:
        """The own wish to tell, with how near it is and how little the partner knows of it; -1 if there is none."""
        standings = self.mind.sight.standings()
        known = self.mind.beliefs[self.seat].chances()
        held = facts.held[self.seat]
        return max(((standings[wish] * (1 - known[wish]), wish) for wish in held), default=(0.0, -1))

    def tiles(self, facts: Facts, legal: list[int]) -> dict[int, float]:
        """Which tile to draw, or to discard first: what its best placement would be worth."""
        show, lift = self.mind.weights(self.seat, facts.held[self.seat])
        found = {}
        for action in legal:
            tile = action
            if facts.phase == DRAW:
                tile = facts.discard[-1] if action == FROM_DISCARD else facts.display[action]
            value = max(self.mind.sight.survey([tile], show, lift), default=0.0)
            if facts.phase == DISCARD:
                value = -value
            elif action == FROM_DISCARD:
                value += self.style.thrift
            found[action] = value
        return found

    def lighting(self, facts: Facts, legal: list[int]) -> dict[int, float]:
        """Where the lantern stands or points: it means the wish of which the partner knows least."""
        wish = self.secret(facts)[1]
        best = legal[-1] if wish < 0 else lantern.say(wish, self.style.language)[0 if facts.phase == PLACE else 1]
        return {action: float(action == best) for action in legal}

    # -- what it makes of them -----------------------------------------------------------------------

    def told(self, facts: Facts, found: dict[int, float]) -> list[Opinion]:
        """The decisions as opinions, the best first; a value of one wish is a tenth of the outcome."""
        order = sorted(found, key=lambda action: (-found[action], action))
        done = len(facts.done[0]) + len(facts.done[1])
        left = sum(len(facts.held[s]) + len(facts.stacks[s]) for s in range(2))
        tiles = len(facts.pile) + sum(len(facts.dealt[s]) + len(facts.taken[s]) for s in range(2))
        outcome = (done + min(left, PACE * tiles)) / 10 - 1
        best = found[order[0]]
        spread = min(left, PACE * tiles) ** 0.5 / 20
        return [
            Opinion(action, max(outcome + (found[action] - best) / 10, -1.0), spread, float(action == order[0]))
            for action in order
        ]


# Those that can be asked for by name.
PARTNERS: dict[str, Maker] = {
    "partner": PartnerBot,
    "silent": partial(PartnerBot, style=SILENT),
    "careless": partial(PartnerBot, style=CARELESS),
    "speaker": partial(PartnerBot, style=SPEAKER),
    "mirrored": partial(PartnerBot, style=MIRRORED),
    "flipped": partial(PartnerBot, style=FLIPPED),
    "turned": partial(PartnerBot, style=TURNED),
}

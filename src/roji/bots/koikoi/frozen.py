"""Yardsticks of Koi-Koi: players that stay as they are, for later ones to be measured against.

tests/bots/test_frozen.py pins what they decide. Whoever changes what they share with other players, so that a pinned
decision changes, first gives them a copy of what it was.
"""

from __future__ import annotations

from pathlib import Path

from roji.bots.bot import Bot, Maker, Opinion
from roji.bots.judge import Judge
from roji.bots.koikoi import equity, greedy
from roji.bots.koikoi.judge import KoiKoiJudge
from roji.bots.koikoi.nearness import card_set, piles, points, still
from roji.bots.search import SearchBot
from roji.games.game import Game
from roji.games.koikoi import cards
from roji.games.koikoi.facts import Effect, View
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import KOIKOI
from roji.games.state import State

EQUITY = Path(__file__).with_name("equity-v1.toml")
OUTS = 2


class SearchV1(SearchBot):
    """The tree search that plays rounds to their end by captures, and reads that who lays a card has no match."""

    judge: KoiKoiJudge
    field: set[str] | None = None  # the open cards, as far as the events told
    denied: frozenset[int] = frozenset()  # months of which the other seems to hold no card

    def judging(self, game: Game) -> Judge:
        return equity.quick_judge(game, EQUITY)

    def see(self, events: list[Effect]) -> None:
        super().see(events)
        played = ""
        for event in events:
            if event["do"] == "field":
                self.field, self.denied = set(event["cards"]), frozenset()
            elif self.field is None:
                continue
            elif event["do"] == "play":
                played = event["card"]
            elif event["do"] == "lay":
                if event["cards"] == [played] and event["seat"] != self.seat:
                    self.denied |= {int(card[:-1]) for card in self.field}
                self.field.update(event["cards"])
            elif event["do"] == "capture":
                self.field.difference_update(event["cards"])

    def prepare(self, state: State) -> None:
        if self.field is None:
            view: View = state.view(self.seat)
            self.field = set(view["field"])
        self.judge.deny(sorted(self.denied))


class CallerBot(Bot):
    """Takes the most valuable capture, and calls as long as at most two cards would help the other at once."""

    def opinions(self, state: State) -> list[Opinion]:
        best = self.choose(state)
        return [Opinion(action, 0.0, 1.0, float(action == best)) for action in best_first(state, best)]

    def choose(self, state: State) -> int:
        view: View = state.view(self.seat)
        if view["phase"] == "decide" and KOIKOI in state.legal_actions() and outs(state.game, view) <= OUTS:
            return KOIKOI
        return greedy.choose(state)


def best_first(state: State, best: int) -> list[int]:
    return [best, *(action for action in state.legal_actions() if action != best)]


def outs(game: Game, view: View) -> int:
    """The cards still to come that would, each by itself, bring the other points at once."""
    assert isinstance(game, KoiKoi)
    own, other = piles(view)
    gone = own | other | card_set(view["hand"] or []) | still(view)
    now = points(other, game.flags)
    return sum(points(other | card, game.flags) > now for card in singles(cards.ALL & ~gone))


def singles(pile: int) -> list[int]:
    """Every card of a pile by itself."""
    return [1 << i for i in range(len(cards.CARDS)) if pile >> i & 1]


FROZEN: dict[str, Maker] = {"search-v1": SearchV1, "caller": CallerBot}

"""Who plays Tsukimi: a simple player, one who wants nothing, what the search should know, levels and reasons."""

from __future__ import annotations

from math import tanh
from pathlib import Path

from roji.bots.bot import Bot, Opinion
from roji.bots.plain import PlainJudge
from roji.bots.players import Level, Plan, Players, Reason
from roji.games.state import State
from tsukimi.facts import View
from tsukimi.views import read_card

HARES, MOONS = 2, 3  # suits


def suit(card: int) -> int:
    return card // 6


def beats(card: int, other: int) -> bool:
    """T-5: whether a card laid later takes the trick from the one that has it."""
    return card > other if suit(card) == suit(other) else suit(card) == MOONS


def points(card: int) -> int:
    return {HARES: 1, MOONS: 2}.get(suit(card), 0)


def takes(view: View, card: int) -> bool:
    """Whether a card would have the trick for now."""
    laid = [read_card(word) for word in view["laid"]]
    best = laid[0] if laid else -1
    for other in laid[1:]:
        best = other if beats(other, best) else best
    return not laid or beats(card, best)


def choose(state: State) -> int:
    """The simple player: takes what counts as cheaply as it can, and throws away what does not."""
    view: View = state.view(state.seat)
    there = sum(points(read_card(word)) for word in view["laid"])
    legal = state.legal_actions()
    winning = [card for card in legal if there and takes(view, card)]
    return min(winning or legal, key=lambda card: (points(card), card % 6))


class MoonBot(Bot):
    """Wants no trick at all (T-7): lays the highest card that does not take, else the lowest."""

    def opinions(self, state: State) -> list[Opinion]:
        view: View = state.view(self.seat)
        order = sorted(
            state.legal_actions(), key=lambda card: (takes(view, card), card % 6 if takes(view, card) else -(card % 6))
        )
        return [Opinion(card, 0.0, 1.0, float(card == order[0])) for card in order]


def worth(state: State, seat: int) -> float:
    """What the end of a round is worth: the outcome of the match, before it how far ahead of the best other."""
    if state.over:
        return state.returns()[seat]
    scores = state.scores()
    ahead = scores[seat] - max(own for other, own in enumerate(scores) if other != seat)
    return tanh(ahead / 8)


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why a card is good: what it takes, or that it gives little away."""
    view: View = state.view(state.seat)
    card = turn[0]
    there = sum(points(read_card(word)) for word in view["laid"])
    if view["laid"] and takes(view, card):
        return "tsukimi-why-takes", {"points": there + points(card)}
    return "tsukimi-why-little", {"points": points(card)}


PLAYERS = Players(
    greedy=choose,
    judge=lambda game: PlainJudge(worth),
    named={"moon": MoonBot},
    levels={
        "beginner": Level(20, 0.2, slip=0.5, greed=0.3, margin=0.5),
        "casual": Level(60, 0.2, slip=0.25, greed=0.5, margin=0.25),
        "club": Level(300, 0.2, slip=0.05, greed=0.8, margin=0.1),
        "master": Level(5_000, 0.9),
    },
    reason=reason,
    plan=Plan(deals=40, sims=500),
    ratings=Path(__file__).with_name("ratings.toml"),
)

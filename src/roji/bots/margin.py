"""Problems in games of chance: one decision is far better than all others, over many deals and for two searches.

Two or three decisions may be equally good; then all others are far worse. The first search looks for such a place; the
second, which is stronger and has other chances, has to agree. Where a right decision is only the first of a turn, those
that follow it have to stand out as well, if less.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from roji.bots.bot import Bot, Opinion, asked, bot
from roji.bots.explain import Adviser, reason_args, strongest
from roji.bots.measure import error, share
from roji.bots.problems import Played, Plot, anywhere, too_easy
from roji.games.game import Game
from roji.games.problems import Problem, states_of
from roji.games.state import State

OTHERS = 0.25  # of the thought, for each other decision by itself
WIDE, CLEAR = 0.06, 0.03  # shares of the win between right and wrong: at the first decision, and later in the turn
EQUAL, FEW = 0.015, 3  # right decisions differ by no more, and are no more
ERRORS = 3.0  # standard errors that a margin has to reach
SEED = 20_000  # of the search that proves


@dataclass(frozen=True)
class MarginSetter:
    """Sets problems of one decision that stands out. `plots` makes the matches, `fits` says where in the match of a
    number a problem may be, and `accepts` which are wanted, so that they differ; `by` names who looks and proves, where
    that is not the strongest bot: a yardstick, so that proofs stay what they were."""

    plots: Callable[[int], Plot]
    fits: Callable[[State, int], bool]
    accepts: Callable[[Problem], bool] = lambda problem: True
    glance: int = 500  # simulations for a first look at every decision
    hint: float = 0.03  # share of the win that has to show then
    look: int = 6_000  # of the search that finds
    again: int = 48_000  # and of the one that proves
    by: str = ""

    def plot(self, number: int) -> Plot:
        return self.plots(number)

    def find(self, match: Played) -> Problem | None:
        """In an order of the match's own, so that problems begin early and late: the first that stands out."""
        return anywhere(match, lambda state: self.fits(state, match.number), self.at)

    def at(self, match: Played, number: int) -> Problem | None:
        """A problem after so many decisions, if the quick and then the careful look say so."""
        state = match.states[number]
        thinker = told(match.states[: number + 1], match.moves[:number], self.glance, 1, self.by)
        seen = asked(thinker, state)
        worth = [share(match.game, opinion.value) for opinion in thinker.opinions(seen)[: FEW + 1]]
        if max((better - worse for better, worse in pairwise(worth)), default=0.0) < self.hint:
            return None
        problem = match.until(number)
        turns = Look(problem, self.look, 1, self.by, patient=False).turns()
        if not turns:
            return None
        found = replace(problem, turn=turns[0], also=turns[1:])
        return found if self.accepts(found) and not too_easy(found) else None

    def prove(self, problem: Problem) -> Problem | None:
        """The stronger search with other chances finds the same turns."""
        look = Look(problem, self.again, SEED, self.by)
        turns = look.turns()
        if sorted(turns) != sorted([problem.turn, *problem.also]):
            return None
        game, found = look.game, look.found
        adviser = Adviser(game, look.thinker.seat, self.glance)
        adviser.bot = look.thinker
        planned = replace(found[0], args={"line": turns})
        best = adviser.reasoned(look.state, planned, found, plan=False)
        right = len(equals(game, found))
        margin = share(game, found[right - 1].value) - share(game, found[right].value)
        return replace(
            problem,
            turn=turns[0],
            also=turns[1:],
            why=best.why,
            args=reason_args(best),
            worth={look.state.name(opinion.action): round(100 * share(game, opinion.value)) for opinion in found},
            proof={
                "deals": self.again,
                "margin": round(100 * margin, 1),
                "error": round(100 * doubt(game, found, right, self.again), 1),
            },
        )


class Look:
    """A search at the position of a problem: what it thinks of all decisions there, and which turns stand out.

    One that is not patient gives up as soon as one decision is neither as good as the best nor far worse.
    """

    def __init__(self, problem: Problem, simulations: int, seed: int, by: str = "", patient: bool = True) -> None:
        states, moves = states_of(problem)
        self.simulations, self.patient, self.game = simulations, patient, states[-1].game
        self.thinker = told(states, moves, simulations, seed, by)
        self.state = asked(self.thinker, states[-1])
        self.found = self.ranked(self.state, WIDE)

    def turns(self) -> list[str]:
        """The turns that are right, the best first, as far as nothing hidden shows; none where one is unclear."""
        return [" ".join(names) for names in self.unfold(self.state, self.found, WIDE)]

    def unfold(self, state: State, found: list[Opinion], least: float) -> list[list[str]]:
        """Every right decision of a state, with the right ones that follow it in the turn."""
        turns, seat = [], self.thinker.seat
        for opinion in self.right(found, least):
            name = state.name(opinion.action)
            after, events = state.effects_of(opinion.action, seat)
            if after.seat != seat or any(state.game.reveals(event, seat) for event in events):
                turns.append([name])
                continue
            rest = self.unfold(after, self.ranked(after, CLEAR), CLEAR)
            if not rest:
                return []
            turns += [[name, *names] for names in rest]
        return turns

    def right(self, found: list[Opinion], least: float) -> list[Opinion]:
        """The best and its equals, where all others are worse by this share of the win, and that is no chance."""
        if len(found) == 1:
            return found
        right = equals(self.game, found)
        if not 0 < len(right) <= FEW or len(right) == len(found):
            return []
        margin = share(self.game, right[-1].value) - share(self.game, found[len(right)].value)
        sure = ERRORS * doubt(self.game, found, len(right), self.simulations)
        return right if margin >= max(least, sure) else []

    def ranked(self, state: State, least: float) -> list[Opinion]:
        """All decisions, the best first; each other is weighed by itself, with the same part of the thought."""
        best, *others = self.thinker.opinions(state)
        again = list[Opinion]()
        for other in others:
            again.append(self.thinker.weigh(state, other.action, OTHERS))
            if not self.patient and self.unclear(best, again, least):
                return []
        return [best, *sorted(again, key=lambda opinion: (-opinion.value, opinion.action))]

    def unclear(self, best: Opinion, again: list[Opinion], least: float) -> bool:
        """Whether one is neither as good as the best nor far worse, or too many are as good."""
        behind = [share(self.game, best.value) - share(self.game, other.value) for other in again]
        return any(EQUAL < less < least for less in behind) or sum(less <= EQUAL for less in behind) >= FEW


def equals(game: Game, found: list[Opinion]) -> list[Opinion]:
    """The best decision and those that are as good."""
    best = share(game, found[0].value) if found else 0.0
    return [opinion for opinion in found if best - share(game, opinion.value) <= EQUAL]


def told(states: list[State], moves: list[int], simulations: int, seed: int, by: str = "") -> Bot:
    """A bot, the strongest if none is named, at the seat to move, told what the seat was told."""
    game, seat = states[-1].game, states[-1].seat
    assert seat is not None
    thinker = bot(by or strongest(game), game, seat, seed)
    thinker.budget(simulations)
    for number, action in enumerate(moves):
        thinker.see(states[number].effects_of(action, seat)[1])
    return thinker


def doubt(game: Game, found: list[Opinion], right: int, simulations: int) -> float:
    """The standard error of the margin: the best had its share of the simulations, each other its own part."""
    last = found[right - 1] if right == 1 else replace(found[right - 1], share=OTHERS)
    return error(game, last, replace(found[right], share=OTHERS), simulations)

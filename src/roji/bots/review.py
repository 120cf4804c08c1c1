"""What the strongest bot thinks of the decisions of a match that was played, and what the mistakes cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from roji.bots.bot import Opinion, asked
from roji.bots.explain import FEW, Adviser, unit
from roji.bots.measure import error, in_points, total
from roji.games.game import Game
from roji.games.state import State

# The least cost of each mark: shares of the win, and points at once where all play together.
MARKS = ("inaccuracy", "mistake", "blunder")
CHANCES, POINTS = (0.02, 0.05, 0.1), (0.25, 0.5, 1.0)
SURE = 3.0  # doubts that a cost has to reach before it is marked
ROUGH = 0.025  # the least doubt of an estimate that was not simulated, however well two looks agree
DEEPER, DEEPEST = 10, 100  # times the thought that a mark has to survive, and that is spent on it at most


@dataclass(frozen=True)
class Verdict:
    """What the bot thinks of a decision that was made; one without a choice has no verdict."""

    number: int  # of the decision, from 0 on
    seat: int
    round: int
    played: Opinion
    best: Opinion  # the same where nothing better was found
    cost: float | None  # in shares of the win or in points at once; None where the bot has no figure
    doubt: float  # the standard error of the cost, or how far two looks at it differ where nothing was simulated
    mark: str  # "", one of MARKS, or "other" where the bot has no figure and would decide otherwise
    thought: int  # simulations or positions behind it


def thresholds(game: Game) -> tuple[float, float, float]:
    """The least costs of the marks."""
    return POINTS if in_points(game) else CHANCES


class Reviewer:
    """Thinks again about a match that was played. A decision gets the same verdict whatever was asked before; but
    going back takes time: a match is followed forwards.
    """

    def __init__(self, game: Game, states: Sequence[State], moves: Sequence[int], simulations: int) -> None:
        self.game, self.states, self.moves, self.simulations = game, states, moves, simulations
        self.advisers: dict[int, Adviser] = {}

    def verdict(self, number: int) -> Verdict | None:
        """What to think of a decision, from what its seat could know then; None where there was nothing to choose."""
        state = self.states[number]
        seat = state.seat
        if seat is None or len(state.legal_actions()) == 1:
            return None
        if seat not in self.advisers:
            self.advisers[seat] = Adviser(self.game, seat, self.simulations)
        self.advisers[seat].follow(self.states, self.moves[:number])
        return judged(self.advisers[seat], state, number, self.moves[number])


def verdicts(
    game: Game, states: list[State], moves: list[int], simulations: int, seat: int | None = None
) -> Iterator[Verdict | None]:
    """One for each decision of a match; `seat` leaves out all other seats."""
    reviewer = Reviewer(game, states, moves, simulations)
    for number in range(len(moves)):
        yield reviewer.verdict(number) if seat in (None, states[number].seat) else None


def judged(adviser: Adviser, state: State, number: int, action: int) -> Verdict:
    """What the bot thinks of one decision; what it would mark it thinks about again, ten times as long.

    Where nothing is simulated a third look, ten times as long again, has to agree with the second.
    """
    game, times, found = adviser.game, 1, looked_at(adviser, state, number, action)
    if unit(game) == "reading":
        return found
    while found.mark in MARKS and times < DEEPEST:
        times *= DEEPER
        with adviser.deeper(times):
            again = looked_at(adviser, state, number, action)
        assert found.cost is not None
        assert again.cost is not None
        doubt = again.doubt if unit(game) == "simulations" else max(abs(again.cost - found.cost), ROUGH)
        mark = marked(game, again.cost, doubt)
        if not again.mark or unit(game) == "simulations":
            return replace(again, doubt=doubt, mark=mark)
        found = replace(again, doubt=doubt, mark=mark if times == DEEPEST else again.mark)
    return found


def looked_at(adviser: Adviser, state: State, number: int, action: int) -> Verdict:
    """What the bot thinks of one decision at one look."""
    thinker, game = adviser.bot, adviser.game
    seen = asked(thinker, state)
    opinions = adviser.weighed(seen, thinker.opinions(seen)[:FEW])
    best = played = opinions[0]
    if action != best.action:
        played = thinker.weigh(seen, action, best.share)
        opinions = [best, played, *(opinion for opinion in opinions[1:] if opinion.action != action)]
        if played.value > best.value:
            best, opinions[:2] = played, [played, best]
    played, best = (
        adviser.reasoned(seen, opinion, opinions, plan=opinion.action != action) for opinion in (played, best)
    )
    doubt, mark = 0.0, ""
    after, before = total(game, played), total(game, best)
    cost = None if after is None or before is None else max(before - after, 0.0)
    if played.action != best.action:
        doubt = error(game, best, played, adviser.simulations)
        mark = "other" if cost is None else marked(game, cost, doubt)
        best, played = adviser.compared(seen, best, played), adviser.compared(seen, played, best)
    return Verdict(number, adviser.seat, state.round, played, best, cost, doubt, mark, adviser.simulations)


def marked(game: Game, cost: float, doubt: float) -> str:
    """The mark of a cost; none where it may be chance."""
    if cost < SURE * doubt:
        return ""
    return next((mark for mark, least in zip(MARKS[::-1], thresholds(game)[::-1], strict=True) if cost >= least), "")


@dataclass(frozen=True)
class Summary:
    """What the decisions of a seat come to."""

    seat: int
    decisions: int  # with a choice
    cost: float | None  # on average, of those that have one
    marks: dict[str, int]


def summary(found: list[Verdict], seat: int) -> Summary:
    """The decisions of a seat together."""
    own = [verdict for verdict in found if verdict.seat == seat]
    costs = [verdict.cost for verdict in own if verdict.cost is not None]
    marks = {mark: sum(verdict.mark == mark for verdict in own) for mark in (*MARKS, "other")}
    return Summary(seat, len(own), sum(costs) / len(costs) if costs else None, marks)

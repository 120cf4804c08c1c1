"""Problems of Kokeshi and Samurai: the one turn that wins in two or three, whatever the other does.

Proven by trying everything: no other turn of the position wins as soon.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.turns import Turns
from roji.bots.problems import Played, Plot, too_easy
from roji.games.kokeshi.garden import known_gardens
from roji.games.kokeshi.rules import KokeshiState
from roji.games.problems import Problem, start

GARDENS = tuple(known_gardens())
CHOICES = 12  # turns at least
NODES = 20_000  # positions for the player who shows how the match goes on
STRONG, HASTY = (400, 1600), (30, 120)  # positions for the two who play
LATE = 8  # turns before the end in which a problem is looked for
SOON = (2, 3)


class Turn(NamedTuple):
    """A whole turn, and the position it leads to."""

    actions: tuple[int, ...]
    after: KokeshiState


class Won(NamedTuple):
    """The turns that win soonest, the own turns that takes, and how many turns were tried."""

    winning: list[Turn]
    soon: int
    tried: int


class KokeshiSetter:
    """Looks at the last turns of matches between a strong and a hasty player."""

    def plot(self, number: int) -> Plot:
        """Every match has players who think for a while of their own, or it would be the same again."""
        chance = random.Random(number)
        bots = [f"alphabeta:{chance.randint(*STRONG)}", f"alphabeta:{chance.randint(*HASTY)}"]
        return Plot({"garden": GARDENS[number % len(GARDENS)], "starter": 0}, bots if number // 7 % 2 else bots[::-1])

    def find(self, match: Played) -> Problem | None:
        """The earliest of the last positions that one turn alone wins, or in every other match the latest."""
        begins = [i for i, state in enumerate(match.states[:-1]) if state.view(None)["phase"] == "turn"]
        for number in begins[-LATE:][:: 1 if match.number % 2 else -1]:
            state = match.states[number]
            position = {"turn": state.seat, "figurines": state.to_dict()["figurines"]}
            problem = Problem(
                game=match.game.id, match=match.number, options=match.plot.options, position=position, turn=""
            )
            if (found := only(at_start(problem))) is not None:
                problem = replace(problem, turn=named(at_start(problem), found.winning[0].actions))
                if not too_easy(problem):
                    return problem
        return None

    def prove(self, problem: Problem) -> Problem | None:
        state = at_start(problem)
        found = only(state)
        if found is None or named(state, found.winning[0].actions) != problem.turn:
            return None
        return replace(
            problem,
            why="kokeshi-why-forces",
            args={"turns": found.soon},
            task={"turns": found.soon},
            then=line(found.winning[0].after),
            proof={"turns": found.soon, "tried": found.tried},
        )


def at_start(problem: Problem) -> KokeshiState:
    state = start(problem)
    assert isinstance(state, KokeshiState)
    return state


def only(state: KokeshiState) -> Won | None:
    """The one turn that wins soonest, if there is just one, and it is not at once."""
    found = soonest(state)
    return None if found is None or len(found.winning) != 1 or found.tried < CHOICES else found


def soonest(state: KokeshiState) -> Won | None:
    """All turns that force the win in two, or else in three; None where one wins at once or none is found."""
    looks = Turns(state)
    if looks.can_win(state):
        return None
    tried = list(turns(state))
    for soon in SOON:
        winning = [turn for turn in tried if lost(looks, turn.after, soon - 1)]
        if winning:
            return Won(winning, soon, len(tried))
    return None


def lost(looks: Turns, state: KokeshiState, soon: int) -> bool:
    """Whether the seat to move neither wins at once nor ends the match, and the other then wins within `soon` turns."""
    if state.over or looks.can_win(state):
        return False
    return all(won(looks, turn.after, soon) for turn in turns(state))


def won(looks: Turns, state: KokeshiState, soon: int) -> bool:
    """Whether the seat to move wins within so many of its turns, whatever the other does."""
    if state.over:
        return False
    if looks.can_win(state):
        return True
    return soon > 1 and any(lost(looks, turn.after, soon - 1) for turn in turns(state))


def turns(state: KokeshiState) -> Iterator[Turn]:
    """Every turn of the seat to move, by its result: each once."""
    seen, waiting = set(), [Turn((), state)]
    while waiting:
        actions, at = waiting.pop()
        for action in at.legal_actions():
            after = at.clone()
            assert isinstance(after, KokeshiState)
            after.apply(action)
            if after.seat == state.seat:
                waiting.append(Turn((*actions, action), after))
                continue
            facts = after.facts()
            if (facts.at, facts.stacks) not in seen:
                seen.add((facts.at, facts.stacks))
                yield Turn((*actions, action), after)


def named(state: KokeshiState, actions: tuple[int, ...]) -> str:
    """A turn in notation."""
    at, names = state.clone(), list[str]()
    for action in actions:
        names.append(at.name(action))
        at.apply(action)
    return " ".join(names)


def line(state: KokeshiState) -> list[str]:
    """How the match may go on, turn by turn, up to the win."""
    thinkers = [AlphaBetaBot(state.game, seat, nodes=NODES) for seat in range(2)]
    at, found, mover = state.clone(), list[str](), -1
    while (seat := at.seat) is not None:
        action = thinkers[seat].choose(at)
        name = at.name(action)
        at.apply(action)
        if seat == mover:
            found[-1] += f" {name}"
        else:
            found.append(name)
        mover = seat
    return found


SETTER = KokeshiSetter()

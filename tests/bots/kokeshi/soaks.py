"""Long checks of the strong Kokeshi player."""

from __future__ import annotations

import random

from roji.bots.bot import decide
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.turns import Turns
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State
from tests.bots.kokeshi.forced import lost_next, naive_garden, with_a_win_in_two
from tests.games.kokeshi.positions import GARDENS, as_naive, complete_turns, random_position
from tests.soaking import soak

NODES = 10_000  # less than 10 ms


@soak("kokeshi forced wins", total=200, short=7, chunk=10)
def forced_wins(seed: int, start: int, stop: int) -> None:
    """The strong player makes a turn after which it wins whatever the answer, wherever there is one."""
    for case in range(start, stop):
        state = with_a_win_in_two(case, random.Random(f"{seed} {case}"))
        before, seat = state.to_dict(), state.seat
        assert seat is not None
        bot = AlphaBetaBot(state.game, seat)
        bot.budget(NODES)
        assert bot.opinions(state)[0].value == 1.0, before
        while state.seat == seat:
            state.apply(decide(bot, state))
        garden = naive_garden(state.game.options["garden"])
        assert lost_next(garden, as_naive(garden, state)), before


@soak("kokeshi turns of the search", total=20_000, short=140, chunk=500)
def turns(seed: int, start: int, stop: int) -> None:
    """The search lists exactly the turns that the decisions of the game lead to, and sees which of them win."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        state = random_position(GARDENS[case % len(GARDENS)], rng, rng.randrange(150))
        if case % 2:
            state.apply(rng.choice(state.legal_actions()))
        if state.over:
            continue
        seat = state.seat
        assert seat is not None
        ends = complete_turns(state)
        found = Turns(state).ways(state)
        assert sorted(found) == state.legal_actions()
        assert {code for codes in found.values() for code in codes} == {code(end, seat) for end in ends}
        if state.to_dict()["phase"] == "turn":
            assert Turns(state).can_win(state) == any(end.over for end in ends), state.to_dict()


def code(state: State, seat: int) -> int:
    """A player's side as the search writes it."""
    assert isinstance(state, KokeshiState)
    facts = state.facts()
    first, second, third = (facts.at[i] << 7 | facts.stacks[i] for i in range(3 * seat, 3 * seat + 3))
    return first << 26 | second << 13 | third

"""The Garden Orders player: gains, trios, what it cannot see, the match, and the same plain and compiled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import roji
from roji.bots.bot import bot, decide
from roji.bots.orders.chances import spreads_for, spreads_to_come
from roji.games.orders.game import Orders
from roji.games.state import State
from tests.bots.both import plain_and_compiled
from tests.games.orders.positions import names, position

LYING = "P0 G0 P1 G1 P2 G2 P3 G3 P4 G4"  # nothing that anybody wants, and no trio


def turn(state: State) -> list[str]:
    """What the searching player does in its turn."""
    seat = state.seat
    player = bot("search:200", state.game, seat or 0, seed=1)
    done = []
    while not state.over and state.seat == seat:
        action = decide(player, state)
        done.append(state.name(action))
        state.apply(action)
    return done


def test_it_makes_the_only_swap_that_wins() -> None:
    """Everybody knows that the other holds 66 points; the least card for the best that lies there makes 70 of 60."""
    other = "P10 P10 G10 G10 O9 O5 P5 P5 P2"
    state = position(("P9 P8 G9 G8 O7 O7 P6 G6 P0", other), f"{LYING} O10", "O4", known=("", other))
    assert turn(state) == ["P0", "=O10"]


def test_it_breaks_a_trio_that_costs_more_than_it_pays() -> None:
    """O-15: three tens must lie aside for 10 points; with another card in place of one, two of them count 20."""
    state = position(("P10 G10 O10 P9 P9 G9 G9 O8 O8", ""), f"{LYING} O7", "O4")
    laid, taken = turn(state)
    assert laid in ("P10", "G10", "O10")
    assert taken == "=O7"


def test_it_reveals_for_a_trio_that_lies_there_and_lays_what_it_can_spare() -> None:
    """O-11: nine cards that hardly count under the order of runs, beside three zeros for 20 points."""
    state = position(("P8 P9 P10 G2 G4 G6 O1 O3 O5", ""), "P0 G0 O0 P2 P4 P6 G1 G8 O9 O7 G10", "O4", orders=[8])
    assert turn(state)[:2] == ["reveal", "trio0"]
    assert {"P8", "P9", "P10", "P0", "G0", "O0"} <= set(state.view(0)["hand"] or state.rounds()[0]["hands"][0])


def middles(players: int) -> Iterator[State]:
    """Decisions of every kind from a match: turns, cards to take, trios and cards to lay for them."""
    seen: dict[str, int] = {}
    for seed in range(8):
        state = roji.game("orders", players=players, rounds=2).new(seed=seed)
        while not state.over:
            phase = state.view(None)["phase"]
            seen[phase] = seen.get(phase, 0) + 1
            if len(state.legal_actions()) > 1 and seen[phase] in (1, 6, 40):
                yield state.clone()
            state.apply(decide(bot("greedy", state.game, state.seat or 0), state))
        if len(seen) == 4:
            return


@pytest.mark.parametrize("players", [2, 4])
def test_no_opinion_depends_on_what_is_hidden(players: int) -> None:
    for state in middles(players):
        player = bot("search:60", state.game, state.seat or 0, seed=1)
        opinions = [player.opinions(state.redeal(state.seat, deal)) for deal in range(3)]
        assert opinions[0] == opinions[1] == opinions[2]


def test_a_match_nearly_won_is_worth_more_than_one_nearly_lost() -> None:
    """After a round in which only the first seat swaps."""
    state = roji.game("orders", players=2, rounds=2, orders=[1, 2], starter=0).new(seed=3)
    greedy = bot("greedy", state.game, 0)
    while state.round == 0:
        if state.seat == 0:
            state.apply(decide(greedy, state))
        else:
            state.apply(state.parse("reveal" if "reveal" in names(state) else "decline"))
    assert state.scores()[0] > state.scores()[1] + 10
    values: list[tuple[int | None, float]] = []
    while len(values) < 2:
        player = bot("search:300", state.game, state.seat or 0, seed=1)
        values.append((state.seat, player.opinions(state)[0].value))
        state.apply(state.parse("reveal"))
    assert dict(values)[0] > 0.3
    assert dict(values)[1] < -0.3


def test_points_to_come_lie_further_apart_the_more_rounds_are_left() -> None:
    assert spreads_to_come(Orders(rounds=3), [3.0] * 8)[:2] == pytest.approx([3.0, 18**0.5])
    fixed = spreads_to_come(Orders(rounds=2, orders=[1, 5]), [1.0, 9, 9, 9, 2, 9, 9, 9])
    assert fixed[:2] == pytest.approx([2.0, 5**0.5])  # the last round is under order 5
    for players in range(2, 7):
        assert all(3 < spread < 20 for spread in spreads_for(players))


SCRIPT = """
import json
import roji
from roji.bots.bot import bot
from tests.bots.orders.test_orders import middles
found = []
for players in (2, 3, 6):
    for state in middles(players):
        player = bot("search:25", state.game, state.seat, seed=2)
        found.append([state.view(None)["phase"], [[o.action, repr(o.value), o.share] for o in player.opinions(state)]])
print(json.dumps([roji.compiled, found]))
"""


def test_plain_and_compiled_think_the_same_of_every_kind_of_decision() -> None:
    plain, compiled = plain_and_compiled(SCRIPT)
    assert {phase for phase, _ in plain[0]} == {"turn", "take", "trio", "lay"}
    assert plain == compiled

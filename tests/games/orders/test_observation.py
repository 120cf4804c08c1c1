"""The observation of Garden Orders, read back: every piece says what the view says."""

from __future__ import annotations

import pytest

import roji
from roji.games.orders.cards import CARDS
from roji.games.orders.facts import View
from roji.games.orders.views import PHASES
from tests.games.test_observations import walk


def cards(counts: list[int]) -> list[str]:
    return [CARDS[i] for i, count in enumerate(counts) for _ in range(count)]


@pytest.mark.parametrize(("players", "stall"), [(2, 10), (3, 0), (6, 50)])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_piece_says_what_the_view_says(players: int, stall: int, seat: int | None) -> None:
    game = roji.game("orders", players=players, stall_rounds=stall)
    sides = [((seat or 0) + i) % players for i in range(players)]
    for state in walk(game, 3)[:400]:
        view: View = state.view(seat)
        seen = game.observation.decode(state.observe(seat))
        assert PHASES[seen["phase"].index(1)] == view["phase"]
        assert cards(seen["hand"]) == (view["hand"] or [])
        assert cards(seen["row"]) == view["row"]
        assert cards(seen["laid"]) == ([view["laid"]] if view["laid"] else [])
        assert [i for i, flag in enumerate(seen["trio"]) if flag] == ([] if view["trio"] is None else [view["trio"]])
        assert [i + 1 for i, flag in enumerate(seen["order"]) if flag] == ([view["order"]] if view["order"] else [])
        assert [i + 1 for i, flag in enumerate(seen["orders"]) if flag] == sorted(view["orders"])
        assert seen["stack"] == [view["stack"]]
        if not state.over:
            assert seen["swaps_left"] == [255 if view["swaps_left"] is None else min(view["swaps_left"], 255)]
        assert (seen["round"], seen["rounds"]) == ([view["round"]], [view["rounds"]])
        assert seen["starter"] == [int(side == view["starter"]) for side in sides]
        assert seen["hand_counts"] == [view["hand_counts"][side] for side in sides]
        assert [cards(row) for row in seen["known"]] == [view["known"][side] for side in sides]
        assert [16 * high + low for high, low in seen["scores"]] == [view["scores"][side] for side in sides]

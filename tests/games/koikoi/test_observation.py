"""The observation of Koi-Koi, read back: every piece says what the view says."""

from __future__ import annotations

import pytest

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.facts import View
from roji.games.koikoi.scoring import TABLE
from roji.games.koikoi.views import PHASES
from tests.games.test_observations import walk

CLAUSES = [row[0] for row in TABLE]


def cards(flags: list[int]) -> list[str]:
    return [CARDS[i] for i, flag in enumerate(flags) if flag]


@pytest.mark.parametrize("preset", ["leaflet", "rising"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_piece_says_what_the_view_says(preset: str, seat: int | None) -> None:
    game = roji.game("koikoi", preset=preset, rounds=4)
    sides = (0, 1) if seat is None else (seat, 1 - seat)
    for state in [state for seed in range(3) for state in walk(game, seed)]:
        view: View = state.view(seat)
        seen = game.observation.decode(state.observe(seat))
        assert cards(seen["hand"]) == (view["hand"] or [])
        assert cards(seen["field"]) == view["field"]
        assert [cards(pile) for pile in seen["captured"]] == [view["captured"][side] for side in sides]
        assert cards(seen["pending"]) == ([view["pending"]] if view["pending"] else [])
        assert seen["hand_counts"] == [view["hand_counts"][side] for side in sides]
        assert seen["stock"] == [view["stock"]]
        assert PHASES[seen["phase"].index(1)] == view["phase"]
        assert seen["dealer"] == [int(side == view["dealer"]) for side in sides]
        assert seen["calls"] == [view["calls"][side] for side in sides]
        found = [[entry["clause"] for entry in view["combinations"][side]] for side in sides]
        assert [[CLAUSES[i] for i, flag in enumerate(row) if flag] for row in seen["combinations"]] == found
        worth = [sum(entry["points"] for entry in view["combinations"][side]) for side in sides]
        assert seen["points"] == worth
        assert (seen["redeals"], seen["round"], seen["rounds"]) == ([view["redeals"]], [view["round"]], [4])
        assert [16 * high + low for high, low in seen["scores"]] == [view["scores"][side] for side in sides]
        gains = [[r["points"] if r["winner"] == side else 0 for r in view["results"]] for side in sides]
        assert [row[: view["round"]] for row in seen["gains"]] == gains
        # What the view leaves to the log: the cards played, and what was held at the last call.
        data = state.to_dict()
        assert [" ".join(cards(pile)) for pile in seen["played"]] == [data["played"][side] for side in sides]
        assert [[CLAUSES[i] for i, flag in enumerate(row) if flag] for row in seen["held"]] == [
            data["held"][side] for side in sides
        ]
        assert seen["best"] == [data["best"][side] for side in sides]

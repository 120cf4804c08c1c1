"""The observation of Kokeshi and Samurai, read back: every piece says what the view says."""

from __future__ import annotations

import pytest

import roji
from roji.games.kokeshi.facts import View
from roji.games.kokeshi.views import PHASES
from tests.games.test_observations import walk


@pytest.mark.parametrize("limit", [200, 30, 0])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_piece_says_what_the_view_says(limit: int, seat: int | None) -> None:
    game = roji.game("kokeshi", max_turns=limit)
    names = game.new(seed=0).game.garden.names  # type: ignore[attr-defined]
    sides = (0, 1) if seat is None else (seat, 1 - seat)
    for state in [state for seed in range(2) for state in walk(game, seed)]:
        view: View = state.view(seat)
        seen = game.observation.decode(state.observe(seat))
        assert PHASES[seen["phase"].index(1)] == view["phase"]
        for i, side in enumerate(sides):
            for k, figurine in enumerate(view["figurines"][side]):
                at = [names[space] for space, flag in enumerate(seen["figurines"][i][k]) if flag]
                assert at == ([figurine["at"]] if figurine["at"] else [])
                beads = "".join("pgo"[row.index(1)] for row in seen["beads"][i][k] if any(row))
                assert beads == figurine["beads"][::-1]
                assert seen["moving"][i][k] == int(view["moving"] is not None and figurine["at"] == view["moving"])
            assert [names[space] for space, flag in enumerate(seen["bases"][i]) if flag] == [view["bases"][side]]
        assert seen["moved"] == [int(view["moved"])]
        assert seen["starter"] == [int(side == view["starter"]) for side in sides]
        assert 16 * seen["turns"][0] + seen["turns"][1] == view["turns"]
        assert seen["turns_left"] == [min(limit - view["turns"], 255) if limit else 255]
        assert seen["winner"] == [view["scores"][side] for side in sides]


def test_a_position_that_comes_again_is_told() -> None:
    """K-R5: beads go to and fro; the third time would end the match."""
    game = roji.game("kokeshi", starter=0)
    state = game.new(seed=1)
    while state.to_dict()["phase"] == "place":
        state.apply(state.legal_actions()[0])
    repeated = []
    for _ in range(2):
        for giver, receiver in ((0, 1), (0, 1), (1, 0), (1, 0)):
            assert not state.over
            repeated.append(game.observation.decode(state.observe(0))["repeated"][0])
            state.apply(249 + 3 * giver + receiver)
    repeated.append(game.observation.decode(state.observe(0))["repeated"][0])
    assert repeated == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    assert state.over
    assert game.from_dict(state.to_dict()).observe(1) == state.observe(1)

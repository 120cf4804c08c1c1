"""Material, placement and who starts."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

import roji
from tests.games.kokeshi.positions import GARDENS, can, fresh, play, refused, standing

AROUND = ["c1", "c2", "d1", "d3", "e1", "e2"]  # the first base is d2
AROUND_SECOND = ["d9", "d10", "e8", "e10", "f7", "f8"]


def test_a_seat_is_a_colour_with_three_figurines_and_a_base() -> None:
    """K-1: seat 0 has the kokeshi and the first base, seat 1 the samurai and the second."""
    view = fresh().view(None)
    assert view["people"] == ["kokeshi", "samurai"]
    assert view["bases"] == ["d2", "e9"]
    assert [len(side) for side in view["figurines"]] == [3, 3]
    assert sum(len(figurine["beads"]) for side in view["figurines"] for figurine in side) == 12


def test_every_figurine_starts_with_two_beads_of_one_colour() -> None:
    """K-3, K-B5: two beads of each colour for each player, p g o."""
    for seat in range(2):
        assert standing(fresh(), seat) == ["-:pp", "-:gg", "-:oo"]


def test_figurines_are_placed_beside_the_own_base() -> None:
    """K-4: on three of the six spaces next to it."""
    state = fresh()
    assert sorted(can(state)) == sorted(AROUND)
    play(state, "c1 c2 d1")
    assert sorted(can(state)) == sorted(AROUND_SECOND)
    play(state, "d9 d10 e8")
    assert standing(state, 0) == ["c1:pp", "c2:gg", "d1:oo"]
    assert standing(state, 1) == ["d9:pp", "d10:gg", "e8:oo"]


def test_no_two_figurines_share_a_space() -> None:
    """K-4: three different spaces."""
    state = play(fresh(), "c1")
    assert sorted(can(state)) == sorted(set(AROUND) - {"c1"})
    assert refused(state, "c1") == "K-4"
    assert refused(state, "d2") == "K-4"
    assert refused(state, "d9") == "K-4"


def test_the_starting_player_places_in_120_ways_before_the_other() -> None:
    """K-R4: which colour stands where is part of the placement; then the other places, then the starter moves."""
    found = set()
    for spaces in permutations(AROUND, 3):
        state = play(fresh(), " ".join(spaces))
        assert state.seat == 1
        found.add(tuple(standing(state, 0)))
    assert len(found) == 120
    state = play(fresh(starter=1), "d9 e8 f7 c1 c2 d1")
    assert state.seat == 1
    assert refused(fresh(), "stop") == "K-R4"


@pytest.mark.parametrize("starter", [0, 1])
def test_the_starter_is_chosen_and_then_they_alternate(starter: int) -> None:
    """K-5: the starter places and moves first; then the players take turns."""
    state = fresh(starter=starter)
    order = []
    for _ in range(6):
        order.append(state.seat)
        state.apply(state.legal_actions()[0])
    assert order == [starter] * 3 + [1 - starter] * 3
    for turn in range(4):
        assert state.seat == (starter + turn) % 2
        state.apply(next(a for a in state.legal_actions() if ">" in state.name(a)))


def test_without_a_choice_the_seed_says_who_starts() -> None:
    """K-5: the lot falls on both, and the same seed gives the same starter."""
    game = roji.game("kokeshi")
    starters = [game.new(seed=seed).seat for seed in range(40)]
    assert set(starters) == {0, 1}
    assert starters == [game.new(seed=seed).seat for seed in range(40)]
    assert {game.new().seat for _ in range(40)} == {0, 1}


def test_playouts_draw_lots_too() -> None:
    """K-5: match by match a run with lots is that of one starter or the other, and both occur."""

    def lengths(**options: object) -> list[int]:
        game = roji.game("kokeshi", max_turns=20, **options)
        upto = [roji.playouts(game, n, seed=3).decisions for n in range(25)]
        return [after - before for before, after in pairwise(upto)]

    drawn, first, second = lengths(), lengths(starter=0), lengths(starter=1)
    assert all(length > 6 for length in drawn)
    told = [(a, b, c) for a, b, c in zip(drawn, first, second, strict=True) if b != c]
    assert all(a in (b, c) for a, b, c in told)
    assert {a == b for a, b, _ in told} == {True, False}


def test_playouts_are_the_same_on_every_machine() -> None:
    """A run is a function of game, options and seed; these numbers must never change."""
    assert roji.playouts(roji.game("kokeshi", garden="courtyard"), 20, seed=1)[:3] == (20, 6118, [1, 8])


def test_a_scratch_state_has_the_starter_chosen() -> None:
    assert roji.game("kokeshi").scratch().seat == 0
    assert roji.game("kokeshi", starter=1).scratch().seat == 1


@pytest.mark.parametrize("garden", GARDENS)
def test_a_match_can_begin_on_every_garden(garden: str) -> None:
    """K-4: six spaces to choose from, whatever the garden."""
    state = fresh(garden)
    assert len(state.legal_actions()) == 6


def test_there_is_nothing_to_deal() -> None:
    with pytest.raises(roji.Invalid, match="dealt"):
        roji.game("kokeshi").new(deal=["c1"])


def test_a_seed_must_be_one() -> None:
    with pytest.raises(roji.Invalid, match="seed"):
        roji.game("kokeshi").new(seed=-1)

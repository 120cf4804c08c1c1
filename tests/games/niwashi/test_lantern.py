"""The lantern instead of a tile."""

from __future__ import annotations

import pytest

import roji
from roji.table.record import Record, read
from tests.games.niwashi.positions import do, legal, position, refused


def test_the_lantern_stands_anywhere_on_the_table() -> None:
    """N-16, N-R6: every cell, nine fields of the display, six shapes, two piles; then eight directions or none."""
    state = position(display="nns hfs aff")
    do(state, "lantern")
    places = legal(state)
    assert len(places) == 63 * 63 + 9 + 6 + 2
    assert {"a1", "bk63", "af32", "display1.1", "display3.3", "aid.I", "aid.X", "pile", "discard"} <= set(places)
    do(state, "af32")
    other = position()
    do(other, "hhn")
    assert len(legal(other)) > 9  # whatever was asked before
    assert legal(state) == ["n", "ne", "e", "se", "s", "sw", "w", "nw", "-"]


def test_an_empty_display_place_has_no_field_to_stand_on() -> None:
    """N-R6"""
    state = position(display="nns - aff")
    do(state, "lantern")
    assert len(legal(state)) == 63 * 63 + 6 + 6 + 2
    assert refused(state, "display2.1") == ("N-R6", "niwashi-refuse-no-display")
    first = position(display="- hfs aff")
    do(first, "lantern")
    assert refused(first, "display1.1") == ("N-R6", "niwashi-refuse-no-display")
    do(state, "pile")
    with pytest.raises(roji.Illegal) as error:
        state.apply(9)
    assert (error.value.clause, error.value.key) == ("N-R6", "niwashi-refuse-no-aim")


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("af32", {"place": "af32", "tile": None, "field": "n"}),
        ("a1", {"place": "a1", "tile": None, "field": None}),
        ("display1.1", {"place": "display1.1", "tile": "ana", "field": "a"}),
        ("display1.3", {"place": "display1.3", "tile": "ana", "field": "a"}),
        ("display2.1", {"place": "display2.1", "tile": "hfs", "field": "h"}),
        ("display2.3", {"place": "display2.3", "tile": "hfs", "field": "s"}),
        ("display3.1", {"place": "display3.1", "tile": "aff", "field": "a"}),
        ("aid.I", {"place": "aid.I", "tile": None, "field": None}),
        ("aid.T", {"place": "aid.T", "tile": None, "field": None}),
        ("pile", {"place": "pile", "tile": None, "field": None}),
        ("discard", {"place": "discard", "tile": "naf", "field": None}),
    ],
)
def test_both_players_see_where_it_stands_points_and_what_it_marks(place: str, wanted: dict[str, str | None]) -> None:
    """N-16, N-R6, N-R9: the tile marked is kept although all tiles of the display are taken and refilled."""
    state = position(hands=("hhn nns", "aaf"), display="ana hfs aff", discard="naf", pile="hna nfs hsh")
    events = do(state, f"lantern {place} sw hhn")
    assert state.seat == 1
    for seat in (0, 1, None):
        assert state.view(seat)["lantern"] == {**wanted, "direction": "sw"}
    assert {"do": "place", "seat": 0, **wanted} in events
    assert {"do": "aim", "seat": 0, "direction": "sw"} in events
    assert state.view(None)["display"] == ["hna", "nfs", "hsh"]


def test_on_an_empty_discard_pile_it_marks_nothing() -> None:
    """N-R9"""
    state = position(hands=("hhn nns", "aaf"))
    do(state, "lantern discard - hhn")
    assert state.view(0)["lantern"] == {"place": "discard", "direction": None, "tile": None, "field": None}


def test_the_whole_hand_is_discarded_openly_in_the_order_its_owner_likes() -> None:
    """N-16"""
    state = position(hands=("hhn hna", "aaf"), taken=("nns", ""), discard="naf")
    do(state, "lantern af32 n")
    assert legal(state) == ["hhn", "hna", "nns"]
    assert refused(state, "aaf") == ("N-16", "niwashi-refuse-not-in-hand")
    do(state, "nns")
    assert legal(state) == ["hhn", "hna"]
    events = do(state, "hna")
    assert state.view(None)["discard"] == ["naf", "nns", "hna", "hhn"]
    assert events[:2] == [{"do": "discard", "seat": 0, "tile": "hna"}, {"do": "discard", "seat": 0, "tile": "hhn"}]
    assert state.view(None)["hand_counts"][0] == 0


def test_tiles_that_are_alike_need_no_order() -> None:
    """N-16: the rest of the hand is one kind of tile and goes by itself."""
    state = position(hands=("hna", "haf"), taken=("hna nfs", ""), tiles="all_different")
    do(state, "lantern af32 n")
    assert legal(state) == ["hna", "nfs"]
    do(state, "nfs")
    assert state.view(None)["discard"] == ["nfs", "hna", "hna"]


def test_after_the_lantern_all_tiles_of_the_display_are_taken() -> None:
    """N-20"""
    state = position(hands=("hhn nns", "aaf"), display="hna hfs aff", pile="nnf")
    events = do(state, "lantern af32 n hhn")
    assert state.view(0)["hand"] == ["hna", "hfs", "aff"]
    assert state.view(None)["display"] == ["nnf", None, None]
    assert [event["tile"] for event in events if event["do"] == "take"] == ["hna", "hfs", "aff"]


def test_the_lantern_gives_no_tile_of_the_discard_pile() -> None:
    """N-20, N-22"""
    state = position(hands=("hhn", "aaf"), discard="naf hna")
    do(state, "lantern af32 n")
    assert state.view(0)["hand"] == []


def test_with_an_empty_display_the_lantern_may_be_moved_and_the_hand_is_empty() -> None:
    """N-R7: and N-23 follows at the next own turn."""
    state = position(hands=("hhn", "aaf nna"))
    do(state, "lantern af32 n")
    assert (state.seat, state.over) == (1, False)
    do(state, "nna ae30 s")
    assert state.over
    assert state.rounds()[0]["kind"] == "no-tile"


@pytest.mark.parametrize("cell", ["ah32", "ai32", "aj32"])
def test_a_lantern_in_the_way_is_lifted_and_rests_beside_the_draw_pile(cell: str) -> None:
    """N-17, N-R9: by itself, when a tile is laid on its cell, whichever field covers it."""
    state = position("hnaf", hands=("hhn", "aaf"), lantern=(cell, "ne", ""))
    events = do(state, "hhn ah32 e")
    assert state.view(0)["lantern"] == {"place": "rest", "direction": None, "tile": None, "field": None}
    assert {"do": "lift", "seat": 0} in events


def test_a_lantern_beside_the_tile_stays() -> None:
    """N-R9"""
    state = position("hnaf", hands=("hhn", "aaf"), lantern=("ag32", "ne", ""))
    events = do(state, "hhn ah32 e")
    assert state.view(0)["lantern"]["place"] == "ag32"
    assert not [event for event in events if event["do"] == "lift"]


def test_the_lantern_starts_beside_the_draw_pile() -> None:
    """N-R9"""
    state = roji.game("niwashi").new(seed=1)
    assert state.view(None)["lantern"] == {"place": "rest", "direction": None, "tile": None, "field": None}


def test_the_lantern_never_changes_what_is_legal() -> None:
    """N-17, N-R9"""
    free = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff")
    stood = position("hnaf", hands=("hhn", "aaf"), display="nns hfs aff", lantern=("ah32", "ne", ""))
    for word in ("hhn", "ah32", "e", "+1"):
        assert legal(free) == legal(stood)
        do(free, word)
        do(stood, word)


def test_nobody_puts_it_back_beside_the_draw_pile() -> None:
    """N-16, N-R9: it rests there until it is put down, and again when it was in the way."""
    state = position(hands=("hhn", "aaf"), lantern=("af32", "ne", ""))
    do(state, "lantern")
    assert refused(state, "rest") == ("", "action-range")


def test_everyone_is_told_who_moves_the_lantern() -> None:
    """N-16"""
    state = position(turn=1)
    assert do(state, "lantern", 0) == [{"do": "lantern", "seat": 1}]


def test_it_may_be_put_down_again_where_it_stood() -> None:
    """N-R9"""
    state = position(hands=("hhn", "aaf"), lantern=("af32", "ne", ""))
    do(state, "lantern af32 ne")
    assert state.view(0)["lantern"]["place"] == "af32"


def test_putting_it_elsewhere_forgets_the_old_mark() -> None:
    """N-R9"""
    state = position(hands=("hhn", "aaf"), lantern=("display1.2", "ne", "nns"))
    do(state, "lantern pile")
    assert state.view(0)["lantern"] == {"place": "pile", "direction": None, "tile": None, "field": None}


def test_the_exact_place_and_angle_people_chose_are_kept_in_the_record() -> None:
    """N-R6: as a note on the decision, outside the state."""
    game = roji.game("niwashi", starter=0)
    state = game.new(seed=4)
    moves = [state.parse("lantern")]
    state.apply(moves[0])
    moves.append(state.parse("af33"))
    record = Record(game, seed=4, moves=moves, notes={1: "lantern 31.42 32.80 215"})
    text = record.to_text()
    assert read(text).notes == {1: "lantern 31.42 32.80 215"}
    assert read(text).to_text() == text
    for bad in ("9 x", "x", "1", '1 a", "1 b'):
        with pytest.raises(roji.Invalid, match="not a note"):
            read(text.replace("1 lantern 31.42 32.80 215", bad))


def test_what_is_no_place_is_refused() -> None:
    state = position()
    do(state, "lantern")
    for text in ("display4.1", "aid.Z", "table", "a99"):
        with pytest.raises(roji.Invalid, match="cannot stand"):
            state.parse(text)
    do(state, "pile")
    with pytest.raises(roji.Invalid, match="not a direction for the lantern"):
        state.parse("up")

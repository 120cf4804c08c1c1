"""Step 1: which wishes are fulfilled, and when."""

from __future__ import annotations

import pytest

from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import cell_name
from tests.games.niwashi import naive
from tests.games.niwashi.positions import do, open_wishes, position

# Four spring fields in a row (ae32 to ah32); the tile hnn laid from ai32 southwards adds the fifth, covering ai33.
FOUR = "hhhh. ....n"
FIFTH = "hnn ai32 s"
# The same with two more above ai32: the fifth field completes a line (I) and a corner (V) at once.
CORNER = "....h ....h hhhh. ....n"


def test_a_wish_is_fulfilled_when_one_visible_field_of_it_belongs_to_the_partners_tile() -> None:
    """N-8: the partner's tile contributes exactly one field."""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("aX", "hI fX"))
    events = do(state, FIFTH)
    assert open_wishes(state) == [[], ["hI"]]
    assert {"do": "fulfil", "seat": 1, "wish": "hI"} in events


@pytest.mark.parametrize("wish", ["nI", "hT", "hV"])
def test_season_and_shape_must_both_fit(wish: str) -> None:
    """N-8"""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("aX", f"{wish} fX"))
    do(state, FIFTH)
    assert open_wishes(state) == [[], []]


def test_the_own_tile_fulfils_no_own_wish() -> None:
    """N-8: only the own tile contributes, in the turn after as well."""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("hI aX", "fX"))
    do(state, FIFTH)
    assert open_wishes(state) == [[], []]
    do(state, "aaf ac32 e")
    assert open_wishes(state) == [[], []]


def test_a_partners_tile_beside_the_shape_does_not_count() -> None:
    """N-8: the shape is complete, but no field of it belongs to the tile laid last."""
    state = position("hhhhh ....n", hands=("nna", "aaf"), wishes=("aX", "hI fX"))
    do(state, "nna ai33 s")
    assert open_wishes(state) == [[], []]


def test_a_covered_field_is_not_visible() -> None:
    """N-8, N-15: the tile adds the fifth field but covers the fourth with another colour."""
    state = position("hhhh", hands=("nha", "aaf"), wishes=("aX", "hI fX"))
    do(state, "nha ah32 e")
    assert open_wishes(state) == [[], []]


def test_a_new_wish_is_drawn_at_once_and_only_its_owner_sees_it() -> None:
    """N-9"""
    for seat, shown in ((1, {"wish": "nT"}), (0, {}), (None, {})):
        state = position(FOUR, hands=("hnn", "aaf"), wishes=("aX", "hI fX"), stacks=("", "nT nU"))
        events = do(state, FIFTH, seat)
        assert {"do": "wish", "seat": 1, **shown} in events
        assert state.view(1)["wishes"] == ["fX", "nT"]
        assert state.view(0)["stack_counts"] == [0, 1]


def test_without_a_stack_the_hand_of_wishes_shrinks() -> None:
    """N-9"""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("aX", "hI fX"))
    events = do(state, FIFTH)
    assert state.view(1)["wishes"] == ["fX"]
    assert not [event for event in events if event["do"] == "wish"]


def test_wishes_fulfilled_at_the_same_time_are_all_laid_open() -> None:
    """N-10"""
    state = position(CORNER, "ae30", hands=("hnn", "aaf"), wishes=("aX", "hV hI"), stacks=("", "fX"))
    do(state, FIFTH)
    assert open_wishes(state) == [[], ["hV", "hI"]]
    assert state.view(1)["wishes"] == ["fX"]


def test_a_wish_drawn_in_the_same_step_is_laid_open_too() -> None:
    """N-10, N-R1: automatically, and again for the next one drawn."""
    state = position(CORNER, "ae30", hands=("hnn", "aaf"), wishes=("aX", "fX hI"), stacks=("", "hV aT"))
    events = do(state, FIFTH)
    assert open_wishes(state) == [[], ["hI", "hV"]]
    assert state.view(1)["wishes"] == ["fX", "aT"]
    assert [event["do"] for event in events if event["do"] in ("fulfil", "wish")] == ["fulfil", "wish"] * 2


def test_all_fulfilment_happens_by_itself() -> None:
    """N-R1: nobody is asked; the next decision is step 2."""
    state = position(FOUR, hands=("hnn", "aaf"), wishes=("aX", "hI fX"))
    do(state, FIFTH)
    assert state.seat == 1
    assert state.view(1)["phase"] == "tile"


def missing_field(drawing: tuple[str, ...]) -> tuple[str, str, str]:
    """A drawing of a shape without one field, and the cell and direction from which a tile `hnn` puts it there."""
    cells = {(x, y) for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "X"}
    for field in sorted(cells):
        for way in "eswn":
            _, second, third = naive.run(field, way)
            if second not in cells and third not in cells:
                fields = {**dict.fromkeys(cells - {field}, "h"), second: "n"}
                rows = ["".join(fields.get((x, y), ".") for x in range(-2, 7)) for y in range(-2, 7)]
                return " ".join(rows), cell_name(SIDE * (30 + field[1]) + 30 + field[0]), way
    raise AssertionError(drawing)


@pytest.mark.parametrize("letter", naive.DRAWINGS)
def test_a_shape_counts_in_any_orientation(letter: str) -> None:
    """N-11, N-B2"""
    shapes = "FILNPT" if letter in "FILNPT" else "UVWXYZ"
    other = "T" if letter in "FILNPT" else "X"
    for drawing in naive.drawings(letter):
        rows, cell, way = missing_field(drawing)
        wish = f"h{letter} f{other}"
        state = position(rows, "ac29", hands=("hnn", "aaf"), wishes=(f"a{other}", wish), shapes=shapes)
        do(state, f"hnn {cell} {way}")
        assert open_wishes(state) == [[], [f"h{letter}"]], drawing


def test_neighbours_of_the_same_colour_do_not_matter() -> None:
    """N-12: a cross in the middle of a whole spring meadow."""
    state = position("hhhhh hhhhh hhhhh", "ad30", hands=("hnn", "aaf"), wishes=("aX", "hX fX"))
    do(state, "hnn af32 s")
    assert open_wishes(state) == [[], ["hX"]]


def test_a_complete_shape_counts_again_when_a_field_of_it_is_covered_with_the_same_colour() -> None:
    """N-R8"""
    state = position(".h. hhh .h.", "ae30", hands=("hnn", "aaf"), wishes=("aX", "hX fX"))
    do(state, "hnn af32 s")
    assert open_wishes(state) == [[], ["hX"]]


LATE = "hhh.. ...fn"  # ae32 to ag32 spring; supports at ah33 and ai33


@pytest.mark.parametrize(("older", "wanted"), [(False, []), (True, ["hI"])])
def test_after_a_lantern_turn_nothing_is_fulfilled_unless_older_tiles_count(older: bool, wanted: list[str]) -> None:
    """N-R2: the partner's tile gave a field, the own tile completed the shape, the partner moved the lantern."""
    state = position(LATE, hands=("hnn fns", "hff naf"), wishes=("aX", "hI fX"), older_tile_counts=older)
    do(state, "hnn ai32 s")
    do(state, "hff ah32 s")
    assert open_wishes(state) == [[], []]
    do(state, "lantern pile -")
    assert state.seat == 1
    assert open_wishes(state) == [[], wanted]


@pytest.mark.parametrize("older", [False, True])
def test_a_field_that_is_covered_again_does_not_count(older: bool) -> None:
    """N-8, N-R2: the own tile completes the shape and covers the partner's only field of it, with the same colour."""
    state = position(LATE, hands=("hnn fns", "hha naf"), wishes=("aX", "hI fX"), older_tile_counts=older)
    do(state, "hnn ai32 s")
    do(state, "hha ah32 e")
    do(state, "lantern pile -")
    assert open_wishes(state) == [[], []]


@pytest.mark.parametrize(("older", "wanted"), [(False, []), (True, ["hW"])])
@pytest.mark.parametrize("first", ["hhn af32 e", "hhn ag32 w"])
def test_an_older_tile_counts_with_a_field_that_is_still_visible(first: str, older: bool, wanted: list[str]) -> None:
    """N-R2, the option: of the partner's two fields the own tile covers ag32 with spring; af32 still shows."""
    state = position(
        ".h.. a..a ...h", "ae31", hands=("hhn fns", "hha naf"), wishes=("aX", "hW fX"), older_tile_counts=older
    )
    do(state, first)
    do(state, "hha ag32 s")
    assert open_wishes(state) == [[], []]
    do(state, "lantern pile -")
    assert open_wishes(state) == [[], wanted]


def test_a_tile_that_ends_before_a_field_does_not_cover_it() -> None:
    """N-8, N-R2, the option: the own tile lies from ad32 to af32, the partner's field on ag32 is the next."""
    state = position(
        "f...nn ...f..", "ad32", hands=("naf fns", "hnn aaf"), wishes=("aX", "nI fX"), older_tile_counts=True
    )
    do(state, "naf ag32 s")
    do(state, "hnn ad32 e")
    assert open_wishes(state) == [[], []]
    do(state, "lantern pile -")
    assert open_wishes(state) == [[], ["nI"]]


@pytest.mark.parametrize("older", [False, True])
def test_before_the_partner_has_laid_a_tile_nothing_is_fulfilled(older: bool) -> None:
    """N-R2: the first tile completes a corner, but nobody laid it; the first turn is a lantern."""
    state = position(
        "h h h", "ad30", garden=("- hhn ae32 e",), hands=("hnn", "aaf"), wishes=("aX", "hV fX"), older_tile_counts=older
    )
    do(state, "lantern pile -")
    assert state.seat == 1
    assert open_wishes(state) == [[], []]

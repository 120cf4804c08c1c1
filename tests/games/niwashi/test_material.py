"""What is in the box: tiles, shapes, wishes, the table and its names."""

from __future__ import annotations

from collections import Counter

import pytest

import roji
from roji.games.niwashi import garden, supplies, tiles
from tests.games.niwashi import naive


def test_62_tiles_of_three_fields_in_four_seasons_or_sand() -> None:
    """N-1"""
    assert len(tiles.TILES) == 62
    assert all(len(tile) == 3 and set(tile) <= set("hnafs") for tile in tiles.TILES)


def test_the_tiles_are_all_triples_up_to_reversal_with_at_most_one_sand_and_not_of_one_colour() -> None:
    """N-B1: counted again from all 125 triples."""
    wanted = set()
    for first in "hnafs":
        for second in "hnafs":
            for third in "hnafs":
                triple = first + second + third
                if triple.count("s") <= 1 and len(set(triple)) > 1 and triple[::-1] not in wanted:
                    wanted.add(triple)
    assert {frozenset((tile, tile[::-1])) for tile in wanted} == {frozenset((t, t[::-1])) for t in tiles.TILES}
    assert len(wanted) == 62


def test_the_harder_set_has_three_different_colours_on_every_tile() -> None:
    """N-B1: the 30 triples twice, and a third hsa and nsf."""
    box = Counter(tiles.SETS["all_different"])
    assert sum(box.values()) == 62
    assert len(box) == 30
    assert all(len(set(tile)) == 3 for tile in box)
    assert {tile for tile, count in box.items() if count == 3} == {"hsa", "nsf"}
    assert set(box.values()) == {2, 3}


@pytest.mark.skipif(roji.compiled, reason="compiled tables are not seen from Python")
def test_the_tables_a_state_looks_things_up_in_are_those_of_tiles_and_shapes() -> None:
    """N-1, N-11, N-14: colours from 1 on, steps in rows of 64; filling them again changes nothing."""
    garden._fill_tables()
    supplies._fill_boxes()
    assert list(garden.FIELD) == ["-hnafs".index(field) for tile in tiles.TILES for field in tile]
    assert [tiles.TILES[tile] for tile in supplies.BOXES] == [tile for box in tiles.SETS.values() for tile in box]
    assert list(garden.STEP) == [1, 64, -1, -64]  # e s w n
    for s, letter in enumerate(tiles.LETTERS):
        steps = [[64 * y + x for x, y in others] for others in tiles.around(letter)]
        begin = 4 * garden.ALIGNMENTS * s
        assert garden.ALIGNED[s] == len(steps)
        assert list(garden.AROUND[begin : begin + 4 * len(steps)]) == [step for others in steps for step in others]


def test_each_shape_exists_once_in_each_season() -> None:
    """N-2, N-B4"""
    names = [tiles.wish_name(wish, tiles.SHAPES) for wish in range(24)]
    assert len(set(names)) == 24
    assert set(names) == {season + shape for season in "hnaf" for shape in "ITUVWX"}
    assert [tiles.read_wish(name, tiles.SHAPES) for name in names] == list(range(24))


@pytest.mark.parametrize("letter", tiles.LETTERS)
def test_shapes_count_turned_and_mirrored(letter: str) -> None:
    """N-11, N-B2: the orientations are those of the drawing, turned and mirrored."""
    found = {
        tuple("".join("X" if (x, y) in shape else "." for x in range(max(x for x, _ in shape) + 1)) for y in range(5))
        for shape in tiles.orientations(letter)
    }
    wanted = {(*drawing, *["." * len(drawing[0])] * (5 - len(drawing))) for drawing in naive.drawings(letter)}
    assert found == wanted


def test_the_six_shapes_are_the_pentominoes_with_a_mirror_line() -> None:
    """N-B2: those whose mirror image is one of their turns have at most four orientations; Z turns only."""
    symmetric = {letter for letter in tiles.LETTERS if len(tiles.orientations(letter)) <= 4} - {"Z"}
    assert symmetric == set(tiles.SHAPES)
    assert all(len(shape) == 5 for letter in tiles.SHAPES for shape in tiles.orientations(letter))


def test_another_set_of_six_shapes_can_be_chosen() -> None:
    """N-B2: the option `shapes` takes any six letters, in any order and case."""
    game = roji.game("niwashi", shapes="zyxwvu")
    assert game.options["shapes"] == "UVWXYZ"
    assert game == roji.game("niwashi", shapes="UVWXYZ")
    wishes = [wish for held in game.new(seed=1).to_dict()["stacks"] for wish in held.split()]
    assert {wish[1] for wish in wishes} <= set("UVWXYZ")


@pytest.mark.parametrize("value", ["ITUVW", "ITUVWXY", "ITUVWW", "ITUVWQ", "", 7])
def test_a_set_that_is_not_six_shapes_is_refused(value: object) -> None:
    """N-B2"""
    with pytest.raises(roji.Invalid) as error:
        roji.game("niwashi", shapes=value)
    assert error.value.key == "bad-option-value"
    assert "6 × F I L N P T U V W X Y Z" in str(error.value)


def test_a_tile_is_named_from_one_end_only() -> None:
    """N-B1: its direction depends on it, so the other end is refused with the right name."""
    assert tiles.read_tile("HNA") == tiles.INDEX["hna"]
    with pytest.raises(roji.Invalid, match="hna"):
        tiles.read_tile("anh")


@pytest.mark.parametrize("text", ["hhh", "ssh", "hn", "hnaf", "xyz", "", "h n"])
def test_what_is_no_tile_is_refused(text: str) -> None:
    """N-B1"""
    with pytest.raises(roji.Invalid, match="not a garden tile"):
        tiles.read_tile(text)


def test_the_table_has_63_by_63_cells_with_names_of_their_own() -> None:
    """N-R5"""
    names = [tiles.cell_name(cell) for cell in range(63 * 63)]
    assert len(set(names)) == 3969
    assert [tiles.read_cell(name) for name in names] == list(range(3969))
    assert (names[0], names[26], names[52], names[62], names[-1]) == ("a1", "aa1", "ba1", "bk1", "bk63")
    assert tiles.cell_name(31 * 63 + 31) == "af32"


@pytest.mark.parametrize("text", ["a0", "a64", "bl1", "a", "7", "", "a²", "a001", "-a1"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    """N-R5"""
    with pytest.raises(roji.Invalid, match="not a cell"):
        tiles.read_cell(text)

"""Gardens: the tiles, how they lie, and what cannot be laid (K-2, K-B1 to K-B3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roji
from roji.games.kokeshi.garden import (
    ARRANGEMENTS,
    DIRECTIONS,
    Garden,
    across,
    garden,
    known_gardens,
    read_tiles,
    step,
    turned,
)
from tests.games.kokeshi.naive import NaiveGarden
from tests.games.kokeshi.positions import GARDENS

STANDARD = known_gardens()["standard"]


def laid(text: str) -> Garden:
    return Garden(read_tiles(text))


def wrong(text: str) -> tuple[str, str]:
    """The key and the English sentence of the refusal of a garden."""
    with pytest.raises(roji.Invalid) as caught:
        laid(text)
    assert caught.value.say("de")
    return caught.value.key, caught.value.say("en")


@pytest.mark.parametrize(
    ("name", "spaces", "lines", "distance"),
    [
        ("standard", 50, 121, 8),
        ("hourglass", 54, 125, 10),
        ("ring", 58, 130, 11),
        ("courtyard", 50, 121, 6),
        ("bridge", 54, 125, 10),
        ("ponds", 56, 129, 10),
        ("stream", 62, 133, 18),
    ],
)
def test_our_gardens_are_as_large_as_they_should_be(name: str, spaces: int, lines: int, distance: int) -> None:
    """K-B3: spaces, lines and crossings from base to base."""
    made = garden(name)
    assert (len(made.places), len(made.lines), made.distance()) == (spaces, lines, distance)
    assert len(NaiveGarden(name).places) == spaces
    assert len(NaiveGarden(name).lines) == 2 * lines


def test_these_are_all_gardens() -> None:
    """K-B3: the three of the rule page and four of our own."""
    assert GARDENS == ("standard", "hourglass", "ring", "courtyard", "bridge", "ponds", "stream")


@pytest.mark.parametrize("name", GARDENS)
def test_half_a_turn_changes_nothing(name: str) -> None:
    """K-B3: neither side is favoured: line by line, half a turn gives the same garden with the bases exchanged."""
    made = garden(name)
    assert made.symmetric()
    (q0, r0), (q1, r1) = (made.places[base] for base in made.bases)
    half = [made.number[q0 + q1 - q, r0 + r1 - r] for q, r in made.places]
    assert half[made.bases[0]] == made.bases[1]
    for (a, b), colour in made.lines.items():
        assert made.lines[tuple(sorted((half[a], half[b])))] == colour  # type: ignore[index]


def test_a_garden_need_not_be_symmetric() -> None:
    """K-B3: people may build what they like; it is only called what it is."""
    tiles = STANDARD.replace("2,-1  221100", "2,-1  100221")
    assert not laid(tiles).symmetric()


@pytest.mark.parametrize("name", GARDENS)
def test_lines_and_names_agree_with_a_naive_reading(name: str) -> None:
    """K-B1, K-B2: every line, its colour, and every name."""
    made, plain = garden(name), NaiveGarden(name)
    named = {frozenset((plain.name(a), plain.name(b))): colour for (a, b), colour in plain.lines.items()}
    found = {frozenset(line["between"]): line["colour"] for line in made.plain()["lines"]}
    assert found == named
    assert made.plain()["bases"] == [plain.name(base) for base in plain.bases]
    assert {name: (at["q"], at["r"]) for name, at in made.plain()["spaces"].items()} == {
        plain.name(place): place for place in plain.places
    }


def test_a_base_is_the_middle_of_its_tile() -> None:
    """K-B1: its six neighbours are on the same tile, and every tile has one whole space in its middle."""
    for name in GARDENS:
        made = garden(name)
        for base in made.bases:
            assert all(other >= 0 for other in made.neighbours[base])
        assert sum(at["centre"] for at in made.plain()["spaces"].values()) == 12


def test_neighbours_are_joined_by_a_line() -> None:
    """K-B1: across a hole of the ring there is none, although the spaces touch."""
    ring = garden("ring")
    e5, d5 = ring.by_name["e5"], ring.by_name["d5"]
    assert step(ring.places[e5], 1) == ring.places[d5]
    assert d5 not in ring.neighbours[e5]


def test_each_arrangement_is_on_two_tiles_with_two_lines_of_each_colour() -> None:
    """K-B2: six arrangements; as they lie or turned by half a turn."""
    assert len({min(turned(lines, 0), turned(lines, 3)) for lines in ARRANGEMENTS}) == 6
    for lines in ARRANGEMENTS:
        assert sorted(lines) == list("001122")
    for name in GARDENS:
        shown = [tile.lines for tile in garden(name).tiles]
        for lines in ARRANGEMENTS:
            assert shown.count(lines) + shown.count(turned(lines, 3)) == 2


def test_the_half_lines_have_the_same_colour_on_both_sides() -> None:
    """K-B2: edge k of a tile is edge k + 3 of its neighbour, and both say k mod 3."""
    made = garden("standard")
    middle = (3, 0)
    for k in range(6):
        beyond = across(middle, k)
        one, other = step(middle, k), step(middle, k + 1)
        assert {step(beyond, k + 3), step(beyond, k + 4)} == {one, other}
        pair = tuple(sorted((made.number[one], made.number[other])))
        assert made.lines[pair] == k % 3  # type: ignore[index]


def test_twelve_tiles_have_62_spaces_at_most() -> None:
    """K-B2: two tiles share two spaces at least, so twelve in a row have 62; the stream does."""
    assert max(len(garden(name).places) for name in GARDENS) == 62 == 12 * 7 - 11 * 2


@given(st.lists(st.integers(0, 5), min_size=11, max_size=60))
def test_no_garden_has_more_than_62_spaces(edges: list[int]) -> None:
    """K-B2: whatever way twelve tiles are laid edge to edge, names and tables have room for it."""
    centres = [(0, 0)]
    for edge in edges:
        beyond = across(centres[-1], edge)
        if beyond not in centres and len(centres) < 12:
            centres.append(beyond)
    ends = (centres[0], centres[-1])
    if len(centres) < 12 or any(across(ends[0], edge) == ends[1] for edge in range(6)):
        return
    inner = [lines for lines in ARRANGEMENTS[1:] for _ in range(2)]
    rows = [f"{q},{r} {lines}" for (q, r), lines in zip(centres[1:-1], inner, strict=True)]
    bases = [f"{q},{r} {ARRANGEMENTS[0]} {name}" for (q, r), name in zip(ends, ("first", "second"), strict=True)]
    made = laid("\n".join(bases + rows))
    assert len(made.places) <= 62
    assert len(set(made.names)) == len(made.names)
    state = roji.game("kokeshi", garden=made.text, starter=0).new(seed=0)
    assert len(state.legal_actions()) == 6


# -- gardens that cannot be laid -----------------------------------------------------------------------


def test_all_twelve_tiles_are_used() -> None:
    """K-B3: eleven or thirteen are no garden."""
    assert wrong(STANDARD.replace("5,-1  020121\n", "")) == (
        "kokeshi-garden-count",
        "K-B3: a garden has 12 tiles; this one has 11.",
    )
    assert wrong(STANDARD + "9,0 020121\n")[0] == "kokeshi-garden-count"
    assert wrong("")[0] == "kokeshi-garden-count"


def test_the_tiles_hang_together_by_whole_edges() -> None:
    """K-2, K-B3: a tile that touches with a corner only, or overlaps, does not join."""
    assert wrong(STANDARD.replace("5,-1  020121", "11,-4  020121"))[0] == "kokeshi-garden-apart"
    key, sentence = wrong(STANDARD.replace("5,-1  020121", "4,-1  020121"))
    assert key == "kokeshi-garden-apart"
    assert "4,-1" in sentence
    assert "K-B3" in sentence


def test_one_tile_in_one_place() -> None:
    """K-B3: two tiles on the same place."""
    assert wrong(STANDARD.replace("5,-1  020121", "4,1  020121"))[0] == "kokeshi-garden-twice"


def test_the_base_tiles_share_no_edge() -> None:
    """K-B3: exchanged with a neighbour of the first base, the second is too near."""
    text = STANDARD.replace("7,1   121200 second", "@").replace("2,-1  221100", "2,-1 121200 second")
    assert wrong(text.replace("@", "7,1 221100"))[0] == "kokeshi-garden-base-edge"


def test_a_tile_that_lies_askew_does_not_join() -> None:
    """K-B2: turned by a sixth or a third its half-lines do not meet those of the neighbours."""
    for steps in (1, 2, 4, 5):
        assert wrong(STANDARD.replace("221100", turned("221100", steps)))[0] == "kokeshi-garden-half-lines"
    assert laid(STANDARD.replace("221100", turned("221100", 3)))


def test_only_our_tiles_can_be_laid() -> None:
    """K-B2: two of each colour, and one of the six arrangements, each twice."""
    assert wrong(STANDARD.replace("221100", "221110"))[0] == "kokeshi-garden-colours"
    assert wrong(STANDARD.replace("221100", "001122"))[0] == "kokeshi-garden-no-tile"
    assert wrong(STANDARD.replace("221100", "021102"))[0] == "kokeshi-garden-arrangement"


def test_one_base_for_each_player() -> None:
    """K-1, K-2: on the tiles that carry a base, and on no others."""
    assert wrong(STANDARD.replace("first", "second"))[0] == "kokeshi-garden-bases"
    assert wrong(STANDARD.replace("first", ""))[0] == "kokeshi-garden-bases"
    moved = STANDARD.replace("200121 first", "200121").replace("221100", "221100 first")
    assert wrong(moved)[0] == "kokeshi-garden-base-tile"


@pytest.mark.parametrize("entry", ["0,0 20012 first", "0 0 200121 first", "0,0 200123", "0,0 200121 third", "hello"])
def test_an_entry_that_is_no_tile_is_named(entry: str) -> None:
    key, sentence = wrong(STANDARD.replace("0,0   200121 first", entry))
    assert key == "kokeshi-garden-entry"
    assert entry in sentence


# -- as an option ----------------------------------------------------------------------------------------


def test_a_garden_of_ones_own_is_an_option() -> None:
    """K-B3: the text of a garden instead of a name; comments and line breaks do not matter."""
    text = "# mine\n" + STANDARD.replace("0,0   200121 first", "(0,0) 200121 first # home")
    own = roji.game("kokeshi", garden=text)
    assert own.options["garden"] == garden("standard").text
    assert own == roji.game("kokeshi", garden=own.options["garden"])
    assert own.new(seed=3).legal_actions() == roji.game("kokeshi").new(seed=3).legal_actions()


def test_a_garden_that_cannot_be_laid_is_refused_as_an_option() -> None:
    with pytest.raises(roji.Invalid, match="K-B3"):
        roji.game("kokeshi", garden=STANDARD.replace("5,-1  020121", ""))


@pytest.mark.parametrize("value", ["rnig", "", 7, None, True])
def test_an_unknown_garden_is_refused_with_the_known_ones(value: object) -> None:
    with pytest.raises(roji.Invalid, match="standard, hourglass, ring"):
        roji.game("kokeshi", garden=value)


def test_directions_turn_anticlockwise() -> None:
    """K-B1: opposite directions differ by three."""
    for k in range(6):
        assert DIRECTIONS[k] == tuple(-x for x in DIRECTIONS[(k + 3) % 6])

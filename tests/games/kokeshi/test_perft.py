"""Perft: the counts on file, on every garden, by both generators."""

from __future__ import annotations

import pytest

import roji
from roji.games.kokeshi.perft import perft
from tests.games.kokeshi import naive
from tests.games.kokeshi.perft_files import FOLDER, read, state_of
from tests.games.kokeshi.positions import GARDENS, as_naive, complete_turns, fresh, setup


@pytest.mark.parametrize("name", GARDENS)
def test_the_counts_on_file_are_right(name: str) -> None:
    """To depth 3 in the fast generator, to depth 2 in the naive one."""
    garden = naive.NaiveGarden(name)
    lines = read(name)
    assert len(lines) >= 3
    for line in lines:
        assert [depth for depth, _, _ in line.counts] == [1, 2, 3]
        state = state_of(name, line)
        for depth, sequences, positions in line.counts:
            if roji.compiled or depth < 3:
                assert perft(state, depth) == (depth, sequences, positions), line
            if depth < 3 and sequences < 2000:
                assert naive.perft(garden, as_naive(garden, state), depth) == (sequences, positions), line


def test_every_garden_has_its_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GARDENS)


def test_a_placement_is_a_turn() -> None:
    """K-R4: 120 ways each; then the starting player moves."""
    assert perft(fresh(), 1) == (1, 120, 120)
    assert perft(fresh(), 2) == (2, 14400, 14400)
    assert perft(fresh(), 0) == (0, 1, 1)


def test_a_finished_match_has_no_turns() -> None:
    """K-6: lines that end earlier add nothing, and the winning turn itself counts."""
    state = setup("d9:pg h1:po h2:go")
    assert perft(state, 1).sequences == len(complete_turns(state))
    assert any(later.over for later in complete_turns(state))
    won = next(later for later in complete_turns(state) if later.over)
    assert perft(won, 1) == (1, 0, 0)  # type: ignore[arg-type]


def test_sequences_that_lead_to_one_position_are_counted_apart() -> None:
    """K-R5: equal stacks are interchangeable, so two ways can end in one position."""
    found = perft(setup("d4:pg h1:po h2:go"), 2)
    assert found.sequences > found.positions


def test_counting_changes_nothing() -> None:
    state = setup("d4:pg h1:po h2:go")
    before = state.to_dict()
    perft(state, 2)
    assert state.to_dict() == before

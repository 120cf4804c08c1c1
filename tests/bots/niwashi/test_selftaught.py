"""Gardeners who taught themselves: fair, whole numbers, and a reading that looks at what tells something."""

from __future__ import annotations

import random

import pytest

from roji.bots.bot import bot
from roji.bots.niwashi.selftaught import TRAITS, lessons
from roji.bots.niwashi.teach import FIRST, Case, counts, reading, towards, with_counts, written
from roji.games.registry import game as make_game
from tests.bots.niwashi.test_partner import played


@pytest.mark.parametrize("decisions", [5, 18, 37])
def test_what_is_hidden_does_not_change_the_choice(decisions: int) -> None:
    """Twins that differ only in what the seat cannot know."""
    state, bots = played(("self-taught", "self-taught"), 3, decisions, tiles="all_different")
    assert state.seat is not None
    assert len({bots[state.seat].choose(state.redeal(state.seat, deal)) for deal in range(4)}) == 1


def test_what_was_learned_is_whole_numbers_and_stands_in_the_file_as_it_is_written() -> None:
    found = lessons()
    assert "self-taught" in found
    for name, lesson in found.items():
        assert bot(name, make_game("niwashi"), 0).name == name
        numbers = [value for part in vars(lesson).values() for value in (part if isinstance(part, tuple) else (part,))]
        assert all(type(value) is int for value in numbers)
        assert any(lesson.traits)
        assert written(name, lesson).splitlines()[0] == f"[{name}]"


def test_reading_finds_the_trait_that_tells_and_gives_it_weight() -> None:
    chance, cases = random.Random(1), list[Case]()
    for _ in range(60):
        seen = [(0.2, [chance.randrange(100) for _ in range(TRAITS)]) for _ in range(10)]
        held = max(range(10), key=lambda wish: seen[wish][1][2])
        cases.append((seen, [held]))
    weights = reading(cases, (0,) * TRAITS)
    assert weights[2] > 3 * max(abs(weight) for k, weight in enumerate(weights) if k != 2)


def test_what_counts_goes_towards_the_best_and_never_vanishes() -> None:
    widths = [0.4] * len(counts(FIRST))
    more, most = (with_counts(FIRST, [times * count for count in counts(FIRST)]) for times in (2, 8))
    assert towards(FIRST, [more, most], widths).own == 4 * FIRST.own
    assert min(counts(with_counts(FIRST, [0.0] * len(counts(FIRST))))) == 1

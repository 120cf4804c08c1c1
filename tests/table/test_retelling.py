"""A log told again: event by event, with what was taken back, and on when there is more."""

from __future__ import annotations

import random

from roji.table.retelling import Retelling
from roji.table.table import Table
from tests.table.test_table import begun, play


def told(retelling: Retelling) -> list[object]:
    for _ in retelling.more():
        pass
    return list(retelling.seen)


def undone(table: Table) -> bool:
    """Whether somebody could take a decision back."""
    for seat in range(2):
        if table.undo_to[seat] is not None:
            event = table.back(seat)
            table.add(event)
            if table.asked is not None:
                for said in table.answer(table.asked.of[0], True):
                    table.add(said)
            return True
    return False


def test_it_goes_on_where_it_was_whatever_was_taken_back_since() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        table, backs = begun("kokeshi"), 0
        going = [Retelling(table, viewer, since) for viewer in (0, 1, None) for since in (0, 9)]
        for _ in range(12):
            play(table, rng.randrange(1, 8), rng)
            if rng.random() < 0.6:
                backs += undone(table)
            for retelling in going:
                if rng.random() < 0.7:
                    assert told(retelling) == table.seen_since(retelling.viewer, retelling.number)
        assert backs > 1
        for retelling in going:
            assert told(retelling) == table.seen_since(retelling.viewer, retelling.number)
            assert len(retelling.seen) == table.number - retelling.number


def test_it_does_not_touch_the_state_that_was_dealt() -> None:
    table = begun("kokeshi")
    assert table.first is not None
    before = table.first.to_dict()
    play(table, 30)
    told(Retelling(table, 0, 20))
    assert table.first.to_dict() == before

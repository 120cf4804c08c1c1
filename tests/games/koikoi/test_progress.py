"""How far a pile is, and what a call may bring, where a month lies frozen on the field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.koikoi.positions import position

AUGUST = "8L 8A 8x 8y"


def far(state: Any, seat: int, key: str) -> int | None:
    view = state.view(None)
    found: dict[str, int | None] = dict(
        zip([goal["key"] for goal in view["goals"]], view["progress"][seat], strict=True)
    )
    return found[key]


def test_nobody_gets_to_a_combination_whose_month_is_frozen() -> None:
    """H-R4, `redeal` off: all four cards of August stay on the field, and so does the moon."""
    state = position(("1x 5x", "2x 6x"), AUGUST, "3x 4x 7x 10x", ("9A", "1L"), redeal=False)
    assert [far(state, seat, "moon-viewing") for seat in (0, 1)] == [None, None]
    assert [far(state, seat, "five-lights") for seat in (0, 1)] == [None, None]
    assert far(state, 0, "cherry-viewing") == 1


def test_three_of_a_month_on_the_field_can_still_be_taken() -> None:
    """H-R3"""
    state = position(("1x 5x", "2x 6x"), "8L 8A 8x", "3x 4x 7x 10x", ("9A", "1L"), redeal=False)
    assert far(state, 0, "moon-viewing") == 1


@pytest.mark.parametrize(("field", "promised"), [(AUGUST, False), ("8L", True)])
def test_a_call_promises_nothing_that_is_frozen(field: str, promised: bool) -> None:
    """H-R7: what a call may still bring."""
    state = position(
        ("1x", "2x"), field, "3x 4x", ("3L 9A", ""), phase="decide", held=[["H-24"], []], best=(5, 0), redeal=False
    )
    (call,) = (what for _, _, what in state.described() if what["do"] == "koikoi")
    assert any(chance["key"] == "moon-viewing" for chance in call["may"]) is promised

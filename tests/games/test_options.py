"""Options: what is allowed is found quickly whatever somebody sends, and nothing else is taken."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

import roji
from roji.games.errors import Invalid
from roji.games.options import ListOption, Option, starter, switch
from roji.wire import protocol

LONG = "Σ" * 520_000


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        ("kokeshi", "max_turns", LONG),
        ("kokeshi", "max_turns", "9" * 500_000),
        ("kokeshi", "max_turns", 16**5000),
        ("kokeshi", "garden", "a " * 250_000),
        ("kokeshi", "garden", LONG),
        ("niwashi", "shapes", "ß" * 500_000),
        ("niwashi", "journey", LONG),
        ("orders", "orders", "1," * 250_000),
        ("orders", "orders", [1] * 250_000),
        ("orders", "orders", [16**5000]),
        ("orders", "starter", LONG),
        ("koikoi", "viewings", LONG),
        ("koikoi", LONG, 1),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else type(value).__name__,
)
def test_a_value_of_any_length_is_refused_at_once_with_what_is_allowed(game: str, name: str, value: Any) -> None:
    began = time.process_time()
    with pytest.raises(Invalid) as error:
        roji.game(game, **{name: value})
    assert error.value.key in ("bad-option-value", "unknown-option")
    assert len(str(error.value)) < 2000
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("given", "found"),
    [(7, 7), ("7", 7), (" 7\n", 7), ("-2", -2), (-2, -2), (0, 0), ("0", 0), (100_000, 100_000)],
)
def test_a_number_of_a_range_is_taken_as_such_or_in_its_digits(given: Any, found: int) -> None:
    assert Option("turns", 1, range(-2, 100_001)).check("go", given) == found


@pytest.mark.parametrize(
    "given", ["007", "+7", "7.0", "７", "1_0", "", "seven", True, False, 7.0, None, -3, "101", [7]]
)
def test_what_is_no_number_of_the_range_is_refused(given: Any) -> None:
    with pytest.raises(Invalid, match="Allowed: -2–100"):
        Option("turns", 1, range(-2, 101)).check("go", given)


@pytest.mark.parametrize(("given", "found"), [("TRUE", True), (False, False), (" false", False), (True, True)])
def test_a_switch_takes_its_words_in_any_case(given: Any, found: bool) -> None:
    assert switch("on", False).check("go", given) is found


def test_a_list_is_a_word_or_values_up_to_its_length() -> None:
    option = ListOption("orders", "drawn", range(1, 9), 3)
    assert [option.check("go", given) for given in ("Drawn", "1,4, 7", [1, 4], 5)] == ["drawn", "1,4,7", "1,4", "5"]
    for wrong in ("1,2,3,4", "drawn,drawn", "", "1,,2", [1, 2, 3, 4], "9"):
        with pytest.raises(Invalid):
            option.check("go", wrong)


def test_the_starter_is_chance_or_a_seat() -> None:
    assert [starter(3).check("go", given) for given in ("LOT", 0, "2")] == ["lot", 0, 2]
    with pytest.raises(Invalid):
        starter(3).check("go", 3)


@pytest.mark.parametrize(
    "options", [{"a" * 65: 1}, {"a": "b" * 2001}, {f"option {n}": 1 for n in range(65)}], ids=["name", "value", "many"]
)
def test_a_message_takes_options_of_a_bounded_length_and_number(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"length <= (64|2000)"):
        msgspec.convert({"game": "koikoi", "options": options}, protocol.NewTable)

"""The report beside the field: it says what was reached, what was not, and what was not measured."""

from __future__ import annotations

from benchmarks.field.report import page, ratio
from benchmarks.field.run import better
from benchmarks.field.subjects import GAMES, PGX, SIZES, subjects


def test_a_ratio_says_whether_it_is_what_was_asked() -> None:
    assert ratio(10, 4, 2.0) == "2.50 | at least 2"
    assert ratio(10, 4, 5.0) == "2.50 | at least 5: not reached"
    assert ratio(10, 4, 2.0, at_most=True) == "2.50 | at most 2: not reached"
    assert ratio(0, 4, 2.0) == "– | –"


def test_the_best_of_all_rounds_counts() -> None:
    first, second = (
        {"rate": 1.0, "clone": 5.0, "1024": {"rate": 3.0}},
        {"rate": 2.0, "clone": 7.0, "1024": {"rate": 1.0}},
    )
    assert better("", first, second) == {"rate": 2.0, "clone": 5.0, "1024": {"rate": 3.0}}


def test_what_was_not_measured_is_left_empty_and_said() -> None:
    told = {
        "versions": {"roji": "1"},
        "machine": "m",
        "date": "d",
        "rounds": 1,
        "load": 0.1,
        "minutes": 1,
        "weights": {},
    }
    empty = page({**told, "figures": {}})
    assert "| koikoi / leduc_holdem | – | – |" in empty
    pgx = {name: {size: {"rate": 1e6, "compile": 2.0, "bytes": 34.0} for size in SIZES} for name in PGX}
    ours = {game: {f"batch {size} 2": 6e6 for size in SIZES} for game in GAMES}
    full = page({**told, "figures": {"pgx": pgx, "ours": ours}})
    assert "| koikoi / leduc_holdem | 6.00 | at least 5 |" in full


def test_everybody_is_measured() -> None:
    groups = {subject.group for subject in subjects()}
    assert groups >= {"ours", "pgx", "openspiel", "pettingzoo", "rlcard", "search", "import", "start"}

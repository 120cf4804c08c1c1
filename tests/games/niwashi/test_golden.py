"""The golden records: they replay for ever, and every garden of the journey is won in one of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roji.games.niwashi import journey
from roji.table.record import Record, read
from tests.games.niwashi.golden import FOLDER

RECORDS = sorted(FOLDER.glob("*.toml"))


def load(path: Path) -> Record:
    return read(path.read_bytes())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_and_is_written_the_same(path: Path) -> None:
    record = load(path)
    assert record.final().over
    assert record.to_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", journey.gardens())
def test_every_garden_of_the_journey_can_be_won(id: str) -> None:
    """N-B3"""
    final = load(FOLDER / f"journey-{id}.toml").final()
    result = final.rounds()[0]
    assert final.game.options["journey"] == id
    assert result["reached"] is True
    assert result["points"] >= journey.gardens()[id].target


def test_all_twenty_wishes_are_possible() -> None:
    """N-24"""
    assert load(FOLDER / "all-twenty.toml").final().scores() == [20, 20]


def test_the_records_cover_every_option_and_every_event() -> None:
    assert len(RECORDS) >= 10
    options: dict[str, set[object]] = {}
    events: Counter[str] = Counter()
    places: set[str] = set()
    for path in RECORDS:
        record = load(path)
        for name, value in record.game.options.items():
            options.setdefault(name, set()).add(value)
        for state, action in record.states():
            for event in state.effects_of(action, None)[1]:
                events[event["do"]] += 1
                if event["do"] == "place":
                    places.add(event["place"].split(".")[0].rstrip("0123456789"))
    assert all(len(values) > 1 for values in options.values()), options
    wanted = "tile cell lay lift take take-discard fill lantern place aim discard remove fulfil wish end over"
    assert set(events) == set(wanted.split())
    assert {"aid", "display", "pile", "discard"} <= places

"""Golden records replay for ever, and each shows what it was kept for."""

from __future__ import annotations

import pytest

from roji.table.record import read
from tests.games.kokeshi.golden import FOLDER, RECORDS

FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_and_is_unchanged(path: object) -> None:
    text = (FOLDER / str(path)).read_text(encoding="utf-8")
    record = read(text)
    assert record.to_text() == text
    assert record.final().over


@pytest.mark.parametrize("name", list(RECORDS))
def test_a_record_shows_what_it_was_kept_for(name: str) -> None:
    options, wanted = RECORDS[name]
    record = read((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    assert wanted(record)
    assert options.items() <= record.game.options.items()


def test_there_are_at_least_ten() -> None:
    assert {path.stem for path in FILES} == set(RECORDS)
    assert len(FILES) >= 10

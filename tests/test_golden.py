"""Golden records: matches of every released version of the rules that must replay for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roji.cli.replay import dump
from roji.table.record import read
from tests.family import OWN

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(path for path in FOLDER.rglob("*.toml") if path.parent.name != "stores")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    assert record.game.id == path.parent.name
    assert record.to_text() == text
    assert record.final().over


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_goes_the_same_way_on_copies(path: Path) -> None:
    """Every decision is made on a copy of the state before it, now and then one read back from its dict."""
    record = read(path.read_bytes())
    state = record.start()
    for number, action in enumerate(record.moves):
        copy = state.clone() if number % 5 else record.game.from_dict(state.to_dict())
        assert copy.legal_actions() == state.legal_actions()
        copy.apply(action)
        state = copy
    assert state == record.final()
    assert state.rounds() == record.final().rounds()


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.jsonl")), ids=lambda path: path.stem)
def test_every_public_fact_of_a_match_is_as_it_was(path: Path) -> None:
    """The whole dump of `roji replay --json`, line by line."""
    lines = [json.dumps(facts, ensure_ascii=False) for facts in dump(read(path.with_suffix(".toml").read_bytes()))]
    assert lines == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", sorted(OWN))
def test_there_are_golden_records_of_every_game(game: str) -> None:
    assert sum(path.parent.name == game for path in RECORDS) >= (20 if game == "koikoi" else 10)

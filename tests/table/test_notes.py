"""What people may add to a decision: a game says what, and at a silent table that is no channel."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from roji.games.registry import game as make_game
from roji.table.events import Moved
from roji.table.record import Record, read
from roji.table.table import Table
from tests.table.test_table import begun, refused


def moved(table: Table, decision: str, note: str = "") -> Moved:
    """A decision in notation by whoever is to move."""
    assert table.state is not None
    assert table.to_move is not None
    return table.move(table.to_move, table.state.parse(decision), note)


def test_a_note_stands_at_its_decision_and_is_told_to_everybody() -> None:
    table = begun("niwashi", starter=0)
    table.add(moved(table, "lantern"))
    table.add(moved(table, "ae32", " x=30.5 \ny=31.25 "))
    assert table.notes == {1: "x=30.50 y=31.25"}
    for viewer in (0, 1, None):
        assert asdict(table.seen(viewer))["note"] == "x=30.50 y=31.25"
    assert table.record().notes == table.notes


def test_a_game_without_notes_takes_none() -> None:
    for game in ("kokeshi", "koikoi", "orders"):
        table = begun(game)
        assert table.state is not None
        assert refused(moved, table, table.state.name(table.state.legal_actions()[0]), "x=1") == "note-none"


@pytest.mark.parametrize(
    ("decisions", "note"),
    [
        ("", "I hold hna hfs"),
        ("", "x=30.50 y=31.25"),
        ("", "angle=0"),
        ("lantern", "I hold hna hfs"),
        ("lantern", "x=30.50 y=31.25 hna hfs"),
        ("lantern", "x=30.501 y=31.25"),
        ("lantern", "x=030.5 y=31.25"),
        ("lantern", "x=٣٠.5 y=31.25"),
        ("lantern", "x=3e1 y=31.25"),
        ("lantern", "x=31.50 y=31.25"),
        ("lantern", "on=pile x=0.50 y=0.50"),
        ("lantern", "on=ae32 x=30.50 y=31.25"),
        ("lantern", "angle=360"),
        ("lantern", "angle=074x"),
        ("lantern ae32", "angle=30"),
        ("lantern ae32", "x=31.50 y=31.25 angle=10"),
    ],
)
def test_at_a_silent_table_a_note_carries_no_words(decisions: str, note: str) -> None:
    """N-7: only where exactly the lantern stands, on the place it was put, and where it points, as it was aimed."""
    table = begun("niwashi", starter=0)
    for decision in decisions.split():
        table.add(moved(table, decision))
    state = table.state
    assert state is not None
    nexts = ["lantern", "ae32", "n"]
    assert refused(moved, table, nexts[len(decisions.split())], note).startswith("niwashi-note")


@pytest.mark.parametrize(
    ("decisions", "note", "kept"),
    [
        ("lantern ae32", "x=30.5 y=31", "x=30.50 y=31.00"),
        ("lantern ae32", "x=30.5 y=31 angle=200", "x=30.50 y=31.00"),
        ("lantern ae32", "angle=200", ""),
        ("lantern pile", "on=pile x=0.5 y=1", "on=pile x=0.50 y=1.00"),
        ("lantern display1.2", "on=display1.2 x=0 y=0.5", "on=display1.2 x=0.00 y=0.50"),
        ("lantern ae32 n", "angle=007", "angle=7"),
        ("lantern ae32 n", "x=30.9 y=31.9 angle=350", "angle=350"),
        ("lantern ae32 ne", "angle=23", "angle=23"),
        ("lantern ae32 nw", "angle=337", "angle=337"),
        ("lantern ae32 -", "x=30.9 y=31.9", ""),
    ],
)
def test_a_note_has_one_form_and_says_only_what_its_decision_leaves_open(decisions: str, note: str, kept: str) -> None:
    table = begun("niwashi", starter=0)
    *before, last = decisions.split()
    for decision in before:
        table.add(moved(table, decision))
    assert moved(table, last, note).note == kept


def noted(note: str) -> Record:
    """A record whose second decision, the place of a lantern, has a note."""
    game = make_game("niwashi", starter=0)
    state = game.new(seed=4)
    lantern = state.parse("lantern")
    state.apply(lantern)
    return Record(game, seed=4, moves=[lantern, state.parse("ae32")], notes={1: note})


def test_a_record_of_before_keeps_its_notes_but_is_taken_from_strangers_without_them() -> None:
    old = read((Path(__file__).parents[1] / "golden/niwashi/explicit-deal.toml").read_text())
    assert old.notes
    assert read(noted("I hold hna hfs").to_text()).notes == {1: "I hold hna hfs"}
    for record in (old, noted("I hold hna hfs")):
        record.tidy_notes()
        assert record.notes == {}
    tidy = noted("x=30.5 y=31.5 angle=20")
    tidy.tidy_notes()
    assert tidy.notes == {1: "x=30.50 y=31.50"}

"""Niwashi on the command line: replay, draw, games, rules."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import roji
from roji.cli.main import run
from roji.pictures.niwashi import COLOURS, garden_svg
from roji.table.record import Record
from roji.words import LANGUAGES, pages
from tests.games.niwashi.golden import FOLDER
from tests.games.niwashi.positions import do, position

RECORD = FOLDER / "lanterns.toml"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["lays", "puts it down on", "discards", "from the display", "wishes fulfilled"]),
        ("de", ["legt", "stellt sie auf", " ab.", "aus der Auslage", "Aufträge erfüllt"]),
    ],
)
def test_a_record_is_told_in_words(lang: str, sentences: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert all(sentence in told for sentence in sentences)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_every_golden_record_can_be_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "de"):
        assert run(["replay", str(path), "--lang", lang]) == 0
    assert len(capsys.readouterr().out) > 2000


def test_a_seat_is_told_its_own_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(FOLDER / "all-twenty.toml"), "--seat", "0", "--lang", "en"]) == 0
    assert "your wishes" in capsys.readouterr().out


def test_replay_as_json_has_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["view"]["game"] == "niwashi"
    assert lines[-1]["returns"] == [lines[-1]["view"]["scores"][0] / 10 - 1] * 2


def test_draw_writes_the_garden_after_any_decision(tmp_path: Path) -> None:
    """Every visible field is one sign in the picture; seasons differ by sign and texture, not by colour alone."""
    out = tmp_path / "garden.svg"
    assert run(["draw", "niwashi", str(RECORD), "--move", "0", "-o", str(out)]) == 0
    first = ET.parse(out).getroot()
    assert run(["draw", "niwashi", str(RECORD), "-o", str(out)]) == 0
    last = ET.parse(out).getroot()
    signs = [[use for use in root.iter(f"{SVG}use") if use.get("href", "")[1:] in COLOURS] for root in (first, last)]
    assert len(signs[0]) == 3 + 9
    assert len(signs[1]) > len(signs[0])
    patterns = {pattern.get("id") for pattern in last.iter(f"{SVG}pattern")}
    assert patterns == {f"t-{field}" for field in COLOURS}


@pytest.mark.parametrize("place", ["ag31", "a1", "display2.2", "aid.T", "pile", "discard", "bk63"])
def test_the_lantern_is_drawn_wherever_it_stands(place: str) -> None:
    """N-R6"""
    state = position(hands=("hhn nns", "aaf"), display="ana hfs aff")
    do(state, f"lantern {place} ne hhn")
    root = ET.fromstring(garden_svg(state.view(None), "de"))
    beams = [use for use in root.iter(f"{SVG}use") if use.get("href") == "#beam"]
    assert [beam.get("transform") for beam in beams] == ["rotate(45)"]
    width, height = (float(size) for size in root.get("viewBox", "").split()[2:])
    around = next(group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None)
    x, y = (float(number) for number in around.get("transform", "")[10:].split(")")[0].split())
    assert 0 < x < width
    assert 0 < y < height


def test_a_garden_of_the_journey_is_drawn_with_its_rocks() -> None:
    """N-B3"""
    root = ET.fromstring(garden_svg(position(journey="mossy-rocks").view(None)))
    assert len([use for use in root.iter(f"{SVG}use") if use.get("href") == "#rock"]) == 8


@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_input_exits_with_2_and_a_clear_sentence(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "x.svg")
    broken = tmp_path / "broken.toml"
    broken.write_text(RECORD.read_text(encoding="utf-8").replace("lantern", "lamp", 1), encoding="utf-8")
    other = tmp_path / "koikoi.toml"
    other.write_text(Record(roji.game("koikoi"), seed=1).to_text(), encoding="utf-8")
    lines = [
        ["draw", "niwashi", str(RECORD), "--move", "9999", "-o", out],
        ["draw", "niwashi", str(RECORD), "-o", str(tmp_path / "no" / "x.svg")],
        ["draw", "niwashi", str(tmp_path / "none.toml"), "-o", out],
        ["draw", "koikoi", str(RECORD), "-o", out],
        ["draw", "niwashi", str(other), "-o", out],
        ["draw", "niwashi", str(broken), "-o", out],
        ["draw", "niwashi", str(RECORD)],
        ["replay", str(broken)],
        ["bench", "niwashi", "-o", "shapes=ABC"],
        ["bench", "niwashi", "-o", "journey=nowhere"],
    ]
    for line in lines:
        assert run([*line, "--lang", lang]) == 2, line
        assert capsys.readouterr().err.startswith("roji: ")


def test_rule_pages_have_every_clause_in_every_language() -> None:
    wanted = [f"N-{number}" for number in range(1, 25)]
    wanted += [f"N-B{number}" for number in range(1, 5)] + [f"N-R{number}" for number in range(1, 12)]
    for lang in LANGUAGES:
        assert list(pages.clauses(pages.page("niwashi", lang))) == wanted


def test_the_games_list_names_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Niwashi - Der stille Garten" in told
    assert "older_tile_counts" in told

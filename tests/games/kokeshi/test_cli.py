"""The command line: perft, draw, replay, in both languages; bad input exits with 2."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roji.cli.main import run
from roji.games.kokeshi.garden import garden
from tests.games.kokeshi import naive
from tests.games.kokeshi.golden import FOLDER
from tests.games.kokeshi.positions import GARDENS, as_naive, setup

POSITION = """# Seat 0 is one step from winning.
garden = "standard"
turn = 0
figurines = [["d9:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    return path


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = run(list(argv))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# -- perft -----------------------------------------------------------------------------------------------


def test_perft_from_the_placement(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "perft", "kokeshi", "2", "--garden", "ring", "--lang", "en")
    assert code == 0
    assert "Ring" in out
    assert "depth 1: 120 sequences, 120 positions" in out
    assert "depth 2: 14,400 sequences, 14,400 positions" in out


def test_perft_speaks_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Tiefe 1: 120 Zugfolgen, 120 Stellungen" in said(capsys, "perft", "kokeshi", "1", "--lang", "de")[1]


def test_perft_from_a_position_as_json(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    code, out, _ = said(capsys, "perft", "kokeshi", "2", "--position", str(position), "--json")
    assert code == 0
    first, second = (json.loads(line) for line in out.splitlines())
    plain = naive.NaiveGarden("standard")
    here = as_naive(plain, setup("d9:pg h1:po h2:go"))
    for depth, found in ((1, first), (2, second)):
        sequences, positions = naive.perft(plain, here, depth)
        assert found == {"depth": depth, "sequences": sequences, "positions": positions}


def test_the_garden_asked_for_goes_before_the_one_in_the_file(
    capsys: pytest.CaptureFixture[str], position: Path
) -> None:
    code, _, err = said(capsys, "perft", "kokeshi", "1", "--position", str(position), "--garden", "stream")
    assert code == 2  # h1 is no space of the stream
    assert "h1" in err


def test_a_garden_can_come_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# my garden\n" + garden("ponds").text.replace(" / ", "\n"))
    code, out, _ = said(capsys, "perft", "kokeshi", "1", "--garden", str(path), "--lang", "en")
    assert code == 0
    assert "of your own" in out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["perft", "koikoi", "2"], "kokeshi"),
        (["perft", "kokeshi", "0"], "DEPTH"),
        (["perft", "kokeshi", "x"], "DEPTH"),
        (["perft", "kokeshi"], "DEPTH"),
        (["perft", "kokeshi", "1", "--garden", "nowhere"], "nowhere"),
        (["perft", "kokeshi", "1", "--position", "missing.toml"], "missing.toml"),
        (["draw", "koikoi", "x", "-o", "x.svg"], "koikoi"),
        (["draw", "kokeshi", "nowhere", "-o", "x.svg"], "nowhere"),
        (["draw", "kokeshi", "ring"], "--output"),
        (["draw", "kokeshi", "ring", "-o", "/no/such/folder/x.svg"], "/no/such/folder/x.svg"),
        (["draw", "kokeshi", "0,0 200121 first", "-o", "x.svg"], "12"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_input_says_so(capsys: pytest.CaptureFixture[str], lang: str, argv: list[str], words: str) -> None:
    code, out, err = said(capsys, *argv, "--lang", lang)
    assert code == 2
    assert out == ""
    assert words in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("turn = ", "1"),
        ("turn = 0\nfigurines = 7\n", "figurines"),
        ('garden = 7\nturn = 0\nfigurines = [["d9:pg", "h1:po", "h2:go"], ["d10:gg", "f8:oo", "e10:pp"]]\n', "garden"),
        (POSITION.replace("d9:pg", "d9:gg"), "K-B5"),
        (POSITION.replace("d9:pg", "e9:pg"), "K-6"),
        (POSITION.replace("d9:pg", "h1:pg"), "K-13"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_bad_position_is_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, text: str, words: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    code, _, err = said(capsys, "perft", "kokeshi", "1", "--position", str(path), "--lang", lang)
    assert code == 2
    assert words in err


def test_a_file_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00")
    assert said(capsys, "perft", "kokeshi", "1", "--position", str(path))[0] == 2
    assert said(capsys, "perft", "kokeshi", "1", "--garden", str(path))[0] == 2


# -- draw ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GARDENS)
def test_a_garden_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    """Every space with its name, every line with its own symbol, both gates, a title."""
    path = tmp_path / "garden.svg"
    code, out, _ = said(capsys, "draw", "kokeshi", name, "-o", str(path), "--lang", "en")
    assert code == 0
    made = garden(name)
    assert f"{len(made.places)} spaces, {len(made.lines)} lines, {made.distance()} crossings" in " ".join(out.split())
    text = path.read_text()
    root = ElementTree.fromstring(text)
    labels = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert labels == made.names
    for colour, letter in enumerate("pgo"):
        assert text.count(f'href="#line-{letter}"') == list(made.lines.values()).count(colour)
    assert text.count('href="#gate-0"') == text.count('href="#gate-1"') == 1
    used = set(re.findall(r'href="#([\w-]+)"', text))
    assert used <= set(re.findall(r'id="([\w-]+)"', text))
    ponds = {"ring": 3, "ponds": 2}.get(name, 0)
    assert text.count('href="#water"') == ponds
    assert "kokeshi" not in used


def test_a_position_is_drawn_with_its_figurines(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, position: Path
) -> None:
    path = tmp_path / "position.svg"
    said(capsys, "draw", "kokeshi", "standard", "--position", str(position), "-o", str(path), "--lang", "de")
    text = path.read_text()
    assert "Standardgarten" in text
    assert text.count('href="#kokeshi"') == text.count('href="#samurai"') == 3
    assert len(re.findall(r'href="#bead-[pgo](?:-top)?"', text)) == 12
    assert len(re.findall(r'href="#bead-[pgo]-top"', text)) == 6


# -- replay ----------------------------------------------------------------------------------------------


def test_a_record_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "replay", str(FOLDER / "all-beads-and-jump.toml"), "--lang", "en")
    assert code == 0
    assert "Niwa - Kokeshi and Samurai" in out
    assert "Aki places the pink figurine on" in out
    assert "With a jump over" in out
    assert "reaches the other base and wins after" in out
    german = said(capsys, "replay", str(FOLDER / "repetition.toml"), "--lang", "de")[1]
    assert "Dieselbe Stellung zum dritten Mal" in german
    limit = said(capsys, "replay", str(FOLDER / "limit.toml"), "--lang", "en")[1]
    assert "12 turns are over: a draw." in limit


def test_the_board_of_a_replay_shows_lines_and_figurines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: "")
    out = said(capsys, "replay", str(FOLDER / "limit.toml"), "--pause", "--lang", "en")[1]
    assert "a1 ══ a2" in out
    assert "⌂d2" in out
    assert "Aki (kokeshi)" in out
    assert "▸K" in out  # moving


def test_a_replay_as_json_has_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "replay", str(FOLDER / "won-by-jump.toml"), "--json")[1]
    rows = [json.loads(line) for line in out.splitlines()]
    assert rows[0]["describe"]["do"] == "place"
    assert rows[-2]["describe"]["do"] == "jump"
    assert sorted(rows[-1]["returns"]) == [-1.0, 1.0]


def test_the_game_is_listed_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "games", "--lang", "en")[1]
    assert "Niwa - Kokeshi and Samurai" in out
    assert "max_turns" in out


def test_koikoi_still_replays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each game is told by its own teller."""
    import roji
    from roji.table.record import Record

    record = Record(roji.game("koikoi", rounds=1), seed=1)
    state = record.start()
    while not state.over:
        record.moves.append(state.legal_actions()[0])
        state.apply(record.moves[-1])
    path = tmp_path / "koikoi.toml"
    path.write_text(record.to_text())
    code, out, _ = said(capsys, "replay", str(path), "--lang", "en")
    assert code == 0
    assert "Koi-Koi" in out

"""`roji analyse` as a person uses it: in words, as JSON, as a picture; all four games, both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roji.pictures.curve import Curve, Line, draw
from roji.table.record import read
from tests.shell import Shell

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "koikoi": "koikoi-won", "orders": "six-players", "niwashi": "journey-two-hands", "kokeshi": "won-by-jump",
}  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"


def record(game: str) -> str:
    return str(GOLDEN / game / f"{RECORDS[game]}.toml")


@pytest.mark.parametrize("game", RECORDS)
def test_every_game_is_analysed_in_both_languages_and_drawn(shell: Shell, game: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    for lang, words in (("en", ("Analysis: ", "Better: ", "is marked as")), ("de", ("Analyse: ", "Besser: ", "Ab "))):
        code, out, err = shell("analyse", record(game), "--sims", "40", "--svg", str(picture), "--lang", lang)
        assert (code, err) == (0, "")
        for part in (*words, str(picture)):
            assert part in out
        drawn = ElementTree.parse(picture).getroot()
        title, told = drawn.find(f"{SVG}title"), drawn.find(f"{SVG}desc")
        assert title is not None
        assert told is not None
        assert (title.text or "").startswith(words[0])
        assert (told.text or "").count(":") >= 2
        assert drawn.get("role") == "img"
        assert "prefers-color-scheme:dark" in picture.read_text("utf-8")


@pytest.mark.parametrize("game", RECORDS)
def test_the_same_number_of_simulations_gives_the_same_analysis(shell: Shell, game: str) -> None:
    first, again = (shell("analyse", record(game), "--sims", "30", "--json")[1] for _ in range(2))
    assert first == again
    data = json.loads(first)
    assert data["game"] == game
    assert {entry["seat"] for entry in data["seats"]} == {entry["seat"] for entry in data["decisions"]}
    for entry in data["decisions"]:
        best, played = entry["best"], entry["played"]
        assert best["turn"][0] == best["name"]
        assert best["why"].endswith(".")
        if entry["cost"] is None:
            assert entry["mark"] in (None, "other")
        else:
            assert entry["cost"] == pytest.approx(max(best["worth"] - played["worth"], 0), abs=2e-4)
            assert (entry["mark"] is not None) <= (entry["cost"] >= data["marks"]["inaccuracy"])
    for seat in data["seats"]:
        own = [entry for entry in data["decisions"] if entry["seat"] == seat["seat"]]
        assert seat["decisions"] == len(own)
        for mark, count in seat["marks"].items():
            assert count == sum(entry["mark"] == mark for entry in own)


def test_what_stands_behind_the_figures_is_said(shell: Shell) -> None:
    told = {game: shell("analyse", record(game), "--sims", "25")[1] for game in RECORDS}
    assert "Behind every figure stand 25 simulations" in told["koikoi"]
    assert "Behind every figure stand 25 simulations" in told["orders"]
    assert "looked at 25 positions for each decision" in told["kokeshi"]
    assert "nothing is played out" in told["niwashi"]
    assert "standard error" in told["koikoi"]
    assert "standard error" not in told["niwashi"]
    assert [game for game in RECORDS if "This is how Roji came to read" in told[game]] == ["niwashi"]


def test_a_call_that_loses_is_marked_with_what_it_costs_and_stopping_is_named(shell: Shell) -> None:
    _, out, _ = shell("analyse", str(GOLDEN / "koikoi" / "whole-match.toml"), "--sims", "60", "--seat", "1")
    line = next(line for line in out.splitlines() if "call koi-koi" in line)
    cost, after, before = (float(number) for number in re.findall(r"([\d.]+) %", line))
    assert cost == pytest.approx(before - after, abs=0.11)
    assert "Blunder: " in line
    assert "Better: stop and score 14 points. 14 points are certain" in out
    assert "Aiko:" not in out


def test_numbers_have_the_decimal_sign_of_the_language(shell: Shell) -> None:
    _, out, _ = shell("analyse", record("koikoi"), "--sims", "40", "--lang", "de")
    assert re.search(r"kostet \d+,\d % vom Sieg", out)
    assert not re.search(r"\d\.\d", out)


def test_a_match_that_is_not_over_or_has_not_begun_is_analysed(shell: Shell, tmp_path: Path) -> None:
    whole = Path(record("kokeshi")).read_text("utf-8")
    for name, text in (("begun", cut(whole, 20)), ("fresh", cut(whole, 0))):
        file, picture = tmp_path / f"{name}.toml", tmp_path / f"{name}.svg"
        file.write_text(text, "utf-8")
        code, out, err = shell("analyse", str(file), "--sims", "30", "--svg", str(picture))
        assert (code, err) == (0, "")
        assert "the match is not over" in out
        ElementTree.parse(picture)


def cut(text: str, most: int) -> str:
    """A record with its first decisions alone."""
    found = read(text)
    found.moves = found.moves[:most]
    return found.to_text()


def test_no_picture_is_too_narrow_for_its_names() -> None:
    lines = [Line(f"A rather long name {number}", [(0, 0.2), (3, 0.4)]) for number in range(6)]
    drawn = draw(Curve("Title", "axis", "Round", "told", "note", 1.0, True, 3, lines, [], [0], {}))
    texts = [(float(node.get("x", 0)), node.text or "") for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    names = [(x, text) for x, text in texts if text.startswith("A rather")]
    assert len(names) == 6
    assert all(x + 6 * len(text) <= 360 for x, text in names)


BAD = [
    (["nowhere.toml"], "no file nowhere.toml", "Datei nowhere.toml gibt es nicht"),
    ([str(GOLDEN)], "it is a folder", "Es ist ein Ordner"),
    ([record("koikoi"), "--seat", "2"], "no seat 2", "Platz 2 gibt es nicht"),
    ([record("koikoi"), "--seat", "x"], "--seat", "--seat"),
    ([record("koikoi"), "--sims", "0"], "--sims", "--sims"),
    ([record("koikoi"), "--svg", "nowhere/curve.svg"], "cannot be written", "lässt sich nicht schreiben"),
    ([record("koikoi"), "--svg", str(GOLDEN)], "cannot be written", "lässt sich nicht schreiben"),
    ([record("koikoi"), "--names", "disney"], "no set of names", "Namen"),
    ([], "RECORD", "RECORD"),
]


@pytest.mark.parametrize(("argv", "english", "german"), BAD, ids=lambda value: " ".join(value[-2:]) if value else "")
def test_bad_input_is_refused_before_anything_is_thought(
    shell: Shell, argv: list[str], english: str, german: str
) -> None:
    for lang, says in (("en", english), ("de", german)):
        code, out, err = shell("analyse", *argv, "--lang", lang)
        assert (code, out) == (2, "")
        assert err.startswith("roji: ")
        assert says in err


def test_a_broken_record_is_refused(shell: Shell, tmp_path: Path) -> None:
    wrong = Path(record("koikoi")).read_text("utf-8").replace("koikoi", "koikio", 1)
    for name, data in (("a", b"\xff\xfe\x00"), ("b", b"hello"), ("c", b""), ("d", wrong.encode())):
        (tmp_path / name).write_bytes(data)
        code, out, err = shell("analyse", str(tmp_path / name))
        assert (code, out) == (2, "")
        assert err.startswith("roji: ")

"""The command line as a person uses it: output, exit codes, both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from roji.table.record import read
from tests.shell import Shell

GOLDEN = Path(__file__).parents[1] / "golden" / "koikoi"


def test_score_prints_combinations_clauses_and_doublings(shell: Shell) -> None:
    code, out, _ = shell("score", "koikoi", "1L 3L 8L 9A", "--called-by-opponent")
    assert code == 0
    for part in ("three lights", "H-23", "cherry viewing", "H-24", "moon viewing", "× 2", "H-18", "H-17", "60 points"):
        assert part in out
    assert "1L" in out
    _, out, _ = shell("score", "koikoi", "1L 3L 8L 9A", "--lang", "de")
    for part in ("drei Lichter", "Mondschau", "30 Punkte"):
        assert part in out
    assert shell("score", "koikoi", "1L")[1] == "No combination: 0 points.\n"


def test_score_as_json_and_with_options(shell: Shell) -> None:
    code, out, _ = shell("score", "koikoi", "3L 9A", "--json", "-o", "viewings=false")
    assert (code, json.loads(out)) == (0, {"game": "koikoi", "points": 0, "reasons": []})
    code, out, _ = shell("score", "koikoi", "1L 1R 1x 1y 2A 3L 4A 5A", "--hand", "--json")
    assert json.loads(out)["reasons"][0]["clause"] == "H-11"
    code, out, _ = shell("score", "koikoi", "1L 3L 8L", "-o", "preset=rising", "--opponent-calls", "2", "--json")
    assert json.loads(out)["points"] == 15


def test_score_reads_one_pile_per_line(shell: Shell) -> None:
    code, out, _ = shell("score", "koikoi", "-", text="1L 3L 8L\n3A\n\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [answer.get("points") for answer in answers] == [5, None, 0]
    assert answers[1] == {"error": "There is no card 3A. Month 3 has 3L 3R 3x 3y.", "line": 2}
    assert shell("score", "koikoi", "-", text="1L\n")[0] == 0


def test_a_byte_order_mark_before_the_first_pile_is_no_card(shell: Shell) -> None:
    code, out, _ = shell("score", "koikoi", "-", text="\ufeff1L 3L 8L\n1L 3L 8L\n")
    assert code == 0
    assert [json.loads(line)["points"] for line in out.splitlines()] == [5, 5]
    assert "5 points" in shell("score", "koikoi", "\ufeff1L 3L 8L")[1]


LUCKY = "1L 1R 1x 1y 2A 3L 4A 5A"
NINE = "P8 G8 O8 P10 G10 P4 O4 G1 P2"
BAD = [
    (["score", "koikoi", "3A"], "Month 3 has 3L 3R 3x 3y", "Monat 3 hat 3L 3R 3x 3y"),
    (["score", "koikoi", "1L 1L"], "appears twice", "kommt doppelt vor"),
    (["score", "chess", "e4"], "no game called", "Ein Spiel namens"),
    (["score", "koikoi", "-", "--picture", "x.svg"], "--picture", "--picture"),
    (["score", "koikoi", "1L", "--picture", "x.gif"], ".svg or .png", ".svg oder .png"),
    (["score", "kokeshi", "e4"], "no scorekeeper", "keine Punktezählung"),
    (["score", "koikoi", "1L", "-o", "stackign=1"], "Did you mean “stacking”", "Ist „stacking“ gemeint"),
    (["score", "koikoi", "1L", "-o", "stacking=7"], "Allowed: true, false", "Erlaubt: true, false"),
    (["score", "koikoi", "1L", "-o", "stacking"], "NAME=VALUE", "NAME=WERT"),
    (["score", "koikoi", "1L", "--own-calls", "x"], "Allowed: 0–7", "Richtig wäre: 0–7"),
    (["score", "koikoi", "1L", "--own-calls", "2"], "H-16", "H-16"),
    (["score", "koikoi", "1L", "--own-calls", "1", "--called-by-opponent"], "H-16", "H-16"),
    (["score", "koikoi", LUCKY, "--hand", "--called-by-opponent"], "before anybody can call", "bevor jemand"),
    (["score", "koikoi", LUCKY, "--hand", "--own-calls", "1"], "before anybody can call", "bevor jemand"),
    (["score", "koikoi", "１L"], "Did you mean 1L?", "Ist 1L gemeint?"),
    (["score", "koikoi", "01L"], "Did you mean 1L?", "Ist 1L gemeint?"),
    (["score", "koikoi", "l8"], "Did you mean 8L?", "Ist 8L gemeint?"),
    (["score", "orders", "Ｐ８", "--order", "1"], "Did you mean P8?", "Ist P8 gemeint?"),
    (["score", "orders", NINE], "--order N", "--order N"),
    (["score", "ordres", NINE], "Did you mean “orders”", "Ist „orders“ gemeint"),
    (["score", "KOIKOI", "1L"], "Did you mean “koikoi”", "Ist „koikoi“ gemeint"),
    (["score", "Gartenaufträge", NINE], "Did you mean “orders”", "Ist „orders“ gemeint"),
    (["score", "garden order", NINE], "Did you mean “orders”", "Ist „orders“ gemeint"),
    (["score", "koikoi", "1L", "--called-by-oponent"], "--called-by-opponent", "--called-by-opponent"),
    (["score", "koikoi"], "CARDS", "CARDS"),
    (["score", "koikoi", "1L", "2L"], "an argument too many", "etwas zu viel"),
    (["score", "--nope"], "--nope", "--nope"),
    (["scroe"], "no command “scroe”", "Befehl „scroe“ gibt es nicht"),
    (["play", "koikio"], "Did you mean “koikoi”", "Ist „koikoi“ gemeint"),
    (["play", "koikoi", "--seed", "minus"], "whole number", "ganze Zahl"),
    (["play", "koikoi", "-o", "rounds=13"], "1–12", "1–12"),
    (["play", "-o", "rounds=3"], "an argument too many", "etwas zu viel"),
    (["play", "koikoi", "--people", "3"], "1 to 2 seats", "1 bis 2 Plätze"),
    (["play", "koikoi", "--people", "Anna,,Ben"], "--people Anna,Ben", "--people Anna,Ben"),
    (["play", "koikoi", "--names", "disney"], "no set of names", "Namen"),
    (["play", "koikoi", "--pace", "-1"], "--pace", "--pace"),
    (["play", "--save", "nowhere/new.toml"], "Say which game", "welches Spiel"),
    (["play", "koikoi", "--save", "nowhere/new.toml"], "cannot be written", "lässt sich nicht schreiben"),
    (["replay", "nowhere.toml"], "no file nowhere.toml", "Datei nowhere.toml gibt es nicht"),
    (["replay", str(GOLDEN)], "it is a folder", "Es ist ein Ordner"),
    (["replay", str(GOLDEN / "fourfold.toml"), "--seat", "5"], "no seat 5", "Platz 5 gibt es nicht"),
    (["rules", "koikoi", "H-99"], "no clause H-99", "keine Nummer H-99"),
    (["bench", "--matches", "0"], "--matches", "--matches"),
]


@pytest.mark.parametrize(("argv", "english", "german"), BAD, ids=lambda value: " ".join(value) if value else "")
def test_bad_input_says_what_would_be_right_and_exits_with_two(
    shell: Shell, argv: list[str], english: str, german: str
) -> None:
    for lang, says in (("en", english), ("de", german)):
        code, out, err = shell(*argv, "--lang", lang)
        assert (code, out) == (2, "")
        assert err.startswith("roji: ")
        assert says in err
        assert "Traceback" not in err


def test_a_garbage_record_is_refused(shell: Shell, tmp_path: Path) -> None:
    for name, data in (("a", b"\xff\xfe\x00"), ("b", b"hello"), ("c", b"")):
        (tmp_path / name).write_bytes(data)
        code, out, err = shell("replay", str(tmp_path / name))
        assert (code, out) == (2, "")
        assert err.startswith("roji: ")


def test_an_unknown_language_is_refused(shell: Shell) -> None:
    code, _, err = shell("games", "--lang", "tlh")
    assert code == 2
    assert "en, de" in err


def test_help_speaks_both_languages(shell: Shell) -> None:
    code, out, _ = shell("--help")
    assert code == 0
    assert "Commands:" in out
    assert "replay" in out
    _, out, _ = shell("score", "--help", "--lang=de")
    assert "Aufruf:" in out
    assert "Optionen:" in out
    assert "Options:" not in out
    assert "Show this" not in out


def test_the_language_follows_the_locale(shell: Shell) -> None:
    shell.monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Punkte" in shell("score", "koikoi", "1L")[1]


def test_replay_tells_a_match_in_words(shell: Shell) -> None:
    code, out, _ = shell("replay", str(GOLDEN / "fourfold.toml"))
    assert code == 0
    for part in ("Aiko plays", "captures", "calls koi-koi!", "× 2", "The match ends"):
        assert part in out
    _, out, _ = shell("replay", str(GOLDEN / "lucky-hand.toml"), "--lang", "de", "--names", "mario")
    assert "Glückshand" in out


def test_replay_tells_who_gave_up_and_who_won_by_that(shell: Shell, tmp_path: Path) -> None:
    whole = read((GOLDEN / "fourfold.toml").read_bytes())
    record = replace(whole, moves=whole.moves[:5], resigned=0)
    (tmp_path / "given-up.toml").write_text(record.to_text(), "utf-8")
    gave_up, other = whole.players
    _, out, _ = shell("replay", str(tmp_path / "given-up.toml"))
    assert out.rstrip().endswith(f"{gave_up} gives up. {other} wins.")
    _, out, _ = shell("replay", str(tmp_path / "given-up.toml"), "--lang", "de")
    assert out.rstrip().endswith(f"{gave_up} gibt auf. {other} gewinnt.")
    _, out, _ = shell("replay", str(tmp_path / "given-up.toml"), "--json")
    assert json.loads(out.splitlines()[-1])["resigned"] == 0


def test_replay_as_json_gives_every_public_fact_and_no_secret(shell: Shell) -> None:
    _, out, _ = shell("replay", str(GOLDEN / "fourfold.toml"), "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["decision"] for line in lines] == list(range(len(lines)))
    assert all(line["view"]["hand"] is None for line in lines)
    assert all(line["view"]["revealed"] is None for line in lines[:-1])
    assert lines[-1]["returns"] in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
    _, out, _ = shell("replay", str(GOLDEN / "fourfold.toml"), "--json", "--seat", "1")
    assert json.loads(out.splitlines()[0])["view"]["hand"] is not None


def test_rules_and_games_are_shown(shell: Shell) -> None:
    assert "doubl" in shell("rules", "koikoi", "h-18")[1] or "double" in shell("rules", "koikoi", "H-18")[1]
    assert "Kombinationen" in shell("rules", "koikoi", "--lang", "de")[1]
    code, out, _ = shell("games")
    assert code == 0
    assert "koikoi_rise" in out


def test_bench_says_how_fast_it_is(shell: Shell) -> None:
    code, out, _ = shell("bench", "koikoi", "-n", "20", "-o", "rounds=1")
    assert code == 0
    assert "million decisions per second" in out

"""`roji score orders`, `roji replay` and `roji rules orders`, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.shell import Shell

GOLDEN = Path(__file__).parents[2] / "golden" / "orders"
HAND = "P8 G8 O8 P10 G10 P4 O4 G1 P2"


def test_o28_score_counts_the_worked_example(shell: Shell) -> None:
    """O-28"""
    code, out, _ = shell("score", "orders", HAND, "--order", "4", "--lang", "en")
    assert code == 0
    for part in ("12 trio O-16 P8 G8 O8", "20 pair O-20 P10 G10", "8 pair O-20 P4 O4", "40 points"):
        assert part in " ".join(out.split())
    _, out, _ = shell("score", "orders", HAND, "--order", "4", "--lang", "de")
    for part in ("12 Trio O-16", "20 Paar O-20", "0 ohne Punkte O-25", "40 Punkte"):
        assert part in " ".join(out.split())


def test_score_answers_in_json_and_reads_many_hands(shell: Shell) -> None:
    _, out, _ = shell("score", "orders", HAND, "--order", "4", "--json")
    assert json.loads(out)["points"] == 40
    code, out, _ = shell("score", "orders", "-", "--order", "8", "-o", "min_run=1", text=f"{HAND}\nP8\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [answer.get("points") for answer in answers] == [22, None]
    assert answers[1]["line"] == 2


BAD = [
    (["score", "orders", "P8", "--order", "4"], "9 cards", "9 Karten"),
    (
        ["score", "orders", "P8 P8 P8 G1 G2 G3 G4 G5 G6", "--order", "4"],
        "more than twice",
        "öfter als zweimal",
    ),
    (["score", "orders", HAND], "--order N, where N is 1–8", "--order N zählen; N ist 1–8"),
    (["score", "orders", "-"], "--order N, where N is 1–8", "--order N zählen; N ist 1–8"),
    (["score", "orders", HAND, "--order", "9"], "Allowed: 1–8", "Richtig wäre: 1–8"),
    (
        ["score", "orders", HAND, "--order", "4", "--hand"],
        "--hand does not go with orders",
        "--hand passt nicht zu orders",
    ),
    (["score", "orders", HAND, "--order", "4", "--own-calls", "0"], "--own-calls does not", "--own-calls passt nicht"),
    (["score", "orders", HAND, "--order", "4", "--called-by-opponent"], "flags are: --order", "gibt es: --order"),
    (["score", "koikoi", "1L", "--order", "4"], "--order does not go with koikoi", "--order passt nicht zu koikoi"),
    (["score", "orders", "8P", "--order", "4"], "Did you mean P8", "Ist P8 gemeint"),
    (["score", "orders", HAND, "--order", "4", "-o", "min_run=5"], "Allowed: 1–2", "Erlaubt: 1–2"),
    (["bench", "orders", "-o", "orders=1,9"], "drawn, 1–8", "drawn, 1–8"),
    (["rules", "orders", "O-3"], "no clause O-3", "keine Nummer O-3"),
]


@pytest.mark.parametrize(("argv", "english", "german"), BAD, ids=lambda value: " ".join(value) if value else "")
def test_bad_input_says_what_would_be_right_and_exits_with_two(
    shell: Shell, argv: list[str], english: str, german: str
) -> None:
    for lang, says in (("en", english), ("de", german)):
        code, out, err = shell(*argv, "--lang", lang)
        assert (code, out) == (2, "")
        assert says in err


def test_replay_tells_a_match_in_words(shell: Shell) -> None:
    code, out, _ = shell("replay", str(GOLDEN / "trio-taken.toml"), "--lang", "en")
    assert code == 0
    for part in (
        "Niwa - Garden Orders, seed",
        "Aiko lays",
        "takes",
        "reveals",
        "wants the trio of",
        "takes the trio:",
        "wins order",
        "points",
        "O-25",
        "wins the match:",
    ):
        assert part in out
    _, out, _ = shell("replay", str(GOLDEN / "trio-taken.toml"), "--lang", "de", "--seat", "0")
    for part in (
        "Gartenaufträge",
        "Aiko legt",
        "will das Trio der",
        "Auftrag",
        "Deine Hand",
        "gewinnt die Partie:",
    ):
        assert part in out


def test_replay_tells_every_later_round_with_its_order(shell: Shell) -> None:
    _, out, _ = shell("replay", str(GOLDEN / "whole-match.toml"), "--lang", "en")
    assert "governs: trios, and" in out
    assert "starts." in out
    assert "leaves the trio where it is" in shell("replay", str(GOLDEN / "declined.toml"), "--lang", "en")[1]


def test_replay_as_json_gives_every_public_fact_and_no_secret(shell: Shell) -> None:
    _, out, _ = shell("replay", str(GOLDEN / "trio-taken.toml"), "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["decision"] for line in lines] == list(range(len(lines)))
    assert all(line["view"]["hand"] is None for line in lines)
    assert all(line["view"]["revealed"] is None for line in lines[:-1])
    assert len(lines[-1]["view"]["results"][0]["hands"]) == len(lines[-1]["returns"])
    _, out, _ = shell("replay", str(GOLDEN / "trio-taken.toml"), "--json", "--seat", "1")
    assert len(json.loads(out.splitlines()[0])["view"]["hand"]) == 9


def test_the_rules_are_shown_in_both_languages(shell: Shell) -> None:
    assert "trio" in shell("rules", "orders", "o-11", "--lang", "en")[1]
    assert "Trio" in shell("rules", "orders", "O-11", "--lang", "de")[1]
    code, out, _ = shell("games", "--lang", "de")
    assert code == 0
    assert "Niwa - Gartenaufträge" in out
    assert "stall_rounds" in out

"""The match in numbered lines: for screen readers and pipes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roji
from roji.table.record import read
from tests.shell import Shell


def test_a_whole_match_is_played_through_standard_input(shell: Shell) -> None:
    code, out, err = shell("play", "koikoi", "--plain", "--seed", "3", "-o", "rounds=1", text="1\n" * 40)
    assert (code, err) == (0, "")
    for part in ("You deal and begin", "You have 8 choices:", "1. 2A bush warbler", "You play", "The match ends"):
        assert part in out
    code, out, _ = shell(
        "play",
        "koikoi",
        "--plain",
        "--seed",
        "3",
        "-o",
        "rounds=2",
        "--lang",
        "de",
        "--names",
        "mario",
        text="1\n" * 60,
    )
    assert code == 0
    assert "Du spielst" in out
    assert "Yoshi" in out
    assert "Die Partie endet" in out


def test_without_a_terminal_the_match_is_told_in_lines_and_says_so(shell: Shell) -> None:
    code, out, _ = shell("play", "koikoi", "--seed", "3", text="leave\n")
    assert code == 0
    assert out.startswith("Without a terminal")


def test_a_round_that_ends_at_the_deal_is_told(shell: Shell) -> None:
    """H-11: a lucky hand wins at once."""
    lucky = next(seed for seed in range(10_000) if roji.game("koikoi", rounds=1).new(seed=seed).over)
    code, out, err = shell("play", "koikoi", "--plain", "--seed", str(lucky), "-o", "rounds=1")
    assert (code, err) == (0, "")
    assert "lucky hand" in out


def test_words_show_the_table_the_choices_the_history_a_hint_and_the_rules(shell: Shell) -> None:
    asked = "table\nlist\nhistory\nhint\nrules H-12\n1\nhistory\n?\nq\n"
    code, out, _ = shell("play", "koikoi", "--plain", "--seed", "3", text=asked)
    assert code == 0
    assert out.count("field: 4R red ribbon (wisteria)") == 2  # once by itself, once asked for
    assert "Nothing has happened yet." in out
    assert "Roji would choose: " in out
    assert "H-12: Lay a card" in out
    assert out.count("You play 2A bush warbler") == 2  # when it happened, and in the history
    assert "The match is kept in" in out
    _, out, _ = shell(
        "play", "koikoi", "--plain", "--seed", "3", "--lang", "de", text="tisch\ntipp\nregeln\naufhören\n"
    )
    assert "Roji würde wählen" in out
    assert "H-33" in out


def test_what_cannot_be_done_is_refused_with_its_clause_and_nothing_changes(shell: Shell) -> None:
    code, out, _ = shell("play", "koikoi", "--plain", "--seed", "3", text="99\n\n13A\n1L\nstop\n2A 3R\nundo\n2A\nq\n")
    assert code == 0
    assert "“99” is no choice here. Type a number from 1 to 8" in out
    assert "months are 1 to 12" in out
    assert "H-12: 1L is not in your hand" in out
    assert "H-15: " in out
    assert "“2A” must be decided on its own" in out
    assert "Nothing can be taken back" in out
    assert out.count("You have 8 choices") == 1
    assert "You play 2A" in out


def test_people_at_one_keyboard_do_not_see_each_others_hands(shell: Shell) -> None:
    people = ["--people", "Anna,Ben", "--seed", "3", "-o", "starter=0"]
    _, out, _ = shell("play", "koikoi", "--plain", *people, text="\n1\n\nleave\n")
    anna, _, ben = out.partition("Please hand the keyboard to Ben.")
    assert "Please hand the keyboard to Anna." in anna
    assert "It is your turn, Anna." in anna
    assert "your hand: 2A" in anna
    assert "\n" * 30 in anna  # what Anna saw has scrolled away
    assert "Anna plays 2A" in ben
    assert "your hand: 2A" not in ben
    assert "hand of Anna" not in ben


def test_what_was_decided_can_be_taken_back_where_that_is_fair(shell: Shell) -> None:
    start = ["play", "kokeshi", "--plain", "--seed", "1", "-o", "starter=0"]
    _, out, _ = shell(*start, text="1\nundo\nq\n")
    assert "Taken back." in out
    _, out, _ = shell(*start, "--people", "2", "--lang", "de", text="1\n1\n1\n1\n1\n1\nzurück\nnein\nzurück\nja\nq\n")
    assert "Einverstanden, Person" in out
    assert out.count("Zurückgenommen.") == 1


def test_a_match_that_was_left_goes_on_where_it_was(shell: Shell, tmp_path: Path) -> None:
    save = tmp_path / "match.toml"
    assert shell("play", "koikoi", "--seed", "3", "-o", "rounds=1", "--save", str(save), text="1\n1\n")[0] == 0
    first = save.read_text("utf-8")
    code, out, _ = shell("play", "--save", str(save), text="q\n")
    assert code == 0
    assert str(save) in out
    assert save.read_text("utf-8") == first
    assert shell("play", "--save", str(save), text="1\n" * 40)[0] == 0
    assert "[result]" in save.read_text("utf-8")
    assert read(save.read_bytes()).seats == ["person", "casual"]


@pytest.mark.parametrize("game", ["koikoi", "orders", "niwashi", "kokeshi"])
def test_a_level_is_chosen_and_an_unknown_one_is_refused(shell: Shell, game: str, tmp_path: Path) -> None:
    save = tmp_path / "match.toml"
    code, _, _ = shell("play", game, "--plain", "--seed", "3", "--level", "club", "--save", str(save), text="1\n1\nq\n")
    assert code == 0
    assert read(save.read_bytes()).seats[1] == "club"
    code, _, err = shell("play", game, "--plain", "--level", "grandmaster")
    assert code == 2
    assert "There is no bot “grandmaster”" in err


def test_without_a_game_the_menu_offers_matches_to_continue_and_all_games(shell: Shell) -> None:
    _, out, _ = shell("play", "--plain", text="9\n1\n1\nleave\n")
    assert "Which game shall it be?" in out
    assert "1. Koi-Koi. " in out
    assert "“9” is no choice here" in out
    assert "You have 8 choices" in out
    _, out, _ = shell("play", "--plain", text="1\nleave\n")
    assert "1. Continue: Koi-Koi, after " in out
    _, out, _ = shell("play", "--plain", text="")
    assert "1. Continue: Koi-Koi, after " in out


def test_a_file_without_a_person_cannot_be_played(shell: Shell, tmp_path: Path) -> None:
    save = tmp_path / "match.toml"
    shell("play", "koikoi", "--seed", "3", "--save", str(save), text="q\n")
    save.write_text(save.read_text("utf-8").replace('"person"', '"greedy"'), "utf-8")
    code, _, err = shell("play", "--save", str(save))
    assert code == 2
    assert "no seat belongs to a person" in err


def test_a_game_without_words_of_its_own_is_playable(shell: Shell, pebbles: object) -> None:
    code, out, err = shell("play", "pebbles", "--plain", "--seed", "1", text="hint\nrules\n" + "1\n" * 80)
    assert (code, err) == (0, "")
    assert "Roji would choose: " in out
    assert "tricks: [2, 1]" in out


@pytest.mark.parametrize("game", ["koikoi", "orders", "niwashi", "kokeshi"])
def test_a_second_hint_tells_about_the_best_few_choices_by_their_numbers(shell: Shell, game: str) -> None:
    code, out, _ = shell("play", game, "--plain", "--seed", "3", "--level", "greedy", text="hint\nhint\nq\n")
    assert code == 0
    once, _, again = out.partition("Say “hint” once more to hear about other choices.")
    choices = dict(re.findall(r"(?m)^(\d+)\. (.*?)\.?$", once))
    told = re.findall(r"(?m)^(?:.*: )?(\d+)\. (.*)$", again)
    assert len(told) >= 2
    assert all(line.startswith(choices[number]) for number, line in told)
    assert "The figure is " in again
    assert "%" in again or "points at once" in again


@pytest.mark.parametrize("flag", ["--no-colour", "--no-color"])
def test_without_colour_there_are_no_escape_sequences(shell: Shell, flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    _, out, _ = shell("play", "koikoi", "--seed", "3", "--plain", flag, text="1\nq\n")
    assert "\x1b[3" not in out

"""A person as a file of rates: fitted to records, written, read, and refused where it is none."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import roji
from roji.bots.bot import decide
from roji.bots.niwashi import manners
from roji.bots.niwashi.companion import CompanionBot
from roji.bots.niwashi.manners import ATTENTIVE, SELFISH, Manner
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.person import fitted
from roji.bots.niwashi.styles import MASTER, SILENT, Style
from roji.cli.niwashi import person
from roji.games.errors import Invalid
from roji.table.record import Record

ALONE = replace(SILENT, overlooks=1.0)  # thinks of the own wishes only


def record(style: Style, seed: int) -> Record:
    """A match of somebody, called Mori, beside a partner."""
    game = roji.game("niwashi")
    bots = [PartnerBot(game, 0, seed, style), PartnerBot(game, 1, seed)]
    state, moves = game.new(seed=seed), list[int]()
    while not state.over:
        assert state.seat is not None
        moves.append(decide(bots[state.seat], state))
        for player in bots:
            player.see(state.effects_of(moves[-1], player.seat)[1])
        state.apply(moves[-1])
    return Record(game, seed, moves=moves, players=["Mori", "Roji"], seats=["person", "partner"])


def test_the_rates_are_those_that_made_the_decisions() -> None:
    chance = random.Random(1)
    rows = []
    for number in range(2000):
        kind = 1 if number % 2 else 3
        rows.append([0.9 * (k == kind) + 0.1 * chance.random() for k in range(4)])
    found = fitted(rows)
    assert [round(share, 1) for share in found.shares()] == [0.0, 0.5, 0.0, 0.5]


def test_a_file_is_made_from_records_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.roji"
    path.write_text(record(ALONE, 1).to_text(), "utf-8")
    person.main([str(path), "--name", "Mori", "--out", str(tmp_path / "mori.toml")])
    found = manners.read(tmp_path / "mori.toml")
    assert found.weight > Manner().weight
    assert "Mori: matches 1" in capsys.readouterr().out


def test_somebody_who_gives_is_told_from_somebody_who_thinks_of_the_own_wishes_only() -> None:
    giving, alone = (person.fit([record(style, 3)], "")[0] for style in (MASTER, ALONE))
    assert giving.shares()[SELFISH] < 0.5 * alone.shares()[SELFISH]
    assert giving.shares()[ATTENTIVE] > alone.shares()[ATTENTIVE]


def test_without_such_a_player_in_the_records_it_says_so() -> None:
    with pytest.raises(Invalid, match="Kimura"):
        person.fit([record(MASTER, 3)], "Kimura")


@pytest.mark.parametrize("text", ["", "attentive = 'much'", "nonsense", manners.written(Manner(selfish=2.0), "")])
def test_a_file_that_describes_nobody_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "nobody.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Invalid, match="attentive"):
        manners.read(path)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "somebody.toml"
    path.write_text(manners.written(Manner(selfish=0.4, weight=0.8), "somebody"), "utf-8")
    assert manners.read(path) == Manner(selfish=0.4, weight=0.8)


def test_a_companion_expects_the_person_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "somebody.toml"
    path.write_text(manners.written(Manner(selfish=0.9, attentive=0.02), "somebody"), "utf-8")
    monkeypatch.setenv("ROJI_PERSON", str(path))
    assert CompanionBot(roji.game("niwashi"), 0).mind.manner.selfish == 0.9

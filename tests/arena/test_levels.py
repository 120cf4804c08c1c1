"""The levels measured: points that mean what they say, a file that keeps them, and where they are shown."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import roji
from roji.arena import elo, levels
from roji.arena.match import Played
from roji.bots import ratings
from roji.bots.bot import players_of
from roji.bots.levels import LEVELS
from roji.cli.main import run
from roji.games import parts
from tests.family import OWN


def met(deal: int, one: str, other: str, share: float) -> Played:
    returns = [2 * share - 1, 1 - 2 * share]
    return Played(deal, 0, 0, [one, other], 1, [0, 0], returns, [1, 1], [0.0, 0.0], [0.0, 0.0], None)


def meetings(one: str, other: str, won: int, of: int) -> list[Played]:
    return [met(deal, one, other, float(deal < won)) for deal in range(of)]


def test_who_wins_ten_times_as_often_has_400_points_more() -> None:
    matches = meetings("strong", "greedy", 1000, 1100)
    found = elo.points(["greedy", "strong"], matches, "greedy", 1000)
    assert found["greedy"].mean == found["greedy"].low == found["greedy"].high == 1000
    assert found["strong"].mean == pytest.approx(1400, abs=3)
    assert 1340 < found["strong"].low < found["strong"].mean < found["strong"].high < 1470


def test_points_join_those_who_met_and_stay_finite() -> None:
    matches = meetings("a", "b", 64, 100) + meetings("b", "c", 64, 100) + meetings("c", "a", 24, 100)
    found = elo.points(["a", "b", "c"], matches, "c", 1000)
    assert found["b"].mean == pytest.approx(1100, abs=6)
    assert found["a"].mean == pytest.approx(1200, abs=6)
    always = elo.points(["a", "b"], meetings("a", "b", 50, 50), "b", 1000)
    assert 1500 < always["a"].mean < 2200


def test_a_shared_win_is_half_a_win() -> None:
    assert elo.wins([met(0, "a", "b", 0.5), met(1, "b", "a", 1.0)]) == {("a", "b"): 0.5, ("b", "a"): 1.5}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a file of ratings for one of our games, where all of them look for theirs."""
    (tmp_path / "orders.toml").write_text("club = [1234.0, 1200.0, 1270.0]\n", "utf-8")
    for game in OWN:
        ours = players_of(roji.game(game))
        plan = ours.plan._replace(deals=1, sims=5)
        other = replace(ours, ratings=tmp_path / f"{game}.toml", plan=plan)
        monkeypatch.setattr(f"roji.bots.{game}.players.PLAYERS", other)
    parts.load.cache_clear()
    yield tmp_path
    parts.load.cache_clear()
    ratings.read.cache_clear()


def test_measuring_goes_on_where_it_was_and_keeps_other_games(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    assert run(["ratings", "niwashi", "--measure", str(out)]) == 0
    file = files / "niwashi.toml"
    kept = tomllib.loads(file.read_text("utf-8"))
    assert {path.name for path in files.glob("*.toml")} == {"orders.toml", "niwashi.toml"}
    assert kept["matches"] == 8
    assert all(0 <= low <= points <= high <= 20 for points, low, high in (kept[name] for name in LEVELS))
    written = file.read_bytes()
    monkeypatch.setattr("roji.arena.workers.play", None)
    assert run(["ratings", "niwashi", "--measure", str(out)]) == 0
    assert file.read_bytes() == written


def test_everybody_meets_greedy_and_each_other() -> None:
    (settings,) = levels.arenas("kokeshi")
    assert settings.bots == ("greedy", *LEVELS)
    assert settings.mode == "round-robin"


def test_changed_bots_begin_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (settings,) = levels.arenas("koikoi")
    before = levels.folder(tmp_path, settings)
    assert levels.folder(tmp_path, settings) == before
    monkeypatch.setattr(levels, "fingerprint", lambda: "other")
    assert levels.folder(tmp_path, settings) != before


def test_a_level_is_shown_with_its_rating(files: Path) -> None:
    orders, niwashi = roji.game("orders"), roji.game("niwashi")
    assert ratings.rated(orders, "club", "en") == "club player · 1,234"
    assert ratings.rated(orders, "club", "de") == "Vereinsspieler · 1.234"
    assert ratings.rated(orders, "master", "en") == "master"
    (files / "niwashi.toml").write_text("club = [17.94, 17.0, 18.5]\n", "utf-8")
    assert ratings.rated(niwashi, "club", "en") == "club player · 17.9 of 20"
    assert ratings.rated(niwashi, "club", "de") == "Vereinsspieler · 17,9 von 20"


def test_the_table_shows_what_was_measured(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ratings"]) == 0
    shown = capsys.readouterr().out
    assert "1234" in shown
    assert "1200–1270" in shown
    assert "Koi-Koi" not in shown
    assert run(["ratings", "chess"]) == 2


def test_every_measured_level_of_our_file_is_complete_and_in_order() -> None:
    for game in OWN:
        found = ratings.read(players_of(roji.game(game)).ratings)
        means = [found[level][0] for level in LEVELS]
        assert means == sorted(means), game
        assert all(low <= mean <= high for mean, low, high in (found[level] for level in LEVELS))

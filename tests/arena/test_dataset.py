"""Matches as rows for learning: what is in them, that they come out the same, and that they go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.arena.dataset import parts
from roji.arena.dataset.rows import mask, played, rows
from roji.arena.settings import Task, choose
from roji.bots.bot import asked, bot
from tests.bots.test_leaks import a_match, twins
from tests.family import OWN
from tests.shell import Shell

GOLDEN = Path(__file__).parents[1] / "golden" / "koikoi"


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_row_is_what_the_seat_to_move_could_know_and_did(game: str) -> None:
    options = {"rounds": 1} if game in ("koikoi", "orders") else {}
    settings = choose(game, options, ["random", "random"])
    match = played(settings, Task(0, 0, 0))
    found = list(rows(4, match))
    assert len(found) == len(match.actions)
    for row, state in zip(found, match.states, strict=True):
        assert (row["match"], row["seat"], row["observation"]) == (4, state.seat, state.observe(state.seat))
        legal = [a for a in range(state.game.num_actions) if row["mask"][a // 8] >> (a % 8) & 1]
        assert legal == state.legal_actions()
        assert row["action"] in legal
        assert (row["outcome"], row["score"]) == (match.returns[row["seat"]], match.scores[row["seat"]])


def test_no_row_tells_what_its_seat_could_not_know() -> None:
    match, move = a_match("koikoi")
    state = match.states[move]
    told = {
        (other[-1].observe(state.seat), mask(other[-1])) for other in [match.states[: move + 1], *twins(match, move)]
    }
    assert len(told) == 1


def test_the_teacher_thinks_as_if_it_sat_there() -> None:
    settings = choose("koikoi", {"rounds": 1}, ["random", "greedy"], seed=3)
    match = played(settings, Task(0, 0, 0))
    found = list(rows(0, match, "search:20", seed=9))
    first = match.states[0]
    assert first.seat is not None
    sitting = bot("search:20", first.game, first.seat, 9)
    wanted = [(one.action, one.value) for one in sitting.opinions(asked(sitting, first))]
    assert [(one["action"], one["value"]) for one in found[0]["opinions"]] == wanted
    assert all({one["action"] for one in row["opinions"]} == legal_of(match, row) for row in found)


def legal_of(match: Any, row: Any) -> set[int]:
    return set(match.states[row["number"]].legal_actions())


def made(shell: Shell, out: Path, *more: str) -> tuple[int, str, str]:
    return shell("dataset", "koikoi", str(out), "-o", "rounds=1", "--bots", "random,greedy", *more)


def test_it_is_the_same_for_the_same_seed_and_goes_on_where_it_was_stopped(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrow = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(parts, "MATCHES", 3)
    code, out, _ = made(shell, tmp_path / "one", "--matches", "7")
    assert (code, "7 matches" in out) == (0, True)
    names = ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == ["README.md", "dataset.json", *names]
    made(shell, tmp_path / "two", "--matches", "7")
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    before = (tmp_path / "two" / names[0]).stat().st_mtime_ns
    (tmp_path / "two" / names[1]).unlink()
    (tmp_path / "two" / (names[2] + ".part")).write_bytes(b"torn")
    assert made(shell, tmp_path / "two", "--matches", "7")[0] == 0
    assert (tmp_path / "one" / names[1]).read_bytes() == (tmp_path / "two" / names[1]).read_bytes()
    assert (tmp_path / "two" / names[0]).stat().st_mtime_ns == before
    table = arrow.read_table(tmp_path / "one" / names[2])
    assert set(table["match"].to_pylist()) == {6}
    game = roji.game("koikoi", rounds=1)
    assert len(table["observation"][0].as_py()) == game.observation.size
    described = json.loads(table.schema.metadata[b"roji"])
    assert described["observation"]["digest"] == game.observation.digest()


def test_another_dataset_is_not_mixed_in(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    assert made(shell, tmp_path / "one", "--matches", "2")[0] == 0
    code, _, err = made(shell, tmp_path / "one", "--matches", "2", "--seed", "5")
    assert (code, "seed is 1 there and 5 here" in err) == (2, True)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    code, _, err = made(shell, tmp_path / "other", "--matches", "2")
    assert (code, "not the folder of a dataset" in err) == (2, True)


def test_stored_matches_become_rows_with_who_played(shell: Shell, tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow.parquet")
    files = [GOLDEN / "five-lights.toml", GOLDEN / "five-lights.toml"]
    more = [word for path in files for word in ("--records", str(path))]
    code, _, err = shell("dataset", "koikoi", str(tmp_path / "out"), *more)
    assert (code, err) == (0, "")
    table = arrow.read_table(tmp_path / "out" / "part-00000.parquet")
    assert set(table["match"].to_pylist()) == {0, 1}
    code, _, err = shell("dataset", "orders", str(tmp_path / "no"), *more)
    assert (code, "is a match of koikoi" in err) == (2, True)


def test_the_card_says_how_it_was_made_and_how_to_read_it(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    numpy = pytest.importorskip("numpy")
    assert made(shell, tmp_path / "one", "--matches", "2", "--teacher", "greedy", "--lang", "de")[0] == 0
    card = (tmp_path / "one" / "README.md").read_text("utf-8")
    assert "roji dataset koikoi one --bots random,greedy --matches 2 --seed 1 -o rounds=1 --teacher greedy" in card
    assert "Spalte" in card
    code = card.partition("```python\n")[2].partition("```")[0].replace('"."', repr(str(tmp_path / "one")))
    found: dict[str, Any] = {}
    exec(code, found)
    game = roji.game("koikoi", rounds=1)
    assert found["observation"].shape == (len(found["table"]), game.observation.size)
    assert found["mask"].shape == (len(found["table"]), game.num_actions)
    assert found["mask"][numpy.arange(len(found["table"])), found["table"]["action"].to_numpy()].all()


def test_without_pyarrow_it_says_what_is_missing(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    code, _, err = made(shell, tmp_path / "one", "--matches", "2")
    assert (code, 'pip install "roji[data]"' in err) == (2, True)

"""The example that learns: it plays, learns, stops, goes on, and sits in the arena. How well is in its README."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jax", reason="JAX is not installed: pip install -r requirements/learn.txt")

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learning"
SMALL = ["--n", "64", "--steps", "32", "--every", "2", "--deals", "2", "--threads", "1"]


def run(script: str, *args: str) -> str:
    command = [sys.executable, str(EXAMPLE / script), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_learns_stops_and_goes_on(tmp_path: Path) -> None:
    taught = ("--teacher", "search:20", "--lessons", "2")  # a whole part
    run("learn.py", "--out", str(tmp_path), "--iterations", "1", *taught, *SMALL)
    run("learn.py", "--out", str(tmp_path), "--iterations", "2", *taught, *SMALL)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert [line["iteration"] for line in lines] == ["0", "1", "2"], "lessons once, then one iteration each"
    assert 0 <= float(lines[-1]["low"]) <= float(lines[-1]["rate"]) <= float(lines[-1]["high"]) <= 1
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    engine = f'learnt="{sys.executable}" "{EXAMPLE / "play.py"}" "{tmp_path / "weights.npz"}"'
    command = [sys.executable, "-m", "roji.cli.main", "arena", "koikoi", "engine:learnt", "random", "--engine", engine]
    done = subprocess.run(
        [*command, "-o", "rounds=1", "--deals", "2", "--json"], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert '"matches": 4' in done.stdout
    assert "engine-" not in done.stdout, "the network made no mistake that an engine can make"


def test_the_matches_can_be_played_on_a_cluster(tmp_path: Path) -> None:
    if not os.environ.get("CI"):
        pytest.importorskip("ray", reason="the extra roji[ray] is not installed")
    small = ["--lessons", "0", "--n", "16", "--steps", "8", "--every", "1", "--deals", "1", "--threads", "1"]
    run("learn.py", "--out", str(tmp_path), "--ray", "local", "--workers", "2", "--iterations", "1", *small)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        (line,) = csv.DictReader(file)
    assert line["decisions"] == str(2 * 16 * 8), "of both workers"
    assert 0 < float(line["entropy"]) < 4, "from which it learnt"


def test_what_the_other_wins_one_has_lost() -> None:
    """The advantage of a decision counts what follows from the side of its own seat, and stops where the round ends."""
    sys.path.insert(0, str(EXAMPLE))
    try:
        import numpy as np
        from rollout import LAMBDA, advantages
    finally:
        sys.path.remove(str(EXAMPLE))
    rewards = np.array([[0.0], [0.5], [0.2]], np.float32)
    values = np.zeros((4, 1), np.float32)
    seats = np.array([[0], [1], [1], [0]])
    ends = np.array([[False], [True], [False]])
    assert advantages(rewards, values, seats, ends).ravel().tolist() == pytest.approx([-0.5 * LAMBDA, 0.5, 0.2])

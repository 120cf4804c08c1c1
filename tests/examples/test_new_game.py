"""`roji new-game`: what it writes is tested, installed and played at once; bad names are refused, nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shell import Shell
from tests.test_build import ROOT

NAME = "moon_garden"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, written and installed by pip as its author would do it."""
    folder = tmp_path_factory.mktemp("made")
    assert run(folder, "-m", "roji.cli.main", "new-game", NAME).returncode == 0
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder / "site")]
    done = run(folder, *pip, f"./{NAME}")
    assert done.returncode == 0, done.stderr
    return folder


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    places = [folder / "site", folder.parent / "site", ROOT / "src"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places)), "ROJI_LANG": "en"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False)


def test_its_own_tests_and_the_kit_pass(made: Path) -> None:
    done = run(made / NAME, "-m", "pytest", "-p", "roji.testing.plugin", "-p", "no:cacheprovider", "--roji-matches=2")
    assert done.returncode == 0, done.stdout
    assert "9 passed" in done.stdout


def test_a_match_of_it_is_played_in_lines_of_text(made: Path) -> None:
    words = [
        "-m",
        "roji.cli.main",
        "play",
        NAME,
        "--plain",
        "--level",
        "moon",
        "-o",
        "rounds=2",
        "--save",
        "match.toml",
    ]
    done = run(made, *words, typed="1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert run(made, "-m", "roji.cli.main", "replay", "match.toml").returncode == 0
    assert "[result]" in (made / "match.toml").read_text("utf-8")


def test_it_has_words_and_rules_under_its_own_name(made: Path) -> None:
    assert "Moon Garden" in run(made, "-m", "roji.cli.main", "games").stdout
    assert "looking at the moon" in run(made, "-m", "roji.cli.main", "rules", NAME, "M-7").stdout
    written = {".py", ".pxd", ".toml", ".ftl", ".md"}
    files = [path for path in (made / NAME).rglob("*") if path.suffix in written]
    left = [path for path in files if "tsukimi" in f"{path}{path.read_text('utf-8')}".lower()]
    assert left == []


@pytest.mark.parametrize("name", ["Moon", "a", "my-game", "2moons", "class", "../evil", "x" * 40, "mond garten"])
def test_a_name_that_no_package_can_have_is_refused(
    name: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, error = shell("new-game", name)
    assert code == 2
    assert "cannot be the name of a game" in error
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["json", "roji", "pytest", "tsukimi"])
def test_a_name_that_python_knows_already_is_refused(
    name: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert shell("new-game", name)[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "notes.txt").write_text("mine")
    code, _, error = shell("new-game", NAME)
    assert code == 2
    assert NAME in error
    assert [path.name for path in (tmp_path / NAME).iterdir()] == ["notes.txt"]

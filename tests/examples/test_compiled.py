"""A guest that is compiled with roji.build: fast, the same as plain, and refused when it is stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roji
from tests.conftest import TSUKIMI
from tests.test_build import ROOT, can_compile

KIT = """
import roji, tsukimi.rules
from roji.testing import check_game
check_game(roji.game("tsukimi", players=3), matches=2)
print(roji.compiled, tsukimi.rules.__file__.endswith(".py"))
"""


@pytest.fixture(scope="module")
def compiled(tsukimi_package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example in a checkout of its own, compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    if not roji.compiled or not can_compile(folder):
        pytest.skip("no C compiler with the headers of Python, or a plain roji")
    shutil.copytree(tsukimi_package, folder, dirs_exist_ok=True)
    setup = (TSUKIMI / "setup.py").read_text("utf-8").replace("src/tsukimi", "tsukimi")
    (folder / "setup.py").write_text(setup, "utf-8")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    assert list((folder / "tsukimi").glob("rules.*.so")), done.stdout
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    return ran(["setup.py", "--quiet", "build_ext", "--inplace", "--if-changed"], folder)


def ran(words: list[str], folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    whole = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT / 'src'}", "ROJI_PURE": "", **env}
    return subprocess.run([sys.executable, *words], cwd=folder, env=whole, capture_output=True, text=True, check=False)


def test_a_compiled_guest_keeps_the_contract_and_equals_its_plain_files(compiled: Path) -> None:
    done = ran(["-c", KIT], compiled)
    assert done.stdout.split() == ["True", "False"], done.stderr


def test_pure_runs_the_plain_files_of_a_compiled_guest(compiled: Path) -> None:
    done = ran(["-c", KIT], compiled, ROJI_PURE="1")
    assert done.stdout.split() == ["False", "True"], done.stderr


@pytest.mark.parametrize("older", ["the guest", "roji"])
def test_a_stale_guest_is_refused_with_the_command_that_mends_it(compiled: Path, tmp_path: Path, older: str) -> None:
    folder = tmp_path / "there"
    shutil.copytree(compiled, folder)
    if older == "the guest":
        with (folder / "tsukimi" / "rules.pxd").open("a") as file:
            file.write("\n")
    else:
        stamp = folder / "tsukimi" / "_built_for_roji.txt"
        stamp.write_text(f"{stamp.read_text().split()[0]}\n{'0' * 64}\n")
    done = ran(["-c", "import tsukimi.rules"], folder)
    assert done.returncode == 1
    assert f"cd {folder} && {sys.executable} setup.py build_ext --inplace" in done.stderr
    listed = ran(["-m", "roji.cli.main", "games", "--lang", "en"], folder)
    assert "Left out: tsukimi" in listed.stdout
    assert "koikoi" in listed.stdout
    assert build(folder).returncode == 0
    assert ran(["-c", "import tsukimi.rules as r; print(r.__file__[-3:])"], folder).stdout.strip() == ".so"

"""Plain and compiled: the stamp, ROJI_PURE, a stale build, the sanitizer build, a machine without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import roji
from roji import _build
from roji import build as build_module

ROOT = Path(__file__).parent.parent


def run(code: str, folder: Path = ROOT / "src", **env: str) -> subprocess.CompletedProcess[str]:
    whole = {**os.environ, "PYTHONPATH": str(folder), "ROJI_PURE": "", **env}
    return subprocess.run([sys.executable, "-c", code], env=whole, capture_output=True, text=True, check=False)


def copied(tmp_path: Path) -> Path:
    """A checkout of its own, without anything built."""
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "_built.txt", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "package.md", tmp_path / "docs")
    if (ROOT / "build" / "c").exists():  # the C files of the present sources need not be written again
        shutil.copytree(ROOT / "build" / "c", tmp_path / "build" / "c")
    return tmp_path


def build(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    whole = {**os.environ, "ROJI_PURE": "", **env}
    return subprocess.run(command, cwd=folder, env=whole, capture_output=True, text=True, check=False)


def can_compile(folder: Path) -> bool:
    """Whether the C compiler works, with sanitizer and the headers of Python."""
    flags = ["-fsanitize=shift,bounds", f"-I{sysconfig.get_path('include')}", "-x", "c", "-c", "-"]
    command = [os.environ.get("CC", "cc"), *flags, "-o", str(folder / "a.o")]
    try:
        done = subprocess.run(command, input="#include <Python.h>\n", capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return False
    return done.returncode == 0 and (folder / "a.o").exists()


def test_pure_forces_the_plain_files() -> None:
    done = run("import roji, roji.games.koikoi.rules as r; print(roji.compiled, r.__file__[-3:])", ROJI_PURE="1")
    assert done.stdout.split() == ["False", ".py"]


def test_the_stamp_fits_the_sources() -> None:
    """`make test` has just built; a compiled roji without a fitting stamp must not exist."""
    assert roji.compiled == (_build.STAMP.exists() and not os.environ.get("ROJI_PURE"))


def test_a_stale_build_is_refused_and_says_the_command(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "src" / "roji" / "_built.txt").write_text("0" * 64)
    done = run("import roji", folder / "src")
    assert done.returncode == 1
    assert "make build" in done.stderr
    assert run("import roji; print(roji.compiled)", folder / "src", ROJI_PURE="1").stdout.strip() == "False"


def test_numbers_that_a_module_takes_over_are_literals_and_belong_to_the_sources(tmp_path: Path) -> None:
    """What the C code says for good must make a build stale when it changes."""
    package = tmp_path / "guest"
    package.mkdir()
    (package / "rules.py").write_text("from guest.numbers import *\n")
    (package / "rules.pxd").write_text("cimport cython\n")
    (package / "numbers.py").write_text("SIDE, WORD = 63, 1 << 40\nNAMES = ('a',)\n")
    files = build_module.numbers_of(package / "rules", [tmp_path])
    assert files == [package / "numbers.py"]
    assert build_module.literals(files) == {"SIDE": 63}
    before = _build.source_hash(package)
    (package / "numbers.py").write_text("SIDE, WORD = 64, 1 << 40\n")
    assert _build.source_hash(package) != before


def test_without_a_compiler_the_plain_files_run_and_one_line_says_so(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    done = build(folder, CC="false")
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert "plain Python" in done.stdout
    code = "import roji; print(roji.compiled, roji.playouts(roji.game('koikoi', rounds=1), 5).games)"
    assert run(code, folder / "src").stdout.split() == ["False", "5"]


SANITIZED = """
import roji
from roji.testing import check_game
assert roji.compiled
for name in roji.list_games():
    game = roji.game(name)
    roji.playouts(game, 300, 5)
    check_game(game, matches=1, seed=2, modes=False)
print("clean")
"""


def test_the_sanitizer_build_traps_nothing(tmp_path: Path) -> None:
    """Shifts beyond the width and indices beyond an array stop the process at once in this build."""
    if not can_compile(tmp_path):
        assert not os.environ.get("CI"), "CI needs a C compiler"
        pytest.skip("no C compiler with the headers of Python: the sanitizer build is not tested")
    folder = copied(tmp_path)
    done = build(folder, ROJI_SANITIZE="1")
    assert done.returncode == 0, done.stderr
    assert (folder / "src" / "roji" / "_built.txt").exists(), done.stdout + done.stderr
    done = run(SANITIZED, folder / "src")
    assert (done.returncode, done.stdout.strip()) == (0, "clean"), done.stderr


def test_importing_roji_loads_no_heavy_library() -> None:
    done = run(
        "import sys, roji; print([m for m in ('numpy', 'rich', 'click', 'fluent', 'babel') if m in sys.modules])"
    )
    assert done.stdout.strip() == "[]"

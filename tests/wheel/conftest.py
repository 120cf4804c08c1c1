"""A wheel and a source archive of a fresh checkout, and a machine that has nothing but Python and that wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from building import ROOT
from tests.checkout import fresh


def run(*words: str | Path, folder: Path, **env: str) -> str:
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fresh(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="session")
def wheel(checkout: Path) -> Path:
    """What `pip wheel .` makes of it, plain: compiling is tested elsewhere and takes long."""
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", "dist", ".", folder=checkout, ROJI_PURE="1")
    (made,) = checkout.glob("dist/*.whl")
    return made


@pytest.fixture(scope="session")
def archive(checkout: Path, wheel: Path) -> Path:
    """Its source archive; the wheel before it has built the app."""
    code = "from building import backend; backend.build_sdist('dist')"
    run(sys.executable, "-c", code, folder=checkout)
    (made,) = checkout.glob("dist/*.tar.gz")
    return made


class Machine:
    """What the script of the container image makes in an empty folder; no Node, no compiler, no checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, folder / "venv" / "bin"
        self.env = {"PATH": str(self.programs), "HOME": str(folder), "LANG": "C.UTF-8", "NO_COLOR": "1"}

    def run(self, program: str, *words: str, text: str = "") -> str:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.folder,
            env=self.env,
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def machine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    made = Machine(tmp_path_factory.mktemp("machine"))
    said = run(ROOT / "deploy" / "install.sh", made.programs.parent, wheel, folder=made.folder, PYTHON=sys.executable)
    assert str(made.programs / "roji") in said
    return made

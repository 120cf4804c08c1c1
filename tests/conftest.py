"""What several tests share."""

from __future__ import annotations

import importlib
import os
import random
import re
import secrets
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tests.shell import Shell

ROOT = Path(__file__).parent.parent


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The command line."""
    return Shell(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def own_shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches played in tests are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state", numbered=True)))


@pytest.fixture(autouse=True)
def own_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, keys and cards drawn in this process follow from the test's name: what held yesterday holds today.

    One deal of Koi-Koi in eighty ends with a lucky hand before anybody plays. SOAK_SEED draws others.
    """
    chance = random.Random(f"{request.node.nodeid} {os.environ.get('SOAK_SEED', '')}")
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    monkeypatch.setattr(secrets, "choice", chance.choice)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


@pytest.fixture(scope="session")
def pebbles_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of docs/adding-a-game.md as another package would bring it: with an entry point."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "adding-a-game.md").read_text("utf-8"), re.DOTALL)
    folder = tmp_path_factory.mktemp("site")
    (folder / "pebbles.py").write_text(next(block for block in blocks if "class Pebbles" in block), "utf-8")
    kit = next(block for block in blocks if "check_game(roji.game" in block).split("check_game(roji.game")[0]
    (folder / "pebbles_facts.py").write_text(kit, "utf-8")
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[roji.games]\npebbles = pebbles:Pebbles\n")
    return folder


@pytest.fixture
def pebbles(pebbles_package: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game, installed while a test runs."""
    monkeypatch.syspath_prepend(str(pebbles_package))
    return importlib.import_module("pebbles")


TSUKIMI = ROOT / "examples" / "tsukimi"


@pytest.fixture(scope="session")
def tsukimi_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of examples/tsukimi as it is in a checkout, with its entry point."""
    folder = tmp_path_factory.mktemp("tsukimi")
    shutil.copytree(TSUKIMI / "src" / "tsukimi", folder / "tsukimi", ignore=shutil.ignore_patterns("*.so", "_built*"))
    project = tomllib.loads((TSUKIMI / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "tsukimi-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tsukimi\nVersion: 1.0\n")
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())])
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))
    return folder


@pytest.fixture
def tsukimi(tsukimi_package: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game, installed while a test runs."""
    monkeypatch.syspath_prepend(str(tsukimi_package))
    return importlib.import_module("tsukimi")
